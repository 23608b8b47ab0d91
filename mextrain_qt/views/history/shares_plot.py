"""How many matches were won, against each level and by each set of rules."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.history import Share
from mextrain_qt.views.history.words import HistoryWords
from mextrain_qt.views.plots.chart import Chart
from mextrain_qt.views.plots.colours import PlotColours
from mextrain_qt.views.plots.scale import Scale
from mextrain_qt.views.theme import mixed

_LEVELS: Final = ("novice", "casual", "steady", "planner", "master")


class SharesPlot(Chart):
    """A bar a level and a bar a preset: won, of all that were played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = HistoryWords(self)
        self._levels: tuple[Share, ...] = ()
        self._presets: tuple[Share, ...] = ()
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language in force."""
        self.set_words(
            self.tr("Matches won, by level and by rules"),
            self.tr("share of the matches won, in percent"),
            "",
            self.tr("Bars will show how often you win: against each level, and by each set of rules."),
        )

    def show_shares(self, levels: tuple[Share, ...], presets: tuple[Share, ...]) -> None:
        """Show them, the weakest level first."""
        known = {level: place for place, level in enumerate(_LEVELS)}
        self._levels = tuple(sorted(levels, key=lambda share: known.get(share.name, len(known))))
        self._presets = presets
        rows = self._rows()
        self.x_scale = Scale(0.0, 100.0, 25.0, (0.0, 25.0, 50.0, 75.0, 100.0))
        count = max(len(rows), 4) + (1 if self._levels and self._presets else 0)
        self.y_scale = Scale(0.0, float(count), 1.0, ())
        self.setAccessibleDescription("; ".join(self._label(share) for share, _, _ in rows))
        self.update()

    def sizeHint(self) -> QSize:
        """Narrower than the others."""
        return QSize(260, 200)

    @property
    def is_empty(self) -> bool:
        """Whether no match was finished."""
        return not self._presets

    @property
    def area(self) -> QRectF:
        """Room for names on the left."""
        names = [name for _, name, _ in self._rows()]
        widest = max((self._width(name) for name in names), default=40)
        area = super().area
        return QRectF(area).adjusted(min(widest, 90.0) + 4 - (area.left() - 12), 0, -44, 0)

    def _rows(self) -> list[tuple[Share, str, float]]:
        """Every bar: what it tells, its name, and where it lies from above."""
        names = [(share, self._words.level(share.name)) for share in self._levels]
        names += [(share, self._words.preset(share.name)) for share in self._presets]
        apart = 0.6 if self._levels else 0.0
        return [
            (share, name, place + (apart if place >= len(self._levels) else 0.0))
            for place, (share, name) in enumerate(names)
        ]

    def paint_figures(self, painter: QPainter, colours: PlotColours) -> None:
        """Draw the bars with their names and numbers."""
        area = self.area
        for share, name, place in self._rows():
            bar = self._bar(place)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(colours.ground, colours.ink, 0.08))
            painter.drawRoundedRect(bar, 3, 3)
            won = QRectF(bar)
            won.setWidth(bar.width() * share.won / share.matches)
            painter.setBrush(colours.first if share in self._levels else colours.second)
            painter.drawRoundedRect(won, 3, 3)
            painter.setPen(colours.ink)
            left = QRectF(8, bar.top() - 3, area.left() - 14, bar.height() + 6)
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(left.width()))
            painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)
            right = QRectF(bar.right() + 5, bar.top() - 3, 50, bar.height() + 6)
            painter.setPen(colours.muted)
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, f"{share.won}/{share.matches}")

    def _bar(self, place: float) -> QRectF:
        area = self.area
        height = area.height() / max(1.0, self.y_scale.high)
        thick = min(height * 0.7, 18.0)
        top = area.top() + place * height + (height - thick) / 2
        return QRectF(area.left(), top, area.width(), thick)

    def tip_at(self, place: QPointF) -> str:
        """The bar under the pointer."""
        for share, _, row in self._rows():
            bar = self._bar(row)
            if bar.top() - 3 <= place.y() <= bar.bottom() + 3:
                return self._label(share)
        return ""

    def _label(self, share: Share) -> str:
        is_level = share in self._levels
        name = self._words.level(share.name) if is_level else self._words.preset(share.name)
        text = self.tr("%1: %2 of %n match(es) won (%3)", "", share.matches)
        return (
            text.replace("%1", name)
            .replace("%2", str(share.won))
            .replace("%3", self._words.share(share.won, share.matches))
        )
