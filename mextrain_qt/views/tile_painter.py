"""Tiles as shared pixmaps, shadow and all.

Every tile pixmap is drawn lying: the higher half on the left, 2 by 1 half-tiles, with a margin all
round for the shadow, so that the *middle of the pixmap is the middle of the tile*. An item shows
it with ``setOffset(middle_offset(pixmap))`` and turns about its origin; in a line whose inner half
is the lower one it is turned by half a circle more.

Light comes from the top left of the table, however a tile is turned: the pixmap is drawn for the
``turn`` its item will have (degrees, clockwise, as QGraphicsItem counts), to the nearest eighth of
a circle. Numerals use the same turn to stay upright.
"""

from __future__ import annotations

from enum import StrEnum
from math import ceil, cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.canvas import draw_pixmap
from mextrain_qt.views.pips import pips_path
from mextrain_qt.views.pixmap_cache import PixmapCache
from mextrain_qt.views.theme import (
    BRASS,
    GOLD,
    Look,
    PipStyle,
    TableStyle,
    TileColours,
    TileSet,
    mixed,
    pip_colour,
    pip_shape,
    tile_colours,
)

TURNS: Final = 8
"""Directions the light is drawn for."""

SMALLEST_HALF: Final = 4.0
"""Halves are never drawn smaller than this, in pixels."""

_INSET: Final = 0.022  # of a half: the hairline between two tiles that touch
_CORNER: Final = 0.17
_THICKNESS: Final = 0.045
_SHADOW_SPREAD: Final = 0.115
_SHADOW_DROP: Final = 0.055
_SHADOW_LAYERS: Final = 7
_HALO_REACH: Final = 0.62
_FRAME_REACH: Final = 0.2
_LIGHT_FROM: Final = 238.0  # degrees clockwise from the right: the upper left, rather from above


class Frame(StrEnum):
    """What can be drawn around a tile: the tile laid last, the selected one, the keyboard's focus."""

    LAST = "last"
    SELECTED = "selected"
    FOCUS = "focus"


def shadow_margin(half: float) -> int:
    """How far a tile's pixmap reaches beyond the tile on every side, in logical pixels."""
    return ceil((_SHADOW_SPREAD + _SHADOW_DROP - _INSET) * half + 0.5)


def rounded_half(half: float) -> float:
    """The half-tile size, in logical pixels, that pixmaps asked for at ``half`` are drawn at.

    Sizes go in quarters of a pixel, so that nearby sizes share their pixmaps.
    """
    return max(SMALLEST_HALF, round(half * 4) / 4)


def rounded_turn(turn: float) -> int:
    """The eighth of a circle, 0..7, nearest to a ``turn`` in degrees."""
    return round(turn / (360 / TURNS)) % TURNS


class TilePainter:
    """Draws tiles once and hands the pixmaps out again.

    ``supersample`` is how much finer than the screen tiles are drawn (1..4), which keeps turned
    tiles crisp; by default half as fine again on an ordinary screen and a quarter on a dense one. ``half``
    is always the size of a half-tile in logical pixels and ``dpr`` the device pixel ratio.
    """

    def __init__(self, cache: PixmapCache | None = None, supersample: float | None = None) -> None:
        self._cache = PixmapCache() if cache is None else cache
        self._supersample = supersample

    def tile_pixmap(self, tile: Tile, half: float, dpr: float, look: Look, turn: float = 0.0) -> QPixmap:
        """The face of ``tile``, higher half on the left, to be turned by ``turn`` degrees."""
        half, eighth = rounded_half(half), rounded_turn(turn)
        return self._cache.get(
            ("tile", tile.index, half, dpr, self._scale(dpr), look, eighth),
            lambda: self._draw_tile(tile, half, dpr, look, eighth),
        )

    def back_pixmap(self, half: float, dpr: float, look: Look, turn: float = 0.0) -> QPixmap:
        """A tile lying face down, of the size and margin of a face."""
        half, eighth = rounded_half(half), rounded_turn(turn)

        def draw(painter: QPainter) -> None:
            _paint_body(painter, half, look, eighth)
            _paint_back(painter, half, tile_colours(look.tiles), eighth)

        return self._cache.get(
            ("back", half, self._scale(dpr), look, eighth),
            lambda: draw_pixmap(_size(half, shadow_margin(half)), self._scale(dpr), draw),
        )

    def halo_pixmap(self, half: float, dpr: float, look: Look) -> QPixmap:
        """The golden glow and frame that go over an open double; see-through where the tile is.

        Shown as an item of its own whose opacity pulses; centred like the tile, lying like it.
        """
        half = rounded_half(half)
        return self._cache.get(
            ("halo", half, self._scale(dpr), look.table),
            lambda: draw_pixmap(
                _size(half, _HALO_REACH * half + 1), self._scale(dpr), lambda p: _paint_halo(p, half, look)
            ),
        )

    def frame_pixmap(self, frame: Frame, half: float, dpr: float, look: Look) -> QPixmap:
        """A frame that goes over a tile, see-through inside; centred like the tile, lying like it."""
        half = rounded_half(half)
        return self._cache.get(
            ("frame", frame, half, self._scale(dpr), look.table),
            lambda: draw_pixmap(
                _size(half, _FRAME_REACH * half + 3),
                self._scale(dpr),
                lambda p: _paint_frame(p, frame, half, look),
            ),
        )

    def _draw_tile(self, tile: Tile, half: float, dpr: float, look: Look, eighth: int) -> QPixmap:
        """A face: the blank tile, which all faces share, and the two numbers on it."""
        blank = self._blank(half, dpr, look, eighth)

        def draw(painter: QPainter) -> None:
            size = blank.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), blank)
            for number, x in ((tile.high, -half / 2), (tile.low, half / 2)):
                painter.save()
                painter.translate(x, 0)
                if look.pips is PipStyle.NUMERALS:
                    _paint_numeral(painter, number, half, look, eighth)
                else:
                    _paint_pips(painter, number, half, look, eighth)
                painter.restore()

        return draw_pixmap(_size(half, shadow_margin(half)), self._scale(dpr), draw)

    def _blank(self, half: float, dpr: float, look: Look, eighth: int) -> QPixmap:
        def draw(painter: QPainter) -> None:
            _paint_body(painter, half, look, eighth)
            _paint_groove(painter, half, tile_colours(look.tiles), eighth)

        return self._cache.get(
            ("blank", half, self._scale(dpr), look, eighth),
            lambda: draw_pixmap(_size(half, shadow_margin(half)), self._scale(dpr), draw),
        )

    def _scale(self, dpr: float) -> float:
        finer = self._supersample
        if finer is None:
            finer = 1.5 if dpr < 1.5 else 1.25
        return dpr * finer


def _size(half: float, margin: float) -> QSizeF:
    return QSizeF(2 * half + 2 * margin, half + 2 * margin)


def _face(half: float, grow: float = 0.0) -> QRectF:
    """The face of a tile around the origin, ``grow`` pixels larger on every side."""
    edge = grow - _INSET * half
    return QRectF(-half, -half / 2, 2 * half, half).adjusted(-edge, -edge, edge, edge)


def _corner(half: float, grow: float = 0.0) -> float:
    return max(0.0, _CORNER * half + grow)


def _light(eighth: int) -> QPointF:
    """The direction of length 1 in which the light falls, as a tile turned so far sees it."""
    angle = radians(_LIGHT_FROM + 180 - eighth * 360 / TURNS)
    return QPointF(cos(angle), sin(angle))


def _paint_body(painter: QPainter, half: float, look: Look, eighth: int) -> None:
    """The shadow, the thickness and the bare face of a tile."""
    colours = tile_colours(look.tiles)
    light = _light(eighth)
    painter.setPen(Qt.PenStyle.NoPen)
    if look.table is not TableStyle.HIGH_CONTRAST:
        depth = 11 if look.table is TableStyle.LIGHT else 20
        _paint_shadow(painter, half, light, QColor(0, 0, 0, depth))
    painter.setBrush(colours.side)
    thickness = light * (_THICKNESS * half)
    painter.drawRoundedRect(_face(half).translated(thickness), _corner(half), _corner(half))

    reach = light * (half * 0.9)
    face = QLinearGradient(-reach, reach)
    face.setColorAt(0.0, colours.face_light)
    face.setColorAt(0.45, mixed(colours.face_light, colours.face_dark, 0.35))
    face.setColorAt(1.0, colours.face_dark)
    painter.setBrush(face)
    painter.drawRoundedRect(_face(half), _corner(half), _corner(half))

    bevel = max(0.6, 0.05 * half)
    gleam, dusk = QColor(colours.gleam), QColor(colours.edge)
    gleam.setAlphaF(0.95 if look.tiles is not TileSet.BLACK else 0.4)
    dusk.setAlphaF(0.5 if look.tiles is not TileSet.BLACK else 0.0)
    clear = QColor(gleam)
    clear.setAlphaF(0.0)
    rim = QLinearGradient(-reach * 0.8, reach * 0.8)
    rim.setColorAt(0.0, gleam)
    rim.setColorAt(0.42, clear)
    rim.setColorAt(0.58, QColor(dusk.red(), dusk.green(), dusk.blue(), 0))
    rim.setColorAt(1.0, dusk)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, bevel))
    inner = _face(half, -bevel * 0.75)
    painter.drawRoundedRect(inner, _corner(half, -bevel * 0.75), _corner(half, -bevel * 0.75))

    outline = QColor("#ffffff") if _outlined(look) else colours.edge
    painter.setPen(QPen(outline, max(0.7, 0.026 * half)))
    painter.drawRoundedRect(_face(half), _corner(half), _corner(half))


def _outlined(look: Look) -> bool:
    return look.table is TableStyle.HIGH_CONTRAST and look.tiles is TileSet.BLACK


def _paint_shadow(painter: QPainter, half: float, light: QPointF, shade: QColor) -> None:
    """A soft shadow: a stack of ever smaller see-through shapes, darkest where the tile touches."""
    painter.setBrush(shade)
    drop = light * (_SHADOW_DROP * half)
    for layer in range(_SHADOW_LAYERS):
        grow = _SHADOW_SPREAD * half * (1 - layer / _SHADOW_LAYERS)
        radius = _corner(half, grow * 1.2)
        painter.drawRoundedRect(_face(half, grow).translated(drop), radius, radius)


def _paint_groove(painter: QPainter, half: float, colours: TileColours, eighth: int) -> None:
    """The line between the halves, cut into the face, with a brass spinner where there is room."""
    light = _light(eighth)
    width = max(0.9, 0.036 * half)
    reach = 0.36 * half
    lip = QColor(colours.gleam)
    lip.setAlphaF(0.8 if _is_light(colours) else 0.22)
    painter.setPen(QPen(lip, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    shift = light.x() * width * 0.8
    painter.drawLine(QPointF(shift, -reach), QPointF(shift, reach))
    painter.setPen(QPen(colours.groove, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0, -reach), QPointF(0, reach))
    if half < 22:
        return
    radius = 0.066 * half
    painter.setPen(QPen(mixed(BRASS, QColor("#3a2708"), 0.5), max(0.5, 0.014 * half)))
    shine = QRadialGradient(-light * (radius * 0.45), radius * 1.5)
    shine.setColorAt(0.0, QColor("#fff3cf"))
    shine.setColorAt(0.45, BRASS)
    shine.setColorAt(1.0, QColor("#7d5a22"))
    painter.setBrush(shine)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _is_light(colours: TileColours) -> bool:
    """Whether a tile set is light, so that what is cut into it shows a bright lip."""
    return colours.face_light.lightnessF() > 0.5


def _paint_pips(painter: QPainter, number: int, half: float, look: Look, eighth: int) -> None:
    """The pips of a half around the origin: drilled, so their far lip catches the light."""
    path = pips_path(number, pip_shape(number, look), half)
    colour = pip_colour(number, look)
    painter.setPen(Qt.PenStyle.NoPen)
    if half >= 16:
        colours = tile_colours(look.tiles)
        lip = QColor(colours.gleam)
        lip.setAlphaF(0.85 if _is_light(colours) else 0.16)
        light = _light(eighth)
        painter.fillPath(path.translated(light * (0.02 * half)), lip)
    painter.fillPath(path, colour)


def _paint_numeral(painter: QPainter, number: int, half: float, look: Look, eighth: int) -> None:
    """The number of a half as digits around the origin, as upright as quarter turns allow."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, str(number))
    box = path.boundingRect()
    if box.isEmpty():  # a system without any font
        return
    grow = min(0.54 * half / box.height(), 0.68 * half / box.width())
    painter.rotate(-90 * round(eighth * 360 / TURNS / 90))
    painter.scale(grow, grow)
    painter.fillPath(path.translated(-box.center()), pip_colour(number, look))


def _paint_back(painter: QPainter, half: float, colours: TileColours, eighth: int) -> None:
    """The back of a tile: a coloured panel with a stretch of track running along it."""
    light = _light(eighth)
    panel = _face(half, -0.085 * half)
    reach = light * (half * 0.9)
    ground = QLinearGradient(-reach, reach)
    ground.setColorAt(0.0, colours.back_light)
    ground.setColorAt(1.0, colours.back_dark)
    painter.setBrush(ground)
    painter.setPen(QPen(mixed(colours.back_dark, QColor("black"), 0.35), max(0.5, 0.02 * half)))
    radius = _corner(half, -0.05 * half)
    painter.drawRoundedRect(panel, radius, radius)

    motif = QColor(colours.back_motif)
    motif.setAlphaF(0.9)
    if half >= 14:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = _face(half, -0.145 * half)
        painter.setPen(QPen(motif, max(0.5, 0.018 * half)))
        painter.drawRoundedRect(frame, radius * 0.7, radius * 0.7)
    gauge, tie = 0.1 * half, 0.17 * half
    end = 0.62 * half
    painter.setPen(QPen(motif, max(0.8, 0.05 * half), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for step in range(-4, 5):
        x = step * end / 4.6
        painter.drawLine(QPointF(x, -tie), QPointF(x, tie))
    painter.setPen(QPen(motif, max(0.7, 0.036 * half), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for y in (-gauge, gauge):
        painter.drawLine(QPointF(-end, y), QPointF(end, y))


def _outside(half: float, grow: float) -> QPainterPath:
    """Everything but the tile itself, which frames and halos leave free."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(_face(half, 2 * half))
    path.addRoundedRect(_face(half, grow), _corner(half, grow), _corner(half, grow))
    return path


def _paint_halo(painter: QPainter, half: float, look: Look) -> None:
    painter.setClipPath(_outside(half, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 16
    for layer in range(layers):
        share = 1 - layer / layers
        grow = (_HALO_REACH - 0.02) * half * share
        glow = QColor(GOLD)
        glow.setAlphaF(0.012 + 0.11 * (1 - share) ** 1.5)
        painter.setBrush(glow)
        radius = _corner(half, grow)
        painter.drawRoundedRect(_face(half, grow), radius, radius)
    painter.setClipping(False)
    width = max(1.5, 0.085 * half)
    _stroke(painter, half, width * 0.5, QPen(GOLD, width))
    if look.table is TableStyle.LIGHT:
        _stroke(painter, half, width, QPen(QColor("#8a6200"), max(0.8, 0.03 * half)))


def _paint_frame(painter: QPainter, frame: Frame, half: float, look: Look) -> None:
    """A bright line on a dark table, a dark one on a light table, each on an under-line of the other."""
    dark_table = look.table is not TableStyle.LIGHT
    if frame is Frame.LAST:
        width = max(1.3, 0.06 * half)
        line, under = QColor("#ffffff"), QColor(0, 0, 0, 110)
        if not dark_table:
            line, under = QColor("#14362b"), QColor(255, 255, 255, 150)
        _brackets(painter, half, width, QPen(under, width * 1.9))
        _brackets(painter, half, width, QPen(line, width))
        return
    width = max(1.5, 0.075 * half)
    if frame is Frame.SELECTED:
        line = GOLD
        under = mixed(GOLD, QColor("#4a3000"), 0.75 if not dark_table else 0.6)
    elif dark_table:
        line, under = QColor("#ffffff"), QColor("#10201a")
    else:
        line, under = QColor("#0b57d0"), QColor("#ffffff")
    rim = max(1.0, 0.03 * half)
    grow = width * 0.5 + rim
    _stroke(painter, half, grow, QPen(under, width + 2 * rim))
    _stroke(painter, half, grow, QPen(line, width))


def _stroke(painter: QPainter, half: float, grow: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = _corner(half, grow)
    painter.drawRoundedRect(_face(half, grow), radius, radius)


def _brackets(painter: QPainter, half: float, width: float, pen: QPen) -> None:
    """Four corner brackets just outside the tile."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grow = width + 0.03 * half
    box, radius, arm = _face(half, grow), _corner(half, grow), 0.16 * half
    for x, y, start in (
        (box.left(), box.top(), 90),
        (box.right() - 2 * radius, box.top(), 0),
        (box.right() - 2 * radius, box.bottom() - 2 * radius, 270),
        (box.left(), box.bottom() - 2 * radius, 180),
    ):
        corner = QRectF(x, y, 2 * radius, 2 * radius)
        path = QPainterPath()
        path.arcMoveTo(corner, start)
        path.arcTo(corner, start, 90)
        first, last = path.elementAt(0), path.currentPosition()
        middle = corner.center()
        begin = QPointF(first.x, first.y)
        path.lineTo(last + _away(last, middle, radius) * arm)
        path.moveTo(begin)
        path.lineTo(begin + _away(begin, middle, radius) * arm)
        painter.drawPath(path)


def _away(point: QPointF, middle: QPointF, radius: float) -> QPointF:
    """The unit step along the tile's edge from the end of a corner's arc towards the edge's middle."""
    offset = (point - middle) / radius
    if abs(offset.x()) < 0.5:
        return QPointF(1.0 if middle.x() < 0 else -1.0, 0.0)
    return QPointF(0.0, 1.0 if middle.y() < 0 else -1.0)
