"""The novice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from mextrain_qt.model.actions import MEXICAN, Action, Play
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.base import Player
from mextrain_qt.model.tiles import FITTING

FORGETS_OPEN_LINES: Final = 0.5
"""How often it does not think of the open lines of others, where it can lay elsewhere."""

HOLDS_HEAVY_TILES: Final = 0.6
"""How often it keeps its heavy tiles for later and lays the lightest."""

BREAKS_ITS_TRAIN: Final = 0.6
"""How often it lays elsewhere what would have carried on its own line."""


class Novice(Player):
    """Lays its heaviest tile like the casual player, but for three beginner's mistakes.

    It forgets that lines of others are open, holds on to its heavy tiles, and breaks up its own train;
    each as often as the constants of this module say, and otherwise nothing about it is random.
    Strength: wins 28 % of two-seat matches against the casual player, as measured over 1,000
    (docs/strength.md).
    """

    level: ClassVar[str] = "novice"

    def choose(self, seen: Observation, chance: Random) -> Action:
        """The play of a beginner; the same draws from ``chance`` whatever the plays are."""
        forgets, holds, breaks = (
            chance.random() < rate for rate in (FORGETS_OPEN_LINES, HOLDS_HEAVY_TILES, BREAKS_ITS_TRAIN)
        )
        plays = [action for action in seen.legal if type(action) is Play]
        if not plays:
            return seen.legal[0]
        if forgets:
            plays = _some(plays, lambda play: play.line in (seen.seat, MEXICAN))
        if breaks:
            own = FITTING[seen.ends[seen.seat]]
            plays = _some(plays, lambda play: play.line != seen.seat and bool(play.tile.bit & own))
        if holds:
            return min(plays, key=lambda play: (play.tile.pips, play.line != seen.seat))
        return max(plays, key=lambda play: (play.tile.pips, play.line == seen.seat))


def _some(plays: list[Play], thought_of: Callable[[Play], bool]) -> list[Play]:
    """Those of the plays that are thought of, or all of them if there is none."""
    return [play for play in plays if thought_of(play)] or plays
