from collections.abc import Iterable, Sequence
from typing import Self, final

from mextrain_qt.model.options import Options
from mextrain_qt.model.players.choices import Choice
from mextrain_qt.model.players.rollout import Moment
from mextrain_qt.model.players.weighing import Temper
from mextrain_qt.model.redeal import Walk

WEIGHTS: tuple[str, ...]
"""The weights of a temper that the compiled part knows."""

class _Search:
    """Re-deals of one moment, each played out for several branches.

    A branch is the moment after an action (``None`` where that ends the round) and the own hand then.
    ``tempers``: one a seat. Raises ``AttributeError`` or ``TypeError`` for other kinds of things,
    ``ValueError`` for numbers out of range, and ``RuntimeError`` while another thread has it play.
    """

    def __new__(
        cls,
        options: Options,
        tempers: Sequence[Temper],
        walk: Walk,
        branches: Sequence[tuple[Moment | None, int]],
        choices: Sequence[Sequence[Choice]],
        likelihoods: Sequence[Sequence[float]],
        orders: int,
    ) -> Self: ...
    def carry_on(self, state: Iterable[int], /) -> None:
        """Go on from that state of a random generator, as in the second member of ``Random.getstate()``."""

    def state(self) -> tuple[int, ...]:
        """The state of the random generator by now."""

    def play(self, active: Sequence[int], deals: int, /) -> None:
        """Play so many re-deals out for the branches in ``active``."""

    def tallies(self) -> list[tuple[int, float, float, float, float]]:
        """Of each branch: re-deals, total, squares, gain, squares of the gain."""

    def points(self, branch: int, hands: Sequence[int], boneyard: Sequence[int], /) -> tuple[int, ...]:
        """The seats' points after one rollout with those hidden tiles."""

@final
class SmallSearch(_Search):
    """For sets up to double-14, and quicker."""

@final
class LargeSearch(_Search):
    """For every set."""
