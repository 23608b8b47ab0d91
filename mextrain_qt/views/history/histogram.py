"""How often a round cost how many points."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mextrain_qt.views.plots.chart import Chart
from mextrain_qt.views.plots.colours import PlotColours
from mextrain_qt.views.plots.scale import Scale, round_scale

MOST_BARS: Final = 16
"""More bars than that, and they become broader."""


def counted(points: tuple[int, ...]) -> tuple[int, list[int]]:
    """How broad a bar is, in points, and how many rounds fall into each bar, from 0 up.

    Rounds without a point are not among them: they are a bar of their own.
    """
    most = max(points, default=0)
    width = next(w for w in (5, 10, 20, 25, 50, 100, 1000) if most <= w * MOST_BARS)
    bars = Counter((each - 1) // width for each in points if each > 0)
    return width, [bars[place] for place in range(max(bars, default=-1) + 1)]


class Histogram(Chart):
    """A bar for rounds won (no points at all), then a bar for every so many points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won = 0
        self._breadth = 10
        self._bars: list[int] = []
        self._rounds = 0
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.set_words(
            self.tr("How often a round cost how much"),
            self.tr("points of a round"),
            self.tr("rounds"),
            self.tr("Bars will show how your rounds are spread, from none at all to very many points."),
        )

    def show_points(self, points: tuple[int, ...]) -> None:
        """Show how the points of all rounds are spread."""
        self._rounds = len(points)
        self._won = sum(each == 0 for each in points)
        self._breadth, self._bars = counted(points)
        last = max(len(self._bars), 4)
        every = max(1, -(-last // 6))
        self.x_scale = Scale(
            -1.5, float(last), 1.0, (-0.75, *(float(e) for e in range(every, last + 1, every)))
        )
        self.y_scale = round_scale(0, max((self._won, *self._bars, 4)), 5)
        if self.y_scale.step < 1:
            self.y_scale = round_scale(0, self.y_scale.high, 4)
        spread = ", ".join(self._label(place) for place in range(-1, len(self._bars)))
        self.setAccessibleDescription(spread)
        self.update()

    @property
    def is_empty(self) -> bool:
        """Whether no round was played."""
        return not self._rounds

    def x_label(self, tick: float) -> str:
        """The points at which a bar ends."""
        return "0" if tick < 0 else str(round(tick) * self._breadth)

    def paint_figures(self, painter: QPainter, colours: PlotColours) -> None:
        """Draw the bars."""
        painter.setPen(Qt.PenStyle.NoPen)
        for place, count in enumerate((self._won, *self._bars), start=-1):
            if count:
                painter.setBrush(colours.good if place < 0 else colours.first)
                bar = self._bar(place, count)
                painter.drawRoundedRect(bar, 2, 2)

    def _bar(self, place: int, count: int) -> QRectF:
        left, right = (-1.2, -0.3) if place < 0 else (place + 0.06, place + 0.94)
        top = self.y_of(count)
        return QRectF(self.x_of(left), top, self.x_of(right) - self.x_of(left), self.area.bottom() - top)

    def tip_at(self, place: QPointF) -> str:
        """The bar under the pointer."""
        for number in range(-1, len(self._bars)):
            bar = self._bar(number, 1)
            if bar.left() <= place.x() <= bar.right():
                return self._label(number)
        return ""

    def _label(self, place: int) -> str:
        if place < 0:
            return self.tr("%n round(s) without a point", "", self._won)
        text = self.tr("%n round(s) with %1 to %2 points", "", self._bars[place])
        return text.replace("%1", str(place * self._breadth + 1)).replace(
            "%2", str((place + 1) * self._breadth)
        )
