"""A finger that stays where it is: what the other button of a mouse does, for whoever has none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


class LongPress(QObject):
    """Watches a widget for a finger that is held still; a mouse does not count.

    ``held`` carries where, in the widget. The press itself goes its usual way.
    """

    held = Signal(QPointF)

    def __init__(self, widget: QWidget, interval: int | None = None) -> None:
        """``interval``: how long in milliseconds, the desktop's own unless it is given."""
        super().__init__(widget)
        self._at = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        wanted = QGuiApplication.styleHints().mousePressAndHoldInterval() if interval is None else interval
        self._timer.setInterval(wanted)
        self._timer.timeout.connect(self._on_held)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the finger; everything reaches the widget all the same."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if event.deviceType() == QInputDevice.DeviceType.TouchScreen:
                self._at = event.position()
                self._timer.start()
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if (event.position() - self._at).manhattanLength() >= QApplication.startDragDistance():
                self._timer.stop()
        elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.Gesture, QEvent.Type.Hide):
            self._timer.stop()
        return super().eventFilter(watched, event)

    @Slot()
    def _on_held(self) -> None:
        self.held.emit(self._at)
