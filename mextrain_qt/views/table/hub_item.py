"""The turntable in the scene, with the signs of the lines' owners in their stalls."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from mextrain_qt.views.artwork.hub import SIGN_RADIUS, Stall, sign_diameter
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.smooth_path import SmoothPath
from mextrain_qt.views.table.tile_item import PixmapPiece
from mextrain_qt.views.theme import table_colours

Z_HUB: Final = 30.0


class HubItem(PixmapPiece):
    """The hub; the ``half`` of its pose is the unit of the table, with which it grows and shrinks."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setZValue(Z_HUB)
        scene.addItem(self)
        self._signs: list[PixmapPiece] = []
        self._mover = SmoothPath(parent=self)
        self._mover.setBrush(Qt.BrushStyle.NoBrush)
        self._mover.setZValue(2)
        self._places: list[tuple[float, float]] = []
        self._diameter = 1.0

    def paint_stalls(
        self,
        drawing: Drawing,
        stalls: tuple[tuple[float, QColor, str], ...],
        radius: float,
        unit: float,
        zoom: float,
    ) -> None:
        """Draw the hub of ``radius`` for half-tiles of ``unit`` pixels, seen ``zoom`` times as large.

        ``stalls``: for every line its direction (degrees, 0 = right, 90 = down), its colour and its sign.
        """
        dpr, look = drawing.dpr * max(1.0, zoom), drawing.look
        shown = tuple(Stall(round(angle, 1), colour.name()) for angle, colour, _ in stalls)
        self.show_pixmap(drawing.artwork.hub_pixmap(radius, shown, dpr, look), unit)
        while len(self._signs) < len(stalls):
            self._signs.append(PixmapPiece(self))
        while len(self._signs) > len(stalls):
            self.scene().removeItem(self._signs.pop())
        self._diameter = round(sign_diameter(radius, len(stalls)))
        self._places = []
        for sign, (angle, colour, letter) in zip(self._signs, stalls, strict=True):
            pixmap = drawing.artwork.sign_pixmap(letter, colour, self._diameter, dpr)
            sign.show_pixmap(pixmap, 1.0)
            x = SIGN_RADIUS * radius * cos(radians(angle))
            y = SIGN_RADIUS * radius * sin(radians(angle))
            sign.setPos(x, y)
            self._places.append((x, y))
        self._mover.setPen(QPen(table_colours(look.table).accent, max(1.6, 0.09 * self._diameter)))

    def mark_mover(self, stall: int | None) -> None:
        """Ring the sign of the seat to move, given by its place among the stalls."""
        self._mover.setVisible(stall is not None)
        if stall is not None:
            x, y = self._places[stall]
            reach = self._diameter / 2 + 1.5
            ring = QPainterPath()
            ring.addEllipse(x - reach, y - reach, 2 * reach, 2 * reach)
            self._mover.setPath(ring)
