"""The turntable in the middle of the table, on which the engine lies."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.theme import TableStyle, Texture, mixed, table_colours

SIGN_RADIUS: Final = 0.8
"""How far from the hub's middle the seats' signs stand, in hub radii."""

_MARGIN: Final = 0.1


@frozen
class Stall:
    """The place of one line at the hub: its direction in degrees (0 = right, 90 = down) and colour."""

    angle: float
    colour: str


def sign_diameter(radius: float, lines: int) -> float:
    """How large the seats' signs are on a hub of ``radius`` pixels with so many lines, in pixels."""
    crowded = 2 * SIGN_RADIUS * radius * sin(radians(180 / max(2, lines))) * 0.84
    return min(0.34 * radius, crowded)


def hub_size(radius: float) -> QSizeF:
    """The size of a hub with its shadow, in pixels."""
    side = 2 * radius * (1 + _MARGIN) + 2
    return QSizeF(side, side)


def paint_hub(painter: QPainter, radius: float, stalls: tuple[Stall, ...], table: TableStyle) -> None:
    """A turntable of ``radius`` pixels around the origin; its bridge runs up and down, as the engine lies."""
    colours = table_colours(table)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(0, 0)
    if colours.texture is not Texture.FLAT:
        shadow = QRadialGradient(QPointF(0, 0.03 * radius), radius * (1 + _MARGIN))
        shadow.setColorAt(0.86, QColor(0, 0, 0, 120))
        shadow.setColorAt(0.93, QColor(0, 0, 0, 60))
        shadow.setColorAt(1.0, QColor(0, 0, 0, 0))
        painter.setBrush(shadow)
        painter.drawEllipse(middle, radius * (1 + _MARGIN), radius * (1 + _MARGIN))
    _paint_pit(painter, radius, table)
    _paint_bridge(painter, radius, table)
    _paint_stalls(painter, radius, stalls)
    _paint_ring(painter, radius, table)


def _paint_pit(painter: QPainter, radius: float, table: TableStyle) -> None:
    colours = table_colours(table)
    pit = QRadialGradient(QPointF(0, 0.25 * radius), radius * 1.2)
    pit.setColorAt(0.0, mixed(colours.hub, QColor("white"), 0.085))
    pit.setColorAt(0.6, colours.hub)
    pit.setColorAt(1.0, mixed(colours.hub, QColor("black"), 0.3))
    painter.setBrush(colours.hub if colours.texture is Texture.FLAT else pit)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_bridge(painter: QPainter, radius: float, table: TableStyle) -> None:
    """Rails and ties across the pit, mostly hidden under the engine and so very quiet."""
    colours = table_colours(table)
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius * 0.97, radius * 0.97)
    painter.setClipPath(disc)
    wood = mixed(colours.hub, colours.hub_ring, 0.2)
    rail = mixed(colours.hub, colours.hub_ring, 0.42)
    tie, gauge = 0.25 * radius, 0.155 * radius
    painter.setPen(QPen(wood, 0.055 * radius))
    steps = 9
    for step in range(-steps, steps + 1):
        y = step * radius / steps
        painter.drawLine(QPointF(-tie, y), QPointF(tie, y))
    painter.setPen(QPen(rail, max(1.0, 0.026 * radius)))
    for x in (-gauge, gauge):
        painter.drawLine(QPointF(x, -radius), QPointF(x, radius))
    painter.restore()
    painter.setPen(QPen(mixed(colours.hub, colours.hub_ring, 0.16), max(0.8, 0.014 * radius)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius * 0.6, radius * 0.6)


def _paint_stalls(painter: QPainter, radius: float, stalls: tuple[Stall, ...]) -> None:
    """A coloured sill at the rim where each line leaves, and a short glow of it into the pit."""
    if not stalls:
        return
    width = 0.15 * radius
    reach = min(44.0, 0.68 * 360 / len(stalls))
    rim = radius - width / 2
    box = QRectF(-rim, -rim, 2 * rim, 2 * rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stall in stalls:
        colour = QColor(stall.colour)
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(box, round(-(stall.angle + reach / 2) * 16), round(reach * 16))
        heading = radians(stall.angle)
        at = QPointF(cos(heading), sin(heading)) * radius
        glow = QRadialGradient(at, 0.42 * radius)
        for stop, alpha in ((0.0, 0.5), (0.5, 0.16), (1.0, 0.0)):
            tint = QColor(colour)
            tint.setAlphaF(alpha)
            glow.setColorAt(stop, tint)
        painter.save()
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), radius, radius)
        painter.setClipPath(disc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(at, 0.42 * radius, 0.42 * radius)
        painter.restore()


def _paint_ring(painter: QPainter, radius: float, table: TableStyle) -> None:
    colours = table_colours(table)
    width = max(2.0, 0.052 * radius)
    metal = QLinearGradient(QPointF(-radius, -radius), QPointF(radius, radius))
    metal.setColorAt(0.12, mixed(colours.hub_ring, QColor("#fff6dc"), 0.6))
    metal.setColorAt(0.4, colours.hub_ring)
    metal.setColorAt(0.62, mixed(colours.hub_ring, QColor("#4a3414"), 0.3))
    metal.setColorAt(0.9, mixed(colours.hub_ring, QColor("#fff6dc"), 0.12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if colours.texture is Texture.FLAT:
        painter.setPen(QPen(colours.hub_ring, width))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        return
    painter.setPen(QPen(QColor(0, 0, 0, 150), width * 1.5))
    painter.drawEllipse(QPointF(0, 0), radius - width * 0.25, radius - width * 0.25)
    painter.setPen(QPen(metal, width))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
