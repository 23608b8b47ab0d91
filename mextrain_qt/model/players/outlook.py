"""An observation as the planner weighs it: the weighing, asked in actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mextrain_qt.model.actions import MEXICAN, PASS, Action, Play
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.plan import Plan
from mextrain_qt.model.players.weighing import TUNED, Temper, Weighing

NEAR_THE_END: Final = 3
"""With so few tiles in another hand the round may soon be over."""

CALM: Final = 9
"""With so many tiles in every other hand nobody is about to go out."""


@final
class Outlook:
    """The weighing of one moment for the seat to move; see :meth:`value` and :meth:`best`."""

    def __init__(self, seen: Observation, temper: Temper = TUNED) -> None:
        """Look at a moment in which ``seen.seat`` is to move and has at least a tile."""
        self._weighing = Weighing(seen.options, temper)
        options, seat = seen.options, seen.seat
        spurs = 0
        if options.doubles == "pause" and options.cover == 2:
            for line, tiles in enumerate(seen.lines):
                if tiles and tiles[-1].is_double:
                    spurs |= 1 << (line if line < seen.seats else MEXICAN)
        self._weighing.look(
            seat=seat,
            hand=seen.hand,
            fewest=min(count for each, count in enumerate(seen.counts) if each != seat),
            ends=seen.ends,
            is_open=seen.open[seat],
            queue=seen.open_doubles,
            table=seen.table,
            boneyard=seen.boneyard_count,
            drew=seen.drew,
            spurs=spurs,
            bursting=options.burst and not seen.turns_taken[seat] and all(x == seat for x in seen.laid),
        )
        self.plan: Plan = self._weighing.plan

    def best(self, actions: Sequence[Action]) -> Action:
        """The action worth most of some that are legal; of equals the first that keeps the plan.

        Of several at least one is a play: saying done, passing and drawing never stand beside each other.
        """
        if len(actions) == 1:
            return actions[0]
        plays: dict[tuple[int, int], Play] = {}
        moves: dict[int, int] = {}
        other: Action | None = None
        for action in actions:
            if type(action) is Play:
                plays[action.line, action.tile.index] = action
                moves[action.line] = moves.get(action.line, 0) | action.tile.bit
            else:
                other = action
        play = plays[self._weighing.best(tuple(moves.items()))]
        return other if other and self.value(other) > self.value(play) else play

    def value(self, action: Action) -> float:
        """What the action is worth, in pips shed now and later."""
        if type(action) is not Play:
            # A pass opens the own line, saying done does not.
            return self._weighing.rest(exposed=action is PASS)
        return self._weighing.value(action.line, action.tile.index)

    def goes_out(self, play: Play) -> bool:
        """Whether laying that tile ends the round, since it is the last and obliges to nothing."""
        return self._weighing.goes_out(play.tile.index)

    def plan_after(self, play: Play) -> Plan:
        """The best plan that is left when the tile has been laid."""
        return self._weighing.plan_after(play.line, play.tile.index)

    def must_be_covered(self, play: Play) -> bool:
        """Whether the seat itself has to cover that double, in the same turn."""
        return self._weighing.must_be_covered(play.line, play.tile.index)

    def cover_for(self, play: Play) -> int | None:
        """The tile (by index) to cover with after laying that double, ``None`` if nothing fits."""
        return self._weighing.cover_for(play.line, play.tile.index)
