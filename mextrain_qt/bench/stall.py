"""``mextrain-qt bench stall``: how long the table's window stands still while masters think, and otherwise.

The program's own window has a match of a person and three masters, who think in the program's own worker
processes. A timer of 16 ms runs in it; a stall is the time from one of its ticks to the next. What the
masters came to, and after how long, is remembered: with nobody thinking the same moves fall at the same
moments, so that thinking is all that differs.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
import time
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Slot

from mextrain_qt.app import application, put_together
from mextrain_qt.bench.screen import lacks_screen
from mextrain_qt.bench.waiting import wait
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.pace import NORMAL
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.gallery.staging import NAMES
from mextrain_qt.model.actions import DRAW, PASS, Action, Play
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players import LEVELS
from mextrain_qt.qt_messages import quiet_messages
from mextrain_qt.settings import Settings
from mextrain_qt.thinking import Thinker

HELP = "the longest stall of the table's window with masters thinking and with nobody thinking"

NOTES = """\
still    nobody thinks and nothing moves; played: the moves of the last thinking fall again, at the same
         moments, and nobody thinks; thought: masters think about every move. Longest time between two
         ticks of a timer of 16 ms, in ms.
more     thought less played, and thought less still."""


class Kind(StrEnum):
    """What is watched."""

    STILL = "still"
    """A table at which nobody answers, so that nothing happens."""
    PLAYED = "played"
    """Moves that fall as if they were thought about."""
    THOUGHT = "thought"
    """The same moves, with masters who do think about them."""


_QUIET: Final = (Kind.PLAYED, Kind.STILL)
_TICK_MS: Final = 16
_SETTLING: Final = 0.5
"""Seconds in which a table that was opened comes to rest before it is watched."""
_PLAYED_BEFORE: Final = 16
"""Actions in the round when it is watched: some lines lie, and there is much left to think about."""


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


class Person(QObject):
    """Plays the first thing that is legal, at once, and has every next round dealt."""

    def __init__(self, bridge: GameBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._act)
        self._bridge.changed.connect(self._look)

    @Slot(object, object)
    def _look(self, view: TableView, events: object) -> None:
        if view.legal or view.phase is Phase.ROUND_OVER:
            self._soon.start(0)

    @Slot()
    def _act(self) -> None:
        view = self._bridge.view()
        if view is None or not view.legal:
            self._bridge.next_round()
            return
        action = view.legal[0]
        if isinstance(action, Play):
            self._bridge.try_play(action.tile, action.line)
        elif action is DRAW:
            self._bridge.draw()
        elif action is PASS:
            self._bridge.pass_turn()
        else:
            self._bridge.say_done()


class Ticks(QObject):
    """Measures the times between the ticks of a timer, in milliseconds."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.gaps: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def watch(self, seconds: float) -> list[float]:
        """The gaps while events are handled for that long."""
        self.gaps = []
        self._last = time.perf_counter()
        self._timer.start(_TICK_MS)
        wait(seconds)
        self._timer.stop()
        # A stall that has not ended in a tick is one too.
        self._tick()
        return self.gaps

    @Slot()
    def _tick(self) -> None:
        now = time.perf_counter()
        self.gaps.append((now - self._last) * 1000)
        self._last = now


@dataclass(frozen=True, slots=True)
class Watched:
    """What was seen of the window in one stretch of time; times between ticks in milliseconds."""

    longest: float
    percentile_99: float
    middle: float
    ticks: int
    answers: int
    thinking_seconds: float


class Watching:
    """A window in a folder of its own that is watched, stretch after stretch."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self._seconds = seconds
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        settings.keep_pace(NORMAL)
        self.thinker = Rehearsed()
        self.parts = put_together(settings=settings, folder=folder / "matches", thinker=self.thinker)
        self.parts.window.resize(1280, 800)
        self.parts.window.show()
        # As the program does once its window is shown.
        gc.freeze()
        self._person = Person(self.parts.bridge, self.parts.window)
        self._ticks = Ticks(self.parts.window)

    def watch(self, kind: Kind) -> Watched:
        """A stretch of one kind, from the same moment of the same match."""
        self.thinker.begin(kind)
        self.parts.bridge.open_match(a_match())
        wait(_SETTLING)
        gaps = sorted(self._ticks.watch(self._seconds))
        seen = Watched(
            longest=round(gaps[-1], 2),
            percentile_99=round(gaps[len(gaps) * 99 // 100], 2),
            middle=round(median(gaps), 2),
            ticks=len(gaps),
            answers=self.thinker.answers,
            thinking_seconds=round(self.thinker.thought_for, 2),
        )
        self.parts.bridge.leave()
        return seen

    def close(self) -> None:
        """End the window and the workers."""
        self.parts.window.close()
        self.parts.shut_down()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--seconds``, ``--pairs`` and ``--json``."""
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to watch each time (10)")
    parser.add_argument("--pairs", type=_odd, default=5, help="how often to watch each kind, odd (5)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Watch the window in every way, again and again, and print the longest stalls and the differences."""
    if lacks_screen():
        return 1
    quiet_messages()
    application()
    with tempfile.TemporaryDirectory() as scratch:
        watching = Watching(Path(scratch), args.seconds)
        # The worker processes start here, and the first moves to remember are found.
        first = watching.watch(Kind.THOUGHT)
        pairs = [_pair(watching, number) for number in range(args.pairs)]
        watching.close()
    figures = _figures(first, pairs)
    print(json.dumps(figures) if args.json else _table(figures))
    return 0


def _odd(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number % 2 == 0:
        raise argparse.ArgumentTypeError(f"{text} is no odd number: one pair has to be the middle one")
    return number


def _pair(watching: Watching, number: int) -> dict[Kind, Watched]:
    """All kinds once; whichever came first in one pair comes last in the next."""
    order = list(Kind) if number % 2 == 0 else list(reversed(Kind))
    return {kind: watching.watch(kind) for kind in order}


def _figures(first: Watched, pairs: list[dict[Kind, Watched]]) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    for pair in pairs:
        more = {
            f"more_than_{kind}": round(pair[Kind.THOUGHT].longest - pair[kind].longest, 2) for kind in _QUIET
        }
        rows.append({kind.value: asdict(pair[kind]) for kind in Kind} | more)
    figures: dict[str, Any] = {"first": asdict(first), "pairs": rows}
    for name in (f"more_than_{kind}" for kind in _QUIET):
        figures[name] = {"median": median(row[name] for row in rows), "worst": max(row[name] for row in rows)}
    if hasattr(os, "getloadavg"):
        figures["load"] = round(os.getloadavg()[0], 2)
    return figures


def _table(figures: dict[str, Any]) -> str:
    def line(*cells: object) -> str:
        return " ".join(
            str(cell).rjust(width) for cell, width in zip(cells, (6, 8, 8, 8, 17, 11), strict=True)
        )

    rows = figures["pairs"]
    lines = [line("pair", *Kind, "more than played", "than still")]
    for number, row in enumerate(rows, 1):
        longest = (f"{row[kind]['longest']:.1f}" for kind in Kind)
        lines.append(line(number, *longest, *(f"{row[f'more_than_{kind}']:+.1f}" for kind in _QUIET)))
    for name in ("median", "worst"):
        more = (f"{figures[f'more_than_{kind}'][name]:+.1f}" for kind in _QUIET)
        lines.append(line(name, "", "", "", *more))
    answers, seconds = (sum(row["thought"][of] for row in rows) for of in ("answers", "thinking_seconds"))
    lines.append(f"masters came to {answers} moves in {seconds:.1f} s of thinking")
    lines.append(f"the first time, with the workers being started: {figures['first']['longest']:.1f} ms")
    if "load" in figures:
        lines.append(f"load of the machine at the end: {figures['load']}")
    return "\n".join([*lines, NOTES])


def a_match() -> Match:
    """A match of a person and three masters, some way into its first round, at a master's turn."""
    seats = tuple(Seat(name, PERSON if seat == 0 else "master") for seat, name in enumerate(NAMES[:4]))
    match = Match(PRESETS["salon"], seats, 7)
    player, chance = LEVELS["planner"](), Random(7)
    while len(match.current.actions) < _PLAYED_BEFORE or match.round.seat == 0:
        match.apply(player.choose(observe(match, match.round.seat), chance), 0.0)
    return match
