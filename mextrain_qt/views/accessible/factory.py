"""Where Qt asks for the faces of boards; they are only loaded once somebody looks for them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

_installed: list[object] = []


def install() -> None:
    """Have Qt ask here for the boards and their parts; once is enough."""
    if not _installed:
        _installed.append(_face_of)
        QAccessible.installFactory(_face_of)


def is_heard() -> bool:
    """Whether a screen reader listens."""
    return QAccessible.isActive()


def _face_of(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    from mextrain_qt.views.accessible.faces import face_of

    return face_of(thing)
