"""A hint as a frozen value: a play and the facts that speak for it, to be put into a sentence.

Who finds it is in :mod:`mextrain_qt.model.players.hint`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto, unique

from mextrain_qt.model.actions import MEXICAN, Action, Play
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile


@unique
class Fact(Enum):
    """What a reason says; in brackets the attributes of :class:`Reason` it uses."""

    ONLY_CHOICE = auto()
    """Nothing else is legal."""
    GOES_OUT = auto()
    """It is the last tile: the round is won."""
    COVERS_DOUBLE = auto()
    """It covers the open double of that number on that line. (number, line)"""
    CLOSES_LINE = auto()
    """The own line is open, and this takes the marker off."""
    BEGINS_TRAIN = auto()
    """It is the first tile of a train of so many tiles for the own line. (number)"""
    KEEPS_TRAIN = auto()
    """The train of so many tiles for the own line stays whole. (number)"""
    SHORTENS_TRAIN = auto()
    """It belongs to the train, which keeps so many tiles. (number)"""
    HEAVIEST_LOOSE = auto()
    """It is the heaviest tile outside the train. (tile)"""
    HEAVIEST_FITTING = auto()
    """It is the heaviest tile outside the train that can be laid now. (tile)"""
    LINE_OPEN = auto()
    """The line of that seat is open. (seat)"""
    MEXICAN_TRAIN = auto()
    """The Mexican train is anyone's."""
    COVER_AT_HAND = auto()
    """The double gives another play, for which that tile fits. (tile)"""
    DOUBLE_UNCOVERED = auto()
    """The double has to be covered, and nothing at hand fits. (number)"""
    FOLLOWED_BY = auto()
    """That loose tile fits the number it leaves. (tile)"""
    SHEDS = auto()
    """It sheds so many pips, and there is nothing else to be said. (number)"""
    NEARLY_OUT = auto()
    """That seat has only so many tiles, without which another play would be better. (seat, number)"""
    DRAWN_FITS = auto()
    """It could be kept, but shedding it opens no line. (tile)"""
    NOTHING_GAINED = auto()
    """What could still be laid would cost more than it sheds."""


@frozen
class Reason:
    """One fact, with the numbers it has; which of them are not ``None`` is said at :class:`Fact`.

    ``seat`` and ``line`` count from 0.
    """

    fact: Fact
    tile: Tile | None = None
    seat: int | None = None
    line: int | None = None
    number: int | None = None


@frozen
class Hint:
    """What ``seat`` might do, and why; the weightiest reason first, at least one."""

    seat: int
    action: Action
    reasons: tuple[Reason, ...]


def sentence(hint: Hint, names: Sequence[str]) -> str:
    """The hint in English; ``names`` has one name a seat.

    For the command line and as the pattern for translations.
    """
    told = [_told(reason, hint, names) for reason in hint.reasons]
    why = told[0] if len(told) == 1 else "; ".join((*told[:-2], " and ".join(told[-2:])))
    return f"{_play(hint.action, hint.seat, names)}: {why}."


def _play(action: Action, seat: int, names: Sequence[str]) -> str:
    if type(action) is not Play:
        return {"draw": "Draw", "pass": "Pass", "done": "Say done"}[action.text]
    return f"{action.tile} on {_line(action.line, seat, names)}"


def _line(line: int, seat: int, names: Sequence[str]) -> str:
    if line == MEXICAN:
        return "the Mexican train"
    return "your own line" if line == seat else f"the line of {names[line]}"


def _tiles(number: int) -> str:
    return "1 tile" if number == 1 else f"{number} tiles"


def _told(reason: Reason, hint: Hint, names: Sequence[str]) -> str:
    number = reason.number or 0
    match reason.fact:
        case Fact.ONLY_CHOICE:
            return "nothing else is legal"
        case Fact.GOES_OUT:
            return "it is your last tile"
        case Fact.COVERS_DOUBLE:
            line = MEXICAN if reason.line is None else reason.line
            return f"it covers the double {number} on {_line(line, hint.seat, names)}"
        case Fact.CLOSES_LINE:
            return "it closes your line"
        case Fact.BEGINS_TRAIN if number == 1:
            return "it is the only tile you have for your line"
        case Fact.BEGINS_TRAIN:
            return f"it begins your train of {_tiles(number)}"
        case Fact.KEEPS_TRAIN if number == 1:
            return "it keeps the tile that fits your line"
        case Fact.KEEPS_TRAIN:
            return f"it keeps your {number}-tile train"
        case Fact.FOLLOWED_BY:
            return f"{reason.tile} fits the number it leaves"
        case Fact.SHORTENS_TRAIN if number:
            return f"your train still has {_tiles(number)} without it"
        case Fact.SHORTENS_TRAIN:
            return "it is all your train has"
        case Fact.HEAVIEST_LOOSE:
            return f"{reason.tile} is your heaviest loose tile"
        case Fact.HEAVIEST_FITTING:
            return f"{reason.tile} is the heaviest loose tile that fits"
        case Fact.LINE_OPEN:
            return f"the line of {names[reason.seat or 0]} is open"
        case Fact.MEXICAN_TRAIN:
            return "the Mexican train is anyone's"
        case Fact.COVER_AT_HAND:
            return f"{reason.tile} can follow at once"
        case Fact.DOUBLE_UNCOVERED:
            return f"though you have no tile to cover a double {number}"
        case Fact.SHEDS:
            return f"it sheds {number} {'pip' if number == 1 else 'pips'}"
        case Fact.NEARLY_OUT:
            return f"{names[reason.seat or 0]} has only {_tiles(number)} left"
        case Fact.DRAWN_FITS:
            return "laying what you drew keeps your line as it is"
        case Fact.NOTHING_GAINED:  # pragma: no branch - it is the last there is
            return "what could still be laid would cost more than it sheds"
