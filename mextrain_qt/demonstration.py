"""A whole match between computer players in a window, with pictures of it left on disk."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QSettings, QTimer, Slot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings

_SEATS = (("Ana", "planner"), ("Bea", "steady"), ("Carl", "casual"), ("Dina", "planner"))
TABLE = TableSetup(
    PRESETS["salon"],
    tuple(SeatSetup(name, level, place) for place, (name, level) in enumerate(_SEATS)),
    1912,
)
"""The table of the demonstration: the same match every time."""

_PICTURE_EVERY = 24


class _Album(QObject):
    """Takes pictures of the first rounds as they grow, and of every round's end."""

    def __init__(self, parts: Parts, folder: Path) -> None:
        super().__init__()
        self._parts = parts
        self._folder = folder
        self._actions = 0
        self.done = QEventLoop(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self.done.quit)
        parts.bridge.changed.connect(self._on_changed)

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[object, ...]) -> None:
        self._actions += 1
        if view.phase is Phase.PLAYING:
            if view.round_number <= 2 and self._actions % _PICTURE_EVERY == 0:
                self.picture(f"round-{view.round_number:02d}-after-{self._actions:03d}-actions")
            return
        self.picture(f"round-{view.round_number:02d}-end")
        self._actions = 0
        print(f"round {view.round_number} of {view.rounds} played", file=sys.stderr)
        if view.phase is Phase.MATCH_OVER:
            (self._folder / "scoresheet.csv").write_text(
                self._parts.window.scoresheet.as_csv(), encoding="utf-8", newline=""
            )
            self._parts.window.scoresheet.table.grab().save(str(self._folder / "scoresheet.png"))
            self._settle.start(0)

    def picture(self, name: str) -> None:
        """Save the window as it is."""
        self._parts.window.grab().save(str(self._folder / f"{name}.png"))


def play_demonstration(folder: Path, table: TableSetup = TABLE) -> int:
    """Play a match of that table, leaving pictures and the scoresheet in ``folder``; the exit status."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"mextrain-qt: {folder} cannot be made: {error.strerror}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="mextrain-demo-") as scratch:
        settings = Settings(QSettings(str(Path(scratch) / "settings.ini"), QSettings.Format.IniFormat))
        settings.keep_pace(INSTANT)
        parts = put_together(settings=settings, folder=Path(scratch))
        parts.window.resize(1280, 800)
        parts.window.show()
        album = _Album(parts, folder)
        parts.bridge.new_match(table)
        album.done.exec()
        view = parts.bridge.view()
        parts.window.close()
        parts.shut_down()
    if view is not None:
        names = ", ".join(view.seats[seat].name for seat in view.winners)
        print(f"{names} won; pictures and the scoresheet are in {folder}", file=sys.stderr)
    return 0
