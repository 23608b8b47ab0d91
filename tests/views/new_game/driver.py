"""What the tests of the new-game dialog share: a desk, answers, and hands for its fields."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.new_game.dialog import NewGameDialog

LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., NewGameDialog]


class FakeDesk:
    """Keeps house rules in a dictionary; ``broken`` refuses everything."""

    def __init__(self) -> None:
        self.kept: dict[str, TableSetup] = {}
        self.files: dict[Path, tuple[str, TableSetup]] = {}
        self.broken = ""

    def house_rules(self) -> dict[str, TableSetup]:
        self._may()
        return dict(self.kept)

    def keep_house_rules(self, name: str, setup: TableSetup) -> None:
        self._may()
        self.kept[name] = setup

    def forget_house_rules(self, name: str) -> None:
        self._may()
        del self.kept[name]

    def read_house_rules(self, path: Path) -> tuple[str, TableSetup]:
        self._may()
        return self.files[path]

    def write_house_rules(self, path: Path, name: str, setup: TableSetup) -> None:
        self._may()
        self.files[path] = (name, setup)

    def _may(self) -> None:
        if self.broken:
            raise Refused(self.broken)


class FakeAsking(Asking):
    """Answers every question at once and keeps what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.answer_name: str | None = None
        self.answer_path: Path | None = None
        self.yes = True
        self.said: list[str] = []

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        self.said.append(text)
        return self.yes

    def warn(self, parent: QWidget, title: str, text: str) -> None:
        self.said.append(text)

    def name(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        return self.answer_name

    def file_to_open(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        return self.answer_path

    def file_to_save(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        self.said.append(suggestion)
        return self.answer_path


def click(widget: QWidget) -> None:
    at = QPoint(8, widget.height() // 2) if isinstance(widget, QAbstractButton) else widget.rect().center()
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)


def type_into(widget: QWidget, text: str) -> None:
    """Replace what a field holds, by keys alone."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    if text:
        QTest.keyClicks(widget, text)
    else:
        QTest.keyClick(widget, Qt.Key.Key_Delete)
    QTest.keyClick(widget, Qt.Key.Key_Tab)


def turn_to(dialog: NewGameDialog, option: str) -> None:
    """Open the page of a house rule and let it be laid out."""
    dialog.tabs.setCurrentWidget(dialog.house_rules)
    dialog.house_rules.show_option(option)
    QApplication.processEvents()


def choose_rule(dialog: NewGameDialog, option: str, value: object) -> None:
    turn_to(dialog, option)
    button = dialog.house_rules.blocks[option].buttons[value]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def choose_kept(dialog: NewGameDialog, *texts: str) -> None:
    """Open the menu of kept rules and trigger an entry, by its text without the key marks."""
    menu = dialog.kept.menu
    menu.aboutToShow.emit()
    for text in texts:
        action = next(each for each in menu.actions() if each.text().replace("&", "") == text)
        inner = action.menu()
        if isinstance(inner, QMenu):
            menu = inner
        else:
            assert action.isEnabled()
            action.trigger()
