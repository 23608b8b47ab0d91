"""Whether a round can have started as somebody says, where its deal is not known."""

from __future__ import annotations

from mextrain_qt.model.position import Position
from mextrain_qt.model.tiles import DOUBLES, Tile


def possible_starters(position: Position) -> set[int]:
    """The seats that may have been the round's starter, by how many tiles each seat holds at its first turn.

    Empty where no deal by the options in force gives such hands.
    """
    options, seat = position.options, position.seat
    counts = [hand.bit_count() for hand in position.hands]
    seats = len(counts)
    size = options.tiles_per_hand(seats)
    nobody_laid_it = counts == [size] * seats
    if options.engine == "centre":
        return {seat} if nobody_laid_it else set()
    if options.engine == "holder" and options.engine_missing == "centre" and nobody_laid_it:
        return {seat}
    drawn = sum(counts) + 1 - seats * size
    if drawn < 0 or (drawn and options.engine == "holder" and options.engine_missing == "centre"):
        return set()
    if options.engine == "highest" and not _is_highest(position, drawn):
        return set()
    # The seat with the first turn drew last, and so laid the engine.
    first = (seat - (drawn - 1)) % seats
    wanted = [size] * seats
    for draw in range(drawn):
        wanted[(first + draw) % seats] += 1
    wanted[seat] -= 1
    if counts != wanted:
        return set()
    return {first} if drawn else set(range(seats))


def _is_highest(position: Position, drawn: int) -> bool:
    """Whether no hand has a double that should have been the engine."""
    doubles = DOUBLES if drawn else DOUBLES & ~(Tile(position.engine, position.engine).bit * 2 - 1)
    return not any(hand & doubles for hand in position.hands)
