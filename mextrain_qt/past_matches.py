"""The history as the window asks for it, with every refusal in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.replay import Replay
from mextrain_qt.model.match import Match
from mextrain_qt.model.record import RefusedRecord
from mextrain_qt.store.history import Entry, History, HistoryTrouble
from mextrain_qt.store.records import write_record
from mextrain_qt.store.statistics import Selection, Statistics

_Result = TypeVar("_Result")


class FilePastMatches(QObject):
    """What the window's :class:`~mextrain_qt.bridge.history.PastMatches` is made of here."""

    def __init__(self, bridge: GameBridge, history: Callable[[], History]) -> None:
        """``history`` opens it when it is first asked for."""
        super().__init__()
        self._bridge = bridge
        self._history = history

    def entries(self) -> tuple[Entry, ...]:
        """Every match, the latest first."""
        return self._asked(lambda: self._history().entries())

    def names(self) -> tuple[str, ...]:
        """The persons who played, the most frequent first."""
        return self._asked(lambda: self._history().names())

    def statistics(self, selection: Selection) -> Statistics:
        """What there is to tell of the matches selected."""
        return self._asked(lambda: self._history().statistics(selection))

    def replay(self, match_id: str) -> Replay:
        """A replay of a match."""
        return Replay(self._load(match_id))

    def play_on(self, match_id: str) -> None:
        """Bring a match that was abandoned back to the table."""
        match = self._load(match_id)
        if match.is_over:
            raise Refused(self.tr("That match has been played to its end."))
        self._bridge.open_match(match)

    def save_copy(self, match_id: str, path: Path) -> None:
        """Write a match to a file."""
        match = self._load(match_id)
        try:
            write_record(path, match)
        except OSError as error:
            text = self.tr("%1 cannot be written: %2.").replace("%1", str(path))
            raise Refused(text.replace("%2", error.strerror or str(error))) from None

    def remove(self, match_id: str) -> None:
        """Forget a match, its record included."""
        self._asked(lambda: self._history().remove(match_id))

    def _load(self, match_id: str) -> Match:
        entry = next((each for each in self.entries() if each.id == match_id), None)
        if entry is None:
            raise Refused(self.tr("That match is no longer in the history."))
        try:
            return self._history().load(entry)
        except RefusedRecord as refused:
            text = self.tr("The record of this match, %1, cannot be read. %2")
            raise Refused(text.replace("%1", entry.record.name).replace("%2", str(refused))) from None
        except OSError as error:
            text = self.tr("The record of this match, %1, cannot be opened: %2.")
            raise Refused(
                text.replace("%1", str(entry.record)).replace("%2", error.strerror or str(error))
            ) from None

    def _asked(self, ask: Callable[[], _Result]) -> _Result:
        try:
            return ask()
        except HistoryTrouble as trouble:
            text = self.tr("The history cannot be used now: %1.").replace("%1", str(trouble))
            raise Refused(text) from None
        except OSError as error:
            text = self.tr("The history cannot be changed now: %1.")
            raise Refused(text.replace("%1", error.strerror or str(error))) from None
