"""Facts about a round, for whoever watches it: what an action did, in the order it happened.

Seats and lines are numbered from 0; :data:`~mextrain_qt.model.actions.MEXICAN` is the Mexican
train. Events are frozen values. Only :class:`TileDrawn` can hold a hidden tile; what leaves the
bridge or reaches a player holds ``None`` there, see :func:`as_seen_by`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from mextrain_qt.model.tiles import Tile


class TileLaid(NamedTuple):
    """A seat laid a tile with the half ``inner`` towards the engine."""

    seat: int
    line: int
    tile: Tile
    inner: int
    outer: int


class DoubleOpened(NamedTuple):
    """The double at the end of the line now waits to be covered (block rule)."""

    line: int
    number: int


class DoubleCovered(NamedTuple):
    """The seat covered the open double of the line (block rule)."""

    line: int
    number: int
    seat: int


class DoubleReleased(NamedTuple):
    """The open double of the line is dead and blocks nothing any more."""

    line: int
    number: int


class MarkerSet(NamedTuple):
    """The seat's line is open to everybody from now on."""

    seat: int


class MarkerTaken(NamedTuple):
    """The seat's line is its own again."""

    seat: int


class TileDrawn(NamedTuple):
    """The seat drew; ``tile`` is ``None`` for eyes that may not see it.

    ``lacked`` is the bit set of the tiles that the seat could have laid and so cannot have held.
    """

    seat: int
    tile: Tile | None
    lacked: int


class SeatPassed(NamedTuple):
    """The seat passed; ``lacked`` as in :class:`TileDrawn`, as far as everybody can tell.

    Where a drawn tile that fits may be kept, a pass tells nothing of it.
    """

    seat: int
    lacked: int


class SeatDone(NamedTuple):
    """The seat ended its turn without a marker; ``lacked`` as in :class:`SeatPassed` (0 in a burst)."""

    seat: int
    lacked: int


class Knocked(NamedTuple):
    """The seat is down to its last tile."""

    seat: int


class TurnBegan(NamedTuple):
    """The seat is to move."""

    seat: int


class RoundEnded(NamedTuple):
    """The round is over: ``reason`` is ``out`` or ``blocked``, ``seat`` who went out, if anyone."""

    reason: str
    seat: int | None
    points: tuple[int, ...]


Event: TypeAlias = (
    TileLaid
    | DoubleOpened
    | DoubleCovered
    | DoubleReleased
    | MarkerSet
    | MarkerTaken
    | TileDrawn
    | SeatPassed
    | SeatDone
    | Knocked
    | TurnBegan
    | RoundEnded
)


def as_seen_by(event: Event, seat: int | None) -> Event:
    """The event with a drawn tile hidden from every seat but its drawer (``None`` sees no draw)."""
    if type(event) is TileDrawn and event.seat != seat:
        return TileDrawn(event.seat, None, event.lacked)
    return event
