"""The history: finished and abandoned matches, as records in a folder and as rows to count.

The records are the truth. The database beside them only makes them quick to list and to count; when it
is damaged it is set aside, the game goes on, and :meth:`History.rebuild` makes it again.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from mextrain_qt.model.events import TileLaid
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import ABANDONED, Match, PlayedRound, new_id
from mextrain_qt.model.record import RefusedRecord
from mextrain_qt.model.record_reader import LATEST_TIME
from mextrain_qt.store import statistics as counting
from mextrain_qt.store.database import (
    ERRORS,
    Damaged,
    in_memory,
    is_damage,
    open_database,
    set_database_aside,
)
from mextrain_qt.store.records import read_record, write_record
from mextrain_qt.store.statistics import Selection, Statistics

DATABASE: Final = "history.sqlite3"
RECORDS: Final = "records"

_Result = TypeVar("_Result")


class HistoryTrouble(Exception):
    """The history could not be read or written now (a full disk, no permission); nothing is damaged."""


@frozen
class Notice:
    """Something a player should be told of the history, once.

    ``reason``: what was wrong with the database; ``aside``: where it is now, ``None`` where it could not
    be moved or there is no database to be had at all and nothing new is listed after this run.
    """

    reason: str
    aside: Path | None


@frozen
class SeatResult:
    """One seat of a match in the history; ``won``: alone or with others."""

    name: str
    player: str
    total: int
    won: bool


@frozen
class Entry:
    """A match in the history.

    ``record``: its file. ``began`` and ``ended``: seconds since the epoch, 0 where nobody noted it.
    ``pips``: the set. ``rounds``: finished ones, of ``agreed``. ``marks``: as of the match.
    """

    id: str
    record: Path
    began: float
    ended: float
    preset: str
    pips: int
    number: int | None
    rounds: int
    agreed: int
    abandoned: bool
    marks: frozenset[str]
    seats: tuple[SeatResult, ...]


@frozen
class Rebuilt:
    """What a rebuilding found: how many matches, and the records that were refused, with the reason."""

    matches: int
    refused: tuple[tuple[Path, str], ...]


class History:
    """The matches of this person, in a folder.

    Attribute ``notice``: what there is to tell about a damaged database, else ``None``; whoever told it
    sets it to ``None``.
    """

    def __init__(self, folder: Path) -> None:
        """Open the history in ``folder``, which is made if need be. Raises nothing."""
        self.folder = folder
        self.notice: Notice | None = None
        self._connection = self._open()

    # Keeping.

    def keep(self, match: Match) -> Path:
        """Add a match, finished or given up, and return the file of its record.

        A match that is not over is marked as abandoned. One that was kept before (it bears its ``id``)
        replaces what was kept of it. Raises ``OSError`` where the record cannot be written, and
        :class:`HistoryTrouble` where the record was written but not its row.
        """
        if not match.id:
            match.id = new_id()
        if match.is_over:
            match.marks.discard(ABANDONED)
        else:
            match.marks.add(ABANDONED)
        path = self.folder / RECORDS / _file_name(match)
        write_record(path, match)
        self._guarded(lambda connection: _insert(connection, match, path.name))
        return path

    def remove(self, match_id: str) -> None:
        """Forget a match, its record included. Raises ``OSError`` and :class:`HistoryTrouble`."""
        for entry in self.entries():
            if entry.id == match_id:
                entry.record.unlink(missing_ok=True)
        self._guarded(lambda connection: connection.execute("DELETE FROM matches WHERE id = ?", (match_id,)))

    # Asking.

    def entries(self) -> tuple[Entry, ...]:
        """Every match, the latest first. Raises :class:`HistoryTrouble`."""
        return self._guarded(lambda connection: _entries(connection, self.folder / RECORDS))

    def points(self, match_id: str) -> tuple[tuple[int, ...], ...]:
        """The points of a match's finished rounds, a number a seat. Raises :class:`HistoryTrouble`."""
        return self._guarded(lambda connection: _points(connection, match_id))

    def statistics(self, selection: Selection | None = None) -> Statistics:
        """What there is to tell of the matches selected. Raises :class:`HistoryTrouble`."""
        chosen = selection if selection is not None else Selection()
        return self._guarded(lambda connection: counting.statistics(connection, chosen))

    def names(self) -> tuple[str, ...]:
        """Every person in it, the most frequent first. Raises :class:`HistoryTrouble`."""
        return self._guarded(counting.names)

    def load(self, entry: Entry) -> Match:
        """The match of an entry, from its record.

        Raises :class:`~mextrain_qt.model.record.RefusedRecord` and ``OSError``.
        """
        return read_record(entry.record)

    # Mending.

    def rebuild(self, progress: Callable[[int, int], None] | None = None) -> Rebuilt:
        """Make the rows again from the records.

        ``progress`` is told how many of how many records are done. Records that are refused are left as
        they are and out of the rows. Raises :class:`HistoryTrouble`.
        """
        paths = sorted((self.folder / RECORDS).glob("*.json"))
        matches: dict[str, tuple[Match, str]] = {}
        refused: list[tuple[Path, str]] = []
        for done, path in enumerate(paths):
            if progress is not None:
                progress(done, len(paths))
            try:
                match = read_record(path)
            except (RefusedRecord, OSError) as error:
                refused.append((path, str(error)))
                continue
            match.id = match.id or _id_from(path)
            matches[match.id] = match, path.name
        if progress is not None:
            progress(len(paths), len(paths))

        def replace_all(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM matches")
            for match, name in matches.values():
                _insert_rows(connection, match, name)

        self._guarded(lambda connection: _in_one(connection, lambda: replace_all(connection)))
        return Rebuilt(len(matches), tuple(refused))

    def close(self) -> None:
        """Let go of the database; nothing may be asked after it."""
        self._connection.close()

    # The database.

    def _open(self) -> sqlite3.Connection:
        path = self.folder / DATABASE
        reason = ""
        for _ in range(2):
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                return open_database(path)
            except Damaged as damaged:
                reason = str(damaged)
                try:
                    self.notice = Notice(reason, set_database_aside(path))
                except OSError:
                    break
            except OSError as error:
                reason = f"{error.strerror}: {error.filename}"
                break
            except ERRORS as error:
                reason = str(error)
                break
        self.notice = Notice(reason, None)
        return in_memory()

    def _guarded(self, ask: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """Ask the database; when it turns out to be damaged, ask a new one instead."""
        try:
            return ask(self._connection)
        except ERRORS as error:
            if not is_damage(error):
                raise HistoryTrouble(str(error)) from None
            self._connection.close()
            with contextlib.suppress(OSError):
                self.notice = Notice(str(error), set_database_aside(self.folder / DATABASE))
            self._connection = self._open()
        try:
            return ask(self._connection)
        except ERRORS as error:
            raise HistoryTrouble(str(error)) from None


def _file_name(match: Match) -> str:
    began = _times(match)[0]
    day = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(began)) if began else "undated"
    return f"{day}-{match.id}.json"


def _id_from(path: Path) -> str:
    return "".join(each for each in path.stem if each.isascii() and each.isalnum())[:64] or "record"


def _times(match: Match) -> tuple[float, float]:
    times = [time for played in match.rounds for time in played.times if time > 0]
    return (times[0], times[-1]) if times else (0.0, 0.0)


def _insert(connection: sqlite3.Connection, match: Match, record: str) -> None:
    _in_one(connection, lambda: _insert_rows(connection, match, record))


def _in_one(connection: sqlite3.Connection, work: Callable[[], None]) -> None:
    """Do all of the work in one transaction, or none of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        work()
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _insert_rows(connection: sqlite3.Connection, match: Match, record: str) -> None:
    began, ended = _times(match)
    connection.execute("DELETE FROM matches WHERE id = ?", (match.id,))
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            record,
            began,
            ended,
            match.options.preset,
            match.options.highest,
            match.number,
            len(match.points),
            match.options.number_of_rounds(),
            int(not match.is_over),
            ",".join(sorted(match.marks - {ABANDONED})),
        ),
    )
    totals, winners = match.totals, match.winners
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match.id, seat, who.name, who.player, totals[seat], int(seat in winners))
            for seat, who in enumerate(match.seats)
        ],
    )
    connection.executemany(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                match.id,
                number,
                seat,
                played.start.position.engine,
                points,
                int(points == 0),
                _train(played, seat),
            )
            for number, played in enumerate(match.rounds, start=1)
            if played.points is not None
            for seat, points in enumerate(played.points)
        ],
    )


def _train(played: PlayedRound, seat: int) -> int:
    """How many tiles the seat itself laid on its own line in the round."""
    return sum(isinstance(event, TileLaid) and event.seat == event.line == seat for event in played.log)


def _entries(connection: sqlite3.Connection, records: Path) -> tuple[Entry, ...]:
    seats: dict[str, list[SeatResult]] = {}
    for match, name, player, total, won in connection.execute(
        "SELECT match, name, player, total, won FROM seats ORDER BY match, seat"
    ):
        seats.setdefault(match, []).append(SeatResult(name, player, total, bool(won)))
    rows = connection.execute(
        "SELECT id, record, began, ended, preset, pips, number, rounds, agreed, abandoned, marks"
        " FROM matches ORDER BY ended DESC, id"
    )
    return tuple(
        Entry(
            id=row[0],
            # A name, never a way out of the folder.
            record=records / Path(row[1]).name,
            began=_moment(row[2]),
            ended=_moment(row[3]),
            preset=row[4],
            pips=row[5],
            number=row[6],
            rounds=row[7],
            agreed=row[8],
            abandoned=bool(row[9]),
            marks=frozenset(row[10].split(",")) if row[10] else frozenset(),
            seats=tuple(seats.get(row[0], ())),
        )
        for row in rows
    )


def _moment(seconds: float) -> float:
    """A time that a clock can show."""
    return seconds if 0 <= seconds <= LATEST_TIME else 0.0


def _points(connection: sqlite3.Connection, match_id: str) -> tuple[tuple[int, ...], ...]:
    rounds: dict[int, list[int]] = {}
    for number, points in connection.execute(
        "SELECT round, points FROM results WHERE match = ? ORDER BY round, seat", (match_id,)
    ):
        rounds.setdefault(number, []).append(points)
    return tuple(tuple(points) for points in rounds.values())
