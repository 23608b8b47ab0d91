"""What a hand may still come to: how the planner weighs its plays.

A play is worth the pips it sheds now and, less surely, those it leaves a way of shedding later: the
planned train on the own line, one tile a turn, and any other tile whenever some line happens to offer
its number. How sure that is depends on how soon somebody may go out. All weights are in pips and were
found by playing paired deals, see docs/strength.md.

The same few lines weigh for the planner, which asks once a move, and for the rollouts of the master,
which ask for every move of every seat. So the master foresees what planners really do; a quicker policy
that moved as the planner does six times out of seven foresaw less than half of what its plays were worth.
That is why everything here is in plain integers and floats: lines and tiles are numbers, hands bit sets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Final, final

from mextrain_qt.model.options import Options
from mextrain_qt.model.players.plan import Plan, Plans, Worth
from mextrain_qt.model.tiles import DOUBLES, FITTING, TILES, set_bits


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of :class:`Weighing`, in pips where not said otherwise.

    ``tile``: what shedding any tile is worth besides its pips, in whole eighths, so that sums are the same
    in whatever order. ``fading`` and ``luck``: by phase, the chance that the next turn of a plan is still
    reached, and that a tile outside the plan is shed.
    ``exposed``: the share of the plan that is lost when others may play on the own line.
    ``uncovered``: the cost of a double that its layer cannot cover. ``followers``: the cost of every
    unseen tile that fits a number left to others. ``self_fit``: the share of the worthiest own loose
    tile that counts when its number is offered. ``last_double``: as in :class:`Worth`.
    """

    tile: float
    fading: tuple[float, ...]
    luck: tuple[float, ...]
    exposed: float
    uncovered: float
    followers: float
    self_fit: float
    last_double: float


TUNED: Final = Temper(
    tile=8.0,
    fading=(0.98, 0.97, 0.95, 0.90, 0.70),
    luck=(0.10, 0.10, 0.10, 0.10, 0.05),
    exposed=0.3,
    uncovered=10.0,
    followers=0.1,
    self_fit=0.1,
    last_double=0.3,
)
"""The weights the planner plays with."""

AMONG_PLANNERS: Final = Temper(
    tile=6.75,
    fading=(0.976, 0.972, 0.944, 0.792, 0.236),
    luck=(0.048, 0.089, 0.065, 0.123, 0.0515),
    exposed=0.346,
    uncovered=4.4,
    followers=0.114,
    self_fit=0.052,
    last_double=1.0,
)
"""The weights that fare best where all others are planners, found by an evolution strategy: the master's."""

GOING_OUT: Final = 1000.0
"""What ending the round is worth: more than anything else."""

_PHASES: Final = (4, 4, 3, 3, 2, 2, 1, 1, 1)
"""By the fewest tiles another seat holds: how near the end is (4 the nearest); 0 beyond."""

_CALM: Final = len(_PHASES)
_PIPS: Final = tuple(tile.pips for tile in TILES)


@lru_cache(maxsize=16)
def _books(options: Options, temper: Temper) -> tuple[tuple[Worth, Plans], ...]:
    """What tiles are worth in each phase by those options, and the plans that follow from it."""
    blocking = options.doubles == "block"
    spurs = options.doubles == "pause" and options.cover == 2
    blank = TILES[0].index
    tiles = tuple(
        tile.pips + temper.tile + (options.blank_points if tile.index == blank else 0) for tile in TILES
    )
    worths = (
        Worth(
            tiles=tiles,
            fading=fading,
            doubles_free=options.replay,
            last_double=temper.last_double if blocking and options.replay and options.layer_pays else 1.0,
            # A double that others cover, or that needs a second tile, does not hold a train together.
            no_doubles=spurs or (blocking and not options.replay),
        )
        for fading in temper.fading
    )
    return tuple((worth, Plans(worth)) for worth in worths)


@final
class Weighing:
    """Weighs what the seat to move may do: first :meth:`look` at a moment, then ask.

    Lines are numbered as in :mod:`mextrain_qt.model.actions`, tiles by index. ``options`` are the table's;
    ``plan`` is the best plan of the hand looked at.
    """

    __slots__ = (
        "_all_tiles",
        "_blocking",
        "_boneyard",
        "_books",
        "_bursting",
        "_drew",
        "_end_on_double",
        "_ends",
        "_fading",
        "_free_burst",
        "_hand",
        "_layer_pays",
        "_luck",
        "_most",
        "_off_own",
        "_open",
        "_plans",
        "_queue",
        "_release_dead",
        "_replay",
        "_seat",
        "_spurs",
        "_table",
        "_temper",
        "_tiles",
        "_total",
        "_unseen",
        "options",
        "plan",
    )

    def __init__(self, options: Options, temper: Temper = TUNED) -> None:
        """Weigh under those options with those weights."""
        self.options = options
        self._temper = temper
        self._books = _books(options, temper)
        self._tiles = self._books[0][0].tiles
        self._most = temper.self_fit * self._books[0][0].most
        self._blocking = options.doubles == "block"
        self._replay = options.replay
        self._layer_pays = options.layer_pays
        self._release_dead = options.release_dead
        self._end_on_double = options.end_on_double
        self._free_burst = options.burst_double == "free"
        self._off_own = options.marker_off == "own"
        self._all_tiles = set_bits(options.highest)

    def look(
        self,
        seat: int,
        hand: int,
        fewest: int,
        ends: Sequence[int],
        is_open: bool,
        queue: Sequence[int],
        table: int,
        boneyard: int,
        drew: bool,
        spurs: int,
        bursting: bool,
    ) -> None:
        """Look at a moment in which ``seat`` is to move with ``hand`` (a bit set, not empty).

        ``fewest``: the fewest tiles another seat holds. ``ends``: what each line offers. ``is_open``: the
        own marker is on. ``queue``: the lines of the open doubles, oldest first. ``table``: the tiles that
        lie there. ``boneyard``: how many tiles can be drawn. ``drew``: whether the seat just has.
        ``spurs``: the bit set of the lines whose next tile lies beside a double. ``bursting``: it is the
        seat's first turn, and it may go on on its own line.
        """
        phase = _PHASES[fewest] if fewest < _CALM else 0
        worth, plans = self._books[phase]
        self._plans, self._fading, self._luck = plans, worth.fading, self._temper.luck[phase]
        self._seat, self._hand, self._ends, self._open = seat, hand, ends, is_open
        self._queue, self._table, self._boneyard, self._drew = queue, table, boneyard, drew
        self._spurs, self._bursting = spurs, bursting
        self._unseen = self._all_tiles & ~table & ~hand
        self.plan = plans.plan(hand, ends[seat])
        tiles, total = self._tiles, 0.0
        while hand:
            low = hand & -hand
            hand ^= low
            total += tiles[low.bit_length() - 1]
        self._total = total

    def best(self, moves: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """The line and the tile of the play worth most; of equals the first that keeps the plan.

        ``moves``: each line that may be used with the bit set of the tiles that may be laid there.
        """
        seat, ends, doubles, planned = self._seat, self._ends, DOUBLES, self.plan.bits
        first = self.plan.tiles[0] if planned else -1
        most, found = -math.inf, (-1, -1)
        doubtful: list[tuple[float, int, int]] = []
        offered = 0
        for line, bits in moves:
            own = line == seat
            if not own and not self._spurs:
                # The same tile on the same number is worth the same.
                number = 1 << ends[line]
                if offered & number:
                    continue
                offered |= number
            while bits:
                low = bits & -bits
                bits ^= low
                index = low.bit_length() - 1
                if not doubles & low and (index != first if own else planned & low):
                    # What another plan is worth takes long to find, and seldom matters.
                    doubtful.append((self._at_most(line, index), line, index))
                    continue
                value = self.value(line, index)
                if value > most:
                    most, found = value, (line, index)
        doubtful.sort(key=itemgetter(0), reverse=True)
        for bound, line, index in doubtful:
            if bound <= most:
                break
            value = self.value(line, index, most)
            if value > most:
                most, found = value, (line, index)
        return found

    def keep_plan(
        self, seat: int, hand: int, fewest: int, ends: Sequence[int], line: int, index: int
    ) -> None:
        """Remember what becomes of the plan of ``hand`` by that play, so that it need not be found again."""
        _, plans = self._books[_PHASES[fewest] if fewest < _CALM else 0]
        plans.after_play(hand, ends[seat], index, line == seat)

    def _at_most(self, line: int, index: int) -> float:
        """What a play that disturbs the plan cannot exceed: no other plan beats the one there is."""
        worth = self._tiles[index]
        fading, planned = self._fading, self.plan.values[0]
        if line == self._seat:
            if not self._spurs >> line & 1:
                planned = (planned - worth) / fading
            if self._bursting:
                fading = 1.0
        return (
            worth + fading * ((1.0 - self._luck) * planned + self._luck * (self._total - worth)) + self._most
        )

    def rest(self, exposed: bool) -> float:
        """What the whole hand may still come to if nothing is laid; ``exposed``: the own line is open."""
        return self._later(self._total, self.plan.values[0], self.plan.total, exposed)

    def value(self, line: int, index: int, floor: float = -math.inf) -> float:
        """What a play is worth, in pips shed now and later; something below ``floor`` if it is less."""
        bit = 1 << index
        now = self._tiles[index]
        if self._hand == bit:
            return now + GOING_OUT * self.goes_out(index)
        hand, total = self._hand ^ bit, self._total - now
        own, plan = line == self._seat, self.plan
        if DOUBLES & bit and not self._is_dead_with(index):
            plan = self.plan_after(line, index)
            now += self._turn_after_double(line, index, plan)
        else:
            planned, laid = plan.values[0], plan.total
            if own:
                planned, laid = self._plans.worth(hand, self._own_end_after(line, index))
            elif plan.bits & bit:
                planned, laid = self._plans.worth(hand, self._ends[self._seat])
            fading = 1.0 if own and self._bursting else self._fading
            now += fading * self._later(total, planned, laid, self._is_open_after(line, index))
            if own or now + self._most <= floor:
                return now
            plan = self.plan_after(line, index)
        if own:
            return now
        outer = self._ends[line] if self._spurs >> line & 1 else _PIPS[index] - self._ends[line]
        return now + self._offered(hand & ~plan.bits, outer)

    def goes_out(self, index: int) -> bool:
        """Whether laying that tile ends the round, since it is the last and obliges to nothing."""
        if self._hand != 1 << index:
            return False
        return self._end_on_double or not DOUBLES >> index & 1 or self._is_dead_with(index)

    def plan_after(self, line: int, index: int) -> Plan:
        """The best plan that is left when the tile has been laid."""
        bit = 1 << index
        if line == self._seat:
            return self._plans.plan(self._hand ^ bit, self._own_end_after(line, index))
        if self.plan.bits & bit:
            return self._plans.plan(self._hand ^ bit, self._ends[self._seat])
        return self.plan

    def must_be_covered(self, line: int, index: int) -> bool:
        """Whether the seat itself has to cover that double, in the same turn."""
        if not self._blocking or not self._replay or not DOUBLES >> index & 1 or self._is_dead_with(index):
            return False
        return not (self._bursting and line == self._seat and self._free_burst)

    def cover_for(self, line: int, index: int) -> int | None:
        """The tile to cover with after laying that double, ``None`` if nothing fits.

        With an older double of this turn still open, that one has to be covered.
        """
        number, waiting = self._waiting_after(line, index)
        plan = self.plan_after(line, index)
        if waiting == self._seat and plan.tiles:
            return plan.tiles[0]
        return self._best_cover(index, number, plan, self._is_open_after(line, index))[1]

    def _own_end_after(self, line: int, index: int) -> int:
        """What the own line offers after that tile was laid on it."""
        end = self._ends[line]
        return end if self._spurs >> line & 1 else _PIPS[index] - end

    def _waiting_after(self, line: int, index: int) -> tuple[int, int]:
        """The number and the line of the double that has to be covered after laying another."""
        queue = self._queue
        return (self._ends[queue[0]], queue[0]) if queue else (TILES[index].high, line)

    def _is_open_after(self, line: int, index: int) -> bool:
        if line == self._seat:
            # A double on the own line that has to wait for others is theirs to build on.
            return len(self._queue) > 0 and DOUBLES >> index & 1 == 1
        return self._open and self._off_own

    def _turn_after_double(self, line: int, index: int, plan: Plan) -> float:
        """What may come after a double that has to be covered, or gives another play."""
        is_open = self._is_open_after(line, index)
        total, planned = self._total - self._tiles[index], plan.values[0]
        later = self._later(total, planned, plan.total, is_open)
        if not self._replay:
            # Where doubles block, the next seat covers it, on whatever line.
            others = self._blocking and line == self._seat
            return self._fading * self._later(total, planned, plan.total, is_open or others)
        if not self.must_be_covered(line, index):
            return later
        number, waiting = self._waiting_after(line, index)
        if (self._hand ^ 1 << index) & FITTING[number]:
            covered = self._best_cover(index, number, plan, is_open)[0]
            return max(later, covered) if waiting == self._seat else covered
        if not self._layer_pays:
            return self._fading * later
        return self._fading * self._later(total, planned, plan.total, True) - self._cost_uncovered(number)

    def _best_cover(self, double: int, number: int, plan: Plan, is_open: bool) -> tuple[float, int | None]:
        """What covering with a tile of the hand may be worth after laying ``double``, and the tile."""
        best, tile = 0.0, None
        hand, total = self._hand ^ 1 << double, self._total - self._tiles[double]
        covers, end = hand & FITTING[number], self._ends[self._seat]
        while covers:
            low = covers & -covers
            covers ^= low
            index = low.bit_length() - 1
            planned, laid = plan.values[0], plan.total
            if plan.bits & low:
                planned, laid = self._plans.worth(hand ^ low, end)
            now = self._tiles[index]
            worth = now + self._fading * self._later(total - now, planned, laid, is_open)
            if worth > best:
                best, tile = worth, index
        return best, tile

    def _cost_uncovered(self, number: int) -> float:
        unseen = self._unseen
        if not self._boneyard or self._drew:
            return 0.5 * self._temper.uncovered
        return self._temper.uncovered * (1.0 - (unseen & FITTING[number]).bit_count() / unseen.bit_count())

    def _is_dead_with(self, index: int) -> bool:
        """Whether a double is dead when it is laid, and released."""
        if not self._release_dead:
            return False
        return not FITTING[TILES[index].high] & self._all_tiles & ~(self._table | 1 << index)

    def _later(self, total: float, planned: float, laid: float, exposed: bool) -> float:
        """What may still be shed of tiles worth ``total``, with a plan of that value that lays ``laid``."""
        if exposed:
            planned *= 1.0 - self._temper.exposed
        return planned + self._luck * (total - laid)

    def _offered(self, loose: int, number: int) -> float:
        """What it is worth to leave that number to everybody."""
        bits, best = loose & FITTING[number], 0.0
        tiles = self._tiles
        while bits:
            low = bits & -bits
            bits ^= low
            worth = tiles[low.bit_length() - 1]
            if worth > best:
                best = worth
        unseen = (self._unseen & FITTING[number]).bit_count()
        return self._temper.self_fit * best - self._temper.followers * unseen
