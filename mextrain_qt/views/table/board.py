"""The middle of the window: the table and the hand, and everything that is done to them by hand."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QSizePolicy,
    QWidget,
)

from mextrain_qt.bridge.pace import Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.events import Event
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.accessible.factory import install, is_heard
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.long_press import LongPress
from mextrain_qt.views.table.hand_control import HandControl
from mextrain_qt.views.table.pointer import Pointer
from mextrain_qt.views.table.scene import TableScene
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

# Made when a screen reader asks for the first time, or a key is pressed.
if TYPE_CHECKING:
    from mextrain_qt.views.accessible.board_parts import BoardParts
    from mextrain_qt.views.table.keys import Keys

ZOOM_STEP: Final = 1.15

_BY_KEYS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_FOR_A_WHILE: Final = (
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
    Qt.FocusReason.ActiveWindowFocusReason,
)


class TableBoard(QGraphicsView):
    """Shows the table and the hand of a :class:`TableView` and says what a person wants to do.

    It decides nothing: every signal is a request, and what comes of it is what :meth:`show_table` is
    told next. Tiles are :class:`~mextrain_qt.model.tiles.Tile`, lines are numbered as in the view.
    """

    play_requested = Signal(object, int)
    """A tile is to be laid on a line that may take it."""
    refused_drop = Signal(object, int)
    """A tile was brought to a line that may not take it now."""
    draw_requested = Signal()
    hand_reordered = Signal(object)
    """The tiles of the hand are to be kept in this order (a tuple of tiles)."""
    flip_requested = Signal(object)
    hurry_requested = Signal()
    """The other players need not take their time."""
    line_inspected = Signal(int)
    """The panel with the whole of a line has opened."""
    inspector_closed = Signal()
    """It has closed again."""
    selection_changed = Signal(object)
    """The selected tile, ``None`` when there is none."""
    places_asked = Signal(object, object)
    """A tile fits several places, which light up: the tile and its lines (a tuple)."""
    place_chosen = Signal(int)
    """Among several places another stands out: its line."""
    choice_ended = Signal()
    """No place is being chosen any more: one was taken, or none after all."""
    next_requested = Signal()
    """The round is over and the next is asked for, or the match is and its result."""

    def __init__(
        self,
        tiles: TilePainter | None = None,
        artwork: Artwork | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # Qt's own viewport would be met as a widget of which only the address is known: PySide6 then makes
        # every class of widget there is to find out which it is.
        self.setViewport(QWidget(self))
        painter = tiles if tiles is not None else TilePainter()
        self._scene = TableScene(painter, artwork if artwork is not None else Artwork(painter), self)
        self.setScene(self._scene)
        self._hand = HandControl(self._scene, self)
        self._hand.play_requested.connect(self.play_requested)
        self._hand.refused_drop.connect(self.refused_drop)
        self._hand.hand_reordered.connect(self.hand_reordered)
        self._hand.selection_changed.connect(self.selection_changed)
        self._hand.places_asked.connect(self.places_asked)
        self._hand.place_chosen.connect(self.place_chosen)
        self._hand.choice_ended.connect(self.choice_ended)
        self._pointer = Pointer(self)
        install()
        self._long_press = LongPress(self.viewport())
        self._long_press.held.connect(self._on_held)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(480, 320)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    @cached_property
    def _keys(self) -> Keys:
        from mextrain_qt.views.table.keys import Keys

        return Keys(self)

    @cached_property
    def accessible_parts(self) -> BoardParts:
        """What a screen reader finds on the board, and hears of it."""
        from mextrain_qt.views.accessible.board_parts import BoardParts

        return BoardParts(self)

    # What is shown.

    def show_table(self, view: TableView, events: tuple[Event, ...] = ()) -> None:
        """Show the table as it is now; ``events`` say how it came about."""
        self._scene.show_table(view, events)
        self._hand.follow(view)
        self._pointer.refresh()
        if is_heard():
            self.accessible_parts.follow()

    def set_pace(self, pace: Pace) -> None:
        """Move at that pace; at :data:`~mextrain_qt.bridge.pace.INSTANT` nothing moves or pulses."""
        self._scene.set_pace(pace)

    def set_look(self, look: Look) -> None:
        """Draw everything in that look from now on."""
        self._scene.set_look(look)

    def set_tile_scale(self, scale: float) -> None:
        """Draw tiles at most so large from now on, in parts of the usual size (0.7..1.3)."""
        self._scene.set_tile_scale(scale)

    @property
    def view(self) -> TableView | None:
        """The table that is shown."""
        return self._scene.view

    @property
    def table_scene(self) -> TableScene:
        """The scene, for whoever describes or tests it."""
        return self._scene

    @property
    def hand(self) -> HandControl:
        """What is done with the tiles of the hand."""
        return self._hand

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return self._scene.animator.is_moving

    def finish_moving(self) -> None:
        """Bring whatever moves to its place at once."""
        self._scene.animator.finish()

    # What is chosen.

    def select(self, tile: Tile | None) -> None:
        """Select a tile of the hand, or none."""
        self._hand.select(tile)

    def selected(self) -> Tile | None:
        """The selected tile."""
        return self._hand.selected

    def play_selected(self) -> None:
        """Lay the selected tile where only one place is legal; let the player choose among several."""
        self._hand.play_selected()

    def choose_line(self, line: int) -> None:
        """Lay the selected tile on that line, or ask why it may not go there."""
        self._hand.play_on(line)

    def flip_selected(self) -> None:
        """Ask for the selected tile to be turned round."""
        if self._hand.selected is not None:
            self.flip_requested.emit(self._hand.selected)

    def inspect_line(self, line: int) -> None:
        """Open the panel with the whole of a line."""
        if self._scene.view is None:
            return
        self._scene.open_inspector(line)
        self.line_inspected.emit(line)

    def close_inspector(self) -> None:
        """Close the panel if it is open."""
        if self.inspected is not None:
            self._scene.inspector.close()
            self.inspector_closed.emit()

    @property
    def inspected(self) -> int | None:
        """The line whose panel is open."""
        return self._scene.inspector.line

    def show_tile(self, tile: Tile) -> None:
        """Point out a tile on the table or in the rack for a moment; nothing where it is not to be seen."""
        self.close_inspector()
        self._scene.point_out(tile)

    def show_hint(self, action: Action) -> None:
        """Point at an action: the tile and the place it would take, or the boneyard."""
        if isinstance(action, Play):
            self._hand.point_at(action.tile, action.line)

    # How near it is looked at.

    def zoom(self) -> float:
        """How near the table is looked at: 1 when all of it fits."""
        return self._scene.camera.zoom

    def set_zoom(self, zoom: float) -> None:
        """Look at the middle of the table that near."""
        camera = self._scene.camera.fitted()
        self._scene.set_camera(camera.zoomed(zoom, camera.width / 2, camera.height / 2))

    def zoom_in(self) -> None:
        """Look nearer, at the middle of the felt."""
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Look from farther away."""
        self.zoom_by(1 / ZOOM_STEP)

    def zoom_fit(self) -> None:
        """Bring the whole table back into view."""
        self._scene.glide_camera(self._scene.camera.fitted())

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Look ``factor`` times as near, the point ``at`` of the viewport staying where it is."""
        camera = self._scene.camera
        x, y = (at.x(), at.y()) if at is not None else (camera.width / 2, camera.height / 2)
        self._scene.set_camera(camera.zoomed(factor, x, y))

    def pan_by(self, dx: float, dy: float) -> None:
        """Move the table along by so many pixels."""
        self._scene.set_camera(self._scene.camera.panned(dx, dy))

    # Where things are, in pixels of the viewport.

    def place_of_line_end(self, line: int) -> QPoint:
        """The place at the end of a line where the next tile goes."""
        return QPointF(*self._scene.felt.lines[line].ring_place).toPoint()

    def place_of_line(self, line: int) -> QPoint:
        """A point in the middle of a line's bed."""
        return QPointF(*self._scene.felt.lines[line].middle()).toPoint()

    def place_of_tile(self, tile: Tile) -> QPoint:
        """The middle of a tile, on the table or in the rack, where it belongs; raises ``KeyError``."""
        pose = self._scene.tile_pose(tile)
        if pose is None:
            raise KeyError(tile)
        return QPointF(pose.x, pose.y).toPoint()

    def place_of_boneyard(self) -> QPoint:
        """The middle of the boneyard."""
        pose = self._scene.felt.boneyard.pose
        return QPointF(pose.x, pose.y).toPoint()

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Let what waits pulse again."""
        super().showEvent(event)
        self._scene.pulse.allow(self._scene.pace.glide > 0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop everything that moves by itself."""
        self._hand.let_go()
        self._scene.animator.finish()
        self._scene.pointing.stop()
        self._scene.pulse.allow(False)
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys will act, to whoever comes by keys."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self._keys.show_place()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A tile in hand goes home, and the keys act elsewhere."""
        self._pointer.cancel()
        if event.reason() not in _FOR_A_WHILE:
            self._hand.leave_to_mouse()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow fonts and languages."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._scene.relay()

    def event(self, event: QEvent) -> bool:
        """Follow the sharpness of the screen the window is on."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fill()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Take pinches of fingers and of touch pads."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._pointer.cancel()
                self.zoom_by(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint())))
                event.accept()
                return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1 + event.value(), event.position())
            return True
        if event.type() == QEvent.Type.Leave:
            self._pointer.refresh()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel zoom; the wheel alone does nothing."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a tile or of the felt."""
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a tile, move the felt, or show what a click would do."""
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put a tile down, or do what a click does."""
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Lay the tile."""
        self._pointer.double_click(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everything the mouse does, by keys."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    @Slot()
    def _on_held(self) -> None:
        self._pointer.hold()

    def _fill(self) -> None:
        size = self.viewport().size()
        self._scene.set_size(size.width(), size.height(), self.devicePixelRatioF())
