"""One window in a process of its own: when it has first painted, and what time and memory it takes.

Run as ``python -m mextrain_qt.bench.window_probe bare|table``; prints one JSON object. A window's cost
is only its own when nothing else was loaded before it.
"""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from pathlib import Path

_BEGAN = time.perf_counter()

_PERSON_BEGINS = 5
"""A deal with which seat 1 has the first turn."""


def memory() -> float:
    """The resident memory of this process, in MB."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


def bare() -> dict[str, float]:
    """A bare PySide6 window with a label."""
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QLabel("bare"))
    window.resize(1280, 800)
    window.show()
    window.repaint()
    app.processEvents()
    return _figures()


def _figures() -> dict[str, float]:
    """Seconds since this module was begun, seconds of the processor's, and MB."""
    return {
        "first_paint": time.perf_counter() - _BEGAN,
        "cpu": time.process_time(),
        "memory": memory(),
    }


def table() -> dict[str, float]:
    """The program's window with a table of four at which the person begins, so that nobody thinks yet."""
    from PySide6.QtCore import QSettings

    from mextrain_qt.app import application, put_together
    from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
    from mextrain_qt.model.options import PRESETS
    from mextrain_qt.settings import Settings

    app = application([])
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(QSettings(str(Path(scratch) / "settings.ini"), QSettings.Format.IniFormat))
        parts = put_together(settings=settings, folder=Path(scratch))
        seats = tuple(
            SeatSetup(name, PERSON if seat == 0 else "planner", seat)
            for seat, name in enumerate(("You", "Bea", "Carl", "Dina"))
        )
        parts.bridge.new_match(TableSetup(PRESETS["salon"], seats, _PERSON_BEGINS))
        parts.window.resize(1280, 800)
        parts.window.show()
        parts.window.repaint()
        app.processEvents()
        found = _figures()
        parts.shut_down()
        return found


if __name__ == "__main__":
    print(json.dumps({"bare": bare, "table": table}[sys.argv[1]]()))
