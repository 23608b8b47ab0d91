"""A monkey at the window: does anything that can be done, at random, and notes what came of it."""
