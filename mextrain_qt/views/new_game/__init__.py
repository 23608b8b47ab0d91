"""The new-game dialog: who plays, with which tiles, and by which house rules."""
