"""What the tiles lie on."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QRadialGradient, QTransform

from mextrain_qt.views.artwork.grain import paint_grain, weave
from mextrain_qt.views.theme import TableStyle, Texture, mixed, table_colours


def paint_surface(painter: QPainter, rect: QRectF, table: TableStyle) -> None:
    """Fill ``rect`` with the table: lit in the middle, darker to the corners, cloth or wood or plain.

    The texture follows the screen's own pixels, so that it is as fine at every scale.
    """
    colours = table_colours(table)
    if colours.texture is Texture.FLAT:
        painter.fillRect(rect, colours.surface_inner)
        return
    reach = hypot(rect.width(), rect.height()) / 2
    light = QRadialGradient(rect.center(), reach)
    middle = mixed(colours.surface_inner, colours.surface_outer, 0.5)
    light.setColorAt(0.0, colours.surface_inner)
    light.setColorAt(0.55, middle)
    light.setColorAt(1.0, colours.surface_outer)
    painter.save()
    painter.translate(rect.center())
    painter.scale(1.0, 0.5 + 0.5 * rect.height() / max(1.0, rect.width()))
    painter.translate(-rect.center())
    painter.fillRect(rect.adjusted(0, -rect.height(), 0, rect.height()), light)
    painter.restore()
    if colours.texture is Texture.WOOD:
        dark = QColor("#0d0704")
        paint_grain(
            painter, rect, dark, mixed(colours.surface_inner, QColor("#d8a878"), 0.35), 0.24, pitch=2.0
        )
    pixel = 1.0 / painter.device().devicePixelRatioF()
    cloth = QBrush(weave(15))
    cloth.setTransform(QTransform.fromScale(pixel, pixel))
    painter.fillRect(rect, cloth)
