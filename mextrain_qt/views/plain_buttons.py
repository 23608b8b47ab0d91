"""Dialogs whose buttons have words alone."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget


def without_icons(dialog: QWidget) -> None:
    """Take the icons off the row of buttons of ``dialog``: the words say all, and in any look."""
    # Nobody needs it before the first dialog, and the window would wait a millisecond for it.
    from PySide6.QtWidgets import QDialogButtonBox

    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
