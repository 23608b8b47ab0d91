"""The history: matches kept, counted and found again, and what happens to a damaged database."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.model.events import TileLaid
from mextrain_qt.model.match import ABANDONED, LOOKED_INTO, Match, Seat
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.record import RefusedRecord, record_of
from mextrain_qt.store import database, files
from mextrain_qt.store.database import MIGRATIONS, Damaged, open_database
from mextrain_qt.store.history import DATABASE, RECORDS, History, HistoryTrouble, Notice, _insert
from mextrain_qt.store.statistics import Feat, Selection, Share
from tests.model.playing import NOW, play_round, played_match

SMALL = Options(highest=6, rounds=2)


def match_of(
    number: int, *players: str, options: Options = SMALL, names: tuple[str, ...] = ("Ana", "Bea", "Cid")
) -> Match:
    """A finished match with those players; the first is a person unless said otherwise."""
    who = players or ("person", "casual", "planner")
    match = Match(
        options, tuple(Seat(name, player) for name, player in zip(names, who, strict=False)), number
    )
    chance = Random(number)
    while True:
        while match.round.outcome is None:
            legal = match.round.legal_actions()
            match.apply(chance.choice(legal), NOW + number * 10_000 + len(match.current.actions))
        if match.is_over:
            return match
        match.next_round()


@pytest.fixture
def history(tmp_path: Path) -> Any:
    opened = History(tmp_path)
    assert opened.notice is None
    yield opened
    opened.close()


def again(history: History) -> History:
    """The same history opened anew, as when the program is started again."""
    history.close()
    return History(history.folder)


# Keeping.


def test_a_finished_match_is_kept_with_its_record(history: History) -> None:
    match = match_of(3)
    path = history.keep(match)
    assert path.parent == history.folder / RECORDS
    (entry,) = history.entries()
    assert entry.record == path
    assert entry.id == match.id
    assert (entry.preset, entry.pips, entry.number) == ("salon", 6, 3)
    assert (entry.rounds, entry.agreed, entry.abandoned) == (2, 2, False)
    assert entry.marks == frozenset()
    assert [(seat.name, seat.player, seat.total) for seat in entry.seats] == [
        ("Ana", "person", match.totals[0]),
        ("Bea", "casual", match.totals[1]),
        ("Cid", "planner", match.totals[2]),
    ]
    assert tuple(seat for seat, each in enumerate(entry.seats) if each.won) == match.winners
    assert entry.began == match.rounds[0].times[0]
    assert entry.ended == match.rounds[-1].times[-1]
    assert history.points(entry.id) == match.points
    assert record_of(history.load(entry)) == record_of(match)


def test_a_match_given_up_is_marked_as_abandoned(history: History) -> None:
    match = played_match(Options(highest=6), rounds=2)
    history.keep(match)
    (entry,) = history.entries()
    assert entry.abandoned
    assert (entry.rounds, entry.agreed) == (2, 7)
    assert ABANDONED in history.load(entry).marks
    assert len(history.points(entry.id)) == 2


def test_a_match_that_goes_on_after_all_replaces_what_was_kept_of_it(history: History) -> None:
    match = played_match(Options(highest=6, rounds=2), rounds=1)
    first = history.keep(match)
    play_round(match, Random(1))
    assert history.keep(match) == first
    (entry,) = history.entries()
    assert not entry.abandoned
    assert ABANDONED not in history.load(entry).marks
    assert len(list((history.folder / RECORDS).iterdir())) == 1


def test_matches_are_listed_from_the_latest_on(history: History) -> None:
    for number in (2, 9, 4):
        history.keep(match_of(number))
    assert [entry.number for entry in history.entries()] == [9, 4, 2]
    reopened = again(history)
    assert [entry.number for entry in reopened.entries()] == [9, 4, 2]
    reopened.close()


def test_a_match_can_be_removed(history: History) -> None:
    for number in (2, 9):
        history.keep(match_of(number))
    later, earlier = history.entries()
    history.remove(later.id)
    assert history.entries() == (earlier,)
    assert [path.name for path in (history.folder / RECORDS).iterdir()] == [earlier.record.name]
    assert history.points(later.id) == ()


def test_a_match_without_times_is_kept_too(history: History) -> None:
    match = Match(SMALL, (Seat("Ana", "person"), Seat("Bea", "casual")), 3)
    match.apply(match.round.legal_actions()[0])
    assert history.keep(match).name == f"undated-{match.id}.json"
    (entry,) = history.entries()
    assert entry.began == entry.ended == 0


def test_a_record_that_cannot_be_written_is_trouble_but_no_harm(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.keep(match_of(1))

    def fail(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "write", fail)
        with pytest.raises(OSError, match="No space left"):
            history.keep(match_of(2))
    assert len(history.entries()) == 1
    history.keep(match_of(2))
    assert len(history.entries()) == 2


# Counting.


def test_no_matches_have_no_figures(history: History) -> None:
    figures = history.statistics()
    assert (figures.matches, figures.won, figures.rounds) == (0, 0, 0)
    assert figures.average is figures.best is figures.worst is figures.longest_train is None
    assert figures.by_level == figures.by_preset == figures.points == ()
    assert history.names() == ()


def test_figures_are_those_of_the_matches(history: History) -> None:
    matches = [match_of(number) for number in range(1, 13)]
    for match in matches:
        history.keep(match)
    figures = history.statistics()
    won = [0 in match.winners for match in matches]
    points = [each[0] for match in matches for each in match.points]
    assert figures.matches == 12
    assert figures.won == sum(won)
    assert 0 < figures.won < 12
    assert figures.shared == sum(0 in match.winners and len(match.winners) > 1 for match in matches)
    assert figures.points == tuple(points)
    assert figures.rounds == 24
    assert figures.rounds_won == points.count(0)
    assert figures.average == pytest.approx(sum(points) / 24)
    assert figures.best is not None
    assert figures.worst is not None
    assert (figures.best.value, figures.worst.value) == (min(points), max(points))
    worst = next(match for match in matches if match.id == figures.worst.match)
    assert worst.points[figures.worst.round_number - 1][0] == max(points)
    trains = {
        (match.id, number): sum(
            isinstance(event, TileLaid) and event.seat == event.line == 0 for event in played.log
        )
        for match in matches
        for number, played in enumerate(match.rounds, start=1)
    }
    train = figures.longest_train
    assert isinstance(train, Feat)
    assert train.value == max(trains.values()) == trains[train.match, train.round_number]
    runs = "".join("x" if each else " " for each in won).split(" ")
    assert figures.longest_streak == max(map(len, runs))
    assert figures.streak == len(runs[-1])
    assert figures.by_level == (Share("casual", 12, sum(won)), Share("planner", 12, sum(won)))
    assert figures.by_preset == (Share("salon", 12, sum(won)),)


def test_figures_can_be_asked_by_person_preset_and_level(history: History) -> None:
    station = replace(PRESETS["station"], highest=6, rounds=1)
    history.keep(match_of(1))
    history.keep(match_of(2, options=station))
    history.keep(match_of(3, "person", "master", "master"))
    history.keep(match_of(4, "casual", "person", "person"))
    history.keep(match_of(5, "casual", "casual", "casual"))
    assert history.names() == ("Ana", "Bea", "Cid")
    assert history.statistics().matches == 4, "a match of computers alone is nobody's"
    assert history.statistics(Selection(name="Ana")).matches == 3
    assert history.statistics(Selection(name="Bea")).matches == 1
    assert history.statistics(Selection(name="Nobody")).matches == 0
    assert history.statistics(Selection(preset="station")).matches == 1
    assert history.statistics(Selection(preset="station")).rounds == 1
    assert history.statistics(Selection(level="master")).matches == 1
    assert history.statistics(Selection(name="Ana", level="planner")).matches == 2
    assert [share.name for share in history.statistics().by_level] == ["casual", "master", "planner"]
    assert [share.name for share in history.statistics().by_preset] == ["salon", "station"]


def test_marked_matches_count_only_when_asked_for(history: History) -> None:
    plain, marked = match_of(1), match_of(2)
    marked.marks.add(LOOKED_INTO)
    for match in (plain, marked):
        history.keep(match)
    assert history.statistics().matches == 1
    assert history.statistics().marked == 1
    both = history.statistics(Selection(marked=True))
    assert (both.matches, both.marked) == (2, 0)
    assert {entry.marks for entry in history.entries()} == {frozenset(), frozenset({LOOKED_INTO})}


def test_abandoned_matches_are_told_apart(history: History) -> None:
    history.keep(match_of(1))
    history.keep(played_match(Options(highest=6), rounds=2))
    figures = history.statistics()
    assert (figures.matches, figures.abandoned, figures.rounds) == (1, 1, 2)


def test_many_matches_are_counted_quickly(history: History) -> None:
    match = match_of(1)
    for number in range(400):
        match.id = f"m{number}"
        history._guarded(lambda connection: _insert(connection, match, f"{match.id}.json"))
    began = time.process_time()
    assert history.statistics().matches == 400
    assert len(history.entries()) == 400
    assert time.process_time() - began < 0.5


# Rebuilding.


def test_the_records_give_the_same_history_again(history: History) -> None:
    for number in range(1, 6):
        history.keep(match_of(number))
    history.keep(played_match(Options(highest=6), rounds=2))
    entries, figures = history.entries(), history.statistics()
    history.close()
    for path in history.folder.glob(f"{DATABASE}*"):
        path.unlink()
    fresh = History(history.folder)
    assert fresh.entries() == ()
    told: list[tuple[int, int]] = []
    rebuilt = fresh.rebuild(lambda done, total: told.append((done, total)))
    assert rebuilt.matches == 6
    assert rebuilt.refused == ()
    assert told == [(done, 6) for done in range(7)]
    assert fresh.entries() == entries
    assert fresh.statistics() == figures
    assert fresh.rebuild().matches == 6, "as often as one likes"
    assert fresh.entries() == entries
    fresh.close()


def test_a_record_that_is_refused_is_left_out_and_left_alone(history: History) -> None:
    history.keep(match_of(1))
    bad = history.folder / RECORDS / "bad.json"
    bad.write_bytes(b"{")
    rebuilt = history.rebuild()
    assert rebuilt.matches == 1
    ((path, reason),) = rebuilt.refused
    assert path == bad
    assert reason.startswith("record: is not JSON")
    assert bad.read_bytes() == b"{"


def test_a_record_put_there_by_hand_is_found(history: History) -> None:
    match = match_of(1)
    match.id = ""
    (history.folder / RECORDS).mkdir()
    (history.folder / RECORDS / "from a friend.json").write_text(json.dumps(record_of(match)), "utf-8")
    assert history.rebuild().matches == 1
    (entry,) = history.entries()
    assert entry.record.name == "from a friend.json"
    assert history.load(entry).points == match.points


def test_an_entry_whose_record_is_gone_says_so(history: History) -> None:
    history.keep(match_of(1)).unlink()
    (entry,) = history.entries()
    with pytest.raises(FileNotFoundError):
        history.load(entry)


# Migrations.


def test_tables_are_brought_up_to_date_a_step_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "h.sqlite3"
    open_database(path).close()
    later = (*MIGRATIONS, "ALTER TABLE matches ADD COLUMN place TEXT", "CREATE TABLE tags (name TEXT) STRICT")
    for _ in range(2):
        connection = open_database(path, later)
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
        assert connection.execute("SELECT place FROM matches").fetchall() == []
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        connection.close()


def test_a_step_that_fails_leaves_the_tables_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "h.sqlite3"
    open_database(path).close()
    broken = (*MIGRATIONS, "CREATE TABLE tags (name TEXT) STRICT; INSERT INTO nowhere VALUES (1)")
    with pytest.raises(Damaged):
        open_database(path, broken)
    connection = open_database(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()


def test_a_database_of_a_newer_program_is_set_aside(history: History) -> None:
    history.keep(match_of(1))
    history._connection.execute("PRAGMA user_version = 99")
    newer = again(history)
    assert newer.notice is not None
    assert newer.notice.reason == "it is of a newer program than this one"
    assert newer.notice.aside is not None
    assert newer.notice.aside.exists()
    assert newer.entries() == ()
    assert newer.rebuild().matches == 1
    newer.close()


# Damage.


@pytest.mark.parametrize(
    "damage", [b"no database at all" * 100, b"\x00" * 8192, b"SQLite format 3\x00" + b"\xff" * 4000]
)
def test_what_is_no_database_is_set_aside_unchanged_and_the_game_goes_on(
    tmp_path: Path, damage: bytes
) -> None:
    (tmp_path / DATABASE).write_bytes(damage)
    history = History(tmp_path)
    assert history.notice is not None
    assert history.notice.aside is not None
    assert history.notice.aside.read_bytes() == damage
    history.keep(match_of(1))
    reopened = again(history)
    assert len(reopened.entries()) == 1
    reopened.close()


def test_a_database_of_something_else_is_set_aside(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / DATABASE)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    history = History(tmp_path)
    assert history.notice is not None
    assert history.notice.reason == "its tables are not those of a history"
    history.close()


def test_an_empty_file_becomes_a_history(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    history = History(tmp_path)
    assert history.notice is None
    history.keep(match_of(1))
    history.close()


def test_rows_that_speak_of_no_match_are_damage(history: History) -> None:
    history._connection.execute("PRAGMA foreign_keys = OFF")
    history._connection.execute("INSERT INTO seats VALUES ('ghost', 0, 'Ana', 'person', 0, 0)")
    reopened = again(history)
    assert reopened.notice is not None
    assert reopened.notice.reason == "it speaks of matches that are not there"
    reopened.close()


def test_damage_that_shows_only_later_is_set_aside_then(history: History) -> None:
    history.keep(match_of(1))
    history._connection.execute("DROP TABLE results")
    assert history.statistics().matches == 0
    assert history.notice is not None
    assert history.notice.aside is not None
    assert history.rebuild().matches == 1
    assert history.statistics().matches == 1


def test_where_no_database_can_be_had_records_are_still_kept(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    history = History(tmp_path)
    assert isinstance(history.notice, Notice)
    path = history.keep(match_of(1))
    assert path.exists()
    assert len(history.entries()) == 1, "for this run"
    history.close()


def test_a_damaged_database_that_cannot_be_moved_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / DATABASE).write_bytes(b"x" * 5_000)

    def fail(*_arguments: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(files.Path, "rename", fail)
    history = History(tmp_path)
    assert history.notice == Notice("file is not a database", None)
    assert history.entries() == ()
    history.close()
    assert (tmp_path / DATABASE).read_bytes() == b"x" * 5_000


def test_a_database_in_use_by_another_is_trouble_and_no_damage(history: History) -> None:
    other = sqlite3.connect(history.folder / DATABASE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    history._connection.execute("PRAGMA busy_timeout = 10")
    with pytest.raises(HistoryTrouble, match="locked"):
        history.keep(match_of(1))
    other.execute("ROLLBACK")
    other.close()
    assert history.notice is None
    assert history.rebuild().matches == 1, "the record had been written"


def test_a_full_disk_is_trouble_and_no_damage(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    history.keep(match_of(1))
    pages = history._connection.execute("PRAGMA page_count").fetchone()[0]
    history._connection.execute(f"PRAGMA max_page_count = {pages}")
    matches = [match_of(number) for number in range(2, 60)]
    with pytest.raises(HistoryTrouble, match="full"):
        keep_all(history, matches)
    assert history.notice is None
    assert len(history.entries()) >= 1


def keep_all(history: History, matches: list[Match]) -> None:
    for match in matches:
        history.keep(match)


@pytest.fixture(scope="module")
def good_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    history = History(folder)
    for number in range(1, 25):
        history.keep(match_of(number))
    history.close()
    return folder / DATABASE


@pytest.mark.parametrize("batch", range(10))
def test_a_changed_database_is_used_or_set_aside_and_nothing_else(
    tmp_path: Path, good_database: Path, batch: int
) -> None:
    chance = Random(f"databases {batch}")
    good = good_database.read_bytes()
    set_aside = 0
    for place in range(20):
        folder = tmp_path / str(place)
        folder.mkdir()
        bad = changed(good, chance)
        (folder / DATABASE).write_bytes(bad)
        began = time.process_time()
        history = History(folder)
        history.entries()
        history.statistics()
        history.statistics(Selection(name="Ana", level="planner", marked=True))
        history.names()
        history.points("x")
        history.keep(match_of(99))
        history.rebuild()
        assert len(history.entries()) == 1
        if history.notice is not None:
            set_aside += 1
            assert history.notice.aside is not None
            assert history.notice.aside.read_bytes() == bad
            assert history.notice.reason
        history.close()
        assert time.process_time() - began < 2
        shutil.rmtree(folder)
    assert set_aside > 5


def changed(good: bytes, chance: Random) -> bytes:
    """The bytes of a database with some changed, lost, or doubled."""
    data = bytearray(good)
    match chance.randrange(6):
        case 0:
            del data[chance.randrange(1, len(data)) :]
        case 1:
            data[chance.randrange(100)] = chance.randrange(256)
        case 2:
            start = chance.randrange(len(data))
            data[start : start + 200] = chance.randbytes(200)
        case 3:
            page = chance.randrange(len(data) // 4096)
            data[page * 4096 : (page + 1) * 4096] = bytes(4096)
        case 4:
            one, two = (chance.randrange(len(data) // 4096) * 4096 for _ in range(2))
            data[one : one + 4096], data[two : two + 4096] = data[two : two + 4096], data[one : one + 4096]
        case _:
            for _ in range(chance.randint(1, 40)):
                data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def test_reading_a_record_that_was_tampered_with_is_refused(history: History) -> None:
    path = history.keep(match_of(1))
    path.write_text(path.read_text().replace('"totals": [', '"totals": [1'))
    with pytest.raises(RefusedRecord):
        history.load(history.entries()[0])


def test_errors_are_damage_or_circumstances(tmp_path: Path) -> None:
    assert database.is_damage(sqlite3.DatabaseError("no code"))
    with pytest.raises(sqlite3.OperationalError) as nowhere:
        sqlite3.connect(tmp_path / "no folder" / "file")
    assert not database.is_damage(nowhere.value)


def test_a_folder_that_cannot_be_made_is_named_without_the_systems_number(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder", encoding="utf-8")
    history = History(file / "matches")
    assert history.notice is not None
    assert history.notice.reason.endswith(f": {file / 'matches'}")
    assert "Errno" not in history.notice.reason
    history.close()
