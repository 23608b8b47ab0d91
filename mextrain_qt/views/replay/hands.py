"""Every player's hand laid open, in a strip above the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.bridge.replay import SeatHand
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.theme import PLAYER_COLOURS, SIGN_INK, Look, mixed, table_colours
from mextrain_qt.views.tile_painter import TilePainter, shadow_margin

_MARGIN: Final = 8
_GAP: Final = 6
_SIGN: Final = 18
_MOST: Final = 12.0
_LEAST: Final = 6.5
_CELL_LEAST: Final = 400


class OpenHands(QWidget):
    """A cell a seat with its tiles, small; the one whose hand lies in the rack is framed."""

    chosen = Signal(int)
    """That seat's hand is to lie in the rack."""

    def __init__(self, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._look = Look()
        self._hands: tuple[SeatHand, ...] = ()
        self._view: TableView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        self.update()

    def show_hands(self, hands: tuple[SeatHand, ...], view: TableView) -> None:
        """Show those hands, of the seats of that table; none hides the strip."""
        self.setVisible(bool(hands))
        if (hands, view.viewer, view.to_move) == (
            self._hands,
            self._view.viewer if self._view is not None else None,
            self._view.to_move if self._view is not None else None,
        ):
            return
        self._hands, self._view = hands, view
        self._settle_height()
        names = [seat.name for seat in view.seats]
        self.setAccessibleName(self.tr("Hands laid open"))
        self.setAccessibleDescription(
            "; ".join(
                f"{names[hand.seat]}: {' '.join(str(each.tile) for each in hand.tiles)}" for hand in hands
            )
        )
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Say it again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.setAccessibleName(self.tr("Hands laid open"))
        super().changeEvent(event)

    # Where things are.

    @property
    def _columns(self) -> int:
        if not self._hands:
            return 1
        fitting = max(1, (self.width() - 2 * _MARGIN + _GAP) // (_CELL_LEAST + _GAP))
        return min(len(self._hands), fitting, 2 if len(self._hands) <= 4 else 4)

    @property
    def _half(self) -> float:
        """The size of half a tile: as large as lets the longest hand lie in one row."""
        room = self._cell_width() - _SIGN - 26
        longest = max((len(hand.tiles) for hand in self._hands), default=1)
        return max(_LEAST, min(_MOST, (room / max(1, longest) - 3) / 2))

    def _cell_width(self) -> float:
        return (self.width() - 2 * _MARGIN - _GAP * (self._columns - 1)) / self._columns

    def _cell_height(self) -> float:
        return max(_SIGN, _MOST + 4) + 8

    def _rows(self) -> int:
        return -(-len(self._hands) // self._columns) if self._hands else 0

    def _settle_height(self) -> None:
        height = int(self._rows() * (self._cell_height() + 4) + 6)
        if height != self.height():
            self.setFixedHeight(height)

    def cell(self, place: int) -> QRectF:
        """Where a hand lies."""
        row, column = divmod(place, self._columns)
        return QRectF(
            _MARGIN + column * (self._cell_width() + _GAP),
            4 + row * (self._cell_height() + 4),
            self._cell_width(),
            self._cell_height(),
        )

    def sizeHint(self) -> QSize:
        """As wide as there is room for."""
        return QSize(600, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cells may change rows."""
        super().resizeEvent(event)
        self._settle_height()

    # Choosing.

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a hand puts it into the rack."""
        for place, hand in enumerate(self._hands):
            if self.cell(place).contains(event.position()):
                self.chosen.emit(hand.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from hand to hand."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or self._view is None or self._view.viewer is None:
            super().keyPressEvent(event)
            return
        self.chosen.emit((self._view.viewer + step) % len(self._view.seats))

    def event(self, event: QEvent) -> bool:
        """Say whose hand it is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._view is not None:
            for place, hand in enumerate(self._hands):
                if self.cell(place).contains(QPointF(event.pos())):
                    text = self.tr("%1: click to see this hand in the rack.")
                    text = text.replace("%1", self._view.seats[hand.seat].name)
                    QToolTip.showText(event.globalPos(), as_tip(text), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hands."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = table_colours(self._look.table)
        painter.fillRect(self.rect(), colours.strip)
        view = self._view
        if view is None:
            return
        letters = seat_letters([seat.name for seat in view.seats])
        for place, hand in enumerate(self._hands):
            cell = self.cell(place)
            seat = view.seats[hand.seat]
            is_chosen = view.viewer == hand.seat
            painter.setBrush(mixed(colours.strip, colours.text, 0.13 if seat.is_to_move else 0.06))
            painter.setPen(QPen(colours.accent, 1.6) if is_chosen else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 6, 6)
            sign = QRectF(cell.left() + 7, cell.center().y() - _SIGN / 2, _SIGN, _SIGN)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PLAYER_COLOURS[seat.colour])
            painter.drawEllipse(sign)
            font = painter.font()
            font.setPixelSize(10)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(SIGN_INK)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, letters[hand.seat])
            self._paint_tiles(painter, cell, hand)

    def _paint_tiles(self, painter: QPainter, cell: QRectF, hand: SeatHand) -> None:
        half = self._half
        left = cell.left() + _SIGN + 16
        step = 2 * half + 3
        room = cell.right() - 6 - left
        if len(hand.tiles) * step > room:
            step = (room - 2 * half) / max(1, len(hand.tiles) - 1)
        margin = shadow_margin(half)
        ratio = self.devicePixelRatioF()
        for place, each in enumerate(hand.tiles):
            pixmap = self._tiles.tile_pixmap(each.tile, half, ratio, self._look)
            corner = QPointF(left + place * step - margin, cell.center().y() - half / 2 - margin)
            painter.drawPixmap(
                QRectF(corner, QSizeF(pixmap.deviceIndependentSize())), pixmap, QRectF(pixmap.rect())
            )
