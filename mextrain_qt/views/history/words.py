"""The words of the history: how a match came out, who played, what sets it apart."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QObject

from mextrain_qt.bridge.history import Entry, SeatResult
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.sentences import Sentences


def own_seat(entry: Entry, name: str | None) -> SeatResult | None:
    """The seat the history is about: of the person with that name, or of the first person there was."""
    for seat in entry.seats:
        if seat.player == PERSON and name in (None, seat.name):
            return seat
    return None


def place_of(entry: Entry, seat: SeatResult) -> int:
    """Which place a seat took, from 1, by its total; who wins a tie stands before the others in it."""
    return 1 + sum((other.total, not other.won) < (seat.total, not seat.won) for other in entry.seats)


class HistoryWords(QObject):
    """Makes the words of the history's table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = OptionText(self)
        self._sentences = Sentences(self)

    def day(self, seconds: float) -> str:
        """A moment as a day and a time, in the way of this language; a dash where nobody noted it."""
        if seconds <= 0:
            return "–"
        moment = QDateTime.fromSecsSinceEpoch(int(seconds))
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    def preset(self, preset: str) -> str:
        """What a table's rules are called."""
        return self._options.preset(preset) if preset in PRESETS else preset

    def level(self, level: str) -> str:
        """What a level of computer players is called."""
        return self._sentences.level_name(level)

    def others(self, entry: Entry, name: str | None) -> str:
        """The others at the table."""
        own = own_seat(entry, name)
        return ", ".join(
            seat.name if seat.player == PERSON else f"{seat.name} ({self.level(seat.player)})"
            for seat in entry.seats
            if seat is not own
        )

    def rounds(self, entry: Entry) -> str:
        """How many rounds were played, and of how many where some are missing."""
        if entry.rounds == entry.agreed:
            return str(entry.rounds)
        text = self.tr("%1 of %2").replace("%1", str(entry.rounds))
        return text.replace("%2", str(entry.agreed))

    def result(self, entry: Entry, name: str | None) -> str:
        """How the match came out for the person."""
        own = own_seat(entry, name)
        if entry.abandoned:
            return self.tr("Abandoned")
        if own is None:
            winners = [seat.name for seat in entry.seats if seat.won]
            return self.tr("%1 won").replace("%1", ", ".join(winners))
        if own.won:
            return self.tr("Shared") if sum(seat.won for seat in entry.seats) > 1 else self.tr("Won")
        text = self.tr("Place %1 of %2").replace("%1", str(place_of(entry, own)))
        return text.replace("%2", str(len(entry.seats)))

    def marks(self, entry: Entry) -> str:
        """What sets the match apart."""
        words = {
            "looked_into": self.tr("looked into"),
            "taken_back": self.tr("turns taken back"),
            "returned": self.tr("bookmark returned to"),
            "branched": self.tr("played on from a replay"),
        }
        return ", ".join(words.get(mark, mark) for mark in sorted(entry.marks))

    def share(self, part: int, whole: int) -> str:
        """A part of a whole in percent; nothing of nothing is a dash."""
        return f"{QLocale().toString(100 * part / whole, 'f', 0)} %" if whole else "–"
