"""What the bridge publishes: frozen pictures of the table as one seat may see it.

Nothing here holds a hidden tile. Seats are numbered from 0; lines as their seats, the Mexican train
is :data:`~mextrain_qt.model.actions.MEXICAN`.
"""

from __future__ import annotations

from enum import Enum

from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.events import Event
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.options import Options
from mextrain_qt.model.refusal import Refusal
from mextrain_qt.model.tiles import Tile


class Phase(Enum):
    """Where the match is."""

    PLAYING = "playing"
    COVERED = "covered"
    """Several people play at this computer and the next has not uncovered the screen yet."""
    ROUND_OVER = "round over"
    MATCH_OVER = "match over"


class Lie(Enum):
    """How a tile lies on its line."""

    ALONG = "along"
    ACROSS = "across"
    SPUR = "spur"


@frozen
class LaidTile:
    """A tile on the table: ``inner`` is the half towards the engine.

    ``seat``: who laid it, ``None`` where nobody knows (a position that was opened). ``move``: the
    number of the play in this round, from 1 (0 where nobody knows). ``time``: seconds since the epoch,
    0 where nobody knows.
    """

    tile: Tile
    inner: int
    outer: int
    lie: Lie
    seat: int | None
    move: int
    time: float


@frozen
class LineView:
    """A line: its number, its tiles from the engine outward, the number it offers, who may use it.

    ``is_open``: its marker is on (always false for the Mexican train, which is anyone's).
    ``open_double``: its last double waits to be covered. ``usable``: the seat at the bottom, being to
    move, could lay some tile there now as far as the line is concerned, so it shows a ring.
    """

    line: int
    tiles: tuple[LaidTile, ...]
    end: int
    is_open: bool
    open_double: bool
    usable: bool


@frozen
class SeatView:
    """A seat as everybody sees it; ``player`` is ``person`` or a level, ``colour`` 0..7."""

    seat: int
    name: str
    player: str
    colour: int
    tiles: int
    points: int
    is_open: bool
    is_to_move: bool
    knocked: bool


@frozen
class HandTile:
    """A tile in the rack; ``flipped`` shows the smaller half first."""

    tile: Tile
    flipped: bool

    @property
    def halves(self) -> tuple[int, int]:
        """The numbers from left to right."""
        high, low = self.tile.high, self.tile.low
        return (low, high) if self.flipped else (high, low)


@frozen
class TrainInHand:
    """The train laid out by *Arrange*: the first ``length`` tiles of the rack, and their pips."""

    length: int
    pips: int
    exact: bool


@frozen
class RoundResult:
    """How the round ended, with every hand laid open (``hands`` sorted, a tuple a seat)."""

    reason: str
    seat: int | None
    points: tuple[int, ...]
    hands: tuple[tuple[Tile, ...], ...]


@frozen
class ScoreRow:
    """A round on the scoresheet: its engine (``None``: not known yet) and points (``None``: not over)."""

    engine: int | None
    points: tuple[int, ...] | None
    totals: tuple[int, ...] | None
    is_current: bool


@frozen
class Scoresheet:
    """All rounds of the match, in order, played or not; ``totals`` so far; ``leaders`` share the lowest."""

    names: tuple[str, ...]
    colours: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


@frozen
class DealReport:
    """A sealed deal: ``commitment`` was shown before the round.

    Once the round is over ``salt`` and ``order`` (the shuffled set) are known, and ``recomputed`` is
    their commitment, worked out again; until then all three are ``None``.
    """

    commitment: str
    salt: str | None
    order: tuple[Tile, ...] | None
    recomputed: str | None


@frozen
class TableView:
    """The table as the seat at the bottom may see it.

    ``viewer``: the seat at the bottom whose hand is shown; ``None`` when no person plays here or the
    screen is covered. ``bottom``: the seat whose line points down. ``lines``: one a seat, in seat
    order, the Mexican train last. ``hand``: in the owner's order. ``legal``: what the viewer may do now;
    empty when another is to move. ``must_cover``: the line of the open double that waits. ``last_laid``:
    the line and place (index) of the tile laid last. ``since``: the events since the viewer's last turn.
    ``log``: all events of the round so far.
    ``seen_tally``: for every number 0..set, how many of its tiles the viewer has seen. ``number``: of the
    deal, ``None`` where the match did not start from one. ``commitment``: the sealed deal's promise,
    ``None`` where there is none. ``can_undo``: the viewer can undo something, be it only in the hand.
    ``why_no_draw``, ``why_no_pass``: the rule that drawing, or passing, would break, where the viewer is
    to move.
    """

    options: Options
    phase: Phase
    seats: tuple[SeatView, ...]
    viewer: int | None
    bottom: int
    engine: int
    lines: tuple[LineView, ...]
    boneyard: int
    to_move: int
    drew: bool
    hand: tuple[HandTile, ...]
    train: TrainInHand | None
    legal: tuple[Action, ...]
    must_cover: int | None
    last_laid: tuple[int, int] | None
    since: tuple[Event, ...]
    log: tuple[Event, ...]
    round_number: int
    rounds: int
    result: RoundResult | None
    winners: tuple[int, ...]
    scoresheet: Scoresheet
    seen_tally: tuple[int, ...]
    number: int | None
    commitment: str | None
    can_take_back: bool
    can_redo: bool
    can_undo: bool = False
    why_no_draw: Refusal | None = None
    why_no_pass: Refusal | None = None

    def lines_for(self, tile: Tile) -> tuple[int, ...]:
        """The lines on which the viewer may lay that tile now."""
        return tuple(action.line for action in self.legal if isinstance(action, Play) and action.tile is tile)

    def line(self, line: int) -> LineView:
        """The line with that number."""
        return next(each for each in self.lines if each.line == line)
