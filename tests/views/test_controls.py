"""The page of controls is made from what the keys do, so that it cannot tell anything else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from mextrain_qt.app import put_together
from mextrain_qt.views.controls_dialog import ControlsDialog, plain_text, shortcut_text
from mextrain_qt.views.main_window import MainWindow
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.table.key_table import BINDINGS, Deed, Situation, deed_of, keys_text
from mextrain_qt.views.table.key_text import KeyText
from mextrain_qt.views.table.keys import Keys
from tests.window_driver import Answers

pytestmark = pytest.mark.gui


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    parts = put_together(folder=tmp_path, asking=Answers())
    qtbot.addWidget(parts.window)
    yield parts.window
    parts.shut_down()


def menus(window: MainWindow) -> list[QMenu]:
    found = [action.menu() for action in window.menuBar().actions()]
    return [menu for menu in found if isinstance(menu, QMenu)]


def listed(dialog: ControlsDialog) -> dict[str, str]:
    return {what: does for section in dialog.sections() for what, does in section.lines}


def test_every_shortcut_of_the_window_stands_in_a_menu(window: MainWindow) -> None:
    in_menus = set()
    waiting = menus(window)
    while waiting:
        for action in waiting.pop().actions():
            in_menus.add(action)
            if isinstance(action.menu(), QMenu):
                waiting.append(action.menu())  # type: ignore[arg-type]
    hidden = [action for action in window.actions() if action.shortcuts() and action not in in_menus]
    assert [plain_text(action) for action in hidden] == []


def test_every_shortcut_of_the_window_is_listed(qtbot: QtBot, window: MainWindow) -> None:
    dialog = ControlsDialog(window.menuBar(), window)
    lines = listed(dialog)
    with_keys = [action for action in window.actions() if shortcut_text(action)]
    assert len(with_keys) > 15
    for action in with_keys:
        assert lines[shortcut_text(action)] == plain_text(action)


def test_every_key_of_the_board_is_listed(qtbot: QtBot, window: MainWindow) -> None:
    dialog = ControlsDialog(window.menuBar(), window)
    shown = {(section.title, what) for section in dialog.sections() for what, _ in section.lines}
    of_menus = {shortcut_text(action) for action in window.actions()}
    words = KeyText()
    for binding in BINDINGS:
        keys = keys_text(binding)
        assert (words.situation(binding.situation), keys) in shown or keys in of_menus, binding


def test_a_new_shortcut_appears_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.about.setShortcut(QKeySequence("Ctrl+F12"))
    labels = ControlsDialog(window.menuBar(), window).findChildren(QLabel)
    assert "Ctrl+F12" in {label.text() for label in labels}


def test_the_page_of_controls_is_shown_whole_at_the_usual_size(qtbot: QtBot, window: MainWindow) -> None:
    dialog = ControlsDialog(window.menuBar(), window)
    assert dialog.width() <= 1280
    assert dialog.height() <= 760


def test_the_menu_shows_the_key_that_hurries(window: MainWindow) -> None:
    assert shortcut_text(window.actions_.hurry) == "Space"


def test_every_deed_has_a_key_and_words_and_is_done(qtbot: QtBot) -> None:
    board = TableBoard()
    qtbot.addWidget(board)
    keys = Keys(board)
    assert {binding.deed for binding in BINDINGS} == set(Deed)
    assert keys.deeds == set(Deed)
    words = KeyText()
    assert all(words.deed(deed) for deed in Deed)


def test_the_number_pad_counts_as_the_keys_it_stands_for() -> None:
    pad = Qt.KeyboardModifier.KeypadModifier
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_4, pad, "4")
    assert deed_of(event, Situation.HAND) is Deed.PLAY_ON_LINE
    enter = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Enter, pad, "\r")
    assert deed_of(enter, Situation.HAND) is Deed.PLAY


def test_a_sign_that_needs_shift_is_the_sign() -> None:
    plus = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier, "+")
    assert deed_of(plus, Situation.HAND) is Deed.ZOOM_IN
    letter = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier, "F")
    assert deed_of(letter, Situation.HAND) is None
