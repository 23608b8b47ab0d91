"""Random clicks, keys, drags and wheels on whatever widget there is."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QTableView,
    QWidget,
)

from mextrain_qt.bench.monkey.diary import Diary

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

USUAL_NAME: Final = "Ana"
"""The name that is given rather than another."""

_TEXTS: Final = (
    "",
    USUAL_NAME,
    "ñandú – 東京 🚂",
    "x" * 200,
    "-1",
    "99999999999",
    "%1 %n &a",
    "<b>fett</b>",
    '{"engine": 6}',
    '{"rules": {"set": 6}, "engine": 6, "lines": [["6-5"], []], "hands": [["5-1", "5-2"], ["3-3", "6-1"]]}',
)


_DOING: Final = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QSlider,
    QTabBar,
)
"""What is made to be touched; the rest only shows something or holds the others together."""

_LOOKED_AT: Final = 8
"""Among so many the one touched least is touched."""


_OPENS_MORE: Final = 0.1
"""How little a touch counts of what has a menu or entries to choose from."""


class Fingers:
    """Acts on widgets without any idea what they are for, rather on those it has touched least."""

    def __init__(self, chance: Random, diary: Diary) -> None:
        self._chance = chance
        self._diary = diary
        self._touched: dict[str, float] = defaultdict(float)

    def place_in(self, widget: QWidget) -> QPoint:
        """Any place in the widget."""
        return QPoint(
            self._chance.randrange(max(1, widget.width())), self._chance.randrange(max(1, widget.height()))
        )

    def widget_of(self, window: QWidget) -> QWidget:
        """Some widget that can be seen in the window, or the window itself."""
        found = [each for each in window.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
        doing = [each for each in found if isinstance(each, _DOING)]
        if not doing or self._chance.random() < 0.25:
            return self._chance.choice([window, *found])
        # By its place a widget is known again in the next window of the same kind.
        marks = {each: f"{type(window).__name__} {type(each).__name__} {n}" for n, each in enumerate(doing)}
        few = self._chance.sample(doing, min(_LOOKED_AT, len(doing)))
        widget = min(few, key=lambda each: self._touched[marks[each]])
        self._touched[marks[widget]] += _OPENS_MORE if _opens_more(widget) else 1
        return widget

    def entry_of(self, menu: QMenu, but: QAction) -> QAction | None:
        """Some entry of a menu that can be taken now, ``but`` not that one."""
        usable = [each for each in menu.actions() if each.isEnabled() and not each.isSeparator()]
        entries = [each for each in usable if each is not but]
        if not entries:
            return None
        few = self._chance.sample(entries, min(_LOOKED_AT, len(entries)))
        marks = {each: f"{type(menu.parent()).__name__} {_first(each.data()) or each.text()}" for each in few}
        entry = min(few, key=lambda each: self._touched[marks[each]])
        self._touched[marks[entry]] += 1
        return entry

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
            menus = [each for each in widget.actions() if each.isVisible() and each.isEnabled()]
            if menus:
                place = widget.actionGeometry(self._chance.choice(menus)).center()
                QTest.mouseClick(widget, LEFT, NONE, place)
            return "open a menu"
        if isinstance(widget, QTabBar) and widget.count():
            QTest.mouseClick(
                widget, LEFT, NONE, widget.tabRect(self._chance.randrange(widget.count())).center()
            )
            return f"turn to a page of {name}"
        if (
            isinstance(widget, QAbstractItemView)
            and not isinstance(widget, QHeaderView)
            and self._chance.random() < 0.7
        ):
            return f"{self.pick(widget)} {name}"
        ways = (self.click, self.click, self.double_click, self.right_click, self.drag, self.type, self.wheel)
        return f"{self._chance.choice(ways)(widget)} {name}"

    def pick(self, view: QAbstractItemView) -> str:
        """Click an entry of a list or a table, once or twice, or with the other button."""
        model, root = view.model(), view.rootIndex()
        if model is None or not model.rowCount(root):
            return "nothing to pick in"
        row = self._chance.randrange(model.rowCount(root))
        column = self._chance.randrange(model.columnCount(root)) if isinstance(view, QTableView) else 0
        index = model.index(row, column, root)
        view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        at, way = view.visualRect(index).center(), self._chance.random()
        if way < 0.2:
            self._right_click_at(view.viewport(), at)
            return f"right click on {row}, {column} of"
        QTest.mouseClick(view.viewport(), LEFT, NONE, at)
        if way < 0.35:
            QTest.mouseDClick(view.viewport(), LEFT, NONE, at)
        return f"pick {row}, {column} of"

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
        self._right_click_at(widget, self.place_in(widget))
        return "right click"

    def _right_click_at(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.RightButton, NONE, at)
        # The window system's part, which a simulated click does not play.
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, asked)

    def drag(self, widget: QWidget) -> str:
        """Press, move along and let go, or press Escape and let go."""
        self.drag_from(widget, self.place_in(widget), self.place_in(widget))
        return "drag"

    def drag_from(self, widget: QWidget, start: QPoint, to: QPoint) -> None:
        """Carry whatever is at ``start`` to another place."""
        self._diary.count("drags")
        QTest.mousePress(widget, LEFT, NONE, start)
        steps = self._chance.randint(1, 6)
        for step in range(1, steps + 1):
            QTest.mouseMove(widget, start + (to - start) * step / steps)
        if self._chance.random() < 0.08:
            QTest.keyClick(widget, Qt.Key.Key_Escape)
        QTest.mouseRelease(widget, LEFT, NONE, to)

    def type(self, widget: QWidget) -> str:
        """Press a key."""
        self._diary.count("keys")
        key, modifier = self._chance.choice(KEYS), self._chance.choice(_MODIFIERS)
        QTest.keyClick(widget, key, modifier)
        return f"key {key.name} {modifier.name} on"

    def write(self, widget: QLineEdit | QPlainTextEdit) -> str:
        """Replace the text."""
        text = self._chance.choice(_TEXTS)
        if isinstance(widget.window(), QInputDialog) and self._chance.random() < 0.9:
            # So that something of that name is there already, now and then.
            text = USUAL_NAME
        if isinstance(widget, QLineEdit):
            if not widget.isReadOnly():
                widget.selectAll()
                widget.insert(text)
        elif not widget.isReadOnly():
            widget.setPlainText(text)
        return f"write {text[:12]!r}"

    def wheel(self, widget: QWidget) -> str:
        """Turn the wheel over it, with Ctrl or without."""
        self._diary.count("turns of the wheel")
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


def _opens_more(widget: QWidget) -> bool:
    if isinstance(widget, QPushButton):
        return widget.menu() is not None
    return isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView)


def _first(data: object) -> str:
    """What the entries of a menu that do the same have in common."""
    if isinstance(data, tuple) and data:
        return str(data[0])
    return ""
