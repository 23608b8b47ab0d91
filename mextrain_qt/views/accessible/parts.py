"""The parts of the board that a screen reader can go to, and what each of them is and does.

Each is an object of its own, so that Qt keeps what it made for it exactly as long as the part lives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible

from mextrain_qt.bridge.published import HandTile, LineView, TableView
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.accessible.words import TableWords
from mextrain_qt.views.table.felt_layer import line_digit

if TYPE_CHECKING:
    from mextrain_qt.views.table.board import TableBoard

Role = QAccessible.Role


class Part(QObject):
    """Something on the board: what it is called, where it is, what pressing it does."""

    role: QAccessible.Role = Role.Grouping
    can_press = False

    def __init__(self, board: TableBoard, words: TableWords, parent: QObject) -> None:
        super().__init__(parent)
        self.board = board
        self.words = words

    @property
    def view(self) -> TableView | None:
        """The table that is shown."""
        return self.board.view

    def parts(self) -> Sequence[Part]:
        """What it consists of."""
        return ()

    def name(self) -> str:
        """What it is."""
        return ""

    def description(self) -> str:
        """More about it, for whoever asks."""
        return ""

    def place(self) -> QRectF:
        """Where it is, in pixels of the board."""
        places = [part.place() for part in self.parts()]
        whole = QRectF()
        for place in places:
            whole = whole.united(place)
        return whole

    def key(self) -> str:
        """The key that presses it."""
        return ""

    def press(self) -> None:
        """Do what a click does."""

    def take_focus(self) -> None:
        """Have the keys act on it."""
        self.board.setFocus()

    def has_focus(self) -> bool:
        """Whether the keys act on it now."""
        return False

    def describe_state(self, state: QAccessible.State) -> None:
        """Note in ``state`` what holds for it beside that it can be seen."""


class TilePart(Part):
    """A tile of the hand."""

    role = Role.ListItem
    can_press = True

    def __init__(self, board: TableBoard, words: TableWords, parent: QObject, tile: Tile) -> None:
        super().__init__(board, words, parent)
        self.tile = tile

    def in_hand(self) -> HandTile | None:
        """The tile as it lies in the hand; ``None`` once it has left it."""
        hand = self.view.hand if self.view is not None else ()
        return next((each for each in hand if each.tile is self.tile), None)

    def name(self) -> str:
        """Its halves, and where it may be laid now."""
        tile = self.in_hand()
        return self.words.tile(self.view, tile) if self.view is not None and tile is not None else ""

    def description(self) -> str:
        """Its place in the arranged train."""
        tile = self.in_hand()
        return self.words.tile_in_train(self.view, tile) if self.view is not None and tile is not None else ""

    def place(self) -> QRectF:
        """Where it lies in the rack."""
        pose = self.board.table_scene.tile_pose(self.tile)
        if pose is None:
            return QRectF()
        return QRectF(pose.x - pose.half, pose.y - pose.half / 2, 2 * pose.half, pose.half)

    def key(self) -> str:
        """Enter."""
        return "Return"

    def press(self) -> None:
        """Select it; once it is selected, play it."""
        if self.board.selected() is self.tile:
            self.board.play_selected()
        else:
            self.take_focus()

    def take_focus(self) -> None:
        """Select it, as the arrows do."""
        super().take_focus()
        self.board.hand.select(self.tile, by_keyboard=True)

    def has_focus(self) -> bool:
        """Whether it is selected and the keys act on the hand."""
        board = self.board
        return board.selected() is self.tile and board.inspected is None and not board.hand.choices

    def describe_state(self, state: QAccessible.State) -> None:
        """It can be selected."""
        state.selectable = True
        state.selected = self.board.selected() is self.tile


class LinePart(Part):
    """A line, the Mexican train among them."""

    role = Role.ListItem
    can_press = True

    def __init__(self, board: TableBoard, words: TableWords, parent: QObject, line: int) -> None:
        super().__init__(board, words, parent)
        self.line = line

    def shown(self) -> LineView | None:
        """The line as it stands."""
        lines = self.view.lines if self.view is not None else ()
        return next((each for each in lines if each.line == self.line), None)

    def name(self) -> str:
        """Whose it is and how it stands."""
        line = self.shown()
        return self.words.line(self.view, line) if self.view is not None and line is not None else ""

    def description(self) -> str:
        """Its tiles."""
        line = self.shown()
        return self.words.laid(line) if line is not None else ""

    def place(self) -> QRectF:
        """The box around its bed."""
        items = self.board.table_scene.felt.lines.get(self.line)
        return items.bounds() if items is not None else QRectF()

    def key(self) -> str:
        """The digit of the seat."""
        return line_digit(self.line)

    def press(self) -> None:
        """Lay the selected tile on it where it fits, look at it otherwise."""
        if self.line in self.board.hand.lines_for_selected():
            self.board.choose_line(self.line)
        else:
            self.board.inspect_line(self.line)

    def has_focus(self) -> bool:
        """Whether it is looked at, or the place that Enter would take."""
        if self.board.inspected is not None:
            return self.board.inspected == self.line
        return self.board.hand.chosen == self.line

    def describe_state(self, state: QAccessible.State) -> None:
        """It opens a panel."""
        state.expandable = True
        state.expanded = self.board.inspected == self.line
        state.collapsed = not state.expanded


class BoneyardPart(Part):
    """The boneyard."""

    role = Role.Button
    can_press = True

    def name(self) -> str:
        """How many tiles it has, and whether to draw."""
        return self.words.boneyard(self.view) if self.view is not None else ""

    def place(self) -> QRectF:
        """The stack."""
        return self.board.table_scene.felt.boneyard.bounds()

    def key(self) -> str:
        """D."""
        return "D"

    def press(self) -> None:
        """Draw."""
        self.board.draw_requested.emit()


class HandPart(Part):
    """The hand: a list of tiles, in the owner's order."""

    role = Role.List

    def __init__(self, board: TableBoard, words: TableWords, parent: QObject) -> None:
        super().__init__(board, words, parent)
        self._tiles: dict[Tile, TilePart] = {}

    def _follow(self) -> None:
        """Have a part for every tile of the hand and no other."""
        view = self.view
        hand = [each.tile for each in view.hand] if view is not None else []
        if list(self._tiles) == hand:
            return
        gone = [part for tile, part in self._tiles.items() if tile not in hand]
        self._tiles = {
            tile: self._tiles.get(tile) or TilePart(self.board, self.words, self, tile) for tile in hand
        }
        for part in gone:
            part.deleteLater()

    def parts(self) -> Sequence[TilePart]:
        """The tiles."""
        self._follow()
        return tuple(self._tiles.values())

    def part(self, tile: Tile) -> TilePart | None:
        """The part of a tile."""
        self._follow()
        return self._tiles.get(tile)

    def name(self) -> str:
        """How many tiles there are."""
        return self.words.hand(self.view) if self.view is not None else ""


class LinesPart(Part):
    """All lines, in the order of the digits."""

    role = Role.List

    def __init__(self, board: TableBoard, words: TableWords, parent: QObject) -> None:
        super().__init__(board, words, parent)
        self._lines: dict[int, LinePart] = {}

    def _follow(self) -> None:
        """Have a part for every line and no other."""
        view = self.view
        lines = [each.line for each in view.lines] if view is not None else []
        if list(self._lines) == lines:
            return
        for part in self._lines.values():
            part.deleteLater()
        self._lines = {line: LinePart(self.board, self.words, self, line) for line in lines}

    def parts(self) -> Sequence[LinePart]:
        """The lines."""
        self._follow()
        return tuple(self._lines.values())

    def part(self, line: int) -> LinePart | None:
        """The part of a line."""
        self._follow()
        return self._lines.get(line)

    def name(self) -> str:
        """What they are."""
        return self.words.lines()
