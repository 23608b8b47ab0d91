"""The longest train that a hand can lay from a given number, exactly.

A train is a trail in the graph whose vertices are the numbers and whose edges are the tiles, each tile
once; a double is a loop. Two solvers share the work: :mod:`chain_walk` tries every trail of a small hand,
:mod:`chain_search` proves the longest of any other by minimum T-joins, and says how. What they hand
over is a set of tiles; the order in which it is laid is an Euler trail (Hierholzer 1873).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from mextrain_qt.model.chain_graph import Kept, empty_trail, euler_trail, graph_of, starts_of
from mextrain_qt.model.chain_search import ChainSearch
from mextrain_qt.model.chain_walk import walk
from mextrain_qt.model.tiles import MAX_PIPS, TILES, Tile

_MORE: Final = 4096
"""Exceeds the pips of all tiles together (3,420) and twice their number (380)."""

_WALK_TILES: Final = 16
_WALK_TILES_ANY: Final = 14
"""Hands of up to so many tiles other than doubles are walked first (from a given start, from any) ..."""

_WALK_STEPS: Final = 400
"""... for so many steps, half a millisecond."""


class Objective(Enum):
    """What makes one train better than another; the other of the two decides between equals."""

    MOST_TILES = "tiles"
    MOST_PIPS = "pips"

    @property
    def worth(self) -> Sequence[int]:
        """Half of what a tile is worth, for each number on it: sums compare as (tiles, pips) do."""
        return _WORTH_TILES if self is Objective.MOST_TILES else _WORTH_PIPS

    def split(self, weight: int) -> tuple[int, int]:
        """The tiles and pips that are worth ``weight`` together."""
        first, second = divmod(weight, _MORE)
        return (first, second) if self is Objective.MOST_TILES else (second // 2, first)


_WORTH_TILES: Final = tuple(_MORE // 2 + v for v in range(MAX_PIPS + 1))
_WORTH_PIPS: Final = tuple(_MORE * v + 1 for v in range(MAX_PIPS + 1))


@dataclass(frozen=True)
class Train:
    """A train that can be laid: its tiles as (inner, outer) halves, from the start outward.

    ``pips``: of all its tiles. ``exact``: no train of that hand is better. ``bound``: no train of that
    hand has more tiles (or pips, where those were asked for); its own number if ``exact``.
    """

    halves: tuple[tuple[int, int], ...]
    pips: int
    exact: bool
    bound: int

    def __len__(self) -> int:
        return len(self.halves)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles, from the start outward."""
        return tuple(Tile(a, b) for a, b in self.halves)


def longest_train(
    hand: int | Iterable[Tile],
    start: int | None,
    *,
    objective: Objective = Objective.MOST_TILES,
    covered: bool = False,
    node_budget: int | None = None,
) -> Train:
    """The best train of a hand (tiles, or a bit set of them) from ``start`` (0..18; ``None``: any).

    ``covered``: only trains that do not end on a double count (the empty one does not). With a
    ``node_budget`` (1 or more steps of the search, each well under a millisecond as a rule) the
    answer may be inexact, and says so; without one it is the best there is. The same question always
    gets the same train.

    Raises ``ValueError`` for a start that is no number, a tile given twice, bits that are no tiles, or
    a budget below 1.
    """
    if node_budget is not None and node_budget < 1:
        raise ValueError(f"a node budget of {node_budget} allows no search: it has to be at least 1")
    bits = hand if isinstance(hand, int) else _bits_once(hand)
    _check(bits, start)
    kept, bound = _solve(bits, start, objective, covered, node_budget)
    _, pips = objective.split(kept.weight)
    most_tiles, most_pips = objective.split(bound)
    return Train(
        halves=euler_trail(kept),
        pips=pips,
        exact=bound == kept.weight,
        bound=most_tiles if objective is Objective.MOST_TILES else most_pips,
    )


def train_value(
    hand_bits: int,
    start: int | None,
    *,
    objective: Objective = Objective.MOST_TILES,
    covered: bool = False,
) -> tuple[int, int]:
    """(tiles, pips) of the best train of a bit set of tiles, without the train itself.

    For whoever asks often: the last 32,768 different questions are remembered (some 10 MB at most).
    Raises ``ValueError`` as :func:`longest_train` does.
    """
    return _value(hand_bits, start, objective, covered)


@lru_cache(maxsize=1 << 15)
def _value(hand: int, start: int | None, objective: Objective, covered: bool) -> tuple[int, int]:
    _check(hand, start)
    return objective.split(_solve(hand, start, objective, covered, None)[0].weight)


def _check(hand: int, start: int | None) -> None:
    if hand < 0 or hand >> len(TILES):
        raise ValueError(f"a hand is a bit set of the {len(TILES)} tiles there are, {hand:#x} is none")
    if start is not None and not 0 <= start <= MAX_PIPS:
        raise ValueError(f"no train starts from {start}: numbers run from 0 to {MAX_PIPS}")


def _bits_once(hand: Iterable[Tile]) -> int:
    bits = 0
    for tile in hand:
        if bits & tile.bit:
            raise ValueError(f"{tile} is in the hand twice")
        bits |= tile.bit
    return bits


def _solve(
    hand: int, start: int | None, objective: Objective, covered: bool, budget: int | None
) -> tuple[Kept, int]:
    """The tiles of the best train found, and the weight that no train of the hand exceeds."""
    rows, loops = graph_of(hand, start)
    starts = starts_of(rows, loops, start)
    best = empty_trail(rows, starts[0])
    limit = _WALK_TILES if start is not None else _WALK_TILES_ANY
    if hand.bit_count() - loops.bit_count() <= limit and walk(
        rows, loops, starts, objective.worth, covered, best, _WALK_STEPS
    ):
        return best, best.weight
    search = ChainSearch(rows, loops, starts, objective.worth, covered, best)
    search.run(budget)
    return search.best, search.bound
