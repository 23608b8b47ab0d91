"""Where the pips of a half lie, and their outlines.

Positions are in half-tiles from the middle of the half, x along the tile's length and y across it.
Every arrangement is the same upside down, so a tile can be turned round without being redrawn.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.theme import PipShape


@frozen
class PipPattern:
    """The pips of one number: their places, and the radius of a dot, in half-tiles."""

    places: tuple[tuple[float, float], ...]
    radius: float


def _rows(counts: tuple[int, ...], pitch: float, across: float, radius: float) -> PipPattern:
    """Rows of pips along the tile, ``pitch`` apart within a row and ``across`` from row to row."""
    top = -(len(counts) - 1) / 2
    return PipPattern(
        tuple(
            ((column - (count - 1) / 2) * pitch, (top + row) * across)
            for row, count in enumerate(counts)
            for column in range(count)
        ),
        radius,
    )


_STEP: Final = 0.28
_BIG: Final = 0.108


def _grid(*places: tuple[int, int]) -> PipPattern:
    """Places of the 3 by 3 grid that the numbers up to nine use."""
    return PipPattern(tuple((x * _STEP, y * _STEP) for x, y in places), _BIG)


_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_LONG_SIDES: Final = (*_CORNERS, (0, -1), (0, 1))

PATTERNS: Final[tuple[PipPattern, ...]] = (
    _grid(),
    _grid((0, 0)),
    _grid((-1, 1), (1, -1)),
    _grid((-1, 1), (0, 0), (1, -1)),
    _grid(*_CORNERS),
    _grid(*_CORNERS, (0, 0)),
    _grid(*_LONG_SIDES),
    _grid(*_LONG_SIDES, (0, 0)),
    _grid(*_LONG_SIDES, (-1, 0), (1, 0)),
    _grid(*_LONG_SIDES, (-1, 0), (1, 0), (0, 0)),
    PipPattern(
        (
            *((x * 0.206, y) for y in (-0.28, 0.28) for x in (-1.5, -0.5, 0.5, 1.5)),
            (-0.206, 0.0),
            (0.206, 0.0),
        ),
        0.087,
    ),
    _rows((4, 3, 4), 0.206, 0.28, 0.087),
    _rows((4, 4, 4), 0.206, 0.28, 0.087),
    _rows((3, 2, 3, 2, 3), 0.3, 0.165, 0.085),
    _rows((3, 4, 4, 3), 0.206, 0.206, 0.085),
    _rows((5, 5, 5), 0.172, 0.28, 0.074),
    _rows((4, 4, 4, 4), 0.206, 0.206, 0.085),
    _rows((3, 4, 3, 4, 3), 0.206, 0.165, 0.077),
    _rows((4, 3, 4, 3, 4), 0.206, 0.165, 0.077),
)
"""The pattern of every number, 0..18."""

SMALL_HALF: Final = 14.0
"""Halves below this size, in pixels, get slightly smaller dots where many stand close."""


def pips_path(number: int, shape: PipShape, half: float) -> QPainterPath:
    """All pips of a half with ``number`` (0..18) as one path around its middle; ``half`` in pixels."""
    pattern = PATTERNS[number]
    radius = pattern.radius * half
    if half < SMALL_HALF and number > 9:
        radius *= 0.92
    path = QPainterPath()
    for x, y in pattern.places:
        _add_pip(path, QPointF(x * half, y * half), radius, shape)
    return path


def _add_pip(path: QPainterPath, middle: QPointF, radius: float, shape: PipShape) -> None:
    if shape is PipShape.DOT:
        path.addEllipse(middle, radius, radius)
    elif shape is PipShape.SQUARE:
        reach = radius * 0.92
        path.addRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
    else:
        reach = radius * sqrt(1.75)
        corners = [QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]
        path.addPolygon(QPolygonF([middle + corner for corner in corners]))
        path.closeSubpath()
