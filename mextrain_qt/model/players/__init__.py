"""Computer players, one file a kind."""
