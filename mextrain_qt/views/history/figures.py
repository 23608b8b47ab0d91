"""The figures of the history, each on a card; those of a single round lead to its replay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mextrain_qt.bridge.history import Feat, Statistics
from mextrain_qt.views.history.words import HistoryWords
from mextrain_qt.views.plots.colours import plot_colours


class FigureCard(QWidget):
    """A figure, large, between its name and a word more; it can be clicked where it is of a round."""

    asked = Signal(object)
    """The round of the figure is to be seen: its :class:`~mextrain_qt.bridge.history.Feat`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._value = ""
        self._more = ""
        self._feat: Feat | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(76)

    def sizeHint(self) -> QSize:
        """Room for a figure."""
        return QSize(120, 76)

    def show_figure(self, name: str, value: str, more: str, feat: Feat | None = None, tip: str = "") -> None:
        """Show it; with ``feat`` it can be clicked, which ``tip`` says."""
        self._name, self._value, self._more, self._feat = name, value, more, feat
        self.setAccessibleName(", ".join(part for part in (name, value, more) if part))
        self.setToolTip(tip if feat is not None else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if feat is not None else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if feat is not None else Qt.FocusPolicy.NoFocus)
        self.update()

    @property
    def value(self) -> str:
        """What is written large."""
        return self._value

    @property
    def more(self) -> str:
        """What is written below."""
        return self._more

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click leads to the round."""
        if self._feat is not None and event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit(self._feat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """So do Enter and Space."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if self._feat is not None and Qt.Key(event.key()) in keys:
            self.asked.emit(self._feat)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = plot_colours(self.palette())
        painter.setPen(QPen(colours.first if self.hasFocus() else colours.grid, 2 if self.hasFocus() else 1))
        painter.setBrush(colours.ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        room = QRectF(self.rect()).adjusted(10, 8, -10, -8)
        font = painter.font()
        font.setPixelSize(11)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        painter.setPen(colours.muted)
        elide, width = Qt.TextElideMode.ElideRight, int(room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignTop, metrics.elidedText(self._name, elide, width))
        painter.setPen(colours.first if self._feat is not None else colours.muted)
        painter.drawText(room, Qt.AlignmentFlag.AlignBottom, metrics.elidedText(self._more, elide, width))
        font.setPixelSize(22)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(colours.ink)
        painter.drawText(room.adjusted(0, -2, 0, -2), Qt.AlignmentFlag.AlignVCenter, self._value)


class Figures(QWidget):
    """The row of cards."""

    round_asked = Signal(object)
    """The round of a figure is to be seen: its :class:`~mextrain_qt.bridge.history.Feat`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = HistoryWords(self)
        self._statistics: Statistics | None = None
        self.matches, self.won, self.streak, self.average = (FigureCard(self) for _ in range(4))
        self.rounds_won, self.best, self.worst, self.train = (FigureCard(self) for _ in range(4))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for card in self.cards:
            row.addWidget(card, 1)
            card.asked.connect(self.round_asked)

    @property
    def cards(self) -> tuple[FigureCard, ...]:
        """All cards, from left to right."""
        return (
            self.matches,
            self.won,
            self.streak,
            self.average,
            self.rounds_won,
            self.best,
            self.worst,
            self.train,
        )

    def show_statistics(self, figures: Statistics) -> None:
        """Show those figures."""
        self._statistics = figures
        more = self.tr("%n abandoned", "", figures.abandoned) if figures.abandoned else ""
        self.matches.show_figure(self.tr("Matches"), str(figures.matches), more)
        share = self._words.share(figures.won, figures.matches)
        shared = self.tr("%n of them shared", "", figures.shared) if figures.shared else ""
        self.won.show_figure(self.tr("Won"), f"{figures.won}", " · ".join(p for p in (share, shared) if p))
        longest = self.tr("longest: %1").replace("%1", str(figures.longest_streak))
        self.streak.show_figure(self.tr("Won in a row"), str(figures.streak), longest)
        average = QLocale().toString(figures.average, "f", 1) if figures.average is not None else "–"
        rounds = self.tr("in %n round(s)", "", figures.rounds)
        self.average.show_figure(self.tr("Points a round"), average, rounds)
        self.rounds_won.show_figure(
            self.tr("Rounds won"),
            str(figures.rounds_won),
            self._words.share(figures.rounds_won, figures.rounds),
        )
        self._show_feat(self.best, self.tr("Best round"), figures.best)
        self._show_feat(self.worst, self.tr("Worst round"), figures.worst)
        self._show_feat(self.train, self.tr("Longest train"), figures.longest_train, tiles=True)

    def _show_feat(self, card: FigureCard, name: str, feat: Feat | None, *, tiles: bool = False) -> None:
        if feat is None:
            card.show_figure(name, "–", "")
            return
        if tiles:
            unit = self.tr("%n tile(s)", "", feat.value)
        else:
            unit = self.tr("%n point(s)", "", feat.value)
        tip = self.tr("Replay round %1 of that match").replace("%1", str(feat.round_number))
        card.show_figure(name, str(feat.value), unit.removeprefix(str(feat.value)).strip() + " ▸", feat, tip)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._statistics is not None:
            self.show_statistics(self._statistics)
        super().changeEvent(event)
