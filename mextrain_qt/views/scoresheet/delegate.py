"""Drawing the cells of the scoresheet: engines as small tiles, points over running totals."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.focus_frame import focus_colour
from mextrain_qt.views.scoresheet.table_model import CURRENT, ENGINE, RUNNING_TOTAL, WON
from mextrain_qt.views.theme import Look, luminance, mixed
from mextrain_qt.views.tile_painter import TilePainter

ROW_HEIGHT = 32
"""The height of a row in pixels."""

NARROW = 44
"""Columns narrower than that, in pixels, have their figures in the middle instead of at the right."""

_HALF = 17.0
_SIZES = (13, 12, 11, 10, 9)
_WINNER_ON_LIGHT = QColor("#0b7a43")
_WINNER_ON_DARK = QColor("#6fe0a2")


class ScoreDelegate(QStyledItemDelegate):
    """Draws the scoresheet's cells in the desktop's own colours, light or dark."""

    def __init__(self, tiles: TilePainter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._look = Look()

    def set_look(self, look: Look) -> None:
        """Wear a look: the tiles that stand for engines."""
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every row is equally high."""
        return QSize(50, ROW_HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one cell."""
        palette: QPalette = option.palette
        rect: QRect = option.rect
        model = index.model()
        is_total = index.row() == model.rowCount() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base, text = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
        ground = mixed(base, text, 0.045) if index.row() % 2 == 0 and not is_total else base
        if index.data(CURRENT):
            ground = mixed(base, QColor("#ffd24a"), 0.32)
        painter.fillRect(rect, ground)
        if is_total:
            painter.setPen(QPen(mixed(base, text, 0.35), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        engine = index.data(ENGINE)
        if engine is not None:
            self._paint_engine(painter, rect, engine, started=bool(index.data(CURRENT)) or _has_points(index))
        else:
            self._paint_points(painter, rect, index, ground, text, is_total)
        # QStyle would say so too, with five hundred names that have to be made first.
        table = option.widget
        if isinstance(table, QAbstractItemView) and table.hasFocus() and table.currentIndex() == index:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(focus_colour(palette), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(2, 2, -3, -3))
        painter.restore()

    def _paint_engine(self, painter: QPainter, rect: QRect, engine: int, *, started: bool) -> None:
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._tiles.tile_pixmap(Tile(engine, engine), _HALF, ratio, self._look)
        size = pixmap.deviceIndependentSize()
        middle = QPointF(rect.center()) + QPointF(0.5, 0.5)
        place = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
        painter.setOpacity(1.0 if started else 0.55)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1.0)

    def _paint_points(
        self,
        painter: QPainter,
        rect: QRect,
        index: QModelIndex | QPersistentModelIndex,
        ground: QColor,
        text: QColor,
        is_total: bool,
    ) -> None:
        points = index.data(Qt.ItemDataRole.DisplayRole)
        if points is None:
            return
        running = index.data(RUNNING_TOTAL)
        colour = text
        if index.data(WON):
            colour = _WINNER_ON_LIGHT if luminance(ground) > 0.3 else _WINNER_ON_DARK
        font = QFont(painter.font())
        font.setBold(is_total or bool(index.data(WON)))
        margin = 8 if rect.width() >= NARROW else 3
        inner = rect.adjusted(margin, 0, -margin, 0)
        aside = Qt.AlignmentFlag.AlignRight if rect.width() >= NARROW else Qt.AlignmentFlag.AlignHCenter
        if index.column() == 0:
            aside = Qt.AlignmentFlag.AlignLeft
        painter.setFont(_fitting(font, _longest_beside(index), inner.width()))
        painter.setPen(colour)
        if running is None:
            painter.drawText(inner, aside | Qt.AlignmentFlag.AlignVCenter, points)
            return
        painter.drawText(
            inner.adjusted(0, 2, 0, -rect.height() // 2 + 3), aside | Qt.AlignmentFlag.AlignVCenter, points
        )
        font.setBold(False)
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(mixed(text, ground, 0.32))
        painter.drawText(
            inner.adjusted(0, rect.height() // 2 + 1, 0, 0),
            aside | Qt.AlignmentFlag.AlignVCenter,
            str(running),
        )


def _longest_beside(index: QModelIndex | QPersistentModelIndex) -> str:
    """The longest of the row's points, so that all of them are written equally large."""
    if index.column() == 0:
        return str(index.data(Qt.ItemDataRole.DisplayRole))
    columns = range(1, index.model().columnCount())
    points = (index.sibling(index.row(), column).data(Qt.ItemDataRole.DisplayRole) for column in columns)
    return max(map(str, points), key=len)


def _fitting(font: QFont, text: str, room: int) -> QFont:
    """The font at the largest of the usual sizes at which the text has room."""
    for size in _SIZES:
        font.setPixelSize(size)
        if QFontMetrics(font).horizontalAdvance(text) <= room:
            break
    return font


def _has_points(index: QModelIndex | QPersistentModelIndex) -> bool:
    return index.sibling(index.row(), 1).data(Qt.ItemDataRole.DisplayRole) is not None
