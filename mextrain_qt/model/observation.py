"""What one seat may know of a match: its own hand and everything that happened in the open."""

from __future__ import annotations

from mextrain_qt.model.actions import MEXICAN, Action
from mextrain_qt.model.events import Event, TileDrawn, as_seen_by
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import Match
from mextrain_qt.model.options import Options
from mextrain_qt.model.position import Position
from mextrain_qt.model.tiles import Tile, set_bits


@frozen
class Observation:
    """A moment as the seat ``seat`` sees it; nothing reachable from it holds a hidden tile.

    Seats and lines are numbered from 0. ``lines``, ``open``, ``drew`` … ``open_doubles`` are as in
    :class:`~mextrain_qt.model.position.Position`. ``ends``: the number each line offers, nine entries,
    the Mexican train last (an unused seat's entry is the engine). ``hand``: the own tiles as a bit set.
    ``counts``: how many tiles each seat holds. ``boneyard_count``: how many are left to draw.
    ``to_move``: whose turn it is. ``legal``: what the seat may do; empty when another is to move.
    ``round_number`` counts from 1; ``totals`` are the points of the finished rounds. ``log``: the
    events of this round, drawn tiles hidden unless they are the seat's own. ``start_counts``: the tiles
    each seat held at the first turn.
    """

    options: Options
    seat: int
    seats: int
    round_number: int
    totals: tuple[int, ...]
    engine: int
    lines: tuple[tuple[Tile, ...], ...]
    ends: tuple[int, ...]
    open: tuple[bool, ...]
    hand: int
    counts: tuple[int, ...]
    boneyard_count: int
    to_move: int
    drew: bool
    drawn: bool
    laid: tuple[int, ...]
    doubles: tuple[int, ...]
    turns_taken: tuple[int, ...]
    open_doubles: tuple[int, ...]
    legal: tuple[Action, ...]
    log: tuple[Event, ...]
    start_counts: tuple[int, ...]
    table: int

    @property
    def unseen(self) -> int:
        """The bit set of the tiles the seat cannot see: the other hands and the boneyard together."""
        return set_bits(self.options.highest) & ~self.table & ~self.hand

    def position_with(self, hands: tuple[int, ...], boneyard: tuple[Tile, ...]) -> Position:
        """The moment as it would be with those tiles where this seat cannot see them."""
        return Position(
            options=self.options,
            engine=self.engine,
            lines=self.lines,
            open=self.open,
            hands=hands,
            boneyard=boneyard,
            seat=self.to_move,
            drew=self.drew,
            drawn=self.drawn,
            laid=self.laid,
            doubles=self.doubles,
            turns_taken=self.turns_taken,
            open_doubles=self.open_doubles,
        )


def observe(match: Match, seat: int) -> Observation:
    """The match as ``seat`` sees it now."""
    game = match.round
    return Observation(
        options=match.options,
        seat=seat,
        seats=game.seats,
        round_number=len(match.rounds),
        totals=match.totals,
        engine=game.engine,
        lines=(*(tuple(line) for line in game.lines[: game.seats]), tuple(game.lines[MEXICAN])),
        ends=tuple(game.ends),
        open=tuple(game.is_open(each) for each in range(game.seats)),
        hand=game.hands[seat],
        counts=tuple(hand.bit_count() for hand in game.hands),
        boneyard_count=game.boneyard_count,
        to_move=game.seat,
        drew=game.drew,
        drawn=game.drawn,
        laid=tuple(game.laid),
        doubles=tuple(game.doubles),
        turns_taken=tuple(game.turns_taken),
        open_doubles=tuple(game.queue),
        legal=game.legal_actions() if game.seat == seat else (),
        # Nearly all events are seen alike by everybody, and there are hundreds.
        log=tuple(
            [as_seen_by(event, seat) if type(event) is TileDrawn else event for event in match.current.log]
        ),
        start_counts=tuple(hand.bit_count() for hand in match.current.start.position.hands),
        table=game.table,
    )
