"""Random clicks, keys, drags and wheels on whatever widget there is."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QSlider,
    QWidget,
)

NONE: Final = Qt.KeyboardModifier.NoModifier
LEFT: Final = Qt.MouseButton.LeftButton

KEYS: Final = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 3,
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape) * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Menu, Qt.Key.Key_F1),
)
"""What is typed; the usual ways to the menus and shortcuts are taken by their actions."""

_MODIFIERS: Final = (
    *(NONE,) * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)

_TEXTS: Final = (
    "",
    "Ana",
    "ñandú – 東京 🚂",
    "x" * 200,
    "-1",
    "99999999999",
    "%1 %n &a",
    "<b>fett</b>",
    '{"engine": 6}',
)


class Fingers:
    """Acts on widgets without any idea what they are for."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def place_in(self, widget: QWidget) -> QPoint:
        """Any place in the widget."""
        return QPoint(
            self._chance.randrange(max(1, widget.width())), self._chance.randrange(max(1, widget.height()))
        )

    def widget_of(self, window: QWidget) -> QWidget:
        """Some widget that can be seen in the window, or the window itself."""
        found = [each for each in window.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
        return self._chance.choice([window, *found])

    def poke(self, window: QWidget) -> str:
        """Do something to some widget of the window; says what."""
        widget = self.widget_of(window)
        name = f"{type(widget).__name__} {widget.objectName()}".strip()
        if isinstance(widget, QAbstractButton):
            QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())
            return f"press {name}"
        if isinstance(widget, QLineEdit | QPlainTextEdit) and self._chance.random() < 0.7:
            return self.write(widget)
        if isinstance(widget, QComboBox | QAbstractSpinBox | QSlider) and self._chance.random() < 0.7:
            key = self._chance.choice((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End))
            QTest.keyClick(widget, key)
            return f"step {name}"
        if isinstance(widget, QMenuBar):
            return "nothing"
        ways = (self.click, self.click, self.double_click, self.right_click, self.drag, self.type, self.wheel)
        return f"{self._chance.choice(ways)(widget)} {name}"

    def click(self, widget: QWidget) -> str:
        """Click somewhere in it."""
        QTest.mouseClick(widget, LEFT, NONE, self.place_in(widget))
        return "click"

    def double_click(self, widget: QWidget) -> str:
        """Click twice somewhere in it."""
        at = self.place_in(widget)
        QTest.mouseClick(widget, LEFT, NONE, at)
        QTest.mouseDClick(widget, LEFT, NONE, at)
        return "double click"

    def right_click(self, widget: QWidget) -> str:
        """Click with the other button."""
        QTest.mouseClick(widget, Qt.MouseButton.RightButton, NONE, self.place_in(widget))
        return "right click"

    def drag(self, widget: QWidget) -> str:
        """Press, move along and let go, or press Escape and let go."""
        self.drag_from(widget, self.place_in(widget), self.place_in(widget))
        return "drag"

    def drag_from(self, widget: QWidget, start: QPoint, to: QPoint) -> None:
        """Carry whatever is at ``start`` to another place."""
        QTest.mousePress(widget, LEFT, NONE, start)
        steps = self._chance.randint(1, 6)
        for step in range(1, steps + 1):
            QTest.mouseMove(widget, start + (to - start) * step / steps)
        if self._chance.random() < 0.08:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        QTest.mouseRelease(widget, LEFT, NONE, to)

    def type(self, widget: QWidget) -> str:
        """Press a key."""
        key, modifier = self._chance.choice(KEYS), self._chance.choice(_MODIFIERS)
        QTest.keyClick(widget, key, modifier)
        return f"key {key.name} {modifier.name} on"

    def write(self, widget: QLineEdit | QPlainTextEdit) -> str:
        """Replace the text."""
        text = self._chance.choice(_TEXTS)
        if isinstance(widget, QLineEdit):
            if not widget.isReadOnly():
                widget.selectAll()
                widget.insert(text)
        elif not widget.isReadOnly():
            widget.setPlainText(text)
        return f"write {text[:12]!r}"

    def wheel(self, widget: QWidget) -> str:
        """Turn the wheel over it, with Ctrl or without."""
        turn = QPoint(0, self._chance.choice((-240, -120, 120, 240)))
        at = QPointF(self.place_in(widget))
        event = QWheelEvent(
            at,
            widget.mapToGlobal(at),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            self._chance.choice((NONE, Qt.KeyboardModifier.ControlModifier)),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
        return "wheel on"
