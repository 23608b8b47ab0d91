"""How many points a play is worth: sampled hidden tiles, each played out once for every play.

All plays face the same re-deals (common random numbers), so that differences between them are known
much more precisely than their values. Plays that are clearly worse than the reference are dropped on
the way and their share of the rollouts goes to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, final

from mextrain_qt.model.actions import Action
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players import native
from mextrain_qt.model.players.choices import choices_of
from mextrain_qt.model.players.judging import AsPlanners
from mextrain_qt.model.players.playing_out import Branch, Deals, InPython, Question, Tally
from mextrain_qt.model.players.weighing import AMONG_PLANNERS, TUNED, Temper, Weighing
from mextrain_qt.model.redeal import Redeals
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES

BATCH: Final = 4
"""Re-deals between two looks at the figures."""

_CERTAIN: Final = 4.0
"""Standard errors from which on a gain is not doubted any more."""

_TRUSTED: Final = 8
"""Re-deals before a play may be dropped."""

_ORDERS: Final = 8
_FEW_ORDERS: Final = 2
"""In how many orders of the boneyard a re-deal is played out, and in how many where a rollout takes long."""

_QUICK: Final = 12
"""The largest set whose rollouts are quick."""


def quickest(question: Question) -> Deals:
    """The compiled way to play re-deals out where it is here and can do it, otherwise the plain one."""
    return native.Compiled(question) if native.can_play(question.chance) else InPython(question)


@final
class Search:
    """A search among some actions of one moment; :meth:`run` may be called again to go on.

    ``tallies``: one a given action, in the order given; ``rollouts``: how many were played; ``deals``: how
    many re-deals.
    """

    def __init__(
        self,
        seen: Observation,
        actions: Sequence[Action],
        chance: Random,
        temper: Temper = AMONG_PLANNERS,
        way: Callable[[Question], Deals] = quickest,
    ) -> None:
        """Prepare; the first of ``actions`` is the reference. All must be in ``seen.legal``.

        ``temper``: the weights the own seat goes on with in the rollouts; the others play with the
        planner's. ``way``: how re-deals are played out, which is a matter of speed alone.
        """
        self._seen = seen
        self.actions = tuple(actions)
        self.tallies = [Tally() for _ in actions]
        self.rollouts = 0
        self.deals = 0
        self._active = list(range(len(actions)))
        redeals = Redeals(seen, chance)
        choices = choices_of(seen, redeals.walk())
        if any(choices):
            redeals.believe(AsPlanners(Weighing(seen.options), choices, redeals.walk()))
        some = redeals.as_it_stands()
        start = seen.position_with(some.hands, tuple(TILES[index] for index in some.boneyard))
        question = Question(
            options=seen.options,
            seat=seen.seat,
            tempers=tuple([temper if seat == seen.seat else TUNED for seat in range(seen.seats)]),
            redeals=redeals,
            chance=chance,
            choices=choices,
            branches=tuple([self._branch(Round(start), action) for action in actions]),
            tallies=self.tallies,
            orders=_ORDERS if seen.options.highest <= _QUICK else _FEW_ORDERS,
        )
        self.orders = question.orders
        self._deals = way(question)

    def _branch(self, game: Round, action: Action) -> Branch:
        game.apply(action)
        is_over = game.outcome is not None and game.outcome.reason == "out"
        return Branch(None if is_over else game, game.hands[self._seen.seat])

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to find out: one action stands, or one beats the reference for certain."""
        if len(self._active) == 1:
            return True
        if len(self._active) > 2 or self.deals < _TRUSTED:
            return False
        return self._gains_at_least(self._active[1], _CERTAIN) > 0

    def run(self, rollouts: int, margin: float) -> None:
        """Play out re-deals until about ``rollouts`` more rollouts are done or all is settled.

        ``margin`` as in :meth:`settle`.
        """
        until = self.rollouts + rollouts
        while self.rollouts < until and not self._ends_here():
            self._advance(-(-(until - self.rollouts) // self._each()), margin)
        self._deals.pause()

    def settle(self, goes_on: Callable[[], bool], margin: float) -> None:
        """Play out a re-deal, and more as long as ``goes_on`` says, or until all is settled.

        Every :data:`BATCH` re-deals, between which ``goes_on`` need not be asked, an action is dropped once
        its gain is below 0 by ``margin`` standard errors, or below that of the leading one by as much on
        either side.
        """
        # However slow this table is to play out: the first re-deal shows it.
        most = 1
        while not self._ends_here():
            self._advance(most, margin)
            if not goes_on():
                break
            most = self._deals.at_once
        self._deals.pause()

    def measure(self, goes_on: Callable[[], bool]) -> None:
        """Play out a batch of re-deals for every action, and more as long as ``goes_on`` says; drop none."""
        self._play(BATCH)
        while goes_on():
            self._play(self._deals.at_once)
        self._deals.pause()

    def play(self, deals: int) -> None:
        """Play out that many re-deals for every action that has not been dropped."""
        self._play(deals)
        self._deals.pause()

    def _each(self) -> int:
        """How many rollouts a re-deal takes."""
        return len(self._active) * self.orders

    def _play(self, deals: int) -> None:
        self._deals.play(self._active, deals)
        self.deals += deals
        self.rollouts += deals * self._each()

    def _ends_here(self) -> bool:
        """Whether all is settled, as it was found at the last look at the figures."""
        return len(self._active) == 1 or (self.deals % BATCH == 0 and self.is_settled)

    def _advance(self, most: int, margin: float) -> None:
        """Play re-deals out up to the next look at the figures, but no more than ``most``."""
        self._play(min(most, BATCH - self.deals % BATCH))
        if self.deals >= _TRUSTED and self.deals % BATCH == 0:
            self._drop(margin)

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
