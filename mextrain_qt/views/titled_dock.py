"""Docks whose title bars can be read in every style."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QDockWidget, QWidget

from mextrain_qt.views.chrome import is_dark


class TitledDock(QDockWidget):
    """A dock that has the signs of its title bar light on a dark ground, where Qt leaves them grey."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._signs_are_light = False
        # Qt puts its own signs back when a dock is lifted out or put down.
        self.topLevelChanged.connect(self._show_signs_again)
        self._show_signs()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the style of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_signs()

    @Slot()
    def _show_signs_again(self) -> None:
        self._signs_are_light = False
        self._show_signs()

    def _show_signs(self) -> None:
        light = is_dark(self.palette())
        if light or self._signs_are_light:
            from mextrain_qt.views.title_signs import show_signs

            self._signs_are_light = light
            show_signs(self, light=light)
