"""The mouse on the board: what a press, a move and a release mean."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from mextrain_qt.model.actions import DRAW
from mextrain_qt.model.tiles import Tile

if TYPE_CHECKING:
    from mextrain_qt.views.table.board import TableBoard


class _Grip(Enum):
    """What the pressed button holds."""

    NOTHING = "nothing"
    TILE = "tile"
    CARRIED = "carried"
    FELT = "felt"
    PANNED = "panned"


class Pointer:
    """Follows one mouse (or finger) from press to release and acts on the board."""

    def __init__(self, board: TableBoard) -> None:
        self._board = board
        self._grip = _Grip.NOTHING
        self._tile: Tile | None = None
        self._from = QPointF()
        self._last = QPointF()

    def press(self, event: QMouseEvent) -> None:
        """Take hold of what is there; an open panel closes on a press beside it."""
        board, at = self._board, event.position()
        scene = board.table_scene
        self._grip = _Grip.NOTHING
        if scene.inspector.line is not None:
            if not scene.inspector.holds(at.x(), at.y()):
                board.close_inspector()
            return
        tile = scene.rack_tile_at(at.x(), at.y())
        if event.button() == Qt.MouseButton.RightButton:
            if tile is not None and scene.carried is None:
                board.select(tile)
                board.flip_requested.emit(tile)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._from = self._last = at
        if tile is not None:
            self._grip, self._tile = _Grip.TILE, tile
            board.select(tile)
        else:
            self._grip = _Grip.FELT

    def move(self, event: QMouseEvent) -> None:
        """Carry on with what is held."""
        board, at = self._board, event.position()
        far = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._grip is _Grip.TILE and far and self._tile is not None:
            self._grip = _Grip.CARRIED
            board.hand.pick_up(self._tile, self._from.x(), self._from.y())
        elif self._grip is _Grip.FELT and far and self._from.y() < board.table_scene.felt_height():
            self._grip = _Grip.PANNED
        if self._grip is _Grip.CARRIED:
            board.hand.carry(at.x(), at.y())
        elif self._grip is _Grip.PANNED:
            board.pan_by(at.x() - self._last.x(), at.y() - self._last.y())
        self._last = at
        self.refresh()

    def release(self, event: QMouseEvent) -> None:
        """Let go: a drop, or a click if nothing moved."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        grip, self._grip, at = self._grip, _Grip.NOTHING, event.position()
        if grip is _Grip.CARRIED:
            self._board.hand.drop(at.x(), at.y())
        elif grip is _Grip.FELT:
            self._click(at)
        self.refresh()

    def double_click(self, event: QMouseEvent) -> None:
        """Lay the tile under the pointer; elsewhere a second click is a click."""
        at = event.position()
        if self._board.inspected is not None:
            return  # the first of the two clicks has opened the panel
        tile = self._board.table_scene.rack_tile_at(at.x(), at.y())
        if event.button() != Qt.MouseButton.LeftButton or tile is None:
            self.press(event)
            return
        self._grip = _Grip.NOTHING
        self._board.select(tile)
        self._board.play_selected()

    def hold(self) -> None:
        """What is held has been held still: turn the tile round, or show the whole of the line."""
        board, grip, at = self._board, self._grip, self._from
        if grip is _Grip.TILE:
            self._grip = _Grip.NOTHING
            board.flip_requested.emit(self._tile)
        elif grip is _Grip.FELT:
            line = board.table_scene.line_at(at.x(), at.y())
            if line is not None:
                self._grip = _Grip.NOTHING
                board.inspect_line(line)

    def cancel(self) -> None:
        """Let go of whatever is held, as if it had not been."""
        self._grip = _Grip.NOTHING
        self._board.hand.let_go()
        self.refresh()

    def refresh(self) -> None:
        """Show by the cursor what a press would do."""
        if self._grip in (_Grip.CARRIED, _Grip.PANNED):
            shape = Qt.CursorShape.ClosedHandCursor
        else:
            shape = self._shape_at(self._last.x(), self._last.y())
        viewport = self._board.viewport()
        if viewport.cursor().shape() != shape:
            viewport.setCursor(shape)

    def _shape_at(self, x: float, y: float) -> Qt.CursorShape:
        scene = self._board.table_scene
        if scene.inspector.line is not None:
            return Qt.CursorShape.ArrowCursor
        if scene.rack_tile_at(x, y) is not None:
            return Qt.CursorShape.OpenHandCursor
        if y < scene.felt_height() and (
            (self._may_draw() and scene.felt.boneyard.holds(x, y)) or scene.line_at(x, y) is not None
        ):
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def _may_draw(self) -> bool:
        view = self._board.view
        return view is not None and DRAW in view.legal

    def _click(self, at: QPointF) -> None:
        board, x, y = self._board, at.x(), at.y()
        scene, hand = board.table_scene, board.hand
        if hand.choices:
            choice = hand.choice_at(x, y)
            if choice is not None:
                hand.play_on(choice)
                return
            hand.stop_choosing()
        if y >= scene.felt_height():
            board.select(None)
            return
        if scene.felt.boneyard.holds(x, y):
            board.draw_requested.emit()
            return
        line = scene.line_at(x, y)
        if line is None:
            board.hurry_requested.emit()
        elif line in hand.lines_for_selected():
            hand.play_on(line)
        else:
            board.inspect_line(line)
