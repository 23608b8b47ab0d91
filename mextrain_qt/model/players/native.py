"""The compiled way to play re-deals out: some seventy times as fast as the plain one.

It is there where a C compiler was when the game was set up, or in what was built there; the game plays move
for move the same without. What is in ``c/`` says once more what ``plan``, ``weighing``, ``rollout``,
``judging`` and ``playing_out`` beside this file say, and :mod:`mextrain_qt.model.redeal`. Even the random
generator goes on as it would have, so that a seed reproduces a match whether or not the compiled part is
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from mextrain_qt.model.players.judging import LIKELIHOODS
from mextrain_qt.model.players.playing_out import Question, Tally
from mextrain_qt.model.players.rollout import moment_of

try:
    from mextrain_qt.model.players import _rollouts
except ImportError:
    is_here = False
else:
    is_here = True

_SMALL: Final = 12
"""The largest set for which half as many bits will do."""


def can_play(chance: Random) -> bool:
    """Whether the compiled part is here, and ``chance`` a generator that it can carry on."""
    return is_here and type(chance) is Random


@final
class Compiled:
    """The compiled way; raises ``ValueError`` or ``TypeError`` for what is no moment of a round."""

    at_once = 4

    def __init__(self, question: Question) -> None:
        """Prepare, and leave ``question.redeals`` to the compiled part from here on."""
        self._question = question
        branches = [(None if game is None else moment_of(game), own) for game, own in question.branches]
        kind = _rollouts.SmallSearch if question.options.highest <= _SMALL else _rollouts.LargeSearch
        self._search = kind(
            options=question.options,
            tempers=question.tempers,
            walk=question.redeals.walk(),
            branches=branches,
            choices=question.choices,
            likelihoods=LIKELIHOODS,
            orders=question.orders,
        )
        # Handing the generator over takes as long as a rollout or two, so it is lent from pause to pause.
        self._lent = False

    def play(self, active: Sequence[int], deals: int) -> None:
        """Play out the next ``deals`` re-deals for each action in ``active``, the reference among them."""
        if not self._lent:
            self._search.carry_on(self._question.chance.getstate()[1])
            self._lent = True
        self._search.play(active, deals)
        self._question.tallies[:] = [Tally(*figures) for figures in self._search.tallies()]

    def pause(self) -> None:
        """Leave the generator to others, as far on as it has been drawn from."""
        if self._lent:
            version, _, gauss = self._question.chance.getstate()
            self._question.chance.setstate((version, self._search.state(), gauss))
            self._lent = False
