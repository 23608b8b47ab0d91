"""Everything that moves, driven by one clock that runs only while something does."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

Step = Callable[[float], None]
"""Takes how far the motion has come, eased, from 0 to 1; the last call has 1."""

EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
GLIDE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(slots=True)
class _Motion:
    """One movement: how long it takes in ms, what it does at each step and when it is over."""

    duration: int
    step: Step
    done: Callable[[], None] | None
    curve: QEasingCurve
    past: int


class _Clock(QAbstractAnimation):
    """Tells the animator how time passes, with the screen's own beat."""

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._animator = animator
        self._told = 0

    def duration(self) -> int:
        return -1

    def restart(self) -> None:
        """Begin to count."""
        self._told = 0
        self.start()

    def updateCurrentTime(self, current_time: int) -> None:
        passed = current_time - self._told
        self._told = current_time
        if passed > 0:
            self._animator.advance(passed)


class Animator(QObject):
    """Plays motions, each under a key of its own: starting another under a key ends the one before.

    A motion of no duration is over at once and needs no clock. The order in which motions end is the
    order in which they were started; what an end starts is played as well.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[Hashable, _Motion] = {}
        self._clock = _Clock(self)

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._motions)

    def moves(self, key: Hashable) -> bool:
        """Whether that one is on its way."""
        return key in self._motions

    def start(
        self,
        key: Hashable,
        duration: int,
        step: Step,
        *,
        done: Callable[[], None] | None = None,
        curve: QEasingCurve = EASE,
        delay: int = 0,
    ) -> None:
        """Play ``step`` for ``duration`` milliseconds, beginning after ``delay``; then call ``done``."""
        self.stop(key)
        if duration <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        self._motions[key] = _Motion(duration, step, done, curve, -delay)
        if self._clock.state() != QAbstractAnimation.State.Running:
            self._clock.restart()

    def advance(self, milliseconds: int) -> None:
        """Let so much time pass."""
        for key, motion in list(self._motions.items()):
            if self._motions.get(key) is not motion:
                continue
            motion.past += milliseconds
            if motion.past >= motion.duration:
                self._finish(key, motion)
            elif motion.past >= 0:
                motion.step(motion.curve.valueForProgress(motion.past / motion.duration))
        self._rest()

    def stop(self, key: Hashable) -> None:
        """Leave that one where it is."""
        self._motions.pop(key, None)
        self._rest()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._motions:
            key, motion = next(iter(self._motions.items()))
            self._finish(key, motion)
        self._rest()

    def clear(self) -> None:
        """Leave everything where it is, for good."""
        self._motions.clear()
        self._rest()

    def _finish(self, key: Hashable, motion: _Motion) -> None:
        del self._motions[key]
        motion.step(1.0)
        if motion.done is not None:
            motion.done()

    def _rest(self) -> None:
        if not self._motions:
            self._clock.stop()
