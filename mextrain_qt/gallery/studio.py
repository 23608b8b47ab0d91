"""The window a picture is taken of, in a folder and with settings of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QSettings, QSize
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.published import Phase
from mextrain_qt.languages import SYSTEM
from mextrain_qt.model.actions import DRAW, PASS, Play
from mextrain_qt.settings import Settings
from mextrain_qt.views.asking import Asking


class Photographer(Asking):
    """Takes a picture of every dialog it is to run, and closes it."""

    def __init__(self, keep: Callable[[QWidget, str], None]) -> None:
        super().__init__()
        self._keep = keep
        self.name_of_next = "dialog"
        self.prepare: Callable[[QDialog], None] = lambda dialog: None

    def run(self, dialog: QDialog) -> bool:
        """Show the dialog for a picture."""
        dialog.show()
        self.prepare(dialog)
        QApplication.processEvents()
        self._keep(dialog, self.name_of_next)
        dialog.reject()
        return False

    def tell(self, parent: QWidget, title: str, text: str) -> None:
        """Say it for a picture."""
        self.run(QMessageBox(QMessageBox.Icon.Information, title, text, parent=parent))

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        """Yes to everything."""
        return True


class Studio:
    """A window to take pictures of; they go to ``folder`` as PNG files."""

    def __init__(self, folder: Path, scratch: Path, language: str = SYSTEM) -> None:
        self.folder = folder
        self.taken: list[str] = []
        self.settings = Settings(QSettings(str(scratch / "settings.ini"), QSettings.Format.IniFormat))
        self.settings.keep_pace(INSTANT)
        self.settings.keep_language(language)
        self.asking = Photographer(self.keep)
        self.parts: Parts = put_together(
            settings=self.settings, folder=scratch / "matches", asking=self.asking
        )
        self.window = self.parts.window
        self.window.show()
        # Of its own accord it is no larger than the screen.
        self.resize(1280, 800)

    def resize(self, width: int, height: int) -> None:
        """Give the window a size in logical pixels."""
        self.window.resize(QSize(width, height))
        self.settle()

    def settle(self) -> None:
        """Let everything find its place."""
        for _ in range(3):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def play_on(self) -> None:
        """Play until the round is over, the person's turns by the first thing that is legal."""
        bridge = self.parts.bridge
        while (view := bridge.view()) is not None and view.phase is Phase.PLAYING:
            if not view.legal:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                continue
            action = view.legal[0]
            if isinstance(action, Play):
                bridge.try_play(action.tile, action.line)
            elif action is DRAW:
                bridge.draw()
            elif action is PASS:
                bridge.pass_turn()
            else:
                bridge.say_done()

    def take(self, name: str) -> None:
        """A picture of the window."""
        self.settle()
        self.keep(self.window, name)

    def take_dialog(self, name: str, open_it: Callable[[], object]) -> None:
        """A picture of the dialog that ``open_it`` opens."""
        self.asking.name_of_next = name
        open_it()
        self.asking.prepare = lambda dialog: None

    def keep(self, widget: QWidget, name: str) -> None:
        """Write a picture of a widget."""
        widget.grab().save(str(self.folder / f"{name}.png"))
        self.taken.append(name)

    def close(self) -> None:
        """End the window and what belongs to it."""
        self.window.close()
        self.parts.shut_down()
