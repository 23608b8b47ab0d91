"""The strip of players' plates above the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import (
    MEXICAN_COLOUR,
    PLAYER_COLOURS,
    SIGN_INK,
    Look,
    TableColours,
    table_colours,
)

HEIGHT = 52
"""The strip's height in pixels."""

_SIGN = 22
_NARROW = 104
_NAME_SIZES = (13, 12, 11)


class Plate(QAbstractButton):
    """One player, or the Mexican train: sign, name, tiles in hand, points, marker.

    It is a button to whoever hears it too; the keys look at lines from the board and stay there.
    """

    line_asked = Signal(int)
    """The line of this plate was asked for."""

    def __init__(self, line: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._colours: TableColours | None = None
        self._colour = MEXICAN_COLOUR
        self._letter = ""
        self._name = ""
        self._facts = ""
        self._short = ""
        self._short_name = ""
        self._badge = ""
        self._alarm = False
        self._current = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT - 12)
        self.setMinimumWidth(56)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._on_clicked)

    def sizeHint(self) -> QSize:
        """As wide as there is room for."""
        return QSize(190, HEIGHT - 12)

    def show_facts(
        self,
        *,
        colour: QColor,
        letter: str,
        name: str,
        facts: str,
        short: str,
        badge: str,
        alarm: bool,
        current: bool,
        short_name: str = "",
    ) -> None:
        """Show a player; ``short`` and ``short_name`` where there is little room."""
        new = (colour, letter, name, facts, badge, alarm, current)
        old = (self._colour, self._letter, self._name, self._facts, self._badge, self._alarm, self._current)
        if new == old:
            return
        self._colour, self._letter, self._name, self._facts = colour, letter, name, facts
        self._short, self._short_name = short, short_name
        self._badge, self._alarm, self._current = badge, alarm, current
        self.setAccessibleName(", ".join(part for part in (name, *facts.split(" · "), badge) if part))
        self.update()

    def set_colours(self, colours: TableColours) -> None:
        """Wear the colours of a table."""
        self._colours = colours
        self.update()

    @Slot()
    def _on_clicked(self) -> None:
        self.line_asked.emit(self.line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate; it only changes when the player's facts do."""
        colours = self._colours
        if colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(colours.plate_current if self._current else colours.plate)
        edge = colours.plate_accent if self._current else colours.plate_border
        painter.setPen(QPen(edge, 2 if self._current else 1))
        painter.drawRoundedRect(frame, 8, 8)

        narrow = frame.width() < _NARROW
        margin = 4 if narrow else 8
        sign = QRectF(frame.left() + margin, frame.center().y() - _SIGN / 2, _SIGN, _SIGN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(sign)
        font = painter.font()
        font.setPixelSize(12)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(SIGN_INK)
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, self._letter)

        left = sign.right() + margin
        room = frame.right() - margin - left
        if self._badge and narrow:
            painter.setPen(QPen(colours.plate, 1.5))
            painter.setBrush(colours.accent)
            painter.drawEllipse(QRectF(sign.right() - 7, sign.top() - 4, 10, 10))
        elif self._badge:
            room = self._paint_badge(painter, frame, colours, left)
        painter.setPen(colours.plate_text)
        top = QRectF(left, frame.top() + 2, room, frame.height() / 2)
        self._paint_name(painter, top)
        font.setBold(self._alarm)
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(colours.plate_accent if self._alarm else colours.plate_muted)
        below = QRectF(left, frame.center().y() - 1, room, frame.height() / 2)
        facts = _fitting(self._facts, painter, room, self._short)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, facts)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        """Write the name or, where it is too long even a little smaller, the short one."""
        font = painter.font()
        font.setBold(self._current)
        for name in filter(None, (self._name, self._short_name)):
            for size in _NAME_SIZES:
                font.setPixelSize(size)
                if QFontMetrics(font).horizontalAdvance(name) <= box.width():
                    painter.setFont(font)
                    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
                    return
        painter.setFont(font)
        name = _fitting(self._short_name or self._name, painter, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_badge(self, painter: QPainter, frame: QRectF, colours: TableColours, left: float) -> float:
        """Draw the badge at the right and return the room left of it; a dot where there is little."""
        font = painter.font()
        font.setPixelSize(11)
        font.setBold(True)
        painter.setFont(font)
        width = QFontMetrics(font).horizontalAdvance(self._badge) + 16
        room = frame.right() - 8 - left
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        if room - width < 74:
            painter.drawEllipse(QRectF(frame.right() - 15, frame.top() + 6, 9, 9))
            return room - 12
        pill = QRectF(frame.right() - 8 - width, frame.center().y() - 10, width, 20)
        painter.drawRoundedRect(pill, 10, 10)
        painter.setPen(colours.badge_text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._badge)
        return room - width - 6


def _fitting(text: str, painter: QPainter, room: float, short: str | None = None) -> str:
    """The text, or its first part: facts are joined by " · " and drop from the right.

    ``short`` takes the place of a first part that does not fit.
    """
    metrics = painter.fontMetrics()
    parts = text.split(" · ")
    while len(parts) > 1 and metrics.horizontalAdvance(" · ".join(parts)) > room:
        parts.pop()
    if short is not None and metrics.horizontalAdvance(parts[0]) > room:
        parts = [short]
    return metrics.elidedText(" · ".join(parts), Qt.TextElideMode.ElideRight, int(room))


class PlatesStrip(QWidget):
    """All plates side by side, the Mexican train last."""

    line_asked = Signal(int)
    """A plate was clicked: its line is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)
        self._plates: list[Plate] = []
        self._view: TableView | None = None
        self._colours: TableColours = table_colours(Look().table)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(7, 6, 7, 6)
        self._row.setSpacing(8)
        self.setFixedHeight(HEIGHT)
        self.setAutoFillBackground(False)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """The plates, in seat order, the Mexican train last."""
        return tuple(self._plates)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._colours = table_colours(look.table)
        for plate in self._plates:
            plate.set_colours(self._colours)
        self.update()

    def show_table(self, view: TableView) -> None:
        """Show the players of a table."""
        self._view = view
        if len(self._plates) != len(view.seats) + 1:
            self._rebuild(len(view.seats))
        room = (self.width() - 14) // max(1, len(self._plates))
        self._row.setSpacing(8 if room > 110 else 4)
        letters = seat_letters([seat.name for seat in view.seats])
        for seat, plate in zip(view.seats, self._plates, strict=False):
            tiles = self.tr("%n tile(s)", "", seat.tiles)
            points = self.tr("%n pt(s)", "", seat.points)
            facts = self.tr("last tile!") if seat.knocked else tiles
            plate.show_facts(
                colour=PLAYER_COLOURS[seat.colour],
                letter=letters[seat.seat],
                name=seat.name,
                facts=f"{facts} · {points}",
                short=f"{seat.tiles} · {seat.points}",
                badge=self.tr("open") if seat.is_open else "",
                alarm=seat.knocked,
                current=seat.is_to_move,
            )
            plate.setToolTip(self._character(view, seat.seat))
            moving = [self.tr("to move")] if seat.is_to_move else []
            plate.setAccessibleDescription(", ".join([*moving, self._kind(seat.player)]))
        self._plates[-1].show_facts(
            colour=MEXICAN_COLOUR,
            letter="M",
            name=self.tr("Mexican train"),
            short_name=self.tr("Train", "the Mexican train where there is little room"),
            facts=self.tr("public line"),
            short="",
            badge="",
            alarm=False,
            current=False,
        )
        self._plates[-1].setToolTip(self.tr("The Mexican train: anyone’s line. Click to see all its tiles."))

    def _kind(self, player: str) -> str:
        if player == "person":
            return self.tr("A person at this computer")
        return self.tr("Computer player: %1").replace("%1", self._sentences.level_name(player))

    def _character(self, view: TableView, seat: int) -> str:
        who = view.seats[seat]
        count = self.tr("%n tile(s)", "", who.tiles) + " · " + self.tr("%n pt(s)", "", who.points)
        marker = self.tr("The line is open to everybody.") if who.is_open else ""
        lines = [
            f"<b>{_escape(who.name)}</b>",
            self._kind(who.player),
            count,
            marker,
            self.tr("Click to see the whole line."),
        ]
        return "<br>".join(line for line in lines if line)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_table(self._view)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the strip."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colours.strip)

    def _rebuild(self, seats: int) -> None:
        for plate in self._plates:
            self._row.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self._plates = [Plate(line, self) for line in (*range(seats), MEXICAN)]
        for plate in self._plates:
            plate.set_colours(self._colours)
            plate.line_asked.connect(self.line_asked)
            self._row.addWidget(plate)


def seat_letters(names: list[str]) -> list[str]:
    """A short sign for each name: its first letter, two where names begin alike, never an ``M`` alone."""
    firsts = [(name.strip() or "?")[0].upper() for name in names]
    letters = []
    for seat, name in enumerate(names):
        first = firsts[seat]
        if firsts.count(first) == 1 and first != "M":
            letters.append(first)
            continue
        rest = [c for c in name.strip()[1:] if c.isalnum()]
        second = next((c for c in rest if first + c.lower() not in letters), "")
        letters.append(first + (second.lower() or str(seat + 1)))
    return letters


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
