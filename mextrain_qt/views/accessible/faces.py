"""What Qt asks on behalf of a screen reader, answered by the board and its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from mextrain_qt.views.accessible.board_parts import BoardParts
from mextrain_qt.views.accessible.parts import Part

PRESS: Final = "Press"
SET_FOCUS: Final = "SetFocus"

_made: list[QAccessibleInterface] = []
"""Every face Qt still has; without a name here Python would take them away."""


def face(thing: QObject) -> QAccessibleInterface | None:
    """What Qt shows a screen reader of a widget or a part."""
    return cast(QAccessibleInterface | None, QAccessible.queryAccessibleInterface(thing))


def face_of(thing: QObject | None) -> QAccessibleInterface | None:
    """The face of a board or of a part of one; ``None`` for whatever Qt knows by itself."""
    made: QAccessibleInterface
    if isinstance(thing, Part):
        made = PartFace(thing)
    elif isinstance(thing, QWidget) and (parts := _parts_of(thing)) is not None:
        made = BoardFace(thing, parts)
    else:
        return None
    _made[:] = [each for each in _made if Shiboken.isValid(each)]
    _made.append(made)
    return made


def _parts_of(widget: QWidget) -> BoardParts | None:
    parts = getattr(widget, "accessible_parts", None)
    return parts if isinstance(parts, BoardParts) else None


class BoardFace(QAccessibleWidget):
    """The board: the hand, the lines, the boneyard."""

    def __init__(self, board: QWidget, parts: BoardParts) -> None:
        super().__init__(board, QAccessible.Role.Grouping)
        self._parts = parts

    def childCount(self) -> int:
        """How many parts there are."""
        return len(self._parts.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of them; nothing beyond the last."""
        return _at(self._parts.parts(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which one that is."""
        return _index(self._parts.parts(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part at a point of the screen."""
        return _under(self._parts.parts(), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part the keys act on."""
        part = self._parts.focused()
        return face(part) if part is not None and self._parts.board.hasFocus() else None

    def text(self, kind: QAccessible.Text) -> str:
        """What the table is, and what there is to do."""
        if kind == QAccessible.Text.Name:
            return self._parts.name()
        if kind == QAccessible.Text.Description:
            return self._parts.description()
        return ""


class _Pressing(QAccessibleActionInterface):
    """What can be done with a part."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        """Pressing it, and going to it."""
        return [PRESS, SET_FOCUS]

    def doAction(self, name: str) -> None:
        """Do it."""
        if name == PRESS:
            self._part.press()
        elif name == SET_FOCUS:
            self._part.take_focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """The key that does it."""
        return [self._part.key()] if name == PRESS else []


class PartFace(QAccessibleObject):
    """A part of the board."""

    def __init__(self, part: Part) -> None:
        super().__init__(part)
        self._part = part
        self._pressing = _Pressing(part)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """The actions, where there are any."""
        if kind == QAccessible.InterfaceType.ActionInterface and self._part.can_press:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._pressing)[0])
        return None

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return self._part.role

    def state(self) -> QAccessible.State:
        """What holds for it."""
        state = QAccessible.State()
        if self._part.can_press:
            state.focusable = True
            state.focused = self._part.board.hasFocus() and self._part.has_focus()
        place, board = self._part.place(), self._part.board
        state.invisible = not board.isVisible()
        state.offscreen = not place.intersects(board.viewport().rect())
        self._part.describe_state(state)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """What it is called, and more about it."""
        if kind == QAccessible.Text.Name:
            return self._part.name()
        if kind == QAccessible.Text.Description:
            return self._part.description()
        if kind == QAccessible.Text.Accelerator:
            return self._part.key()
        return ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return _on_screen(self._part)

    def window(self) -> Any:
        """The window it is in."""
        board = face(self._part.board)
        return board.window() if board is not None else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """What it is part of."""
        above = self._part.parent()
        return face(above if isinstance(above, Part) else self._part.board)

    def childCount(self) -> int:
        """How many parts it has itself."""
        return len(self._part.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """One of them; nothing beyond the last."""
        return _at(self._part.parts(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which one that is."""
        return _index(self._part.parts(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part of it at a point of the screen."""
        return _under(self._part.parts(), x, y)


def _on_screen(part: Part) -> QRect:
    viewport = part.board.viewport()
    place = part.place().toAlignedRect()
    return QRect(viewport.mapToGlobal(place.topLeft()), place.size())


def _at(parts: Sequence[Part], index: int) -> QAccessibleInterface | None:
    return face(parts[index]) if 0 <= index < len(parts) else None


def _index(parts: Sequence[Part], child: QAccessibleInterface) -> int:
    thing = child.object()
    return next((place for place, part in enumerate(parts) if part is thing), -1)


def _under(parts: Sequence[Part], x: int, y: int) -> QAccessibleInterface | None:
    return next((face(part) for part in parts if _on_screen(part).contains(x, y)), None)
