"""Whether tiles lie on each other: the check that no layout leaves without."""

from __future__ import annotations

import math
from collections.abc import Iterable

from mextrain_qt.views.table.shapes import Placed, Shape

_CELL = 2.3
"""No two tiles whose centres are farther apart than this can touch (half-tiles)."""

_HALF = {shape: (shape.length / 2, shape.width / 2) for shape in Shape}


def distance_apart(one: Placed, other: Placed) -> float:
    """How far two tiles are apart along the axis that parts them best, in half-tiles.

    Negative when they overlap. For tiles whose nearest points are corners it is less than the true
    distance.
    """
    dx, dy = other.x - one.x, other.y - one.y
    (length, width), (other_length, other_width) = _HALF[one.shape], _HALF[other.shape]
    turn = other.heading - one.heading
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    ux, uy = math.cos(one.heading), math.sin(one.heading)
    best = abs(dx * ux + dy * uy) - length - other_length * cos - other_width * sin
    best = max(best, abs(dy * ux - dx * uy) - width - other_length * sin - other_width * cos)
    ux, uy = math.cos(other.heading), math.sin(other.heading)
    best = max(best, abs(dx * ux + dy * uy) - other_length - length * cos - width * sin)
    return max(best, abs(dy * ux - dx * uy) - other_width - length * sin - width * cos)


def overlaps(tiles: Iterable[Placed], least: float = 0.0) -> list[tuple[Placed, Placed]]:
    """The pairs of tiles that are less than ``least`` apart; all in half-tiles."""
    found: list[tuple[Placed, Placed]] = []
    cells: dict[tuple[int, int], list[Placed]] = {}
    reach = _CELL * _CELL
    for tile in tiles:
        x, y = tile.x, tile.y
        column, row = int(x // _CELL), int(y // _CELL)
        for near in (
            (column - 1, row - 1), (column, row - 1), (column + 1, row - 1),
            (column - 1, row), (column, row), (column + 1, row),
            (column - 1, row + 1), (column, row + 1), (column + 1, row + 1),
        ):  # fmt: skip
            for other in cells.get(near, ()):
                dx, dy = other.x - x, other.y - y
                if dx * dx + dy * dy < reach and distance_apart(tile, other) < least:
                    found.append((other, tile))
        cells.setdefault((column, row), []).append(tile)
    return found
