"""The tabs of dialogs: their names are whole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.views.tabs import Tabs
from mextrain_qt.views.theme import contrast

pytestmark = pytest.mark.gui

NAME = "gypsy"


@pytest.mark.parametrize("size", [8, 10, 13, 17])
def test_the_name_of_a_tab_that_is_not_chosen_is_whole(qtbot: QtBot, size: int) -> None:
    tabs = Tabs()
    qtbot.addWidget(tabs)
    font = tabs.font()
    font.setPointSize(size)
    tabs.setFont(font)
    for name in ("First", NAME):
        tabs.addTab(QWidget(), name)
    tabs.resize(400, 120)
    tabs.show()
    QApplication.processEvents()
    bar = tabs.tabBar()
    box = bar.tabRect(1).adjusted(6, 5, -6, -4)
    picture = bar.grab().toImage()
    ground = picture.pixelColor(box.left(), box.top())
    ink = [
        y
        for y in range(box.top(), box.bottom() + 1)
        if any(contrast(picture.pixelColor(x, y), ground) > 1.5 for x in range(box.left(), box.right()))
    ]
    assert len(ink) >= QFontMetrics(bar.font()).tightBoundingRect(NAME).height()
