"""``mextrain-qt bench window``: how quickly the window appears, paints and rests, beside a bare one."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

HELP = "first paint, memory, repaint, drag and idle figures beside those of a bare window"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How often and how long things are measured, and ``--json``."""
    parser.add_argument("--runs", type=int, default=5, help="how many windows are started of each kind (5)")
    parser.add_argument("--repaints", type=int, default=60, help="how often the table is repainted (60)")
    parser.add_argument("--idle", type=float, default=5.0, help="seconds of doing nothing (5)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    from mextrain_qt.commands.window import has_screen

    if not has_screen():
        print("there is no screen here; set QT_QPA_PLATFORM=offscreen to measure without", file=sys.stderr)
        return 1
    figures: dict[str, Any] = {}
    kinds = ("bare", "table")
    with tempfile.TemporaryDirectory() as bytecode:
        found: dict[str, list[dict[str, float]]] = {kind: [] for kind in kinds}
        for run in range(max(1, args.runs) + 1):
            # One of each in turn, so that whatever else the machine does meets both.
            for kind in kinds:
                probed = _probe(kind, bytecode)
                # An installed program has been compiled before; here the first run does it.
                if run:
                    found[kind].append(probed)
    for kind in kinds:
        for name in ("first_paint", "cpu", "memory"):
            figures[f"{kind}_{name}"] = median(each[name] for each in found[kind])
    figures["first_paint_ratio"] = figures["table_first_paint"] / figures["bare_first_paint"]
    figures["cpu_ratio"] = figures["table_cpu"] / figures["bare_cpu"]
    figures["memory_more_mb"] = figures["table_memory"] - figures["bare_memory"]
    figures |= _in_this_process(args.repaints, args.idle)
    if args.json:
        print(json.dumps({name: round(value, 3) for name, value in figures.items()}))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):34} {value:10.3f}")
    return 0


def _probe(kind: str, bytecode: str) -> dict[str, float]:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    answer = subprocess.run(
        [sys.executable, "-m", "mextrain_qt.bench.window_probe", kind],
        env=surroundings | {"PYTHONPYCACHEPREFIX": bytecode},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def _in_this_process(repaints: int, idle: float) -> dict[str, float]:
    from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer

    from mextrain_qt.app import application, quiet_messages
    from mextrain_qt.gallery.staging import match_at
    from mextrain_qt.gallery.studio import Studio

    quiet_messages()
    application()
    with tempfile.TemporaryDirectory() as scratch:
        studio = Studio(Path(scratch), Path(scratch))
        studio.resize(1280, 800)
        studio.parts.bridge.open_match(match_at(8, actions=66, round_number=3))
        studio.settle()
        board = studio.window.board
        full = _times(board.viewport().repaint, repaints)
        # What the processor alone does, whatever else it is asked to do meanwhile.
        of_cpu = _times(board.viewport().repaint, repaints, time.process_time)
        plain = _plain_scene(board.viewport().width(), board.viewport().height(), repaints)
        drags = _drag_times(studio)
        loop = QEventLoop()
        QTimer.singleShot(int(idle * 1000), loop.quit)
        clock = QElapsedTimer()
        clock.start()
        before = time.process_time()
        loop.exec()
        share = (time.process_time() - before) / (clock.elapsed() / 1000)
        studio.close()
    return {
        "repaint_ms": median(full),
        "repaint_cpu_ms": median(of_cpu),
        "plain_scene_repaint_ms": median(plain),
        "repaint_ratio": median(full) / median(plain),
        "drag_frame_median_ms": median(wall for wall, _ in drags),
        "drag_frame_worst_ms": max(wall for wall, _ in drags),
        "drag_frame_worst_cpu_ms": max(of_cpu for _, of_cpu in drags),
        "drag_frame_worst_ratio": max(wall for wall, _ in drags) / median(plain),
        "idle_share_of_a_core": share,
    }


def _times(
    act: Callable[[], object], often: int, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Milliseconds that each of some calls took, the first three left out."""
    found = []
    for _ in range(often + 3):
        began = clock()
        act()
        found.append((clock() - began) * 1000)
    return found[3:]


def _plain_scene(width: int, height: int, often: int) -> list[float]:
    """The same for a scene of as many plain pixmap items as a full table has tiles."""
    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

    scene = QGraphicsScene(0, 0, width, height)
    pixmap = QPixmap(72, 42)
    pixmap.fill(Qt.GlobalColor.white)
    for place in range(100):
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setScale(0.7)
        item.setRotation(place * 7.0)
        item.setPos(40 + place % 12 * (width - 80) / 12, 40 + place // 12 * (height - 80) / 9)
        scene.addItem(item)
    view = QGraphicsView(scene)
    view.resize(width, height)
    view.show()
    QCoreApplication.processEvents()
    found = _times(view.viewport().repaint, often)
    view.close()
    return found


def _drag_times(studio: Any) -> list[tuple[float, float]]:
    """Milliseconds of each step of carrying a tile over the table, painting included; and the processor's."""
    from PySide6.QtCore import QCoreApplication, QPoint, Qt
    from PySide6.QtTest import QTest

    board = studio.window.board
    view = board.view
    start = board.place_of_tile(view.hand[0].tile)
    on = board.viewport()
    QTest.mousePress(on, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    found = []
    for step in range(120):
        to = QPoint(80 + step * (on.width() - 160) // 120, 60 + step * 37 % (on.height() - 260))
        before = time.perf_counter(), time.process_time()
        QTest.mouseMove(on, to)
        QCoreApplication.processEvents()
        found.append(((time.perf_counter() - before[0]) * 1000, (time.process_time() - before[1]) * 1000))
    QTest.mouseRelease(on, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    return found[5:]
