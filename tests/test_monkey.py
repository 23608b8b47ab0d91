"""What watches over the monkey at the window notices leaks, what is left behind and what was not reached."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.app import put_together
from mextrain_qt.bench import verify_monkey
from mextrain_qt.bench.monkey.answers import MonkeyAsking
from mextrain_qt.bench.monkey.at_table import PREPARED
from mextrain_qt.bench.monkey.census import census, leaks, leftovers
from mextrain_qt.bench.monkey.diary import Diary
from mextrain_qt.bench.monkey.goals import ENOUGH, dialogs, missing, questions
from mextrain_qt.bench.verify_monkey import main
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS
from mextrain_qt.model.notation import position_from
from mextrain_qt.model.refusal import Rule
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import tiles_in

pytestmark = pytest.mark.gui


@pytest.fixture
def diary(tmp_path: Path) -> Iterator[Diary]:
    kept = Diary(tmp_path / "deeds.txt")
    yield kept
    kept.close()


def looks(*counts: int) -> list[Counter[str]]:
    return [Counter({"QWidget": count}) for count in counts]


def test_what_becomes_more_and_more_is_a_leak() -> None:
    assert leaks(looks(3, 4, 5, 6, 7, 8, 9, 10, 11)) == ["QWidget: [3, 4, 5, 6, 7, 8, 9, 10, 11]"]
    assert leaks(looks(27, 27, 29, 35, 51, 41, 55, 43)), "comes and goes, but always less"


def test_what_is_made_once_or_comes_and_goes_is_no_leak() -> None:
    assert leaks(looks(1, 1, 1, 1, 2, 2, 2, 2, 2, 2)) == []
    assert leaks(looks(3, 9, 4, 8, 3, 9, 5, 8, 3, 9)) == []
    assert leaks(looks(14, 9, 10, 3, 4, 5, 6, 11, 15)) == []
    assert leaks(looks(1, 2, 3, 4)) == []


def test_objects_that_pile_up_in_the_window_are_seen_by_the_census(qtbot: QtBot, tmp_path: Path) -> None:
    parts = put_together(folder=tmp_path / "matches")
    qtbot.addWidget(parts.window)
    page = parts.window.table_page
    census(page)
    before = census(page)
    kept = [QObject(page) for _ in range(3)]
    after = census(page)
    assert after - before == Counter({"QObject": len(kept)})
    assert after["items on the table"] > 10
    parts.shut_down()


def test_a_window_and_a_timer_that_were_forgotten_are_left_behind(qapp: QApplication) -> None:
    watcher = QObject()
    of_the_watcher = QTimer(watcher)
    of_the_watcher.start(60_000)
    before = leftovers(watcher)
    window = QWidget()
    timer = QTimer()
    timer.start(60_000)
    assert sorted(set(leftovers(watcher)) - set(before)) == ["active QTimer", "window QWidget"]
    timer.stop()
    of_the_watcher.stop()
    window.deleteLater()
    assert leftovers(watcher) == before


def test_a_warning_of_qt_and_an_exception_are_problems(diary: Diary, qapp: QApplication) -> None:
    stop = diary.watch()
    try:
        diary.did("pull the lever")
        qWarning("the lever sticks")
        try:
            raise ZeroDivisionError
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    finally:
        stop()
    said, raised = diary.problems
    assert "the lever sticks" in said
    assert "pull the lever" in said
    assert "ZeroDivisionError" in raised


def test_a_warning_that_is_no_sentence_is_a_problem(
    diary: Diary, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.exec", lambda box: 0)
    asking = MonkeyAsking(diary, Random(1), tmp_path / "files")
    asking.warn(parent, "Mexican Train", "The file cannot be read.")
    assert diary.problems == []
    asking.warn(parent, "Mexican Train", "<Match object at 0x7f00>")
    assert len(diary.problems) == 1
    assert diary.seen["warned by the program"] == 2


def test_every_dialog_and_every_question_of_the_window_is_to_be_reached() -> None:
    asked = [*dialogs(), *questions()]
    assert "window NewGameDialog" in asked
    assert "window QFileDialog" in asked
    assert "file_to_open asked by ask_open" in asked
    assert "name asked by _keep" in asked
    reached = Counter(dict.fromkeys([*ENOUGH, *asked], 1_000))
    assert missing(reached) == []
    assert missing(reached - Counter({"name asked by _keep": 999})) == ["name asked by _keep: 1 of 5"]


@pytest.mark.parametrize("rule", PREPARED)
def test_in_a_prepared_position_that_rule_can_be_broken(rule: Rule) -> None:
    game = Round(position_from(json.loads(PREPARED[rule])))
    plays = [PLAYS[line][tile.index] for line in (0, 1, MEXICAN) for tile in tiles_in(game.hands[0])]
    refusals = [game.refusal(action) for action in (DRAW, PASS, DONE, *plays)]
    assert rule in [refusal.rule for refusal in refusals if refusal is not None]


def test_an_action_of_the_menus_that_was_never_taken_is_missing() -> None:
    reached = Counter(dict.fromkeys([*ENOUGH, *dialogs(), *questions()], 1_000))
    reached["action hint"] = 0
    assert missing(reached) == ["action hint: 0 of 5"]


@pytest.fixture
def sessions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Sessions that take no time and reach next to nothing; the seeds asked for."""
    seeds: list[int] = []

    def run(seed: int, minutes: float) -> verify_monkey.Found:
        seeds.append(seed)
        return verify_monkey.Found({"rounds finished": 30, "action hint": 0}, minutes)

    monkeypatch.setattr(verify_monkey, "_run_session", run)
    monkeypatch.setattr(verify_monkey, "_STATE", tmp_path / "state.json")
    return seeds


def test_a_long_run_that_reached_too_little_fails(
    sessions: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--minutes", "20"]) == 1
    assert sessions == [1, 2, 3, 4]
    said = capsys.readouterr()
    assert "120 rounds finished" in said.out
    assert "done draw: 0 of 5" in said.err
    assert "action hint: 0 of 5" in said.err
    assert "rounds finished" not in said.err


def test_a_short_run_only_has_to_go_well(sessions: list[int]) -> None:
    assert main(["--minutes", "2"]) == 0
    assert sessions == [1]


def test_a_run_goes_on_where_it_was_stopped(sessions: list[int], tmp_path: Path) -> None:
    main(["--minutes", "10"])
    main(["--minutes", "20"])
    assert sessions == [1, 2, 3, 4]
    assert json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))["minutes"] == 20


def test_a_session_with_a_problem_fails_and_is_not_counted(
    sessions: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify_monkey, "_run_session", lambda seed, minutes: None)
    assert main(["--minutes", "20"]) == 1
    assert not (tmp_path / "state.json").exists()
