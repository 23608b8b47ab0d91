"""Dealing the tiles a seat cannot see again, as everything that happened in the open allows.

Every tile of the round was taken into a hand at some moment (dealt, or drawn later) or still lies in
the boneyard. Those moments are *slots*: a seat has as many from the deal as it was dealt tiles, and
one for every draw. Nobody knows which tile filled which slot, but

* a tile that was laid filled a slot of the seat that laid it, one from before it was laid;
* a seat that drew or passed because nothing fitted held none of the tiles that would have fitted
  (``lacked`` in the events): they can fill only slots from after that moment, or were laid before it.

Before the first tile is laid every way to fill the slots is equally likely, so what is wanted is a
uniformly random one among those that these rules allow. :class:`Redeals` walks among them: two slots
drawn at random swap their tiles if both may then be where they are. Swapping is its own inverse, so the
walk has the uniform distribution (W. K. Hastings, *Monte Carlo sampling methods using Markov chains
and their applications*, Biometrika 57, 1970); between two re-deals every slot is tried several times.

What a seat was *free* to lay and did not makes a tile less likely in its hand, not impossible. A
:class:`Judge` says how likely the seat's choices are with some tiles, and a swap that makes them less likely
is made only that often.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol, final

from mextrain_qt.model.events import SeatDone, SeatPassed, TileDrawn, TileLaid
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.tiles import DOUBLES, set_bits, tiles_in

_FIRST_SWAPS: Final = 40
"""How often each slot is tried before the first re-deal."""

_SWAPS: Final = 4
"""How often each slot is tried between two re-deals where nobody judges."""

_FIRST_JUDGED: Final = 12
"""How often each slot is tried before the first re-deal where somebody judges, which takes longer."""

_JUDGED: Final = 4
"""And how often between two. With 1 the walk lags behind: 21.4 % of the tiles were in the right hand then,
with 4 there were 22.1 %, as with 20.
"""


class Judge(Protocol):
    """Says how likely what the seats chose is."""

    def likelihood(self, seat: int, tiles: Sequence[int], least: float) -> float:
        """That of the choices of ``seat`` if its slots hold ``tiles`` (indices), in their order; above 0.

        0 where it is found to be below ``least``, which is found sooner than how much it is.
        """


class Redeal(NamedTuple):
    """Hidden tiles dealt again: ``hands`` as bit sets, the observer's own as it is, and the
    ``boneyard`` as tile indices, the next one first."""

    hands: tuple[int, ...]
    boneyard: list[int]


class Walk(NamedTuple):
    """Where a walk among the deals stands, for going on with it elsewhere.

    ``seat``: whose view it is, at a table of ``seats``. ``hidden``: the tiles dealt again, a bit set. One
    member a slot: ``owner``, its seat or -1 for the boneyard; ``since``, the place of the event in the log
    by which it was filled, -1 for the deal; ``allowed``, the tiles it may hold, a bit set; ``tile_at``, the
    tile it holds now. The first ``in_hands`` slots belong to seats. ``first`` swaps are tried before the
    next re-deal, ``swaps`` before each after it.
    """

    seat: int
    seats: int
    hidden: int
    owner: list[int]
    since: list[int]
    allowed: list[int]
    tile_at: list[int]
    in_hands: int
    first: int
    swaps: int


class _Slots(NamedTuple):
    """Some slots of one seat (-1: the boneyard) that are alike: filled at one moment, for the same tiles."""

    seat: int
    size: int
    since: int
    allowed: int


class Inconsistent(ValueError):
    """No deal at all fits what the observation tells."""


@final
class Redeals:
    """An endless supply of re-deals that are consistent with one observation."""

    __slots__ = (
        "_allowed",
        "_chance",
        "_first",
        "_hidden",
        "_in_hands",
        "_judge",
        "_likelihoods",
        "_own",
        "_owner",
        "_places",
        "_seat",
        "_seats",
        "_since",
        "_swaps",
        "_tile_at",
    )

    def __init__(self, seen: Observation, chance: Random) -> None:
        """Read the log; raises :class:`Inconsistent` where no deal fits it.

        All consistent deals are equally likely, until somebody judges.
        """
        self._chance = chance
        self._seat, self._seats, self._own = seen.seat, seen.seats, seen.hand
        self._hidden: int = seen.unseen
        self._judge: Judge | None = None
        self._likelihoods = [1.0] * seen.seats
        self._places = [slice(0)] * seen.seats
        slots: list[_Slots] = []
        tiles: list[int] = [tile.index for tile in tiles_in(self._hidden)]
        for seat in range(seen.seats):
            if seat != seen.seat:
                mine, laid = _slots_of(seen, seat)
                before = sum(each.size for each in slots)
                self._places[seat] = slice(before, before + sum(each.size for each in mine))
                slots += mine
                tiles += laid
        self._in_hands = sum(each.size for each in slots)
        self._first = self._swaps = _SWAPS * self._in_hands
        slots.append(_Slots(-1, seen.boneyard_count, -1, self._hidden))
        self._owner = [each.seat for each in slots for _ in range(each.size)]
        self._since = [each.since for each in slots for _ in range(each.size)]
        self._allowed = [each.allowed for each in slots for _ in range(each.size)]
        if len(tiles) != len(self._owner):
            raise Inconsistent(f"{len(tiles)} tiles do not fill {len(self._owner)} places")
        chance.shuffle(tiles)
        self._tile_at = _fill(self._allowed, tiles)
        self._swap(_FIRST_SWAPS * self._in_hands)

    def believe(self, judge: Judge) -> None:
        """From here on make deals the likelier, the likelier ``judge`` finds what the seats chose."""
        self._judge = judge
        self._likelihoods = [
            judge.likelihood(seat, self._tile_at[each], 0.0) for seat, each in enumerate(self._places)
        ]
        self._first, self._swaps = _FIRST_JUDGED * self._in_hands, _JUDGED * self._in_hands

    def next(self) -> Redeal:
        """The next re-deal."""
        if self._judge is None:
            self._swap(self._first)
        else:
            self._swap_judged(self._first, self._judge)
        self._first = self._swaps
        redeal = self.as_it_stands()
        self._chance.shuffle(redeal.boneyard)
        return redeal

    def as_it_stands(self) -> Redeal:
        """The deal the walk has come to, one of those that are possible."""
        hands = [0] * self._seats
        boneyard: list[int] = []
        hidden = self._hidden
        for tile, owner in zip(self._tile_at, self._owner, strict=True):
            if owner < 0:
                boneyard.append(tile)
            elif hidden >> tile & 1:
                hands[owner] |= 1 << tile
        hands[self._seat] = self._own
        return Redeal(tuple(hands), boneyard)

    def walk(self) -> Walk:
        """Where the walk stands."""
        return Walk(
            self._seat,
            self._seats,
            self._hidden,
            self._owner,
            self._since,
            self._allowed,
            self._tile_at,
            self._in_hands,
            self._first,
            self._swaps,
        )

    def _swap(self, times: int) -> None:
        tile_at, allowed = self._tile_at, self._allowed
        random, size, in_hands = self._chance.random, len(self._tile_at), self._in_hands
        for _ in range(times):
            one, other = int(random() * in_hands), int(random() * size)
            tile, instead = tile_at[one], tile_at[other]
            if allowed[one] >> instead & 1 and allowed[other] >> tile & 1:
                tile_at[one], tile_at[other] = instead, tile

    def _swap_judged(self, times: int, judge: Judge) -> None:
        """The same, but where it makes the choices less likely only that often (Metropolis and Hastings)."""
        tile_at, allowed, owner, since = self._tile_at, self._allowed, self._owner, self._since
        random, size, in_hands = self._chance.random, len(self._tile_at), self._in_hands
        known, places = self._likelihoods, self._places
        for _ in range(times):
            one, other = int(random() * in_hands), int(random() * size)
            first, second = owner[one], owner[other]
            if first == second and since[one] == since[other]:
                # Nothing would change.
                continue
            tile, instead = tile_at[one], tile_at[other]
            if not (allowed[one] >> instead & 1 and allowed[other] >> tile & 1):
                continue
            has_other = second not in (-1, first)
            before = known[first] * known[second] if has_other else known[first]
            least = random() * before
            tile_at[one], tile_at[other] = instead, tile
            here = judge.likelihood(first, tile_at[places[first]], least)
            there = 1.0
            if has_other and here:
                there = judge.likelihood(second, tile_at[places[second]], least / here)
            now = here * there
            if now == 0.0 or now < least:
                tile_at[one], tile_at[other] = tile, instead
                continue
            known[first] = here
            if has_other:
                known[second] = there


def _slots_of(seen: Observation, seat: int) -> tuple[list[_Slots], list[int]]:
    """The slots of another seat and the tiles it has laid since the first turn."""
    laid: dict[int, int] = {}
    lacks: list[tuple[int, int]] = []
    taken = [-1] * seen.start_counts[seat]
    at_first = _lacked_at_first(seen)
    if at_first:
        lacks.append((0, at_first))
    for moment, event in enumerate(seen.log, 1):
        if isinstance(event, TileLaid):
            if event.seat == seat:
                laid[event.tile.index] = moment
        elif isinstance(event, TileDrawn | SeatPassed | SeatDone) and event.seat == seat:
            if event.lacked:
                lacks.append((moment, event.lacked))
            if isinstance(event, TileDrawn):
                taken.append(moment)
    slots: list[_Slots] = []
    for since in taken:
        if slots and since == -1:
            slots[0] = slots[0]._replace(size=slots[0].size + 1)
            continue
        lacked = 0
        for moment, bits in lacks:
            if moment > since:
                lacked |= bits
        allowed = seen.unseen & ~lacked
        for tile, until in laid.items():
            if since < until and not any(bits >> tile & 1 for when, bits in lacks if since < when < until):
                allowed |= 1 << tile
        slots.append(_Slots(seat, 1, since, allowed))
    return slots, list(laid)


def _lacked_at_first(seen: Observation) -> int:
    """What nobody held before the first turn, because of how the engine was found."""
    options = seen.options
    if options.engine != "highest" or not seen.start_counts:
        return 0
    dealt = options.tiles_per_hand(seen.seats) * seen.seats
    doubles = DOUBLES & set_bits(options.highest)
    if sum(seen.start_counts) >= dealt:
        # Nobody was dealt a double: the engine was drawn.
        return doubles
    above = set_bits(options.highest) & ~set_bits(seen.engine)
    return doubles & above


def _fill(allowed: list[int], tiles: list[int]) -> list[int]:
    """Some tile for every slot: augmenting paths, from the slots that allow the fewest tiles on."""
    tile_at = [-1] * len(allowed)
    slot_of: dict[int, int] = {}
    wanted = sum(1 << tile for tile in tiles)

    def place(slot: int, tried: set[int]) -> bool:
        fitting = [tile for tile in tiles if allowed[slot] >> tile & 1 and tile not in tried]
        for tile in fitting:
            if tile not in slot_of:
                slot_of[tile], tile_at[slot] = slot, tile
                return True
        for tile in fitting:
            if tile in tried:
                continue
            tried.add(tile)
            if place(slot_of[tile], tried):
                slot_of[tile], tile_at[slot] = slot, tile
                return True
        return False

    for slot in sorted(range(len(allowed)), key=lambda each: (allowed[each] & wanted).bit_count()):
        if not place(slot, set()):
            raise Inconsistent("the tiles laid, drawn and passed on do not fit any deal")
    return tile_at
