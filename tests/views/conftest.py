"""What tests of views may ask for: another language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mextrain_qt.languages import Languages


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speaks the language of a code until the test is over."""
    languages = Languages(qapp)
    yield languages.speak
    languages.be_silent()
