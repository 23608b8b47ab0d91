"""How the tiles of a line lie: which half is inward, what the line offers, what it still needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mextrain_qt.model.tiles import Tile


class Walk(NamedTuple):
    """A line read from the engine outward.

    ``halves``: for every tile its inner and its outer number. ``end``: the number the line offers.
    ``needed``: how many tiles the last double still needs before the line grows (0, 1 or 2; always
    0 where a double needs one tile). ``beside``: the outer number of the closed spur while ``needed``
    is 1, otherwise -1. ``carried``: the numbers of the doubles past which the line was carried on by
    their spur, which only a dead double allows.
    """

    halves: tuple[tuple[int, int], ...]
    end: int
    needed: int
    beside: int
    carried: tuple[int, ...]


class BrokenLine(ValueError):
    """A tile that does not match its neighbour. Attribute ``place``: its index in the line."""

    def __init__(self, place: int, tile: Tile, end: int) -> None:
        super().__init__(f"{tile} does not match the {end} it lies on")
        self.place = place


def walk(tiles: Sequence[Tile], engine: int, covers: int) -> Walk:
    """Read the tiles of one line that starts at ``engine``, where a double needs ``covers`` tiles.

    With two covers, the tile after a double is a spur beside the line and the next starts again with
    the double's number, unless it continues the spur. Raises :class:`BrokenLine`.
    """
    end, needed, beside = engine, 0, -1
    halves: list[tuple[int, int]] = []
    carried: list[int] = []
    for place, tile in enumerate(tiles):
        if needed == 1 and end not in tile and beside in tile:
            carried.append(end)
            end, needed, beside = beside, 0, -1
        if end not in tile:
            raise BrokenLine(place, tile, end)
        outer = tile.other(end)
        halves.append((end, outer))
        if needed == 2:
            needed, beside = 1, outer
        elif tile.is_double and covers == 2:
            needed = 2
        else:
            end, needed, beside = outer, 0, -1
    return Walk(tuple(halves), end, needed, beside, tuple(carried))
