"""Where every tile that can be seen belongs: on the table as the plan says, in the rack as the hand lies."""

from __future__ import annotations

from typing import Final

from mextrain_qt.bridge.published import HandTile, TableView
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.rack.rack_layer import Z_RACK_TILES
from mextrain_qt.views.rack.slots import Slots
from mextrain_qt.views.table.camera import Camera
from mextrain_qt.views.table.drawing import drawn_size
from mextrain_qt.views.table.hub_item import Z_HUB
from mextrain_qt.views.table.placement import Plan, turn_of
from mextrain_qt.views.table.pose import Pose

Z_TILES: Final = 10.0
Z_OPEN_DOUBLE: Final = 28.0

_FINER: Final = (1.0, 1.25, 1.5, 2.0, 2.5, 3.0)


@frozen
class Berth:
    """Where a tile belongs: its pose, the size its pixmap is drawn for, its height in the stack."""

    pose: Pose
    drawn_half: float
    z: float
    in_rack: bool


def table_berths(view: TableView, plan: Plan, camera: Camera, above: Tile | None) -> dict[Tile, Berth]:
    """The berths of the engine and of the tiles on the lines; ``above`` lies over its neighbours."""
    berths: dict[Tile, Berth] = {}
    finer = next(step for step in _FINER if step >= min(camera.zoom, _FINER[-1]))
    drawn = drawn_size(plan.unit * finer)
    x, y = camera.to_screen(*plan.centre)
    engine = Tile(view.engine, view.engine)
    berths[engine] = Berth(Pose(x, y, 90.0, plan.seen(camera)), drawn, Z_HUB + 1, False)
    for line in view.lines:
        last = len(line.tiles) - 1
        for place, (laid, placed) in enumerate(zip(line.tiles, plan.layouts[line.line].tiles, strict=True)):
            lifted = (line.open_double and place == last) or laid.tile is above
            z = Z_OPEN_DOUBLE if lifted else Z_TILES + place * 0.01
            pose = plan.pose(placed, turn_of(laid, placed.heading), camera)
            berths[laid.tile] = Berth(pose, drawn, z, False)
    return berths


def rack_berths(order: tuple[HandTile, ...], slots: Slots, selected: Tile | None) -> dict[Tile, Berth]:
    """The berths of the tiles in the rack, in that order; the selected one stands a little higher."""
    berths: dict[Tile, Berth] = {}
    half = slots.half
    for each, (x, y) in zip(order, slots.places, strict=False):
        lift = 0.1 * half if each.tile is selected else 0.0
        turn = 180.0 if each.flipped else 0.0
        berths[each.tile] = Berth(Pose(x, y - lift, turn, half), half, Z_RACK_TILES, True)
    return berths
