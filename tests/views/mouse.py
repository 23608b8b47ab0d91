"""A hand on the mouse: presses, drags and clicks on a widget, as a person makes them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def pick_up(on: QWidget, start: QPoint, *way: QPoint) -> None:
    """Press and carry along the way, by some steps at a time, without letting go."""
    QTest.mousePress(on, LEFT, NONE, start)
    before = start
    for to in way:
        for step in range(1, 6):
            QTest.mouseMove(on, before + (to - before) * step / 5)
        before = to


def drag(on: QWidget, start: QPoint, *way: QPoint) -> None:
    """Press, carry along the way, and let go at its end."""
    pick_up(on, start, *way)
    QTest.mouseRelease(on, LEFT, NONE, way[-1])


def click(on: QWidget, at: QPoint) -> None:
    """One click."""
    QTest.mouseClick(on, LEFT, NONE, at)


def double_click(on: QWidget, at: QPoint) -> None:
    """Two clicks, the second of which is a double click to Qt."""
    QTest.mouseClick(on, LEFT, NONE, at)
    QTest.mouseDClick(on, LEFT, NONE, at)


def right_click(on: QWidget, at: QPoint) -> None:
    """One click of the other button."""
    QTest.mouseClick(on, Qt.MouseButton.RightButton, NONE, at)
