"""What a window that is open already costs: repaints, a drag, and doing nothing.

Milliseconds of wall time where not said otherwise; what somebody else does on the machine meanwhile is in
them, so the processor's own time stands beside them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from mextrain_qt.bench.waiting import wait
from mextrain_qt.gallery.studio import Studio
from mextrain_qt.model.match import Match
from mextrain_qt.views.table.tile_item import PixmapPiece

Clock = Callable[[], float]

_STEPS = 120
"""How many movements of the mouse a drag has."""


def figures_of(studio: Studio, match: Match, repaints: int) -> dict[str, float]:
    """Repaints of a table and a drag over it, and the same for a scene of as many plain pixmap items."""
    _show(studio, match)
    board = studio.window.board
    ground = board.viewport()
    tiles = sum(isinstance(item, PixmapPiece) for item in board.table_scene.items())
    wall = _times(ground.repaint, repaints)
    # What the processor alone does, whatever else it is asked to do meanwhile.
    cpu = _times(ground.repaint, repaints, time.process_time)
    paints, of_pixmaps = _python_paints(ground.repaint)
    frames = _drag(studio)
    plain, plain_cpu = _plain_scene(tiles, ground.width(), ground.height(), repaints)
    # The window has come to the front again, and paints all of itself.
    studio.settle()
    return {
        "pixmap_items": tiles,
        "python_paints": paints,
        "python_paints_of_pixmaps": of_pixmaps,
        "repaint_ms": median(wall),
        "repaint_cpu_ms": median(cpu),
        "plain_repaint_ms": median(plain),
        "plain_repaint_cpu_ms": median(plain_cpu),
        "repaint_ratio": median(wall) / median(plain),
        "drag_frame_ms": median(frame for frame, _ in frames),
        "drag_worst_ms": max(frame for frame, _ in frames),
        "drag_worst_cpu_ms": max(of_cpu for _, of_cpu in frames),
        "drag_worst_ratio": max(frame for frame, _ in frames) / median(plain),
    }


def idle_figures(studio: Studio, match: Match, seconds: float) -> dict[str, float]:
    """What a window costs at which nobody does anything, as a share of a core; and how often it paints."""
    _show(studio, match)
    wait(1.0)
    ground = studio.window.board.viewport()
    paints = _Paints(ground)
    clock = QElapsedTimer()
    clock.start()
    before = time.process_time()
    wait(seconds)
    share = (time.process_time() - before) / (clock.elapsed() / 1000)
    ground.removeEventFilter(paints)
    return {
        "share_of_a_core": share,
        "paints_a_second": paints.count / seconds,
        "largest_paint_share": paints.largest / (ground.width() * ground.height()),
    }


def _show(studio: Studio, match: Match) -> None:
    """Open the match and wait until everything lies still."""
    studio.parts.bridge.open_match(match)
    studio.window.board.finish_moving()
    studio.settle()


class _Paints(QObject):
    """Counts how often the board is painted, and how much of it."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self.count = 0
        self.largest = 0
        ground.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and let it be painted."""
        if isinstance(event, QPaintEvent):
            self.count += 1
            self.largest = max(self.largest, event.rect().width() * event.rect().height())
        return False


def _python_paints(act: Callable[[], object]) -> tuple[int, int]:
    """How often ``paint`` of Python is called meanwhile, and how often that of a pixmap item."""
    found = []

    def watch(frame: FrameType, event: str, what: object) -> None:
        if event == "call" and frame.f_code.co_name == "paint":
            found.append(isinstance(frame.f_locals.get("self"), QGraphicsPixmapItem))

    sys.setprofile(watch)
    try:
        act()
    finally:
        sys.setprofile(None)
    return len(found), sum(found)


def _times(act: Callable[[], object], often: int, clock: Clock = time.perf_counter) -> list[float]:
    """Milliseconds that each of some calls took, the first three left out."""
    found = []
    for _ in range(often + 3):
        began = clock()
        act()
        found.append((clock() - began) * 1000)
    return found[3:]


def _plain_scene(count: int, width: int, height: int, often: int) -> tuple[list[float], list[float]]:
    """Repaints of a scene of ``count`` plain pixmap items over one that fills it."""
    scene = QGraphicsScene(0, 0, width, height)
    ground = QPixmap(width, height)
    ground.fill(Qt.GlobalColor.darkGreen)
    scene.addItem(QGraphicsPixmapItem(ground))
    pixmap = QPixmap(72, 42)
    pixmap.fill(Qt.GlobalColor.white)
    for place in range(count - 1):
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setScale(0.7)
        item.setRotation(place * 7.0)
        item.setPos(40 + place % 16 * (width - 80) / 16, 40 + place // 16 * (height - 80) / 12)
        scene.addItem(item)
    view = QGraphicsView(scene)
    view.resize(width, height)
    view.show()
    QCoreApplication.processEvents()
    found = _times(view.viewport().repaint, often)
    of_cpu = _times(view.viewport().repaint, often, time.process_time)
    view.close()
    return found, of_cpu


def _drag(studio: Studio) -> list[tuple[float, float]]:
    """Milliseconds of each step of carrying a tile over the table, painting included; and the processor's."""
    board: Any = studio.window.board
    view = board.view
    tile = view.hand[0].tile
    start = board.place_of_tile(tile)
    on = board.viewport()
    QTest.mousePress(on, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    found = []
    for step in range(_STEPS):
        to = QPoint(80 + step * (on.width() - 160) // _STEPS, 60 + step * 37 % (on.height() - 260))
        began = time.perf_counter(), time.process_time()
        QTest.mouseMove(on, to)
        QCoreApplication.processEvents()
        found.append(((time.perf_counter() - began[0]) * 1000, (time.process_time() - began[1]) * 1000))
    QTest.mouseRelease(on, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QCoreApplication.processEvents()
    return found
