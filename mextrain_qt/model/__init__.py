"""The game itself in plain Python: tiles, rules, matches, positions and computer players."""
