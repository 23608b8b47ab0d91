"""One line's bed of track in the scene, with what stands at its end: ring, target, marker."""

from __future__ import annotations

from math import cos, degrees, radians, sin
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from mextrain_qt.views.table.animator import GLIDE, Animator
from mextrain_qt.views.table.camera import Camera
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.ribbon import (
    Points,
    beside,
    between,
    distance,
    polyline,
    resampled,
    ribbon,
    tail,
)
from mextrain_qt.views.table.smooth_path import SmoothPath
from mextrain_qt.views.table.tile_item import PixmapPiece
from mextrain_qt.views.theme import line_bed, line_edge, table_colours

BED_WIDTH: Final = 1.42
"""In half-tiles."""

_SAMPLES: Final = 90
_RING: Final = 0.82
_TARGET: Final = 1.5
_LABEL: Final = 0.72
_FOCUS: Final = 2.1
_TARGET_BACK: Final = 0.22
_TARGET_AT_MARKER: Final = 1.05
_FOCUS_AT_MARKER: Final = 1.5
_TARGET_BACK_AT_MARKER: Final = 0.5
_FAINT: Final = 0.4
_NOT_CHOSEN: Final = 0.6
_MARKER: Final = 1.02
_STEEPEST: Final = 38.0  # degrees
_SLEEPER_WIDTH: Final = 0.86
_GAUGE: Final = 0.25

Z_BED: Final = 0.0
Z_TRACK: Final = 1.0
Z_RING: Final = 4.0
Z_MARKER: Final = 40.0
Z_TARGET: Final = 45.0


class LineItems:
    """The bed, the visible track of its free end, and the signs at that end.

    All places are pixels of the scene, ``unit`` is the side of a half-tile there. The items belong to
    the scene; this keeps names for them.
    """

    def __init__(
        self, scene: QGraphicsScene, animator: Animator, line: int, digit: str, colour: QColor
    ) -> None:
        self.line = line
        self._digit = digit
        self._scene = scene
        self._animator = animator
        self._colour = colour
        self._points: list[tuple[float, float]] = []
        self._unit = 1.0
        self._goal: list[tuple[float, float]] = []
        self._goal_unit = 0.0
        self._may_keep = True
        self._painted: tuple[Drawing, float, float] | None = None
        self._bed = _path_item(scene, Z_BED)
        self._sleepers = _path_item(scene, Z_TRACK)
        self._rails = _path_item(scene, Z_TRACK)
        self._ring = _piece(scene, Z_RING)
        self._focus = _piece(scene, Z_TARGET - 1)
        self._target = _piece(scene, Z_TARGET)
        self._label = _piece(scene, Z_TARGET + 1)
        self._marker = _piece(scene, Z_MARKER)
        self._heading = 0.0
        self._end = Pose(0.0, 0.0)
        self._beside: tuple[float, float] | None = None

    def remove(self) -> None:
        """Take everything out of the scene."""
        for key in self._keys():
            self._animator.stop(key)
        for item in (
            self._bed, self._sleepers, self._rails, self._ring, self._focus, self._target, self._label,
            self._marker,
        ):  # fmt: skip
            self._scene.removeItem(item)

    def paint(self, drawing: Drawing, unit: float, camera: Camera) -> None:
        """Draw the parts for half-tiles of ``unit`` pixels as the camera sees them."""
        zoom = camera.zoom
        # What reaches out of sight Qt keeps wrongly.
        self._may_keep = camera.is_fitted
        if self._painted == (drawing, unit, zoom):
            return
        self._painted = (drawing, unit, zoom)
        look = drawing.look
        colours = table_colours(look.table)
        self._bed.setBrush(line_bed(self._colour, look.table))
        self._bed.setPen(QPen(line_edge(self._colour, look.table), 1.0))  # wider lines are slow
        tie = QColor(colours.ring)
        tie.setAlphaF(0.13)
        rail = QColor(colours.ring)
        rail.setAlphaF(0.17)
        size = unit * zoom
        sleepers = QPen(tie, _SLEEPER_WIDTH * size, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        sleepers.setDashPattern([0.17 / _SLEEPER_WIDTH, 0.25 / _SLEEPER_WIDTH])
        self._sleepers.setPen(sleepers)
        self._rails.setPen(QPen(rail, max(1.0, 0.075 * size)))
        self._draw_signs()

    def _draw_signs(self) -> None:
        """Draw those of the signs at the end that can be seen."""
        if self._painted is None:
            return
        drawing, unit, zoom = self._painted
        art, look, dpr = drawing.artwork, drawing.look, drawing.dpr * max(1.0, zoom)
        if self._ring.isVisible():
            self._ring.show_pixmap(art.ring_pixmap(round(_RING * unit), dpr, look), unit)
        if self._target.isVisible():
            size = round((_TARGET_AT_MARKER if self._marker.isVisible() else _TARGET) * unit)
            self._target.show_pixmap(art.target_pixmap(size, dpr, look), unit)
        if self._focus.isVisible():
            size = round((_FOCUS_AT_MARKER if self._marker.isVisible() else _FOCUS) * unit)
            self._focus.show_pixmap(art.focus_ring_pixmap(size, dpr, look), unit)
        if self._marker.isVisible():
            self._marker.show_pixmap(art.marker_pixmap(self._colour, round(_MARKER * unit), dpr), unit)
        if self._label.isVisible():
            size = round(_LABEL * unit)
            self._label.show_pixmap(art.sign_pixmap(self._digit, self._colour, size, dpr), unit)

    def place(
        self,
        points: Points,
        end: tuple[float, float, float],
        beside: tuple[float, float] | None,
        unit: float,
        duration: int,
    ) -> None:
        """Lie along those points, ending in a free place with that middle and heading (radians).

        ``beside``: the middle of the place beside the line, where the next tile goes there instead.
        ``unit`` as seen. Everything glides there in ``duration`` milliseconds, at once when it is 0.
        """
        x, y, heading = end
        ux, uy = cos(heading), sin(heading)
        self._heading = heading
        self._end = Pose(x, y, degrees(heading), unit)
        ring = Pose(*(beside or (x - 0.5 * unit * ux, y - 0.5 * unit * uy)), 0.0, unit)
        ahead = Pose(x + 0.4 * unit * ux, y + 0.4 * unit * uy, degrees(heading), unit)
        self._glide(self._ring, "ring", ring, duration)
        self._beside = beside
        self._place_target(duration)
        self._place_marker(ahead, duration)
        goal = list(points)
        if goal == self._goal and unit == self._goal_unit and duration > 0:
            return
        self._goal, self._goal_unit = goal, unit
        if duration <= 0 or not self._points:
            self._animator.stop((self, "bed"))
            if goal != self._points or unit != self._unit:
                self._lay(goal, unit)
            self._keep_picture(self._may_keep)
            return
        self._keep_picture(False)
        start, start_unit = resampled(self._points, _SAMPLES), self._unit
        finish = resampled(goal, _SAMPLES)

        def step(progress: float) -> None:
            if progress >= 1.0:
                self._lay(goal, unit)
                self._keep_picture(self._may_keep)
            else:
                size = start_unit + (unit - start_unit) * progress
                self._lay(between(start, finish, progress), size)

        self._animator.start((self, "bed"), duration, step, curve=GLIDE)

    def _place_target(self, duration: int) -> None:
        """Where the marker stands the target keeps out of its way."""
        end = self._end
        back = (_TARGET_BACK_AT_MARKER if self._marker.isVisible() else _TARGET_BACK) * end.half
        x, y = self._beside or (end.x - back * cos(self._heading), end.y - back * sin(self._heading))
        for piece, name in ((self._focus, "focus"), (self._target, "target"), (self._label, "label")):
            self._glide(piece, name, Pose(x, y, 0.0, end.half), duration)

    def show_end(self, *, ring: bool, faint: bool, target: bool, label: bool, marker: bool) -> None:
        """Show what stands at the end: the ring (``faint`` while others matter more), the golden target."""
        self._ring.setVisible(ring and not target)
        self._ring.setOpacity(_FAINT if faint else 1.0)
        self._target.setVisible(target)
        self._label.setVisible(label)
        if marker is not self._marker.isVisible():
            self._marker.setVisible(marker)
            self._place_target(0)
        self._draw_signs()

    def show_chosen(self, chosen: bool, *, among: bool) -> None:
        """Frame the target as the one that Enter would take; ``among`` others it may stand back."""
        self._focus.setVisible(chosen)
        self._target.setOpacity(_NOT_CHOSEN if among and not chosen else 1.0)
        self._draw_signs()

    @property
    def end(self) -> Pose:
        """The free place at the end: where a tile laid along the line would lie."""
        return self._end

    @property
    def ring_place(self) -> tuple[float, float]:
        """The middle of the ring."""
        return self._ring.pose.x, self._ring.pose.y

    @property
    def shows_ring(self) -> bool:
        """Whether the ring can be seen."""
        return self._ring.isVisible()

    @property
    def shows_target(self) -> bool:
        """Whether the golden ring can be seen."""
        return self._target.isVisible()

    @property
    def shows_focus(self) -> bool:
        """Whether the target is framed as the one that Enter would take."""
        return self._focus.isVisible()

    @property
    def shows_marker(self) -> bool:
        """Whether the locomotive can be seen."""
        return self._marker.isVisible()

    def distance(self, x: float, y: float) -> float:
        """How far a point is from the middle of the bed, in pixels."""
        return distance(self._points, x, y)

    def holds(self, x: float, y: float, reach: float) -> bool:
        """Whether a point is within ``reach`` pixels of the middle of the bed."""
        box = self._bed.boundingRect().adjusted(-reach, -reach, reach, reach)
        return box.contains(x, y) and self.distance(x, y) <= reach

    def bounds(self) -> QRectF:
        """The box around the bed."""
        return self._bed.boundingRect()

    def middle(self) -> tuple[float, float]:
        """A point on the bed, between its beginning and its end."""
        return self._points[len(self._points) // 2]

    def _keys(self) -> tuple[tuple[object, str], ...]:
        return tuple((self, name) for name in ("bed", "ring", "focus", "target", "label", "marker"))

    def _glide(self, piece: PixmapPiece, name: str, pose: Pose, duration: int) -> None:
        start = piece.pose
        if duration <= 0 or start.is_near(pose) or not piece.isVisible():
            self._animator.stop((self, name))
            piece.set_pose(pose)
            return
        self._animator.start(
            (self, name), duration, lambda p: piece.set_pose(start.towards(pose, p)), curve=GLIDE
        )

    def _place_marker(self, pose: Pose, duration: int) -> None:
        """The locomotive heads outward, its wheels down: it climbs and descends no steeper than it can."""
        backwards = cos(radians(pose.turn)) < -0.01
        self._marker.setTransform(QTransform.fromScale(-1, 1) if backwards else QTransform())
        slope = ((pose.turn + 180 if backwards else pose.turn) + 180) % 360 - 180
        turn = min(max(slope, -_STEEPEST), _STEEPEST)
        self._glide(self._marker, "marker", Pose(pose.x, pose.y, turn, pose.half), duration)

    def _keep_picture(self, on: bool) -> None:
        """Keep the bed and the track as pictures while they lie still.

        A tile carried across the felt repaints a little of all it is near; that must not trace whole curves.
        """
        mode = QGraphicsItem.CacheMode.DeviceCoordinateCache if on else QGraphicsItem.CacheMode.NoCache
        for item in (self._bed, self._sleepers, self._rails):
            if item.cacheMode() != mode:
                item.setCacheMode(mode)

    def _lay(self, points: list[tuple[float, float]], unit: float) -> None:
        self._points, self._unit = points, unit
        self._bed.setPath(ribbon(points, BED_WIDTH * unit))
        free = tail(points, 1.8 * unit)
        self._sleepers.setPath(polyline(free))
        rails = polyline(beside(free, _GAUGE * unit))
        rails.addPath(polyline(beside(free, -_GAUGE * unit)))
        self._rails.setPath(rails)


def _path_item(scene: QGraphicsScene, z: float) -> SmoothPath:
    item = SmoothPath()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


def _piece(scene: QGraphicsScene, z: float) -> PixmapPiece:
    piece = PixmapPiece()
    piece.setZValue(z)
    piece.hide()
    scene.addItem(piece)
    return piece
