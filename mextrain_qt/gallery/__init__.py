"""Pictures of the window in every state, made again from fixed deals with ``make screenshots``."""
