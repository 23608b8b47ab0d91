"""The width of the scoresheet: it comes back with the window's, and a width somebody chose is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings
from mextrain_qt.views.dock_width import USUAL
from mextrain_qt.views.main_window import MainWindow
from tests.window_driver import Answers

pytestmark = pytest.mark.gui

Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    started: list[Parts] = []

    def start() -> MainWindow:
        settings = Settings()
        settings.keep_pace(INSTANT)
        parts = put_together(settings=settings, folder=tmp_path, asking=Answers())
        qtbot.addWidget(parts.window)
        started.append(parts)
        parts.window.resize(1280, 800)
        with qtbot.waitExposed(parts.window):
            parts.window.show()
        begin(parts.window)
        settle()
        return parts.window

    yield start
    for parts in started:
        parts.shut_down()


def begin(window: MainWindow) -> None:
    seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", PERSON, 1))
    window.start_match(TableSetup(PRESETS["salon"], seats, 11))


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def drag_edge(window: MainWindow, by: int) -> None:
    """Drag the edge between the table and the scoresheet, as with a mouse."""
    dock, handle = window.scoresheet, window.windowHandle()
    edge = QPoint(dock.x() - 3, dock.y() + 200)
    button = Qt.MouseButton.LeftButton
    QTest.mouseMove(handle, edge)
    QTest.mousePress(handle, button, Qt.KeyboardModifier.NoModifier, edge)
    for step in (by // 2, by):
        QTest.mouseMove(handle, edge + QPoint(step, 0))
        settle()
    QTest.mouseRelease(handle, button, Qt.KeyboardModifier.NoModifier, edge + QPoint(by, 0))
    settle()


def resize(window: MainWindow, width: int) -> int:
    """Give the window a width; that of the scoresheet then."""
    window.resize(width, 800)
    settle()
    return window.scoresheet.width()


def test_the_scoresheet_has_its_width_again_when_the_window_grows_again(open_window: Open) -> None:
    window = open_window()
    assert window.scoresheet.width() == USUAL
    assert resize(window, 760) < USUAL
    assert resize(window, 1280) == USUAL
    for width in range(1280, 760, -40):
        resize(window, width)
    widths = [resize(window, width) for width in range(760, 1280, 40)]
    assert widths == sorted(widths)
    assert widths[-1] == USUAL


@pytest.mark.parametrize("by", [-100, 50], ids=["wider", "narrower"])
def test_a_width_that_somebody_dragged_it_to_is_kept(open_window: Open, by: int) -> None:
    window = open_window()
    drag_edge(window, by)
    chosen = window.scoresheet.width()
    assert abs(chosen - (USUAL - by)) <= 5
    resize(window, 760)
    assert resize(window, 1400) == chosen


def test_a_width_that_was_chosen_is_there_at_the_next_start_even_when_the_window_was_small_at_the_end(
    open_window: Open,
) -> None:
    window = open_window()
    drag_edge(window, -80)
    chosen = window.scoresheet.width()
    assert resize(window, 760) < chosen
    window.close()
    again = open_window()
    assert resize(again, 1280) == chosen


def test_the_width_comes_back_when_the_window_grew_while_the_scoresheet_was_away(open_window: Open) -> None:
    window = open_window()
    assert resize(window, 760) < USUAL
    window.scoresheet.hide()
    resize(window, 1280)
    window.scoresheet.show()
    settle()
    assert window.scoresheet.width() == USUAL


def test_a_small_window_keeps_its_room_for_the_table_until_somebody_chooses_a_width(
    open_window: Open,
) -> None:
    window = open_window()
    small = resize(window, 760)
    assert small <= 240
    drag_edge(window, -30)
    chosen = window.scoresheet.width()
    assert chosen > small
    resize(window, 1280)
    assert window.scoresheet.width() == chosen
    assert resize(window, 760) == chosen
