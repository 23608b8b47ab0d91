"""``mextrain-qt bench window``: how quickly the window appears, paints and rests, beside a bare one."""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from mextrain_qt.amounts import from_one, some_time
from mextrain_qt.bench.screen import lacks_screen

HELP = "first paint, memory, repaint, drag and idle figures beside those of a bare window"

KINDS = ("bare", "plain", "table")
"""The windows that are started, see :mod:`mextrain_qt.bench.window_probe`."""

NOTES = """\
first paint  seconds from the start of the process to the end of the first paint of the table (median); cpu
             the processor's own. bare: a QMainWindow with an empty QGraphicsView; plain: with a menu and
             16 plain pixmap items in it; table: the program with a match of four, as --new starts it.
fullest      double-12, eight seats, 72 tiles on the table. crowded: double-18, eight seats, 96 tiles on the
             table and 60 in the hand. plain: a scene of as many plain pixmap items over one that fills it.
idle         the person to move; pulsing: the same with an open double, which glows."""

_SCREENS = """{"screens": [{"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1,
"logicalDpi": 96, "logicalBaseDpi": 96}]}"""

Figures = dict[str, dict[str, float]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How often and how long things are measured, and ``--json``."""
    parser.add_argument("--runs", type=from_one, default=5, help="how many windows of each kind (5)")
    parser.add_argument("--repaints", type=from_one, default=60, help="how often a table is repainted (60)")
    parser.add_argument("--idle", type=some_time, default=5.0, help="seconds of doing nothing (5)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if lacks_screen():
        return 1
    figures = {"start": _starts(max(1, args.runs))} | _in_this_process(args.repaints, args.idle)
    if args.json:
        rounded = {
            part: {name: round(value, 4) for name, value in found.items()} for part, found in figures.items()
        }
        print(json.dumps(rounded))
        return 0
    for part, found in figures.items():
        print(part)
        for name, value in found.items():
            print(f"  {name.replace('_', ' '):32} {value:10.3f}")
    print(NOTES)
    return 0


def _starts(runs: int) -> dict[str, float]:
    """Windows of every kind, one of each in turn: whatever else the machine does meets them all."""
    found: dict[str, list[dict[str, float]]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as scratch:
        for number in range(runs + 1):
            for kind in KINDS:
                probed = _probe(kind, Path(scratch))
                # An installed program has been compiled before; here the first run does it.
                if number:
                    found[kind].append(probed)
    figures = {
        f"{kind}_{name}": median(each[name] for each in found[kind])
        for name in ("first_paint", "cpu", "memory")
        for kind in KINDS
    }
    for name in ("first_paint", "cpu"):
        for kind in ("bare", "plain"):
            figures[f"{name}_to_{kind}"] = figures[f"table_{name}"] / figures[f"{kind}_{name}"]
    figures["memory_more"] = figures["table_memory"] - figures["bare_memory"]
    return figures


def _probe(kind: str, scratch: Path) -> dict[str, float]:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings["PYTHONPYCACHEPREFIX"] = str(scratch)
    if surroundings.get("QT_QPA_PLATFORM") == "offscreen":
        # Its usual screen is smaller than the window, which would then not be as large as the bare one.
        screens = scratch / "screens.json"
        screens.write_text(_SCREENS, encoding="utf-8")
        surroundings["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    with tempfile.TemporaryDirectory(dir=scratch) as home:
        surroundings |= {f"XDG_{part}_HOME": home for part in ("CONFIG", "DATA", "STATE", "CACHE")}
        answer = subprocess.run(
            [sys.executable, "-m", "mextrain_qt.bench.window_probe", kind, str(time.monotonic())],
            env=surroundings,
            check=True,
            capture_output=True,
            text=True,
        )
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def _in_this_process(repaints: int, idle: float) -> Figures:
    from mextrain_qt.app import application
    from mextrain_qt.bench.window_figures import figures_of, idle_figures
    from mextrain_qt.bench.window_moments import crowded, fullest, pulsing
    from mextrain_qt.bridge.pace import NORMAL
    from mextrain_qt.gallery.studio import Studio
    from mextrain_qt.qt_messages import quiet_messages

    quiet_messages()
    application()
    with tempfile.TemporaryDirectory() as scratch:
        studio = Studio(Path(scratch), Path(scratch))
        studio.window.board.set_pace(NORMAL)
        # As the program does once its window is shown.
        gc.freeze()
        found = {
            "fullest": figures_of(studio, fullest(), repaints),
            "crowded": figures_of(studio, crowded(), repaints),
            "idle": idle_figures(studio, fullest(), idle),
            "pulsing": idle_figures(studio, pulsing(), idle),
        }
        studio.close()
    return found
