"""Which sounds belong to what happened at the table: a pure function, nothing here can be heard."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from mextrain_qt.bridge.published import RoundResult, TableView
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.events import DoubleOpened, Event, Knocked, RoundEnded, TileDrawn, TileLaid


class Sound(StrEnum):
    """A sound, by the name of its file."""

    LAY_1 = "lay-1"
    LAY_2 = "lay-2"
    LAY_3 = "lay-3"
    DRAW = "draw"
    KNOCK = "knock"
    GOLD = "gold"
    ROUND_WON = "round-won"
    ROUND_LOST = "round-lost"
    ROUND_OVER = "round-over"
    MATCH_WON = "match-won"


LAYING: Final = (Sound.LAY_1, Sound.LAY_2, Sound.LAY_3)
"""No tile sounds quite like the one before."""

WINNING: Final = frozenset({Sound.ROUND_WON, Sound.MATCH_WON})
"""What nobody who has lost hears."""


def sounds_of(view: TableView, events: tuple[Event, ...]) -> tuple[Sound, ...]:
    """What is heard at the table of ``view`` when ``events`` have led to it, in order.

    How a round ends is told from where the people at this screen stand: won when it went well for all
    of them, lost when it went well for none, neither where it differs or nobody plays. The last round
    of a match is told by the match alone.
    """
    heard: list[Sound] = []
    for event in events:
        if isinstance(event, TileLaid):
            heard.append(LAYING[(event.tile.high + 2 * event.tile.low) % len(LAYING)])
        elif isinstance(event, TileDrawn):
            heard.append(Sound.DRAW)
        elif isinstance(event, DoubleOpened):
            heard.append(Sound.GOLD)
        elif isinstance(event, Knocked):
            heard.append(Sound.KNOCK)
        elif isinstance(event, RoundEnded):
            heard.append(_end(view))
    return tuple(heard)


def _end(view: TableView) -> Sound:
    """The sound of a round's end: after it the view knows the result, and the winners of the match."""
    people = {seat.seat for seat in view.seats if seat.player == PERSON}
    if view.winners:
        happy, won = set(view.winners), Sound.MATCH_WON
    else:
        happy, won = _best(view.result), Sound.ROUND_WON
    if people and people <= happy:
        return won
    if people and not people & happy:
        return Sound.ROUND_LOST
    return Sound.ROUND_OVER


def _best(result: RoundResult | None) -> set[int]:
    """Who has the best of a round: whoever went out, or counts least in a blocked one."""
    if result is None:
        return set()
    if result.seat is not None:
        return {result.seat}
    return {seat for seat, points in enumerate(result.points) if points == min(result.points)}
