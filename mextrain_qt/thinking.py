"""Computer players at the table: they think in other processes and answer through the event loop.

A search written in Python would take its time from the window if it ran in a thread; here it runs in
worker processes, one a core but for the window's. They are started when the first search is asked
for, kept, and spoken to in JSON lines (:mod:`mextrain_qt.worker`). The levels that only look take
less than a frame and are asked in this process, with the same interface.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from mextrain_qt.model.actions import Action
from mextrain_qt.model.levels import LEVEL_NAMES
from mextrain_qt.model.observation import Observation

# The players and their processes are loaded when the first of them is asked: the table is there sooner.
if TYPE_CHECKING:
    from mextrain_qt.model.players.master import Estimate
    from mextrain_qt.model.players.playing_out import Tally
    from mextrain_qt.search_process import SearchProcess

_DEATHS: Final = 2
"""How often a share of a job is handed to a new worker before it is given up."""


def cores() -> int:
    """How many cores this process may use, at least 1."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


@dataclass(slots=True)
class _Job:
    """A question on its way: shares still out, by worker, and what has come back."""

    number: int
    question: dict[str, Any]
    actions: tuple[Action, ...]
    tallies: list[Tally]
    finish: Callable[[_Job], None]
    out: dict[SearchProcess, int] = field(default_factory=dict)
    deaths: int = 0


def _choice(level: str, seen: Observation, seed: int) -> Action:
    from mextrain_qt.model.players import LEVELS

    return LEVELS[level]().choose(seen, Random(seed))


class Thinker(QObject):
    """Asks computer players for their plays, and a search for its estimates.

    ``thought(job, action)`` answers :meth:`think`, ``estimated(job, estimates)`` answers
    :meth:`estimate`; always from the event loop, never from within the call.
    """

    thought = Signal(int, object)
    estimated = Signal(int, object)

    def __init__(self, parent: QObject | None = None, workers: int | None = None) -> None:
        """``workers``: how many processes search, at least 1; unless given, all cores but the window's."""
        super().__init__(parent)
        self._size = max(1, cores() - 1 if workers is None else workers)
        self._workers: list[SearchProcess] = []
        self._last = 0
        self._at_once: dict[int, Callable[[], None]] = {}
        self._waiting: list[_Job] = []
        self._current: _Job | None = None
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.shut_down)

    @property
    def process_ids(self) -> tuple[int, ...]:
        """The worker processes that are running."""
        return tuple(worker.process_id for worker in self._workers if worker.process_id)

    def think(self, level: str, seen: Observation, seed: int, seconds: float) -> int:
        """Ask the level for its play in ``seen``; the number of the job.

        ``seconds``: how long a level that searches may take. The same ``seed`` gives the same play only
        for the others. Raises ``KeyError`` for a level that does not exist.
        """
        if level not in LEVEL_NAMES:
            raise KeyError(level)
        job = self._next()
        if level != "master" or len(seen.legal) == 1:
            self._soon(job, lambda: self.thought.emit(job, _choice(level, seen, seed)))
        else:
            from mextrain_qt.model.players.master import candidates

            actions = candidates(seen, Random(seed))
            self._enqueue(job, seen, actions, seed, seconds, drop=True, finish=self._finish_thought)
        return job

    def estimate(self, seen: Observation, actions: tuple[Action, ...], seed: int, seconds: float) -> int:
        """Ask what each of some legal actions is expected to bring; the number of the job.

        Gains are against the first of them. Plays that are thought about go before estimates.
        """
        job = self._next()
        self._enqueue(job, seen, actions, seed, seconds, drop=False, finish=self._finish_estimate)
        return job

    @Slot(int)
    def cancel(self, job: int) -> None:
        """Forget the job; nothing is answered any more, and workers that were at it are ended."""
        self._at_once.pop(job, None)
        self._waiting = [each for each in self._waiting if each.number != job]
        if self._current is not None and self._current.number == job:
            working = list(self._current.out)
            self._current = None
            for worker in working:
                worker.stop()
            self._start_next()

    @Slot()
    def shut_down(self) -> None:
        """Forget everything and end all workers; a later question starts them again."""
        self._at_once.clear()
        self._waiting.clear()
        self._current = None
        for worker in self._workers:
            worker.stop()

    def _next(self) -> int:
        self._last += 1
        return self._last

    def _soon(self, job: int, answer: Callable[[], None]) -> None:
        self._at_once[job] = answer
        QTimer.singleShot(0, self, self._answer_at_once)

    @Slot()
    def _answer_at_once(self) -> None:
        if self._at_once:
            job = next(iter(self._at_once))
            self._at_once.pop(job)()

    def _enqueue(
        self,
        number: int,
        seen: Observation,
        actions: tuple[Action, ...],
        seed: int,
        seconds: float,
        *,
        drop: bool,
        finish: Callable[[_Job], None],
    ) -> None:
        from mextrain_qt.model.players.playing_out import Tally
        from mextrain_qt.model.wire import to_json

        question = {
            "job": number,
            "observation": to_json(seen),
            "actions": [action.text for action in actions],
            "seed": seed * self._size,
            "seconds": seconds,
            "drop": drop,
        }
        job = _Job(number, question, actions, [Tally() for _ in actions], finish)
        # Somebody waits for a play; estimates can wait.
        place = sum(each.question["drop"] for each in self._waiting) if drop else len(self._waiting)
        self._waiting.insert(place, job)
        QTimer.singleShot(0, self, self._start_next)

    @Slot()
    def _start_next(self) -> None:
        if self._current is not None or not self._waiting:
            return
        from mextrain_qt.search_process import SearchProcess

        while len(self._workers) < self._size:
            worker = SearchProcess(self)
            worker.answered.connect(self._take)
            worker.died.connect(self._replace)
            self._workers.append(worker)
        job = self._current = self._waiting.pop(0)
        job.out = dict(zip(self._workers, range(self._size), strict=True))
        for worker, share in list(job.out.items()):
            worker.ask({**job.question, "seed": job.question["seed"] + share})

    @Slot(QObject, dict)
    def _take(self, worker: SearchProcess, answer: dict[str, Any]) -> None:
        job = self._current
        if job is None or answer.get("job") != job.number:
            return
        from mextrain_qt.model.players.playing_out import Tally

        for tally, figures in zip(job.tallies, answer.get("tallies", ()), strict=False):
            tally.merge(Tally(*figures))
        self._close_share(job, worker)

    @Slot(QObject)
    def _replace(self, worker: SearchProcess) -> None:
        job = self._current
        if job is None or worker not in job.out:
            return
        job.deaths += 1
        if job.deaths > _DEATHS:
            self._close_share(job, worker)
        else:
            worker.ask({**job.question, "seed": job.question["seed"] + job.out[worker]})

    def _close_share(self, job: _Job, worker: SearchProcess) -> None:
        job.out.pop(worker, None)
        if not job.out:
            self._current = None
            QTimer.singleShot(0, self, self._start_next)
            job.finish(job)

    def _finish_thought(self, job: _Job) -> None:
        from mextrain_qt.model.players.master import best

        # Without a single answer the first is left: the planner's play.
        self.thought.emit(job.number, best(job.actions, job.tallies))

    def _finish_estimate(self, job: _Job) -> None:
        from mextrain_qt.model.players.master import estimates

        found: list[Estimate] = estimates(job.actions, job.tallies)
        self.estimated.emit(job.number, found)
