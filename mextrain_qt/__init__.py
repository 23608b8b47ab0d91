"""Mexican Train, the domino game, on the desktop."""

__version__ = "0.1.0"
