"""The parts of one board, kept as the table is, and what a screen reader is told when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.accessible.parts import BoneyardPart, HandPart, LinesPart, Part
from mextrain_qt.views.accessible.words import TableWords

if TYPE_CHECKING:
    from mextrain_qt.views.table.board import TableBoard


class BoardParts(QObject):
    """The hand, the lines and the boneyard of a board.

    Nothing is told, and next to nothing done, until a screen reader (or a test) asks for the first time.
    """

    def __init__(self, board: TableBoard) -> None:
        super().__init__(board)
        self.board = board
        self._words = TableWords(self)
        self._hand = HandPart(board, self._words, self)
        self._lines = LinesPart(board, self._words, self)
        self._boneyard = BoneyardPart(board, self._words, self)
        self._names: dict[Part, str] = {}
        self._order: dict[Part, tuple[Part, ...]] = {}
        board.selection_changed.connect(self._on_selection)
        board.place_chosen.connect(self._on_line)
        board.places_asked.connect(self._on_places_asked)
        board.line_inspected.connect(self._on_line)

    def parts(self) -> tuple[Part, ...]:
        """The parts that there are now, as the table is."""
        if self.board.view is None:
            return ()
        return (self._hand, self._lines, self._boneyard)

    def name(self) -> str:
        """What the table is."""
        view = self.board.view
        return self._words.table(view) if view is not None else ""

    def description(self) -> str:
        """What there is to do at it."""
        view = self.board.view
        return self._words.status(view) if view is not None else ""

    def focused(self) -> Part | None:
        """The part the keys act on."""
        every = [each for group in self.parts() for each in (group, *group.parts())]
        return next((part for part in every if part.has_focus()), None)

    def follow(self) -> None:
        """The table has changed: tell a screen reader which names are others now."""
        if not QAccessible.isActive() or self.board.view is None:
            return
        for group in (self._hand, self._lines):
            parts = tuple(group.parts())
            if self._order.get(group, parts) != parts:
                _tell(group, QAccessible.Event.ObjectReorder)
            self._order[group] = parts
        every: tuple[Part, ...] = (self._hand, *self._hand.parts(), *self._lines.parts(), self._boneyard)
        names = {part: part.name() for part in every}
        for part, name in names.items():
            if self._names.get(part, name) != name:
                _tell(part, QAccessible.Event.NameChanged)
        self._names = names

    @Slot(object)
    def _on_selection(self, tile: Tile | None) -> None:
        if not QAccessible.isActive() or tile is None:
            return
        part = self._hand.part(tile)
        if part is not None:
            self._go_to(part)
            _tell(part, QAccessible.Event.Selection)

    @Slot(object, object)
    def _on_places_asked(self, tile: Tile, lines: tuple[int, ...]) -> None:
        chosen = self.board.hand.chosen
        if chosen is not None:
            self._on_line(chosen)

    @Slot(int)
    def _on_line(self, line: int) -> None:
        if not QAccessible.isActive():
            return
        part = self._lines.part(line)
        if part is not None:
            self._go_to(part)

    def _go_to(self, part: Part) -> None:
        if self.board.hasFocus():
            _tell(part, QAccessible.Event.Focus)


def _tell(part: Part, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(part, event))
