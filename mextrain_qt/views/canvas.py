"""Drawing once into a pixmap, at the sharpness of the screen."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap


def draw_pixmap(size: QSizeF, scale: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of ``size`` logical pixels, drawn by ``draw``.

    ``scale`` is how many real pixels a logical one has (the device pixel ratio, times whatever
    is drawn finer for turning). The painter comes with antialiasing on and its origin in the
    middle of the pixmap. A fraction of a pixel is rounded up, so the pixmap may be a hair larger
    than asked for; its middle stays the middle.
    """
    image = QImage(*_pixels(size, scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    _draw_on(image, scale, draw)
    # Qt keeps its means of painting with what has been painted on, and they are five times a tile's size.
    return QPixmap.fromImage(image.copy())


def draw_ground(size: QSizeF, scale: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """The same for what covers all of its pixmap, which is quicker to draw and to show."""
    # Drawn where it stays: the means of painting are little beside it, and a copy would not be.
    pixmap = QPixmap(*_pixels(size, scale))
    _draw_on(pixmap, scale, draw)
    return pixmap


def _pixels(size: QSizeF, scale: float) -> tuple[int, int]:
    return max(1, ceil(size.width() * scale)), max(1, ceil(size.height() * scale))


def _draw_on(ground: QImage | QPixmap, scale: float, draw: Callable[[QPainter], None]) -> None:
    ground.setDevicePixelRatio(scale)
    painter = QPainter(ground)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(ground.width() / scale / 2, ground.height() / scale / 2))
    try:
        draw(painter)
    finally:
        painter.end()


def middle_offset(pixmap: QPixmap) -> QPointF:
    """The offset that puts a pixmap's middle at the origin of its item, in logical pixels."""
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)


def put_pixmap(painter: QPainter, middle: QPointF, pixmap: QPixmap, turn: float = 0.0) -> None:
    """Draw a pixmap with its middle at ``middle``, turned by ``turn`` degrees."""
    size = pixmap.deviceIndependentSize()
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.drawPixmap(QRectF(middle_offset(pixmap), size), pixmap, QRectF(pixmap.rect()))
    painter.restore()
