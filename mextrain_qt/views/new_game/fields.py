"""Small fields: numbers and choices that a passing wheel leaves alone, and labels that stand back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QSpinBox, QWidget

from mextrain_qt.views.chrome import nearest_ground
from mextrain_qt.views.theme import mixed, readable_on

_BACK: Final = 0.32  # how far a muted text goes towards its ground
_FAR_BACK: Final = 0.6  # the same where it is greyed
_READABLE: Final = 4.5
_ALARM: Final = QColor("#c62828")


class ChoiceField(QComboBox):
    """A choice that turns with the wheel only where it has the focus, so that scrolling changes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberField(QSpinBox):
    """A number that turns with the wheel only where it has the focus."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_number(self, number: int) -> None:
        """Show a number without telling anybody that it changed."""
        if number != self.value():
            self.blockSignals(True)
            self.setValue(number)
            self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class MutedLabel(QLabel):
    """A text in a quieter colour, still at least 4.5:1 on its ground, in light and dark styles.

    As an alarm it is red instead. A click goes to the ``button`` it explains, if there is one.
    """

    def __init__(
        self, text: str = "", parent: QWidget | None = None, button: QAbstractButton | None = None
    ) -> None:
        super().__init__(text, parent)
        self._button = button
        self._alarm = False
        self._wearing = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._wear()

    def set_alarm(self, alarm: bool) -> None:
        """Say it in red, or quietly again."""
        if alarm != self._alarm:
            self._alarm = alarm
            self._wear()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop from light to dark and back."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ParentChange) and not self._wearing:
            self._wear()
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button this text explains."""
        inside = self.rect().contains(event.position().toPoint())
        if self._button is not None and event.button() == Qt.MouseButton.LeftButton and inside:
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()

    def _wear(self) -> None:
        parent = self.parentWidget()
        palette = parent.palette() if parent is not None else QPalette()
        ground = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Window)
        ink = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
        colour = _ALARM if self._alarm else mixed(ink, ground, _BACK)
        colour = readable_on(colour, nearest_ground(palette), _READABLE)
        own = self.palette()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            own.setColor(group, QPalette.ColorRole.WindowText, colour)
        own.setColor(
            QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, mixed(ink, ground, _FAR_BACK)
        )
        self._wearing = True
        self.setPalette(own)
        self._wearing = False
