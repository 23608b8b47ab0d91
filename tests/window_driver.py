"""A person at the window: sees what the board shows, and acts with the mouse and the keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, Play
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.main_window import MainWindow
from tests.views.mouse import click, double_click, drag


class Answers(Asking):
    """Answers modal questions at once, and remembers what was asked and said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.asked: list[str] = []
        self.confirms = True
        self.path: Path | None = None
        self.text: str | None = None
        self.number: int | None = None
        self.paper: QPrinter | None = None
        self.on_dialog: Callable[[QDialog], bool] = lambda dialog: False

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        self.asked.append(text)
        return self.confirms

    def tell(self, parent: QWidget, title: str, text: str) -> None:
        self.said.append(text)

    def warn(self, parent: QWidget, title: str, text: str) -> None:
        self.said.append(text)

    def file_to_open(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        return self.path

    def file_to_save(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        return self.path

    def number_of_deal(self, parent: QWidget, title: str, text: str, number: int) -> int | None:
        return self.number

    def long_text(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        return self.text

    def name(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        return self.text

    def printer(self, parent: QWidget, title: str) -> QPrinter | None:
        return self.paper

    def run(self, dialog: QDialog) -> bool:
        return self.on_dialog(dialog)


class Person:
    """Plays at a window; every way of doing a thing gets its turn."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.board = window.board
        self.used: dict[str, int] = {}

    @property
    def view(self) -> TableView:
        """What is on the board."""
        view = self.board.view
        assert view is not None, "there is no table"
        return view

    def _count(self, way: str) -> int:
        self.used[way] = self.used.get(way, 0) + 1
        return sum(self.used.values())

    def act(self) -> None:
        """Do one thing of the person's turn."""
        plays = [action for action in self.view.legal if isinstance(action, Play)]
        if plays:
            self.play(max(plays, key=lambda play: (play.line == self.view.viewer, play.tile.pips)))
        elif DRAW in self.view.legal:
            self.draw()
        else:
            self.end_turn()

    def play(self, play: Play) -> None:
        """Lay the tile: dragged, double-clicked, or with the keys."""
        turn = sum(self.used.values()) % 3
        only = len(self.view.lines_for(play.tile)) == 1
        if turn == 0 or (turn == 1 and not only):
            self._count("drag")
            self.drag(play.tile, self.board.place_of_line_end(play.line))
        elif turn == 1:
            self._count("double click")
            double_click(self.board.viewport(), self.board.place_of_tile(play.tile))
        else:
            self._count("keys")
            self.play_by_keys(play)

    def drag(self, tile: Tile, to: QPoint) -> None:
        """Carry a tile from the rack to a place on the board."""
        drag(self.board.viewport(), self.board.place_of_tile(tile), to)

    def play_by_keys(self, play: Play) -> None:
        """Select the tile with a click, Enter, and the digit of the line where there is a choice."""
        click(self.board.viewport(), self.board.place_of_tile(play.tile))
        choice = len(self.view.lines_for(play.tile)) > 1
        QTest.keyClick(self.board, Qt.Key.Key_Return)
        if choice:
            digit = 0 if play.line == MEXICAN else play.line + 1
            QTest.keyClick(self.board, Qt.Key(Qt.Key.Key_0 + digit))

    def draw(self) -> None:
        """Draw: at the boneyard, with the button, with the key."""
        way = sum(self.used.values()) % 3
        if way == 0:
            self._count("boneyard")
            click(self.board.viewport(), self.board.place_of_boneyard())
        elif way == 1:
            self._count("draw button")
            self._press(self.window.action_bar.turn_button)
        else:
            self._count("draw key")
            QTest.keyClick(self.board, Qt.Key.Key_D)

    def end_turn(self) -> None:
        """Pass, or say done."""
        assert PASS in self.view.legal or DONE in self.view.legal
        self._count("pass or done")
        self._press(self.window.action_bar.turn_button)

    def _press(self, button: QWidget) -> None:
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def is_wanted(self) -> bool:
        """Whether the game waits for the person."""
        view = self.view
        return view.phase is not Phase.PLAYING or bool(view.legal)
