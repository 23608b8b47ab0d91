"""``mextrain-qt bench stall``: how long the window stands still while the master thinks, and otherwise."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from mextrain_qt.bench.screen import lacks_screen
from mextrain_qt.bench.search import decisions
from mextrain_qt.bench.waiting import wait
from mextrain_qt.model.observation import Observation
from mextrain_qt.thinking import Thinker

HELP = "the longest stall of a window with a master thinking and with nobody thinking"

_TICK_MS: Final = 16


@dataclass(slots=True)
class _Gaps:
    """The times between ticks, in milliseconds."""

    last: float = 0.0
    gaps: list[float] = field(default_factory=list)

    def tick(self) -> None:
        now = time.perf_counter()
        if self.last:
            self.gaps.append((now - self.last) * 1000)
        self.last = now


class _Window(QWidget):
    """A window that paints itself at every tick."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1280, 800)
        self.gaps = _Gaps()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(_TICK_MS)

    @Slot()
    def _tick(self) -> None:
        self.gaps.tick()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = len(self.gaps.gaps) % 40
        for place in range(200):
            painter.fillRect((place % 20) * 60 + step, (place // 20) * 70, 50, 25, Qt.GlobalColor.darkGreen)
        painter.end()


class _Asker(QObject):
    """Keeps a thinker thinking."""

    def __init__(self, thinker: Thinker, moments: list[Observation], parent: QObject) -> None:
        super().__init__(parent)
        self.thoughts = 0
        self._thinker, self._moments = thinker, moments
        thinker.thought.connect(self._ask)

    @Slot()
    def _ask(self) -> None:
        self.thoughts += 1
        self.ask()

    def ask(self) -> None:
        """Ask about the next moment."""
        moment = self._moments[self.thoughts % len(self._moments)]
        self._thinker.think("master", moment, self.thoughts, 1.0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--seconds`` and ``--json``."""
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to watch each (10)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Watch a window twice and print the longest and the usual gaps between ticks."""
    if lacks_screen():
        return 1
    application = QApplication.instance() or QApplication([])
    window = _Window()
    window.show()
    wait(1.0)
    resting = _watch(window, args.seconds)
    thinker = Thinker()
    asker = _Asker(thinker, decisions("salon", 4), thinker)
    asker.ask()
    # The worker's start is part of what a player would notice.
    thinking = _watch(window, args.seconds)
    thinker.shut_down()
    window.close()
    application.processEvents()
    figures = {
        "resting": _figures(resting),
        "thinking": _figures(thinking),
        "thoughts": asker.thoughts,
        "longest_more_ms": round(max(thinking) - max(resting), 1),
    }
    if args.json:
        print(json.dumps(figures))
    else:
        for name in ("resting", "thinking"):
            print(f"{name}: longest {max(resting if name == 'resting' else thinking):.1f} ms between ticks")
        print(f"{figures['longest_more_ms']} ms more while thinking, {asker.thoughts} moves thought about")
    return 0


def _watch(window: _Window, seconds: float) -> list[float]:
    window.gaps = _Gaps()
    wait(seconds)
    return window.gaps.gaps


def _figures(gaps: list[float]) -> dict[str, float]:
    ordered = sorted(gaps)
    return {
        "ticks": len(ordered),
        "median_ms": round(ordered[len(ordered) // 2], 2),
        "p99_ms": round(ordered[len(ordered) * 99 // 100], 2),
        "longest_ms": round(ordered[-1], 2),
    }
