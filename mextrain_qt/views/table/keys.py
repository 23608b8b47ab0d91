"""The keyboard on the board: a twin for everything the mouse does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mextrain_qt.bridge.published import Phase
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.views.table.key_table import Deed, Situation, deed_of

if TYPE_CHECKING:
    from mextrain_qt.views.table.board import TableBoard


class Keys:
    """Acts on the board as the keys say."""

    def __init__(self, board: TableBoard) -> None:
        self._board = board
        self._deeds: dict[Deed, Callable[[], bool]] = {
            Deed.TILE_BEFORE: lambda: self._select_beside(-1),
            Deed.TILE_AFTER: lambda: self._select_beside(1),
            Deed.TILE_ABOVE: lambda: self._select_in_row(-1),
            Deed.TILE_BELOW: lambda: self._select_in_row(1),
            Deed.FIRST_TILE: lambda: self._select_at(0),
            Deed.LAST_TILE: lambda: self._select_at(-1),
            Deed.MOVE_BACK: lambda: self._move_tile(-1),
            Deed.MOVE_ON: lambda: self._move_tile(1),
            Deed.PLAY: self._play,
            Deed.FLIP: self._flip,
            Deed.INSPECT: self._inspect,
            Deed.HURRY: lambda: _done(board.hurry_requested.emit),
            Deed.LET_GO: self._let_go,
            Deed.PLACE_BEFORE: lambda: _done(lambda: board.hand.move_choice(-1)),
            Deed.PLACE_AFTER: lambda: _done(lambda: board.hand.move_choice(1)),
            Deed.TAKE_PLACE: lambda: _done(board.hand.take_choice),
            Deed.NO_PLACE: lambda: _done(board.hand.stop_choosing),
            Deed.LINE_BEFORE: lambda: self._next_line(-1),
            Deed.LINE_AFTER: lambda: self._next_line(1),
            Deed.CLOSE_PANEL: lambda: _done(board.close_inspector),
            Deed.ZOOM_IN: lambda: _done(board.zoom_in),
            Deed.ZOOM_OUT: lambda: _done(board.zoom_out),
            Deed.ZOOM_FIT: lambda: _done(board.zoom_fit),
        }
        self._with_line: dict[Deed, Callable[[int], bool]] = {
            Deed.PLAY_ON_LINE: self._play_on,
            Deed.TAKE_PLACE_OF_LINE: self._take_place,
            Deed.OTHER_LINE: lambda line: _done(lambda: board.inspect_line(line)),
        }

    @property
    def deeds(self) -> set[Deed]:
        """All that can be done with keys."""
        return {*self._deeds, *self._with_line}

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key does; false where it means nothing here."""
        deed = deed_of(event, self.situation)
        if deed is None:
            return False
        if deed in self._with_line:
            line = self._line(Qt.Key(event.key()))
            return line is not None and self._with_line[deed](line)
        return self._deeds[deed]()

    @property
    def situation(self) -> Situation:
        """What the keys are about at this moment."""
        if self._board.inspected is not None:
            return Situation.PANEL
        return Situation.PLACES if self._board.hand.choices else Situation.HAND

    def show_place(self) -> None:
        """Frame the selected tile as the one the keys act on; the first where none is selected."""
        place = self._place()
        self._select_at(0 if place is None else place)

    # The hand.

    def _play(self) -> bool:
        board, view = self._board, self._board.view
        if view is not None and view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            board.next_requested.emit()
        else:
            board.play_selected()
        return True

    def _play_on(self, line: int) -> bool:
        if self._board.selected() is None:
            return False
        self._board.choose_line(line)
        return True

    def _flip(self) -> bool:
        if self._board.selected() is None:
            return False
        self._board.flip_selected()
        return True

    def _let_go(self) -> bool:
        if self._board.selected() is None:
            return False
        self._board.select(None)
        return True

    def _move_tile(self, step: int) -> bool:
        if self._board.selected() is None:
            return False
        self._board.hand.move_selected(step)
        return True

    def _select_at(self, place: int) -> bool:
        order = self._board.table_scene.order
        if order:
            self._board.hand.select(order[place].tile, by_keyboard=True)
        return bool(order)

    def _select_beside(self, step: int) -> bool:
        order, place = self._board.table_scene.order, self._place()
        if not order:
            return False
        if place is None:
            return self._select_at(0 if step > 0 else -1)
        return self._select_at((place + step) % len(order))

    def _select_in_row(self, step: int) -> bool:
        """Select the tile above or below, the nearest of its row."""
        place, slots = self._place(), self._board.table_scene.slots
        if place is None or slots is None:
            return self._select_beside(step)
        x, row = slots.places[place][0], slots.rows[place] + step
        others = [i for i, its_row in enumerate(slots.rows) if its_row == row]
        if others:
            self._select_at(min(others, key=lambda i: abs(slots.places[i][0] - x)))
        return True

    def _place(self) -> int | None:
        selected = self._board.selected()
        order = self._board.table_scene.order
        return next((i for i, each in enumerate(order) if each.tile is selected), None)

    # Lines.

    def _take_place(self, line: int) -> bool:
        if line not in self._board.hand.choices:
            return False
        self._board.hand.play_on(line)
        return True

    def _inspect(self) -> bool:
        plan = self._board.table_scene.plan
        if plan is not None:
            self._board.inspect_line(plan.order[0])
        return True

    def _next_line(self, step: int) -> bool:
        board, plan = self._board, self._board.table_scene.plan
        if plan is not None and board.inspected in plan.order:
            place = plan.order.index(board.inspected) + step
            board.inspect_line(plan.order[place % len(plan.order)])
        return True

    def _line(self, key: Qt.Key) -> int | None:
        """The line that a digit stands for, if there is one."""
        view = self._board.view
        if view is None:
            return None
        line = MEXICAN if key == Qt.Key.Key_0 else key - Qt.Key.Key_1
        return line if any(each.line == line for each in view.lines) else None


def _done(act: Callable[[], object]) -> bool:
    act()
    return True
