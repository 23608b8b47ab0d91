"""The card that covers a hand between the turns of two people."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import Phase
from mextrain_qt.views.cover import CoverCard
from tests.views.builders import Table


def test_a_click_beside_the_button_leaves_the_keys_with_it(qtbot: QtBot) -> None:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.resize(600, 400)
    qtbot.addWidget(table)
    card = CoverCard(table)
    asked: list[str] = []
    card.uncover.connect(lambda: asked.append("uncover"))
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    view = replace(Table(2).view(), phase=Phase.COVERED)
    card.show_table(view)
    window = table.windowHandle()
    assert window is not None
    point = card.name.mapTo(table, card.name.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert card.button.hasFocus()
    QTest.keyClick(card.button, Qt.Key.Key_Space)
    assert asked == ["uncover"]
