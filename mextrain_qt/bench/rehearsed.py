"""Thinking that can be repeated without thinking: the same answers, after as long as they took."""

from __future__ import annotations

import time
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from mextrain_qt.model.actions import Action
from mextrain_qt.model.observation import Observation
from mextrain_qt.thinking import Thinker


class Kind(StrEnum):
    """What is watched."""

    STILL = "still"
    """A table at which nobody answers, so that nothing happens."""
    PLAYED = "played"
    """Moves that fall as if they were thought about."""
    THOUGHT = "thought"
    """The same moves, with masters who do think about them."""


class Rehearsed(Thinker):
    """A thinker that can give the answers of before, after as long as they took, without thinking."""

    def __init__(self, parent: QObject | None = None, workers: int | None = None) -> None:
        super().__init__(parent, workers)
        self.thought_for = 0.0
        """Seconds of all thinking since :meth:`begin`, at whose end there was an answer."""
        self.answers = 0
        """Answers since then, thought or remembered."""
        self._kind = Kind.THOUGHT
        self._kept: dict[int, tuple[Action, float]] = {}
        self._asked: dict[int, tuple[int, float]] = {}
        self._recalled = 0
        """The number of the last answer that was recalled: there is one question at a time."""
        self._due = 0
        self._wait = QTimer(self)
        self._wait.setTimerType(Qt.TimerType.PreciseTimer)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._recall)
        self.thought.connect(self._keep)

    def begin(self, kind: Kind) -> None:
        """Think from now on and remember only that, or recall what was remembered last, or never answer."""
        self._kind, self.thought_for, self.answers = kind, 0.0, 0
        self._asked.clear()
        if kind is Kind.THOUGHT:
            self._kept.clear()

    def think(self, level: str, seen: Observation, seed: int, seconds: float) -> int:
        """As :class:`~mextrain_qt.thinking.Thinker` does; the ``seed`` stands for the moment."""
        if self._kind is Kind.THOUGHT:
            job = super().think(level, seen, seed, seconds)
            self._asked[job] = (seed, time.perf_counter())
            return job
        # Never the number of a job that is thought about.
        self._recalled -= 1
        if self._kind is Kind.PLAYED and seed in self._kept:
            self._wait.start(round(self._kept[seed][1] * 1000))
            self._due = seed
        return self._recalled

    @Slot(int)
    def cancel(self, job: int) -> None:
        """Forget the job, recalled or thought about."""
        if job == self._recalled:
            self._wait.stop()
        super().cancel(job)

    @Slot()
    def _recall(self) -> None:
        self.thought.emit(self._recalled, self._kept[self._due][0])

    @Slot(int, object)
    def _keep(self, job: int, action: Action) -> None:
        self.answers += 1
        if job in self._asked:
            seed, began = self._asked.pop(job)
            took = time.perf_counter() - began
            self._kept[seed] = (action, took)
            self.thought_for += took
