"""The points of every round, in order, and how their mean has moved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from mextrain_qt.views.plots.chart import Chart
from mextrain_qt.views.plots.colours import PlotColours
from mextrain_qt.views.plots.scale import exact_scale, round_scale
from mextrain_qt.views.theme import mixed

WINDOW: Final = 13
"""How many rounds the moving mean takes in: those of a whole match."""


def moving_means(points: tuple[int, ...], window: int = WINDOW) -> list[float]:
    """For every round from the ``window``-th on, the mean of it and those just before."""
    return [sum(points[end - window : end]) / window for end in range(window, len(points) + 1)]


class PointsPlot(Chart):
    """A dot a round; a line for the mean of the last rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[int, ...] = ()
        self._means: list[float] = []
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.set_words(
            self.tr("Points over rounds, and the mean of the last %n", "", WINDOW),
            self.tr("rounds played"),
            self.tr("points"),
            self.tr("A dot for each of your rounds will appear here: the lower, the better."),
        )

    def show_points(self, points: tuple[int, ...]) -> None:
        """Show the points of all rounds, the oldest first."""
        self._points, self._means = points, moving_means(points)
        self.x_scale = exact_scale(0.5, max(len(points), 2) + 0.5, 8)
        self.y_scale = round_scale(0, max((*points, 10)), 5)
        mean = QLocale().toString(sum(points) / len(points), "f", 1) if points else "–"
        text = self.tr("%n round(s), on the average %1 points.", "", len(points))
        self.setAccessibleDescription(text.replace("%1", mean))
        self.update()

    @property
    def is_empty(self) -> bool:
        """Whether no round was played."""
        return not self._points

    def paint_figures(self, painter: QPainter, colours: PlotColours) -> None:
        """Draw the dots and the line."""
        many = len(self._points) > 150
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(colours.ground, colours.first, 0.45 if self._means else 0.9))
        radius = 1.6 if many else 2.6
        for number, points in enumerate(self._points, start=1):
            painter.drawEllipse(QPointF(self.x_of(number), self.y_of(points)), radius, radius)
        path = QPainterPath()
        for number, mean in enumerate(self._means, start=WINDOW):
            point = QPointF(self.x_of(number), self.y_of(mean))
            if number == WINDOW:
                path.moveTo(point)
            else:
                path.lineTo(point)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.second, 2.2))
        painter.drawPath(path)

    def tip_at(self, place: QPointF) -> str:
        """The round under the pointer, its points and the mean up to it."""
        number = round(
            self.x_scale.low
            + (place.x() - self.area.left()) / self.area.width() * (self.x_scale.high - self.x_scale.low)
        )
        if not 1 <= number <= len(self._points):
            return ""
        points = self.tr("%n point(s)", "", self._points[number - 1])
        text = self.tr("Round %1: %2").replace("%1", str(number)).replace("%2", points)
        if number >= WINDOW:
            mean = QLocale().toString(self._means[number - WINDOW], "f", 1)
            text += "\n" + self.tr("Mean of the last %n: %1", "", WINDOW).replace("%1", mean)
        return text
