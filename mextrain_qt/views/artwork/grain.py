"""Fine noise and wood grain, the same on every run and every machine."""

from __future__ import annotations

from math import pi, sin, sqrt
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

_SIDE: Final = 128
_STRETCH: Final = 6


def weave(strength: int) -> QImage:
    """A square of cloth to lay edge to edge: crossing threads, a little darker or lighter.

    128 by 128 pixels, black or white with an alpha of at most ``strength`` (1..255).
    """
    chance = Random(20)
    cloth = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    cloth.fill(Qt.GlobalColor.transparent)
    painter = QPainter(cloth)
    alphas = bytes(max(0, (value - 128) * (strength // 3) // 127) for value in range(256))
    for threads in (QSize(_SIDE // 8, _SIDE), QSize(_SIDE, _SIDE // 8), QSize(_SIDE, _SIDE)):
        for bright in (False, True):
            speckle = _speckle(chance, threads, alphas, bright)
            painter.drawImage(cloth.rect(), speckle)
    painter.end()
    return cloth


def _speckle(chance: Random, size: QSize, alphas: bytes, bright: bool) -> QImage:
    """Random see-through pixels, all black or all white; ``alphas`` by a random byte."""
    count = size.width() * size.height()
    noise = chance.randbytes(count).translate(alphas)
    pixels = bytearray(4 * count)
    pixels[3::4] = noise
    if bright:
        for channel in range(3):
            pixels[channel::4] = noise
    image = QImage(
        bytes(pixels),
        size.width(),
        size.height(),
        4 * size.width(),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    return image.copy()  # the copy owns its pixels


def paint_grain(
    painter: QPainter, rect: QRectF, dark: QColor, light: QColor, strength: float, pitch: float = 1.0
) -> None:
    """Long, gently waving fibres along ``rect``; ``strength`` 0..1 is how plainly they show.

    ``pitch`` spreads them: 1 for a piece of wood held in the hand, more for a whole table.

    They are drawn coarse and stretched along the wood: soft at every scale, and quick.
    """
    coarse = QImage(
        max(1, round(rect.width() / _STRETCH)),
        max(1, round(rect.height())),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    coarse.fill(Qt.GlobalColor.transparent)
    fibres = QPainter(coarse)
    fibres.setRenderHint(QPainter.RenderHint.Antialiasing)
    fibres.scale(coarse.width() / rect.width(), coarse.height() / rect.height())
    _draw_fibres(fibres, rect.width(), rect.height(), (dark, light), strength, pitch)
    fibres.end()
    painter.drawImage(rect, coarse)


def _draw_fibres(
    painter: QPainter,
    width: float,
    height: float,
    shades: tuple[QColor, QColor],
    strength: float,
    pitch: float,
) -> None:
    chance = Random(7)
    steps = max(6, int(width / 64))
    sway, long_wave, shift = 5.0, chance.uniform(500, 800), chance.uniform(0, 2 * pi)
    y = -2 * sway
    while y < height + 2 * sway:
        y += pitch * chance.choice((1.6, 2.4, 3.2, 5.0, 7.5))
        shade = QColor(shades[0] if chance.random() < 0.68 else shades[1])
        shade.setAlphaF(strength * chance.uniform(0.15, 1.0))
        wave, phase, swing = chance.uniform(160, 420), chance.uniform(0, 2 * pi), chance.uniform(0.4, 1.6)
        points = []
        for step in range(steps + 1):
            x = width * step / steps
            bend = sway * sin(x / long_wave * 2 * pi + shift) + swing * sin(x / wave * 2 * pi + phase)
            points.append(QPointF(x, y + bend))
        painter.setPen(QPen(shade, sqrt(pitch) * chance.choice((0.7, 0.9, 1.2, 1.9))))
        painter.drawPolyline(QPolygonF(points))
