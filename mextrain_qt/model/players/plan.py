"""The plan of a hand: the train a player means to lay on its own line if nobody interferes.

Plans weigh every tile (its worth grows with its pips) and let later tiles count less, since the round
may be over before they are laid: of two trains with the same tiles the one with its heavy tiles first
is better. A double takes no turn where its layer plays again, and is worth little as the last tile of
a train where the layer then has to draw. For the longest train as such, which knows nothing of the
game, see :mod:`mextrain_qt.model.chain`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from mextrain_qt.model.tiles import DOUBLES, FITTING, TILES

_SUMS: Final = tuple(tile.pips for tile in TILES)
_IS_DOUBLE: Final = tuple(tile.is_double for tile in TILES)

EXACT_UP_TO: Final = 17
"""While more tiles than this are left, only the worthiest that fits is followed."""

REMEMBERED: Final = 20_000
"""How many plans are kept: a plan is asked for again after every play that goes as planned."""


class Plan(NamedTuple):
    """A train: ``tiles`` (indices, the first to lay first) and ``bits`` (the same as a bit set).

    ``values``: the value of what is left of the train before each tile, and 0.0 at last; the first
    of them is the value of the plan.
    """

    tiles: tuple[int, ...]
    bits: int
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """What the whole plan is worth, 0.0 for an empty one."""
        return self.values[0]


NO_PLAN: Final = Plan((), 0, (0.0,))


@dataclass(frozen=True, eq=False)
class Worth:
    """What the tiles of a plan are worth, and how fast that fades.

    ``tiles``: by tile index, above 0. ``fading``: the factor for what comes after a tile that took a
    turn (above 0, at most 1). ``doubles_free``: a double takes no turn. ``last_double``: the factor for
    a double at the end of the train (0 to 1). ``no_doubles``: doubles are no part of a plan.
    Compared by identity, so that plans can be remembered cheaply.
    """

    tiles: tuple[float, ...]
    fading: float
    doubles_free: bool
    last_double: float
    no_doubles: bool

    @cached_property
    def most(self) -> float:
        """The worth of the worthiest tile."""
        return max(self.tiles)


@lru_cache(maxsize=REMEMBERED)
def best_plan(hand: int, end: int, worth: Worth) -> Plan:
    """The best train that the hand (a bit set) can lay from the number ``end`` on.

    Exact up to :data:`EXACT_UP_TO` tiles within reach; larger hands follow the worthiest tile at each
    number until they are that small. A function of its arguments alone; of equally good trains the one
    whose first different tile comes first in the set.
    """
    hand = _within_reach(hand & ~DOUBLES if worth.no_doubles else hand, end)
    if not hand:
        return NO_PLAN
    indices: list[int] = []
    fits = [0] * len(FITTING)
    bits = hand
    while bits:
        low = bits & -bits
        bits ^= low
        index = low.bit_length() - 1
        tile = TILES[index]
        place = 1 << len(indices)
        fits[tile.high] |= place
        fits[tile.low] |= place
        indices.append(index)
    return _read(indices, fits, _search(indices, fits, worth), end, worth)


def _within_reach(hand: int, end: int) -> int:
    """The tiles that hang together with a tile showing ``end``."""
    reach, frontier = 0, hand & FITTING[end]
    while frontier:
        reach |= frontier
        numbers = 0
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            tile = TILES[low.bit_length() - 1]
            numbers |= FITTING[tile.high] | FITTING[tile.low]
        frontier = hand & numbers & ~reach
    return reach


def _search(indices: list[int], fits: list[int], worth: Worth) -> Callable[[int, int], float]:
    """A function from (the tiles left, by place; the end) to the value of the best train."""
    sums = [_SUMS[index] for index in indices]
    values = [worth.tiles[index] for index in indices]
    doubles = [_IS_DOUBLE[index] for index in indices]
    fading, last_double = worth.fading, worth.last_double
    after_double = 1.0 if worth.doubles_free else fading
    known: dict[int, float] = {}

    def value(left: int, end: int) -> float:
        options = left & fits[end]
        if not options:
            return 0.0
        key = left << 5 | end
        best = known.get(key)
        if best is not None:
            return best
        if left.bit_count() > EXACT_UP_TO:
            options = _worthiest(options, values)
        best = 0.0
        while options:
            low = options & -options
            options ^= low
            place = low.bit_length() - 1
            if doubles[place]:
                rest = value(left ^ low, end)
                total = values[place] + after_double * rest if rest else values[place] * last_double
            else:
                total = values[place] + fading * value(left ^ low, sums[place] - end)
            if total > best:
                best = total
        known[key] = best
        return best

    return value


def _worthiest(options: int, values: list[float]) -> int:
    """The worthiest of some places (a bit set), the last of equals."""
    return (
        1 << max((values[place], place) for place in range(options.bit_length()) if options >> place & 1)[1]
    )


def _read(
    indices: list[int], fits: list[int], value: Callable[[int, int], float], end: int, worth: Worth
) -> Plan:
    """The best train itself, by following its value."""
    left = (1 << len(indices)) - 1
    worths = [worth.tiles[index] for index in indices]
    after_double = 1.0 if worth.doubles_free else worth.fading
    tiles: list[int] = []
    values: list[float] = [value(left, end)]
    bits = 0
    while values[-1]:
        options = left & fits[end]
        if left.bit_count() > EXACT_UP_TO:
            options = _worthiest(options, worths)
        while True:
            low = options & -options
            options ^= low
            place = low.bit_length() - 1
            index = indices[place]
            outer = _SUMS[index] - end
            rest = value(left ^ low, outer)
            if outer == end:
                total = worths[place] + after_double * rest if rest else worths[place] * worth.last_double
            else:
                total = worths[place] + worth.fading * rest
            if total == values[-1]:
                break
        tiles.append(index)
        bits |= 1 << index
        values.append(rest)
        left ^= low
        end = outer
    return Plan(tuple(tiles), bits, tuple(values))
