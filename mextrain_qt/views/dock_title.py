"""The title bars of docks, which Qt does not translate again when the language changes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QDockWidget

_BUTTONS: Final = (
    ("qt_dockwidget_floatbutton", "Float", "Undocks and re-attaches the dock widget"),
    ("qt_dockwidget_closebutton", "Close", "Closes the dock widget"),
)
"""Qt's names of a dock's buttons, and Qt's own words for them."""


def retranslate_title(dock: QDockWidget) -> None:
    """Say the buttons of a dock's title bar in the language in force."""
    for object_name, name, description in _BUTTONS:
        button = dock.findChild(QAbstractButton, object_name)
        if button is not None:
            button.setAccessibleName(QCoreApplication.translate("QDockWidget", name))
            button.setAccessibleDescription(QCoreApplication.translate("QDockWidget", description))
