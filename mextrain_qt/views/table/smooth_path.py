"""A drawn shape with smooth edges, in a scene that smooths none by itself."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget


class SmoothPath(QGraphicsPathItem):
    """A path whose edges are smoothed.

    The board does not ask for that on behalf of everything: pictures have smooth edges of their own, and a
    turned picture is painted three times as fast without.
    """

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it smoothly, and leave the painter as it was."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
