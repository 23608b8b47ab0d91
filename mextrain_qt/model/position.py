"""One moment of a round, in full, as a frozen value; its text is in :mod:`.notation`."""

from __future__ import annotations

from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.options import Options
from mextrain_qt.model.tiles import Tile


@frozen
class Position:
    """Everything there is to know of a moment, hidden tiles included.

    Seats and lines are numbered from 0. ``lines`` has one tuple of tiles a seat and, last, the Mexican
    train, each from the engine outward. ``hands`` are bit sets; ``boneyard`` has the next tile first.
    ``drew``: a tile was drawn since the last play of this turn; ``drawn``: in this turn at all.
    ``laid``: the lines played on in this turn, in order; ``doubles``: those whose open double was laid
    in this turn. ``open_doubles``: the queue of the block rule, oldest first. ``turns_taken``: turns
    finished by each seat.
    """

    options: Options
    engine: int
    lines: tuple[tuple[Tile, ...], ...]
    open: tuple[bool, ...]
    hands: tuple[int, ...]
    boneyard: tuple[Tile, ...]
    seat: int
    drew: bool
    drawn: bool
    laid: tuple[int, ...]
    doubles: tuple[int, ...]
    turns_taken: tuple[int, ...]
    open_doubles: tuple[int, ...]
