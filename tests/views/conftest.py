"""What tests of views may ask for: another language, and the whole window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.languages import Languages
from mextrain_qt.settings import Settings
from tests.whole_window import whole_window


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speaks the language of a code until the test is over."""
    languages = Languages(qapp)
    yield languages.speak
    languages.be_silent()


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    """The program in a folder of its own: its window is shown and active, and nothing takes any time."""
    with whole_window(qtbot, tmp_path, Settings()) as made:
        yield made
