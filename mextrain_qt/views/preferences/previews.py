"""Small pictures of the looks, drawn as the table draws them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.canvas import draw_pixmap, put_pixmap
from mextrain_qt.views.theme import (
    Look,
    PipStyle,
    TableStyle,
    TileSet,
    line_bed,
    line_edge,
    mixed,
    player_colour,
    table_colours,
)
from mextrain_qt.views.tile_painter import TilePainter

TABLE_PICTURE: Final = QSize(104, 64)
TILE_PICTURE: Final = QSize(104, 50)
"""How large the pictures are, in pixels."""

_CORNER: Final = 6.0
_RACK: Final = 21.0
_ON_TABLE: Final = (Tile(12, 5), Tile(5, 3))
_IN_RACK: Final = (Tile(9, 4), Tile(7, 7), Tile(6, 1))
_SHOWN: Final = Tile(9, 5)


class Previews:
    """Draws the pictures, each with the other choices as they stand."""

    def __init__(self, tiles: TilePainter, artwork: Artwork) -> None:
        self._tiles = tiles
        self._artwork = artwork

    def table(self, style: TableStyle, look: Look, dpr: float) -> QPixmap:
        """A corner of that table: a line on its bed, and the rack below."""
        worn = replace(look, table=style)

        def draw(painter: QPainter) -> None:
            size = QSizeF(TABLE_PICTURE)
            whole = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
            edge = QPainterPath()
            edge.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
            painter.setClipPath(edge)
            felt = whole.adjusted(0, 0, 0, -_RACK)
            rack = QRectF(whole.left(), felt.bottom(), whole.width(), _RACK)
            _fill(painter, felt, self._artwork.surface_pixmap(felt.size(), dpr, worn))
            self._paint_line(painter, felt.center(), worn, dpr)
            _fill(painter, rack, self._artwork.wood_pixmap(rack.size(), dpr, worn))
            for place, tile in enumerate(_IN_RACK):
                self._paint_tile(painter, rack.center() + QPointF(28 * (place - 1), 0), tile, 11, worn, dpr)
            painter.setClipping(False)
            painter.setPen(QPen(mixed(table_colours(style).surface_outer, QColor("#808080"), 0.45), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(edge)

        return draw_pixmap(QSizeF(TABLE_PICTURE), dpr, draw)

    def tiles(self, kind: TileSet, look: Look, dpr: float) -> QPixmap:
        """A tile of that set, face up over one face down."""
        worn = replace(look, tiles=kind)

        def draw(painter: QPainter) -> None:
            put_pixmap(painter, QPointF(19, -9), self._tiles.back_pixmap(23, dpr, worn))
            self._paint_tile(painter, QPointF(-14, 8), _SHOWN, 26, worn, dpr)

        return draw_pixmap(QSizeF(TILE_PICTURE), dpr, draw)

    def pips(self, style: PipStyle, look: Look, dpr: float) -> QPixmap:
        """A tile with pips of that kind."""
        worn = replace(look, pips=style)

        def draw(painter: QPainter) -> None:
            self._paint_tile(painter, QPointF(0, 0), _SHOWN, 33, worn, dpr)

        return draw_pixmap(QSizeF(TILE_PICTURE), dpr, draw)

    def _paint_line(self, painter: QPainter, middle: QPointF, look: Look, dpr: float) -> None:
        colour = player_colour(1)
        bed = QRectF(middle.x() - 70, middle.y() - 11, 120, 22)
        painter.setPen(QPen(line_edge(colour, look.table), 1))
        painter.setBrush(line_bed(colour, look.table))
        painter.drawRoundedRect(bed, 11, 11)
        for place, tile in enumerate(_ON_TABLE):
            self._paint_tile(painter, middle + QPointF(-24 + 32 * place, 0), tile, 16, look, dpr)

    def _paint_tile(
        self, painter: QPainter, middle: QPointF, tile: Tile, half: float, look: Look, dpr: float
    ) -> None:
        put_pixmap(painter, middle, self._tiles.tile_pixmap(tile, half, dpr, look))


def _fill(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
