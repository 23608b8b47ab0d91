"""The marker of an open line: a small locomotive in its owner's colour."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from mextrain_qt.resources import FOLDER
from mextrain_qt.views.theme import mixed

# A table begins without open lines, and what reads drawings takes its time to load.
if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_DRAWING: Final = "icons/locomotive.svg"
_BODY, _LIGHT, _SHADE = "#4aa3ff", "#a5d1ff", "#2f6db0"  # the colours of the drawing that are replaced

ASPECT: Final = 4 / 3
"""Width to height of the locomotive."""


def locomotive_size(width: float) -> QSizeF:
    """The size of a locomotive of this width, in pixels."""
    return QSizeF(width, width / ASPECT)


def paint_locomotive(painter: QPainter, width: float, colour: QColor) -> None:
    """A locomotive heading right, ``width`` pixels wide, around the origin."""
    size = locomotive_size(width)
    box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    _renderer(colour.name()).render(painter, box)


@cache
def _renderer(colour: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    drawing = (FOLDER / _DRAWING).read_text(encoding="utf-8")
    body = QColor(colour)
    for old, new in (
        (_BODY, body),
        (_LIGHT, mixed(body, QColor("white"), 0.5)),
        (_SHADE, mixed(body, QColor("black"), 0.34)),
    ):
        drawing = drawing.replace(old, new.name())
    return QSvgRenderer(QByteArray(drawing.encode()))
