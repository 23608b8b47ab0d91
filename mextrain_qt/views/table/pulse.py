"""The slow glow of what waits: open doubles, the boneyard that invites."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QGraphicsItem

BEAT: Final = 1800
"""How long a beat takes, in milliseconds."""

_TICK: Final = 120
_FAINTEST: Final = 0.45


class Pulse(QObject):
    """Lets the opacity of some items breathe; its timer runs only while there are any and it may."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[QGraphicsItem] = []
        self._past = 0
        self._allowed = True
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether something breathes."""
        return self._timer.isActive()

    def allow(self, on: bool) -> None:
        """Let items breathe, or hold them at their brightest."""
        self._allowed = on
        self._update()

    def show(self, items: Iterable[QGraphicsItem]) -> None:
        """Breathe with these items from now on, and with no others."""
        new = list(items)
        for item in self._items:
            if item not in new:
                item.setOpacity(1.0)
        self._items = new
        self._update()

    def forget(self, item: QGraphicsItem | None) -> None:
        """Leave that item alone, as it goes."""
        if item in self._items:
            self.show(each for each in self._items if each is not item)

    def advance(self, milliseconds: int) -> None:
        """Let so much time pass."""
        self._past = (self._past + milliseconds) % BEAT
        share = (1 + cos(2 * pi * self._past / BEAT)) / 2
        for item in self._items:
            item.setOpacity(_FAINTEST + (1 - _FAINTEST) * share)

    def _update(self) -> None:
        if self._items and self._allowed:
            if not self._timer.isActive():
                self._past = 0
                self._timer.start()
            return
        self._timer.stop()
        for item in self._items:
            item.setOpacity(1.0)

    @Slot()
    def _tick(self) -> None:
        self.advance(_TICK)
