"""The main window obeys its preferences, from the dialog and from the menus; its log comes and goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT, RELAXED
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.preferences import Preferences, WindowStyle
from mextrain_qt.settings import Settings
from mextrain_qt.views.chrome import is_dark
from mextrain_qt.views.preferences.dialog import PreferencesDialog
from mextrain_qt.views.theme import Look, PipStyle, TableStyle, TileSet
from tests.window_driver import Answers, Person

pytestmark = pytest.mark.gui

Open = Callable[[], Parts]
Button = QDialogButtonBox.StandardButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SEATS = (SeatSetup("You", PERSON, 0), SeatSetup("Bea", "casual", 1), SeatSetup("Carl", "casual", 2))


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Starts the program on the same folder and settings, as often as wanted."""
    started: list[Parts] = []

    def start() -> Parts:
        settings = Settings()
        settings.keep_pace(INSTANT)
        settings.keep_language("en")
        parts = put_together(settings=settings, folder=tmp_path / "matches", asking=Answers())
        qtbot.addWidget(parts.window)
        parts.window.resize(1100, 760)
        with qtbot.waitActive(parts.window):
            parts.window.show()
            parts.window.activateWindow()
        started.append(parts)
        return parts

    yield start
    for parts in started:
        parts.window.chrome.set_style(WindowStyle.DESKTOP)
        parts.shut_down()


def begin(parts: Parts, qtbot: QtBot) -> Person:
    parts.window.start_match(TableSetup(PRESETS["salon"], SEATS, 11))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    return person


def choose(parts: Parts, act: Callable[[PreferencesDialog], object]) -> None:
    """Open the dialog with its key and do something in it."""

    def use(dialog: QDialog) -> bool:
        assert isinstance(dialog, PreferencesDialog)
        act(dialog)
        return True

    answers = parts.window.asking
    assert isinstance(answers, Answers)
    used: list[bool] = []
    answers.on_dialog = lambda dialog: used.append(use(dialog)) or True
    QTest.keyClick(parts.window, Qt.Key.Key_Comma, CONTROL)
    assert used == [True]


def test_a_look_is_worn_while_the_dialog_is_still_open(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    window = parts.window
    before = window.grab().toImage()

    def act(dialog: PreferencesDialog) -> None:
        QTest.mouseClick(dialog.looks.table.buttons[TableStyle.LIGHT], Qt.MouseButton.LeftButton)
        assert window.board.table_scene.drawing.look.table is TableStyle.LIGHT
        assert window.grab().toImage() != before
        QTest.mouseClick(dialog.button(Button.Cancel), Qt.MouseButton.LeftButton)

    choose(parts, act)
    assert window.board.table_scene.drawing.look == Look()
    assert Preferences.kept_in(parts.settings).look == Look()


def test_everything_chosen_is_obeyed_and_comes_back_the_next_time(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    window = parts.window
    chosen = replace(
        Preferences(),
        look=Look(TableStyle.DARK_WOOD, TileSet.WHITE, PipStyle.BLACK),
        tile_scale=0.7,
        window_style=WindowStyle.DARK,
        reduce_motion=True,
        pace=RELAXED,
        plays_forced=True,
        takes_back_further=True,
        language="en",
    )
    window.preferences.put(chosen)
    scene = window.board.table_scene
    assert scene.drawing.look == chosen.look
    assert scene.tile_scale == 0.7
    assert scene.pace == INSTANT
    assert is_dark(QApplication.palette())
    assert window.actions_.plays_forced.isChecked()
    assert window.actions_.reduce_motion.isChecked()
    assert window.actions_.paces.checkedAction().data() == "relaxed"
    window.close()
    again = open_window()
    assert again.window.preferences.now == replace(chosen, pace=INSTANT)


def test_the_menus_and_the_dialog_show_the_same(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    window = parts.window
    window.actions_.reduce_motion.trigger()
    window.actions_.plays_forced.trigger()
    window.actions_.paces.actions()[0].trigger()
    seen: list[Preferences] = []
    choose(parts, lambda dialog: seen.append(dialog.chosen))
    assert (seen[0].reduce_motion, seen[0].plays_forced, seen[0].pace) == (True, True, RELAXED)


def test_larger_tiles_are_larger_on_the_table_and_in_the_rack(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    window = parts.window
    scene = window.board.table_scene
    sizes = []
    for scale in (0.7, 1.0, 1.3):
        window.preferences.put(replace(window.preferences.now, tile_scale=scale))
        assert scene.plan is not None
        assert scene.slots is not None
        sizes.append((scene.plan.unit, scene.slots.half))
    assert sizes[0] < sizes[1] < sizes[2]
    assert [half for _, half in sizes] == sorted(half for _, half in sizes)


def test_another_language_is_spoken_in_the_open_dialog(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()

    def act(dialog: PreferencesDialog) -> None:
        english = dialog.windowTitle()
        dialog.sound.language.setCurrentIndex(dialog.sound.language.findData("fr"))
        dialog.sound.language.activated.emit(dialog.sound.language.currentIndex())
        assert parts.languages.code == "fr"
        dialog.reject()
        assert parts.languages.code == "en"
        assert english

    choose(parts, act)


def test_the_windows_parts_turn_dark_and_light_while_it_runs(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    window = parts.window
    window.log.show()

    def shade() -> int:
        image = window.scoresheet.table.viewport().grab().toImage()
        return image.pixelColor(image.width() // 2, image.height() - 4).lightness()

    for style, dark in ((WindowStyle.LIGHT, False), (WindowStyle.DARK, True), (WindowStyle.LIGHT, False)):
        window.preferences.put(replace(window.preferences.now, window_style=style))
        qtbot.waitUntil(lambda dark=dark: is_dark(window.log.list.palette()) is dark)
        assert (shade() < 60) is dark
        assert (shade() > 200) is not dark


def test_the_log_is_closed_at_first_and_comes_back_as_it_was_left(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    begin(first, qtbot)
    window = first.window
    assert not window.log.isVisible()
    QTest.keyClick(window, Qt.Key.Key_L, CONTROL)
    assert window.log.isVisible()
    window.close()
    second = open_window()
    assert not second.window.log.isVisible(), "there is no table yet"
    begin(second, qtbot)
    assert second.window.log.isVisible()
    second.window.log.close()
    second.window.close()
    third = open_window()
    begin(third, qtbot)
    assert not third.window.log.isVisible()


def test_the_log_follows_the_match_and_shows_its_tiles(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    window = parts.window
    before = len(window.log.model.lines)
    person.act()
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    lines = window.log.model.lines
    assert len(lines) > before
    window.log.show()
    row = next(row for row, line in enumerate(lines) if line.halves is not None)
    window.log.list.clicked.emit(window.log.model.index(row, 0))
    assert window.board.table_scene.pointing.tile is lines[row].tile
    window.board.table_scene.pointing.stop()
