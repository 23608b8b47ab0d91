"""``mextrain-qt bench memory``: whether the program grows while it is played."""

from __future__ import annotations

import argparse
import gc
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from mextrain_qt.amounts import from_one
from mextrain_qt.bench.screen import lacks_screen

HELP = "memory after rounds and matches of computer players, one after another in one window"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many matches, and ``--json``."""
    parser.add_argument("--matches", type=from_one, default=100, help="how many matches are played (100)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play and print: MB resident after round 2, round 13, and every match."""
    if lacks_screen():
        return 1
    figures = _measure(max(1, args.matches))
    if args.json:
        print(json.dumps(figures))
    else:
        print(f"MB after round 2: {figures['after_round_2_mb']}")
        print(f"MB after round 13: {figures['after_round_13_mb']} ({figures['growth_in_a_match']:+.1%})")
        print(f"MB after every tenth match: {figures['after_match_mb'][::10]}")
        print(f"objects after every tenth match: {figures['objects'][::10]}")
        print(f"{figures['matches']} matches in {figures['seconds']} s")
    return 0


def _measure(matches: int) -> dict[str, Any]:
    from PySide6.QtCore import QEventLoop, QSettings

    from mextrain_qt.app import application, put_together
    from mextrain_qt.bench.window_probe import memory
    from mextrain_qt.bridge.pace import INSTANT
    from mextrain_qt.bridge.published import Phase, TableView
    from mextrain_qt.bridge.setup import SeatSetup, TableSetup
    from mextrain_qt.model.options import PRESETS
    from mextrain_qt.qt_messages import quiet_messages
    from mextrain_qt.settings import Settings

    quiet_messages()
    application()
    rounds: list[float] = []
    after: list[float] = []
    objects: list[int] = []
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(QSettings(str(Path(scratch) / "settings.ini"), QSettings.Format.IniFormat))
        settings.keep_pace(INSTANT)
        parts = put_together(settings=settings, folder=Path(scratch))
        parts.window.show()
        over = QEventLoop()

        def on_changed(view: TableView, events: tuple[object, ...]) -> None:
            if view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER) and not after:
                rounds.append(memory())
            if view.phase is Phase.MATCH_OVER:
                over.quit()

        parts.bridge.changed.connect(on_changed)
        seats = tuple(
            SeatSetup(name, "casual", place) for place, name in enumerate(("Ana", "Bea", "Carl", "Dina"))
        )
        for number in range(1, matches + 1):
            parts.bridge.new_match(TableSetup(PRESETS["salon"], seats, number))
            over.exec()
            gc.collect()
            after.append(round(memory(), 1))
            objects.append(len(gc.get_objects()))
        parts.bridge.leave()
        parts.window.close()
        parts.shut_down()
    return {
        "matches": matches,
        "after_round_2_mb": round(rounds[1], 1),
        "after_round_13_mb": round(rounds[12], 1),
        "growth_in_a_match": round(rounds[12] / rounds[1] - 1, 4),
        "after_match_mb": after,
        "objects": objects,
        "seconds": round(time.perf_counter() - began, 1),
    }
