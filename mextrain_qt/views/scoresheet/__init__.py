"""The scoresheet: its table model and its dock."""
