"""One plate of the strip above the table: a player, or the Mexican train."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.artwork.locomotive import paint_locomotive
from mextrain_qt.views.theme import MEXICAN_COLOUR, SIGN_INK, TableColours

HEIGHT = 40
"""A plate's height in pixels."""

_SIGN = 22
_NARROW = 104
_NAME_SIZES = (13, 12, 11)
_FACTS_SIZE = 11
_MARKER = 20
_BESIDE = 74  # what a badge beside both rows has to leave them, in pixels
_LEGIBLE = 3  # letters: what is cut off before tells less than the sign alone


@frozen
class PlateRooms:
    """Where the parts of a plate are, in its own pixels, and what is written in its second row.

    ``badge``: the box of the badge in words; ``None`` where there is no room for words, or no badge.
    ``marker``: the box of what stands for the badge where its words have no room.
    """

    sign: QRectF
    name: QRectF
    row: QRectF
    facts: str
    badge: QRectF | None = None
    marker: QRectF | None = None


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
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(56)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._on_clicked)

    def sizeHint(self) -> QSize:
        """As wide as there is room for."""
        return QSize(190, HEIGHT)

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

    def rooms(self) -> PlateRooms:
        """Where everything is in a plate of this width.

        A badge stands beside both rows where that leaves them enough, else behind the facts.
        """
        frame = self._frame()
        margin = 4.0 if frame.width() < _NARROW else 8.0
        sign = QRectF(frame.left() + margin, frame.center().y() - _SIGN / 2, _SIGN, _SIGN)
        left = sign.right() + margin
        width = frame.right() - margin - left
        name = QRectF(left, frame.top() + 2, width, frame.height() / 2)
        row = QRectF(left, frame.center().y() - 1, width, frame.height() / 2)
        font = _sized(self.font(), _FACTS_SIZE, bold=self._alarm)
        if not self._badge:
            return PlateRooms(sign, name, row, _fitting(self._facts, font, width, self._short))
        wide = self._words_wide(11) + 16
        if width - wide >= _BESIDE:
            name.setWidth(width - wide - 6)
            badge = QRectF(row.right() - wide, frame.center().y() - 10, wide, 20)
            return PlateRooms(sign, name, row, _fitting(self._facts, font, name.width(), self._short), badge)
        wide = self._words_wide(10) + 10
        facts = _whole(self._facts, font, width - wide - 4, self._short)
        is_first = facts.split(" · ")[0] == self._facts.split(" · ")[0]
        if facts and (is_first or not self._alarm):
            badge = QRectF(row.right() - wide, row.center().y() - 8, wide, 16)
            return PlateRooms(sign, name, row, facts, badge)
        beside = name if self._alarm else row
        marker = QRectF(beside.right() - _MARKER, beside.center().y() - _MARKER / 2, _MARKER, _MARKER)
        beside.setRight(marker.left() - 3)
        facts = _fitting(self._facts, font, row.width(), self._short)
        return PlateRooms(sign, name, row, facts, marker=marker)

    def _frame(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def _words_wide(self, size: int) -> int:
        return QFontMetrics(_sized(self.font(), size, bold=True)).horizontalAdvance(self._badge)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate; it only changes when the player's facts do."""
        colours = self._colours
        if colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colours.plate_current if self._current else colours.plate)
        edge = colours.plate_accent if self._current else colours.plate_border
        painter.setPen(QPen(edge, 2 if self._current else 1))
        painter.drawRoundedRect(self._frame(), 8, 8)

        rooms = self.rooms()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(rooms.sign)
        painter.setFont(_sized(self.font(), 12, bold=True))
        painter.setPen(SIGN_INK)
        painter.drawText(rooms.sign, Qt.AlignmentFlag.AlignCenter, self._letter)

        painter.setPen(colours.plate_text)
        name, font = self.name_in(rooms.name.width())
        painter.setFont(font)
        painter.drawText(rooms.name, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(_sized(self.font(), _FACTS_SIZE, bold=self._alarm))
        painter.setPen(colours.plate_accent if self._alarm else colours.plate_muted)
        row = rooms.row if name else QRectF(rooms.row.left(), rooms.sign.top(), rooms.row.width(), _SIGN)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, rooms.facts)
        if rooms.badge is not None:
            self._paint_badge(painter, rooms.badge, colours)
        elif rooms.marker is not None:
            # The locomotive that stands on the line says the same.
            painter.translate(rooms.marker.center())
            paint_locomotive(painter, _MARKER, self._colour)

    def name_in(self, width: float) -> tuple[str, QFont]:
        """What of the name has room: all of it, even a little smaller, the short one, or its beginning."""
        for name in filter(None, (self._name, self._short_name)):
            for size in _NAME_SIZES:
                font = _sized(self.font(), size, bold=self._current)
                if QFontMetrics(font).horizontalAdvance(name) <= width:
                    return name, font
        font = _sized(self.font(), _NAME_SIZES[-1], bold=self._current)
        return _fitting(self._short_name or self._name, font, width), font

    def _paint_badge(self, painter: QPainter, pill: QRectF, colours: TableColours) -> None:
        painter.setFont(_sized(self.font(), 11 if pill.height() > 16 else 10, bold=True))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(colours.badge_text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._badge)


def _sized(font: QFont, size: int, *, bold: bool) -> QFont:
    made = QFont(font)
    made.setPixelSize(size)
    made.setBold(bold)
    return made


def _fitting(text: str, font: QFont, room: float, short: str = "") -> str:
    """As much of the text as has room, elided where not even its first part has; or nothing legible."""
    whole = _whole(text, font, room, short)
    first = (short or text).split(" · ")[0]
    cut = whole or QFontMetrics(font).elidedText(first, Qt.TextElideMode.ElideRight, int(room))
    return cut if whole or len(cut) > _LEGIBLE else ""


def _whole(text: str, font: QFont, room: float, short: str = "") -> str:
    """As many parts of the text as have room: they are joined by " · " and drop from the right.

    ``short`` takes the place of a first part that has none; empty where that has none either.
    """
    metrics = QFontMetrics(font)
    for facts in filter(None, (text, short)):
        parts = facts.split(" · ")
        while parts:
            if metrics.horizontalAdvance(" · ".join(parts)) <= room:
                return " · ".join(parts)
            parts.pop()
    return ""
