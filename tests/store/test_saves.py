"""The match in progress: kept after every action, brought back, and never lost to a failed write."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.model.match import Match
from mextrain_qt.model.options import Options
from mextrain_qt.model.record import RefusedRecord, record_of
from mextrain_qt.store import files
from mextrain_qt.store.records import read_record, write_record
from mextrain_qt.store.saves import DamagedSave, Saves, Trouble
from tests.model.playing import play_round, played_match, seats

SMALL = Options(highest=6)


def test_nothing_kept_is_no_match(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "not yet there")
    assert not saves.exists()
    assert saves.load() is None
    saves.forget()


def test_a_match_comes_back_as_it_was_after_every_action(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match = Match(SMALL, seats(3), 5)
    chance = Random(1)
    for _ in range(60):
        if match.round.outcome is not None:
            match.next_round()
        play_round(match, chance, 1)
        match.current.hand_orders[0] = ((1, 2), (3, 3))
        assert saves.keep(match) is None
        assert saves.exists()
        back = Saves(tmp_path).load()
        assert back is not None
        assert record_of(back) == record_of(match)
        assert back.round.position() == match.round.position()
        assert back.current.hand_orders == match.current.hand_orders


def test_a_match_that_is_kept_has_a_name_of_its_own_from_then_on(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match, other = played_match(SMALL, rounds=1), played_match(SMALL, rounds=1)
    saves.keep(match)
    name = match.id
    assert name
    back = saves.load()
    assert back is not None
    assert back.id == name
    saves.keep(match)
    assert match.id == name
    saves.keep(other)
    assert other.id not in ("", name)


def test_a_match_that_is_over_can_be_forgotten(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(played_match(SMALL))
    saves.forget()
    assert not saves.exists()
    assert saves.load() is None


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES, errno.EROFS])
def test_a_failed_write_is_told_once_and_the_state_before_survives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    saves = Saves(tmp_path)
    match = Match(SMALL, seats(3), 5)
    chance = Random(1)
    assert saves.keep(match) is None
    before = record_of(match)

    def fail(*_arguments: object) -> Any:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "write", fail)
        play_round(match, chance, 1)
        assert saves.keep(match) == Trouble(saves.path, os.strerror(code))
        play_round(match, chance, 1)
        assert saves.keep(match) is None, "told once"
        back = Saves(tmp_path).load()
        assert back is not None
        assert record_of(back) == before
    play_round(match, chance, 1)
    assert saves.keep(match) is None
    again = Saves(tmp_path).load()
    assert again is not None
    assert record_of(again) == record_of(match)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", fail)
        assert saves.keep(match) is not None, "new trouble is told again"


def test_every_write_of_a_match_may_fail_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    match = Match(SMALL, seats(3), 6)
    chance = Random(2)
    assert saves.keep(match) is None
    kept = record_of(match)
    for turn in range(40):
        if match.round.outcome is not None:
            match.next_round()
        play_round(match, chance, 1)
        code = (errno.ENOSPC, errno.EACCES)[turn % 2]
        with monkeypatch.context() as patch:
            name = ("write", "fsync")[turn % 2]
            patch.setattr(files.os, name, _fail_with(code))
            assert saves.keep(match) is not None
        back = Saves(tmp_path).load()
        assert back is not None
        assert record_of(back) == kept
        assert saves.keep(match) is None
        kept = record_of(match)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def _fail_with(code: int) -> Any:
    def fail(*_arguments: object) -> Any:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\x00" * 500,
        b'{"format": "mexican-train/2"}',
        b"[1, 2]",
        b"\xff\xfe\xfd",
    ],
)
def test_a_damaged_save_is_refused_with_its_reason_and_set_aside_unchanged(
    tmp_path: Path, damage: bytes
) -> None:
    saves = Saves(tmp_path)
    saves.path.write_bytes(damage)
    with pytest.raises(DamagedSave) as caught:
        saves.load()
    assert caught.value.aside == tmp_path / "match-damaged-1.json"
    assert caught.value.aside.read_bytes() == damage
    assert str(caught.value) == f"{caught.value.place}: {caught.value.reason}"
    assert saves.load() is None
    assert saves.keep(Match(SMALL, seats(3), 5)) is None


def test_a_save_cut_short_anywhere_is_refused(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(played_match(SMALL, rounds=1))
    whole = saves.path.read_bytes()
    for length in range(0, len(whole) - 2, 97):
        saves.path.write_bytes(whole[:length])
        with pytest.raises(DamagedSave):
            saves.load()


def test_a_damaged_save_that_cannot_be_moved_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    saves.path.write_bytes(b"{")
    monkeypatch.setattr(files.Path, "rename", _fail_with(errno.EACCES))
    with pytest.raises(DamagedSave) as caught:
        saves.load()
    assert caught.value.aside is None
    assert saves.path.read_bytes() == b"{"


def test_what_a_crash_left_half_written_is_cleared_away(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(Match(SMALL, seats(3), 5))
    (tmp_path / ".match.json-x1y2.part").write_bytes(b'{"format": ')
    assert saves.load() is not None
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_records_are_files_anywhere(tmp_path: Path) -> None:
    match = played_match(SMALL)
    path = tmp_path / "a folder" / "Partie d'été.json"
    write_record(path, match)
    assert record_of(read_record(path)) == record_of(match)


def test_a_record_that_is_refused_is_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b'{"format": "mexican-train/9"}')
    with pytest.raises(RefusedRecord, match="newer program"):
        read_record(path)
    assert path.read_bytes() == b'{"format": "mexican-train/9"}'
    assert [each.name for each in tmp_path.iterdir()] == ["bad.json"]


def test_a_file_far_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    with pytest.raises(RefusedRecord, match="too long"):
        read_record(path)
    path.unlink()


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "none.json")
