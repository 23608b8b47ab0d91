"""The strongest player goes over somebody's decisions afterwards, in the background.

It sees at each decision what the player saw then, no more. Every decision gets two looks: the first
compares all that could have been done and picks the most promising alternative, the second compares
that one with the play made on fresh re-deals. The figures told are those of the second look, since the
best of many noisy figures always looks better than it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from mextrain_qt.model.actions import Action
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.players.master import Estimate

CLEAR: Final = 1.96
"""By how many standard errors two plays have to differ to be told apart: a 95 % interval."""

WORTH: Final = 0.05
"""By how many points they have to differ besides: what is less is nothing once it is written to a tenth."""

SECONDS: Final = 1.0
"""How long a decision is looked at, both looks together."""

_FIRST_LOOK: Final = 0.6


class Estimating(Protocol):
    """Whoever works out what plays are worth, without holding up the window."""

    estimated: Any
    """A signal: the job's number and a list of :class:`~mextrain_qt.model.players.master.Estimate`."""

    def estimate(self, seen: Observation, actions: tuple[Action, ...], seed: int, seconds: float) -> int:
        """Start a job and return its number; the answer comes through :attr:`estimated`."""

    def cancel(self, job: int) -> None:
        """Forget a job."""


class Verdict(Enum):
    """What can be said of a play."""

    BEST = "best"
    """Nothing better was found."""
    EVEN = "even"
    """Another play looked better, but the difference is within the noise."""
    WORSE = "worse"
    """Another play is clearly better."""


@frozen
class Judged:
    """A decision: made after ``action`` actions of round ``round_number``, among ``choices`` plays.

    ``points`` is what the play made was expected to bring: the mean of the others' points less the own
    at the end of the round; ``error`` its standard error. ``best`` is the best play found, ``cost`` what
    it was expected to bring more and ``cost_error`` the standard error of that difference; where it is
    the play made, both are 0. ``deals``: how many re-deals the figures rest on, 0 where nothing could be
    worked out.
    """

    round_number: int
    action: int
    seat: int
    choices: int
    played: Action
    best: Action
    points: float
    error: float
    cost: float
    cost_error: float
    deals: int

    @property
    def verdict(self) -> Verdict:
        """What can be said of the play made."""
        if self.best is self.played:
            return Verdict.BEST
        is_clear = self.cost > CLEAR * self.cost_error and self.cost >= WORTH
        return Verdict.WORSE if is_clear else Verdict.EVEN

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of the cost."""
        return CLEAR * self.cost_error


@frozen
class Summary:
    """All decisions together: how many of each verdict, and the cost of the clear ones with its interval."""

    decisions: int
    best: int
    even: int
    worse: int
    cost: float
    interval: float


def summary(judged: Iterable[Judged]) -> Summary:
    """What can be said of some decisions together."""
    each = tuple(judged)
    clear = [one for one in each if one.verdict is Verdict.WORSE]
    return Summary(
        decisions=len(each),
        best=sum(one.verdict is Verdict.BEST for one in each),
        even=sum(one.verdict is Verdict.EVEN for one in each),
        worse=len(clear),
        cost=sum(one.cost for one in clear),
        interval=CLEAR * math.sqrt(sum(one.cost_error**2 for one in clear)),
    )


def costliest(judged: Iterable[Judged], most: int = 3) -> tuple[Judged, ...]:
    """The decisions that clearly cost most, the worst first."""
    clear = [one for one in judged if one.verdict is Verdict.WORSE]
    return tuple(sorted(clear, key=lambda one: one.cost, reverse=True)[:most])


@frozen
class _Decision:
    round_number: int
    action: int
    seen: Observation
    played: Action

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that could have been done, what was done first."""
        return self.played, *(each for each in self.seen.legal if each is not self.played)


class Review(QObject):
    """Goes over the decisions of one seat, one after the other, from :meth:`start` to ``finished``.

    ``judged(decision)`` brings a :class:`Judged`, ``progressed(done, decisions)`` how far it has come;
    ``finished`` comes once, also after :meth:`cancel`.
    """

    judged = Signal(object)
    progressed = Signal(int, int)
    finished = Signal()

    def __init__(
        self,
        thinking: Estimating,
        match: Match,
        seat: int,
        rounds: tuple[int, ...] | None = None,
        *,
        seconds: float = SECONDS,
        parent: QObject | None = None,
    ) -> None:
        """A review of ``seat`` in the ``rounds`` given (from 1; ``None``: all), ``seconds`` a decision.

        Raises ``ValueError`` for a seat or a round that is not there.
        """
        super().__init__(parent)
        wanted = rounds if rounds is not None else tuple(range(1, len(match.rounds) + 1))
        if not 0 <= seat < len(match.seats) or not all(1 <= each <= len(match.rounds) for each in wanted):
            raise ValueError("there is no such seat or round in this match")
        self._thinking = thinking
        self._seconds = seconds
        self._decisions = [each for number in wanted for each in _decisions(match, seat, number)]
        self._results: list[Judged] = []
        self._job: int | None = None
        self._alternative: Action | None = None
        self._is_running = False
        thinking.estimated.connect(self._on_estimated)

    @property
    def decisions(self) -> int:
        """How many decisions there are to look at: moments with more than one thing to do."""
        return len(self._decisions)

    @property
    def results(self) -> tuple[Judged, ...]:
        """What has been found so far, in the order of the match."""
        return tuple(self._results)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._is_running

    def start(self) -> None:
        """Begin; what was cancelled goes on where it was."""
        if not self._is_running:
            self._is_running = True
            self.progressed.emit(len(self._results), self.decisions)
            self._look()

    def cancel(self) -> None:
        """Stop; what has been found stays."""
        if self._is_running:
            if self._job is not None:
                self._thinking.cancel(self._job)
            self._end()

    def _end(self) -> None:
        self._job, self._alternative, self._is_running = None, None, False
        self.finished.emit()

    def _look(self) -> None:
        """The first look at the next decision."""
        if len(self._results) == self.decisions:
            self._end()
            return
        decision = self._decisions[len(self._results)]
        self._alternative = None
        self._ask(decision, decision.actions, self._seconds * _FIRST_LOOK)

    def _look_again(self, decision: _Decision, alternative: Action) -> None:
        self._alternative = alternative
        self._ask(decision, (decision.played, alternative), self._seconds * (1 - _FIRST_LOOK))

    def _ask(self, decision: _Decision, actions: tuple[Action, ...], seconds: float) -> None:
        seed = 2 * (decision.round_number * 100_000 + decision.action) + (self._alternative is not None)
        self._job = self._thinking.estimate(decision.seen, actions, seed, seconds)

    @Slot(int, object)
    def _on_estimated(self, job: int, estimates: list[Estimate]) -> None:
        if job != self._job or not self._is_running:
            return
        self._job = None
        decision = self._decisions[len(self._results)]
        played = estimates[0]
        if self._alternative is None:
            better = max(estimates, key=lambda each: each.gain)
            if better.gain > 0 and better is not played:
                self._look_again(decision, better.action)
                return
            self._tell(decision, played, played)
        else:
            self._tell(decision, played, estimates[1])

    def _tell(self, decision: _Decision, played: Estimate, best: Estimate) -> None:
        # What looked better at first but does not on fresh re-deals is nothing that was found.
        is_same = best is played or best.gain <= 0
        result = Judged(
            round_number=decision.round_number,
            action=decision.action,
            seat=decision.seen.seat,
            choices=len(decision.seen.legal),
            played=played.action,
            best=played.action if is_same else best.action,
            points=played.points,
            error=played.error,
            cost=0.0 if is_same else best.gain,
            cost_error=0.0 if is_same else best.gain_error,
            deals=played.deals,
        )
        self._results.append(result)
        self.judged.emit(result)
        self.progressed.emit(len(self._results), self.decisions)
        # Whoever listens may have cancelled.
        if self._is_running:
            self._look()


def _decisions(match: Match, seat: int, number: int) -> Iterator[_Decision]:
    """The moments of a round at which the seat had a choice, as it saw them."""
    past = match.branch(number, 0)
    played = match.rounds[number - 1]
    for place, (action, time) in enumerate(zip(played.actions, played.times, strict=True)):
        if past.round.seat == seat:
            seen = observe(past, seat)
            if len(seen.legal) > 1:
                yield _Decision(number, place, seen, action)
        past.apply(action, time)
