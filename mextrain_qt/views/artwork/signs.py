"""Seat signs, pills and the rings at the lines' ends."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from mextrain_qt.views.theme import SIGN_INK, TableStyle, Texture, mixed, table_colours


def paint_sign(painter: QPainter, diameter: float, letter: str, colour: QColor) -> None:
    """The disc of a seat around the origin: its colour, a dark rim and a dark ``letter``."""
    radius = diameter / 2 - 0.5
    painter.setPen(QPen(mixed(colour, QColor("black"), 0.72), max(0.8, diameter * 0.045)))
    shine = QRadialGradient(QPointF(-0.3 * radius, -0.4 * radius), radius * 1.7)
    shine.setColorAt(0.0, mixed(colour, QColor("white"), 0.28))
    shine.setColorAt(0.5, colour)
    shine.setColorAt(1.0, mixed(colour, QColor("black"), 0.12))
    painter.setBrush(shine)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    _paint_text(painter, letter, bold_font(), 0.46 * diameter, 0.6 * diameter, SIGN_INK)


def bold_font() -> QFont:
    """The application's font, bold, at a size that is scaled to fit where it goes."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(100)
    return font


def _paint_text(
    painter: QPainter, text: str, font: QFont, height: float, width: float, colour: QColor
) -> None:
    """Text around the origin, capitals ``height`` pixels high unless it would be wider than ``width``."""
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box = path.boundingRect()
    if box.isEmpty():  # nothing to write, or a system without any font
        return
    scale = min(height / metrics.capHeight(), width / box.width())
    painter.save()
    painter.scale(scale, scale)
    painter.fillPath(path.translated(-box.center().x(), metrics.capHeight() / 2), colour)
    painter.restore()


def pill_size(text: str, height: float) -> QSizeF:
    """How large a pill of ``height`` pixels with this text is."""
    metrics = QFontMetricsF(bold_font())
    scale = 0.42 * height / metrics.capHeight()
    return QSizeF(metrics.horizontalAdvance(text) * scale + height * 0.9, height)


def paint_pill(painter: QPainter, text: str, height: float, table: TableStyle) -> None:
    """A golden pill around the origin with a word on it, such as *open*."""
    colours = table_colours(table)
    size = pill_size(text, height)
    box = QRectF(-size.width() / 2, -height / 2, size.width(), height).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(mixed(colours.accent, QColor("#5b3c00"), 0.45), 1.0))
    painter.setBrush(colours.accent)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    _paint_text(painter, text, bold_font(), 0.42 * height, size.width(), colours.badge_text)


def paint_badge(painter: QPainter, text: str, height: float, table: TableStyle) -> None:
    """A quiet dark pill around the origin with a number on it: how many tiles are left."""
    colours = table_colours(table)
    size = pill_size(text, height)
    width = max(size.width(), height * 1.35)
    box = QRectF(-width / 2, -height / 2, width, height).adjusted(0.5, 0.5, -0.5, -0.5)
    rim = QColor("#ffffff") if colours.texture is Texture.FLAT else mixed(colours.hub_ring, colours.hub, 0.15)
    painter.setPen(QPen(rim, max(1.0, 0.06 * height)))
    painter.setBrush(colours.hub)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    _paint_text(painter, text, bold_font(), 0.44 * height, width, QColor("#ffffff"))


def paint_ring(painter: QPainter, diameter: float, table: TableStyle) -> None:
    """The dashed ring around the origin that invites a tile to a line's end."""
    colours = table_colours(table)
    width = max(1.4, diameter * 0.065)
    radius = (diameter - width) / 2 - 1
    circumference = 2 * 3.14159265 * radius
    dashes = 12
    dash = circumference / dashes / width
    under = QColor(0, 0, 0, 70) if colours.ring.lightnessF() > 0.5 else QColor(255, 255, 255, 120)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, extra in ((under, 1.4), (colours.ring, 0.0)):
        pen = QPen(colour, width + extra, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        scale = width / (width + extra)
        pen.setDashPattern([dash * 0.58 * scale, dash * 0.42 * scale])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_target(painter: QPainter, diameter: float, table: TableStyle) -> None:
    """The full golden ring around the origin of the end that a carried tile would take."""
    colours = table_colours(table)
    width = max(1.8, diameter * 0.09)
    radius = diameter / 2 - width - 1
    glow = QRadialGradient(QPointF(0, 0), diameter / 2)
    tint = QColor(colours.accent)
    for stop, alpha in ((0.0, 0.3), (0.72, 0.34), (1.0, 0.0)):
        tint.setAlphaF(alpha)
        glow.setColorAt(stop, tint)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), diameter / 2, diameter / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if colours.ring.lightnessF() < 0.5:  # on a light table gold needs an outline
        painter.setPen(QPen(mixed(colours.accent, QColor("#5b3c00"), 0.6), width + 2.0))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(colours.accent, width))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_focus_ring(painter: QPainter, diameter: float, table: TableStyle) -> None:
    """The ring around the origin of the place that the keys would choose, in the colours of their frame."""
    on_dark = table_colours(table).ring.lightnessF() > 0.5
    line, under = ("#ffffff", "#10201a") if on_dark else ("#0b57d0", "#ffffff")
    width = max(2.0, diameter * 0.06)
    radius = diameter / 2 - width - 0.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, extra in ((under, 2.0), (line, 0.0)):
        painter.setPen(QPen(QColor(colour), width + extra))
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_pointer(painter: QPainter, diameter: float, table: TableStyle) -> None:
    """The open ring around the origin that points a tile out: gold between two dark lines, empty inside."""
    colours = table_colours(table)
    width = max(2.4, diameter * 0.045)
    radius = diameter / 2 - width - 1.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, extra in ((mixed(colours.accent, QColor("#3a2600"), 0.8), 2.4), (colours.accent, 0.0)):
        painter.setPen(QPen(colour, width + extra))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
