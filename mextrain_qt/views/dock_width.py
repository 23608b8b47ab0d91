"""The width of a dock: what a window that was small once has taken from it comes back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow

from mextrain_qt.settings import Settings

KEY: Final = "window/dock_width"
"""The setting with the width that a person chose, in pixels."""

USUAL: Final = 300
"""The width in pixels unless somebody chose another; in a small window it is less."""

_SHARE: Final = 0.3
_MOST: Final = 4000


class DockWidth(QObject):
    """Keeps the width of ``dock`` that a person drags it to, and gives it back.

    The dock is narrower only where ``window`` leaves it no room, and until somebody chooses a width it takes
    no more than a small window can spare. Only beside the table it has a width of its own.
    """

    def __init__(self, dock: QDockWidget, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._dock = dock
        self._window = window
        self._settings = settings
        # 0 as long as nobody has chosen one.
        self._chosen = round(settings.number(KEY, 0, 0, _MOST))
        self._laid_out_for = QSize()
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.give_back)
        # Before anything is shown, so that the table is not laid out twice.
        window.resizeDocks([dock], [self.wanted], Qt.Orientation.Horizontal)
        dock.installEventFilter(self)

    @property
    def wanted(self) -> int:
        """How wide the dock is where the window has room for it, in pixels."""
        return self._chosen or min(USUAL, round(_SHARE * self._window.width()))

    @Slot()
    def give_back(self) -> None:
        """Take the width that is wanted, now that the window has been laid out at its size."""
        self._laid_out_for = self._window.size()
        wanted = max(self.wanted, self._dock.minimumSizeHint().width())
        if self._stands_beside() and self._dock.width() != wanted:
            self._window.resizeDocks([self._dock], [wanted], Qt.Orientation.Horizontal)

    def _stands_beside(self) -> bool:
        sides = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        return (
            self._dock.isVisible()
            and not self._dock.isFloating()
            and self._window.dockWidgetArea(self._dock) in sides
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice a width that somebody chooses, and that the dock is there again."""
        if event.type() == QEvent.Type.Show:
            # It is laid out only then.
            self._soon.start()
        elif event.type() == QEvent.Type.Resize and self._is_dragged():
            self._chosen = self._dock.width()
            self._settings.keep(KEY, self._chosen)
        return False

    def _is_dragged(self) -> bool:
        """Whether the button is down and the window keeps its size: then the dock's edge is being moved."""
        pressed = bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)
        return pressed and self._stands_beside() and self._window.size() == self._laid_out_for
