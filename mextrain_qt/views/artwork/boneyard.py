"""The boneyard: a stack of face-down tiles and how many they are."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mextrain_qt.views.artwork.signs import paint_badge
from mextrain_qt.views.canvas import middle_offset
from mextrain_qt.views.theme import TableStyle, table_colours

LAYERS: Final = 5
"""How many tiles of the stack are drawn at most."""

_RISE: Final = 0.13  # of a half: how far each tile lies above the one below
_LEANS: Final = (0.0, 0.03, -0.025, 0.015, -0.01)  # nobody stacks quite straight


def stack_size(half: float) -> QSizeF:
    """The size of a full stack with its badge, in pixels; it stays the same as the stack shrinks."""
    return QSizeF(2 * half + 1.0 * half, half + LAYERS * _RISE * half + 1.1 * half)


def layers_of(count: int) -> int:
    """How many tiles are drawn for ``count`` in the boneyard: 0..5, one for the last ones."""
    return min(LAYERS, ceil(count / 8))


def paint_stack(painter: QPainter, count: int, half: float, back: QPixmap, table: TableStyle) -> None:
    """A stack of ``back``s around the origin with ``count`` on a badge; an empty place for none."""
    base = LAYERS * _RISE * half / 2 - 0.1 * half
    layers = layers_of(count)
    if layers == 0:
        _paint_empty(painter, half, base, table)
    offset = middle_offset(back)
    for layer in range(layers):
        painter.drawPixmap(offset + QPointF(_LEANS[layer] * half, base - layer * _RISE * half), back)
    painter.save()
    painter.translate(0.92 * half, base + 0.46 * half)
    paint_badge(painter, str(count), max(13.0, 0.62 * half), table)
    painter.restore()


def _paint_empty(painter: QPainter, half: float, base: float, table: TableStyle) -> None:
    line = QColor(table_colours(table).text_muted)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, max(1.0, 0.04 * half), Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 26))
    painter.drawRoundedRect(QRectF(-half, base - half / 2, 2 * half, half), 0.17 * half, 0.17 * half)


def paint_stack_halo(painter: QPainter, half: float, table: TableStyle) -> None:
    """A golden glow around the origin that lies behind a stack that invites to draw."""
    base = LAYERS * _RISE * half / 2 - 0.1 * half
    box = QRectF(-half, base - half / 2 - LAYERS * _RISE * half * 0.8, 2 * half, half)
    box.setBottom(base + half / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 14
    for layer in range(layers):
        share = 1 - layer / layers
        grow = 0.46 * half * share
        glow = QColor(table_colours(table).accent)
        glow.setAlphaF(0.014 + 0.1 * (1 - share) ** 1.4)
        painter.setBrush(glow)
        radius = 0.17 * half + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius, radius)
