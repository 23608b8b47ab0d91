"""The slider over all moments of a match, its rounds told apart."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from mextrain_qt.bridge.replay import RoundMark
from mextrain_qt.views.theme import Look, mixed, table_colours

_MARGIN: Final = 9.0
_GROOVE: Final = 6.0
_KNOB: Final = 8.0


class MomentSlider(QAbstractSlider):
    """A slider whose groove is cut into rounds; its value is the moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._rounds: tuple[RoundMark, ...] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(30)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As wide as there is room for."""
        return QSize(320, 30)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        self.update()

    def show_rounds(self, rounds: tuple[RoundMark, ...]) -> None:
        """Have a value for every moment of those rounds."""
        self._rounds = rounds
        last = rounds[-1]
        blocked = self.blockSignals(True)
        self.setRange(0, last.first + last.actions)
        self.setValue(0)
        self.blockSignals(blocked)
        self.setPageStep(10)
        self.update()

    def round_at(self, moment: int) -> RoundMark | None:
        """The round to which a moment belongs."""
        place = bisect_right([each.first for each in self._rounds], moment)
        return self._rounds[place - 1] if place else None

    def x_of(self, moment: int) -> float:
        """Where a moment lies, in pixels from the left."""
        span = max(1, self.maximum() - self.minimum())
        return _MARGIN + (self.width() - 2 * _MARGIN) * (moment - self.minimum()) / span

    def moment_at(self, x: float) -> int:
        """The moment nearest to a place."""
        width = max(1.0, self.width() - 2 * _MARGIN)
        share = min(1.0, max(0.0, (x - _MARGIN) / width))
        return self.minimum() + round(share * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the pointer is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.moment_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setSliderPosition(self.moment_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Say what lies under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            moment = self.moment_at(event.pos().x())
            mark = self.round_at(moment)
            if mark is not None:
                text = self.tr("Round %1, after %2 of %3 actions").replace("%1", str(mark.number))
                text = text.replace("%2", str(moment - mark.first)).replace("%3", str(mark.actions))
                QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, a part a round, what has passed filled, and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = table_colours(self._look.table)
        middle = self.height() / 2 - 3
        here = self.x_of(self.value())
        empty = mixed(colours.tray, colours.wood_text, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        font = painter.font()
        font.setPixelSize(9)
        painter.setFont(font)
        for mark in self._rounds:
            left = self.x_of(mark.first)
            right = self.x_of(mark.first + mark.actions)
            groove = QRectF(left, middle - _GROOVE / 2, max(1.0, right - left), _GROOVE)
            painter.setBrush(empty)
            painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
            if here > left:
                groove.setRight(min(here, right))
                painter.setBrush(colours.accent)
                painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
            if right - left >= 14:
                painter.setPen(colours.wood_text)
                below = QRectF(left, middle + _GROOVE / 2 + 2, right - left, 12)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(mark.number))
                painter.setPen(Qt.PenStyle.NoPen)
        painter.setPen(QPen(colours.wood_bottom, 1.5))
        painter.setBrush(colours.button)
        painter.drawEllipse(QPointF(here, middle), _KNOB, _KNOB)
        if self.hasFocus():
            painter.setPen(QPen(colours.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(here, middle), _KNOB + 1, _KNOB + 1)
