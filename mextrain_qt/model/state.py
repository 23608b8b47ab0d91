"""What lies where in a round, and whose turn it is: the state on which the rules work.

Nothing here says what may be done; that is :mod:`mextrain_qt.model.round`, the one class that
builds on this one.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from mextrain_qt.model.actions import MEXICAN, Action
from mextrain_qt.model.lines import walk
from mextrain_qt.model.options import Options
from mextrain_qt.model.position import Position
from mextrain_qt.model.scoring import points_of_hand
from mextrain_qt.model.tiles import FITTING, Tile, bits_of, set_bits


class Outcome(NamedTuple):
    """How a round ended: ``reason`` is ``out`` or ``blocked``; ``seat`` went out, ``None`` if blocked."""

    reason: str
    seat: int | None
    points: tuple[int, ...]


class RoundState:
    """The state of a round, built from a :class:`Position`, with a cheap :meth:`copy`.

    Read-only for everybody else: ``options``, ``seats``, ``engine``, ``lines`` (nine lists of tiles,
    :data:`MEXICAN` last), ``ends`` (the number each offers), ``hands`` (bit sets), ``queue`` (the lines
    with an open double, oldest first), ``seat`` (to move), ``drew``, ``drawn``, ``laid``, ``doubles``,
    ``turns_taken``, ``outcome`` (``None`` while the round goes on).
    """

    __slots__ = (
        "_any_play_closes",
        "_beside",
        "_block",
        "_boneyard",
        "_burst",
        "_draw_once",
        "_legal",
        "_needed",
        "_open_bits",
        "_set",
        "_spurs",
        "_table",
        "_taken",
        "doubles",
        "drawn",
        "drew",
        "ends",
        "engine",
        "hands",
        "laid",
        "lines",
        "options",
        "outcome",
        "queue",
        "seat",
        "seats",
        "turns_taken",
    )

    def __init__(self, position: Position) -> None:
        """Take up the round at ``position``, which must be sound (see :mod:`.notation`)."""
        options = position.options
        self.options: Options = options
        self.seats = len(position.hands)
        self.engine = position.engine
        self._block = options.doubles == "block"
        self._spurs = options.doubles == "pause" and options.cover == 2
        self._burst = options.burst
        self._any_play_closes = options.marker_off == "any"
        self._draw_once = options.draws == "per_turn"
        self._set = set_bits(options.highest)

        self.lines: list[list[Tile]] = [[] for _ in range(MEXICAN + 1)]
        self.ends = [position.engine] * (MEXICAN + 1)
        self._needed = [0] * (MEXICAN + 1)
        self._beside = [-1] * (MEXICAN + 1)
        self._table = Tile(position.engine, position.engine).bit
        for place, tiles in enumerate(position.lines):
            line = place if place < self.seats else MEXICAN
            read = walk(tiles, position.engine, 2 if self._spurs else 1)
            self.lines[line] = list(tiles)
            self.ends[line], self._needed[line], self._beside[line] = read.end, read.needed, read.beside
            self._table |= bits_of(tiles)
        if self._spurs:
            self._complete_dead_doubles()

        self._open_bits = sum(1 << seat for seat, is_open in enumerate(position.open) if is_open)
        self.hands = list(position.hands)
        self._boneyard = position.boneyard
        self._taken = 0
        self.seat = position.seat
        self.drew = position.drew
        self.drawn = position.drawn
        self.laid = list(position.laid)
        self.doubles = list(position.doubles)
        self.queue = list(position.open_doubles)
        self.turns_taken = list(position.turns_taken)
        self._legal: tuple[Action, ...] | None = None
        self.outcome: Outcome | None = None

    def copy(self) -> Self:
        """An independent round at the same moment."""
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.seats = self.seats
        twin.engine = self.engine
        twin._block = self._block
        twin._spurs = self._spurs
        twin._burst = self._burst
        twin._any_play_closes = self._any_play_closes
        twin._draw_once = self._draw_once
        twin._set = self._set
        twin.lines = [line.copy() for line in self.lines]
        twin.ends = self.ends.copy()
        twin._needed = self._needed.copy()
        twin._beside = self._beside.copy()
        twin._table = self._table
        twin._open_bits = self._open_bits
        twin.hands = self.hands.copy()
        twin._boneyard = self._boneyard
        twin._taken = self._taken
        twin.seat = self.seat
        twin.drew = self.drew
        twin.drawn = self.drawn
        twin.laid = self.laid.copy()
        twin.doubles = self.doubles.copy()
        twin.queue = self.queue.copy()
        twin.turns_taken = self.turns_taken.copy()
        twin._legal = self._legal
        twin.outcome = self.outcome
        return twin

    def position(self) -> Position:
        """This moment as a frozen value, from which an equal round can be built."""
        return Position(
            options=self.options,
            engine=self.engine,
            lines=(*(tuple(line) for line in self.lines[: self.seats]), tuple(self.lines[MEXICAN])),
            open=tuple(self.is_open(seat) for seat in range(self.seats)),
            hands=tuple(self.hands),
            boneyard=self.boneyard,
            seat=self.seat,
            drew=self.drew,
            drawn=self.drawn,
            laid=tuple(self.laid),
            doubles=tuple(self.doubles),
            turns_taken=tuple(self.turns_taken),
            open_doubles=tuple(self.queue),
        )

    # What can be seen.

    @property
    def boneyard(self) -> tuple[Tile, ...]:
        """The undealt tiles, the next one first."""
        return self._boneyard[self._taken :]

    @property
    def boneyard_count(self) -> int:
        """How many tiles are left to draw."""
        return len(self._boneyard) - self._taken

    @property
    def table(self) -> int:
        """The bit set of all tiles on the table, the engine included."""
        return self._table

    @property
    def must_cover(self) -> int | None:
        """The line of the oldest open double (block rule), ``None`` where nothing waits."""
        return self.queue[0] if self.queue and self.outcome is None else None

    def is_open(self, seat: int) -> bool:
        """Whether the seat's marker is on."""
        return bool(self._open_bits >> seat & 1)

    def is_dead(self, number: int) -> bool:
        """Whether every tile with that number lies on the table."""
        return not FITTING[number] & self._set & ~self._table

    # What the rules work with.

    def _can_draw(self) -> bool:
        if self.drew or (self._draw_once and self.drawn):
            return False
        return self._taken < len(self._boneyard)

    def _grow_with_spurs(self, line: int, tile: Tile, outer: int) -> None:
        """Let the line grow where a double needs two tiles: first its closed spur, then the line."""
        needed = self._needed[line]
        if needed == 2:
            self._needed[line], self._beside[line] = 1, outer
        else:
            self.ends[line] = outer
            self._needed[line], self._beside[line] = (2 if tile.is_double else 0), -1
        self._complete_dead_doubles()

    def _complete_dead_doubles(self) -> None:
        if not self.options.release_dead:
            return
        for line, needed in enumerate(self._needed):
            if needed == 1 and self.is_dead(self.ends[line]):
                self.ends[line] = self._beside[line]
                self._needed[line], self._beside[line] = 0, -1

    def _points(self, out: int | None) -> tuple[int, ...]:
        blank = self.options.blank_points
        return tuple(
            0 if seat == out else points_of_hand(hand, blank) for seat, hand in enumerate(self.hands)
        )
