"""The matches of the history as a table that can be sorted, filtered and handed on."""

from __future__ import annotations

import csv
import io
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont

from mextrain_qt.bridge.history import Entry, Selection
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.views.history.words import HistoryWords, own_seat, place_of
from mextrain_qt.views.plain_text import as_tip

AnyIndex = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()

ENTRY: Final = Qt.ItemDataRole.UserRole + 1
"""The match of the row."""

SORTED_BY: Final = Qt.ItemDataRole.UserRole + 2
"""What the column is sorted by."""

WHEN, OTHERS, RULES, ROUNDS, POINTS, RESULT, DEAL, MARKS = range(8)
_NUMBERS: Final = (ROUNDS, POINTS, DEAL)


class HistoryTableModel(QAbstractTableModel):
    """A row a match, seen from the person whose history it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = HistoryWords(self)
        self._entries: tuple[Entry, ...] = ()
        self._name: str | None = None

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Show those matches."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def set_name(self, name: str | None) -> None:
        """See them from the person with that name; from the first of each where it is ``None``."""
        if name != self._name:
            self.beginResetModel()
            self._name = name
            self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """A row a match."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """When, against whom, how it came out …"""
        return 0 if parent.isValid() else 8

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell, and what lies behind them."""
        if not index.isValid():
            return None
        entry, column = self._entries[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(entry, column)
        if role == ENTRY:
            return entry
        if role == SORTED_BY:
            return self._key(entry, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and column in (POINTS, RESULT):
            own = own_seat(entry, self._name)
            font = QFont()
            font.setBold(own is not None and own.won)
            return font
        if role == Qt.ItemDataRole.ToolTipRole and column in (OTHERS, MARKS):
            return as_tip(self._text(entry, column)) or None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What the columns are called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            aside = Qt.AlignmentFlag.AlignRight if section in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            return aside | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Ended"),
                self.tr("Against"),
                self.tr("Rules"),
                self.tr("Rounds"),
                self.tr("Points"),
                self.tr("Result"),
                self.tr("Deal"),
                self.tr("Marks"),
            )[section]
        return None

    def _text(self, entry: Entry, column: int) -> str:
        if column == WHEN:
            return self._words.day(entry.ended)
        if column == OTHERS:
            return self._words.others(entry, self._name)
        if column == RULES:
            return f"{self._words.preset(entry.preset)} {entry.pips}"
        if column == ROUNDS:
            return self._words.rounds(entry)
        if column == POINTS:
            own = own_seat(entry, self._name)
            return str(own.total) if own is not None else "–"
        if column == RESULT:
            return self._words.result(entry, self._name)
        if column == DEAL:
            return str(entry.number) if entry.number is not None else "–"
        return self._words.marks(entry)

    def _key(self, entry: Entry, column: int) -> float | str:
        own = own_seat(entry, self._name)
        if column == WHEN:
            return entry.ended
        if column == ROUNDS:
            return entry.rounds
        if column == POINTS:
            return own.total if own is not None else -1
        if column == RESULT:
            if entry.abandoned:
                return 100.0
            return place_of(entry, own) - (0.5 if own.won else 0.0) if own is not None else 50.0
        if column == DEAL:
            return entry.number if entry.number is not None else -1
        return self._text(entry, column).casefold()


class HistoryFilter(QSortFilterProxyModel):
    """The matches of a selection in which a text occurs."""

    def __init__(self, model: HistoryTableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._selection = Selection(marked=True)
        self._text = ""
        self.setSortRole(SORTED_BY)
        self.setSourceModel(model)

    def select(self, selection: Selection) -> None:
        """Show the matches of that selection alone."""
        self._selection = selection
        self.invalidate()

    def search(self, text: str) -> None:
        """Show those alone in which that text occurs, in a name, a result, the number of a deal …"""
        self._text = text.strip().casefold()
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        """Whether a match is shown."""
        entry: Entry = self._model.index(source_row, 0).data(ENTRY)
        wanted = self._selection
        if wanted.name is not None and not any(
            seat.player == PERSON and seat.name == wanted.name for seat in entry.seats
        ):
            return False
        if wanted.preset not in (None, entry.preset):
            return False
        if wanted.level is not None and all(seat.player != wanted.level for seat in entry.seats):
            return False
        if entry.marks and not wanted.marked:
            return False
        return not self._text or any(
            self._text in str(self._model.index(source_row, column).data()).casefold()
            for column in range(self._model.columnCount())
        )

    def as_csv(self) -> str:
        """The rows that are shown, in the order in which they are shown, as comma-separated values."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\r\n")
        columns = range(self.columnCount())
        writer.writerow([self.headerData(c, Qt.Orientation.Horizontal) for c in columns])
        for row in range(self.rowCount()):
            writer.writerow([_harmless(str(self.index(row, c).data())) for c in columns])
        return out.getvalue()


def _harmless(text: str) -> str:
    """The text of a cell, so that no spreadsheet takes a name for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
