"""A match played back in the window: the board, the hands laid open, and the bar that moves it."""
