"""Opens the program's window in the surroundings it is started in, deals, plays and closes it.

Run as ``python -m tests.opening`` by the tests of surroundings; prints what came of it as JSON.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from mextrain_qt.app import application, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import Play
from mextrain_qt.model.options import PRESETS
from tests.window_driver import Answers


def main() -> int:
    app = application(["mextrain-qt"])
    answers = Answers()
    parts = put_together(asking=answers)
    window = parts.window
    window.show()
    seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", "casual", 1), SeatSetup("Carl", "casual", 2))
    window.start_match(TableSetup(PRESETS["salon"], seats, 5))
    parts.bridge.set_pace(INSTANT)
    played = 0
    wait = QEventLoop()
    for _ in range(200):
        QTimer.singleShot(0, wait.quit)
        wait.exec()
        view = window.board.view
        if view is not None and view.legal:
            action = view.legal[0]
            played += (
                parts.bridge.try_play(action.tile, action.line)
                if isinstance(action, Play)
                else (parts.bridge.draw() or parts.bridge.pass_turn())
            )
        if played == 3:
            break
    window.sounds.prepare()
    screen = QApplication.primaryScreen().availableGeometry()
    found = {
        "played": played,
        "fits": window.width() <= max(screen.width(), window.minimumWidth()),
        "board": [window.board.width(), window.board.height()],
        "tile": window.board.table_scene.plan.unit if window.board.table_scene.plan else 0,
        "said": answers.said,
        "title": window.windowTitle(),
        "ratio": window.devicePixelRatioF(),
    }
    window.close()
    app.processEvents()
    parts.shut_down()
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
