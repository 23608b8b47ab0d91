"""The strongest level: imagines the hidden tiles, plays on, and asks which play turned out best."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from mextrain_qt.model.actions import Action
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.base import Player
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.players.playing_out import Tally
from mextrain_qt.model.players.search import Search
from mextrain_qt.model.players.weighing import AMONG_PLANNERS

DROP: Final = 3.0
"""A play that gains less than nothing by this many standard errors is not looked at any longer."""

TAKE: Final = 1.5
"""A play must gain something by this many standard errors to be preferred to the planner's."""

ROLLOUTS: Final = 20_000
"""Rollouts a move at most unless said otherwise: where they are compiled less than half a second's."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a play is expected to bring.

    ``points``: the mean of the others' points less the own at the end of the round, expected;
    ``error``: its standard error. ``gain``, ``gain_error``: the same for the difference to the first
    play that was asked about. ``deals``: how many re-deals it rests on.
    """

    action: Action
    points: float
    error: float
    gain: float
    gain_error: float
    deals: int


class Master(Player):
    """The search. It deals the tiles it cannot see again and again, as passes and draws allow and what the
    other seats chose makes likely, plays every legal play out on the same re-deals with planners in all
    seats, its own with weights that fare best among them, and prefers another play to that planner's only
    where the difference is statistically clear; plays that are clearly worse are dropped on the way.
    Strength: 5.6 points a round more than three planners, 48 % of matches, over 160 (docs/strength.md).
    """

    level: ClassVar[str] = "master"

    def __init__(
        self,
        *,
        rollouts: int = ROLLOUTS,
        seconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """With so many ``rollouts`` a move a seed reproduces the play; with ``seconds``, measured by
        ``clock``, it depends on the machine.
        """
        self._rollouts = rollouts
        self._seconds = seconds
        self._clock = clock

    def choose(self, seen: Observation, chance: Random) -> Action:
        """The best play found; the only one at once."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        search = Search(seen, candidates(seen, chance), chance)
        if self._seconds is None:
            search.run(self._rollouts, DROP)
        else:
            until = self._clock() + self._seconds
            search.settle(lambda: self._clock() < until, DROP)
        return best(search.actions, search.tallies)


def candidates(seen: Observation, chance: Random) -> tuple[Action, ...]:
    """All legal actions, first the one of a planner with the weights the master goes on with."""
    first = Planner(AMONG_PLANNERS).choose(seen, chance)
    return first, *(action for action in seen.legal if action is not first)


def best(actions: tuple[Action, ...], tallies: list[Tally]) -> Action:
    """The action with the greatest gain of those whose gain is clear; else the first."""
    most, chosen = 0.0, actions[0]
    for action, tally in zip(actions, tallies, strict=True):
        if tally.mean_gain > most and tally.mean_gain > TAKE * tally.gain_error:
            most, chosen = tally.mean_gain, action
    return chosen


def evaluate(
    seen: Observation,
    actions: tuple[Action, ...],
    chance: Random,
    *,
    rollouts: int | None = None,
    seconds: float = 1.0,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Estimate]:
    """What each of ``actions`` (in ``seen.legal``) is expected to bring, all on the same re-deals.

    The gains are against the first of them. With ``rollouts`` a fixed number in all, else as many as
    ``seconds`` by ``clock`` allow, and a batch of re-deals at the least.
    """
    search = Search(seen, actions, chance)
    if rollouts is not None:
        search.play(max(1, rollouts // (len(actions) * search.orders)))
    else:
        until = clock() + seconds
        search.measure(lambda: clock() < until)
    return estimates(search.actions, search.tallies)


def estimates(actions: tuple[Action, ...], tallies: list[Tally]) -> list[Estimate]:
    """What tallies say of the actions they belong to."""
    return [
        Estimate(action, tally.mean, tally.error, tally.mean_gain, tally.gain_error, tally.deals)
        for action, tally in zip(actions, tallies, strict=True)
    ]


def review_decision(
    seen: Observation,
    played: Action,
    chance: Random,
    *,
    rollouts: int | None = None,
    seconds: float = 1.0,
    clock: Callable[[], float] = time.perf_counter,
) -> list[Estimate]:
    """What the play made and all others were expected to bring: the play made first, gains against it."""
    actions = (played, *(action for action in seen.legal if action is not played))
    return evaluate(seen, actions, chance, rollouts=rollouts, seconds=seconds, clock=clock)
