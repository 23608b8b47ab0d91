"""The boneyard in the scene: a stack of face-down tiles in a corner of the felt, with its count."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mextrain_qt.views.artwork.boneyard import stack_size
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.tile_item import PixmapPiece

Z_BONEYARD: Final = 60.0


class BoneyardItem:
    """The stack, and behind it the glow that invites to draw."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.halo = PixmapPiece()
        self.stack = PixmapPiece()
        for piece, z in ((self.halo, Z_BONEYARD), (self.stack, Z_BONEYARD + 1)):
            piece.setZValue(z)
            scene.addItem(piece)
        self.halo.hide()
        self._half = 1.0
        self._drawing: Drawing | None = None

    def paint(self, drawing: Drawing, count: int, half: float) -> None:
        """Show ``count`` tiles with half-tiles of that many pixels."""
        self._half = half
        self._drawing = drawing
        art = drawing.artwork
        self.stack.show_pixmap(art.boneyard_pixmap(count, half, drawing.dpr, drawing.look), half)
        if self.halo.isVisible():
            self._paint_halo(drawing)

    def place(self, x: float, y: float) -> None:
        """Stand there."""
        for piece in (self.halo, self.stack):
            piece.set_pose(Pose(x, y, 0.0, self._half))

    def invite(self, on: bool) -> None:
        """Glow, or stop to."""
        if on and self._drawing is not None:
            self._paint_halo(self._drawing)
        self.halo.setVisible(on)

    def _paint_halo(self, drawing: Drawing) -> None:
        art = drawing.artwork
        self.halo.show_pixmap(art.boneyard_halo_pixmap(self._half, drawing.dpr, drawing.look), self._half)

    @property
    def pose(self) -> Pose:
        """Where it stands, as a tile on top of it lies."""
        return self.stack.pose

    def bounds(self) -> QRectF:
        """The box around the stack."""
        size = stack_size(self._half)
        corner = QPointF(self.pose.x - size.width() / 2, self.pose.y - size.height() / 2)
        return QRectF(corner, size)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is on the stack."""
        size = stack_size(self._half)
        return abs(x - self.pose.x) <= size.width() / 2 and abs(y - self.pose.y) <= size.height() / 2
