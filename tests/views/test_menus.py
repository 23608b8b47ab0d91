"""The menus: what is marked in them can be reached by its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from mextrain_qt.languages import LANGUAGES
from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.log.dock import LogDock
from mextrain_qt.views.scoresheet.dock import ScoresheetDock
from mextrain_qt.views.tile_painter import TilePainter


def menus_of(window: QMainWindow) -> list[QMenu]:
    found = [action.menu() for action in window.menuBar().actions()]
    for menu in found:
        assert isinstance(menu, QMenu)
        found += [inner for action in menu.actions() if isinstance(inner := action.menu(), QMenu)]
    return [menu for menu in found if isinstance(menu, QMenu)]


def marked_key(text: str) -> str:
    """The letter behind the mark, small; empty where none is marked."""
    _, mark, rest = text.replace("&&", "").partition("&")
    return rest[0].casefold() if mark else ""


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_entry_of_a_menu_has_a_marked_key_of_its_own(
    qtbot: QtBot, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    tiles = TilePainter()
    docks: list[QDockWidget] = [ScoresheetDock(tiles, window), LogDock(tiles, Artwork(tiles), window)]
    actions = WindowActions(window)
    actions.build_menus([dock.toggleViewAction() for dock in docks])
    names_of_languages = {action.text() for action in actions.languages.actions()[1:]}
    for menu in menus_of(window):
        texts = [action.text() for action in menu.actions() if action.text()]
        marked = {text: marked_key(text) for text in texts if text not in names_of_languages}
        assert all(marked.values()), menu.title()
        shared = [key for key, times in Counter(marked.values()).items() if times > 1]
        assert not shared, (menu.title(), [text for text, key in marked.items() if key in shared])
