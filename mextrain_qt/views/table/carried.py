"""The tile in hand: it follows the pointer at once and turns and grows by a short glide."""

from __future__ import annotations

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.table.animator import Animator
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.tile_item import TileItem


class Carried:
    """One tile while it is carried; ``glide`` is how long it takes to turn, in milliseconds."""

    def __init__(self, tile: Tile, item: TileItem, animator: Animator, glide: int) -> None:
        self.tile = tile
        self._item = item
        self._animator = animator
        self._glide = glide
        self._goal = item.pose
        self._snapped = False
        animator.stop(tile)

    def follow(self, pose: Pose) -> None:
        """Be there now; turn and grow to that pose meanwhile."""
        attitude = (pose.turn, pose.half)
        turning = self._animator.moves(self.tile) and not self._snapped
        same = attitude == (self._goal.turn, self._goal.half)
        self._snapped = False
        self._goal = pose
        item = self._item
        if turning and same:
            item.set_pose(Pose(pose.x, pose.y, item.pose.turn, item.pose.half))
            return
        start = Pose(pose.x, pose.y, item.pose.turn, item.pose.half)
        if start.is_near(pose):
            self._animator.stop(self.tile)
            item.set_pose(pose)
            return
        item.set_pose(start)
        self._animator.start(
            self.tile,
            self._glide,
            lambda progress: item.set_pose(
                start.moved(self._goal.x, self._goal.y).towards(self._goal, progress)
            ),
        )

    def snap(self, pose: Pose) -> None:
        """Glide there and stay."""
        if self._snapped and pose == self._goal:
            return
        self._snapped = True
        self._goal = pose
        item, start = self._item, self._item.pose
        self._animator.start(
            self.tile, self._glide, lambda progress: item.set_pose(start.towards(pose, progress))
        )
