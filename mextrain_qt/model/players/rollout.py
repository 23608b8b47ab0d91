"""Playing a round to its end, fast, all seats with one planner-like policy.

The rules are those of :class:`~mextrain_qt.model.round.Round`, once more, on plain integers and
without events, legality lists or refusals, which is what makes it some ten times as fast. The
tests replay every action of thousands of rollouts over random option mixes on a ``Round`` and ask
for the same points at the end: where the two differ, this is wrong.

The policy: cover what waits; close the own marker with the planned train; lay on somebody else's line a
double whose cover is not in the plan, or the heaviest tile that is not, or the last of the plan if it
is heavy; else go on with the plan. Doubles that could not be covered are kept. Of some twenty rules
tried, these play as well as the planner and do the same in seven moves of eight (docs/strength.md).
"""

from __future__ import annotations

from typing import Final, final

from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action
from mextrain_qt.model.lines import walk
from mextrain_qt.model.players.numbering import numbering
from mextrain_qt.model.players.trains import Trains
from mextrain_qt.model.round import Round

_LINES_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(line for line in range(MEXICAN + 1) if bits >> line & 1) for bits in range(1 << (MEXICAN + 1))
)
_MEXICAN_BIT: Final = 1 << MEXICAN


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


@final
class Rollouts:
    """Rollouts from one public moment; only the hidden tiles differ from one to the next."""

    __slots__ = (
        "_beside",
        "_block",
        "_doubles",
        "_drawn",
        "_drew",
        "_ends",
        "_grown",
        "_laid",
        "_laid_double",
        "_laid_own",
        "_needed",
        "_open",
        "_options",
        "_queue",
        "_seat",
        "_seats",
        "_table",
        "_trains",
        "_turns",
        "tiles",
    )

    def __init__(self, game: Round, trains: Trains) -> None:
        """Rollouts from where ``game`` stands, whatever its hidden tiles; ``trains`` plans for all."""
        self.tiles = numbering(game.options.highest, game.options.blank_points)
        self._options = game.options
        self._trains = trains
        self._block = game.options.doubles == "block"
        self._seats = game.seats
        self._seat = game.seat
        self._ends = list(game.ends)
        self._needed, self._beside = _spurs(game)
        self._open = sum(1 << seat for seat in range(game.seats) if game.is_open(seat))
        self._grown = sum(1 << line for line, tiles in enumerate(game.lines) if tiles)
        self._table = self.tiles.from_tiles(game.table)
        self._queue = list(game.queue)
        self._doubles = list(game.doubles)
        self._drew, self._drawn = game.drew, game.drawn
        self._laid = bool(game.laid)
        self._laid_own = all(line == game.seat for line in game.laid)
        self._laid_double = bool(game.laid) and game.lines[game.laid[-1]][-1].is_double
        self._turns = list(game.turns_taken)

    def play(
        self, hands: list[int], boneyard: list[int], trace: list[Action] | None = None
    ) -> tuple[int, ...]:
        """The points of all seats when the round is played out with those hidden tiles.

        ``hands``: a bit set of places a seat, changed by the call; ``boneyard``: places, the next
        tile first. ``trace``, if given, receives the actions.
        """
        options, tiles, seats = self._options, self.tiles, self._seats
        heavy = options.highest
        fit, pips, is_double, all_doubles = tiles.fit, tiles.pips, tiles.is_double, tiles.doubles
        block, replay = self._block, options.replay
        spurs = options.doubles == "pause" and options.cover == 2
        release_dead, anywhere = options.release_dead, options.replay_where == "anywhere"
        may_swap = replay and (options.several_doubles or anywhere)
        end_on_double, draw_once = options.end_on_double, options.draws == "per_turn"
        any_closes, burst, own_first = options.marker_off == "any", options.burst, options.own_first
        train = self._trains.train
        mexican_free = options.mexican in ("anyone", "permanent")

        ends, table, open_bits, grown = self._ends.copy(), self._table, self._open, self._grown
        needed, beside = self._needed, self._beside
        if spurs:
            needed, beside = needed.copy(), beside.copy()
        queue, doubles = self._queue.copy(), self._doubles.copy()
        seat, drew, drawn = self._seat, self._drew, self._drawn
        laid, laid_own, laid_double = self._laid, self._laid_own, self._laid_double
        turns = self._turns.copy()
        taken, size = 0, len(boneyard)
        plans: list[list[int]] = [[]] * seats
        plan_bits = [0] * seats
        plan_ends = [-1] * seats

        if size == 0 and self._nobody_can_go_on(hands, ends, queue, grown, turns, seat, doubles):
            return tuple(map(tiles.points_of, hands))
        while True:
            hand = hands[seat]
            line = -1
            place = 0
            bursting = burst and laid_own and not turns[seat]
            if not hand:
                pass
            elif queue:
                line = queue[0]
                fitting = hand & fit[ends[line]]
                if fitting:
                    if fitting & (fitting - 1) == 0:
                        place = fitting.bit_length() - 1
                    else:
                        end = ends[seat]
                        if plan_ends[seat] != end:
                            found, bits = train(hand, end)
                            plans[seat], plan_bits[seat], plan_ends[seat] = list(found), bits, end
                        loose = fitting & ~plan_bits[seat]
                        if line == seat:
                            place = plans[seat][-1]
                        elif loose:
                            place = loose.bit_length() - 1
                        else:
                            # Of the planned tiles the one that is wanted last.
                            place = next(each for each in plans[seat] if fitting >> each & 1)
                elif may_swap and len(doubles) == len(queue):
                    line = -1
                    best = 0
                    for each in self._usable(seat, laid, bursting, drew, open_bits, grown, turns):
                        if each not in queue:
                            fitting = hand & fit[ends[each]]
                            if not anywhere:
                                fitting &= all_doubles
                            if fitting > best:
                                best, line = fitting, each
                    place = best.bit_length() - 1
                else:
                    line = -1
            else:
                end = ends[seat]
                if plan_ends[seat] == end:
                    plan = plans[seat]
                else:
                    plan_ends[seat] = end
                    if hand & fit[end]:
                        found, plan_bits[seat] = train(hand, end)
                        plan = plans[seat] = list(found)
                    else:
                        plan = plans[seat] = []
                        plan_bits[seat] = 0
                if plan and (open_bits >> seat & 1 or (burst and not turns[seat])):
                    line, place = seat, plan[-1]
                else:
                    loose = hand & ~plan_bits[seat]
                    if burst or own_first or not (mexican_free or grown & _MEXICAN_BIT):
                        lines = self._usable(seat, laid, bursting, drew, open_bits, grown, turns)
                    else:
                        lines = _LINES_IN[(open_bits | _MEXICAN_BIT) & ~(1 << seat)]
                    if replay and loose and hand & all_doubles:
                        # A double with a loose cover sheds two tiles in one turn.
                        best = 0
                        for each in lines:
                            fitting = loose & fit[ends[each]]
                            double = hand & fit[ends[each]] & all_doubles
                            if double > best and fitting & ~double and each != seat:
                                best, line = double, each
                        place = best.bit_length() - 1
                    spare_line, spare = -1, 0
                    while loose and line < 0:
                        # The heaviest loose tile, a double only if it can be covered.
                        best = 0
                        for each in lines:
                            fitting = loose & fit[ends[each]]
                            if fitting > best and each != seat:
                                best, line = fitting, each
                        if not best:
                            break
                        place = best.bit_length() - 1
                        if not is_double[place] or not replay:
                            break
                        number = ends[line]
                        rest = fit[number] ^ 1 << place
                        if hand & rest or not rest & ~table:
                            break
                        if spare_line < 0:
                            spare_line, spare = line, place
                        loose ^= 1 << place
                        line = -1
                    if line < 0 and len(plan) > 1 and pips[plan[0]] > heavy and not is_double[plan[0]]:
                        # A heavy tile that would be laid last at home is laid first elsewhere.
                        last = 1 << plan[0]
                        for each in lines:
                            if fit[ends[each]] & last and each != seat:
                                line, place = each, plan[0]
                                break
                    if line < 0 and plan:
                        line, place = seat, plan[-1]
                    elif line < 0 and spare_line >= 0:
                        line, place = spare_line, spare

            if line < 0:
                # Nothing fits: done, draw or pass.
                can_draw = taken < size and not drew and not (draw_once and drawn)
                if (hand and laid and not queue and not drew and bursting) or (
                    laid_double and not options.layer_pays and (hand or not can_draw)
                ):
                    action = DONE
                elif can_draw:
                    place = boneyard[taken]
                    taken += 1
                    hands[seat] = hand | 1 << place
                    drew = drawn = True
                    if trace is not None:
                        trace.append(DRAW)
                    if not plans[seat]:
                        plan_ends[seat] = -1
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
                    return tuple(map(tiles.points_of, hands))
                continue

            # Lay the tile.
            if trace is not None:
                trace.append(PLAYS[line][tiles.tiles[place]])
            inner = ends[line]
            outer = pips[place] - inner
            bit = 1 << place
            hand ^= bit
            hands[seat] = hand
            table |= bit
            grown |= 1 << line
            drew = False
            laid = True
            double = laid_double = is_double[place]
            if line == seat:
                if plan_bits[seat] & bit:
                    if plan_ends[seat] == inner and plans[seat][-1] == place:
                        plan = plans[seat]
                        plan.pop()
                        plan_bits[seat] ^= bit
                        # Tiles drawn since may go on where the plan stops.
                        plan_ends[seat] = outer if plan else -1
                    else:
                        plan_ends[seat] = -1
            else:
                laid_own = False
                if plan_bits[seat] & bit:
                    plan_ends[seat] = -1
            if spurs:
                if needed[line] == 2:
                    needed[line], beside[line] = 1, outer
                else:
                    ends[line] = outer
                    needed[line], beside[line] = (2 if double else 0), -1
                if release_dead:
                    for each in range(MEXICAN + 1):
                        if needed[each] == 1 and not fit[ends[each]] & ~table:
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
                obliges = not (release_dead and not fit[outer] & ~table)
                if block:
                    if bursting and options.burst_double == "free":
                        obliges = False
                    if obliges:
                        queue.append(line)
                        doubles.append(line)
            if queue and release_dead:
                for each in queue.copy():
                    if not fit[ends[each]] & ~table:
                        queue.remove(each)
                        if each in doubles:
                            doubles.remove(each)
            if not hand:
                can_draw = taken < size and not drew and not (draw_once and drawn)
                if not double or end_on_double or not obliges or (not block and not can_draw):
                    return tuple(
                        [0 if each == seat else tiles.points_of(hands[each]) for each in range(seats)]
                    )
            if block and not queue and not end_on_double:
                for step in range(1, seats + 1):
                    waiting = (seat + step) % seats
                    if not hands[waiting]:
                        return tuple(map(tiles.points_of, hands))
            if hand and not bursting and not (double and replay and (doubles if block else obliges)):
                turns[seat] += 1
                seat += 1
                if seat == seats:
                    seat = 0
                drew = drawn = laid = laid_double = False
                laid_own = True
                if doubles:
                    doubles.clear()

    def _usable(
        self,
        seat: int,
        laid: bool,
        bursting: bool,
        drew: bool,
        open_bits: int,
        grown: int,
        turns: list[int],
    ) -> tuple[int, ...]:
        """The lines the seat may use, covering apart."""
        options = self._options
        if bursting and laid and not (drew and not self._block):
            return (seat,)
        if options.own_first and not grown >> seat & 1:
            return (seat,)
        bits = open_bits | 1 << seat
        if grown & _MEXICAN_BIT or self._may_start_mexican(seat, grown, turns):
            bits |= _MEXICAN_BIT
        return _LINES_IN[bits]

    def _may_start_mexican(self, seat: int, grown: int, turns: list[int]) -> bool:
        when = self._options.mexican
        if when in ("anyone", "permanent"):
            return True
        if when == "second_turn":
            return turns[seat] > 0
        if when == "after_own":
            return bool(grown >> seat & 1)
        everyone = (1 << self._seats) - 1
        return grown & everyone == everyone

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
        fit = self.tiles.fit
        if queue:
            cover = fit[ends[queue[0]]]
            return not doubles and not any(hand & cover for hand in hands)
        shared = 0
        for line in range(self._seats):
            shared |= fit[ends[line]]
        second_turn = self._options.mexican == "second_turn"
        for each, hand in enumerate(hands):
            if self._options.own_first and not grown >> each & 1:
                usable = fit[ends[each]]
            elif grown & _MEXICAN_BIT or second_turn or self._may_start_mexican(each, grown, turns):
                usable = shared | fit[ends[MEXICAN]]
            else:
                usable = shared
            if hand & usable:
                return False
        return True
