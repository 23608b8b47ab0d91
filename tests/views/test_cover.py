"""The card that covers a hand between the turns of two people."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import Phase
from mextrain_qt.views.cover import CoverCard
from mextrain_qt.views.table.board import TableBoard
from tests.views.builders import Table


def covered(qtbot: QtBot, below: QWidget) -> tuple[CoverCard, list[str], QWindow]:
    """A card over ``below`` at the turn of another person; what it asked; the window both are in."""
    qtbot.addWidget(below)
    card = CoverCard(below)
    asked: list[str] = []
    card.uncover.connect(lambda: asked.append("uncover"))
    below.show()
    below.activateWindow()
    qtbot.waitUntil(below.isActiveWindow)
    card.show_table(replace(Table(2).view(), phase=Phase.COVERED))
    window = below.windowHandle()
    assert window is not None
    return card, asked, window


def test_the_keys_go_on_after_a_click_on_the_felt_and_are_the_boards_once_the_hand_is_shown(
    qtbot: QtBot,
) -> None:
    board = TableBoard()
    board.resize(900, 600)
    card, asked, window = covered(qtbot, board)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 20))
    focus = QApplication.focusWidget()
    assert focus is card.button
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert asked == ["uncover"]
    card.show_table(Table(2).view())
    assert QApplication.focusWidget() is board
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 20))
    assert QApplication.focusWidget() is board


def test_a_click_beside_the_button_leaves_the_keys_with_it(qtbot: QtBot) -> None:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.resize(600, 400)
    card, asked, window = covered(qtbot, table)
    point = card.name.mapTo(table, card.name.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert card.button.hasFocus()
    QTest.keyClick(card.button, Qt.Key.Key_Space)
    assert asked == ["uncover"]
