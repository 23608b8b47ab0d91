"""The first game: a guided round in which a coach teaches one thing at a time."""
