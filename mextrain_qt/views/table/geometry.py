"""Where everything lies on the table, in pixels: the hub, the lines, their free ends.

The geometry is pure: no widgets, no state. What has to be remembered within a round is the
:class:`Fit`, which goes in again with the next state. Coordinates are those of the screen, with the
table's upper left corner at (0, 0); headings are in radians, from the x axis clockwise as seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.table.fit import Fit, choose, largest_unit
from mextrain_qt.views.table.pinwheel import Track
from mextrain_qt.views.table.shapes import FreePlace, Line, Placed, Shape

__all__ = ["Fit", "FreePlace", "Line", "LineLayout", "Placed", "Shape", "TableLayout", "lay_out"]

HUB_RADIUS = 1.75
"""The radius of the hub, in half-tiles: the lines begin a little farther out."""

STALL_RADIUS = 1.42
"""How far from the centre the seats' signs are, in half-tiles."""


@frozen
class LineLayout:
    """One line: its ``tiles`` from the hub outward, and the ``end`` where the next one would lie.

    ``bed`` is the centre line of its track, from the hub to a little beyond the middle of the free place.
    ``stall`` is the centre of the seat's sign on the hub, ``spoke`` the angle of both (radians).
    """

    tiles: tuple[Placed, ...]
    end: FreePlace
    bed: tuple[tuple[float, float], ...]
    stall: tuple[float, float]
    spoke: float


@frozen
class TableLayout:
    """The whole table. ``unit`` is the side of a half-tile; the engine lies at ``centre``."""

    unit: float
    centre: tuple[float, float]
    hub_radius: float
    lines: tuple[LineLayout, ...]


def lay_out(
    lines: Sequence[Line],
    width: float,
    height: float,
    *,
    previous: Fit | None = None,
    max_unit: float | None = None,
) -> tuple[TableLayout, Fit]:
    """Lay out the lines on a table of that size (pixels).

    ``lines`` are given clockwise from the bottom, the Mexican train last; the first runs straight down.
    A line begins with a tile that lies along, and a double never follows a double or its spur.
    ``previous`` is the fit of the state before in the same round: with it, tiles never grow and stay
    where they are if they can. ``max_unit`` limits the half-tile (pixels); without it the limit is 34
    on a table of 980 × 560 and grows with the table.

    Raises ``ValueError`` without lines and for a table that has no room for anything.
    """
    if not lines:
        raise ValueError("a table has at least one line")
    if not (width >= 100 and height >= 100):
        raise ValueError(f"a table of {width:g} × {height:g} pixels is too small: 100 × 100 is the least")
    limit = largest_unit(width, height) if max_unit is None else max_unit
    drawing, fit = choose(lines, width, height, previous, limit)
    unit, x, y = fit.unit, fit.x, fit.y
    layout = TableLayout(
        unit,
        (x, y),
        HUB_RADIUS * unit,
        tuple(_line(track, unit, x, y) for track in drawing.tracks),
    )
    return layout, fit


def _line(track: Track, unit: float, x: float, y: float) -> LineLayout:
    free = track.free
    beside = None if free.beside is None else _scaled(free.beside, unit, x, y)
    stall = STALL_RADIUS * unit
    return LineLayout(
        tuple([_scaled(tile, unit, x, y) for tile in track.tiles]),
        FreePlace(_scaled(free.along, unit, x, y), _scaled(free.across, unit, x, y), beside),
        tuple(_smooth(track.bed, unit, x, y)),
        (x + stall * math.cos(track.spoke), y + stall * math.sin(track.spoke)),
        track.spoke,
    )


def _smooth(
    curve: Sequence[tuple[float, float]], unit: float, x: float, y: float
) -> list[tuple[float, float]]:
    """The curve with a point more between any two, on the cubic through them and those beside them.

    Its ends are straight, as the first tile and the free place are. The curve is in half-tiles, what
    comes of it is scaled by ``unit`` and moved by (x, y).
    """
    points = [(x + px * unit, y + py * unit) for px, py in curve[:1]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(curve, curve[1:], curve[2:], curve[3:], strict=False):
        points.append((x + bx * unit, y + by * unit))
        points.append(
            (
                x + (9 * (bx + cx) - ax - dx) / 16 * unit,
                y + (9 * (by + cy) - ay - dy) / 16 * unit,
            )
        )
    points.extend((x + px * unit, y + py * unit) for px, py in (curve[-2:] if len(curve) > 2 else curve[1:]))
    return points


def _scaled(tile: Placed, unit: float, x: float, y: float) -> Placed:
    return Placed(x + tile.x * unit, y + tile.y * unit, tile.heading, tile.shape)
