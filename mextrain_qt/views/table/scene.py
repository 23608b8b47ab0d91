"""The scene: the felt with the table on it, and the rack below; who lies where, and how it gets there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal, Slot
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mextrain_qt.bridge.pace import NORMAL, Pace
from mextrain_qt.bridge.published import HandTile, Phase, TableView
from mextrain_qt.model.events import Event, TileDrawn, TileLaid
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.rack.rack_layer import Z_RACK_TILES, RackLayer
from mextrain_qt.views.rack.slots import Slots, slots
from mextrain_qt.views.table.animator import EASE, GLIDE, Animator
from mextrain_qt.views.table.berths import Berth, rack_berths, table_berths
from mextrain_qt.views.table.camera import Camera
from mextrain_qt.views.table.carried import Carried
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.felt_layer import FeltLayer
from mextrain_qt.views.table.inspector import LineInspector
from mextrain_qt.views.table.placement import LEAST_SIDE, Plan, edge, landing, plan
from mextrain_qt.views.table.pointing import Pointing
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.pulse import Pulse
from mextrain_qt.views.table.redraws import Redraws
from mextrain_qt.views.table.tile_item import TileItem
from mextrain_qt.views.table.visitors import Visitors
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import Frame, TilePainter, rounded_turn

Z_FLYING: Final = 200.0
Z_CARRIED: Final = 300.0

DEAL_STEP: Final = 24
"""How long after one dealt tile the next follows, in milliseconds."""

_RING: Final = 3.6
"""How wide the ring is that points a tile out, in half-tiles."""


class TableScene(QGraphicsScene):
    """Shows a :class:`TableView`. One unit of the scene is one pixel of the view.

    Every tile that can be seen has one item for as long as it is seen, so that it flies from wherever
    it is to wherever it belongs.
    """

    laid_out = Signal()
    """Everything knows where it belongs now, or is on its way there."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animator = Animator(self)
        self.pulse = Pulse(self)
        self.pointing = Pointing(self)
        self.pointing.changed.connect(self.settle)
        self.drawing = Drawing(tiles, artwork, Look(), 1.0)
        self.pace: Pace = NORMAL
        self.felt = FeltLayer(self, self.animator)
        self.rack = RackLayer(self, self)
        self.inspector = LineInspector(self, self.animator, self)
        self.view: TableView | None = None
        self.camera = Camera(1.0, 1.0)
        self.tile_scale = 1.0
        self.slots: Slots | None = None
        self.plan: Plan | None = None
        self.order: tuple[HandTile, ...] = ()
        self._items: dict[Tile, TileItem] = {}
        self._goals: dict[Tile, Pose] = {}
        self._drawn: dict[Tile, tuple[float, int, Drawing]] = {}
        self._redraws = Redraws(self)
        self._waiting: set[Tile] = set()
        self._backs: list[TileItem] = []
        self._visitors = Visitors(self, self.animator, Z_FLYING)
        self._carried: Carried | None = None
        self._selected: Tile | None = None
        self._by_keyboard = False
        self._targets: tuple[int, ...] = ()
        self._choosing = False
        self._chosen: int | None = None
        self._painted: object = None

    # What is shown.

    def show_table(self, view: TableView, events: tuple[Event, ...]) -> None:
        """Show that table; what differs from the one before flies and glides to its place."""
        before = self.view
        fresh = before is None or _round_of(before) != _round_of(view)
        if fresh:
            self._begin(view)
        self.view = view
        if self._carried is None or _tiles(self.order) != _tiles(view.hand):
            self.order = view.hand
        self._lay_out(self.pace.glide if not fresh else 0, events if not fresh else ())
        if fresh and not any(line.tiles for line in view.lines):
            self._deal()

    def set_pace(self, pace: Pace) -> None:
        """Move at that pace from now on; at no pace whatever is on its way arrives."""
        self.pace = pace
        if pace.fly <= 0:
            self.animator.finish()
        self.pulse.allow(pace.glide > 0)

    def set_look(self, look: Look) -> None:
        """Draw everything in that look."""
        self.drawing = Drawing(self.drawing.tiles, self.drawing.artwork, look, self.drawing.dpr)
        self.relay()

    def set_tile_scale(self, scale: float) -> None:
        """Draw tiles at most so large from now on, in parts of the usual size."""
        if scale != self.tile_scale:
            self.tile_scale = scale
            self.plan = None
            self.relay()

    def set_size(self, width: float, height: float, dpr: float) -> None:
        """Fill a view of that size and sharpness, at once."""
        self.drawing = Drawing(self.drawing.tiles, self.drawing.artwork, self.drawing.look, dpr)
        self.setSceneRect(0, 0, width, height)
        self.relay()

    def relay(self) -> None:
        """Put everything where it belongs, at once."""
        self.animator.finish()
        self._lay_out(0, ())

    @Slot()
    def settle(self) -> None:
        """Let everything that is out of its place glide back to it."""
        self._lay_out(self.pace.glide, ())

    def set_camera(self, camera: Camera) -> None:
        """Look at the table like that, at once."""
        self.camera = camera
        self.relay()

    def point_out(self, tile: Tile) -> bool:
        """Point a tile out for a moment, looking where it lies; whether it is to be seen at all."""
        pose = self._goals.get(tile)
        if pose is None:
            return False
        if not any(each.tile is tile for each in self.order):
            camera, edge = self.camera, 1.5 * pose.half
            seen = QRectF(edge, edge, camera.width - 2 * edge, camera.height - 2 * edge)
            if not seen.contains(pose.x, pose.y):
                self.glide_camera(camera.panned(camera.width / 2 - pose.x, camera.height / 2 - pose.y))
        self.pointing.point_at(tile)
        return True

    def glide_camera(self, camera: Camera) -> None:
        """Look at the table like that, getting there by a glide."""
        start = self.camera
        self.animator.finish()

        def step(progress: float) -> None:
            self.camera = start.between(camera, progress)
            self._lay_out(0, ())

        self.animator.start("camera", self.pace.glide, step, curve=GLIDE)

    def clear_table(self) -> None:
        """Stop all motion, for good."""
        self.animator.clear()
        self._redraws.clear()
        self.pulse.show(())

    # The hand.

    def show_order(self, order: tuple[HandTile, ...]) -> None:
        """Show the hand in that order, before it is agreed on."""
        if order != self.order:
            self.order = order
            self._place_tiles(self.pace.fly // 2, ())
            self._show_train()

    def select(self, tile: Tile | None, *, by_keyboard: bool = False) -> None:
        """Frame that tile of the rack; the keyboard's frame is the plainer one."""
        before, self._selected, self._by_keyboard = self._selected, tile, by_keyboard
        for each in {before, tile} - {None}:
            assert each is not None
            self._frame_tile(each)

    def show_targets(
        self, lines: tuple[int, ...], *, choosing: bool = False, chosen: int | None = None
    ) -> None:
        """Light up the ends of those lines; while ``choosing`` with the digits that choose them."""
        self._targets, self._choosing, self._chosen = lines, choosing, chosen
        self._show_ends()

    def pick_up(self, tile: Tile) -> None:
        """Take a tile of the rack in hand; it stays where it is carried until put down."""
        item = self._items[tile]
        item.setZValue(Z_CARRIED)
        self._carried = Carried(tile, item, self.animator, self.pace.fly // 3)
        self._show_ends()

    def carry(self, x: float, y: float) -> None:
        """Carry the tile in hand there, as it lies in the rack."""
        if self._carried is not None and self.slots is not None:
            half = self.slots.half * 1.06
            self._carried.follow(Pose(x, y, self._rack_turn(self._carried.tile), half))

    def carry_to_end(self, line: int) -> None:
        """Show the tile in hand at the end of that line, turned the right way."""
        if self._carried is not None and self.view is not None and self.plan is not None:
            self._carried.snap(landing(self.view, self.plan, self.camera, self._carried.tile, line))

    def put_down(self) -> None:
        """Let the tile in hand go; :meth:`settle` brings it home."""
        if self._carried is not None:
            self.animator.stop(self._carried.tile)
            self._goals.pop(self._carried.tile, None)
        self._carried = None
        self._show_ends()

    @property
    def carried(self) -> Tile | None:
        """The tile in hand."""
        return self._carried.tile if self._carried is not None else None

    # Where things are.

    def felt_height(self) -> float:
        """Where the felt ends and the rack begins."""
        return self.slots.top if self.slots is not None else self.sceneRect().height()

    def rack_tile_at(self, x: float, y: float) -> Tile | None:
        """The tile of the rack at a point of the scene."""
        slots = self.slots
        if slots is None:
            return None
        for each, (px, py) in zip(self.order, slots.places, strict=False):
            if abs(x - px) <= 1.08 * slots.half and abs(y - py) <= 0.62 * slots.half:
                return each.tile
        return None

    def line_at(self, x: float, y: float) -> int | None:
        """The line at a point of the felt: its bed, a tile on it, or the place at its end."""
        if y >= self.felt_height() or self.plan is None:
            return None
        reach = 1.05 * self.plan.seen(self.camera)
        near = [line for line, items in self.felt.lines.items() if items.holds(x, y, reach)]
        return min(near, key=lambda line: self.felt.lines[line].distance(x, y), default=None)

    def nearest_line(self, x: float, y: float) -> int | None:
        """The line nearest to a point, however far it is."""
        nearest = self.felt.distance_to_line(x, y)
        return nearest[0] if nearest is not None else None

    def tile_pose(self, tile: Tile) -> Pose | None:
        """Where a tile belongs, ``None`` if it is not to be seen."""
        return self._goals.get(tile)

    def shown_pose(self, tile: Tile) -> Pose | None:
        """Where a tile is seen at this moment."""
        item = self._items.get(tile)
        return item.pose if item is not None else None

    def item(self, tile: Tile) -> TileItem | None:
        """The item of a tile that can be seen."""
        return self._items.get(tile)

    @property
    def backs(self) -> int:
        """How many face-down tiles lie in the rack."""
        return len(self._backs)

    # Laying out.

    def _begin(self, view: TableView) -> None:
        self.pointing.stop()
        # Its line belongs to the table before, and there may be no such line at this one.
        self.inspector.close()
        self.animator.finish()
        self.pulse.show(())
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._goals.clear()
        self._drawn.clear()
        self._redraws.clear()
        self._carried = None
        self.plan = None
        self.felt.begin(view)

    def _lay_out(self, duration: int, events: tuple[Event, ...]) -> None:
        view, size = self.view, self.sceneRect()
        if view is None or min(size.width(), size.height()) < LEAST_SIDE:
            return
        self._build_rack(view, size)
        height = self.felt_height()
        if min(size.width(), height) < LEAST_SIDE:
            return
        if (self.camera.width, self.camera.height) != (size.width(), height):
            self.camera = self.camera.resized(size.width(), height)
            self.plan = None
        painted = (size.width(), height, self.drawing)
        if self._painted != painted:
            self.felt.paint_surface(self.drawing, size.width(), height)
            self._painted = painted
        before = self.plan.fit if self.plan is not None else None
        self.plan = plan(view, size.width(), height, before, self.tile_scale)
        self.felt.show(view, self.plan, self.camera, self.drawing, duration)
        self._place_tiles(duration, events)
        self._show_trail(view, duration)
        self._show_ends()
        self._show_train()
        if self.inspector.line is not None:
            self.open_inspector(self.inspector.line)
        self.laid_out.emit()

    def _build_rack(self, view: TableView, size: QRectF) -> None:
        covered = view.phase is Phase.COVERED
        count = view.seats[view.bottom].tiles if covered else len(view.hand)
        if view.viewer is None and not covered:
            self.slots = None
        else:
            train = min(view.train.length, count) if view.train is not None else 0
            self.slots = slots(size.width(), size.height(), count, train, self.tile_scale)
        self.rack.show(self.slots, size.width(), self.drawing)
        self._place_backs(count if covered else 0)

    def _place_backs(self, count: int) -> None:
        while len(self._backs) > count:
            self.removeItem(self._backs.pop())
        while len(self._backs) < count:
            item = TileItem()
            item.setZValue(Z_RACK_TILES)
            self.addItem(item)
            self._backs.append(item)
        if self.slots is not None:
            for item, (x, y) in zip(self._backs, self.slots.places, strict=False):
                item.show_face(self.drawing.tile(None, self.slots.half, 0.0), self.slots.half)
                item.set_pose(Pose(x, y, 0.0, self.slots.half))

    def _berths(self) -> dict[Tile, Berth]:
        assert self.view is not None
        assert self.plan is not None
        berths = table_berths(self.view, self.plan, self.camera, self.pointing.tile)
        if self.slots is not None:
            berths |= rack_berths(self.order, self.slots, self._selected)
        return berths

    def _place_tiles(self, duration: int, events: tuple[Event, ...]) -> None:
        if self.plan is None:
            return
        berths = self._berths()
        for tile in [tile for tile in self._items if tile not in berths]:
            self._drop_item(tile)
        for tile, berth in berths.items():
            item = self._items.get(tile)
            born = item is None
            if item is None:
                item = self._items[tile] = TileItem()
                self.addItem(item)
                item.set_pose(self._birthplace(tile, events, berth) if duration > 0 else berth.pose)
            self._draw(tile, item, berth)
            if tile is self.carried:
                self._goals[tile] = berth.pose
                continue
            self._send(tile, item, berth, duration, born)
        self._dress_all()
        if duration > 0:
            self._show_draws(events)

    def _draw(self, tile: Tile, item: TileItem, berth: Berth) -> None:
        """Draw a tile for its berth: at once if it has no picture yet, otherwise when there is time."""

        def draw() -> None:
            item.show_face(self.drawing.tile(tile, berth.drawn_half, berth.pose.turn), berth.drawn_half)

        wanted = (berth.drawn_half, rounded_turn(berth.pose.turn), self.drawing)
        before = self._drawn.get(tile)
        self._drawn[tile] = wanted
        if before == wanted:
            return
        if before is None or before[2] is not wanted[2] or self.pace.glide <= 0:
            self._redraws.drop(tile)
            draw()
        else:

            def draw_later() -> None:
                draw()
                self._dress(tile)

            self._redraws.add(tile, draw_later)

    def _send(self, tile: Tile, item: TileItem, berth: Berth, duration: int, born: bool) -> None:
        """Let a tile go to its berth: by flight from afar or from the rack, by a glide otherwise."""
        before = self._goals.get(tile)
        self._goals[tile] = berth.pose
        if duration > 0 and self.animator.moves(tile) and before == berth.pose:
            return
        if duration <= 0 or item.pose.is_near(berth.pose):
            self.animator.stop(tile)
            item.set_pose(berth.pose)
            item.setZValue(berth.z)
            return
        start = item.pose
        flies = born or (item.zValue() >= Z_RACK_TILES and not berth.in_rack) or item.zValue() >= Z_FLYING
        if flies:
            self._fly(tile, item, start, berth.pose, berth.z)
            return
        item.setZValue(berth.z)
        self.animator.start(
            tile,
            duration,
            lambda progress: item.set_pose(start.towards(berth.pose, progress)),
            curve=EASE if berth.in_rack else GLIDE,
        )

    def _birthplace(self, tile: Tile, events: tuple[Event, ...], berth: Berth) -> Pose:
        """Where a tile comes from that could not be seen before."""
        assert self.plan is not None
        if berth.in_rack:
            if any(type(event) is TileDrawn and event.tile is tile for event in events):
                return self.felt.boneyard.pose
            return berth.pose
        for event in events:
            if type(event) is TileLaid and event.tile is tile:
                return edge(self.plan, self.camera, event.seat, berth.pose.half)
        return berth.pose

    def _show_draws(self, events: tuple[Event, ...]) -> None:
        """Let a face-down tile fly to every other seat that drew."""
        view, table = self.view, self.plan
        assert view is not None
        assert table is not None
        for event in events:
            if type(event) is TileDrawn and event.seat != view.viewer:
                start = self.felt.boneyard.pose
                goal = edge(table, self.camera, event.seat, start.half)
                self._visitors.send(start, goal, self.drawing, self.pace.fly)

    def _deal(self) -> None:
        """Let the hand come from the boneyard, one tile after another."""
        if self.pace.fly <= 0 or self.slots is None:
            return
        start = replace(self.felt.boneyard.pose, opacity=0.0)
        for place, each in enumerate(self.order):
            item, goal = self._items.get(each.tile), self._goals.get(each.tile)
            if item is None or goal is None:
                continue
            item.set_pose(start)
            self._fly(each.tile, item, start, goal, Z_RACK_TILES, delay=place * DEAL_STEP)

    def _fly(self, tile: Tile, item: TileItem, start: Pose, goal: Pose, z: float, *, delay: int = 0) -> None:
        """Let a tile fly over everything else and lie down at its goal."""
        item.setZValue(Z_FLYING)
        self.animator.start(
            tile,
            self.pace.fly,
            lambda progress: item.set_pose(start.towards(goal, progress)),
            done=lambda: item.setZValue(z),
            delay=delay,
        )

    def _drop_item(self, tile: Tile) -> None:
        self.animator.stop(tile)
        item = self._items.pop(tile)
        self._goals.pop(tile, None)
        self._drawn.pop(tile, None)
        self._redraws.drop(tile)
        for each in ("halo", "ring"):
            self.pulse.forget(item.over(each))
        self.removeItem(item)

    def _rack_turn(self, tile: Tile) -> float:
        return next((180.0 if each.flipped else 0.0 for each in self.order if each.tile is tile), 0.0)

    # What is over and beside the tiles.

    def _dress_all(self) -> None:
        """Frame what is to be framed, let open doubles glow, and let what waits pulse."""
        view = self.view
        assert view is not None
        self._waiting = {line.tiles[-1].tile for line in view.lines if line.open_double}
        for tile in self._items:
            self._dress(tile)
        glowing: list[QGraphicsItem] = [
            halo for tile in self._waiting if (halo := self._items[tile].over("halo")) is not None
        ]
        pointed = self._items.get(self.pointing.tile) if self.pointing.tile is not None else None
        ring = pointed.over("ring") if pointed is not None else None
        if ring is not None:
            glowing.append(ring)
        if self.felt.boneyard.halo.isVisible():
            glowing.append(self.felt.boneyard.halo)
        self.pulse.show(glowing)

    def _dress(self, tile: Tile) -> None:
        item = self._items[tile]
        if tile in self._waiting:
            tiles, dpr, look = self.drawing.tiles, self.drawing.dpr, self.drawing.look
            item.put_over("halo", tiles.halo_pixmap(item.drawn_half, dpr, look))
        elif item.over("halo") is not None:
            self.pulse.forget(item.over("halo"))
            item.put_over("halo", None)
        if tile is self.pointing.tile:
            artwork, dpr, look = self.drawing.artwork, self.drawing.dpr, self.drawing.look
            item.put_over("ring", artwork.pointer_pixmap(_RING * item.drawn_half, dpr, look))
        elif item.over("ring") is not None:
            self.pulse.forget(item.over("ring"))
            item.put_over("ring", None)
        self._frame_tile(tile)

    def _frame_tile(self, tile: Tile) -> None:
        view, item = self.view, self._items.get(tile)
        if view is None or item is None:
            return
        frame: Frame | None = None
        if any(each.tile is tile for each in self.order):
            if tile is self._selected:
                frame = Frame.FOCUS if self._by_keyboard else Frame.SELECTED
        elif view.last_laid is not None:
            line, place = view.last_laid
            if view.line(line).tiles[place].tile is tile:
                frame = Frame.LAST
        if frame is None:
            item.put_over("frame", None)
            return
        pixmap = self.drawing.tiles.frame_pixmap(frame, item.drawn_half, self.drawing.dpr, self.drawing.look)
        item.put_over("frame", pixmap)

    def _show_trail(self, view: TableView, duration: int) -> None:
        poses = {laid.tile: (self._goals[laid.tile], laid.lie) for line in view.lines for laid in line.tiles}
        self.felt.show_trail(view, poses, self.drawing, self.camera, duration)

    def _show_ends(self) -> None:
        if self.view is not None:
            self.felt.show_ends(
                self.view,
                self._targets,
                carrying=self._carried is not None,
                choosing=self._choosing,
                chosen=self._chosen,
            )

    def _show_train(self) -> None:
        view = self.view
        if view is None:
            return
        train = view.train
        if train is not None and self.order[: train.length] != view.hand[: train.length]:
            train = None
        self.rack.show_train(train, len(view.hand), self.drawing)

    # The panel.

    def open_inspector(self, line: int) -> None:
        """Show the whole of a line in a panel."""
        if self.view is None:
            return
        room = QRectF(0, 0, self.sceneRect().width(), self.felt_height())
        self.inspector.open(self.view, line, self.drawing, room, self.pace.fly // 2)


def _round_of(view: TableView) -> tuple[object, ...]:
    return (
        view.round_number, view.engine, view.number, view.bottom, view.commitment,
        tuple((seat.name, seat.colour) for seat in view.seats),
    )  # fmt: skip


def _tiles(order: tuple[HandTile, ...]) -> frozenset[Tile]:
    return frozenset(each.tile for each in order)
