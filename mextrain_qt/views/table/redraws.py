"""Drawing that can wait: a little of it whenever the window has nothing else to do."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_SLICE: Final = 0.005
"""How long it may draw at a stretch, in seconds: what fits between two frames."""


class Redraws(QObject):
    """Draws one thing after another, in slices, so that nothing on the screen stutters."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)

    def add(self, key: Hashable, draw: Callable[[], object]) -> None:
        """Draw that when there is time, in place of whatever waits under the same key."""
        self._waiting[key] = draw
        self._timer.start()

    def drop(self, key: Hashable) -> None:
        """Do not draw that after all."""
        self._waiting.pop(key, None)

    def clear(self) -> None:
        """Draw nothing of what waits."""
        self._waiting.clear()
        self._timer.stop()

    def finish(self) -> None:
        """Draw all that waits now."""
        while self._waiting:
            self._waiting.pop(next(iter(self._waiting)))()
        self._timer.stop()

    @Slot()
    def _draw_some(self) -> None:
        began = perf_counter()
        while self._waiting and perf_counter() - began < _SLICE:
            self._waiting.pop(next(iter(self._waiting)))()
        if not self._waiting:
            self._timer.stop()
