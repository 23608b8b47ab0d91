"""The scoresheet on paper: printed, or written as a PDF."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from mextrain_qt.bridge.published import ScoreRow, Scoresheet
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.theme import PLAYER_COLOURS, SIGN_INK, Look
from mextrain_qt.views.tile_painter import TilePainter

_MARGIN_MM: Final = 18.0
_INK: Final = QColor("#1b1d1c")
_PALE: Final = QColor("#6a6e6c")
_RULE: Final = QColor("#c9ccca")
_STRIPE: Final = QColor("#f3f3f0")
_WON: Final = QColor("#0b6b3a")
_FINER: Final = 4.0
_HEAD: Final = 40.0
_ENGINE: Final = 54.0
_HIGH: Final = 26.0  # a row in which figures have their usual size
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoresheetPaper(QObject):
    """Draws a scoresheet on one page; measures are in points, a 72nd of an inch."""

    def __init__(self, tiles: TilePainter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles

    def as_pdf(self, sheet: Scoresheet, subtitle: str) -> bytes:
        """The sheet as a PDF of one A4 page."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setResolution(300)
        writer.setTitle(self.tr("Scoresheet"))
        writer.setCreator("Mexican Train")
        self.put_on(writer, writer.resolution(), sheet, subtitle)
        del writer
        data = bytes(buffer.data().data())
        buffer.close()
        return data

    def put_on(self, paper: QPagedPaintDevice, resolution: int, sheet: Scoresheet, subtitle: str) -> bool:
        """Draw the sheet on paper of that resolution (dots an inch); whether the paper could be had."""
        paper.setPageMargins(
            QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM), QPageLayout.Unit.Millimeter
        )
        painter = QPainter()
        if not painter.begin(paper):
            return False
        scale = resolution / 72
        painter.scale(scale, scale)
        page = paper.pageLayout().paintRect(QPageLayout.Unit.Point)
        self._draw(painter, QRectF(0, 0, page.width(), page.height()), sheet, subtitle)
        painter.end()
        return True

    def _draw(self, painter: QPainter, page: QRectF, sheet: Scoresheet, subtitle: str) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._font(painter, 22, bold=True)
        painter.setPen(_INK)
        painter.drawText(QRectF(0, 0, page.width(), 30), Qt.AlignmentFlag.AlignLeft, self.tr("Mexican Train"))
        self._font(painter, 10)
        painter.setPen(_PALE)
        painter.drawText(
            QRectF(0, 30, page.width(), 30), Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap, subtitle
        )
        top = 68.0
        rows = len(sheet.rows) + 1
        height = min(32.0, (page.height() - top - _HEAD) / rows)
        width = min(110.0, (page.width() - _ENGINE) / len(sheet.names))
        right = _ENGINE + width * len(sheet.names)
        self._draw_head(painter, sheet, top, width)
        y = top + _HEAD
        for number, row in enumerate(sheet.rows):
            self._draw_row(painter, QRectF(0, y, right, height), row, width, striped=number % 2 == 0)
            y += height
        painter.setPen(QPen(_INK, 1))
        painter.drawLine(QRectF(0, y, right, 0).topLeft(), QRectF(0, y, right, 0).topRight())
        self._draw_totals(painter, sheet, y, height, width)

    def _draw_head(self, painter: QPainter, sheet: Scoresheet, top: float, width: float) -> None:
        letters = seat_letters(list(sheet.names))
        for seat, name in enumerate(sheet.names):
            cell = QRectF(_ENGINE + seat * width, top, width - 8, _HEAD)
            sign = QRectF(cell.right() - 18, top, 18, 18)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PLAYER_COLOURS[sheet.colours[seat]])
            painter.drawEllipse(sign)
            self._font(painter, 10, bold=True)
            painter.setPen(SIGN_INK)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, letters[seat])
            self._font(painter, 9)
            painter.setPen(_INK)
            below = cell.adjusted(4, 20, 0, 0)
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(below.width()))
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, shown)

    def _draw_row(
        self, painter: QPainter, place: QRectF, row: ScoreRow, width: float, *, striped: bool
    ) -> None:
        if striped:
            painter.fillRect(place, _STRIPE)
        painter.setPen(QPen(_RULE, 0.5))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        if row.engine is not None:
            half = min(17.0, place.height() * 0.62)
            pixmap = self._tiles.tile_pixmap(Tile(row.engine, row.engine), half, _FINER, Look())
            size = QSizeF(pixmap.deviceIndependentSize())
            middle = QRectF(place.left() + _ENGINE / 2, place.center().y(), 0, 0).topLeft()
            corner = QRectF(middle, size).translated(-size.width() / 2, -size.height() / 2)
            painter.drawPixmap(corner, pixmap, QRectF(pixmap.rect()))
        if row.points is None or row.totals is None:
            return
        for seat, (points, total) in enumerate(zip(row.points, row.totals, strict=True)):
            cell = QRectF(_ENGINE + seat * width, place.top(), width - 8, place.height())
            # Below each other, as on the screen: beside each other they would touch the next seat's.
            above = cell.adjusted(0, 0, 0, -0.38 * cell.height())
            below = cell.adjusted(0, 0.5 * cell.height(), 0, 0)
            is_high = cell.height() >= _HIGH
            self._font(painter, 11 if is_high else 9, bold=points == 0)
            painter.setPen(_WON if points == 0 else _INK)
            painter.drawText(above, _RIGHT, str(points))
            self._font(painter, 8 if is_high else 6)
            painter.setPen(_PALE)
            painter.drawText(below, _RIGHT, str(total))

    def _draw_totals(
        self, painter: QPainter, sheet: Scoresheet, y: float, height: float, width: float
    ) -> None:
        painter.setPen(_INK)
        self._font(painter, 10, bold=True)
        first = QRectF(0, y, _ENGINE, height)
        painter.drawText(first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.tr("Total"))
        for seat, total in enumerate(sheet.totals):
            cell = QRectF(_ENGINE + seat * width, y, width - 8, height)
            self._font(painter, 12, bold=True)
            painter.setPen(_WON if seat in sheet.leaders else _INK)
            painter.drawText(cell, _RIGHT, str(total))

    def _font(self, painter: QPainter, points: int, *, bold: bool = False) -> None:
        """The painter's measure is a point already, so sizes are said in its pixels."""
        font = QFont(painter.font())
        font.setPixelSize(points)
        font.setBold(bold)
        painter.setFont(font)
