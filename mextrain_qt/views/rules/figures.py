"""The small drawings of the rules page: pieces of a table, with the tiles of the set that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from mextrain_qt.model.options import Options
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.canvas import draw_pixmap
from mextrain_qt.views.rules.page import Figure
from mextrain_qt.views.theme import (
    PLAYER_COLOURS,
    Look,
    line_bed,
    line_edge,
    surface_middle,
    table_colours,
)
from mextrain_qt.views.tile_painter import TilePainter

HALF: Final = 22.0
"""A half-tile, in logical pixels."""

WIDTH: Final = 420
"""How wide every drawing is, in logical pixels."""

_ROWS: Final = {Figure.OPEN_LINE: 3.4, Figure.TWO_COVERS: 3.4, Figure.POINTS: 1.8}
_USUAL_ROWS: Final = 2.7  # the height in half-tiles: a double across and some felt
_ROUND: Final = 12.0
_RIGHT, _LEFT, _DOWN = 0.0, 180.0, 90.0


def figure_size(figure: Figure) -> QSizeF:
    """How large a drawing is, in logical pixels."""
    return QSizeF(WIDTH, _ROWS.get(figure, _USUAL_ROWS) * HALF + 14)


class RuleFigures:
    """Draws them in a look, for the options of a table."""

    def __init__(self, tiles: TilePainter, artwork: Artwork) -> None:
        self._tiles = tiles
        self._artwork = artwork

    def pixmap(self, figure: Figure, options: Options, look: Look, dpr: float) -> QPixmap:
        """One drawing."""
        sketch = _Sketch(self._tiles, self._artwork, look, dpr)
        engine = options.highest if options.engine == "highest" else options.engine_of_first_round()
        size = figure_size(figure)

        def draw(painter: QPainter) -> None:
            sketch.begin(painter, size)
            _DRAWN[figure](sketch, engine, options)

        return draw_pixmap(size, dpr, draw)


class _Sketch:
    """A strip of felt on which tiles are laid; places in half-tiles from the left and from the middle."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, look: Look, dpr: float) -> None:
        self._tiles = tiles
        self._artwork = artwork
        self._look = look
        self._dpr = dpr
        self._painter = QPainter()

    def begin(self, painter: QPainter, size: QSizeF) -> None:
        """Lay the felt."""
        self._painter = painter
        felt = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(surface_middle(self._look.table))
        painter.drawRoundedRect(felt, _ROUND, _ROUND)
        painter.translate(-size.width() / 2, 0)

    def bed(self, start: float, end: float, seat: int, y: float = 0.0) -> None:
        """The track bed of a seat's line."""
        colour = PLAYER_COLOURS[seat]
        box = QRectF(start * HALF, (y - 0.68) * HALF, (end - start) * HALF, 1.36 * HALF)
        self._painter.setPen(QPen(line_edge(colour, self._look.table), 1))
        self._painter.setBrush(line_bed(colour, self._look.table))
        self._painter.drawRoundedRect(box, 9, 9)

    def along(self, x: float, inner: int, outer: int, y: float = 0.0) -> None:
        """A tile that lies along a line, its middle at ``x``, its inner half on the left."""
        self._tile(Tile(inner, outer), x, y, _RIGHT if inner >= outer else _LEFT)

    def across(self, x: float, number: int, y: float = 0.0) -> None:
        """A double that lies across."""
        self._tile(Tile(number, number), x, y, _DOWN)

    def _tile(self, tile: Tile, x: float, y: float, turn: float) -> None:
        self._put(self._tiles.tile_pixmap(tile, HALF, self._dpr, self._look, turn), x, y, turn)

    def halo(self, x: float, y: float = 0.0) -> None:
        """The glow of an open double that lies across."""
        self._put(self._tiles.halo_pixmap(HALF, self._dpr, self._look), x, y, _DOWN)

    def ring(self, x: float, y: float = 0.0) -> None:
        """The ring at the end of a line that may be used."""
        self._put(self._artwork.ring_pixmap(1.25 * HALF, self._dpr, self._look), x, y)

    def marker(self, x: float, seat: int, y: float = 0.0) -> None:
        """A seat's marker."""
        self._put(self._artwork.marker_pixmap(PLAYER_COLOURS[seat], 1.5 * HALF, self._dpr), x, y)

    def _put(self, pixmap: QPixmap, x: float, y: float, turn: float = _RIGHT) -> None:
        size = pixmap.deviceIndependentSize()
        self._painter.save()
        self._painter.translate(x * HALF, y * HALF)
        self._painter.rotate(turn)
        box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        self._painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        self._painter.restore()

    def arrow(self, start: QPointF, end: QPointF) -> None:
        """A thin arrow."""
        line = QLineF(start * HALF, end * HALF)
        tip = QLineF(line.p2(), line.p1())
        tip.setLength(7)
        path = QPainterPath(line.p1())
        path.lineTo(line.p2())
        for turn in (28.0, -28.0):
            side = QLineF(tip)
            side.setAngle(tip.angle() + turn)
            path.moveTo(line.p2())
            path.lineTo(side.p2())
        self._stroke(path, table_colours(self._look.table).text, 1.8)

    def tick(self, x: float, y: float) -> None:
        """What says that something is right."""
        path = QPainterPath(QPointF(x - 0.3, y) * HALF)
        path.lineTo(QPointF(x - 0.08, y + 0.25) * HALF)
        path.lineTo(QPointF(x + 0.34, y - 0.28) * HALF)
        self._stroke(path, QColor("#7be08f"), 3.4)

    def cross(self, x: float, y: float) -> None:
        """What says that something is wrong."""
        path = QPainterPath(QPointF(x - 0.26, y - 0.26) * HALF)
        path.lineTo(QPointF(x + 0.26, y + 0.26) * HALF)
        path.moveTo(QPointF(x - 0.26, y + 0.26) * HALF)
        path.lineTo(QPointF(x + 0.26, y - 0.26) * HALF)
        self._stroke(path, QColor("#ff8a7a"), 3.4)

    def _stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        for ink, wide in ((QColor(0, 0, 0, 110), width + 2.2), (colour, width)):
            pen = QPen(ink, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            self._painter.setPen(pen)
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawPath(path)


def _others(engine: int) -> list[int]:
    """Numbers of every set, the engine's left out."""
    return [number for number in (5, 4, 1, 3, 0, 2) if number != engine]


def _start(sketch: _Sketch, engine: int, options: Options) -> None:
    first, second = _others(engine)[1:3]
    sketch.bed(5.2, 12.3, 0)
    sketch.across(4.4, engine)
    sketch.along(6.7, engine, first)
    sketch.along(8.8, first, second)
    sketch.ring(10.9)


def _fit(sketch: _Sketch, engine: int, options: Options) -> None:
    sketch.bed(1.0, 6.6, 0)
    if engine == 5:
        sketch.across(3.2, engine)
    else:
        sketch.across(1.6, engine)
        sketch.along(3.2, engine, 5)
    sketch.ring(5.4)
    sketch.along(11.0, 5, 2, -0.68)
    sketch.tick(13.1, -0.68)
    sketch.arrow(QPointF(9.6, -0.6), QPointF(6.9, -0.12))
    sketch.along(11.0, 6, 3, 0.68)
    sketch.cross(13.1, 0.68)


def _open_line(sketch: _Sketch, engine: int, options: Options) -> None:
    numbers = _others(engine)
    for seat, y in ((1, -0.82), (2, 0.82)):
        first, second = (numbers[0], numbers[1]) if seat == 1 else (numbers[2], numbers[3])
        sketch.bed(3.6, 11.9, seat, y)
        sketch.along(6.6, engine, first, y)
        sketch.along(8.7, first, second, y)
    sketch.marker(4.6, 1, -0.82)
    sketch.ring(10.8, -0.82)


def _double(sketch: _Sketch, engine: int, options: Options) -> None:
    double, before, after = _others(engine)[:3]
    sketch.bed(3.4, 13.4, 3)
    sketch.along(5.0, before, double)
    sketch.across(6.6, double)
    if options.doubles != "free":
        sketch.halo(6.6)
    sketch.arrow(QPointF(9.2, 0.0), QPointF(7.5, 0.0))
    sketch.along(10.6, double, after)


def _two_covers(sketch: _Sketch, engine: int, options: Options) -> None:
    double, before, spur, after, last = _others(engine)[:5]
    sketch.bed(3.4, 13.4, 3)
    sketch.along(5.0, before, double)
    sketch.across(6.6, double)
    sketch.along(8.25, double, spur, -1.05)
    sketch.along(8.25, double, after, 0.02)
    sketch.along(10.4, after, last, 0.02)


def _points(sketch: _Sketch, engine: int, options: Options) -> None:
    for x, (high, low) in zip((6.4, 9.2, 12.0), ((5, 4), (3, 3), (0, 0)), strict=True):
        sketch.along(x, high, low)


_DRAWN: Final[dict[Figure, Callable[[_Sketch, int, Options], None]]] = {
    Figure.START: _start,
    Figure.FIT: _fit,
    Figure.OPEN_LINE: _open_line,
    Figure.DOUBLE: _double,
    Figure.TWO_COVERS: _two_covers,
    Figure.POINTS: _points,
}
