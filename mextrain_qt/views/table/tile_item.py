"""A tile in the scene: a thin item that shows a shared pixmap."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from mextrain_qt.views.canvas import middle_offset
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.tile_painter import rounded_half


class PixmapPiece(QGraphicsPixmapItem):
    """A pixmap whose middle is put where its :class:`~mextrain_qt.views.table.pose.Pose` says."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.pose = Pose(0.0, 0.0)
        self.drawn_half = 1.0

    def show_pixmap(self, pixmap: QPixmap, drawn_half: float) -> None:
        """Show a pixmap drawn for half-tiles of that many pixels; the size on the screen stays."""
        self.drawn_half = drawn_half
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            self.setPixmap(pixmap)
            self.setOffset(middle_offset(pixmap))
        self.setScale(self.pose.half / drawn_half)

    def set_pose(self, pose: Pose) -> None:
        """Go there at once."""
        before, self.pose = self.pose, pose
        self.setPos(pose.x, pose.y)
        if pose.turn != before.turn:
            self.setRotation(pose.turn)
        if pose.half != before.half:
            self.setScale(pose.half / self.drawn_half)
        if pose.opacity != before.opacity:
            self.setOpacity(pose.opacity)


class TileItem(PixmapPiece):
    """A tile, or the back of one, with what may be shown over it: a frame, a halo.

    What is over it goes where it goes, being its child.
    """

    def __init__(self) -> None:
        super().__init__()
        self._over: dict[str, QGraphicsPixmapItem] = {}

    def show_face(self, pixmap: QPixmap, half: float) -> None:
        """Show a face or a back drawn at ``half``, which the painter rounds."""
        self.show_pixmap(pixmap, rounded_half(half))

    def put_over(self, name: str, pixmap: QPixmap | None) -> None:
        """Show a pixmap of that name over the tile, or take away the one there is."""
        item = self._over.get(name)
        if pixmap is None:
            if item is not None:
                del self._over[name]
                item.scene().removeItem(item)
            return
        if item is None:
            item = QGraphicsPixmapItem(self)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._over[name] = item
        if item.pixmap().cacheKey() != pixmap.cacheKey():
            item.setPixmap(pixmap)
            item.setOffset(middle_offset(pixmap))

    def over(self, name: str) -> QGraphicsPixmapItem | None:
        """The item of that name over the tile."""
        return self._over.get(name)

    def shows_over(self, name: str) -> bool:
        """Whether a pixmap of that name is over the tile."""
        return name in self._over
