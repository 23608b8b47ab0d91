"""The matches played before: figures, plots, and a table from which each can be replayed."""
