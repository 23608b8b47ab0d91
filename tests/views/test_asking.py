"""Questions that the window asks."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.views.asking import Asking


def test_keys_go_back_to_the_window_when_a_dialog_is_closed(qtbot: QtBot) -> None:
    window = QWidget()
    field = QLineEdit(window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    dialog = QDialog(window)
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    elsewhere.show()

    def leave() -> None:
        elsewhere.activateWindow()
        dialog.accept()

    QTimer.singleShot(0, dialog, leave)
    assert Asking().run(dialog)
    qtbot.waitUntil(window.isActiveWindow)
    assert field.hasFocus()
