"""One choice among a few that are shown as small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from mextrain_qt.views.theme import mixed

_EDGE: Final = 5
"""From a picture to the edge of its button, in pixels: the frame of the chosen one fits in."""


class PictureButton(QToolButton):
    """A picture with its name below; the chosen one is framed and ticked."""

    def __init__(self, size: QSize, parent: QWidget | None = None) -> None:
        """A button for pictures of ``size``."""
        super().__init__(parent)
        self._size = size
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def show_picture(self, picture: QPixmap) -> None:
        """Show another picture; its middle is put in the middle."""
        self._picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for the picture and for its name."""
        metrics = QFontMetrics(self.font())
        width = max(self._size.width(), metrics.horizontalAdvance(self.text()) + 4)
        return QSize(width + 2 * _EDGE, self._size.height() + metrics.height() + 2 * _EDGE + 3)

    def minimumSizeHint(self) -> QSize:
        """It gets no smaller."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what would be chosen."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop showing it."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, the name, and how things stand with them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = self.palette()
        ground, ink = colours.color(QPalette.ColorRole.Window), colours.color(QPalette.ColorRole.WindowText)
        chosen_colour = colours.color(QPalette.ColorRole.Highlight)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.isChecked():
            painter.setPen(QPen(chosen_colour, 2.4))
            painter.setBrush(mixed(ground, chosen_colour, 0.16))
            painter.drawRoundedRect(box, 8, 8)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(QPen(mixed(ground, ink, 0.3), 1))
            painter.setBrush(mixed(ground, ink, 0.06))
            painter.drawRoundedRect(box, 8, 8)
        size = self._picture.deviceIndependentSize()
        middle = QPointF(self.width() / 2, _EDGE + self._size.height() / 2)
        painter.drawPixmap(
            QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size),
            self._picture,
            QRectF(self._picture.rect()),
        )
        painter.setPen(ink)
        metrics = QFontMetrics(self.font())
        below = QRectF(0, self.height() - _EDGE - metrics.height(), self.width(), metrics.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked():
            self._tick(painter, box.topRight() + QPointF(-10, 10))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)

    def _tick(self, painter: QPainter, at: QPointF) -> None:
        colours = self.palette()
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Window), 1.2))
        painter.setBrush(colours.color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(at, 7.5, 7.5)
        pen = QPen(colours.color(QPalette.ColorRole.HighlightedText), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([at + QPointF(-3.2, 0.2), at + QPointF(-0.9, 2.6), at + QPointF(3.3, -2.5)])


class PictureChoice(QWidget):
    """A row of pictures, one of which is chosen; ``chosen`` carries its value."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[StrEnum], size: QSize, parent: QWidget | None = None) -> None:
        """A choice among ``values``, with pictures of ``size``."""
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.buttons: dict[StrEnum, PictureButton] = {}
        for place, value in enumerate(self._values):
            button = PictureButton(size, self)
            self._group.addButton(button, place)
            self.buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        self._group.idClicked.connect(self._on_clicked)

    def show_value(self, value: StrEnum) -> None:
        """Show which is chosen. Tab meets that one alone; arrows lead to the others."""
        self.buttons[value].setChecked(True)
        for each, button in self.buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is value else Qt.FocusPolicy.ClickFocus)

    def name(self, value: StrEnum, name: str, tip: str = "") -> None:
        """Call one of them by ``name``; ``tip`` says more about it."""
        button = self.buttons[value]
        button.setText(name)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        button.setAccessibleDescription(tip)
        button.updateGeometry()

    @Slot(int)
    def _on_clicked(self, place: int) -> None:
        self.show_value(self._values[place])
        self.chosen.emit(self._values[place])
