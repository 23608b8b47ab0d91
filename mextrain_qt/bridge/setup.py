"""A table before its first deal: who sits where and by what rules."""

from __future__ import annotations

from dataclasses import dataclass

from mextrain_qt.model.options import Options

PERSON = "person"
"""What a seat's ``player`` is called when a person at this computer plays it."""


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
