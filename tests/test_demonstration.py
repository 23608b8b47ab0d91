"""The demonstration match leaves pictures and the scoresheet; the window's command line."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.cli import main
from mextrain_qt.demonstration import TABLE, play_demonstration


@pytest.mark.gui
def test_a_demonstration_leaves_a_picture_a_round_and_the_scoresheet(qtbot: QtBot, tmp_path: Path) -> None:
    table = TableSetup(replace(TABLE.options, highest=6, rounds=2), TABLE.seats, 4)
    assert play_demonstration(tmp_path / "demo", table) == 0
    for number in (1, 2):
        picture = QImage(str(tmp_path / "demo" / f"round-{number:02d}-end.png"))
        assert (picture.width(), picture.height()) == (1280, 800)
    with (tmp_path / "demo" / "scoresheet.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert [row[1] for row in rows[1:3]] == ["6-6", "5-5"]
    assert rows[0][2] == "Ana"
    assert QImage(str(tmp_path / "demo" / "scoresheet.png")).width() > 0


def test_a_demonstration_that_cannot_be_written_says_so(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert play_demonstration(tmp_path / "file" / "demo") == 1
    assert "cannot be made" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--new", "casino"], "casino"),
        (["--new", "salon", "--seats", "9"], "9"),
        (["--new", "salon", "--level", "genius"], "genius"),
        (["--new", "salon", "--option", "set=7"], "set"),
        (["--new", "salon", "--option", "burst"], "NAME=VALUE"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_in_one_line(
    words: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert part in error
    assert len(error.strip().splitlines()) == 1


def test_without_a_screen_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main(["--new", "salon"]) == 1
    assert "no screen" in capsys.readouterr().err
