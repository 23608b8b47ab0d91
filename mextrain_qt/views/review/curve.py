"""The curve of a review: what a player could expect after each decision, and what was given away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.review import Judged, Verdict, costliest
from mextrain_qt.bridge.setup import SeatSetup
from mextrain_qt.views.plots.chart import Chart
from mextrain_qt.views.plots.colours import PlotColours
from mextrain_qt.views.plots.scale import Scale, round_scale
from mextrain_qt.views.review.wording import ReviewWords
from mextrain_qt.views.theme import mixed

_REACH: Final = 14.0
_MANY: Final = 40


class ReviewCurve(Chart):
    """A point a decision, in order; bars up to the better play, the costliest ones numbered."""

    decision_chosen = Signal(object)
    """A decision was clicked: its :class:`~mextrain_qt.bridge.review.Judged`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ReviewWords(self)
        self._judged: tuple[Judged, ...] = ()
        self._seats: tuple[SeatSetup, ...] = ()
        self._results: dict[int, float] = {}
        self._chosen: Judged | None = None
        self._worst: tuple[Judged, ...] = ()
        self.setMouseTracking(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.set_words(
            self.tr("Expected lead"),
            self.tr("decisions, in order"),
            self.tr("points"),
            self.tr("After each decision, the points by which the player was expected to be ahead."),
        )

    def show_judged(
        self,
        judged: tuple[Judged, ...],
        seats: tuple[SeatSetup, ...],
        results: dict[int, float],
        decisions: int,
    ) -> None:
        """Show what has been found, with room for all ``decisions`` there are.

        ``results``: for finished rounds, by their number, the lead the player really had at the end.
        """
        self._judged, self._seats, self._results = judged, seats, results
        self._worst = costliest(judged)
        values = [0.0]
        values += [each.points for each in judged] + [each.points + max(0.0, each.cost) for each in judged]
        values += [results[each.round_number] for each in judged if each.round_number in results]
        self.y_scale = round_scale(min(values), max(values), 5)
        last = max(decisions, len(judged), 1) + self._rounds_between(judged)
        self.x_scale = Scale(0.0, last + 1.0, 1.0, self._ticks())
        self.update()

    def choose(self, judged: Judged | None) -> None:
        """Make a decision stand out."""
        self._chosen = judged
        self.update()

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been found yet."""
        return not self._judged

    # Where things are: after the last decision of a round there is room for its result.

    def _rounds_between(self, judged: tuple[Judged, ...]) -> int:
        return len({each.round_number for each in judged})

    def _places(self) -> list[float]:
        places, rounds = [], 0
        for index, each in enumerate(self._judged):
            if index and each.round_number != self._judged[index - 1].round_number:
                rounds += 1
            places.append(index + 1.0 + rounds)
        return places

    def _ticks(self) -> tuple[float, ...]:
        places = self._places()
        if self._rounds_between(self._judged) > 1:
            return tuple(
                place
                for index, place in enumerate(places)
                if not index or self._judged[index].round_number != self._judged[index - 1].round_number
            )
        return tuple(places)

    def x_label(self, tick: float) -> str:
        """The number of the decision, or of the round where there are several."""
        if self._rounds_between(self._judged) > 1:
            index = self._places().index(tick)
            return self.tr("R%1").replace("%1", str(self._judged[index].round_number))
        return super().x_label(tick)

    # Drawing.

    def paint_figures(self, painter: QPainter, colours: PlotColours) -> None:
        """Draw the curve, the bars to what was better, and how rounds came out."""
        places = self._places()
        self._paint_chosen(painter, colours, places)
        many = len(places) > _MANY
        path = QPainterPath()
        for index, (place, each) in enumerate(zip(places, self._judged, strict=True)):
            point = QPointF(self.x_of(place), self.y_of(each.points))
            starts = not index or each.round_number != self._judged[index - 1].round_number
            if starts:
                path.moveTo(point)
            else:
                path.lineTo(point)
            ends = index + 1 == len(places) or self._judged[index + 1].round_number != each.round_number
            if ends and each.round_number in self._results:
                end = QPointF(self.x_of(place + 1), self.y_of(self._results[each.round_number]))
                path.lineTo(end)
                self._paint_result(painter, colours, end)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.first, 1.4 if many else 2))
        painter.drawPath(path)
        radius = 2.0 if many else 3.5
        for place, each in zip(places, self._judged, strict=True):
            x, y = self.x_of(place), self.y_of(each.points)
            if each.verdict is not Verdict.BEST:
                worse = each.verdict is Verdict.WORSE
                top = self.y_of(each.points + max(0.0, each.cost))
                painter.setPen(QPen(colours.bad if worse else colours.muted, 4 if worse and not many else 2))
                painter.drawLine(QPointF(x, y), QPointF(x, top))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.bad if each.verdict is Verdict.WORSE else colours.first)
            painter.drawEllipse(QPointF(x, y), radius, radius)
        self._paint_ranks(painter, colours, places)

    def _paint_chosen(self, painter: QPainter, colours: PlotColours, places: list[float]) -> None:
        if self._chosen is None or self._chosen not in self._judged:
            return
        x = self.x_of(places[self._judged.index(self._chosen)])
        band = mixed(colours.ground, colours.first, 0.25)
        half = 3.0 if len(places) > _MANY else 7.0
        painter.fillRect(QRectF(x - half, self.area.top(), 2 * half, self.area.height()), band)

    def _paint_result(self, painter: QPainter, colours: PlotColours, at: QPointF) -> None:
        painter.setPen(QPen(colours.first, 1.6))
        painter.setBrush(colours.ground)
        far = 3.5 if len(self._judged) > _MANY else 5.0
        around = ((0, -far), (far, 0), (0, far), (-far, 0))
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in around]))

    def _paint_ranks(self, painter: QPainter, colours: PlotColours, places: list[float]) -> None:
        font = painter.font()
        font.setPixelSize(10)
        font.setBold(True)
        painter.setFont(font)
        for rank, each in enumerate(self._worst, start=1):
            x = self.x_of(places[self._judged.index(each)])
            y = max(self.area.top() + 6, self.y_of(each.points + each.cost) - 9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.bad)
            painter.drawEllipse(QPointF(x, y), 7, 7)
            painter.setPen(colours.ground)
            painter.drawText(QRectF(x - 7, y - 7, 14, 14), Qt.AlignmentFlag.AlignCenter, str(rank))

    # Pointing.

    def judged_at(self, place: QPointF) -> Judged | None:
        """The decision nearest to a place, if it is near enough."""
        away = [abs(self.x_of(x) - place.x()) for x in self._places()]
        if not away or min(away) > _REACH:
            return None
        return self._judged[away.index(min(away))]

    def tip_at(self, place: QPointF) -> str:
        """What can be said of the decision there."""
        each = self.judged_at(place)
        return self._words.verdict(each, self._seats) if each is not None else ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses the decision."""
        each = self.judged_at(event.position())
        if each is not None:
            self.decision_chosen.emit(each)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand where there is something to click."""
        near = self.judged_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if near else Qt.CursorShape.ArrowCursor)
