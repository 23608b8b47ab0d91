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
_BETWEEN = " · "


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
        self._facts: tuple[str, ...] = ()
        self._short: tuple[str, ...] = ()
        self._short_name = ""
        self._badge = ""
        self._alarm = False
        self._current = False
        self._shown: tuple[object, ...] = ()
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
        facts: tuple[str, ...],
        short: tuple[str, ...],
        badge: str,
        alarm: bool,
        current: bool,
        short_name: str = "",
    ) -> None:
        """Show a player, the first of the ``facts`` being the last to give way.

        ``short`` and ``short_name`` are shown where there is little room.
        """
        new = (colour, letter, name, facts, short, short_name, badge, alarm, current)
        if new == self._shown:
            return
        self._shown = new
        self._colour, self._letter, self._name, self._facts = colour, letter, name, facts
        self._short, self._short_name = short, short_name
        self._badge, self._alarm, self._current = badge, alarm, current
        self.setAccessibleName(", ".join(part for part in (name, *facts, badge) if part))
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
            return PlateRooms(sign, name, row, self._written(font, width))
        wide = self._words_wide(11) + 16
        if width - wide >= _BESIDE:
            name.setWidth(width - wide - 6)
            badge = QRectF(row.right() - wide, frame.center().y() - 10, wide, 20)
            return PlateRooms(sign, name, row, self._written(font, name.width()), badge)
        wide = self._words_wide(10) + 10
        whole = self._whole(font, width - wide - 4)
        if whole and (whole[0] == self._facts[0] or not self._alarm):
            badge = QRectF(row.right() - wide, row.center().y() - 8, wide, 16)
            return PlateRooms(sign, name, row, _BETWEEN.join(whole), badge)
        beside = name if self._alarm else row
        marker = QRectF(beside.right() - _MARKER, beside.center().y() - _MARKER / 2, _MARKER, _MARKER)
        beside.setRight(marker.left() - 3)
        return PlateRooms(sign, name, row, self._written(font, row.width()), marker=marker)

    def _written(self, font: QFont, room: float) -> str:
        """The facts that have room, in a row; the first one elided where not even that has; or nothing."""
        whole = self._whole(font, room)
        if whole:
            return _BETWEEN.join(whole)
        return _legible(next(iter(self._short or self._facts), ""), font, room)

    def _whole(self, font: QFont, room: float) -> tuple[str, ...]:
        """The facts that have room as they are: they drop from the last one on.

        The short ones take their place where not even the first has room; none where they have none either.
        """
        metrics = QFontMetrics(font)
        for facts in (self._facts, self._short):
            for count in range(len(facts), 0, -1):
                if metrics.horizontalAdvance(_BETWEEN.join(facts[:count])) <= room:
                    return facts[:count]
        return ()

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
        return _legible(self._short_name or self._name, font, width), font

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


def _legible(text: str, font: QFont, room: float) -> str:
    """The text's beginning, as much as has room; nothing where that would hardly be a letter."""
    cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
    return cut if cut == text or len(cut) > _LEGIBLE else ""
