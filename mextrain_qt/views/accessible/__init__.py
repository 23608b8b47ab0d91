"""What the board is to a screen reader: the hand, the lines and the boneyard, one thing each."""
