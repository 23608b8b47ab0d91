"""A timer in the window's event loop that shows how long the window stands still."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from mextrain_qt.bench.waiting import wait

_TICK_MS: Final = 16


@dataclass(frozen=True, slots=True)
class Gap:
    """A time between two ticks, and what of it the window's thread had of a processor, in milliseconds."""

    wall: float
    busy: float

    @classmethod
    def now(cls) -> Gap:
        """What both clocks show."""
        return cls(time.perf_counter() * 1000, time.thread_time() * 1000)


class Ticks(QObject):
    """Measures the times between the ticks of a timer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._gaps: list[Gap] = []
        self._last = Gap.now()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def watch(self, seconds: float) -> list[Gap]:
        """The gaps while events are handled for that long."""
        self._gaps = []
        self._last = Gap.now()
        self._timer.start(_TICK_MS)
        wait(seconds)
        self._timer.stop()
        # A stall that has not ended in a tick is one too.
        self._tick()
        return self._gaps

    @Slot()
    def _tick(self) -> None:
        now = Gap.now()
        self._gaps.append(Gap(now.wall - self._last.wall, now.busy - self._last.busy))
        self._last = now
