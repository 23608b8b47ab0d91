"""What must never be wrong with a table's layout."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Final

from mextrain_qt.views.table.clearance import distance_apart, overlaps
from mextrain_qt.views.table.geometry import LineLayout, Placed, Shape, TableLayout

LEAST_UNIT: Final = 9.0
"""No half-tile may be smaller than this, in pixels."""

MOST_TURN: Final = 40.0
"""Neighbours in a line differ by no more than this in heading, in degrees."""

LEAST_BETWEEN_ENDS: Final = 1.0
"""The centres of two free places are at least this far apart, in half-tiles, so that a drop is clear."""

KINDS: Final = ("overlap", "off the table", "too small", "end covered", "ends too close", "sharp bend")
"""The faults there can be."""


def faults(layout: TableLayout, width: float, height: float) -> set[str]:
    """Which of :data:`KINDS` a layout on a table of that size (pixels) has."""
    unit = layout.unit
    lines = [[_in_units(tile, unit) for tile in line.tiles] for line in layout.lines]
    tiles = [tile for line in lines for tile in line]
    ends = [_in_units(line.end.along, unit) for line in layout.lines]
    found = set()
    if overlaps(tiles):
        found.add("overlap")
    everything = [*tiles, *ends]
    if not all(
        -1e-6 <= x * unit <= width + 1e-6 and -1e-6 <= y * unit <= height + 1e-6
        for tile in everything
        for x, y in tile.corners()
    ):
        found.add("off the table")
    if unit < LEAST_UNIT:
        found.add("too small")
    if any(_touch(end, tile) for end in ends for tile in tiles):
        found.add("end covered")
    if any(
        math.hypot(one.x - other.x, one.y - other.y) < LEAST_BETWEEN_ENDS
        for one, other in combinations(ends, 2)
    ):
        found.add("ends too close")
    if sharpest(layout) > MOST_TURN:
        found.add("sharp bend")
    return found


def sharpest(layout: TableLayout) -> float:
    """The most that two neighbours of a line differ in heading, free place included, in degrees."""
    return max(
        (
            abs(math.degrees(math.remainder(one.heading - other.heading, 2 * math.pi)))
            for line in layout.lines
            for one, other in pairwise(_followed(line))
        ),
        default=0.0,
    )


def moved(before: TableLayout, after: TableLayout) -> list[float]:
    """How far every tile of the one layout lies from where it lies in the other, in its half-tiles."""
    return [
        math.hypot(one.x - other.x, one.y - other.y) / before.unit
        for line, later in zip(before.lines, after.lines, strict=True)
        for one, other in zip(line.tiles, later.tiles, strict=False)
    ]


def _followed(line: LineLayout) -> list[Placed]:
    """What follows each other in a line: its tiles but the spurs, and the free place."""
    return [*(tile for tile in line.tiles if tile.shape is not Shape.SPUR), line.end.along]


def _in_units(tile: Placed, unit: float) -> Placed:
    return Placed(tile.x / unit, tile.y / unit, tile.heading, tile.shape)


def _touch(one: Placed, other: Placed) -> bool:
    near = abs(one.x - other.x) < 3 and abs(one.y - other.y) < 3
    return near and distance_apart(one, other) < 0
