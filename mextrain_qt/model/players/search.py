"""How many points a play is worth: sampled hidden tiles, each played out once for every play.

All plays face the same re-deals (common random numbers), so that differences between them are known
much more precisely than their values. Plays that are clearly worse than the reference are dropped on
the way and their share of the rollouts goes to the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, final

from mextrain_qt.model.actions import Action
from mextrain_qt.model.beliefs import signs
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.rollout import Rollouts
from mextrain_qt.model.players.weighing import Weighing
from mextrain_qt.model.redeal import Redeals
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import points_of_hand
from mextrain_qt.model.tiles import TILES

BATCH: Final = 8
"""Re-deals between two looks at the figures."""

_CERTAIN: Final = 4.0
"""Standard errors from which on a gain is not doubted any more."""

_TRUSTED: Final = 24
"""Re-deals before a play may be dropped."""


@dataclass(slots=True)
class Tally:
    """What the rollouts say of one action, next to the reference action.

    ``deals``: re-deals played out. ``total``, ``squares``: sum and sum of squares of the value, which
    is the mean of the others' points less the own, in points. ``gain``, ``gain_squares``: the same of the
    value less that of the reference on the same re-deal.
    """

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    gain: float = 0.0
    gain_squares: float = 0.0

    def add(self, value: float, reference: float) -> None:
        """Count one re-deal."""
        gain = value - reference
        self.deals += 1
        self.total += value
        self.squares += value * value
        self.gain += gain
        self.gain_squares += gain * gain

    def merge(self, other: Tally) -> None:
        """Count the re-deals of another tally of the same action as well."""
        self.deals += other.deals
        self.total += other.total
        self.squares += other.squares
        self.gain += other.gain
        self.gain_squares += other.gain_squares

    @property
    def mean(self) -> float:
        """The mean value, in points; 0 before the first re-deal."""
        return self.total / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of :attr:`mean`."""
        return _error(self.deals, self.total, self.squares)

    @property
    def mean_gain(self) -> float:
        """The mean difference to the reference, in points."""
        return self.gain / self.deals if self.deals else 0.0

    @property
    def gain_error(self) -> float:
        """The standard error of :attr:`mean_gain`."""
        return _error(self.deals, self.gain, self.gain_squares)


def _error(count: int, total: float, squares: float) -> float:
    if count < 2:
        return math.inf
    variance = max(0.0, squares - total * total / count) / (count - 1)
    return math.sqrt(variance / count)


@final
class Search:
    """A search among some actions of one moment; :meth:`run` may be called again to go on.

    ``tallies``: one a given action, in the order given; ``rollouts``: how many were played.
    """

    def __init__(self, seen: Observation, actions: Sequence[Action], chance: Random) -> None:
        """Prepare; the first of ``actions`` is the reference. All must be in ``seen.legal``."""
        self._seen = seen
        self._redeals = Redeals(seen, chance, signs(seen))
        self._weighing = Weighing(seen.options)
        self.actions = tuple(actions)
        self.tallies = [Tally() for _ in actions]
        self.rollouts = 0
        self.deals = 0
        self._active = list(range(len(actions)))
        some = self._redeals.next()
        start = seen.position_with(some.hands, tuple(TILES[index] for index in some.boneyard))
        self._branches = [self._branch(Round(start), action) for action in actions]

    def _branch(self, game: Round, action: Action) -> tuple[Rollouts | None, int]:
        """Rollouts from after the action (``None`` where it ends the round) and the own hand then."""
        game.apply(action)
        hand = game.hands[self._seen.seat]
        if game.outcome is not None and game.outcome.reason == "out":
            return None, hand
        return Rollouts(game, self._weighing), hand

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out: one action stands, or one beats the reference for certain."""
        if len(self._active) > 2 or self.deals < _TRUSTED:
            return len(self._active) == 1
        return len(self._active) == 1 or self._gains_at_least(self._active[1], _CERTAIN) > 0

    def run(self, rollouts: int, margin: float) -> None:
        """Play out re-deals until about ``rollouts`` more rollouts are done or all is settled.

        ``margin`` as in :meth:`settle`.
        """
        until = self.rollouts + rollouts
        self.settle(lambda: self.rollouts < until, margin)

    def settle(self, goes_on: Callable[[], bool], margin: float) -> None:
        """Play out a re-deal, and more as long as ``goes_on`` says, or until all is settled.

        Every :data:`BATCH` re-deals an action is dropped once its gain is below 0 by ``margin`` standard
        errors, or below that of the leading one by as much on either side.
        """
        while not self.is_settled:
            self.play(1)
            if self.deals >= _TRUSTED and self.deals % BATCH == 0:
                self._drop(margin)
            if not goes_on():
                break

    def play(self, deals: int) -> None:
        """Play out that many re-deals for every action that has not been dropped."""
        for _ in range(deals):
            self._play_one()

    def _play_one(self) -> None:
        seen = self._seen
        redeal = self._redeals.next()
        hands = list(redeal.hands)
        boneyard = redeal.boneyard
        seat, others = seen.seat, seen.seats - 1
        reference = 0.0
        for index in self._active:
            rollouts, own = self._branches[index]
            branch = hands.copy()
            branch[seat] = own
            if rollouts is None:
                points = tuple([points_of_hand(hand, seen.options.blank_points) for hand in branch])
            else:
                points = rollouts.play(branch, boneyard)
            value = (sum(points) - points[seat]) / others - points[seat]
            if index == 0:
                reference = value
            self.tallies[index].add(value, reference)
            self.rollouts += 1
        self.deals += 1

    def _drop(self, margin: float) -> None:
        """Drop what is clearly worse than the reference, or than what clearly beats the reference."""
        rivals = self._active[1:]
        leader = max(rivals, key=lambda index: self._gains_at_least(index, margin))
        floor = max(0.0, self._gains_at_least(leader, margin))
        kept = [index for index in rivals if index == leader or self._gains_at_least(index, -margin) > floor]
        if floor == 0.0 and self._gains_at_least(leader, -margin) <= 0.0:
            kept.remove(leader)
        self._active = [0, *kept]

    def _gains_at_least(self, index: int, margin: float) -> float:
        """The gain of the action less ``margin`` standard errors."""
        tally = self.tallies[index]
        return tally.mean_gain - margin * tally.gain_error
