"""The oval the pinwheel is drawn on: polar coordinates stretched to the shape of the table.

A point has a *level* (1 and more: the distance from the centre it would have on a round table, in
half-tiles) and an *angle* (radians, clockwise as seen). Up to the rim of the hub the levels are
circles; beyond it they are ellipses that grow ``stretch`` times as fast sideways as up and down.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

RIM = 2.2
"""The level at which lines begin: the edge of the hub, in half-tiles."""


@dataclass(frozen=True, slots=True)
class Oval:
    """The stretched plane; ``stretch`` is 1 for a round table."""

    stretch: float

    def half_width(self, level: float) -> float:
        """How far the ellipse of that level reaches sideways, in half-tiles."""
        return RIM + self.stretch * (level - RIM)

    def point(self, level: float, angle: float) -> tuple[float, float]:
        """The point of the plane, in half-tiles from the centre."""
        return self.half_width(level) * math.cos(angle), level * math.sin(angle)

    def polar(self, x: float, y: float) -> tuple[float, float]:
        """The level and the angle of a point outside the hub; angles from -pi to pi."""
        low, high = RIM * 0.5, abs(y) + abs(x) + RIM
        for _ in range(40):
            level = (low + high) / 2
            if (x / self.half_width(level)) ** 2 + (y / level) ** 2 > 1:
                low = level
            else:
                high = level
        level = (low + high) / 2
        return level, math.atan2(y / level, x / self.half_width(level))

    def tilt(self, level: float, angle: float, heading: float) -> float:
        """The angle from straight outward to ``heading``, as it is before the stretching.

        ``heading`` is a direction of the plane (radians). The result runs from -pi to pi, positive
        for clockwise.
        """
        cos, sin = math.cos(angle), math.sin(angle)
        across = self.half_width(level)
        dx, dy = math.cos(heading), math.sin(heading)
        scale = self.stretch * level * cos * cos + across * sin * sin
        outward = (level * cos * dx + across * sin * dy) / scale
        round_about = (self.stretch * cos * dy - sin * dx) / scale * level
        return math.atan2(round_about, outward)
