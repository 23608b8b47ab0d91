"""Playing a round to its end, fast, with planners in all seats.

The rules are those of :class:`~mextrain_qt.model.round.Round`, once more, on plain integers and
without events, legality lists or refusals, which is what makes it some ten times as fast. The
tests replay every action of thousands of rollouts over random option mixes on a ``Round`` and ask
for the same points at the end: where the two differ, this is wrong.

Every seat moves as the *planner* would (:mod:`mextrain_qt.model.players.weighing`), but for one thing: a
tile that fits is laid, also where the rules would let the seat say done or pass.

This is the reference of what :mod:`mextrain_qt.model.players.native` does some seventy times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action
from mextrain_qt.model.lines import walk
from mextrain_qt.model.options import Options
from mextrain_qt.model.players.weighing import Weighing
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import points_of_hand
from mextrain_qt.model.tiles import DOUBLES, FITTING, TILES, set_bits

_LINES_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(line for line in range(MEXICAN + 1) if bits >> line & 1) for bits in range(1 << (MEXICAN + 1))
)
_EVERY_LINE: Final = range(MEXICAN + 1)
_MEXICAN_BIT: Final = 1 << MEXICAN
_PIPS: Final = tuple(tile.pips for tile in TILES)


class Moment(NamedTuple):
    """What is public of a round on its way, in plain numbers.

    Lines are numbered as in :mod:`mextrain_qt.model.actions`. ``ends``: what each offers; ``needed``: how
    many tiles its last double needs where that is two, ``beside``: the outer number of its closed spur or
    -1. ``open_lines`` (markers are on) and ``grown`` (not empty) are bit sets of lines, ``table`` one of
    tiles. ``queue``: the lines of the open doubles, oldest first; ``doubles``: of those laid in this very
    turn. ``drew``: just now, ``drawn``: in this turn. ``laid``: a tile in this turn, ``laid_own``: none on
    another line, ``laid_double``: the last was one. ``turns``: how many each seat has had.
    """

    seats: int
    seat: int
    ends: tuple[int, ...]
    needed: tuple[int, ...]
    beside: tuple[int, ...]
    open_lines: int
    grown: int
    table: int
    queue: tuple[int, ...]
    doubles: tuple[int, ...]
    drew: bool
    drawn: bool
    laid: bool
    laid_own: bool
    laid_double: bool
    turns: tuple[int, ...]


def moment_of(game: Round) -> Moment:
    """Where a round stands."""
    needed, beside = _spurs(game)
    return Moment(
        seats=game.seats,
        seat=game.seat,
        ends=tuple(game.ends),
        needed=tuple(needed),
        beside=tuple(beside),
        open_lines=sum(1 << seat for seat in range(game.seats) if game.is_open(seat)),
        grown=sum(1 << line for line, tiles in enumerate(game.lines) if tiles),
        table=game.table,
        queue=tuple(game.queue),
        doubles=tuple(game.doubles),
        drew=game.drew,
        drawn=game.drawn,
        laid=bool(game.laid),
        laid_own=all(line == game.seat for line in game.laid),
        laid_double=bool(game.laid) and game.lines[game.laid[-1]][-1].is_double,
        turns=tuple(game.turns_taken),
    )


def _spurs(game: Round) -> tuple[list[int], list[int]]:
    """For each line how many tiles its last double needs, and the outer number of its closed spur."""
    needed, beside = [0] * (MEXICAN + 1), [-1] * (MEXICAN + 1)
    if game.options.doubles == "pause" and game.options.cover == 2:
        for line, tiles in enumerate(game.lines):
            read = walk(tiles, game.engine, 2)
            # A line that offers something else was carried on past a dead double.
            if read.end == game.ends[line]:
                needed[line], beside[line] = read.needed, read.beside
    return needed, beside


def usable_lines(
    options: Options,
    seat: int,
    laid: bool,
    bursting: bool,
    drew: bool,
    open_bits: int,
    grown: int,
    turns: Sequence[int],
) -> tuple[int, ...]:
    """The lines the seat may use, covering apart; the arguments as in :class:`Moment`."""
    if bursting and laid and not (drew and options.doubles != "block"):
        return (seat,)
    if options.own_first and not grown >> seat & 1:
        return (seat,)
    bits = open_bits | 1 << seat
    if grown & _MEXICAN_BIT or _may_start_mexican(options, seat, grown, turns):
        bits |= _MEXICAN_BIT
    return _LINES_IN[bits]


def _may_start_mexican(options: Options, seat: int, grown: int, turns: Sequence[int]) -> bool:
    when = options.mexican
    if when in ("anyone", "permanent"):
        return True
    if when == "second_turn":
        return turns[seat] > 0
    if when == "after_own":
        return bool(grown >> seat & 1)
    everyone = (1 << len(turns)) - 1
    return grown & everyone == everyone


def find_moves(options: Options, now: Moment, hand: int, bursting: bool) -> list[tuple[int, int]]:
    """Each line that may be played on with the bit set of the tiles of ``hand`` that may be laid there.

    ``bursting``: it is the seat's first turn, and it may go on on its own line.
    """
    moves: list[tuple[int, int]] = []
    may_swap = options.replay and (options.several_doubles or options.replay_where == "anywhere")
    if now.queue:
        covering = hand & FITTING[now.ends[now.queue[0]]]
        if covering:
            moves.append((now.queue[0], covering))
        if not may_swap or len(now.doubles) != len(now.queue):
            return moves
        if options.replay_where != "anywhere":
            hand &= DOUBLES
    for line in usable_lines(
        options, now.seat, now.laid, bursting, now.drew, now.open_lines, now.grown, now.turns
    ):
        fitting = hand & FITTING[now.ends[line]]
        if fitting and line not in now.queue:
            moves.append((line, fitting))
    return moves


@final
class Rollouts:
    """Rollouts from one public moment; only the hidden tiles differ from one to the next."""

    __slots__ = ("_all_tiles", "_options", "_start", "_weighings")

    def __init__(self, game: Round, weighings: Sequence[Weighing]) -> None:
        """Rollouts from where ``game`` stands, whatever its hidden tiles; ``weighings``: one a seat."""
        self._all_tiles = set_bits(game.options.highest)
        self._options = game.options
        self._start = moment_of(game)
        self._weighings = tuple(weighings)

    def play(
        self, hands: list[int], boneyard: list[int], trace: list[Action] | None = None
    ) -> tuple[int, ...]:
        """The points of all seats when the round is played out with those hidden tiles.

        ``hands``: a bit set of tiles a seat, changed by the call; ``boneyard``: tile indices, the next
        one first. ``trace``, if given, receives the actions.
        """
        options, start, all_tiles, weighings = self._options, self._start, self._all_tiles, self._weighings
        seats, block, replay = start.seats, options.doubles == "block", options.replay
        beside_doubles = options.doubles == "pause" and options.cover == 2
        release_dead, anywhere = options.release_dead, options.replay_where == "anywhere"
        may_swap = replay and (options.several_doubles or anywhere)
        end_on_double, draw_once = options.end_on_double, options.draws == "per_turn"
        any_closes, burst, own_first = options.marker_off == "any", options.burst, options.own_first
        simple, mexican_free = not burst and not own_first, options.mexican in ("anyone", "permanent")

        ends, table, open_bits, grown = list(start.ends), start.table, start.open_lines, start.grown
        needed, beside = list(start.needed), list(start.beside)
        queue, doubles = list(start.queue), list(start.doubles)
        seat, drew, drawn = start.seat, start.drew, start.drawn
        laid, laid_own, laid_double = start.laid, start.laid_own, start.laid_double
        turns = list(start.turns)
        taken, size = 0, len(boneyard)

        if size == 0 and self._nobody_can_go_on(hands, ends, queue, grown, turns, seat, doubles):
            return self._points(hands)
        while True:
            hand = hands[seat]
            line, index = -1, -1
            bursting = burst and laid_own and not turns[seat]
            moves: list[tuple[int, int]] = []
            if not hand:
                pass
            elif queue:
                fitting = hand & FITTING[ends[queue[0]]]
                if fitting:
                    moves.append((queue[0], fitting))
                if may_swap and len(doubles) == len(queue):
                    for each in usable_lines(options, seat, laid, bursting, drew, open_bits, grown, turns):
                        fitting = hand & FITTING[ends[each]]
                        if not anywhere:
                            fitting &= DOUBLES
                        if fitting and each not in queue:
                            moves.append((each, fitting))
            else:
                if simple and (mexican_free or grown & _MEXICAN_BIT):
                    usable = _LINES_IN[open_bits | 1 << seat | _MEXICAN_BIT]
                else:
                    usable = usable_lines(options, seat, laid, bursting, drew, open_bits, grown, turns)
                for each in usable:
                    fitting = hand & FITTING[ends[each]]
                    if fitting:
                        moves.append((each, fitting))
            if moves:
                line, fitting = moves[0]
                weighing = weighings[seat]
                fewest = min([other.bit_count() for each, other in enumerate(hands) if each != seat])
                spurs = sum(1 << each for each in _EVERY_LINE if needed[each] == 2) if beside_doubles else 0
                if len(moves) > 1 or fitting & (fitting - 1):
                    is_open = open_bits >> seat & 1 == 1
                    left = size - taken
                    weighing.look(
                        seat, hand, fewest, ends, is_open, queue, table, left, drew, spurs, bursting
                    )
                    line, index = weighing.best(moves)
                else:
                    index = fitting.bit_length() - 1
                weighing.keep_plan(seat, hand, fewest, ends, line, index)

            if line < 0:
                # Nothing fits: done, draw or pass.
                can_draw = taken < size and not drew and not (draw_once and drawn)
                if (hand and laid and not queue and not drew and bursting) or (
                    laid_double and not options.layer_pays and (hand or not can_draw)
                ):
                    action = DONE
                elif can_draw:
                    hands[seat] = hand | 1 << boneyard[taken]
                    taken += 1
                    drew = drawn = True
                    if trace is not None:
                        trace.append(DRAW)
                    continue
                else:
                    action = PASS
                    open_bits |= 1 << seat
                if trace is not None:
                    trace.append(action)
                turns[seat] += 1
                seat += 1
                if seat == seats:
                    seat = 0
                drew = drawn = laid = laid_double = False
                laid_own = True
                if doubles:
                    doubles.clear()
                if taken == size and self._nobody_can_go_on(hands, ends, queue, grown, turns, seat, doubles):
                    return self._points(hands)
                continue

            # Lay the tile.
            if trace is not None:
                trace.append(PLAYS[line][index])
            inner = ends[line]
            outer = _PIPS[index] - inner
            bit = 1 << index
            hand ^= bit
            hands[seat] = hand
            table |= bit
            grown |= 1 << line
            drew = False
            laid = True
            double = laid_double = DOUBLES >> index & 1 == 1
            if line != seat:
                laid_own = False
            if beside_doubles:
                if needed[line] == 2:
                    needed[line], beside[line] = 1, outer
                else:
                    ends[line] = outer
                    needed[line], beside[line] = (2 if double else 0), -1
                if release_dead:
                    for each in _EVERY_LINE:
                        if needed[each] == 1 and not FITTING[ends[each]] & all_tiles & ~table:
                            ends[each] = beside[each]
                            needed[each], beside[each] = 0, -1
            else:
                ends[line] = outer
            if queue and line in queue:
                queue.remove(line)
                if line in doubles:
                    doubles.remove(line)
            if open_bits and (line == seat or any_closes):
                open_bits &= ~(1 << seat)
            bursting = burst and laid_own and not turns[seat]
            obliges = False
            if double:
                obliges = not (release_dead and not FITTING[outer] & all_tiles & ~table)
                if block:
                    if bursting and options.burst_double == "free":
                        obliges = False
                    if obliges:
                        queue.append(line)
                        doubles.append(line)
            if queue and release_dead:
                for each in queue.copy():
                    if not FITTING[ends[each]] & all_tiles & ~table:
                        queue.remove(each)
                        if each in doubles:
                            doubles.remove(each)
            if not hand:
                can_draw = taken < size and not drew and not (draw_once and drawn)
                if not double or end_on_double or not obliges or (not block and not can_draw):
                    return self._points(hands)
            if block and not queue and not end_on_double:
                for step in range(1, seats + 1):
                    waiting = (seat + step) % seats
                    if not hands[waiting]:
                        return self._points(hands)
            if hand and not bursting and not (double and replay and (doubles if block else obliges)):
                turns[seat] += 1
                seat += 1
                if seat == seats:
                    seat = 0
                drew = drawn = laid = laid_double = False
                laid_own = True
                if doubles:
                    doubles.clear()

    def _points(self, hands: list[int]) -> tuple[int, ...]:
        blank_points = self._options.blank_points
        return tuple([points_of_hand(hand, blank_points) for hand in hands])

    def _nobody_can_go_on(
        self,
        hands: list[int],
        ends: list[int],
        queue: list[int],
        grown: int,
        turns: list[int],
        seat: int,
        doubles: list[int],
    ) -> bool:
        """Whether the round is blocked; asked with an empty boneyard, whenever a turn ends without a tile.

        Nothing is laid between the moment a round is blocked and the next such end of a turn, so the
        points are those of that moment.
        """
        fit = FITTING
        if queue:
            cover = fit[ends[queue[0]]]
            return not doubles and not any(hand & cover for hand in hands)
        shared = 0
        for line in range(self._start.seats):
            shared |= fit[ends[line]]
        second_turn = self._options.mexican == "second_turn"
        for each, hand in enumerate(hands):
            if self._options.own_first and not grown >> each & 1:
                usable = fit[ends[each]]
            elif grown & _MEXICAN_BIT or second_turn or _may_start_mexican(self._options, each, grown, turns):
                usable = shared | fit[ends[MEXICAN]]
            else:
                usable = shared
            if hand & usable:
                return False
        return True
