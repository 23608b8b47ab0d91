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
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bench.monkey.answers import MonkeyAsking
from mextrain_qt.bench.monkey.at_table import MOST_TRIES, AtTable
from mextrain_qt.bench.monkey.census import census, leftovers
from mextrain_qt.bench.monkey.diary import Diary
from mextrain_qt.bench.monkey.fingers import LEFT, NONE, USUAL_NAME, Fingers
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.preferences import Preferences

LONGEST_WAIT: Final = 90.0
"""Seconds in which something has to happen at a table of computer players."""

_HOME_EVERY: Final = 12.0
"""Seconds between two visits to the first page, where everything is counted."""

_LOOKS_IN_A_LIFE: Final = 12
"""How often everything is counted before a window may be closed: leaks show only in time."""

_BREATH: Final = 2
"""Milliseconds between two steps, in which the window does what it has to."""

_HANGS_AFTER: Final = 120
"""Seconds a single step may take."""

_DIALOGS_PRESSED: Final = 20
_DIALOGS_CLOSED: Final = 40
"""How often a dialog is told to end by its own buttons, and then by its frame, before it counts as stuck."""


class Monkey(QObject):
    """Lives in the event loop: every step does one thing, and dialogs it opens do not hold it up."""

    done = Signal()
    """The time is up, or there is a problem."""

    def __init__(self, folder: Path, diary: Diary, seed: int, seconds: float) -> None:
        super().__init__()
        self._folder = folder
        self._diary = diary
        self._chance = Random(seed)
        self._fingers = Fingers(self._chance, diary)
        self._ends = time.monotonic() + seconds
        self.lives: list[list[Counter[str]]] = [[]]
        """What there was of everything at each visit to the first page, for every window there was."""
        self._acting: list[tuple[QWidget | None, QWidget | None]] = []
        self._patience: dict[int, int] = {}
        self._shown: set[int] = set()
        self._going_home = False
        self._ending = False
        self._home_at = time.monotonic() + _HOME_EVERY
        self._tries_to_go_home = 0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step)
        self.parts: Parts
        self._table: AtTable
        self._start()

    def _start(self) -> None:
        asking = MonkeyAsking(self._diary, self._chance, self._folder / "files")
        self.parts = put_together(folder=self._folder / "matches", asking=asking)
        self._table = AtTable(self.parts, self._diary, self._chance, self._fingers)
        window = self.parts.window
        window.preferences.changed.connect(self._on_preferences)
        window.replays.begun.connect(self._on_replay)
        window.replays.reviewing.connect(self._on_reviewing)
        window.board.line_inspected.connect(self._on_inspected)
        for name in self._actions():
            # What was never done is to be seen among what was.
            self._diary.seen[f"action {name}"] += 0
        window.show()
        window.activateWindow()
        self._diary.count("windows opened")

    def live(self) -> None:
        """Begin; :attr:`done` says when it is over."""
        self._next.start(0)

    def shut_down(self) -> None:
        """Close the window for good; whatever is left of it then is a problem."""
        self._take_down()

    # What it hears.

    @Slot(object, object)
    def _on_preferences(self, now: Preferences, before: Preferences) -> None:
        for what in ("language", "look", "window_style", "pace", "tile_scale"):
            if getattr(now, what) != getattr(before, what):
                self._diary.count(f"changed {what}")

    @Slot()
    def _on_replay(self) -> None:
        self._diary.count("replays shown")

    @Slot(bool)
    def _on_reviewing(self, on: bool) -> None:
        if on:
            self._diary.count("reviews shown")

    @Slot(int)
    def _on_inspected(self, line: int) -> None:
        self._diary.count("lines looked at")

    # A step.

    @Slot()
    def _step(self) -> None:
        if self._diary.problems or self._ending or (time.monotonic() > self._ends and not self._acting):
            self._end()
            return
        modal, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        self._next.start(_BREATH)
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
        self._ending = True
        faulthandler.cancel_dump_traceback_later()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
            elif isinstance(widget, QMenu):
                widget.close()
        if self._acting:
            # The deeds that opened those dialogs come to their end first, and there may be more of them.
            self._next.start(_BREATH)
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
        if self._going_home or self._chance.random() < 0.2:
            QTest.keyClick(popup, Qt.Key.Key_Escape)
        elif isinstance(popup, QMenu) and self._chance.random() < 0.8:
            entry = self._fingers.entry_of(popup, self._quit)
            if entry is not None:
                self._diary.did(f"entry {entry.text()}")
                if entry.menu() is not None:
                    popup.setActiveAction(entry)
                    # With a click a submenu takes its time to open.
                    QTest.keyClick(popup, Qt.Key.Key_Right)
                else:
                    # Whatever is done then, by the time it returns this menu may be gone.
                    QTest.mouseClick(popup, LEFT, NONE, popup.actionGeometry(entry).center())
                return
        else:
            target = popup.focusWidget() or popup
            for _ in range(self._chance.randrange(5)):
                QTest.keyClick(target, self._chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
            QTest.keyClick(target, Qt.Key.Key_Return)
            return
        if popup is QApplication.activePopupWidget():
            popup.close()

    def _in_dialog(self, dialog: QWidget) -> None:
        if id(dialog) not in self._patience:
            least = 1 if isinstance(dialog, QInputDialog) else 0
            self._patience[id(dialog)] = self._chance.randint(least, _patience_with(dialog))
        left = self._patience[id(dialog)]
        self._patience[id(dialog)] = left - 1
        name = type(dialog).__name__
        if left > 0 and not self._going_home:
            fields = dialog.findChildren(QLineEdit) if isinstance(dialog, QInputDialog) else []
            deed = self._fingers.write(fields[0]) if fields else self._fingers.poke(dialog)
            self._diary.did(f"{name}: {deed}")
        elif left > -_DIALOGS_PRESSED:
            self._diary.did(f"{name}: ends")
            self._answer(dialog)
        elif left > -_DIALOGS_CLOSED:
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
        if self._going_home and good and isinstance(dialog, QMessageBox):
            QTest.mouseClick(good[0], LEFT, NONE, good[0].rect().center())
        elif self._going_home or _is_systems(dialog) or not buttons or self._chance.random() < 0.25:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            button = self._chance.choice([*buttons, *good * (3 if isinstance(dialog, QInputDialog) else 1)])
            QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    # Home, where everything is counted.

    def _go_home(self) -> None:
        window = self.parts.window
        if self.parts.bridge.has_match or not window.start_page.isVisible():
            self._diary.did("go home")
            if window.isFullScreen():
                window.actions_.full_screen.setChecked(False)
            self._tries_to_go_home += 1
            if self._tries_to_go_home > MOST_TRIES:
                self._diary.problem("the first page cannot be reached")
            window.actions_.leave.trigger()
            return
        self._going_home, self._tries_to_go_home = False, 0
        self._home_at = time.monotonic() + _HOME_EVERY
        for other in QApplication.topLevelWidgets():
            if other is not window and other.isVisible() and other.parentWidget() is not None:
                other.close()
        window.showNormal()
        window.resize(1280, 800)
        # They are filled when they are opened, with more each time up to a limit.
        window.actions_.recent.clear()
        window.actions_.bookmarks.clear()
        # So that keeping house rules of that name has to be asked about again.
        self.parts.desk.keep_house_rules(USUAL_NAME, TableSetup(PRESETS["family"], ()))
        QApplication.processEvents()
        self.lives[-1].append(census(window.table_page))

    def _start_again(self) -> None:
        """The window was closed: take it all down, and open it again on the same folder."""
        self._diary.did("start again")
        self._take_down()
        self.lives.append([])
        self._start()

    def _take_down(self) -> None:
        self._table.deleteLater()
        self.parts.shut_down()
        self.parts.window.deleteLater()
        del self._table, self.parts
        left = leftovers(self)
        if left:
            self._diary.problem(f"left behind by a window that was closed: {', '.join(left)}")

    # Anything.

    def _anything(self) -> None:
        if time.monotonic() > self._home_at:
            self._going_home, self._tries_to_go_home = True, 0
            return
        if self._is_stuck():
            return
        ways: tuple[tuple[int, Callable[[], str]], ...] = (
            (60, self._go_on),
            (8, self._trigger),
            (6, self._poke_window),
            (6, self._table.try_anything),
            (4, self._type),
            (2, self._poke_other_window),
            (1, self._resize),
            (1, self._drop_file),
        )
        act = self._chance.choices([way for _, way in ways], [weight for weight, _ in ways])[0]
        self._diary.did(act())

    def _go_on(self) -> str:
        went_on = self._table.go_on()
        if went_on is not None:
            return went_on
        # Others are to move, or something else is shown: a monkey does not just sit there.
        return self._chance.choice((self._poke_window, self._trigger, self._type, *(self._hurry,) * 3))()

    def _is_stuck(self) -> bool:
        view = self._table.view
        waited = time.monotonic() - self._table.changed_at
        if not self.parts.bridge.has_match or view is None or view.legal or view.phase is not Phase.PLAYING:
            return False
        if waited > LONGEST_WAIT:
            self._diary.problem(f"nothing happens: seat {view.to_move + 1} is to move for {waited:.0f} s")
            return True
        if waited > 1 and self._chance.random() < 0.05:
            # A slow pace is no problem, but it is not what a monkey is for.
            self.parts.window.actions_.paces.actions()[-1].trigger()
        return False

    def _hurry(self) -> str:
        self.parts.window.actions_.hurry.trigger()
        return "hurry"

    @property
    def _quit(self) -> QAction:
        return self.parts.window.actions_.quit

    def _actions(self) -> dict[str, QAction | QMenu]:
        """The window's actions by name, and its menus that hold something else every time."""
        found: dict[str, QAction | QMenu] = {}
        for name, value in vars(self.parts.window.actions_).items():
            if isinstance(value, QAction | QMenu):
                found[name] = value
            elif isinstance(value, QActionGroup):
                found |= {f"{name} {action.data()}": action for action in value.actions()}
        return found

    def _trigger(self) -> str:
        """One of the window's actions, rather one that was not taken often."""
        actions = {name: each for name, each in self._actions().items() if each.isEnabled()}
        if len(self.lives[-1]) < _LOOKS_IN_A_LIFE:
            actions.pop("quit", None)
        # Some can be taken for a moment only, as what redoes: half the time the one taken least of all.
        looked_at = len(actions) if self._chance.random() < 0.5 else min(4, len(actions))
        names = self._chance.sample(sorted(actions), looked_at)
        name = min(names, key=lambda each: self._diary.seen[f"action {each}"])
        self._diary.did(f"trigger {name}")
        action = actions[name]
        if isinstance(action, QMenu):
            # As when it is opened.
            action.aboutToShow.emit()
            entry = self._fingers.entry_of(action, self._quit)
            if entry is None:
                return f"{name} is empty"
            action = entry
        self._diary.count(f"action {name}")
        action.trigger()
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

    def _type(self) -> str:
        focus = QApplication.focusWidget()
        return self._fingers.type(focus if focus is not None else self.parts.window)

    def _resize(self) -> str:
        window, chance = self.parts.window, self._chance
        self._diary.count("resizes")
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
        self._diary.count("files dropped")
        self._diary.did(f"drop {pick.name}")
        QApplication.sendEvent(self.parts.window, event)
        return "dropped"


def _is_systems(dialog: QWidget) -> bool:
    """Whether it could be led anywhere: it is only opened and dismissed."""
    return isinstance(dialog, QFileDialog) or type(dialog).__name__ == "QPrintDialog"


def _patience_with(dialog: QWidget) -> int:
    """How many things at most are done in a dialog before it is answered."""
    if _is_systems(dialog):
        return 0
    if isinstance(dialog, QMessageBox):
        return 1
    return 4 if isinstance(dialog, QInputDialog) else 14
