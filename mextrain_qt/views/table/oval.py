"""The oval the pinwheel is drawn on: polar coordinates stretched to the shape of the table.

A point has a *level* (1 and more: the distance from the centre it would have on a round table, in
half-tiles) and an *angle* (radians, clockwise as seen). Up to the rim of the hub the levels are
circles; beyond it they are ellipses that grow ``stretch`` times as fast sideways as up and down.
"""

from __future__ import annotations

import math

from mextrain_qt.model.frozen import frozen

RIM = 2.2
"""The level at which lines begin: the edge of the hub, in half-tiles."""


@frozen
class Oval:
    """The stretched plane; ``stretch`` is 1 for a round table."""

    stretch: float

    def half_width(self, level: float) -> float:
        """How far the ellipse of that level reaches sideways, in half-tiles."""
        return RIM + self.stretch * (level - RIM)

    def polar(self, x: float, y: float) -> tuple[float, float]:
        """The level and the angle of a point outside the hub; angles from -pi to pi."""
        level = max(RIM, math.hypot(x, y))
        for _ in range(8):
            across = self.half_width(level)
            sideways, upright = (x / across) ** 2, (y / level) ** 2
            off = sideways + upright - 1
            level = max(RIM, level + off / (2 * (sideways * self.stretch / across + upright / level)))
            if abs(off) < 1e-9:
                break
        return level, math.atan2(y / level, x / self.half_width(level))
