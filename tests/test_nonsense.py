"""Whatever the settings and the files hold: a sensible value, or a refusal in one sentence."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.setup import COMPUTER_LEVELS, PERSON
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.options import Options
from mextrain_qt.model.record import record_text
from mextrain_qt.preferences import THINKING_SECONDS, TILE_SCALES, Preferences
from mextrain_qt.settings import Settings
from mextrain_qt.store.house_rules import FORMAT as HOUSE_RULES
from tests.model.playing import played_match
from tests.window_driver import Answers

KEYS = (
    "window/geometry", "window/state", "window/zoom", "language/code",
    "look/table", "look/tiles", "look/pips", "look/tile_scale", "look/window_style", "look/reduce_motion",
    "game/pace", "game/plays_forced", "game/thinking_seconds", "game/take_back_further", "game/table",
    "sound/volume", "sound/muted", "files/recent", "view/tally", "window/dock_width",
)  # fmt: skip

SEATS = [{"name": "A", "player": "person", "colour": 0}, {"name": "B", "player": "casual", "colour": 1}]
TABLES: tuple[Any, ...] = (
    {"rules": {"preset": "salon"}, "seats": SEATS},
    {"rules": [], "seats": SEATS},
    {"rules": None, "seats": SEATS},
    {"rules": "salon", "seats": SEATS},
    {"rules": {"preset": ["salon"]}, "seats": SEATS},
    {"rules": {}, "seats": {"name": "A"}},
    {"rules": {}, "seats": [[], []]},
    {"rules": {}, "seats": [{**SEATS[0], "colour": 1e400}, SEATS[1]]},
    {"rules": {}, "seats": [{**SEATS[0], "colour": None}, SEATS[1]]},
    {"rules": {}, "seats": [{**SEATS[0], "player": "dragon"}, SEATS[1]]},
    {"rules": {}, "seats": [{**SEATS[0], "name": {"a": 1}}, {**SEATS[1], "player": "grandmaster"}]},
    {"rules": {}, "seats": SEATS * 9},
    {"rules": {"rounds": 10**30}, "seats": SEATS},
    [],
    7,
    "x",
    None,
)
VALUES: tuple[Any, ...] = (
    "", " ", "nonsense", "true", "false", "-1", "0", "1e999", "nan", "-inf", "99999999999999999999", "0x10",
    "@Invalid()", "@ByteArray(\\x0\\x1\\xff)", "@Variant(\\0\\0\\0\\x7f)", "@Rect(1 2 3 4)", "\ud800",
    "ünïcode", "[1, 2", "{}", "null", "felt", "dark", "instant", "fr", "x" * 5_000, "%1", "../..", "/",
    "\x00", QByteArray(b"\x01\xd9\xd0\xcb" + b"\xff" * 60), QByteArray(b""), QRect(-9_999, -9_999, 1, 1),
    QPoint(1, 2), QSize(-1, -1), ["a", "b"], ["", "1", "/nowhere"], 10**9, -(10**9), 0.0, 1e308, True, False,
    *(json.dumps(table) for table in TABLES),
)  # fmt: skip


def nonsense(path: Path, chance: Random) -> QSettings:
    """A settings file with anything in it."""
    store = QSettings(str(path), QSettings.Format.IniFormat)
    for key in KEYS:
        if chance.random() < 0.8:
            store.setValue(key, chance.choice(VALUES))
    store.sync()
    # What was written is read back as text, as it will be at the next start.
    return QSettings(str(path), QSettings.Format.IniFormat)


def check(settings: Settings) -> None:
    found = Preferences.kept_in(settings)
    assert found.tile_scale in TILE_SCALES
    assert THINKING_SECONDS[0] <= found.thinking_seconds <= THINKING_SECONDS[1]
    assert 0 <= found.volume <= 100
    assert found.language == "" or found.language in LANGUAGES
    assert 0.5 <= settings.zoom() <= 4
    assert isinstance(settings.window_geometry(), QByteArray)
    assert isinstance(settings.window_state(), QByteArray)
    assert all(isinstance(each, str) for each in settings.recent_files())
    table = settings.table()
    if table is not None:
        table.options.check_seats(len(table.seats))
        for seat in table.seats:
            assert seat.player in (PERSON, *COMPUTER_LEVELS)
            assert 0 <= seat.colour <= 7
            assert len(seat.name) <= 40


@pytest.mark.parametrize("value", VALUES, ids=lambda value: ascii(value)[:30])
def test_any_value_of_any_setting_is_sensible_when_it_is_read(tmp_path: Path, value: object) -> None:
    path = tmp_path / "settings.ini"
    store = QSettings(str(path), QSettings.Format.IniFormat)
    for key in KEYS:
        store.setValue(key, value)
    check(Settings(store))
    store.sync()
    check(Settings(QSettings(str(path), QSettings.Format.IniFormat)))


def test_settings_files_full_of_nonsense_are_sensible(tmp_path: Path) -> None:
    chance = Random("settings")
    for number in range(200):
        check(Settings(nonsense(tmp_path / f"{number}.ini", chance)))


def test_a_settings_file_that_is_none_is_as_if_there_were_none(tmp_path: Path) -> None:
    chance = Random("no settings")
    for number, content in enumerate((b"", chance.randbytes(3_000), b"\xff\xfe[\x00", b"[a\n=\n==\n" * 200)):
        path = tmp_path / f"{number}.ini"
        path.write_bytes(content)
        check(Settings(QSettings(str(path), QSettings.Format.IniFormat)))


@pytest.mark.gui
@pytest.mark.parametrize("number", range(4))
def test_the_window_opens_and_deals_with_any_settings(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    settings = Settings(nonsense(tmp_path / "settings.ini", Random(f"window {number}")))
    parts = put_together(settings=settings, folder=tmp_path / "matches", asking=Answers())
    qtbot.addWidget(parts.window)
    parts.window.show()
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.intersects(parts.window.frameGeometry())
    parts.window.actions_.rematch.trigger()
    parts.window.actions_.preferences.trigger()
    parts.window.actions_.new_match.trigger()
    parts.shut_down()


# Files and texts.


def contents() -> Iterator[bytes]:
    """Anything a file may hold."""
    chance = Random("contents")
    yield from (
        b"",
        b"\n",
        b"null",
        b"[]",
        b"{}",
        b"7",
        b'"x"',
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00}\x00",
        b"[" * 9_999,
    )
    yield from (b'{"position": ' * 3_000, b'{"rounds": [[1]]}', b"1e999", b"-" * 50, b"\x00" * 50)
    good = record_text(played_match(number=3)).encode()
    position = json.dumps(json.loads(good)["rounds"][0]["position"]).encode()
    house = json.dumps({"format": HOUSE_RULES, "name": "House", "rules": {"preset": "salon"}}).encode()
    for version in (b"/0", b"/2", b"/99", b"", b"/x"):
        yield good.replace(b"mexican-train/1", b"mexican-train" + version)
    for _ in range(60):
        yield chance.randbytes(chance.randrange(1, 400))
    for text in (good, position, house):
        for _ in range(40):
            spoilt = bytearray(text)
            for _ in range(chance.randint(1, 6)):
                spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
            yield bytes(spoilt)
        yield text[: len(text) // 2]
        yield text + text


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    made = put_together(settings=Settings(), folder=tmp_path / "matches", asking=Answers())
    qtbot.addWidget(made.window)
    yield made
    made.shut_down()


@pytest.mark.gui
def test_any_content_of_a_file_is_taken_or_refused_in_one_sentence(parts: Parts, tmp_path: Path) -> None:
    path = tmp_path / "any file"
    refused = 0
    for content in contents():
        path.write_bytes(content)
        for read, given in (
            (parts.desk.read, path),
            (parts.desk.read_house_rules, path),
            (parts.desk.open_position, content.decode("utf-8", "replace")),
        ):
            try:
                read(given)  # type: ignore[operator]
            except Refused as sentence:
                refused += 1
                text = str(sentence)
                assert 10 < len(text) < 600, text
                assert text.isprintable(), text
                assert "Error" not in text
                assert "object at" not in text
    assert refused > 300


@pytest.mark.gui
def test_a_match_with_players_of_another_program_goes_on(parts: Parts, qtbot: QtBot, tmp_path: Path) -> None:
    match = played_match(Options(highest=6), 3, number=4, rounds=1)
    path = tmp_path / "other.mextrain"
    path.write_text(record_text(match).replace('"casual"', '"grandmaster"'), encoding="utf-8")
    before = len(match.current.actions)
    parts.bridge.set_pace(INSTANT)
    parts.window.show()
    parts.window.open_record(path)
    qtbot.waitUntil(lambda: bool(parts.window.board.view and parts.window.board.view.legal))
    table = parts.bridge.match
    assert table is not None
    assert table.seats[1].player == "grandmaster"
    assert len(table.current.actions) > before


@pytest.mark.gui
def test_what_is_no_file_is_refused_in_one_sentence(parts: Parts, tmp_path: Path) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    for path in (folder, tmp_path / "not there", tmp_path / ("x" * 300), Path("/dev/null")):
        for read in (parts.desk.read, parts.desk.read_house_rules):
            with pytest.raises(Refused) as caught:
                read(path)
            assert str(caught.value).isprintable()
        assert parts.window.isHidden()


@pytest.mark.gui
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_that_nobody_writes_to_does_not_hold_the_window_up(parts: Parts, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.mextrain"
    os.mkfifo(pipe)
    for read in (parts.desk.read, parts.desk.read_house_rules):
        with pytest.raises(Refused, match="cannot be read"):
            read(pipe)
