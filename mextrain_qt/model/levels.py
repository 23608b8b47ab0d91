"""What the levels of computer players are called; the players themselves are in :mod:`.players`."""

from __future__ import annotations

from typing import Final

LEVEL_NAMES: Final = ("novice", "casual", "steady", "planner", "master")
"""The levels, the weakest first."""
