"""The docks beside the table, which give way to the first page and to a review."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from mextrain_qt.views.dock_title import retranslate_title


class Docks:
    """Some docks, and which of them a person wants to see while there is a table."""

    def __init__(self, window: QMainWindow, docks: tuple[QDockWidget, ...]) -> None:
        """Put the docks at the right of the window."""
        self.all = docks
        self._wanted: list[QDockWidget] = []
        for dock in docks:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)

    def note(self) -> None:
        """Note which are wanted: those that are open now."""
        self._wanted = [dock for dock in self.all if not dock.isHidden()]

    def show(self) -> None:
        """Show those that are wanted."""
        for dock in self.all:
            dock.setVisible(dock in self._wanted)

    def hide(self) -> None:
        """Let them all give way."""
        for dock in self.all:
            dock.hide()

    def retranslate(self) -> None:
        """Say their titles in the language in force."""
        for dock in self.all:
            retranslate_title(dock)
