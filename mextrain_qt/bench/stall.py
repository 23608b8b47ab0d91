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
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, QTimer, Slot

from mextrain_qt.amounts import some_time
from mextrain_qt.app import application, put_together
from mextrain_qt.bench.rehearsed import Kind, Rehearsed
from mextrain_qt.bench.screen import lacks_screen
from mextrain_qt.bench.ticks import Ticks
from mextrain_qt.bench.waiting import wait
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.pace import NORMAL
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.gallery.staging import NAMES
from mextrain_qt.model.actions import DRAW, PASS, Play
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players import LEVELS
from mextrain_qt.qt_messages import quiet_messages
from mextrain_qt.settings import Settings

HELP = "the longest stall of the table's window with masters thinking and with nobody thinking"

NOTES = """\
still    nobody thinks and nothing moves; played: the moves of the last thinking fall again, at the same
         moments, and nobody thinks; thought: masters think about every move. Longest time between two
         ticks of a timer of 16 ms, in ms.
more     thought less played, and thought less still.
busiest  the most processor time that the window's thread used between two ticks, in ms: its own doing, where
         the others include waiting for whatever else the machine does."""

_QUIET: Final = (Kind.PLAYED, Kind.STILL)
_WIDTHS: Final = (6, 7, 7, 7, 17, 11, 10, 7, 7, 7)
_SETTLING: Final = 0.5
"""Seconds in which a table that was opened comes to rest before it is watched."""
_PERSON_MS: Final = 300
"""How soon the person plays: no sooner than a quick one would."""
_PACE: Final = replace(NORMAL, think=0)
"""Tiles move as usual, but a move falls as soon as it has been thought about, and the next is begun."""


class Person(QObject):
    """Plays the first thing that is legal, without much ado, and has every next round dealt."""

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
            self._soon.start(_PERSON_MS)

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


@dataclass(frozen=True, slots=True)
class Watched:
    """What was seen of the window in one stretch of time; times between ticks in milliseconds."""

    longest: float
    percentile_99: float
    middle: float
    busiest: float
    """The most that the window's own work took of the time between two ticks."""
    ticks: int
    answers: int
    thinking_seconds: float


class Watching:
    """A window in a folder of its own that is watched, stretch after stretch."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self._seconds = seconds
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self.thinker = Rehearsed()
        self.parts = put_together(settings=settings, folder=folder / "matches", thinker=self.thinker)
        self.parts.window.resize(1280, 800)
        self.parts.window.show()
        # As the program does once its window is shown.
        gc.freeze()
        self.parts.bridge.set_pace(_PACE)
        self._person = Person(self.parts.bridge, self.parts.window)
        self._ticks = Ticks(self.parts.window)

    def watch(self, kind: Kind) -> Watched:
        """A stretch of one kind, from the same moment of the same match."""
        self.thinker.begin(kind)
        self.parts.bridge.open_match(a_match())
        wait(_SETTLING)
        gaps = self._ticks.watch(self._seconds)
        walls = sorted(gap.wall for gap in gaps)
        seen = Watched(
            longest=round(walls[-1], 2),
            percentile_99=round(walls[len(walls) * 99 // 100], 2),
            middle=round(median(walls), 2),
            busiest=round(max(gap.busy for gap in gaps), 2),
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
    parser.add_argument("--seconds", type=some_time, default=10.0, help="how long to watch each time (10)")
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
        return " ".join(str(cell).rjust(width) for cell, width in zip(cells, _WIDTHS, strict=True)).rstrip()

    rows = figures["pairs"]
    lines = [line("pair", *Kind, "more than played", "than still", "busiest:", *Kind)]
    for number, row in enumerate(rows, 1):
        longest, busiest = ([f"{row[kind][of]:.1f}" for kind in Kind] for of in ("longest", "busiest"))
        more = (f"{row[f'more_than_{kind}']:+.1f}" for kind in _QUIET)
        lines.append(line(number, *longest, *more, "", *busiest))
    for name in ("median", "worst"):
        more = (f"{figures[f'more_than_{kind}'][name]:+.1f}" for kind in _QUIET)
        lines.append(line(name, "", "", "", *more, "", "", "", ""))
    answers, seconds = (sum(row["thought"][of] for row in rows) for of in ("answers", "thinking_seconds"))
    lines.append(f"masters came to {answers} moves in {seconds:.1f} s of thinking")
    lines.append(f"the first time, with the workers being started: {figures['first']['longest']:.1f} ms")
    if "load" in figures:
        lines.append(f"load of the machine at the end: {figures['load']}")
    return "\n".join([*lines, NOTES])


def a_match() -> Match:
    """A match of a person and three masters who have much to think about; it is a master's turn."""
    seats = tuple(Seat(name, PERSON if seat == 0 else "master") for seat, name in enumerate(NAMES[:4]))
    match = Match(PRESETS["salon"], seats, 7)
    player, chance = LEVELS["planner"](), Random(7)
    while match.round.seat == 0:
        match.apply(player.choose(observe(match, match.round.seat), chance), 0.0)
    return match
