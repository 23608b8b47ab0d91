"""How likely what the other seats chose is, if they held certain tiles.

A seat that lays 3-1 on the Mexican train hardly holds a 12-9 that fits there as well, nor a long train that
begins otherwise. How hardly depends on how it plays. The judge here believes that it plays as the planner
does, but for a few moves: how few is not known beforehand but found from the moves themselves, so that a
seat which often plays otherwise is soon believed to tell little. (The share of such moves has a beta
distribution beforehand; what is left is the beta-binomial one.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mextrain_qt.model.players.choices import CHOICES, Choice
from mextrain_qt.model.players.rollout import find_moves
from mextrain_qt.model.players.weighing import Weighing
from mextrain_qt.model.redeal import Walk

_AS_PLANNED: Final = 99.0
_OTHERWISE: Final = 1.0
"""What is believed beforehand, in moves seen: how many were the planner's, and how many were not."""


def _likelihoods() -> tuple[tuple[float, ...], ...]:
    """How likely it is that of so many moves (first index) so many certain ones (second) are not planned."""
    table: list[tuple[float, ...]] = []
    for asked in range(CHOICES + 1):
        row: list[float] = []
        for otherwise in range(asked + 1):
            value = 1.0
            for each in range(otherwise):
                value *= (_OTHERWISE + each) / (_AS_PLANNED + _OTHERWISE + each)
            for each in range(asked - otherwise):
                value *= (_AS_PLANNED + each) / (_AS_PLANNED + _OTHERWISE + otherwise + each)
            row.append(value)
        table.append(tuple(row))
    return tuple(table)


LIKELIHOODS: Final = _likelihoods()
"""By how many moves the seat had a choice in, and how many of those were not the planner's."""


@final
class AsPlanners:
    """Judges by how often a planner would have made the moves that were made; a :class:`Judge`."""

    def __init__(self, weighing: Weighing, choices: Sequence[Sequence[Choice]], walk: Walk) -> None:
        """``weighing``: how a planner weighs at that table. ``choices``: one sequence a seat; ``walk``: what
        is judged.
        """
        self._weighing = weighing
        self._choices = choices
        self._since = [
            [since for since, owner in zip(walk.since, walk.owner, strict=True) if owner == seat]
            for seat in range(walk.seats)
        ]

    def likelihood(self, seat: int, tiles: Sequence[int], least: float) -> float:
        """That of the choices of ``seat`` if its slots hold ``tiles`` (indices), in their order; above 0.

        0 where it is found to be below ``least``.
        """
        since = self._since[seat]
        asked = otherwise = 0
        for choice in self._choices[seat]:
            hand = 0
            for tile, moment in zip(tiles, since, strict=True):
                if moment < choice.at:
                    hand |= 1 << tile
            is_planned = self._is_planned(choice, hand & ~choice.laid)
            if is_planned is not None:
                asked += 1
                otherwise += not is_planned
                # Whatever the other choices are: each makes all of them together less likely.
                if LIKELIHOODS[asked][otherwise] < least:
                    return 0.0
        return LIKELIHOODS[asked][otherwise]

    def _is_planned(self, choice: Choice, hand: int) -> bool | None:
        """Whether a planner would have chosen so with that hand; ``None`` where there was no choice."""
        now = choice.now
        seat = now.seat
        bursting = self._weighing.options.burst and now.laid_own and not now.turns[seat]
        moves = find_moves(self._weighing.options, now, hand, bursting)
        bits = moves[0][1]
        if len(moves) == 1 and not bits & (bits - 1):
            return None
        spurs = sum(1 << line for line, needed in enumerate(now.needed) if needed == 2)
        is_open = now.open_lines >> seat & 1 == 1
        weighing = self._weighing
        weighing.look(
            seat,
            hand,
            choice.fewest,
            now.ends,
            is_open,
            now.queue,
            now.table,
            choice.boneyard,
            now.drew,
            spurs,
            bursting,
        )
        line, tile = weighing.best(moves)
        # On the same number of two lines that are not its own a tile is worth the same.
        alike = line == choice.line or (
            seat not in (line, choice.line) and now.ends[line] == now.ends[choice.line]
        )
        return tile == choice.tile and alike
