"""Pointing a tile out for a moment, as whoever reads the log asks for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mextrain_qt.model.tiles import Tile

SHOWN: Final = 3000
"""How long a tile is pointed out, in milliseconds."""


class Pointing(QObject):
    """Which tile is pointed out; ``changed`` when it is another."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tile: Tile | None = None
        """The tile, ``None`` while there is none."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.stop)

    def point_at(self, tile: Tile) -> None:
        """Point that tile out from now on, for a while."""
        self.tile = tile
        self._timer.start(SHOWN)
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Point at nothing any more."""
        self._timer.stop()
        if self.tile is not None:
            self.tile = None
            self.changed.emit()
