"""Laying rigid tiles along a curve that is still being drawn.

Every tile is a chord: it starts where the tile before it ended and ends on the curve. Where the
curve bends, the gap in front of the tile opens just as far as the corners on the inside need.
"""

from __future__ import annotations

import math
from math import sqrt

from mextrain_qt.views.table.shapes import FreePlace, Line, Placed, Shape

GAP = 0.07
"""The least distance between neighbours of a line, in half-tiles."""

SPUR_SIDE = 1.0 + GAP
"""How far beside the line's centre the centre of a spur lies, in half-tiles."""

BED_SIDE = 0.75
"""How far the bed of a line reaches to the side of its tiles' middle, in half-tiles: it is wider than
they are and follows the curve, which they cut short."""

# A little less than it takes, for what gets lost in squaring.
_NEAR_ALONG = (2.0 + GAP) ** 2 - 1e-9
_NEAR_ACROSS = (1.0 + GAP) ** 2 - 1e-9


class Chords:
    """The tiles of one line, laid while the curve grows; all in half-tiles.

    ``placed`` are the tiles laid so far; ``free`` is the place behind the last one, ``None`` until
    the curve is long enough for it, and the line is finished once it is there. ``left``, ``top``,
    ``right`` and ``bottom`` bound the tiles, the free place and the bed beneath them.

    ``all_laid``: only the free place is still to come.
    ``end_x`` and ``end_y`` are where the last tile ends. Whoever draws the curve need not call
    :meth:`extend` for points nearer to it than the root of ``near``: nothing can be laid before.
    """

    __slots__ = ("_heading_x", "_heading_y", "_last", "_length", "_shapes", "all_laid", "bottom", "end_x",
                 "end_y", "free", "left", "near", "placed", "right", "top")  # fmt: skip

    def __init__(self, shapes: Line, x: float, y: float, heading: float) -> None:
        self._shapes = shapes
        self._last: Shape | None = None
        self.end_x = self.left = self.right = x
        self.end_y = self.top = self.bottom = y
        self._heading_x, self._heading_y = math.cos(heading), math.sin(heading)
        self.placed: list[Placed] = []
        self.free: FreePlace | None = None
        self._await_next()

    def _await_next(self) -> Shape:
        """Be ready for the next tile, or for the free place: how it will lie."""
        count = len(self.placed)
        self.all_laid = count == len(self._shapes)
        shape = Shape.ALONG if self.all_laid else self._shapes[count]
        self._length, self.near = (1.0, _NEAR_ACROSS) if shape is Shape.ACROSS else (2.0, _NEAR_ALONG)
        return shape

    def extend(self, from_x: float, from_y: float, x: float, y: float) -> bool:
        """Carry the curve on from one point to another; true when that completed a tile or the free place.

        What is laid ends between the two, where it is as far as needed from the end of the last tile.
        """
        end_x, end_y, least = self.end_x, self.end_y, self._length + GAP
        dx, dy = x - end_x, y - end_y
        distance = sqrt(dx * dx + dy * dy)
        if distance < least:
            return False
        beyond = distance - (least + self._corner(dx, dy, distance))
        if beyond < 0:
            return False
        dx, dy = from_x - end_x, from_y - end_y
        distance = sqrt(dx * dx + dy * dy)
        short = least + self._corner(dx, dy, distance) - distance if distance > GAP else self._length
        if short > 0:
            part = short / (short + beyond)
            dx += part * (x - from_x)
            dy += part * (y - from_y)
            distance = sqrt(dx * dx + dy * dy)
        self._lay(dx, dy, dx / distance, dy / distance)
        return True

    def _corner(self, dx: float, dy: float, distance: float) -> float:
        """How much farther than straight ahead the next tile must end if it lies in that direction.

        Two tiles are apart when one of their faces, drawn on, has the other's corners beyond it. That
        is the next tile's inner face where the last lies along, and the last one's outer face where
        that is a double, whose own corners stand out farther.
        """
        sine = abs(self._heading_x * dy - self._heading_y * dx) / distance
        if self._last is not Shape.ACROSS:
            return sine / 2
        return sine / (2 * max(sqrt(1 - min(sine * sine, 1.0)), 0.3))

    def _lay(self, dx: float, dy: float, ux: float, uy: float) -> None:
        """Lay the next tile in the direction (ux, uy) to end at (dx, dy) from the end of the last one."""
        end_x, end_y = self.end_x + dx, self.end_y + dy
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
        self.end_x, self.end_y, self._heading_x, self._heading_y = end_x, end_y, ux, uy
        self._last = shape
        while self._await_next() is Shape.SPUR:
            self.placed.append(self._bounded(self._beside(), ux, uy))

    def _beside(self) -> Placed:
        """The place of a spur at the tile just laid: alongside the line, on its outer side."""
        ux, uy = self._heading_x, self._heading_y
        x = self.end_x + ux * (1.0 + GAP) + uy * SPUR_SIDE
        y = self.end_y + uy * (1.0 + GAP) - ux * SPUR_SIDE
        return Placed(x, y, math.atan2(uy, ux), Shape.SPUR)

    def _bounded(self, tile: Placed, ux: float, uy: float) -> Placed:
        """The same tile, which lies in the direction (ux, uy), with the bounds widened to hold it."""
        length, width = (0.5, 1.0) if tile.shape is Shape.ACROSS else (1.0, BED_SIDE)
        ux, uy, x, y = abs(ux), abs(uy), tile.x, tile.y
        half_x, half_y = length * ux + width * uy, length * uy + width * ux
        if x - half_x < self.left:
            self.left = x - half_x
        if x + half_x > self.right:
            self.right = x + half_x
        if y - half_y < self.top:
            self.top = y - half_y
        if y + half_y > self.bottom:
            self.bottom = y + half_y
        return tile
