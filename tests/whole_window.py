"""The whole program for a test: its window is shown and active, and keeps what it keeps in a given folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.settings import Settings
from tests.window_driver import Answers


@contextmanager
def whole_window(qtbot: QtBot, folder: Path, settings: Settings) -> Iterator[Parts]:
    """The program with those settings, but nothing takes any time."""
    settings.keep_pace(INSTANT)
    made = put_together(settings=settings, folder=folder, asking=Answers())
    qtbot.addWidget(made.window)
    made.window.resize(1280, 800)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    yield made
    made.shut_down()


@contextmanager
def started_in(qtbot: QtBot, folder: Path) -> Iterator[Callable[[], Parts]]:
    """Starts the program with the same folder and settings, as often as wanted, in a smaller window."""
    with ExitStack() as started:

        def start() -> Parts:
            parts = started.enter_context(whole_window(qtbot, folder, Settings()))
            parts.window.resize(1100, 760)
            return parts

        yield start
