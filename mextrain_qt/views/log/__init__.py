"""The log of the round: what has happened, in sentences."""
