"""The scoresheet as a Qt table model: a row a round, a column a seat, the totals last."""

from __future__ import annotations

import io
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mextrain_qt.bridge.published import ScoreRow, Scoresheet
from mextrain_qt.views.plain_text import as_tip

AnyIndex = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()

RUNNING_TOTAL = Qt.ItemDataRole.UserRole + 1
"""The seat's total after that round, or ``None``."""

WON = Qt.ItemDataRole.UserRole + 2
"""Whether the seat scored 0 in that round, or leads in the row of totals."""

CURRENT = Qt.ItemDataRole.UserRole + 3
"""Whether the row is the round being played."""

ENGINE = Qt.ItemDataRole.UserRole + 4
"""The number of the row's engine, or ``None`` where it is not known yet or there is none."""

COLOUR = Qt.ItemDataRole.UserRole + 5
"""In the header: the number of the seat's colour, 0..7."""


class ScoreTableModel(QAbstractTableModel):
    """The rounds of a match; column 0 is the engine, the others are the seats."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet: Scoresheet | None = None

    def show_sheet(self, sheet: Scoresheet) -> None:
        """Show a scoresheet; views are told only about what changed."""
        old = self._sheet
        if old == sheet:
            return
        same_shape = (
            old is not None
            and len(old.rows) == len(sheet.rows)
            and old.names == sheet.names
            and old.colours == sheet.colours
        )
        if not same_shape:
            self.beginResetModel()
            self._sheet = sheet
            self.endResetModel()
            return
        self._sheet = sheet
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    @property
    def sheet(self) -> Scoresheet | None:
        """The scoresheet shown."""
        return self._sheet

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """A row a round, and one for the totals."""
        return 0 if parent.isValid() or self._sheet is None else len(self._sheet.rows) + 1

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """The engine's column and one a seat."""
        return 0 if parent.isValid() or self._sheet is None else len(self._sheet.names) + 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Points as text, and what the delegate wants to know beside them."""
        told = self._told(index, role)
        return as_tip(told) if role == Qt.ItemDataRole.ToolTipRole and told is not None else told

    def _told(self, index: AnyIndex, role: int) -> Any:
        sheet = self._sheet
        if sheet is None or not index.isValid():
            return None
        if index.row() == len(sheet.rows):
            return self._total(sheet, index.column(), role)
        row = sheet.rows[index.row()]
        if role == CURRENT:
            return row.is_current
        if index.column() == 0:
            return self._engine(row, index.row(), role)
        return self._points(sheet, row, index.column() - 1, role)

    def _engine(self, row: ScoreRow, place: int, role: int) -> Any:
        known = row.engine is not None
        if role == ENGINE:
            return row.engine
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row.engine}-{row.engine}" if known else "?"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = self.tr("Round %1, engine %2") if known else self.tr("Round %1, engine not known yet")
            return text.replace("%1", str(place + 1)).replace("%2", f"{row.engine}-{row.engine}")
        return None

    def _points(self, sheet: Scoresheet, row: ScoreRow, seat: int, role: int) -> Any:
        if row.points is None or row.totals is None:
            return (
                self.tr("%1: not played yet").replace("%1", sheet.names[seat])
                if role == Qt.ItemDataRole.AccessibleTextRole
                else None
            )
        if role == Qt.ItemDataRole.DisplayRole:
            return str(row.points[seat])
        if role == RUNNING_TOTAL:
            return row.totals[seat]
        if role == WON:
            return row.points[seat] == 0
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = self.tr("%1: %2 points in this round, %3 so far")
            return (
                text.replace("%1", sheet.names[seat])
                .replace("%2", str(row.points[seat]))
                .replace("%3", str(row.totals[seat]))
            )
        return None

    def _total(self, sheet: Scoresheet, column: int, role: int) -> Any:
        if column == 0:
            return self.word_for_total() if role == Qt.ItemDataRole.DisplayRole else None
        seat = column - 1
        if role == Qt.ItemDataRole.DisplayRole:
            return str(sheet.totals[seat])
        if role == WON:
            return seat in sheet.leaders
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = (
                self.tr("%1: %2 points in all, in the lead")
                if seat in sheet.leaders
                else (self.tr("%1: %2 points in all"))
            )
            return text.replace("%1", sheet.names[seat]).replace("%2", str(sheet.totals[seat]))
        return None

    def word_for_total(self) -> str:
        """What stands at the head of the last row."""
        return self.tr("Total")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The seats' names."""
        sheet = self._sheet
        if sheet is None or orientation != Qt.Orientation.Horizontal:
            return None
        if section == 0:
            return self.tr("Engine") if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return sheet.names[section - 1]
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(sheet.names[section - 1])
        if role == COLOUR:
            return sheet.colours[section - 1]
        return None

    def as_rows(self) -> list[list[str]]:
        """The whole sheet as text: a header, the rounds, the totals; running totals stand beside points."""
        sheet = self._sheet
        if sheet is None:
            return []
        header = [self.tr("Round"), self.tr("Engine")]
        for name in sheet.names:
            header += [name, self.tr("%1, total").replace("%1", name)]
        rows = [header]
        for place, row in enumerate(sheet.rows):
            cells = [str(place + 1), "" if row.engine is None else f"{row.engine}-{row.engine}"]
            for seat in range(len(sheet.names)):
                cells.append("" if row.points is None else str(row.points[seat]))
                cells.append("" if row.totals is None else str(row.totals[seat]))
            rows.append(cells)
        last = [self.word_for_total(), ""]
        for total in sheet.totals:
            last += ["", str(total)]
        return [*rows, last]

    def as_csv(self) -> str:
        """The sheet as comma-separated values."""
        import csv

        text = io.StringIO()
        csv.writer(text).writerows(self.as_rows())
        return text.getvalue()

    def as_tabs(self) -> str:
        """The sheet with tabs between cells, as spreadsheets take it from the clipboard."""
        return "\n".join("\t".join(row) for row in self.as_rows())
