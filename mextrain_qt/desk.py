"""Keeps the matches of the table on disk: the one in progress, finished ones, files, house rules."""

from __future__ import annotations

import errno
import json
import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from mextrain_qt.bridge.desk import Refused, SavedMatch, has_been_played
from mextrain_qt.bridge.first_game import is_lesson
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.setup import PERSON, TableSetup
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.record import RefusedRecord
from mextrain_qt.store.records import read_record, write_record
from mextrain_qt.store.saves import DamagedSave, Saves

# What few evenings need is loaded when it is first asked for.
if TYPE_CHECKING:
    from mextrain_qt.bridge.replay import Replay
    from mextrain_qt.bridge.review import Estimating, Review
    from mextrain_qt.past_matches import FilePastMatches
    from mextrain_qt.store.history import History
    from mextrain_qt.store.house_rules import HouseRulesShelf

LONGEST_POSITION = 1_000_000
"""The longest text, in characters, that is looked at as a position."""


class FileDesk(QObject):
    """What the window's :class:`~mextrain_qt.bridge.desk.Desk` is made of here: files in one folder."""

    trouble = Signal(str)
    """Something could not be kept or read; play goes on. Said once."""

    def __init__(self, bridge: GameBridge, folder: Path, estimating: Estimating) -> None:
        """Keep the matches of ``bridge`` in ``folder``, which is made when it is first needed.

        ``estimating`` works out what plays are worth, for reviews.
        """
        super().__init__()
        self._estimating = estimating
        self._bridge = bridge
        self._folder = folder
        self._saves = Saves(folder)
        self._history: History | None = None
        self._left: Match | None = None
        self._looked = False
        bridge.recorded.connect(self._keep)
        bridge.begun.connect(self._put_away_the_last)

    @cached_property
    def past(self) -> FilePastMatches:
        """The history as the window asks for it."""
        from mextrain_qt.past_matches import FilePastMatches

        return FilePastMatches(self._bridge, lambda: self.history)

    @cached_property
    def _shelf(self) -> HouseRulesShelf:
        from mextrain_qt.store.house_rules import HouseRulesShelf

        return HouseRulesShelf(self._folder)

    @property
    def history(self) -> History:
        """The finished and abandoned matches."""
        if self._history is None:
            from mextrain_qt.store.history import History

            self._history = History(self._folder)
            notice = self._history.notice
            if notice is not None:
                self._history.notice = None
                if notice.aside is not None:
                    text = self.tr("The history was damaged (%1) and has been set aside as %2.")
                    text = text.replace("%2", str(notice.aside))
                else:
                    text = self.tr("The history cannot be used now: %1.")
                self.trouble.emit(text.replace("%1", notice.reason))
        return self._history

    def close(self) -> None:
        """Let go of the history."""
        if self._history is not None:
            self._history.close()
            self._history = None

    # The match in progress.

    def saved_match(self) -> SavedMatch | None:
        """The match that was left unfinished, if there is one."""
        match = self._left_match()
        if match is None:
            return None
        return SavedMatch(
            names=tuple(seat.name for seat in match.seats),
            round_number=len(match.rounds),
            rounds=match.options.number_of_rounds(),
            totals=match.totals,
            has_been_played=has_been_played(match),
        )

    def _left_match(self) -> Match | None:
        if self._left is None and not self._looked:
            self._looked = True
            try:
                self._left = self._saves.load()
            except DamagedSave as damaged:
                text = self.tr("The saved match cannot be read (%1).").replace("%1", str(damaged))
                if damaged.aside is not None:
                    text += " " + self.tr("Its file has been set aside as %1.").replace(
                        "%1", str(damaged.aside)
                    )
                self.trouble.emit(text)
            except OSError as error:
                text = self.tr("The saved match cannot be opened: %1.")
                self.trouble.emit(text.replace("%1", error.strerror or str(error)))
        return self._left

    def continue_match(self) -> None:
        """Bring it back to the table."""
        match = self._left_match()
        if match is None:
            raise Refused(self.tr("There is no match to continue."))
        self._bridge.open_match(match)

    def leave_match(self) -> None:
        """Clear the table; the match can be continued later unless it is over."""
        match = self._bridge.match
        if match is not None and self._is_kept(match):
            self._left = None if match.is_over else match
        self._bridge.leave()

    def _is_kept(self, match: Match) -> bool:
        return any(seat.player == PERSON for seat in match.seats) and not is_lesson(match)

    @Slot()
    def _keep(self) -> None:
        match = self._bridge.match
        if match is None or not self._is_kept(match):
            return
        if match.is_over:
            self._left = None
            self._archive(match)
            self._forget_save()
            return
        self._left, self._looked = match, True
        trouble = self._saves.keep(match)
        if trouble is not None:
            text = self.tr("The match cannot be saved in %1: %2. You can play on.")
            self.trouble.emit(text.replace("%1", str(trouble.path)).replace("%2", trouble.reason))

    @Slot()
    def _put_away_the_last(self) -> None:
        """A new match takes the place of one that was left: that one goes to the history."""
        last, match = self._left_match(), self._bridge.match
        if last is None or last is match or match is None or not self._is_kept(match):
            return
        self._left = None
        if has_been_played(last):
            self._archive(last)

    def _archive(self, match: Match) -> None:
        from mextrain_qt.store.history import HistoryTrouble

        try:
            self.history.keep(match)
        except (OSError, HistoryTrouble) as error:
            text = self.tr("The match cannot be added to the history: %1.")
            self.trouble.emit(text.replace("%1", getattr(error, "strerror", None) or str(error)))

    def _forget_save(self) -> None:
        try:
            self._saves.forget()
        except OSError as error:
            text = self.tr("The saved match cannot be removed: %1.")
            self.trouble.emit(text.replace("%1", error.strerror or str(error)))

    # Files.

    def replay_file(self, path: Path) -> Replay:
        """A replay of the match in a file."""
        from mextrain_qt.bridge.replay import Replay

        return Replay(self.read(path))

    def take_up(self, replay: Replay) -> None:
        """Bring the match of a replay to the table as it was left."""
        self._bridge.open_match(replay.match)

    def replay_table(self) -> Replay:
        """A replay of the match on the table, as far as its rounds are over."""
        match = self._bridge.match
        if match is None:
            raise Refused(self.tr("There is no match on the table."))
        if not match.points:
            raise Refused(self.tr("A round can be replayed once it is over; no hand may be seen before."))
        from mextrain_qt.bridge.replay import Replay

        last = len(match.points)
        return Replay(match.branch(last, len(match.rounds[last - 1].actions)))

    def play_from(self, replay: Replay) -> None:
        """Bring the moment that a replay shows to the table, as a match of its own."""
        self._bridge.open_match(replay.branch())

    def review(self, replay: Replay, seat: int, rounds: tuple[int, ...] | None) -> Review:
        """A review of one seat's decisions in some rounds of a replay (``None``: in all of them)."""
        from mextrain_qt.bridge.review import Review

        return Review(self._estimating, replay.match, seat, rounds)

    def read(self, path: Path) -> Match:
        """The match in a file; raises :class:`~mextrain_qt.bridge.desk.Refused`."""
        try:
            _see_that_it_is_a_file(path)
            return read_record(path)
        except RefusedRecord as refused:
            text = self.tr("%1 is not a match this program can open. %2")
            raise Refused(text.replace("%1", path.name).replace("%2", str(refused))) from None
        except OSError as error:
            raise self._unreadable(path, error) from None

    def save_record(self, path: Path) -> None:
        """Write the match on the table to a file."""
        match = self._bridge.match
        if match is None:
            raise Refused(self.tr("There is no match on the table."))
        self._write(path, match)

    def save_replay(self, replay: Replay, path: Path) -> None:
        """Write the match of a replay to a file."""
        self._write(path, replay.match)

    def _write(self, path: Path, match: Match) -> None:
        try:
            write_record(path, match)
        except OSError as error:
            raise self._unwritable(path, error) from None

    def open_position(self, text: str) -> None:
        """Bring a position to the table, as a round by itself; the seat to move is the person's."""
        from mextrain_qt.model.notation import RefusedPosition, position_from

        if len(text) > LONGEST_POSITION:
            raise Refused(self.tr("That text is too long to be a position."))
        try:
            data = json.loads(text)
            position = position_from(data["position"] if _is_wrapped(data) else data)
        except RefusedPosition as refused:
            raise Refused(self.tr("This position cannot be. %1").replace("%1", str(refused))) from None
        except (ValueError, RecursionError) as error:
            raise Refused(self.tr("That text is not a position: %1").replace("%1", str(error))) from None
        seats = tuple(
            Seat(self.tr("You"), PERSON)
            if seat == position.seat
            else Seat(self.tr("Seat %1").replace("%1", str(seat + 1)), "planner")
            for seat in range(len(position.hands))
        )
        self._bridge.open_match(Match.from_position(position, seats))

    def position_text(self) -> str:
        """The position on the table as text, all hands included."""
        data = self._bridge.position_data()
        if data is None:
            raise Refused(self.tr("There is no match on the table."))
        return json.dumps(data)

    # House rules.

    def house_rules(self) -> dict[str, TableSetup]:
        """The house rules that were named and kept."""
        return {rules.name: TableSetup(rules.options, ()) for rules in self._shelf.all()}

    def keep_house_rules(self, name: str, setup: TableSetup) -> None:
        """Keep house rules under a name."""
        from mextrain_qt.store.house_rules import HouseRules, RefusedHouseRules

        try:
            self._shelf.keep(HouseRules(name, setup.options))
        except RefusedHouseRules as refused:
            raise Refused(str(refused)) from None
        except OSError as error:
            raise self._unwritable(self._folder, error) from None

    def forget_house_rules(self, name: str) -> None:
        """Forget them again."""
        try:
            self._shelf.forget(name)
        except OSError as error:
            raise self._unwritable(self._folder, error) from None

    def read_house_rules(self, path: Path) -> tuple[str, TableSetup]:
        """The house rules in a file, and their name."""
        from mextrain_qt.store.house_rules import RefusedHouseRules, read_house_rules

        try:
            _see_that_it_is_a_file(path)
            rules = read_house_rules(path)
        except RefusedHouseRules as refused:
            text = self.tr("%1 holds no house rules this program can use. %2")
            raise Refused(text.replace("%1", path.name).replace("%2", str(refused))) from None
        except OSError as error:
            raise self._unreadable(path, error) from None
        return rules.name, TableSetup(rules.options, ())

    def write_house_rules(self, path: Path, name: str, setup: TableSetup) -> None:
        """Hand house rules on as a file."""
        from mextrain_qt.store.house_rules import HouseRules, write_house_rules

        try:
            write_house_rules(path, HouseRules(name, setup.options))
        except OSError as error:
            raise self._unwritable(path, error) from None

    def _unreadable(self, path: Path, error: OSError) -> Refused:
        text = self.tr("%1 cannot be read: %2.").replace("%1", str(path))
        return Refused(text.replace("%2", error.strerror or str(error)))

    def _unwritable(self, path: Path, error: OSError) -> Refused:
        text = self.tr("%1 cannot be written: %2.").replace("%1", str(path))
        return Refused(text.replace("%2", error.strerror or str(error)))


def _see_that_it_is_a_file(path: Path) -> None:
    """Raises ``OSError`` for a pipe or a device, where the window would wait for whoever writes to it."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))


def _is_wrapped(data: object) -> bool:
    """Whether a position stands in a request, as the command line takes it."""
    return isinstance(data, dict) and isinstance(data.get("position"), dict)
