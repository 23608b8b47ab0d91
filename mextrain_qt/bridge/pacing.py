"""The moves that nobody at the window makes: those of the computer players, and forced ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mextrain_qt.bridge.pace import Pace
from mextrain_qt.bridge.setup import PERSON, level_for
from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import Observation, observe


class Thinking(Protocol):
    """Whoever works out the moves of computer players, without holding up the window."""

    thought: Any
    """A signal: the job's number and the action chosen."""

    def think(self, level: str, seen: Observation, seed: int, seconds: float) -> int:
        """Start a job and return its number; the answer comes through :attr:`thought`."""

    def cancel(self, job: int) -> None:
        """Forget a job."""


def seed_here(match: Match) -> int:
    """A number for a player's chance that is the same whenever the match comes to this moment again."""
    place = f"{match.number}/{len(match.rounds)}/{len(match.current.actions)}"
    return Random(place).getrandbits(48)


class Pacing(QObject):
    """Has computer players think, and lets each move fall when a person can follow it.

    It changes nothing by itself: it says when there is a move, and whoever keeps the match makes it
    and prompts again.
    """

    due = Signal(object)
    """A move is to be made now: the :class:`~mextrain_qt.model.actions.Action`."""

    round_due = Signal()
    """Nobody at this table is a person, and the round that is over has been looked at long enough."""

    def __init__(
        self, thinking: Thinking, pace: Pace, clock: Callable[[], float], parent: QObject | None = None
    ) -> None:
        """``clock`` gives seconds."""
        super().__init__(parent)
        self._thinking = thinking
        self._pace = pace
        self._clock = clock
        self.seconds = 1.0
        """How long the strongest players may think about a move."""
        self.plays_forced = False
        """Whether what a person has to do anyway is done by itself, unless it is a play."""
        self._job: int | None = None
        self._choice: Action | None = None
        self._hurrying = False
        self._paused = False
        self._asked_at = 0.0
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._on_waited)
        thinking.thought.connect(self._on_thought)

    def set_pace(self, pace: Pace) -> None:
        """How fast computer players move from now on."""
        self._pace = pace
        if self._wait.isActive():
            self._wait.start(self._delay())

    def hurry(self) -> None:
        """Let moves fall at once until :meth:`slow_down`."""
        self._hurrying = True
        if self._wait.isActive():
            self._wait.start(0)

    def slow_down(self) -> None:
        """Let moves take their time again."""
        self._hurrying = False

    def pause(self) -> None:
        """Let no move fall until :meth:`resume`."""
        self._paused = True
        self._wait.stop()

    def resume(self) -> bool:
        """Let them fall again; whether there was a pause, so that a prompt is due."""
        paused, self._paused = self._paused, False
        return paused

    def stop(self) -> None:
        """Forget what is being thought and what is about to fall."""
        self._wait.stop()
        self._choice = None
        if self._job is not None:
            self._thinking.cancel(self._job)
            self._job = None

    def prompt(self, match: Match, *, own_turn: bool) -> None:
        """See to it that the game goes on; ``own_turn``: a person has the turn and sees the hand."""
        if self._paused or self._job is not None:
            return
        if self._choice is not None:
            if not self._wait.isActive():
                self._wait.start(self._delay())
            return
        if match.round.outcome is not None:
            if not match.is_over and all(seat.player != PERSON for seat in match.seats):
                self._wait.start(self._pace.think * 4)
            return
        seat = match.round.seat
        player = match.seats[seat].player
        if player != PERSON:
            self._asked_at = self._clock()
            seen = observe(match, seat)
            self._job = self._thinking.think(level_for(player), seen, seed_here(match), self.seconds)
        elif self.plays_forced and own_turn:
            legal = match.round.legal_actions()
            if len(legal) == 1 and not isinstance(legal[0], Play):
                self._choice = legal[0]
                self._wait.start(self._delay())

    def _delay(self) -> int:
        if self._hurrying:
            return 0
        thought_for = max(0.0, self._clock() - self._asked_at) * 1000
        return max(0, int(self._pace.think - thought_for))

    @Slot(int, object)
    def _on_thought(self, job: int, action: Action) -> None:
        if job != self._job:
            return
        self._job = None
        self._choice = action
        if not self._paused:
            self._wait.start(self._delay())

    @Slot()
    def _on_waited(self) -> None:
        choice, self._choice = self._choice, None
        if choice is None:
            self.round_due.emit()
        else:
            self.due.emit(choice)
