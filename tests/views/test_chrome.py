"""The window's own parts are light or dark as the desktop is, or as a person wants them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QMainWindow,
    QMenu,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.preferences import WindowStyle
from mextrain_qt.views.chrome import Chrome, is_dark, nearest_ground, palette
from mextrain_qt.views.theme import contrast
from mextrain_qt.views.titled_dock import TitledDock

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


def ring_contrast(picture: QImage, box: QRect) -> float:
    """The contrast to what lies around it of the line at the left of a box, halfway down."""
    ground = picture.pixelColor(max(0, box.left() - 3), box.center().y())
    edge = [picture.pixelColor(x, box.center().y()) for x in range(box.left() - 1, box.left() + 4)]
    return max(contrast(colour, ground) for colour in edge)


@pytest.mark.parametrize("checked", [False, True], ids=["not chosen", "chosen"])
@pytest.mark.parametrize("style", list(WindowStyle))
def test_what_can_be_chosen_is_clear_on_its_ground_in_every_style(
    qtbot: QtBot, chrome: Chrome, style: WindowStyle, checked: bool
) -> None:
    chrome.set_style(style)
    for kind, part in (
        (QRadioButton, QStyle.SubElement.SE_RadioButtonIndicator),
        (QCheckBox, QStyle.SubElement.SE_CheckBoxIndicator),
    ):
        for in_tab in (False, True):
            window = QWidget()
            qtbot.addWidget(window)
            column = QVBoxLayout(window)
            button = kind("Play")
            button.setAutoExclusive(False)
            button.setChecked(checked)
            if in_tab:
                tabs, page = QTabWidget(), QWidget()
                tabs.addTab(page, "Page")
                QVBoxLayout(page).addWidget(button)
                column.addWidget(tabs)
            else:
                column.addWidget(button)
            window.resize(200, 120)
            picture = window.grab().toImage()
            option = QStyleOptionButton()
            option.initFrom(button)
            box = button.style().subElementRect(part, option, button)
            box.translate(button.mapTo(window, QPoint(0, 0)))
            assert ring_contrast(picture, box) >= 3, (kind, in_tab)


@pytest.mark.parametrize("style", list(WindowStyle))
def test_the_boxes_of_menus_are_clear_in_every_style(
    qtbot: QtBot, chrome: Chrome, style: WindowStyle
) -> None:
    chrome.set_style(style)
    menu = QMenu()
    qtbot.addWidget(menu)
    entry = menu.addAction("Draw and pass by itself")
    entry.setCheckable(True)
    menu.resize(menu.sizeHint())
    picture, row = menu.grab().toImage(), menu.actionGeometry(entry)
    ground = picture.pixelColor(row.right() - 3, row.center().y())
    line = [picture.pixelColor(x, row.center().y()) for x in range(row.left() + 3, row.left() + 20)]
    assert max(contrast(colour, ground) for colour in line) >= 3


def test_the_text_of_what_can_be_chosen_follows_the_style(qtbot: QtBot, chrome: Chrome) -> None:
    for style in (WindowStyle.DARK, WindowStyle.LIGHT):
        chrome.set_style(style)
        button = QCheckBox("Play")
        qtbot.addWidget(button)
        button.show()
        for role in (Role.WindowText, Role.Text, Role.Base):
            assert button.palette().color(role) == QApplication.palette().color(role)


@pytest.mark.parametrize("style", list(WindowStyle))
def test_no_ground_is_nearer_to_the_text_than_the_one_that_quiet_texts_are_fitted_to(
    qtbot: QtBot, chrome: Chrome, style: WindowStyle
) -> None:
    chrome.set_style(style)
    tabs = QTabWidget()
    qtbot.addWidget(tabs)
    tabs.addTab(QWidget(), "Page")
    tabs.resize(200, 120)
    colours = tabs.palette()
    ink, nearest = colours.color(Role.WindowText), nearest_ground(colours)
    pane = tabs.grab().toImage().pixelColor(100, 80)
    for ground in (pane, colours.color(Role.Window), colours.color(Role.Base)):
        assert contrast(ink, ground) >= contrast(ink, nearest) - 0.1


def signs(dock: TitledDock) -> list[QColor]:
    """The strongest colour of each sign in a dock's title bar."""
    found = []
    for name in ("qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"):
        button = dock.findChild(QAbstractButton, name)
        assert button is not None
        image = button.icon().pixmap(16, 16).toImage()
        dots = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        found.append(max(dots, key=QColor.alpha))
    return found


def test_the_signs_of_a_docks_title_are_clear_in_every_style(qtbot: QtBot, chrome: Chrome) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = TitledDock(window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    chrome.set_style(WindowStyle.LIGHT)
    light = signs(dock)
    ground = dock.palette().color(Role.Window)
    assert all(contrast(sign, ground) >= 3 for sign in light)
    chrome.set_style(WindowStyle.DARK)
    qtbot.waitUntil(lambda: is_dark(dock.palette()))
    ground = dock.palette().color(Role.Window)
    assert all(contrast(sign, ground) >= 7 for sign in signs(dock))
    dock.setFloating(True)
    assert all(contrast(sign, ground) >= 7 for sign in signs(dock))
    dock.setFloating(False)
    assert all(contrast(sign, ground) >= 7 for sign in signs(dock))
    chrome.set_style(WindowStyle.LIGHT)
    qtbot.waitUntil(lambda: not is_dark(dock.palette()))
    assert signs(dock) == light
