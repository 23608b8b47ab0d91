"""Laying rigid tiles along a curve that is still being drawn.

Every tile is a chord: it starts where the tile before it ended and ends on the curve. Where the
curve bends, the gap in front of the tile opens just as far as the corners on the inside need.
"""

from __future__ import annotations

import math

from mextrain_qt.views.table.shapes import FreePlace, Line, Placed, Shape

GAP = 0.07
"""The least distance between neighbours of a line, in half-tiles."""

SPUR_SIDE = 1.0 + GAP
"""How far beside the line's centre the centre of a spur lies, in half-tiles."""


BED_SIDE = 0.75
"""How far the bed of a line reaches to the side of its tiles' middle, in half-tiles: it is wider than
they are and follows the curve, which they cut short."""


class Chords:
    """The tiles of one line, laid while the curve grows; all in half-tiles.

    ``placed`` are the tiles laid so far; ``free`` is the place behind the last one, ``None`` until
    the curve is long enough for it, and the line is finished once it is there. ``left``, ``top``,
    ``right`` and ``bottom`` bound the tiles, the free place and the bed beneath them.
    """

    __slots__ = ("_end_x", "_end_y", "_heading_x", "_heading_y", "_last", "_length", "_shapes", "_x", "_y",
                 "bottom", "free", "left", "placed", "right", "top")  # fmt: skip

    def __init__(self, shapes: Line, x: float, y: float, heading: float) -> None:
        self._shapes = shapes
        self._last: Shape | None = None
        self._length = (shapes[0] if shapes else Shape.ALONG).length
        self._x = self._end_x = self.left = self.right = x
        self._y = self._end_y = self.top = self.bottom = y
        self._heading_x, self._heading_y = math.cos(heading), math.sin(heading)
        self.placed: list[Placed] = []
        self.free: FreePlace | None = None

    @property
    def all_laid(self) -> bool:
        """Whether only the free place is still to come."""
        return len(self.placed) == len(self._shapes)

    def extend(self, x: float, y: float) -> bool:
        """Carry the curve on to that point; true when that completed a tile or the free place."""
        dx, dy = x - self._end_x, y - self._end_y
        distance = math.sqrt(dx * dx + dy * dy)
        if distance >= self._length + GAP:
            beyond = distance - self._needed(dx, dy, distance)
            if beyond >= 0:
                self._lay_towards(x, y, beyond)
                self._x, self._y = x, y
                return True
        self._x, self._y = x, y
        return False

    def _needed(self, dx: float, dy: float, distance: float) -> float:
        """How far from the last tile's end the next one's must be if it lies in that direction.

        Two tiles are apart when one of their faces, drawn on, has the other's corners beyond it. That
        is the next tile's inner face where the last lies along, and the last one's outer face where
        that is a double, whose own corners stand out farther.
        """
        sine = abs(self._heading_x * dy - self._heading_y * dx) / distance
        if self._last is not Shape.ACROSS:
            return self._length + GAP + sine / 2
        return self._length + GAP + sine / (2 * max(math.sqrt(1 - min(sine * sine, 1.0)), 0.3))

    def _lay_towards(self, x: float, y: float, beyond: float) -> None:
        """Lay the next tile so that it ends between the curve's last point and (x, y).

        ``beyond`` is how much farther than needed (x, y) is.
        """
        dx, dy = self._x - self._end_x, self._y - self._end_y
        distance = math.sqrt(dx * dx + dy * dy)
        short = self._needed(dx, dy, distance) - distance if distance > GAP else self._length
        if short > 0:
            part = short / (short + beyond)
            dx += part * (x - self._x)
            dy += part * (y - self._y)
            distance = math.sqrt(dx * dx + dy * dy)
        ux, uy = dx / distance, dy / distance
        end_x, end_y = self._end_x + dx, self._end_y + dy
        if self.all_laid:
            heading = math.atan2(uy, ux)
            along = self._bounded(Placed(end_x - ux, end_y - uy, heading, Shape.ALONG), ux, uy)
            across = Placed(end_x - ux * 1.5, end_y - uy * 1.5, heading, Shape.ACROSS)
            waits = bool(self._shapes) and self._shapes[-1] is Shape.ACROSS
            self.free = FreePlace(along, across, self._beside() if waits else None)
            return
        shape = self._shapes[len(self.placed)]
        half = self._length / 2
        tile = Placed(end_x - ux * half, end_y - uy * half, math.atan2(uy, ux), shape)
        self.placed.append(self._bounded(tile, ux, uy))
        self._end_x, self._end_y, self._heading_x, self._heading_y = end_x, end_y, ux, uy
        self._last = shape
        while not self.all_laid and self._shapes[len(self.placed)] is Shape.SPUR:
            self.placed.append(self._bounded(self._beside(), ux, uy))
        self._length = (Shape.ALONG if self.all_laid else self._shapes[len(self.placed)]).length

    def _beside(self) -> Placed:
        """The place of a spur at the tile just laid: alongside the line, on its outer side."""
        ux, uy = self._heading_x, self._heading_y
        x = self._end_x + ux * (1.0 + GAP) + uy * SPUR_SIDE
        y = self._end_y + uy * (1.0 + GAP) - ux * SPUR_SIDE
        return Placed(x, y, math.atan2(uy, ux), Shape.SPUR)

    def _bounded(self, tile: Placed, ux: float, uy: float) -> Placed:
        """The same tile, which lies in the direction (ux, uy), with the bounds widened to hold it."""
        length, width = (0.5, 1.0) if tile.shape is Shape.ACROSS else (1.0, BED_SIDE)
        ux, uy = abs(ux), abs(uy)
        half_x, half_y = length * ux + width * uy, length * uy + width * ux
        self.left = min(self.left, tile.x - half_x)
        self.right = max(self.right, tile.x + half_x)
        self.top = min(self.top, tile.y - half_y)
        self.bottom = max(self.bottom, tile.y + half_y)
        return tile
