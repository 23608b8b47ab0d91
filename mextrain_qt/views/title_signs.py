"""The signs in a dock's title bar, loaded when a window is dark."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QIcon, QPainter, QPalette
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QStyle

_SIGNS: Final = (
    ("qt_dockwidget_floatbutton", QStyle.StandardPixmap.SP_TitleBarNormalButton),
    ("qt_dockwidget_closebutton", QStyle.StandardPixmap.SP_TitleBarCloseButton),
)
"""Qt's names of a dock's buttons, and the signs on them."""


def show_signs(dock: QDockWidget, *, light: bool) -> None:
    """Have the buttons bear the style's own signs, or those ``light`` as the window's text."""
    for name, sign in _SIGNS:
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            icon = dock.style().standardIcon(sign, None, dock)
            button.setIcon(_tinted(icon, dock.palette()) if light else icon)


def _tinted(icon: QIcon, colours: QPalette) -> QIcon:
    """An icon's shape in the colour of the window's text."""
    made = QIcon()
    for size in icon.availableSizes():
        pixmap = icon.pixmap(size)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), colours.color(QPalette.ColorRole.WindowText))
        painter.end()
        made.addPixmap(pixmap)
    return made
