"""How far out the table is already taken, all the way round."""

from __future__ import annotations

import math

SECTORS = 72
SECTOR = 2 * math.pi / SECTORS
_LOOK_AHEAD = 19


class Skyline:
    """The level up to which the table is taken, for every sector of the circle."""

    __slots__ = ("_tops",)

    def __init__(self) -> None:
        # The first few sectors stand once more behind the last ones: whoever looks ahead need not wrap.
        self._tops = [0.0] * (SECTORS + _LOOK_AHEAD)

    def build(self, first: int, last: int, level: float) -> None:
        """Note that a line ran from one sector to another, either way round, at that level.

        Sectors are counted on and on: 72 is 0 once more.
        """
        tops = self._tops
        step = 1 if first < last else -1
        while True:
            place = first % SECTORS
            if tops[place] < level:
                tops[place] = level
                if place < _LOOK_AHEAD:
                    tops[place + SECTORS] = level
            if first == last:
                return
            first += step

    def climb(self, level: float, angle: float, distance: float, pitch: float, least: float) -> float:
        """The steepest climb asked for by what lies clockwise ahead within ``distance``, at least ``least``.

        That is the rise in level per unit of way round on the straightest way that stays ``pitch``
        above everything, seen from that level and angle.
        """
        first = int(angle / SECTOR) + 2
        reach = first * SECTOR - angle
        clear = level - pitch
        unasked = steepest = least * level
        count = int(distance / SECTOR) - 1
        if count <= 0:
            return least
        first %= SECTORS
        for top in self._tops[first : first + (count if count < _LOOK_AHEAD else _LOOK_AHEAD)]:
            height = top - clear
            if height > steepest * reach:
                steepest = height / reach
            reach += SECTOR
        return steepest / level if steepest > unasked else least
