"""How a tile lies in its line, and where that puts it: the values the table's geometry is made of.

Coordinates are those of the screen: x to the right, y downward. Headings are in radians, measured
from the x axis towards the y axis (clockwise as seen), from a tile's inner half to its outer half.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum

from mextrain_qt.model.frozen import frozen


class Shape(Enum):
    """How a tile lies in its line.

    ``ALONG``: lengthwise, as most do. ``ACROSS``: a double, crosswise. ``SPUR``: beside the double
    before it, as a closed side branch; the line itself goes on from the double.
    """

    ALONG = "along"
    ACROSS = "across"
    SPUR = "spur"

    # Whole lines are looked up by what lies in them, and Enum's own hash is worked out in Python.
    __hash__ = object.__hash__

    @property
    def length(self) -> float:
        """Its extent in the direction of the line, in half-tiles."""
        return 1.0 if self is Shape.ACROSS else 2.0

    @property
    def width(self) -> float:
        """Its extent square to the line, in half-tiles."""
        return 2.0 if self is Shape.ACROSS else 1.0


@frozen
class Placed:
    """A tile, or a place for one: its centre, the line's heading there (radians), and how it lies."""

    x: float
    y: float
    heading: float
    shape: Shape

    # Some hundreds are made for every state of a table: this takes half as long as what serves every kind.
    def __init__(self, x: float, y: float, heading: float, shape: Shape) -> None:
        _put_x(self, x)
        _put_y(self, y)
        _put_heading(self, heading)
        _put_shape(self, shape)

    def corners(self, unit: float = 1.0) -> tuple[tuple[float, float], ...]:
        """The four corners of its outline; ``unit`` is the side of a half-tile."""
        half_length = self.shape.length * unit / 2
        half_width = self.shape.width * unit / 2
        ax, ay = math.cos(self.heading) * half_length, math.sin(self.heading) * half_length
        bx, by = -math.sin(self.heading) * half_width, math.cos(self.heading) * half_width
        x, y = self.x, self.y
        return (
            (x - ax - bx, y - ay - by),
            (x + ax - bx, y + ay - by),
            (x + ax + bx, y + ay + by),
            (x - ax + bx, y - ay + by),
        )


_put_x, _put_y, _put_heading, _put_shape = (
    vars(Placed)[name].__set__ for name in ("x", "y", "heading", "shape")
)


@frozen
class FreePlace:
    """Where the next tile of a line would land, however it will lie.

    ``beside`` is there only while the line ends in a double: the place of that double's spur.
    """

    along: Placed
    across: Placed
    beside: Placed | None


Line = Sequence[Shape]
"""The tiles of one line, from the hub outward."""
