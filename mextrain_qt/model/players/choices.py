"""What the other seats chose in a round, and what they faced when they chose.

That is found by playing the round once more, from one of the deals that are possible: what is public is the
same in all of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mextrain_qt.model.actions import DONE, DRAW, PASS, PLAYS, Action
from mextrain_qt.model.events import Event, SeatDone, SeatPassed, TileDrawn, TileLaid
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.plan import EXACT_UP_TO
from mextrain_qt.model.players.rollout import Moment, moment_of
from mextrain_qt.model.position import Position
from mextrain_qt.model.redeal import Walk
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES

CHOICES: Final = 24
"""So many choices of every seat are judged, the last ones."""

_WITHOUT_A_TILE: Final = {TileDrawn: DRAW, SeatPassed: PASS, SeatDone: DONE}


class Choice(NamedTuple):
    """A tile that another seat laid: ``tile`` (by index) on ``line``, the event ``at`` that place in the log.

    ``now``: what was public before. ``fewest``: the fewest tiles another seat held. ``boneyard``: how many
    could be drawn. ``laid``: the tiles the seat had laid by then, a bit set.
    """

    at: int
    now: Moment
    fewest: int
    boneyard: int
    laid: int
    line: int
    tile: int


def choices_of(seen: Observation, walk: Walk) -> list[list[Choice]]:
    """For every seat what it chose in this round, in order; nothing for the observer.

    ``walk``: where re-deals for that observation stand. Nothing is known of what came before the log, so
    all are empty where the log does not begin with the first turn of a round.
    """
    found: list[list[Choice]] = [[] for _ in range(seen.seats)]
    start = _start(seen, walk)
    if start is None:
        return found
    game = Round(start)
    laid = [0] * seen.seats
    for at, event in enumerate(seen.log, 1):
        action = _action(event)
        if action is None:
            continue
        if type(event) is TileLaid:
            seat = event.seat
            if seat != seen.seat and game.hands[seat].bit_count() <= EXACT_UP_TO:
                fewest = min(hand.bit_count() for each, hand in enumerate(game.hands) if each != seat)
                left = game.boneyard_count
                now = moment_of(game)
                found[seat].append(Choice(at, now, fewest, left, laid[seat], event.line, event.tile.index))
            laid[seat] |= event.tile.bit
        try:
            game.apply(action)
        except IllegalAction:
            return [[] for _ in range(seen.seats)]
    return [each[-CHOICES:] for each in found]


def _action(event: Event) -> Action | None:
    """What the seat did, where the event is the first of what came of it."""
    if type(event) is TileLaid:
        return PLAYS[event.line][event.tile.index]
    return _WITHOUT_A_TILE.get(type(event))


def _start(seen: Observation, walk: Walk) -> Position | None:
    """The round before its first turn, in the deal the walk has come to."""
    laid = [event for event in seen.log if type(event) is TileLaid]
    if not laid or len(laid) != sum(map(len, seen.lines)):
        return None
    acted = (event for event in seen.log if isinstance(event, TileLaid | TileDrawn | SeatPassed | SeatDone))
    hands = [0] * seen.seats
    hands[seen.seat] = seen.hand
    boneyard: list[int] = []
    drawn: dict[int, int] = {}
    for tile, owner, since in zip(walk.tile_at, walk.owner, walk.since, strict=True):
        if owner < 0:
            boneyard.append(tile)
        elif since < 0:
            hands[owner] |= 1 << tile
        else:
            drawn[since] = tile
    for play in laid:
        if play.seat == seen.seat:
            hands[seen.seat] |= play.tile.bit
    for at, event in enumerate(seen.log, 1):
        if type(event) is TileDrawn and event.seat == seen.seat and event.tile is not None:
            hands[seen.seat] &= ~event.tile.bit
            drawn[at] = event.tile.index
    return Position(
        options=seen.options,
        engine=seen.engine,
        lines=((),) * (seen.seats + 1),
        open=(False,) * seen.seats,
        hands=tuple(hands),
        boneyard=tuple([TILES[index] for index in (*(drawn[at] for at in sorted(drawn)), *boneyard)]),
        seat=next(acted).seat,
        drew=False,
        drawn=False,
        laid=(),
        doubles=(),
        turns_taken=(0,) * seen.seats,
        open_doubles=(),
    )
