"""The wooden rack that holds the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from mextrain_qt.views.artwork.grain import paint_grain
from mextrain_qt.views.theme import TableStyle, Texture, mixed, table_colours


def paint_wood(painter: QPainter, rect: QRectF, table: TableStyle) -> None:
    """Fill ``rect`` with the rack's wood: grain along it, a polished edge above."""
    colours = table_colours(table)
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, colours.wood_top)
    ground.setColorAt(1.0, colours.wood_bottom)
    painter.fillRect(rect, ground)
    if colours.texture is Texture.FLAT:
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 2), colours.plate_border)
        return
    dark = mixed(colours.wood_bottom, QColor("black"), 0.45)
    light = mixed(colours.wood_top, QColor("#fff0d6"), 0.45)
    paint_grain(painter, rect, dark, light, 0.22)
    edge = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, 9))
    edge.setColorAt(0.0, QColor(255, 240, 210, 100))
    edge.setColorAt(0.18, QColor(255, 240, 210, 46))
    edge.setColorAt(1.0, QColor(255, 240, 210, 0))
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 9), edge)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), QColor(0, 0, 0, 90))


def paint_tray(painter: QPainter, rect: QRectF, table: TableStyle) -> None:
    """The trough in the wood in which the tiles lie, shaded from above."""
    colours = table_colours(table)
    radius = min(12.0, rect.height() / 4)
    floor = QColor(colours.tray)
    if colours.texture is not Texture.FLAT:
        floor.setAlphaF(0.84)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(floor)
    painter.drawRoundedRect(rect, radius, radius)
    if colours.texture is Texture.FLAT:
        painter.setPen(QPen(colours.plate_border, 1.5))
        painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        return
    depth = min(14.0, rect.height() / 3)
    shade = QLinearGradient(rect.topLeft(), rect.topLeft() + QPointF(0, depth))
    shade.setColorAt(0.0, QColor(0, 0, 0, 80))
    shade.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.setBrush(shade)
    painter.drawRoundedRect(rect, radius, radius)
    lip = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    lip.setColorAt(0.0, QColor(0, 0, 0, 120))
    lip.setColorAt(0.5, QColor(0, 0, 0, 0))
    lip.setColorAt(0.6, QColor(255, 235, 200, 0))
    lip.setColorAt(1.0, QColor(255, 235, 200, 70))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(lip, 1.2))
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
