"""What the coach points at: rings around things, and an arrow from a tile to where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.theme import Look, mixed, table_colours

_PAD: Final = 6.0
_HEAD: Final = 13.0
_BEND: Final = 0.16


@frozen
class Arrow:
    """From where to where, in pixels."""

    start: QPointF
    end: QPointF


class Spotlight(QWidget):
    """Lies over everything, takes no clicks, and is drawn only where it points."""

    def __init__(self, over: QWidget) -> None:
        """An empty one over the widget ``over``, as large as that when it points at something."""
        super().__init__(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._rings: tuple[QRectF, ...] = ()
        self._arrow: Arrow | None = None
        self._accent = table_colours(Look().table).accent
        self.hide()

    @property
    def rings(self) -> tuple[QRectF, ...]:
        """The things that are ringed."""
        return self._rings

    @property
    def arrow(self) -> Arrow | None:
        """The arrow that is shown."""
        return self._arrow

    def set_look(self, look: Look) -> None:
        """Wear a look: its accent."""
        self._accent = table_colours(look.table).accent
        self.update()

    def point(self, rings: Sequence[QRectF], arrow: Arrow | None = None) -> None:
        """Point at those things, given as their boxes in the widget below; at nothing if there are none."""
        self.setGeometry(self._over.rect())
        if (tuple(rings), arrow) != (self._rings, self._arrow):
            self._rings, self._arrow = tuple(rings), arrow
            self.update()
        self.setVisible(bool(rings))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw rings and arrow: gold on a dark edge, so that they show on any ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = mixed(self._accent, QColor("#2a1c00"), 0.8)
        edge.setAlpha(190)
        for colour, width in ((edge, 6.0), (self._accent, 3.0)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, width))
            for ring in self._rings:
                box = ring.adjusted(-_PAD, -_PAD, _PAD, _PAD)
                radius = (
                    min(12.0, box.height() / 2, box.width() / 2) if not _is_round(ring) else box.width() / 2
                )
                painter.drawRoundedRect(box, radius, radius)
            if self._arrow is not None:
                self._paint_arrow(painter, self._arrow, colour, width)

    def _paint_arrow(self, painter: QPainter, arrow: Arrow, colour: QColor, width: float) -> None:
        """A slender bow with a head, clear of both ends."""
        dx, dy = arrow.end.x() - arrow.start.x(), arrow.end.y() - arrow.start.y()
        length = hypot(dx, dy)
        if length < 90:
            return
        middle = (arrow.start + arrow.end) / 2
        aside = QPointF(-dy * _BEND, dx * _BEND)
        # It rises first, so that it does not cross the other tiles of the hand.
        bend = min(middle + aside, middle - aside, key=QPointF.y)
        start, end = _towards(arrow.start, bend, 34), _towards(arrow.end, bend, 40)
        heading = atan2(end.y() - bend.y(), end.x() - bend.x())
        neck = QPointF(end.x() - _HEAD * 0.8 * cos(heading), end.y() - _HEAD * 0.8 * sin(heading))
        path = QPainterPath(start)
        path.quadTo(bend, neck)
        pen = QPen(colour, width + 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        sides = [heading + 2.6, heading - 2.6]
        head = QPolygonF([end, *(QPointF(end.x() + _HEAD * cos(a), end.y() + _HEAD * sin(a)) for a in sides)])
        painter.setPen(
            QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(colour)
        painter.drawPolygon(head)


def _is_round(box: QRectF) -> bool:
    """Whether the box is that of something round, as the place at the end of a line."""
    return abs(box.width() - box.height()) < 0.5


def _towards(start: QPointF, goal: QPointF, distance: float) -> QPointF:
    length = hypot(goal.x() - start.x(), goal.y() - start.y()) or 1.0
    return start + (goal - start) * (distance / length)
