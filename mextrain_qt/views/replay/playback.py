"""Lets a replay run by itself, moment after moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mextrain_qt.bridge.replay import Replay

STEP: Final = 1000
"""How long a moment is shown at the usual speed, in milliseconds."""

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""The speeds there are, the usual one being 1."""

_LONGER: Final = 3
"""How many times as long the end of a round is shown."""


class Playback(QObject):
    """Steps a replay on at a speed, from :meth:`play` until the end or :meth:`pause`."""

    changed = Signal()
    """It has begun or stopped to run, or runs at another speed."""

    def __init__(self, parent: QObject | None = None, step: int = STEP) -> None:
        """``step``: milliseconds a moment at speed 1."""
        super().__init__(parent)
        self._step = step
        self._speed = 1.0
        self._replay: Replay | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    def follow(self, replay: Replay | None) -> None:
        """Run that replay from now on, or none; it stands still at first."""
        self.pause()
        self._replay = replay

    @property
    def is_playing(self) -> bool:
        """Whether it runs."""
        return self._timer.isActive()

    @property
    def speed(self) -> float:
        """How fast it runs, one of :data:`SPEEDS`."""
        return self._speed

    @property
    def interval(self) -> int:
        """How long a moment is shown, in milliseconds."""
        return int(self._step / self._speed)

    def set_speed(self, speed: float) -> None:
        """Run that fast from now on."""
        self._speed = speed
        if self.is_playing:
            self._wait()
        self.changed.emit()

    def play(self) -> None:
        """Run; from the beginning where the end has been reached."""
        if self._replay is None or self._replay.place.moments < 2:
            return
        if self._replay.place.is_last:
            self._replay.go_to(0)
        self._wait()
        self.changed.emit()

    def pause(self) -> None:
        """Stand still."""
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit()

    @Slot()
    def toggle(self) -> None:
        """Run, or stand still."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def _wait(self) -> None:
        place = self._replay.place if self._replay is not None else None
        ends = place is not None and place.action == place.actions
        self._timer.start(self.interval * (_LONGER if ends else 1))

    @Slot()
    def _on_time(self) -> None:
        replay = self._replay
        if replay is None:
            return
        replay.step(1)
        if replay.place.is_last:
            self.changed.emit()
        else:
            self._wait()
