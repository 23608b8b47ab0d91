"""Puts the parts together; nothing else knows all of them."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.desk import FileDesk
from mextrain_qt.languages import Languages
from mextrain_qt.settings import APPLICATION, ORGANISATION, Settings
from mextrain_qt.store.folders import data_folder
from mextrain_qt.thinking import Thinker
from mextrain_qt.views.artwork.icons import app_icon
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.main_window import MainWindow


@dataclass(slots=True)
class Parts:
    """The parts of a running program."""

    thinker: Thinker
    bridge: GameBridge
    desk: FileDesk
    settings: Settings
    window: MainWindow
    languages: Languages

    def shut_down(self) -> None:
        """End what is still thinking."""
        self.languages.be_silent()
        self.window.sounds.shut_down()
        self.bridge.leave()
        self.thinker.shut_down()
        self.desk.close()


def application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, named for the desktop."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Qt would have threads share in filling every shape: drawing those of a table takes less than waiting.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    app = QApplication(sys.argv[:1] if arguments is None else arguments)
    app.setOrganizationName(ORGANISATION)
    app.setApplicationName(APPLICATION)
    app.setApplicationDisplayName("Mexican Train")
    QGuiApplication.setDesktopFileName("mextrain-qt")
    app.setWindowIcon(app_icon())
    return app


def put_together(
    *,
    settings: Settings | None = None,
    folder: Path | None = None,
    asking: Asking | None = None,
    thinker: Thinker | None = None,
) -> Parts:
    """Make all parts and connect them; the window is not shown yet. Needs a QApplication."""
    kept = settings if settings is not None else Settings()
    languages = Languages(application())
    languages.speak(kept.language())
    thinker = thinker if thinker is not None else Thinker()
    bridge = GameBridge(thinker)
    desk = FileDesk(bridge, folder if folder is not None else data_folder(), thinker)
    window = MainWindow(bridge, desk, kept, asking)
    # Said once the window is there, and not from within whatever met with it.
    desk.trouble.connect(window.show_trouble, Qt.ConnectionType.QueuedConnection)
    window.closed.connect(thinker.shut_down)
    window.language_chosen.connect(languages.speak)
    return Parts(thinker, bridge, desk, kept, window, languages)
