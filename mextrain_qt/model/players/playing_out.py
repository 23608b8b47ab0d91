"""Playing re-deals out for several actions at once, and counting what each comes to.

This is the reference, in Python; :mod:`mextrain_qt.model.players.native` does the same, compiled.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol, final

from mextrain_qt.model.options import Options
from mextrain_qt.model.players.choices import Choice
from mextrain_qt.model.players.rollout import Rollouts
from mextrain_qt.model.players.weighing import Temper, Weighing
from mextrain_qt.model.redeal import Redeal, Redeals
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import points_of_hand


@dataclass(slots=True)
class Tally:
    """What the rollouts say of one action, next to the reference action.

    ``deals``: re-deals played out. ``total``, ``squares``: sum and sum of squares of the value, which is the
    mean of the others' points less the own, in points, over some orders of the boneyard. ``gain``,
    ``gain_squares``: the same of the value less that of the reference on the same re-deal.
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


class Branch(NamedTuple):
    """What an action leads to: the round after it, ``None`` if it is over, and the ``own`` hand then."""

    game: Round | None
    own: int


class Question(NamedTuple):
    """What is to be played out: some actions of ``seat`` at one moment.

    ``tempers``: the weights each seat plays with. ``redeals`` draw from ``chance``; ``choices``, those of
    each seat, are what they are judged by. ``branches``: one an action, the reference first; ``tallies``, one
    an action too, are added to. ``orders``: in how many orders of the boneyard each re-deal is played out.
    """

    options: Options
    seat: int
    tempers: tuple[Temper, ...]
    redeals: Redeals
    chance: Random
    choices: Sequence[Sequence[Choice]]
    branches: tuple[Branch, ...]
    tallies: list[Tally]
    orders: int


class Deals(Protocol):
    """A way to play re-deals out.

    ``at_once``: how many are played between two looks at the clock.
    """

    at_once: int

    def play(self, active: Sequence[int], deals: int) -> None:
        """Play out the next ``deals`` re-deals for each action in ``active``, the reference among them."""

    def pause(self) -> None:
        """Leave the generator to others, as far on as it has been drawn from."""


@final
class InPython:
    """The plain way."""

    at_once = 1

    def __init__(self, question: Question) -> None:
        """Prepare; seats that share their weights share what they plan."""
        self._question = question
        shared = {temper: Weighing(question.options, temper) for temper in question.tempers}
        weighings = [shared[temper] for temper in question.tempers]
        self._rollouts = [
            None if branch.game is None else Rollouts(branch.game, weighings) for branch in question.branches
        ]

    def play(self, active: Sequence[int], deals: int) -> None:
        """Play out the next ``deals`` re-deals for each action in ``active``, the reference among them."""
        for _ in range(deals):
            self._play_one(active)

    def pause(self) -> None:
        """Nothing to do: every number was drawn from the generator itself."""

    def _play_one(self, active: Sequence[int]) -> None:
        asked = self._question
        redeal = asked.redeals.next()
        values = [0.0] * len(active)
        for order in range(asked.orders):
            if order:
                asked.chance.shuffle(redeal.boneyard)
            for place, index in enumerate(active):
                values[place] += self._value(index, redeal)
        reference = values[0] / asked.orders
        for index, value in zip(active, values, strict=True):
            asked.tallies[index].add(value / asked.orders, reference)

    def _value(self, index: int, redeal: Redeal) -> float:
        """The mean of the others' points less the own, after one rollout."""
        asked = self._question
        rollouts, seat = self._rollouts[index], asked.seat
        hands = list(redeal.hands)
        hands[seat] = asked.branches[index].own
        if rollouts is None:
            points = tuple([points_of_hand(hand, asked.options.blank_points) for hand in hands])
        else:
            points = rollouts.play(hands, redeal.boneyard)
        return (sum(points) - points[seat]) / (len(points) - 1) - points[seat]
