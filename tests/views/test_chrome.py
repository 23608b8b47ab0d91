"""The window's own parts are light or dark as the desktop is, or as a person wants them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.preferences import WindowStyle
from mextrain_qt.views.chrome import Chrome, is_dark, palette
from mextrain_qt.views.theme import contrast

pytestmark = pytest.mark.gui

Role = QPalette.ColorRole
Scheme = Qt.ColorScheme


@pytest.fixture
def chrome(qtbot: QtBot) -> Iterator[Chrome]:
    made = Chrome()
    yield made
    made.set_style(WindowStyle.DESKTOP)
    QApplication.setPalette(QPalette())


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> list[Scheme]:
    """What the desktop says its style is: the last of the list."""
    says = [Scheme.Unknown]
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda hints: says[-1])
    return says


def test_a_desktop_that_says_nothing_keeps_its_palette(chrome: Chrome, desktop: list[Scheme]) -> None:
    before = QApplication.palette()
    QApplication.styleHints().colorSchemeChanged.emit(Scheme.Unknown)
    assert QApplication.palette() == before


def test_a_dark_desktop_without_a_dark_palette_gets_one_while_running(
    chrome: Chrome, desktop: list[Scheme]
) -> None:
    assert not is_dark(QApplication.palette())
    desktop.append(Scheme.Dark)
    QApplication.styleHints().colorSchemeChanged.emit(Scheme.Dark)
    assert is_dark(QApplication.palette())
    desktop.append(Scheme.Light)
    QApplication.styleHints().colorSchemeChanged.emit(Scheme.Light)
    assert not is_dark(QApplication.palette())


def test_a_desktop_that_was_dark_before_the_program_is_followed_too(
    qtbot: QtBot, desktop: list[Scheme]
) -> None:
    desktop.append(Scheme.Dark)
    chrome = Chrome()
    assert is_dark(QApplication.palette())
    desktop.append(Scheme.Unknown)
    QApplication.styleHints().colorSchemeChanged.emit(Scheme.Unknown)
    assert not is_dark(QApplication.palette())
    assert chrome.parent() is None


def test_dark_and_light_can_be_chosen_and_left_to_the_desktop_again(chrome: Chrome) -> None:
    usual = QApplication.palette().color(Role.Window)
    chrome.set_style(WindowStyle.DARK)
    assert is_dark(QApplication.palette())
    chrome.set_style(WindowStyle.LIGHT)
    assert not is_dark(QApplication.palette())
    chrome.set_style(WindowStyle.DARK)
    chrome.set_style(WindowStyle.DESKTOP)
    assert QApplication.palette().color(Role.Window) == usual


@pytest.mark.parametrize("dark", [False, True])
def test_text_can_be_read_on_its_ground(dark: bool) -> None:
    colours = palette(dark=dark)
    assert is_dark(colours) is dark
    for text, ground in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.ButtonText, Role.Button),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.HighlightedText, Role.Highlight),
        (Role.Link, Role.Base),
        (Role.LinkVisited, Role.Base),
    ):
        assert contrast(colours.color(text), colours.color(ground)) >= 4.5, (text, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_disabled_looks_disabled_and_can_still_be_made_out(dark: bool) -> None:
    colours = palette(dark=dark)
    for text, ground in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.ButtonText, Role.Button),
    ):
        faded = contrast(
            QColor(colours.color(QPalette.ColorGroup.Disabled, text)), QColor(colours.color(ground))
        )
        assert 1.8 < faded < contrast(colours.color(text), colours.color(ground)) / 1.5
