"""The dialog at the end of a round, made when the first round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

# What is only shown later is only loaded then: the table is there sooner.
if TYPE_CHECKING:
    from mextrain_qt.views.round_summary import RoundSummary


class RoundEnd(QObject):
    """Shows how a round ended, and passes on what is asked for there."""

    next_round = Signal()
    rematch = Signal()
    new_match = Signal()
    check_deal = Signal()
    review = Signal()
    closed = Signal()

    def __init__(self, tiles: TilePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._over = parent
        self.summary: RoundSummary | None = None
        self._shown: tuple[TableView, Look] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._show)

    def show(self, view: TableView, look: Look, after: int = 0) -> None:
        """Show the result of that table; nothing while its round goes on.

        ``after``: in so many milliseconds, as long as the last tile is on its way.
        """
        if view.result is None:
            return
        self._shown = view, look
        if after > 0:
            self._wait.start(after)
        else:
            self._show()

    @Slot()
    def _show(self) -> None:
        self._wait.stop()
        if self._shown is None:
            return
        view, look = self._shown
        if self.summary is None:
            from mextrain_qt.views.round_summary import RoundSummary

            summary = self.summary = RoundSummary(self._tiles, self._over)
            summary.next_round.connect(self.next_round)
            summary.rematch.connect(self.rematch)
            summary.new_match.connect(self.new_match)
            summary.check_deal.connect(self.check_deal)
            summary.review.connect(self.review)
            summary.finished.connect(self.closed)
        self.summary.set_look(look)
        self.summary.show_result(view)
        self.summary.open()

    def close(self) -> None:
        """Close the dialog, if it is open, and show none that is still to come."""
        self._wait.stop()
        if self.summary is not None:
            self.summary.close()
