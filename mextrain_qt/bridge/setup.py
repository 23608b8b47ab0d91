"""A table before its first deal: who sits where and by what rules."""

from __future__ import annotations

from dataclasses import dataclass

from mextrain_qt.model.deal import FIRST_NUMBER, LAST_NUMBER
from mextrain_qt.model.levels import LEVEL_NAMES
from mextrain_qt.model.options import Options

__all__ = [
    "COMPUTER_LEVELS",
    "FIRST_NUMBER",
    "LAST_NUMBER",
    "PERSON",
    "SeatSetup",
    "TableSetup",
]

PERSON = "person"
"""What a seat's ``player`` is called when a person at this computer plays it."""

COMPUTER_LEVELS = LEVEL_NAMES
"""The levels of computer players, weakest first."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat: its name, ``person`` or the level of a computer player, and its colour (0..7)."""

    name: str
    player: str
    colour: int


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table to start a match with; ``number`` of the deal, ``None`` for a new one."""

    options: Options
    seats: tuple[SeatSetup, ...]
    number: int | None = None
