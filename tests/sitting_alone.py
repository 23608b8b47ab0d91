"""A bridge with computer players that answer from the event loop, without any process."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.pace import INSTANT, Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import Action
from mextrain_qt.model.events import Event
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.refusal import Refusal


class Brain(QObject):
    """Stands in for the processes: every level but the master answers, one question at a time."""

    thought = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, int]] = []
        self.cancelled: list[int] = []
        self.silent = False
        self._answers: dict[int, Action] = {}

    def think(self, level: str, seen: Observation, seed: int, seconds: float) -> int:
        self.asked.append((level, seen.seat))
        job = len(self.asked)
        known = "planner" if level == "master" else level
        self._answers[job] = LEVELS[known]().choose(seen, Random(seed))
        if not self.silent:
            QTimer.singleShot(0, self, self._answer)
        return job

    def _answer(self) -> None:
        if self._answers:
            job = min(self._answers)
            self.thought.emit(job, self._answers.pop(job))

    def cancel(self, job: int) -> None:
        self.cancelled.append(job)
        self._answers.pop(job, None)


class Witness(QObject):
    """Keeps what a bridge says."""

    def __init__(self, bridge: GameBridge) -> None:
        super().__init__()
        self.views: list[TableView] = []
        self.events: list[Event] = []
        self.refusals: list[Refusal] = []
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self.refusals.append)

    def _on_changed(self, view: TableView, events: tuple[Event, ...]) -> None:
        self.views.append(view)
        self.events.extend(events)

    @property
    def view(self) -> TableView:
        return self.views[-1]


def table(
    seats: int = 3,
    persons: tuple[int, ...] = (0,),
    number: int = 5,
    level: str = "casual",
    options: Options = PRESETS["salon"],
) -> TableSetup:
    """A table with persons at some of its seats."""
    names = ("Ana", "Bea", "Carl", "Dina", "Emil", "Fay", "Gus", "Hana")
    return TableSetup(
        options,
        tuple(SeatSetup(names[s], PERSON if s in persons else level, s) for s in range(seats)),
        number,
    )


def bridge_at(setup: TableSetup, pace: Pace = INSTANT) -> tuple[GameBridge, Witness, Brain]:
    """A bridge on which a match has just begun."""
    brain = Brain()
    bridge = GameBridge(brain, pace=pace, clock=lambda: 1_000.0, chance=Random(1))
    witness = Witness(bridge)
    bridge.new_match(setup)
    return bridge, witness, brain
