"""Matches between computer players without a window, and what they show about the players' strength."""
