"""The monkey itself: what it does next, and how it notices that nothing goes on any more."""

from __future__ import annotations

import faulthandler
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu, QWidget

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bench.monkey.answers import MonkeyAsking
from mextrain_qt.bench.monkey.census import census
from mextrain_qt.bench.monkey.diary import Diary
from mextrain_qt.bench.monkey.fingers import LEFT, NONE, Fingers
from mextrain_qt.bench.random_tables import random_match
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action, Play

LONGEST_WAIT: Final = 90.0
"""Seconds in which something has to happen at a table of computer players."""

MOST_TRIES: Final = 40
"""How often a legal action is tried before the game counts as stuck."""

MOST_IN_A_DIALOG: Final = 14
_HOME_EVERY: Final = 12.0
"""Seconds between two visits to the first page, where everything is counted."""

_HANGS_AFTER: Final = 120
_NAMES: Final = ("You", "Bea", "Carl", "Dina", "Emil", "Fay", "Gus", "Hana")


class Monkey(QObject):
    """Lives in the event loop: every step does one thing, and dialogs it opens do not hold it up."""

    done = Signal()
    """The time is up, or there is a problem."""

    def __init__(self, folder: Path, diary: Diary, seed: int, seconds: float) -> None:
        super().__init__()
        self._folder = folder
        self._diary = diary
        self._chance = Random(seed)
        self._fingers = Fingers(self._chance)
        self._ends = time.monotonic() + seconds
        self.lives: list[list[Counter[str]]] = [[]]
        """What there was of everything at each visit to the first page, for every window there was."""
        self._acting: list[tuple[QWidget | None, QWidget | None]] = []
        self._patience: dict[int, int] = {}
        self._shown: set[int] = set()
        self._going_home = False
        self._home_at = time.monotonic() + _HOME_EVERY
        self._changed_at = time.monotonic()
        self._tries = 0
        self._view: TableView | None = None
        self._tried: str | None = None
        self.parts = self._start()

    def _start(self) -> Parts:
        asking = MonkeyAsking(self._diary, self._chance, self._folder / "files")
        parts = put_together(folder=self._folder / "matches", asking=asking)
        parts.bridge.changed.connect(self._on_changed)
        parts.bridge.refused.connect(self._on_refused)
        parts.window.show()
        parts.window.activateWindow()
        self._diary.count("starts")
        return parts

    def live(self) -> None:
        """Begin; :attr:`done` says when it is over."""
        QTimer.singleShot(0, self._step)

    # What it hears.

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[object, ...]) -> None:
        self._changed_at = time.monotonic()
        before, self._view = self._view, view
        over = (Phase.ROUND_OVER, Phase.MATCH_OVER)
        if view.phase in over and events and (before is None or before.phase not in over):
            self._diary.count("rounds finished")
            if view.phase is Phase.MATCH_OVER:
                self._diary.count("matches finished")

    @Slot(object)
    def _on_refused(self, refusal: object) -> None:
        if self._tried is not None:
            self._diary.count(f"refused {self._tried}")

    # A step.

    @Slot()
    def _step(self) -> None:
        if self._diary.problems or (time.monotonic() > self._ends and not self._acting):
            self._end()
            return
        modal, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        QTimer.singleShot(2, self._step)
        if self._acting and self._acting[-1] == (modal, popup):
            # Qt has let events through in the middle of a deed; only what that deed opened is acted on.
            return
        faulthandler.dump_traceback_later(_HANGS_AFTER, exit=True)
        self._note_windows()
        self._acting.append((modal, popup))
        try:
            if popup is not None:
                self._in_popup(popup)
            elif modal is not None:
                self._in_dialog(modal)
            elif not self.parts.window.isVisible():
                self._start_again()
            elif self._going_home:
                self._go_home()
            else:
                self._anything()
        finally:
            self._acting.pop()

    def _end(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
        if self._acting:
            # The deeds that opened those dialogs come to their end first.
            QTimer.singleShot(10, self._end)
        else:
            self.done.emit()

    def _note_windows(self) -> None:
        visible = {id(w): w for w in QApplication.topLevelWidgets() if w.isVisible()}
        for which, window in visible.items():
            if which not in self._shown and not isinstance(window, QMenu):
                self._diary.count(f"window {type(window).__name__}")
        self._shown = set(visible)

    # Popups and dialogs.

    def _in_popup(self, popup: QWidget) -> None:
        self._diary.did(f"in {type(popup).__name__}")
        if self._going_home or self._chance.random() < 0.3:
            QTest.keyClick(popup, Qt.Key.Key_Escape)
            if popup.isVisible():
                popup.close()
            return
        for _ in range(self._chance.randrange(5)):
            QTest.keyClick(popup, self._chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
        QTest.keyClick(popup, Qt.Key.Key_Return)
        if popup.isVisible():
            popup.close()

    def _in_dialog(self, dialog: QWidget) -> None:
        left = self._patience.setdefault(id(dialog), self._chance.randint(0, MOST_IN_A_DIALOG))
        self._patience[id(dialog)] = left - 1
        name = type(dialog).__name__
        if left > 0 and not self._going_home:
            self._diary.did(f"{name}: {self._fingers.poke(dialog)}")
        elif left > -20:
            self._diary.did(f"{name}: ends")
            self._answer(dialog)
        elif left > -40:
            self._diary.did(f"{name}: close")
            dialog.close()
        else:
            self._diary.problem(f"{name} cannot be closed")
            dialog.hide()
        if not dialog.isVisible():
            self._patience.pop(id(dialog), None)

    def _answer(self, dialog: QWidget) -> None:
        """Press one of the dialog's buttons, a good answer as often as a bad one; Escape as well."""
        boxes = [box for box in dialog.findChildren(QDialogButtonBox) if box.isVisible()]
        buttons = [b for box in boxes for b in box.buttons() if b.isEnabled() and b.isVisible()]
        roles = (QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.YesRole)
        good = [b for box in boxes for b in box.buttons() if b in buttons and box.buttonRole(b) in roles]
        if self._going_home and good and type(dialog).__name__ == "QMessageBox":
            QTest.mouseClick(good[0], LEFT, NONE, good[0].rect().center())
        elif self._going_home or not buttons or self._chance.random() < 0.3:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            button = self._chance.choice([*buttons, *good])
            QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    # Home, where everything is counted.

    def _go_home(self) -> None:
        window = self.parts.window
        if self.parts.bridge.has_match or not window.start_page.isVisible():
            self._diary.did("go home")
            if window.isFullScreen():
                window.actions_.full_screen.setChecked(False)
            self._tries += 1
            if self._tries > MOST_TRIES:
                self._diary.problem("the first page cannot be reached")
            window.actions_.leave.trigger()
            return
        self._going_home, self._tries = False, 0
        self._home_at = time.monotonic() + _HOME_EVERY
        for other in QApplication.topLevelWidgets():
            if other is not window and other.isVisible() and other.parentWidget() is not None:
                other.close()
        window.showNormal()
        window.resize(1280, 800)
        QApplication.processEvents()
        self.lives[-1].append(census())

    def _start_again(self) -> None:
        """The window was closed: take it all down, and open it again on the same folder."""
        self._diary.did("start again")
        self.parts.shut_down()
        self.parts.window.deleteLater()
        self._view, self._tried = None, None
        self.lives.append([])
        self.parts = self._start()

    # Anything.

    def _anything(self) -> None:
        if time.monotonic() > self._home_at:
            self._going_home, self._tries = True, 0
            return
        if self._is_stuck():
            return
        ways: tuple[tuple[int, Callable[[], str]], ...] = (
            (60, self._go_on),
            (8, self._trigger),
            (6, self._poke_window),
            (5, self._try_anything),
            (4, self._type),
            (2, self._poke_other_window),
            (1, self._resize),
            (1, self._drop_file),
        )
        act = self._chance.choices([way for _, way in ways], [weight for weight, _ in ways])[0]
        self._diary.did(act())

    def _is_stuck(self) -> bool:
        view = self._view
        waited = time.monotonic() - self._changed_at
        if not self.parts.bridge.has_match or view is None or view.legal or view.phase is not Phase.PLAYING:
            return False
        if waited > LONGEST_WAIT:
            self._diary.problem(f"nothing happens: seat {view.to_move + 1} is to move for {waited:.0f} s")
            return True
        if waited > 3 and self._chance.random() < 0.05:
            # A slow pace is no problem, but it is not what a monkey is for.
            self.parts.window.actions_.paces.actions()[-1].trigger()
        return False

    def _go_on(self) -> str:
        """Do what the game waits for, as a person does."""
        window, view = self.parts.window, self._view
        if not self.parts.bridge.has_match or view is None:
            return self._begin()
        if not window.board.isVisible():
            # A replay or a page of its own is shown in place of the table.
            return self._poke_window()
        if view.phase is Phase.MATCH_OVER:
            return self._begin()
        if view.phase in (Phase.ROUND_OVER, Phase.COVERED):
            window.action_bar.turn_button.click()
            return "next round" if view.phase is Phase.ROUND_OVER else "show my hand"
        if not view.legal:
            # Others are to move: a monkey does not just sit there.
            return self._chance.choice((self._poke_window, self._trigger, self._type, self._hurry))()
        action = self._chance.choice(view.legal)
        before = view
        self._tries += 1
        kind = _kind(action)
        self._act_on(action)
        if self._view is not before:
            self._tries = 0
            self._diary.count(f"done {kind}")
        elif self._tries > MOST_TRIES:
            self._diary.problem(f"{action} is legal, but nothing comes of it")
        return f"{action} as it should be"

    def _hurry(self) -> str:
        self.parts.window.actions_.hurry.trigger()
        return "hurry"

    def _act_on(self, action: Action) -> None:
        window = self.parts.window
        board = window.board
        self._tried = None
        if isinstance(action, Play):
            way = self._chance.random()
            if way < 0.5:
                start, to = board.place_of_tile(action.tile), board.place_of_line_end(action.line)
                self._fingers.drag_from(board.viewport(), start, to)
            else:
                board.select(action.tile)
                if len(board.view.lines_for(action.tile) if board.view else ()) > 1:
                    QTest.keyClick(board, Qt.Key.Key_Return)
                    digit = 0 if action.line == MEXICAN else action.line + 1
                    QTest.keyClick(board, Qt.Key(Qt.Key.Key_0 + digit))
                else:
                    QTest.keyClick(board, Qt.Key.Key_Return)
        elif action is DRAW and self._chance.random() < 0.5:
            QTest.mouseClick(board.viewport(), LEFT, NONE, board.place_of_boneyard())
        elif action is DONE:
            window.action_bar.done.emit()
        elif action is PASS:
            window.actions_.pass_turn.trigger()
        else:
            window.actions_.draw.trigger()

    def _begin(self) -> str:
        """A new match at a random table, or the last one again."""
        window, chance = self.parts.window, self._chance
        if not self.parts.bridge.has_match and chance.random() < 0.3:
            window.continue_match()
            return "continue"
        options, count = random_match(chance)
        levels = ("novice", "casual", "casual", "steady", "planner", "master")
        persons = chance.choice((1, 1, 1, 1, 2, 0))
        seats = tuple(
            SeatSetup(_NAMES[seat], PERSON if seat < persons else chance.choice(levels), seat)
            for seat in range(count)
        )
        window.start_match(TableSetup(options, seats, chance.randint(1, 10_000)))
        if chance.random() < 0.9:
            window.actions_.paces.actions()[-1].trigger()
        self._diary.count("matches begun")
        return f"begin {options.as_rules()}"

    def _actions(self) -> dict[str, QAction]:
        """The window's actions by name."""
        found: dict[str, QAction] = {}
        for name, value in vars(self.parts.window.actions_).items():
            if isinstance(value, QAction):
                found[name] = value
            elif isinstance(value, QActionGroup):
                found |= {f"{name} {action.data()}": action for action in value.actions()}
            elif isinstance(value, QMenu):
                found |= {f"{name} {n}": a for n, a in enumerate(value.actions()) if not a.isSeparator()}
        return found

    def _trigger(self) -> str:
        """One of the window's actions, rather one that was not taken often."""
        actions = {name: each for name, each in self._actions().items() if each.isEnabled()}
        if "quit" in actions and self._chance.random() < 0.98:
            del actions["quit"]
        names = self._chance.sample(sorted(actions), min(4, len(actions)))
        name = min(names, key=lambda each: self._diary.seen[f"action {each}"])
        self._diary.count(f"action {name}")
        self._diary.did(f"trigger {name}")
        actions[name].trigger()
        return f"{name} returned"

    def _poke_window(self) -> str:
        return self._fingers.poke(self.parts.window)

    def _poke_other_window(self) -> str:
        main = self.parts.window
        others = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not main]
        if not others:
            return "nothing"
        other = self._chance.choice(others)
        if self._chance.random() < 0.1:
            other.close()
            return f"close {type(other).__name__}"
        return f"{type(other).__name__}: {self._fingers.poke(other)}"

    def _try_anything(self) -> str:
        """An action at random, legal or not: a tile of the hand on some line, or none."""
        window, view, chance = self.parts.window, self._view, self._chance
        if view is None or not self.parts.bridge.has_match or not window.board.isVisible():
            return "nothing"
        action: Action = chance.choice((DRAW, PASS, DONE))
        if view.hand and chance.random() < 0.7:
            lines = [line.line for line in view.lines]
            action = PLAYS[chance.choice(lines)][chance.choice(view.hand).tile.index]
        self._tried = _kind(action)
        board = window.board
        if isinstance(action, Play):
            start, to = board.place_of_tile(action.tile), board.place_of_line_end(action.line)
            self._fingers.drag_from(board.viewport(), start, to)
        elif action is DRAW:
            QTest.mouseClick(board.viewport(), LEFT, NONE, board.place_of_boneyard())
        elif action is DONE:
            window.action_bar.done.emit()
        else:
            QTest.keyClick(board, Qt.Key.Key_P)
        self._tried = None
        return f"try {action}"

    def _type(self) -> str:
        focus = QApplication.focusWidget()
        return self._fingers.type(focus if focus is not None else self.parts.window)

    def _resize(self) -> str:
        window, chance = self.parts.window, self._chance
        way = chance.randrange(8)
        if way == 0:
            window.showMaximized()
        elif way == 1:
            window.showMinimized()
        elif way == 2:
            window.showNormal()
        else:
            window.showNormal()
            window.resize(chance.randint(300, 2400), chance.randint(200, 1500))
        return f"size {window.width()}x{window.height()}"

    def _drop_file(self) -> str:
        files = sorted((self._folder / "files").iterdir())
        data = QMimeData()
        pick = self._chance.choice(files)
        data.setUrls([QUrl.fromLocalFile(str(pick))])
        at = QPointF(QPoint(50, 50))
        event = QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, NONE)
        self._diary.did(f"drop {pick.name}")
        QApplication.sendEvent(self.parts.window, event)
        return "dropped"


def _kind(action: Action) -> str:
    return "play" if isinstance(action, Play) else action.text
