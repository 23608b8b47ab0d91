"""A person at the window who has no mouse: keys alone, sent to whatever has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.model.actions import DRAW, MEXICAN, PASS, Play
from mextrain_qt.views.main_window import MainWindow

_MOUSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
)


class NoMouse(QObject):
    """Watches an application for anything a mouse does."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = 0
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen += event.type() in _MOUSE
        return False


def focused() -> QWidget:
    """Whatever the keys go to."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press and release a key."""
    QTest.keyClick(focused(), key, modifier)


class Typist:
    """Plays a match with keys; every way of choosing a place gets its turn."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.board = window.board
        self.ways: set[str] = set()
        self._choices = 0

    @property
    def view(self) -> TableView:
        view = self.board.view
        assert view is not None, "there is no table"
        return view

    def is_wanted(self) -> bool:
        """Whether the game waits for the person."""
        return self.view.phase is not Phase.PLAYING or bool(self.view.legal)

    def act(self) -> None:
        """Do one thing of the person's turn."""
        plays = [action for action in self.view.legal if isinstance(action, Play)]
        if plays:
            self._play(max(plays, key=lambda play: (play.line == self.view.viewer, play.tile.pips)))
        elif DRAW in self.view.legal:
            self.ways.add("draw")
            press(Qt.Key.Key_D)
        else:
            self.ways.add("pass" if PASS in self.view.legal else "done")
            press(Qt.Key.Key_P)

    def _play(self, play: Play) -> None:
        self._go_to(play)
        lines = self.view.lines_for(play.tile)
        if len(lines) == 1:
            self.ways.add("enter")
            press(Qt.Key.Key_Return)
            return
        way = ("arrows", "digit among places", "digit at once")[self._choices % 3]
        self._choices += 1
        self.ways.add(way)
        digit = Qt.Key.Key_0 if play.line == MEXICAN else Qt.Key(Qt.Key.Key_1 + play.line)
        if way != "digit at once":
            press(Qt.Key.Key_Return)
            assert set(self.board.hand.choices) == set(lines)
        if way == "arrows":
            for _ in lines:
                if self.board.hand.chosen == play.line:
                    break
                press(Qt.Key.Key_Right)
            press(Qt.Key.Key_Return)
        else:
            press(digit)

    def _go_to(self, play: Play) -> None:
        """Walk to a tile with the arrows."""
        for _ in self.view.hand:
            if self.board.selected() is play.tile:
                return
            press(Qt.Key.Key_Right)
        assert self.board.selected() is play.tile
