"""Which tile goes where on the table: the published lines, laid out for the size of the felt."""

from __future__ import annotations

from math import cos, degrees, hypot, radians, sin
from typing import Final

from mextrain_qt.bridge.published import LaidTile, Lie, LineView, TableView
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.table.camera import Camera
from mextrain_qt.views.table.fit import largest_unit
from mextrain_qt.views.table.geometry import Fit, LineLayout, lay_out
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.shapes import Placed, Shape

LEAST_SIDE: Final = 120.0
"""No table is laid out on a felt that is narrower or lower than this, in pixels."""

_SHAPES: Final = {Lie.ALONG: Shape.ALONG, Lie.ACROSS: Shape.ACROSS, Lie.SPUR: Shape.SPUR}


@frozen
class Plan:
    """The table laid out: places in pixels from the top left of the felt, as they are when all fits.

    ``order``: the lines clockwise, the one that points down first. ``layouts``: theirs, by line.
    """

    unit: float
    centre: tuple[float, float]
    hub_radius: float
    order: tuple[int, ...]
    layouts: dict[int, LineLayout]
    fit: Fit

    def pose(self, placed: Placed, turn: float, camera: Camera) -> Pose:
        """A place as the camera sees it, for what is turned so far (degrees)."""
        x, y = camera.to_screen(placed.x, placed.y)
        return Pose(x, y, turn % 360.0, self.unit * camera.zoom)

    def seen(self, camera: Camera) -> float:
        """The side of a half-tile as the camera sees it."""
        return self.unit * camera.zoom


def clockwise(view: TableView) -> tuple[int, ...]:
    """The lines clockwise from the bottom: the seats in turn order, the Mexican train last."""
    count = len(view.seats)
    return (*((view.bottom + step) % count for step in range(count)), view.lines[-1].line)


def plan(view: TableView, width: float, height: float, previous: Fit | None, tile_scale: float = 1.0) -> Plan:
    """Lay out the table on a felt of that size; ``previous`` is the fit of a moment before."""
    order = clockwise(view)
    shapes = [[_SHAPES[tile.lie] for tile in view.line(line).tiles] for line in order]
    most = largest_unit(width, height) * tile_scale
    laid, fit = lay_out(shapes, width, height, previous=previous, max_unit=most)
    layouts = dict(zip(order, laid.lines, strict=True))
    return Plan(laid.unit, laid.centre, laid.hub_radius, order, layouts, fit)


def turn_of(tile: LaidTile, heading: float) -> float:
    """How far a tile's pixmap is turned (degrees) where its line heads that way (radians).

    The pixmap has the higher half on the left; the inner half goes towards the hub.
    """
    if tile.lie is Lie.ACROSS:
        return degrees(heading) + 90.0
    return degrees(heading) if tile.inner == tile.tile.high else degrees(heading) + 180.0


def landing(view: TableView, plan: Plan, camera: Camera, tile: Tile, line: int) -> Pose:
    """Where and how a tile would lie at the end of a line, whose number it shows."""
    there = view.line(line)
    free = plan.layouts[line].end
    if tile.is_double:
        laid, place = LaidTile(tile, tile.high, tile.high, Lie.ACROSS, None, 0, 0.0), free.across
    else:
        lie = Lie.SPUR if free.beside is not None and takes_spur(view, there) else Lie.ALONG
        place = free.beside if lie is Lie.SPUR and free.beside is not None else free.along
        inner = there.end if there.end in tile else tile.high
        laid = LaidTile(tile, inner, tile.other(inner), lie, None, 0, 0.0)
    return plan.pose(place, turn_of(laid, place.heading), camera)


def takes_spur(view: TableView, line: LineView) -> bool:
    """Whether the next tile of the line goes beside it, as the first of two that its double needs."""
    options = view.options
    return (
        options.doubles == "pause"
        and options.cover == 2
        and bool(line.tiles)
        and line.tiles[-1].lie is Lie.ACROSS
    )


def edge(plan: Plan, camera: Camera, line: int, half: float) -> Pose:
    """A place just outside the felt, in the direction of a line's stall."""
    angle = plan.layouts[line].spoke
    dx, dy = cos(angle), sin(angle)
    x, y = plan.centre
    out = 2 * half
    side = camera.width + out - x if dx > 0 else x + out
    end = camera.height + out - y if dy > 0 else y + out
    reach = min(
        side / abs(dx) if abs(dx) > 1e-6 else float("inf"), end / abs(dy) if abs(dy) > 1e-6 else float("inf")
    )
    return Pose(x + dx * reach, y + dy * reach, degrees(angle) % 360.0, half)


def clearance(plan: Plan, x: float, y: float) -> float:
    """How far a point of the table is from the nearest tile or free place, in pixels."""
    best = float("inf")
    for layout in plan.layouts.values():
        for placed in (*layout.tiles, layout.end.along):
            best = min(best, hypot(placed.x - x, placed.y - y))
    return best


def beside(pose: Pose, lie: Lie, camera: Camera) -> tuple[float, float]:
    """A point at the long edge of a tile that lies like that, for a small sign.

    Above the tile rather than below it, unless it would be out of sight there.
    """
    heading = radians(pose.turn - (90.0 if lie is Lie.ACROSS else 0.0))
    reach = (1.12 if lie is Lie.ACROSS else 0.66) * pose.half
    x, y = -sin(heading) * reach, cos(heading) * reach
    if y > 0 or (y == 0 and x > 0):
        x, y = -x, -y
    margin = 0.4 * pose.half
    inside = margin < pose.x + x < camera.width - margin and margin < pose.y + y < camera.height - margin
    return (pose.x + x, pose.y + y) if inside else (pose.x - x, pose.y - y)
