"""Whether tiles lie on each other: the check that no layout leaves without."""

from __future__ import annotations

import math
from collections.abc import Iterable

from mextrain_qt.views.table.shapes import Placed, Shape

_CELL = 2.3
"""No two tiles whose centres are farther apart than this can touch (half-tiles)."""

_ROW = 1 << 20
"""How many cells make a row: more than any table is wide."""

_AROUND = tuple(row + column for row in (-_ROW, 0, _ROW) for column in (-1, 0, 1))

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
    cells: dict[int, list[tuple[Placed, float, float, float, float, float, float]]] = {}
    reach, enough = _CELL * _CELL, least + 1e-9
    for tile in tiles:
        x, y = tile.x, tile.y
        ux, uy = math.cos(tile.heading), math.sin(tile.heading)
        length, width = _HALF[tile.shape]
        cell = int(x // _CELL) + _ROW * int(y // _CELL)
        for near in _AROUND:
            for other, other_x, other_y, other_ux, other_uy, other_length, other_width in cells.get(
                cell + near, ()
            ):
                dx, dy = other_x - x, other_y - y
                if dx * dx + dy * dy >= reach:
                    continue
                # Most are parted along the axes of this one, and what is known of both is enough to see it.
                cos, sin = abs(ux * other_ux + uy * other_uy), abs(ux * other_uy - uy * other_ux)
                if abs(dx * ux + dy * uy) - length - other_length * cos - other_width * sin > enough:
                    continue
                if abs(dy * ux - dx * uy) - width - other_length * sin - other_width * cos > enough:
                    continue
                if distance_apart(tile, other) < least:
                    found.append((other, tile))
        cells.setdefault(cell, []).append((tile, x, y, ux, uy, length, width))
    return found
