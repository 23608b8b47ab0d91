"""How far out the table is already taken, all the way round."""

from __future__ import annotations

import math

SECTORS = 72
_SECTOR = 2 * math.pi / SECTORS
_LOOK_AHEAD = 19


class Skyline:
    """The level up to which the table is taken, for every sector of the circle."""

    __slots__ = ("_tops",)

    def __init__(self) -> None:
        self._tops = [0.0] * SECTORS

    def build(self, start: float, end: float, level: float) -> None:
        """Note that a line ran from one angle to the other (radians) at that level."""
        tops = self._tops
        first, last = int(start / _SECTOR), int(end / _SECTOR)
        if first > last:
            first, last = last, first
        for sector in range(first, last + 1):
            place = sector % SECTORS
            if tops[place] < level:
                tops[place] = level

    def climb(self, level: float, angle: float, distance: float, pitch: float) -> float:
        """The steepest climb asked for by what lies clockwise ahead, up to ``distance`` radians.

        That is the rise in level per unit of way round on the straightest way that stays ``pitch``
        above everything, seen from that level and angle.
        """
        tops = self._tops
        first = int(angle / _SECTOR) + 2
        reach = first * _SECTOR - angle
        clear = level - pitch
        steepest = 0.0
        for sector in range(first, first + min(int(distance / _SECTOR) - 1, _LOOK_AHEAD)):
            height = tops[sector % SECTORS] - clear
            if height > steepest * reach:
                steepest = height / reach
            reach += _SECTOR
        return steepest / level
