"""The keyboard on the board: a twin for everything the mouse does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mextrain_qt.model.actions import MEXICAN

if TYPE_CHECKING:
    from mextrain_qt.views.table.board import TableBoard

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keys:
    """Acts on the board as the keys say."""

    def __init__(self, board: TableBoard) -> None:
        self._board = board

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key does; false where it means nothing here."""
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if self._zoom(key, control):
            return True
        if self._board.inspected is not None:
            return self._in_panel(key)
        if control:
            return self._move_tile(key)
        return self._choose(key) or self._in_rack(key) or self._digit(key)

    def _zoom(self, key: Qt.Key, control: bool) -> bool:
        board = self._board
        if key == Qt.Key.Key_Home or (control and key == Qt.Key.Key_0):
            board.zoom_fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            board.zoom_in()
        elif key == Qt.Key.Key_Minus:
            board.zoom_out()
        else:
            return False
        return True

    def _in_panel(self, key: Qt.Key) -> bool:
        """Esc closes the panel, arrows and digits go to another line."""
        board = self._board
        plan = board.table_scene.plan
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_L, *_ENTER):
            board.close_inspector()
        elif key in _STEPS and plan is not None and board.inspected in plan.order:
            place = plan.order.index(board.inspected) + _STEPS[key]
            board.inspect_line(plan.order[place % len(plan.order)])
        elif (line := self._line(key)) is not None:
            board.inspect_line(line)
        else:
            return False
        return True

    def _choose(self, key: Qt.Key) -> bool:
        """Among several places: arrows go round, Enter takes one, Esc none."""
        hand = self._board.hand
        if not hand.choices:
            return False
        if key == Qt.Key.Key_Escape:
            hand.stop_choosing()
        elif key in _STEPS:
            hand.move_choice(_STEPS[key])
        elif key in _ENTER:
            hand.take_choice()
        elif (line := self._line(key)) is not None and line in hand.choices:
            hand.play_on(line)
        else:
            return False
        return True

    def _in_rack(self, key: Qt.Key) -> bool:
        board = self._board
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._select_beside(_STEPS[key])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._select_in_row(_STEPS[key])
        elif key in _ENTER:
            board.play_selected()
        elif key == Qt.Key.Key_F:
            board.flip_selected()
        elif key == Qt.Key.Key_L:
            plan = board.table_scene.plan
            if plan is not None:
                board.inspect_line(plan.order[0])
        elif key == Qt.Key.Key_Space:
            board.hurry_requested.emit()
        elif key == Qt.Key.Key_Escape and board.selected() is not None:
            board.select(None)
        else:
            return False
        return True

    def _move_tile(self, key: Qt.Key) -> bool:
        if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right) or self._board.selected() is None:
            return False
        self._board.hand.move_selected(_STEPS[key])
        return True

    def _digit(self, key: Qt.Key) -> bool:
        line = self._line(key)
        if line is None or self._board.selected() is None:
            return False
        self._board.choose_line(line)
        return True

    def _line(self, key: Qt.Key) -> int | None:
        """The line that a digit stands for, if there is one."""
        view = self._board.view
        if view is None or not Qt.Key.Key_0 <= key <= Qt.Key.Key_8:
            return None
        line = MEXICAN if key == Qt.Key.Key_0 else key - Qt.Key.Key_1
        return line if any(each.line == line for each in view.lines) else None

    def _select_beside(self, step: int) -> None:
        order = self._board.table_scene.order
        if not order:
            return
        place = self._place()
        if place is None:
            place = 0 if step > 0 else len(order) - 1
        else:
            place = (place + step) % len(order)
        self._board.hand.select(order[place].tile, by_keyboard=True)

    def _select_in_row(self, step: int) -> None:
        """Select the tile above or below, the nearest of its row."""
        scene = self._board.table_scene
        place, slots = self._place(), scene.slots
        if place is None or slots is None:
            self._select_beside(step)
            return
        x, row = slots.places[place][0], slots.rows[place] + step
        others = [i for i, its_row in enumerate(slots.rows) if its_row == row]
        if others:
            nearest = min(others, key=lambda i: abs(slots.places[i][0] - x))
            self._board.hand.select(scene.order[nearest].tile, by_keyboard=True)

    def _place(self) -> int | None:
        selected = self._board.selected()
        order = self._board.table_scene.order
        return next((i for i, each in enumerate(order) if each.tile is selected), None)
