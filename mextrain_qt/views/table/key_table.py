"""Which keys do what on the board: the one table that the board obeys and the page of controls lists."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from mextrain_qt.model.frozen import frozen

_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_IGNORED: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier

DIGITS: Final = (
    Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6, Qt.Key.Key_7,
    Qt.Key.Key_8, Qt.Key.Key_0,
)  # fmt: skip
"""The digits of the seats' lines and, last, that of the Mexican train."""


class Situation(Enum):
    """What the keys of the board are about at a moment."""

    HAND = "hand"
    PLACES = "places"
    """A tile fits several places, and one is to be chosen."""
    PANEL = "panel"
    """The panel with a whole line is open."""
    ANY = "any"


class Deed(Enum):
    """What a key can do on the board."""

    TILE_BEFORE = "tile before"
    TILE_AFTER = "tile after"
    TILE_ABOVE = "tile above"
    TILE_BELOW = "tile below"
    FIRST_TILE = "first tile"
    LAST_TILE = "last tile"
    MOVE_BACK = "move back"
    MOVE_ON = "move on"
    PLAY = "play"
    PLAY_ON_LINE = "play on line"
    FLIP = "flip"
    INSPECT = "inspect"
    HURRY = "hurry"
    LET_GO = "let go"
    PLACE_BEFORE = "place before"
    PLACE_AFTER = "place after"
    TAKE_PLACE = "take place"
    TAKE_PLACE_OF_LINE = "take place of line"
    NO_PLACE = "no place"
    LINE_BEFORE = "line before"
    LINE_AFTER = "line after"
    OTHER_LINE = "other line"
    CLOSE_PANEL = "close panel"
    ZOOM_IN = "zoom in"
    ZOOM_OUT = "zoom out"
    ZOOM_FIT = "zoom fit"


@frozen
class Binding:
    """In ``situation``, each of ``keys`` does ``deed``."""

    situation: Situation
    deed: Deed
    keys: tuple[QKeyCombination, ...]


def _bind(situation: Situation, deed: Deed, *keys: Qt.Key, control: bool = False) -> Binding:
    modifier = _CONTROL if control else Qt.KeyboardModifier.NoModifier
    return Binding(situation, deed, tuple(QKeyCombination(modifier, key) for key in keys))


_KEY = Qt.Key
BINDINGS: Final = (
    _bind(Situation.HAND, Deed.TILE_BEFORE, _KEY.Key_Left),
    _bind(Situation.HAND, Deed.TILE_AFTER, _KEY.Key_Right),
    _bind(Situation.HAND, Deed.TILE_ABOVE, _KEY.Key_Up),
    _bind(Situation.HAND, Deed.TILE_BELOW, _KEY.Key_Down),
    _bind(Situation.HAND, Deed.FIRST_TILE, _KEY.Key_Home),
    _bind(Situation.HAND, Deed.LAST_TILE, _KEY.Key_End),
    _bind(Situation.HAND, Deed.MOVE_BACK, _KEY.Key_Left, control=True),
    _bind(Situation.HAND, Deed.MOVE_ON, _KEY.Key_Right, control=True),
    _bind(Situation.HAND, Deed.PLAY, _KEY.Key_Return, _KEY.Key_Enter),
    _bind(Situation.HAND, Deed.PLAY_ON_LINE, *DIGITS),
    _bind(Situation.HAND, Deed.FLIP, _KEY.Key_F),
    _bind(Situation.HAND, Deed.INSPECT, _KEY.Key_L),
    _bind(Situation.HAND, Deed.HURRY, _KEY.Key_Space),
    _bind(Situation.HAND, Deed.LET_GO, _KEY.Key_Escape),
    _bind(Situation.PLACES, Deed.PLACE_BEFORE, _KEY.Key_Left, _KEY.Key_Up),
    _bind(Situation.PLACES, Deed.PLACE_AFTER, _KEY.Key_Right, _KEY.Key_Down),
    _bind(Situation.PLACES, Deed.TAKE_PLACE, _KEY.Key_Return, _KEY.Key_Enter),
    _bind(Situation.PLACES, Deed.TAKE_PLACE_OF_LINE, *DIGITS),
    _bind(Situation.PLACES, Deed.NO_PLACE, _KEY.Key_Escape),
    _bind(Situation.PANEL, Deed.LINE_BEFORE, _KEY.Key_Left, _KEY.Key_Up),
    _bind(Situation.PANEL, Deed.LINE_AFTER, _KEY.Key_Right, _KEY.Key_Down),
    _bind(Situation.PANEL, Deed.OTHER_LINE, *DIGITS),
    _bind(
        Situation.PANEL, Deed.CLOSE_PANEL, _KEY.Key_Escape, _KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_L
    ),
    _bind(Situation.ANY, Deed.ZOOM_IN, _KEY.Key_Plus, _KEY.Key_Equal),
    _bind(Situation.ANY, Deed.ZOOM_OUT, _KEY.Key_Minus),
    _bind(Situation.ANY, Deed.ZOOM_IN, _KEY.Key_Plus, _KEY.Key_Equal, control=True),
    _bind(Situation.ANY, Deed.ZOOM_OUT, _KEY.Key_Minus, control=True),
    _bind(Situation.ANY, Deed.ZOOM_FIT, _KEY.Key_0, control=True),
)  # fmt: skip
"""All keys of the board. What is bound in :attr:`Situation.ANY` is done in every situation."""

_BY_KEY: Final = {
    (binding.situation, key.toCombined()): binding.deed for binding in BINDINGS for key in binding.keys
}


def deed_of(event: QKeyEvent, situation: Situation) -> Deed | None:
    """What the pressed key does in that situation, ``None`` where it means nothing on the board.

    The keys of the number pad count as those of the board they stand for; so does Shift with a sign
    that needs it.
    """
    modifiers = event.modifiers() & ~_IGNORED
    if not Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z and event.text() and event.text().isprintable():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    combined = QKeyCombination(modifiers, Qt.Key(event.key())).toCombined()
    return _BY_KEY.get((situation, combined)) or _BY_KEY.get((Situation.ANY, combined))


def keys_text(binding: Binding) -> str:
    """The keys of a binding as they are called on this desktop, as ``1 … 8, 0`` or ``Return``.

    Of two keys that do the same as each other everywhere (*Enter* beside *Return*) the first stands for
    both.
    """
    names = [
        QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        for key in binding.keys
        if key.key() not in (Qt.Key.Key_Enter, Qt.Key.Key_Equal)
    ]
    if len(names) == len(DIGITS):
        return f"{names[0]} … {names[-2]}, {names[-1]}"
    return ", ".join(names)
