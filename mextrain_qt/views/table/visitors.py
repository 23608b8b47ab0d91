"""Face-down tiles that fly to the other seats and are gone."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from mextrain_qt.views.table.animator import Animator
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.tile_item import TileItem


class Visitors:
    """The backs of tiles on their way; each leaves the scene where it arrives."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, z: float) -> None:
        self._scene = scene
        self._animator = animator
        self._z = z
        self._flying: list[TileItem] = []

    def send(self, start: Pose, goal: Pose, drawing: Drawing, duration: int) -> None:
        """Let one fly from ``start`` to ``goal`` in so many milliseconds."""
        visitor = TileItem()
        visitor.setZValue(self._z)
        visitor.set_pose(start)
        visitor.show_face(drawing.tile(None, start.half, 0.0), start.half)
        self._scene.addItem(visitor)
        self._flying.append(visitor)

        def step(progress: float) -> None:
            visitor.set_pose(start.towards(goal, progress))

        def gone() -> None:
            self._flying.remove(visitor)
            self._scene.removeItem(visitor)

        self._animator.start(visitor, duration, step, done=gone)
