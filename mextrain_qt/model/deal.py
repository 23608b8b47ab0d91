"""Dealing: shuffles that are the same everywhere, and how a round starts from one.

A *numbered deal* is a pure function of a number, a round and a set. The generator is SHA-256 in
counter mode: word *i* of a stream is the *i*-th group of eight bytes, most significant first, of

    SHA-256("mexican-train deal 1/<number>/<name>/0"), SHA-256(".../1"), ...

with the name ``round <r>`` for the shuffle of round r (from 1) and ``starter`` for who begins. A
number below n is a word modulo n, words from the last incomplete multiple of n up being thrown
away. The shuffle is that of Fisher and Yates: from the last tile down to the second, swap with
the tile at a place below or equal. It starts from all tiles of the set in ascending order. Nothing
in it depends on Python's own generator, on hashing or on the platform.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import SystemRandom
from typing import Final

from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.options import Options
from mextrain_qt.model.position import Position
from mextrain_qt.model.sha256 import digest
from mextrain_qt.model.tiles import DOUBLES, TILES, Tile, bits_of, set_size

FIRST_NUMBER: Final = 1
LAST_NUMBER: Final = 2**31
"""Deals are numbered from :data:`FIRST_NUMBER` to this."""

_WORD: Final = 1 << 64


def check_number(number: int) -> None:
    """Raises ``ValueError`` with a sentence unless deals have that number."""
    if not FIRST_NUMBER <= number <= LAST_NUMBER:
        raise ValueError(f"{number} is not the number of a deal: they run from 1 to {LAST_NUMBER}")


def new_number() -> int:
    """The number of a deal that nobody can foresee."""
    return SystemRandom().randint(FIRST_NUMBER, LAST_NUMBER)


def shuffled(number: int, round_number: int, highest: int) -> tuple[Tile, ...]:
    """All tiles of the set in the order of that round (from 1) of the numbered deal."""
    tiles = list(TILES[: set_size(highest)])
    words = _words(number, f"round {round_number}")
    for last in range(len(tiles) - 1, 0, -1):
        place = _below(last + 1, words)
        tiles[last], tiles[place] = tiles[place], tiles[last]
    return tuple(tiles)


def first_starter(number: int, seats: int) -> int:
    """The seat that starts the first round of the numbered deal (0..seats-1)."""
    return _below(seats, _words(number, "starter"))


def _words(number: int, name: str) -> Iterator[int]:
    block = 0
    while True:
        found = digest(f"mexican-train deal 1/{number}/{name}/{block}")
        for start in range(0, 32, 8):
            yield int.from_bytes(found[start : start + 8], "big")
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    usable = _WORD - _WORD % limit
    return next(word for word in words if word < usable) % limit


@frozen
class Start:
    """How a round starts.

    ``order``: the shuffled set, empty where it is not known; ``position``: the moment of the first
    turn, the engine laid; ``layer``: the seat that laid the engine, ``None`` where it was set in the
    centre; ``drawn``: the seats that drew for the engine, in order, with the tile each drew.
    """

    order: tuple[Tile, ...]
    position: Position
    layer: int | None
    drawn: tuple[tuple[int, Tile], ...]


def start_round(
    options: Options, seats: int, order: Sequence[Tile], round_number: int, starter: int
) -> Start:
    """Deal ``order`` to the seats and lay the engine of round ``round_number`` (from 1).

    ``starter`` is the round's starter, who has the first turn unless somebody lays the engine.
    Raises :class:`~mextrain_qt.model.options.RefusedOption` where the options cannot be dealt.
    """
    options.check_seats(seats)
    engine = options.engine_of_first_round() - (round_number - 1)
    tiles = list(order)
    if options.engine == "centre":
        tiles.remove(Tile(engine, engine))
    size = options.tiles_per_hand(seats)
    hands = [bits_of(tiles[seat * size : (seat + 1) * size]) for seat in range(seats)]
    boneyard = tiles[seats * size :]
    layer: int | None = None
    drawn: list[tuple[int, Tile]] = []
    if options.engine == "highest":
        dealt = [tile for tile in tiles[: seats * size] if tile.is_double]
        if dealt:
            engine = max(dealt).high
        else:
            engine = _draw_until(DOUBLES, hands, boneyard, starter, drawn).high
        layer = _holder(engine, hands)
    elif options.engine == "holder":
        layer = _holder(engine, hands)
        if layer is None and options.engine_missing == "centre":
            boneyard.remove(Tile(engine, engine))
        elif layer is None:
            _draw_until(Tile(engine, engine).bit, hands, boneyard, starter, drawn)
            layer = _holder(engine, hands)
    if layer is not None:
        hands[layer] ^= Tile(engine, engine).bit
    position = Position(
        options=options,
        engine=engine,
        lines=((),) * (seats + 1),
        open=(False,) * seats,
        hands=tuple(hands),
        boneyard=tuple(boneyard),
        seat=starter if layer is None else layer,
        drew=False,
        drawn=False,
        laid=(),
        doubles=(),
        turns_taken=(0,) * seats,
        open_doubles=(),
    )
    return Start(tuple(order), position, layer, tuple(drawn))


def _holder(engine: int, hands: Sequence[int]) -> int | None:
    bit = Tile(engine, engine).bit
    return next((seat for seat, hand in enumerate(hands) if hand & bit), None)


def _draw_until(
    wanted: int, hands: list[int], boneyard: list[Tile], starter: int, drawn: list[tuple[int, Tile]]
) -> Tile:
    """Let the seats draw in turn, from the starter on, until one of the ``wanted`` tiles appears."""
    while True:
        seat = (starter + len(drawn)) % len(hands)
        tile = boneyard.pop(0)
        hands[seat] |= tile.bit
        drawn.append((seat, tile))
        if tile.bit & wanted:
            return tile
