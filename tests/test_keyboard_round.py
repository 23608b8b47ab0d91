"""Rounds played without a mouse, from the first page to the next round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings
from mextrain_qt.views.new_game.dialog import NewGameDialog
from tests.keyboard_driver import NoMouse, Typist, focused, press
from tests.whole_window import whole_window
from tests.window_driver import Answers

pytestmark = pytest.mark.gui


def table(preset: str, number: int) -> TableSetup:
    seats = tuple(SeatSetup(name, PERSON if name == "You" else "casual", seat) for seat, name in SEATED)
    return TableSetup(PRESETS[preset], seats, number)


SEATED = tuple(enumerate(("You", "Bea", "Carl")))


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    settings = Settings()
    settings.keep_table(table("salon", 4))
    with whole_window(qtbot, tmp_path, settings) as made:
        yield made


def play_round(typist: Typist, qtbot: QtBot) -> None:
    for _ in range(300):
        qtbot.waitUntil(typist.is_wanted, timeout=10_000)
        if typist.view.phase is not Phase.PLAYING:
            return
        qtbot.waitUntil(typist.window.isActiveWindow)
        before = typist.view
        typist.act()
        assert typist.view is not before, f"nothing came of it: {typist.window.action_bar.status.text()}"
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("preset", "number"), [("salon", 4), ("family", 5)])
def test_a_round_is_played_with_keys_alone(parts: Parts, qtbot: QtBot, preset: str, number: int) -> None:
    mouse = NoMouse()
    window = parts.window
    window.start_match(table(preset, number))
    typist = Typist(window)
    qtbot.waitUntil(window.board.hasFocus)
    play_round(typist, qtbot)
    assert window.summary is not None
    assert window.summary.isVisible()
    qtbot.waitUntil(window.summary.isActiveWindow)
    press(Qt.Key.Key_Return)
    assert typist.view.round_number == 2
    assert typist.view.phase is Phase.PLAYING
    qtbot.waitUntil(window.board.hasFocus)
    assert {"enter", "arrows", "digit among places", "draw", "pass"} <= typist.ways
    assert mouse.seen == 0


def test_a_match_is_begun_from_the_first_page_with_keys(parts: Parts, qtbot: QtBot) -> None:
    mouse = NoMouse()
    answers = parts.window.asking
    assert isinstance(answers, Answers)
    shown: list[QDialog] = []

    def accept(dialog: QDialog) -> bool:
        shown.append(dialog)
        return True

    answers.on_dialog = accept
    page = parts.window.start_page
    assert focused() is page.new_button
    press(Qt.Key.Key_Down)
    assert focused() is page.open_button
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Return)
    assert [type(dialog) for dialog in shown] == [NewGameDialog]
    assert Typist(parts.window).view.round_number == 1
    qtbot.waitUntil(parts.window.board.hasFocus)
    assert mouse.seen == 0


def test_tab_goes_from_the_board_to_the_buttons_and_back(parts: Parts, qtbot: QtBot) -> None:
    window = parts.window
    window.start_match(table("salon", 4))
    typist = Typist(window)
    qtbot.waitUntil(typist.is_wanted, timeout=5_000)
    qtbot.waitUntil(window.board.hasFocus)
    press(Qt.Key.Key_Tab)
    assert focused() is window.action_bar.arrange_button
    press(Qt.Key.Key_Return)
    assert typist.view.train is not None
    press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is window.board
    assert window.board.selected() is typist.view.hand[0].tile


def test_after_the_summary_is_closed_enter_goes_on(parts: Parts, qtbot: QtBot) -> None:
    window = parts.window
    small = replace(PRESETS["family"], highest=6)
    window.start_match(TableSetup(small, table("family", 4).seats, 4))
    typist = Typist(window)
    play_round(typist, qtbot)
    assert window.summary is not None
    qtbot.waitUntil(window.summary.isActiveWindow)
    press(Qt.Key.Key_Escape)
    assert not window.summary.isVisible()
    qtbot.waitUntil(window.board.hasFocus)
    press(Qt.Key.Key_Return)
    assert typist.view.round_number == 2


def test_l_shows_a_line_and_hides_it_again(parts: Parts, qtbot: QtBot) -> None:
    window = parts.window
    window.start_match(table("salon", 4))
    qtbot.waitUntil(window.board.hasFocus)
    press(Qt.Key.Key_L)
    assert window.board.inspected == 0
    press(Qt.Key.Key_L)
    assert window.board.inspected is None


def test_letters_typed_into_a_text_do_nothing_else(parts: Parts, qtbot: QtBot) -> None:
    window = parts.window
    window.start_match(table("salon", 4))
    typist = Typist(window)
    qtbot.waitUntil(typist.is_wanted, timeout=5_000)
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    before = typist.view
    tally = window.tally.isVisible()
    QTest.keyClicks(field, "afhdplnt 1230")
    assert field.text() == "afhdplnt 1230"
    assert typist.view is before
    assert window.tally.isVisible() is tally
    assert window.board.inspected is None


def test_no_two_actions_want_the_same_keys(parts: Parts) -> None:
    keys = [key for action in parts.window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
