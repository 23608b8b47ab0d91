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
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias, final

from mextrain_qt.model.tiles import DOUBLES, FITTING, TILES

_PIPS: Final = tuple(tile.pips for tile in TILES)

EXACT_UP_TO: Final = 17
"""While a hand has more tiles than this, only the worthiest that fits is followed."""

_TANGLED: Final = 7
"""And while it has more tiles than numbers by more than this.

Every further tile for the same numbers doubles the trains there are: with 5 some 300 places have to be
searched, with 7 a thousand, with 10 ten thousand, whether the set is small or large.
"""

_NEVER_TANGLED: Final = 12
"""So few tiles have enough numbers in every set."""

REMEMBERED: Final = 40_000
"""How many plans and ends of trains one :class:`Plans` keeps in mind: some ten megabytes."""

_Step: TypeAlias = tuple[float, int, float]
"""The value of the best train from somewhere, the bit of its first tile, and what its tiles are worth."""


class Plan(NamedTuple):
    """A train: ``tiles`` (indices, the first to lay first) and ``bits`` (the same as a bit set).

    ``values``: the value of what is left of the train before each tile, and 0.0 at last; the first
    of them is the value of the plan. ``total``: the worth of all its tiles, whenever they are laid.
    """

    tiles: tuple[int, ...]
    bits: int
    values: tuple[float, ...]
    total: float

    @property
    def value(self) -> float:
        """What the whole plan is worth, 0.0 for an empty one."""
        return self.values[0]


NO_PLAN: Final = Plan((), 0, (0.0,), 0.0)

_NOWHERE: Final[_Step] = (0.0, 0, 0.0)
"""Nothing to lay, or only a double that is worth nothing where it would end the train."""


@dataclass(frozen=True, eq=False)
class Worth:
    """What the tiles of a plan are worth, and how fast that fades.

    ``tiles``: by tile index, above 0. ``fading``: the factor for what comes after a tile that took a
    turn (above 0, at most 1). ``doubles_free``: a double takes no turn. ``last_double``: the factor for
    a double at the end of the train (0 to 1). ``no_doubles``: doubles are no part of a plan.
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


@final
class Plans:
    """The best plans by one :class:`Worth`, remembered: plans of similar hands share most of their work."""

    __slots__ = ("_drawn_up", "_keep", "_known", "_search", "_tiles")

    def __init__(self, worth: Worth) -> None:
        """Nothing is planned yet."""
        self._tiles = worth.tiles
        self._keep = ~DOUBLES if worth.no_doubles else -1
        self._known: dict[int, _Step] = {}
        self._drawn_up: dict[int, Plan] = {}
        self._search = _search_by(worth, self._known)

    def plan(self, hand: int, end: int) -> Plan:
        """The best train that the hand (a bit set) can lay from the number ``end`` on.

        Exact up to :data:`EXACT_UP_TO` tiles, fewer where they share few numbers; larger hands follow the
        worthiest tile at each number until they are that small. A function of its arguments alone; of equally
        good trains the one whose first different tile comes first in the set.
        """
        hand &= self._keep
        if not hand & FITTING[end]:
            return NO_PLAN
        key = hand << 5 | end
        plan = self._drawn_up.get(key)
        if plan is None:
            if len(self._known) + len(self._drawn_up) > REMEMBERED:
                self._known.clear()
                self._drawn_up.clear()
            plan = self._drawn_up[key] = self._read(hand, end)
        return plan

    def worth(self, hand: int, end: int) -> tuple[float, float]:
        """The value and the total of :meth:`plan`, without the plan itself."""
        hand &= self._keep
        if not hand & FITTING[end]:
            return 0.0, 0.0
        value, _, total = self._known.get(hand << 5 | end) or self._search(hand, end)
        return value, total

    def after_play(self, hand: int, end: int, tile: int, own: bool) -> None:
        """Remember what becomes of a known plan when ``tile`` (an index in ``hand``) is laid.

        ``own``: on the own line, whose end was ``end``. What is left of a best plan after its first tile is
        a best plan, and so is a plan without a tile that is no part of it.
        """
        hand &= self._keep
        plan = self._drawn_up.get(hand << 5 | end)
        rest = hand & ~(1 << tile)
        if plan is None or _is_tangled(hand) or _is_tangled(rest):
            return
        if not own:
            if not plan.bits >> tile & 1:
                self._drawn_up[rest << 5 | end] = plan
        elif len(plan.tiles) > 1 and tile == plan.tiles[0]:
            left = Plan(plan.tiles[1:], plan.bits & rest, plan.values[1:], plan.total - self._tiles[tile])
            self._drawn_up[rest << 5 | _PIPS[tile] - end] = left

    def _read(self, hand: int, end: int) -> Plan:
        """The best train itself, by following its value."""
        known = self._known
        tiles: list[int] = []
        values: list[float] = []
        bits = 0
        total = 0.0
        while hand & FITTING[end]:
            value, low, worth = known.get(hand << 5 | end) or self._search(hand, end)
            if not low:
                break
            if not tiles:
                total = worth
            index = low.bit_length() - 1
            tiles.append(index)
            values.append(value)
            bits |= low
            hand ^= low
            end = _PIPS[index] - end
        return Plan(tuple(tiles), bits, (*values, 0.0), total)


def _search_by(worth: Worth, known: dict[int, _Step]) -> Callable[[int, int], _Step]:
    """A function from a hand and where it can be laid to the best train, noting all steps in ``known``."""
    tiles, fading, last_double = worth.tiles, worth.fading, worth.last_double
    after_double = 1.0 if worth.doubles_free else fading
    fits, pips, get = FITTING, _PIPS, known.get

    def search(hand: int, end: int) -> _Step:
        options = hand & fits[end]
        if hand.bit_count() > _NEVER_TANGLED and _is_tangled(hand):
            options = _worthiest(options, tiles)
        best = _NOWHERE
        most = 0.0
        while options:
            low = options & -options
            options ^= low
            index = low.bit_length() - 1
            outer = pips[index] - end
            left = hand ^ low
            worth = tiles[index]
            if left & fits[outer]:
                rest = get(left << 5 | outer) or search(left, outer)
                value = worth + (after_double if outer == end else fading) * rest[0]
                if value > most:
                    most, best = value, (value, low, worth + rest[2])
            else:
                value = worth * last_double if outer == end else worth
                if value > most:
                    most, best = value, (value, low, worth)
        known[hand << 5 | end] = best
        return best

    return search


def _is_tangled(hand: int) -> bool:
    """Whether a hand has too many tiles for its numbers to be searched in full."""
    tiles = hand.bit_count()
    if tiles <= _NEVER_TANGLED:
        return False
    return tiles > EXACT_UP_TO or tiles - len([True for fits in FITTING if hand & fits]) > _TANGLED


def _worthiest(options: int, worths: tuple[float, ...]) -> int:
    """The worthiest of some tiles (a bit set), the last of equals."""
    return (
        1 << max((worths[index], index) for index in range(options.bit_length()) if options >> index & 1)[1]
    )
