"""One window in a process of its own: when it has first painted, and what time and memory it takes.

Run as ``python -m mextrain_qt.bench.window_probe KIND BEGAN`` where ``BEGAN`` is what ``time.monotonic()``
said before the process was started, in surroundings that name an empty folder as home; prints one JSON
object. A window's cost is only its own when nothing else was loaded before it. The kinds:

``bare``
    a QMainWindow with an empty QGraphicsView in it, the least that a table could be shown in;
``plain``
    the same with a menu and as many plain pixmap items as the table has tiles at first;
``table``
    the program as the command line starts it, with a table of four at which the person begins, so that
    nobody thinks yet.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

_PERSON_BEGINS = 5
"""A deal with which seat 1 has the first turn."""

_TILES = 16
"""The tiles on that table at first: a hand and the engine."""


def memory() -> float:
    """The resident memory of this process, in MB."""
    import resource

    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


def bare(began: float) -> dict[str, float]:
    """A bare PySide6 window with a view."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    return _painted(app, view.viewport(), began)


def plain(began: float) -> dict[str, float]:
    """A window with a menu and some pixmaps in its view."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.menuBar().addMenu("Game").addAction("Quit")
    scene = QGraphicsScene()
    pixmap = QPixmap(72, 42)
    pixmap.fill(Qt.GlobalColor.white)
    for place in range(_TILES):
        item = scene.addPixmap(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setPos(70 * place, 600)
    view = QGraphicsView(scene)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    return _painted(app, view.viewport(), began)


def table(began: float) -> dict[str, float]:
    """The program's window with its table."""
    import argparse

    from mextrain_qt.loading import unswept

    with unswept():
        from mextrain_qt.commands import window

    parser = argparse.ArgumentParser()
    window.add_arguments(parser)
    setup = window.table_from(parser.parse_args(["--new", "salon", "--number", str(_PERSON_BEGINS)]))
    app, parts = window.opened(setup)
    found = _painted(app, parts.window.board.viewport(), began)
    parts.shut_down()
    return found


def _painted(app: QApplication, ground: QWidget, began: float) -> dict[str, float]:
    """Wait until ``ground`` has been painted: seconds since ``began``, of the processor's, and MB."""
    from PySide6.QtCore import QEvent, QObject

    class Watch(QObject):
        painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.painted = self.painted or event.type() == QEvent.Type.Paint
            return False

    watch = Watch()
    ground.installEventFilter(watch)
    while not watch.painted:
        app.processEvents()
    found = {"first_paint": time.monotonic() - began, "cpu": time.process_time(), "memory": memory()}
    ground.removeEventFilter(watch)
    return found


if __name__ == "__main__":
    import json

    print(json.dumps({"bare": bare, "plain": plain, "table": table}[sys.argv[1]](float(sys.argv[2]))))
