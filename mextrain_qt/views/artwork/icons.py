"""The program's icon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from mextrain_qt.resources import FOLDER

_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)


def app_icon() -> QIcon:
    """The icon of the program's windows, in every size a desktop asks for; each is read when it is."""
    icon = QIcon()
    folder = FOLDER / "icons"
    for size in _SIZES:
        icon.addFile(str(folder / f"mextrain-qt-{size}.png"), QSize(size, size))
    return icon
