"""How a line of the log is drawn: the seat's sign, the sentence, the tile."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.canvas import put_pixmap
from mextrain_qt.views.log.model import LINE, LogLine
from mextrain_qt.views.theme import Look, mixed
from mextrain_qt.views.tile_painter import TilePainter

_SIGN: Final = 18
_HALF: Final = 12.0
_MARGIN: Final = 8
_TILE_ROOM: Final = int(2 * _HALF) + 8
_WORDS: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class LogDelegate(QStyledItemDelegate):
    """Draws the lines; sentences that are too long for one row take two."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget) -> None:
        """``parent`` is the list whose width sentences have to keep to."""
        super().__init__(parent)
        self._list = parent
        self._tiles = tiles
        self._artwork = artwork
        self._look = Look()

    def set_look(self, look: Look) -> None:
        """Wear a look: that of the tiles."""
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as its sentence wants at the width of the list."""
        line: LogLine = index.data(LINE)
        metrics: QFontMetrics = option.fontMetrics
        width = self._list.width()
        room = QRect(0, 0, max(60, self._words(QRect(0, 0, width, 0), line).width()), 1000)
        words = metrics.boundingRect(room, _WORDS, line.text).height()
        return QSize(width, max(words + 6, int(_HALF) + 14))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one line."""
        line: LogLine = index.data(LINE)
        palette: QPalette = option.palette
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(rect, ground)
        if line.begins and index.row():
            painter.setPen(QPen(mixed(ground, ink, 0.16), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        ratio = painter.device().devicePixelRatioF()
        if line.begins and line.colour is not None:
            sign = self._artwork.sign_pixmap(line.name[:1].upper(), line.colour, _SIGN, ratio)
            put_pixmap(painter, QPointF(rect.left() + _MARGIN + _SIGN / 2, rect.center().y() + 0.5), sign)
        font = painter.font()
        font.setBold(line.colour is None)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(self._words(rect, line), _WORDS, line.text)
        if line.tile is not None:
            self._paint_tile(painter, rect, line.tile, line.halves, ratio)
        painter.restore()

    def _words(self, rect: QRect, line: LogLine) -> QRect:
        left = 2 * _MARGIN + _SIGN
        right = _MARGIN + (_TILE_ROOM if line.tile is not None else 0)
        return rect.adjusted(left, 0, -right, 0)

    def _paint_tile(
        self, painter: QPainter, rect: QRect, tile: Tile, halves: tuple[int, int] | None, ratio: float
    ) -> None:
        turn = 180.0 if halves is not None and halves[0] < halves[1] else 0.0
        pixmap = self._tiles.tile_pixmap(tile, _HALF, ratio, self._look, turn)
        put_pixmap(painter, QPointF(rect.right() - _MARGIN - _HALF, rect.center().y() + 0.5), pixmap, turn)
