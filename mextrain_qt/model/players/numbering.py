"""Tiles numbered by what they count, so that the heaviest of a bit set is its highest bit.

The rollouts of the master player choose "the heaviest tile that fits" hundreds of thousands of times
a second; in this numbering that is one ``bit_length``, and of two bit sets the larger integer holds
the heavier tile.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mextrain_qt.model.tiles import TILES, set_size


@final
class Numbering:
    """The tiles of one set in ascending order of points; *places* (0..size-1) stand for tiles.

    Attributes, all read-only: ``tiles`` (the tile's index at each place), ``places`` (the place of
    each index), ``pips`` and ``points`` by place (``points`` with what the double blank counts),
    ``doubles`` (the bit set of all doubles), ``fit`` (for each number the bit set of the tiles that
    show it), ``double_of`` (for each number the bit of its double) and ``is_double`` by place.
    """

    __slots__ = ("double_of", "doubles", "fit", "is_double", "pips", "places", "points", "tiles")

    def __init__(self, highest: int, blank_points: int) -> None:
        tiles = TILES[: set_size(highest)]
        worth = [tile.pips if tile.index else blank_points for tile in tiles]
        self.tiles: Final = tuple(sorted(range(len(tiles)), key=lambda index: (worth[index], index)))
        places = [0] * len(tiles)
        for place, index in enumerate(self.tiles):
            places[index] = place
        self.places: Final = tuple(places)
        self.points: Final = tuple(worth[index] for index in self.tiles)
        self.pips: Final = tuple(tiles[index].pips for index in self.tiles)
        self.is_double: Final = tuple(tiles[index].is_double for index in self.tiles)
        self.doubles: Final = sum(1 << place for place, double in enumerate(self.is_double) if double)
        self.fit: Final = tuple(
            sum(1 << place for place, index in enumerate(self.tiles) if number in tiles[index])
            for number in range(highest + 1)
        )
        self.double_of: Final = tuple(1 << places[n * (n + 3) // 2] for n in range(highest + 1))

    def from_tiles(self, bits: int) -> int:
        """The bit set of places for a bit set of tiles."""
        places, moved = self.places, 0
        while bits:
            low = bits & -bits
            moved |= 1 << places[low.bit_length() - 1]
            bits ^= low
        return moved

    def points_of(self, hand: int) -> int:
        """What a bit set of places counts at the end of a round."""
        points, total = self.points, 0
        while hand:
            low = hand & -hand
            total += points[low.bit_length() - 1]
            hand ^= low
        return total


@lru_cache(maxsize=32)
def numbering(highest: int, blank_points: int) -> Numbering:
    """The numbering of the double-``highest`` set where the double blank counts that much."""
    return Numbering(highest, blank_points)
