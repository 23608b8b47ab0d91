"""The casual player."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.base import Player


class Casual(Player):
    """Greedy: the heaviest tile that fits anywhere, on its own line if it fits there too.

    It looks at nothing but pips and its own line. Strength: wins 72 % of two-seat matches against the
    novice, as measured over 1,000 (docs/strength.md).
    """

    level: ClassVar[str] = "casual"

    def choose(self, seen: Observation, chance: Random) -> Action:
        """The heaviest play, the own line first."""
        return max(seen.legal, key=lambda action: _weight(action, seen.seat))


def _weight(action: Action, seat: int) -> tuple[int, bool]:
    """Pips, then whether it is on the own line; anything that is no play comes last."""
    return (action.tile.pips, action.line == seat) if type(action) is Play else (-1, False)
