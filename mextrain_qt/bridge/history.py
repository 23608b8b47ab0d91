"""The matches played before, as the window shows them: frozen values, and what can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from mextrain_qt.bridge.replay import Replay
from mextrain_qt.store.history import Entry, SeatResult
from mextrain_qt.store.statistics import Feat, Selection, Share, Statistics

__all__ = ["Entry", "Feat", "PastMatches", "SeatResult", "Selection", "Share", "Statistics"]


class PastMatches(Protocol):
    """Finished and abandoned matches. Every method raises :class:`~mextrain_qt.bridge.desk.Refused`."""

    def entries(self) -> tuple[Entry, ...]:
        """Every match, the latest first."""

    def names(self) -> tuple[str, ...]:
        """The persons who played, the most frequent first."""

    def statistics(self, selection: Selection) -> Statistics:
        """What there is to tell of the matches selected."""

    def replay(self, match_id: str) -> Replay:
        """A replay of a match."""

    def play_on(self, match_id: str) -> None:
        """Bring a match that was abandoned back to the table."""

    def save_copy(self, match_id: str, path: Path) -> None:
        """Write a match to a file."""

    def remove(self, match_id: str) -> None:
        """Forget a match, its record included."""
