"""How fast things happen at the table; time is a parameter everywhere."""

from __future__ import annotations

from typing import Final

from mextrain_qt.model.frozen import frozen


@frozen
class Pace:
    """``think``: how long a computer player seems to think; ``fly``: how long a tile is on its way;
    ``glide``: how long lines take to move when the scale changes. All in milliseconds, 0 = at once.
    """

    name: str
    think: int
    fly: int
    glide: int


RELAXED: Final = Pace("relaxed", 1400, 250, 300)
NORMAL: Final = Pace("normal", 700, 220, 250)
FAST: Final = Pace("fast", 250, 140, 160)
INSTANT: Final = Pace("instant", 0, 0, 0)

PACES: Final = {pace.name: pace for pace in (RELAXED, NORMAL, FAST, INSTANT)}
"""The paces a player can choose, by name."""
