"""The felt in the scene: surface, beds of track, hub, boneyard, and the trail of the last plays."""

from __future__ import annotations

from math import degrees
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mextrain_qt.bridge.published import Lie, TableView
from mextrain_qt.model.actions import DRAW, MEXICAN
from mextrain_qt.model.events import TileLaid
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork.boneyard import stack_size
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.table.animator import GLIDE, Animator
from mextrain_qt.views.table.boneyard_item import BoneyardItem
from mextrain_qt.views.table.camera import Camera
from mextrain_qt.views.table.drawing import Drawing, line_colour
from mextrain_qt.views.table.hub_item import HubItem
from mextrain_qt.views.table.line_items import LineItems
from mextrain_qt.views.table.placement import Plan, beside, clearance, takes_spur
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.tile_item import PixmapPiece

Z_SURFACE: Final = -100.0
Z_TRAIL: Final = 50.0

TRAIL: Final = 9
"""How many of the last plays are marked at most."""

Laid = dict[Tile, tuple[Pose, Lie]]
"""Where the tiles on the table are, and how they lie."""

_TRAIL_SIGN: Final = 0.66


class FeltLayer:
    """Everything on the felt but the tiles; the items are the scene's."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._surface = QGraphicsPixmapItem()
        self._surface.setZValue(Z_SURFACE)
        self._surface.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._surface.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        scene.addItem(self._surface)
        self.hub = HubItem(scene)
        self.boneyard = BoneyardItem(scene)
        self.lines: dict[int, LineItems] = {}
        self._corner: int | None = None
        self._trail: list[PixmapPiece] = []
        self._colours: tuple[int, ...] = ()

    def paint_surface(self, drawing: Drawing, width: float, height: float) -> None:
        """Lay the felt, that wide and high."""
        self._surface.setPixmap(
            drawing.artwork.surface_pixmap(QSizeF(width, height), drawing.dpr, drawing.look)
        )

    def begin(self, view: TableView) -> None:
        """Take out the lines of another table and put in this one's."""
        for items in self.lines.values():
            items.remove()
        self._colours = tuple(seat.colour for seat in view.seats)
        self.lines = {
            line.line: LineItems(
                self._scene,
                self._animator,
                line.line,
                line_digit(line.line),
                line_colour(line.line, self._colours),
            )
            for line in view.lines
        }
        self._corner = None

    def show(self, view: TableView, plan: Plan, camera: Camera, drawing: Drawing, duration: int) -> None:
        """Lay beds, hub, signs and boneyard as the plan and the camera say, gliding in ``duration`` ms."""
        for line, items in self.lines.items():
            layout = plan.layouts[line]
            items.paint(drawing, plan.unit, camera)
            x, y = camera.to_screen(layout.end.along.x, layout.end.along.y)
            beside = layout.end.beside if takes_spur(view, view.line(line)) else None
            items.place(
                [camera.to_screen(*point) for point in layout.bed],
                (x, y, layout.end.along.heading),
                camera.to_screen(beside.x, beside.y) if beside is not None else None,
                plan.seen(camera),
                duration,
            )
        self._show_hub(view, plan, camera, drawing, duration)
        self._show_boneyard(view, plan, drawing, camera)

    def show_ends(
        self,
        view: TableView,
        targets: tuple[int, ...],
        *,
        carrying: bool,
        choosing: bool,
        chosen: int | None,
    ) -> None:
        """Show at every line's end whether it may be used, would take the tile at hand, or is open."""
        for line, items in self.lines.items():
            there = view.line(line)
            target = line in targets
            items.show_end(
                # While a double waits, it alone invites, even where another double might be laid elsewhere.
                ring=there.usable and view.must_cover in (None, line),
                faint=carrying or choosing,
                target=target,
                label=target and choosing,
                marker=there.is_open,
            )
            items.show_chosen(target and line == chosen, among=choosing and target)

    def show_trail(
        self, view: TableView, poses: Laid, drawing: Drawing, camera: Camera, duration: int
    ) -> None:
        """Number what the others have laid since the viewer's turn, oldest first, beside the tiles."""
        laid = [
            event
            for event in view.since
            if type(event) is TileLaid and event.seat != view.viewer and event.tile in poses
        ]
        laid = laid[-TRAIL:] if view.viewer is not None else []
        while len(self._trail) > len(laid):
            gone = self._trail.pop()
            self._animator.stop(gone)
            self._scene.removeItem(gone)
        dpr = drawing.dpr * max(1.0, camera.zoom)
        for place, event in enumerate(laid):
            pose, lie = poses[event.tile]
            fresh = place >= len(self._trail)
            if fresh:
                piece = PixmapPiece()
                piece.setZValue(Z_TRAIL)
                self._scene.addItem(piece)
                self._trail.append(piece)
            piece = self._trail[place]
            unit = pose.half / camera.zoom
            diameter = max(11, round(_TRAIL_SIGN * unit))
            colour = line_colour(event.seat, self._colours)
            pixmap = drawing.artwork.sign_pixmap(str(place + 1), colour, diameter, dpr)
            piece.show_pixmap(pixmap, unit)
            goal = Pose(*beside(pose, lie, camera), 0.0, pose.half)
            start = goal if fresh else piece.pose
            if fresh and duration > 0:
                piece.set_pose(Pose(goal.x, goal.y, 0.0, goal.half, 0.0))
                start = piece.pose
            _glide(self._animator, piece, start, goal, duration)

    @property
    def trail_length(self) -> int:
        """How many of the last plays are numbered."""
        return len(self._trail)

    def distance_to_line(self, x: float, y: float) -> tuple[int, float] | None:
        """The line whose bed is nearest to a point, and how far it is; ``None`` on a bare felt."""
        found = min(((items.distance(x, y), line) for line, items in self.lines.items()), default=None)
        return (found[1], found[0]) if found is not None else None

    def _show_hub(self, view: TableView, plan: Plan, camera: Camera, drawing: Drawing, duration: int) -> None:
        letters = seat_letters([seat.name for seat in view.seats])
        stalls = tuple(
            (
                degrees(plan.layouts[line].spoke),
                line_colour(line, self._colours),
                "M" if line == MEXICAN else letters[line],
            )
            for line in plan.order
        )
        self.hub.paint_stalls(drawing, stalls, plan.hub_radius, plan.unit, camera.zoom)
        moving = view.to_move if view.result is None else None
        self.hub.mark_mover(plan.order.index(moving) if moving is not None else None)
        x, y = camera.to_screen(*plan.centre)
        _glide(self._animator, self.hub, self.hub.pose, Pose(x, y, 0.0, plan.seen(camera)), duration)

    def _show_boneyard(self, view: TableView, plan: Plan, drawing: Drawing, camera: Camera) -> None:
        half = min(max(27.0 * min(camera.width / 980, camera.height / 560), 18.0), 46.0)
        self.boneyard.paint(drawing, view.boneyard, half)
        self.boneyard.invite(DRAW in view.legal)
        size = stack_size(half)
        inset = 10.0
        left, top = size.width() / 2 + inset, size.height() / 2 + inset
        right, bottom = camera.width - left, camera.height - top
        corners = ((right, bottom), (left, bottom), (right, top), (left, top))
        room = [clearance(plan, *corner) - size.width() / 2 - 1.2 * plan.unit for corner in corners]
        if self._corner is None or room[self._corner] < 0:
            free = [place for place, space in enumerate(room) if space >= 0]
            self._corner = free[0] if free else room.index(max(room))
        self.boneyard.place(*corners[self._corner])


def line_digit(line: int) -> str:
    """The digit by which a line is chosen: 1 to 8 for the seats, 0 for the Mexican train."""
    return "0" if line == MEXICAN else str(line + 1)


def _glide(animator: Animator, piece: PixmapPiece, start: Pose, goal: Pose, duration: int) -> None:
    if duration <= 0 or start.is_near(goal):
        animator.stop(piece)
        piece.set_pose(goal)
        return
    animator.start(piece, duration, lambda p: piece.set_pose(start.towards(goal, p)), curve=GLIDE)
