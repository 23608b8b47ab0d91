"""A long train of a hand, quickly: what the rollouts of the master player plan with.

Not the exact longest train (:mod:`mextrain_qt.model.chain` finds that): a depth-first search that
gives up after a few dozen steps, heaviest tile first, so that of equally long trains it tends to
find the one that lays the heavy tiles early.
"""

from __future__ import annotations

from typing import Final

from mextrain_qt.model.players.numbering import Numbering

STEPS: Final = 120
"""How many steps one search may take; more finds little more, see docs/strength.md."""

_NOTHING: Final[tuple[int, ...]] = ()


class Trains:
    """Plans trains over one numbering and remembers them; see :meth:`train`."""

    __slots__ = ("_best", "_double_of", "_fit", "_left", "_pips", "_places", "_trains")

    def __init__(self, tiles: Numbering) -> None:
        self._fit = tiles.fit
        self._pips = tiles.pips
        self._double_of = tiles.double_of
        self._places = [0] * len(tiles.pips)
        self._best: tuple[int, ...] = ()
        self._left = 0
        self._trains: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}

    def __len__(self) -> int:
        return len(self._trains)

    def forget(self) -> None:
        """Drop what is remembered, to bound the memory of a long search."""
        self._trains.clear()

    def train(self, hand: int, start: int) -> tuple[tuple[int, ...], int]:
        """A train of the hand (bit set of places) from the number ``start``.

        The places of its tiles, the *last* one first, and the bit set of them.
        """
        key = (hand, start)
        known = self._trains.get(key)
        if known is not None:
            return known
        self._best = _NOTHING
        self._left = STEPS
        self._extend(hand, start, 0)
        bits = 0
        for place in self._best:
            bits |= 1 << place
        found = (self._best, bits)
        self._trains[key] = found
        return found

    def _extend(self, hand: int, number: int, length: int) -> None:
        places: list[int] = self._places
        fitting = hand & self._fit[number]
        # A double can always be laid the moment its number is reached: no train gets shorter by it.
        double = hand & self._double_of[number]
        if double:
            places[length] = double.bit_length() - 1
            length += 1
            hand ^= double
            fitting ^= double
        if not fitting:
            if length > len(self._best):
                self._best = tuple(places[length - 1 :: -1]) if length else ()
            return
        if length + hand.bit_count() <= len(self._best):
            return
        pips = self._pips
        while fitting:
            place = fitting.bit_length() - 1
            fitting ^= 1 << place
            places[length] = place
            self._left -= 1
            self._extend(hand ^ 1 << place, pips[place] - number, length + 1)
            if self._left <= 0:
                return
