"""What a hand may still come to: how the planner weighs its plays.

A play is worth the pips it sheds now and, less surely, those it leaves a way of shedding later: the
planned train on the own line, one tile a turn, and any other tile whenever some line happens to offer
its number. How sure that is depends on how soon somebody may go out. All weights are in pips and were
found by playing paired deals, see docs/strength.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from mextrain_qt.model.actions import PASS, Action, Play
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.options import Options
from mextrain_qt.model.players.plan import Plan, Worth, best_plan
from mextrain_qt.model.tiles import FITTING, TILES, set_bits


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of :class:`Outlook`, in pips where not said otherwise.

    ``tile``: what shedding any tile is worth besides its pips. ``fading`` and ``luck``: by phase, the
    chance that the next turn of a plan is still reached, and that a tile outside the plan is shed.
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

GOING_OUT: Final = 1000.0
"""What ending the round is worth: more than anything else."""

NEAR_THE_END: Final = 3
"""With so few tiles in another hand the round may soon be over."""

CALM: Final = 9
"""With so many tiles in every other hand nobody is about to go out."""

_PHASES: Final = (4, 4, 3, 3, 2, 2, 1, 1, 1)
"""By the fewest tiles another seat holds: how near the end is (4 the nearest); 0 beyond."""


@lru_cache(maxsize=256)
def _worths(options: Options, temper: Temper) -> tuple[Worth, ...]:
    """What tiles are worth in each phase by those options."""
    blocking = options.doubles == "block"
    spurs = options.doubles == "pause" and options.cover == 2
    blank = TILES[0].index
    tiles = tuple(
        tile.pips + temper.tile + (options.blank_points if tile.index == blank else 0) for tile in TILES
    )
    return tuple(
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


@final
class Outlook:
    """The weighing of one moment for the seat to move; see :meth:`value` and :meth:`best`."""

    def __init__(self, seen: Observation, temper: Temper = TUNED) -> None:
        """Look at a moment in which ``seen.seat`` is to move."""
        self.seen = seen
        self.temper = temper
        options, seat = seen.options, seen.seat
        fewest = min(count for each, count in enumerate(seen.counts) if each != seat)
        phase = _PHASES[fewest] if fewest < len(_PHASES) else 0
        self.worth = _worths(options, temper)[phase]
        self.fading = temper.fading[phase]
        self.luck = temper.luck[phase]
        self.end = seen.ends[seat]
        self._blocking = options.doubles == "block"
        self._spur_next = frozenset(
            line if line < seen.seats else len(seen.ends) - 1
            for line, tiles in enumerate(seen.lines)
            if options.doubles == "pause" and options.cover == 2 and tiles and tiles[-1].is_double
        )
        self._bursting = options.burst and not seen.turns_taken[seat] and all(x == seat for x in seen.laid)
        self.plan = self.plan_of(seen.hand, self.end)

    def plan_of(self, hand: int, end: int) -> Plan:
        """The best plan of a hand from a number on."""
        return best_plan(hand, end, self.worth)

    def best(self, actions: Sequence[Action]) -> Action:
        """The action worth most; of equals, one that keeps the plan, and the first of those."""
        if len(actions) == 1:
            return actions[0]
        best, most = actions[0], -math.inf
        doubtful = []
        for action in actions:
            if type(action) is Play and self._disturbs_plan(action):
                doubtful.append(action)
                continue
            value = self.value(action)
            if value > most:
                best, most = action, value
        for play in doubtful:
            # What another plan is worth takes long to find, and is seldom asked for.
            if self._at_most(play) > most:
                value = self._value_of(play)
                if value > most:
                    best, most = play, value
        return best

    def _disturbs_plan(self, play: Play) -> bool:
        """Whether the plan has to be made again after laying a tile that is no double."""
        if play.tile.is_double:
            return False
        if play.line == self.seen.seat:
            return play.tile.index != self.plan.tiles[0]
        return bool(self.plan.bits & play.tile.bit)

    def _at_most(self, play: Play) -> float:
        """What a play that disturbs the plan cannot exceed: no other plan beats the one there is."""
        worth = self.worth.tiles[play.tile.index]
        fading, planned = self.fading, self.plan.values[0]
        most = self.temper.self_fit * self.worth.most
        if play.line == self.seen.seat:
            if play.line not in self._spur_next:
                planned = (planned - worth) / fading
            if self._bursting:
                fading = 1.0
        loose = self._loose_worth(self.seen.hand) - worth
        return worth + fading * ((1.0 - self.luck) * planned + self.luck * loose) + most

    def value(self, action: Action) -> float:
        """What the action is worth, in pips shed now and later."""
        if type(action) is not Play:
            # A pass opens the own line, saying done does not.
            return self._later(self.seen.hand, self.plan, exposed=action is PASS)
        return self._value_of(action)

    def goes_out(self, play: Play) -> bool:
        """Whether laying that tile ends the round, since it is the last and obliges to nothing."""
        if self.seen.hand != play.tile.bit:
            return False
        return self.seen.options.end_on_double or not play.tile.is_double or self._is_dead_with(play)

    def plan_after(self, play: Play) -> Plan:
        """The best plan that is left when the tile has been laid."""
        hand, line = self.seen.hand ^ play.tile.bit, play.line
        if line == self.seen.seat:
            end = self.seen.ends[line]
            return self.plan_of(hand, end if line in self._spur_next else play.tile.pips - end)
        return self.plan_of(hand, self.end) if self.plan.bits & play.tile.bit else self.plan

    def must_be_covered(self, play: Play) -> bool:
        """Whether the seat itself has to cover that double, in the same turn."""
        options = self.seen.options
        if not self._blocking or not options.replay or not play.tile.is_double or self._is_dead_with(play):
            return False
        free = self._bursting and play.line == self.seen.seat and options.burst_double == "free"
        return not free

    def cover_for(self, play: Play) -> int | None:
        """The tile (by index) to cover with after laying that double, ``None`` if nothing fits.

        With an older double of this turn still open, that one has to be covered.
        """
        number, line = self._waiting_after(play)
        plan, hand = self.plan_after(play), self.seen.hand ^ play.tile.bit
        if line == self.seen.seat and plan.tiles:
            return plan.tiles[0]
        return self._best_cover(hand, number, plan, self._is_open_after(play))[1]

    def _waiting_after(self, play: Play) -> tuple[int, int]:
        """The number and the line of the double that has to be covered after laying another."""
        waiting = self.seen.open_doubles
        return (self.seen.ends[waiting[0]], waiting[0]) if waiting else (play.tile.high, play.line)

    def _is_open_after(self, play: Play) -> bool:
        seen = self.seen
        own = play.line == seen.seat
        # A double on the own line that has to wait for others is theirs to build on.
        left = own and bool(seen.open_doubles) and play.tile.is_double
        return left or (seen.open[seen.seat] and not own and seen.options.marker_off == "own")

    def _value_of(self, play: Play) -> float:
        seen, tile, line = self.seen, play.tile, play.line
        now = self.worth.tiles[tile.index]
        if seen.hand == tile.bit:
            return now + GOING_OUT * self.goes_out(play)
        own, hand, plan = line == seen.seat, seen.hand ^ tile.bit, self.plan_after(play)
        if tile.is_double and not self._is_dead_with(play):
            now += self._turn_after_double(play, hand, plan)
        else:
            fading = 1.0 if own and self._bursting else self.fading
            now += fading * self._later(hand, plan, self._is_open_after(play))
        if not own:
            outer = seen.ends[line] if line in self._spur_next else tile.pips - seen.ends[line]
            now += self._offered(hand & ~plan.bits, outer)
        return now

    def _turn_after_double(self, play: Play, hand: int, plan: Plan) -> float:
        """What may come after a double that has to be covered, or gives another play."""
        options, is_open = self.seen.options, self._is_open_after(play)
        later = self._later(hand, plan, is_open)
        if not options.replay:
            # Where doubles block, the next seat covers it, on whatever line.
            others = self._blocking and play.line == self.seen.seat
            return self.fading * self._later(hand, plan, is_open or others)
        if not self.must_be_covered(play):
            return later
        number, line = self._waiting_after(play)
        if hand & FITTING[number]:
            covered = self._best_cover(hand, number, plan, is_open)[0]
            return max(later, covered) if line == self.seen.seat else covered
        if not options.layer_pays:
            return self.fading * later
        return self.fading * self._later(hand, plan, True) - self._cost_uncovered(number)

    def _best_cover(self, hand: int, number: int, plan: Plan, is_open: bool) -> tuple[float, int | None]:
        """What covering a double of this turn with a tile of ``hand`` may be worth, and the tile."""
        best, tile = 0.0, None
        covers = hand & FITTING[number]
        while covers:
            low = covers & -covers
            covers ^= low
            rest, index = hand ^ low, low.bit_length() - 1
            left = self.plan_of(rest, self.end) if plan.bits & low else plan
            worth = self.worth.tiles[index] + self.fading * self._later(rest, left, is_open)
            if worth > best:
                best, tile = worth, index
        return best, tile

    def _cost_uncovered(self, number: int) -> float:
        seen = self.seen
        unseen = seen.unseen
        if not seen.boneyard_count or seen.drew:
            return 0.5 * self.temper.uncovered
        return self.temper.uncovered * (1.0 - (unseen & FITTING[number]).bit_count() / unseen.bit_count())

    def _is_dead_with(self, play: Play) -> bool:
        """Whether a double is dead when it is laid, and released."""
        seen, tile = self.seen, play.tile
        if not seen.options.release_dead:
            return False
        return not FITTING[tile.high] & set_bits(seen.options.highest) & ~(seen.table | tile.bit)

    def _later(self, hand: int, plan: Plan, exposed: bool) -> float:
        """What may still be shed of a hand with that plan."""
        planned = plan.values[0] * (1.0 - self.temper.exposed) if exposed else plan.values[0]
        return planned + self.luck * self._loose_worth(hand & ~plan.bits)

    def _loose_worth(self, bits: int) -> float:
        """What some tiles are worth if they are shed now."""
        tiles, total = self.worth.tiles, 0.0
        while bits:
            low = bits & -bits
            bits ^= low
            total += tiles[low.bit_length() - 1]
        return total

    def _offered(self, loose: int, number: int) -> float:
        """What it is worth to leave that number to everybody."""
        unseen = (self.seen.unseen & FITTING[number]).bit_count()
        bits, best = loose & FITTING[number], 0.0
        tiles = self.worth.tiles
        while bits:
            low = bits & -bits
            bits ^= low
            best = max(best, tiles[low.bit_length() - 1])
        return self.temper.self_fit * best - self.temper.followers * unseen
