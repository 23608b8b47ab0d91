"""A table before its first deal: who sits where and by what rules."""

from __future__ import annotations

from mextrain_qt.model.deal import FIRST_NUMBER, LAST_NUMBER
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.levels import LEVEL_NAMES
from mextrain_qt.model.options import Options

__all__ = [
    "COMPUTER_LEVELS",
    "FIRST_NUMBER",
    "LAST_NUMBER",
    "PERSON",
    "SeatSetup",
    "TableSetup",
    "level_for",
]

PERSON = "person"
"""What a seat's ``player`` is called when a person at this computer plays it."""

COMPUTER_LEVELS = LEVEL_NAMES
"""The levels of computer players, weakest first."""

_STAND_IN = "planner"


def level_for(player: str) -> str:
    """The level that plays for a computer player: another program's record may name one unknown here."""
    return player if player in COMPUTER_LEVELS else _STAND_IN


@frozen
class SeatSetup:
    """One seat: its name, ``person`` or the level of a computer player, and its colour (0..7)."""

    name: str
    player: str
    colour: int


@frozen
class TableSetup:
    """A table to start a match with; ``number`` of the deal, ``None`` for a new one."""

    options: Options
    seats: tuple[SeatSetup, ...]
    number: int | None = None
