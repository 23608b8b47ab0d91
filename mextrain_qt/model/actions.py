"""What a seat may do: lay a tile, draw, pass, or say that it is done.

Actions are made once and compared by identity, so that a list of legal actions costs little more
than the list. Lines are numbered as the seats that own them, 0..7; the Mexican train is
:data:`MEXICAN`. Text uses the names ``1``..``8`` and ``M``.
"""

from __future__ import annotations

from typing import Final, final

from mextrain_qt.model.tiles import TILES, Tile, parse_tile
from mextrain_qt.model.wording import shown

MAX_SEATS: Final = 8
"""The most seats a table has."""

MEXICAN: Final = MAX_SEATS
"""The line number of the Mexican train."""

LINE_NAMES: Final = (*(str(seat + 1) for seat in range(MAX_SEATS)), "M")
"""The name of each line, by its number."""


def parse_line(name: str) -> int:
    """The number of the line called ``1``..``8`` or ``M``; raises ``ValueError`` for other names."""
    if name not in LINE_NAMES:
        raise ValueError(f"{shown(name)} is not a line: lines are called 1 to {MAX_SEATS} and M")
    return LINE_NAMES.index(name)


class Action:
    """One thing a seat does; see :class:`Play`, :data:`DRAW`, :data:`PASS` and :data:`DONE`."""

    __slots__ = ("text",)

    text: str

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"actions are immutable: {name} cannot be set")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_action, (self.text,)


@final
class Play(Action):
    """Laying one tile on one line; ``Play(tile, line)`` is always the same object.

    Attributes: ``tile`` and ``line`` (0..7 or :data:`MEXICAN`).
    """

    __slots__ = ("line", "tile")

    tile: Tile
    line: int

    def __new__(cls, tile: Tile, line: int) -> Play:
        """The one play of that tile on that line; raises ``IndexError`` for other lines."""
        return PLAYS[line][tile.index]


@final
class Simple(Action):
    """An action without a tile: drawing, passing, or being done."""

    __slots__ = ()


def _make_play(tile: Tile, line: int) -> Play:
    play: Play = object.__new__(Play)
    object.__setattr__(play, "tile", tile)
    object.__setattr__(play, "line", line)
    object.__setattr__(play, "text", f"{tile}>{LINE_NAMES[line]}")
    return play


def _make_simple(text: str) -> Simple:
    action: Simple = object.__new__(Simple)
    object.__setattr__(action, "text", text)
    return action


PLAYS: Final[tuple[tuple[Play, ...], ...]] = tuple(
    tuple(_make_play(tile, line) for tile in TILES) for line in range(MAX_SEATS + 1)
)
"""Every play, by line and by the tile's index."""

DRAW: Final = _make_simple("draw")
"""Taking one tile from the boneyard."""

PASS: Final = _make_simple("pass")
"""Ending the turn with the marker on."""

DONE: Final = _make_simple("done")
"""Ending the turn without a marker, after a burst or a double that the layer need not pay for."""

_SIMPLE: Final = {action.text: action for action in (DRAW, PASS, DONE)}


def parse_action(text: str) -> Action:
    """The action written ``7-5>1``, ``7-5>M``, ``draw``, ``pass`` or ``done``.

    Raises ``ValueError`` with a sentence for anything else.
    """
    simple = _SIMPLE.get(text)
    if simple is not None:
        return simple
    tile, arrow, line = text.partition(">")
    if not arrow:
        raise ValueError(
            f"{shown(text)} is not an action: actions are like 7-5>1, 7-5>M, draw, pass and done"
        )
    return Play(parse_tile(tile), parse_line(line))
