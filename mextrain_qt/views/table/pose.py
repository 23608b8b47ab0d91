"""Where something lies on the screen, and the way from one place to another."""

from __future__ import annotations

from dataclasses import replace

from mextrain_qt.model.frozen import frozen


@frozen
class Pose:
    """A place in the scene: the middle in pixels, the turn in degrees clockwise, the size of a half-tile.

    ``half`` is the size in pixels at which it is seen; ``opacity`` runs from 0 to 1.
    """

    x: float
    y: float
    turn: float = 0.0
    half: float = 1.0
    opacity: float = 1.0

    def towards(self, other: Pose, progress: float) -> Pose:
        """The pose after ``progress`` (0..1) of the way to ``other``, turning the short way round."""
        if progress >= 1.0:
            return other
        turn = (other.turn - self.turn + 180.0) % 360.0 - 180.0
        return Pose(
            self.x + (other.x - self.x) * progress,
            self.y + (other.y - self.y) * progress,
            self.turn + turn * progress,
            self.half + (other.half - self.half) * progress,
            self.opacity + (other.opacity - self.opacity) * progress,
        )

    def is_near(self, other: Pose) -> bool:
        """Whether nobody could see the difference."""
        turn = (other.turn - self.turn + 180.0) % 360.0 - 180.0
        return (
            abs(self.x - other.x) < 0.05
            and abs(self.y - other.y) < 0.05
            and abs(turn) < 0.05
            and abs(self.half - other.half) < 0.01
            and abs(self.opacity - other.opacity) < 0.01
        )

    def moved(self, x: float, y: float) -> Pose:
        """The same, with its middle elsewhere."""
        return replace(self, x=x, y=y)
