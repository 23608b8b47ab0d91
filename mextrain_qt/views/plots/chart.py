"""A plot with a title, two named axes and a grid; what is drawn in it is said by its kinds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.plots.colours import PlotColours, plot_colours
from mextrain_qt.views.plots.scale import Scale, exact_scale

_PAD: Final = 12.0
_WORDS: Final = 11
_TITLE: Final = 13


class Chart(QWidget):
    """The frame of a plot. Its kinds say what the axes are and draw the figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._x_name = ""
        self._y_name = ""
        self._empty = ""
        self.x_scale: Scale = exact_scale(0, 1, 1)
        self.y_scale: Scale = exact_scale(0, 1, 1)
        self.setMinimumSize(200, 150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_words(self, title: str, x_name: str, y_name: str, empty: str) -> None:
        """The title, what the axes are called, and what is said while there is nothing to show."""
        self._title, self._x_name, self._y_name, self._empty = title, x_name, y_name, empty
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:
        """Broad rather than high."""
        return QSize(320, 200)

    # What the kinds of plots say.

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return True

    def paint_figures(self, painter: QPainter, colours: PlotColours) -> None:
        """Draw the figures; :meth:`x_of` and :meth:`y_of` say where."""

    def x_label(self, tick: float) -> str:
        """What is written at a mark below; nothing where it is empty."""
        return QLocale().toString(tick, "f", 0)

    def y_label(self, tick: float) -> str:
        """What is written at a mark on the left."""
        return QLocale().toString(tick, "f", 0)

    def tip_at(self, place: QPointF) -> str:
        """What is told of the figure at a place; nothing where it is empty."""
        return ""

    # Where things are.

    @property
    def area(self) -> QRectF:
        """The rectangle of the figures themselves."""
        metrics = self._metrics(_WORDS)
        left = _PAD + metrics + 6 + max((self._width(self.y_label(t)) for t in self.y_scale.ticks), default=0)
        top = _PAD + (self._metrics(_TITLE) + 8 if self._title else 0)
        bottom = self.height() - _PAD - 2 * metrics - 6
        return QRectF(left, top, max(1.0, self.width() - _PAD - 4 - left), max(1.0, bottom - top))

    def x_of(self, value: float) -> float:
        """Where a value of the axis below lies, in pixels."""
        area = self.area
        return area.left() + area.width() * self.x_scale.share(value)

    def y_of(self, value: float) -> float:
        """Where a value of the axis on the left lies, in pixels."""
        area = self.area
        return area.bottom() - area.height() * self.y_scale.share(value)

    def _font(self, pixels: int, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(bold)
        return font

    def _metrics(self, pixels: int) -> float:
        return pixels * 1.3

    def _width(self, text: str) -> float:
        return len(text) * _WORDS * 0.62

    # Drawing.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, then the figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = plot_colours(self.palette())
        painter.setPen(QPen(colours.grid, 1))
        painter.setBrush(colours.ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if self._title:
            painter.setFont(self._font(_TITLE, bold=True))
            painter.setPen(colours.ink)
            room = QRectF(_PAD, _PAD - 3, self.width() - 2 * _PAD, self._metrics(_TITLE) + 4)
            title = painter.fontMetrics().elidedText(
                self._title, Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        if self.is_empty:
            painter.setFont(self._font(12))
            painter.setPen(colours.muted)
            painter.drawText(
                QRectF(self.rect()).adjusted(24, 30, -24, -20),
                Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
                self._empty,
            )
            return
        self._paint_axes(painter, colours)
        painter.save()
        self.paint_figures(painter, colours)
        painter.restore()

    def _paint_axes(self, painter: QPainter, colours: PlotColours) -> None:
        area = self.area
        words = self._metrics(_WORDS)
        painter.setFont(self._font(_WORDS))
        metrics = painter.fontMetrics()
        for tick in self.y_scale.ticks:
            y = round(self.y_of(tick)) + 0.5
            painter.setPen(QPen(colours.grid if tick else colours.muted, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.muted)
            label = QRectF(0, y - words / 2, area.left() - 6, words)
            painter.drawText(
                label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.y_label(tick)
            )
        painter.setPen(colours.muted)
        until: float = -1e9
        for tick in self.x_scale.ticks:
            text = self.x_label(tick)
            width: float = metrics.horizontalAdvance(text)
            x = self.x_of(tick)
            if text and x - width / 2 > until and x + width / 2 <= self.width() - 2:
                painter.drawText(
                    QRectF(x - width / 2 - 2, area.bottom() + 3, width + 4, words),
                    Qt.AlignmentFlag.AlignCenter,
                    text,
                )
                until = x + width / 2 + 8
        width = min(metrics.horizontalAdvance(self._x_name) + 4.0, self.width() - 8.0)
        left = min(max(4.0, area.center().x() - width / 2), self.width() - 4 - width)
        below = QRectF(left, area.bottom() + 3 + words, width, words)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._x_name)
        painter.save()
        painter.translate(_PAD - 4, area.center().y())
        painter.rotate(-90)
        beside = QRectF(-area.height() / 2 - 20, 0, area.height() + 40, words)
        painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, self._y_name)
        painter.restore()

    def event(self, event: QEvent) -> bool:
        """Tell of the figure under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = "" if self.is_empty else self.tip_at(QPointF(event.pos()))
            if text:
                QToolTip.showText(event.globalPos(), as_tip(text), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
