"""How the table is looked at: how large, and which part of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mextrain_qt.model.frozen import frozen

LEAST: Final = 0.5
MOST: Final = 3.0


@frozen
class Camera:
    """A way to look at the table: ``zoom`` is 1 when it fits, ``pan`` is in pixels of the screen.

    ``width`` and ``height`` are those of the felt in pixels, its top left corner at the origin. A point of
    the table is named by where it is seen when all of it fits.
    """

    width: float
    height: float
    zoom: float = 1.0
    pan_x: float = 0.0
    pan_y: float = 0.0

    @property
    def is_fitted(self) -> bool:
        """Whether the whole table is seen in its place."""
        return self.zoom == 1.0 and self.pan_x == 0.0 and self.pan_y == 0.0

    def to_screen(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is seen."""
        return (
            self.width / 2 + self.pan_x + (x - self.width / 2) * self.zoom,
            self.height / 2 + self.pan_y + (y - self.height / 2) * self.zoom,
        )

    def to_table(self, x: float, y: float) -> tuple[float, float]:
        """The point of the table that is seen there."""
        return (
            self.width / 2 + (x - self.width / 2 - self.pan_x) / self.zoom,
            self.height / 2 + (y - self.height / 2 - self.pan_y) / self.zoom,
        )

    def zoomed(self, factor: float, x: float, y: float) -> Camera:
        """``factor`` times as near, the point seen at (x, y) staying where it is."""
        zoom = min(max(self.zoom * factor, LEAST), MOST)
        if abs(zoom - 1.0) < 0.02:
            zoom = 1.0
        table_x, table_y = self.to_table(x, y)
        return replace(
            self,
            zoom=zoom,
            pan_x=x - self.width / 2 - (table_x - self.width / 2) * zoom,
            pan_y=y - self.height / 2 - (table_y - self.height / 2) * zoom,
        )._within()

    def panned(self, dx: float, dy: float) -> Camera:
        """Moved along by so many pixels, as far as part of the table stays in sight."""
        return replace(self, pan_x=self.pan_x + dx, pan_y=self.pan_y + dy)._within()

    def fitted(self) -> Camera:
        """The whole table again."""
        return Camera(self.width, self.height)

    def resized(self, width: float, height: float) -> Camera:
        """The same look at a felt of another size."""
        across, down = width / max(1.0, self.width), height / max(1.0, self.height)
        return Camera(width, height, self.zoom, self.pan_x * across, self.pan_y * down)._within()

    def between(self, other: Camera, progress: float) -> Camera:
        """The look after ``progress`` (0..1) of the way to ``other``."""
        if progress >= 1.0:
            return other
        return Camera(
            other.width,
            other.height,
            self.zoom + (other.zoom - self.zoom) * progress,
            self.pan_x + (other.pan_x - self.pan_x) * progress,
            self.pan_y + (other.pan_y - self.pan_y) * progress,
        )

    def _within(self) -> Camera:
        most_x, most_y = self.width * self.zoom / 2, self.height * self.zoom / 2
        return replace(
            self,
            pan_x=min(max(self.pan_x, -most_x), most_x),
            pan_y=min(max(self.pan_y, -most_y), most_y),
        )
