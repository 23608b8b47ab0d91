"""Computer players, one file a kind, and the levels they are offered as."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mextrain_qt.model.players.base import Player
from mextrain_qt.model.players.casual import Casual
from mextrain_qt.model.players.master import Master
from mextrain_qt.model.players.novice import Novice
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.players.steady import Steady

LEVELS: Final[Mapping[str, Callable[[], Player]]] = {
    Novice.level: Novice,
    Casual.level: Casual,
    Steady.level: Steady,
    Planner.level: Planner,
    Master.level: Master,
}
"""How to make a player of each level, by its name, the weakest first."""
