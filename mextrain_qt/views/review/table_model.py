"""The decisions of a review as a table that can be sorted."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mextrain_qt.bridge.review import Judged, Verdict, costliest
from mextrain_qt.bridge.setup import SeatSetup
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.review.wording import ReviewWords

AnyIndex = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()

JUDGED: Final = Qt.ItemDataRole.UserRole + 1
"""The decision itself."""

SORTED_BY: Final = Qt.ItemDataRole.UserRole + 2
"""What the column is sorted by."""

RANK: Final = Qt.ItemDataRole.UserRole + 3
"""1 for the costliest decision, 2 for the next …; ``None`` for those that are not among them."""

WHEN, PLAYED, BETTER, COST = range(4)


class ReviewTableModel(QAbstractTableModel):
    """A row a decision: when, what was played, what would have been better, what that cost."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = ReviewWords(self)
        self._judged: tuple[Judged, ...] = ()
        self._seats: tuple[SeatSetup, ...] = ()
        self._ranks: dict[Judged, int] = {}
        self._one_round = True

    def show_judged(self, judged: tuple[Judged, ...], seats: tuple[SeatSetup, ...]) -> None:
        """Show those decisions; where they are the ones shown and some more, rows are only added."""
        before = self._judged
        ranks = {each: rank for rank, each in enumerate(costliest(judged), start=1)}
        one_round = len({each.round_number for each in judged}) <= 1
        if seats == self._seats and one_round == self._one_round and judged[: len(before)] == before:
            if len(judged) > len(before):
                self.beginInsertRows(QModelIndex(), len(before), len(judged) - 1)
                self._judged, self._ranks = judged, ranks
                self.endInsertRows()
                self.dataChanged.emit(self.index(0, 0), self.index(len(judged) - 1, COST))
            return
        self.beginResetModel()
        self._judged, self._seats, self._ranks, self._one_round = judged, seats, ranks, one_round
        self.endResetModel()

    def row_of(self, judged: Judged) -> int | None:
        """The row of a decision."""
        return self._judged.index(judged) if judged in self._judged else None

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """A row a decision."""
        return 0 if parent.isValid() else len(self._judged)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """When, played, better, cost."""
        return 0 if parent.isValid() else 4

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell, and what lies behind them."""
        if not index.isValid():
            return None
        judged, column = self._judged[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(judged, column)
        if role == JUDGED:
            return judged
        if role == SORTED_BY:
            return self._key(judged, column)
        if role == RANK:
            return self._ranks.get(judged)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._words.verdict(judged, self._seats)
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(self._words.verdict(judged, self._seats))
        if role == Qt.ItemDataRole.TextAlignmentRole and column == COST:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What the columns are called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            aside = Qt.AlignmentFlag.AlignRight if section == COST else Qt.AlignmentFlag.AlignLeft
            return aside | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole and section == COST:
            return self.tr("Points given away, with a 95 % interval; grey where it is within the noise.")
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("No."), self.tr("Played"), self.tr("Better"), self.tr("Cost"))[section]
        return None

    def _text(self, judged: Judged, column: int) -> str:
        if column == WHEN:
            when = str(judged.action + 1)
            return when if self._one_round else f"{judged.round_number} · {when}"
        if column == PLAYED:
            return self._words.short_action(judged.played, self._seats)
        if column == BETTER:
            is_best = judged.verdict is Verdict.BEST
            return "–" if is_best else self._words.short_action(judged.best, self._seats)
        return self._words.cost(judged)

    def _key(self, judged: Judged, column: int) -> float | str:
        if column == WHEN:
            return judged.round_number * 100_000 + judged.action
        if column == COST:
            clear = judged.verdict is Verdict.WORSE
            return judged.cost + 1000 if clear else judged.cost
        return self._text(judged, column)
