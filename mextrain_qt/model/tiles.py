"""Dominoes: tiles, the sets they come in, and sets of tiles as bits of an integer.

Every tile that exists is made once, so tiles are compared by identity and hashed by number. A
tile's number is the same in every set (``high * (high + 1) / 2 + low``), which is also the order
in which tiles are listed: by larger half, then by smaller half.

A *bit set* of tiles is an ``int`` in which bit ``tile.index`` stands for the tile: hands, the
tiles on the table and questions such as "which tiles of this hand show a 7" are then single
operations on integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, final

from mextrain_qt.model.wording import shown

MAX_PIPS: Final = 18
"""The highest number on any half of any set the program knows."""

SETS: Final = (6, 9, 12, 15, 18)
"""The sets that can be played: the number is the highest double of the set."""


@final
class Tile:
    """One domino; ``Tile(4, 9)`` and ``Tile(9, 4)`` are the same object.

    Attributes: ``high`` and ``low`` (0..18, ``high >= low``), ``index`` (0..189), ``bit``
    (``1 << index``), ``pips`` (``high + low``) and ``is_double``.

    Raises ``ValueError`` for numbers that are on no tile.
    """

    __slots__ = ("bit", "high", "index", "is_double", "low", "pips")

    high: int
    low: int
    index: int
    bit: int
    pips: int
    is_double: bool

    def __new__(cls, a: int, b: int) -> Tile:
        """The one tile with the halves ``a`` and ``b``, in either order."""
        high, low = (a, b) if a >= b else (b, a)
        if low < 0 or high > MAX_PIPS:
            raise ValueError(f"no tile has the halves {a} and {b}: they run from 0 to {MAX_PIPS}")
        return TILES[high * (high + 1) // 2 + low]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"tiles are immutable: {name} cannot be set")

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Tile) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return f"Tile({self.high}, {self.low})"

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.high, self.low)

    def __contains__(self, number: int) -> bool:
        return number in (self.high, self.low)

    def other(self, number: int) -> int:
        """The half that remains when the half with ``number`` is laid inward (0..18).

        Raises ``ValueError`` when the tile does not show that number.
        """
        if number == self.high:
            return self.low
        if number == self.low:
            return self.high
        raise ValueError(f"{self} has no half with {number}")


def _make(high: int, low: int) -> Tile:
    tile: Tile = object.__new__(Tile)
    index = high * (high + 1) // 2 + low
    for name, value in (
        ("high", high),
        ("low", low),
        ("index", index),
        ("bit", 1 << index),
        ("pips", high + low),
        ("is_double", high == low),
    ):
        object.__setattr__(tile, name, value)
    return tile


TILES: Final[tuple[Tile, ...]] = tuple(_make(a, b) for a in range(MAX_PIPS + 1) for b in range(a + 1))
"""Every tile, by index."""

FITTING: Final[tuple[int, ...]] = tuple(
    sum(tile.bit for tile in TILES if n in tile) for n in range(MAX_PIPS + 1)
)
"""For each number 0..18, the bit set of all tiles that show it."""

DOUBLES: Final[int] = sum(tile.bit for tile in TILES if tile.is_double)
"""The bit set of all doubles."""


def set_size(highest: int) -> int:
    """How many tiles the double-``highest`` set has: 28, 55, 91, 136 or 190 for the known sets."""
    return (highest + 1) * (highest + 2) // 2


def set_bits(highest: int) -> int:
    """The bit set of all tiles of the double-``highest`` set."""
    return (1 << set_size(highest)) - 1


def bits_of(tiles: Iterable[Tile]) -> int:
    """The bit set of some tiles."""
    bits = 0
    for tile in tiles:
        bits |= tile.bit
    return bits


def tiles_in(bits: int) -> Iterator[Tile]:
    """The tiles of a bit set, in ascending order."""
    while bits:
        low = bits & -bits
        yield TILES[low.bit_length() - 1]
        bits ^= low


def pips_in(bits: int) -> int:
    """The pips of all tiles of a bit set."""
    pips = 0
    while bits:
        low = bits & -bits
        pips += TILES[low.bit_length() - 1].pips
        bits ^= low
    return pips


def parse_halves(text: str) -> tuple[int, int]:
    """The two halves of a tile written ``a-b``, in the order written.

    Raises ``ValueError`` with a sentence for anything that is not such a tile.
    """
    left, dash, right = text.partition("-")
    if not dash or not (left.isascii() and left.isdigit() and right.isascii() and right.isdigit()):
        raise ValueError(f"{shown(text)} is not a tile: a tile is written like 12-4")
    if len(left) > 2 or len(right) > 2 or max(int(left), int(right)) > MAX_PIPS:
        raise ValueError(f"{shown(text)} is not a tile: its halves run from 0 to {MAX_PIPS}")
    return int(left), int(right)


def parse_tile(text: str) -> Tile:
    """The tile written ``a-b``, either way round; raises ``ValueError`` as :func:`parse_halves`."""
    return Tile(*parse_halves(text))
