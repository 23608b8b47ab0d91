"""Pages with tabs that have room for all of their names."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

_HIGHER: Final = 4


class Tabs(QTabWidget):
    """Qt's own pages, whose tabs cut off what hangs below the line while they are not chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_HighTabs(self))


class _HighTabs(QTabBar):
    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, _HIGHER)
