"""The program at a table whose person plays by itself, with keys, and tells of every state it kept.

``python -m mextrain_qt.bench.self_playing FOLDER`` goes on with the match that was left in the folder,
or begins one, and plays until it is ended from outside. On standard output it writes one JSON object a
line: ``{"will": …}`` before the person does something, and the state, see :func:`state_of`, after it has
been kept on disk.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from mextrain_qt.app import Parts, application, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import DRAW, MEXICAN, Play
from mextrain_qt.model.match import Match
from mextrain_qt.model.notation import position_to
from mextrain_qt.model.options import PRESETS
from mextrain_qt.qt_messages import quiet_messages
from mextrain_qt.settings import Settings

_NAMES: Final = ("You", "Bea", "Carl")
ARRANGE: Final = "arrange"
"""The person is about to move the tiles of the hand."""
GO_ON: Final = "next round"
"""The person is about to have the next round dealt."""


def state_of(match: Match) -> dict[str, Any]:
    """Everything a player would miss: which match, its points, the round in full, the own hand's order."""
    played = match.current
    return {
        "match": match.number,
        "round": len(match.rounds),
        "points": [each.points for each in match.rounds],
        "actions": [action.text for action in played.actions],
        "position": position_to(match.round.position()),
        "order": [list(halves) for halves in played.hand_orders.get(0, ())],
        "over": match.is_over,
    }


class SelfPlaying(QObject):
    """Plays at the window like a person with a keyboard, as soon as it is the person's turn."""

    def __init__(self, parts: Parts, chance: Random) -> None:
        super().__init__()
        self._parts = parts
        self._window = parts.window
        self._chance = chance
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        # The desk was connected first: what is told here is on the disk.
        parts.bridge.recorded.connect(self._tell)

    def begin(self) -> None:
        """Go on with the match that was left, or begin one, and play."""
        if self._parts.desk.saved_match() is not None:
            self._window.continue_match()
        else:
            self._new_match()
        self._timer.start(0)

    def _new_match(self) -> None:
        seats = tuple(
            SeatSetup(name, PERSON if seat == 0 else "casual", seat) for seat, name in enumerate(_NAMES)
        )
        number = self._chance.randrange(1, 1_000_000)
        self._window.start_match(TableSetup(PRESETS["salon"], seats, number))

    @Slot()
    def _tell(self) -> None:
        match = self._parts.bridge.match
        if match is not None:
            _write(state_of(match))

    @Slot()
    def _act(self) -> None:
        view = self._window.board.view
        if view is None:
            return
        if view.phase is Phase.MATCH_OVER:
            self._new_match()
        elif view.phase is Phase.ROUND_OVER:
            _write({"will": GO_ON})
            summary = self._window.summary
            if summary is not None:
                summary.next_button.click()
        elif view.legal:
            if self._chance.random() < 0.3:
                self._move_tiles()
            else:
                self._move(view)

    def _move_tiles(self) -> None:
        _write({"will": ARRANGE})
        if self._chance.random() < 0.3:
            self._key(Qt.Key.Key_A)
            return
        self._key(Qt.Key.Key_Right)
        self._key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)

    def _move(self, view: TableView) -> None:
        plays = [action for action in view.legal if isinstance(action, Play)]
        if not plays:
            action = view.legal[0]
            _write({"will": action.text})
            self._key(Qt.Key.Key_D if action is DRAW else Qt.Key.Key_P)
            return
        play = self._chance.choice(plays)
        board = self._window.board
        for _ in range(len(view.hand) + 1):
            if board.selected() is play.tile:
                break
            self._key(Qt.Key.Key_Right)
        several = len(view.lines_for(play.tile)) > 1
        _write({"will": play.text})
        self._key(Qt.Key.Key_Return)
        if several:
            digit = 0 if play.line == MEXICAN else play.line + 1
            self._key(Qt.Key(Qt.Key.Key_0 + digit))

    def _key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self._window.board, key, modifiers)


def _write(data: dict[str, Any]) -> None:
    """One line in one piece, so that nothing of it waits in this process when that is killed."""
    line = json.dumps(data).encode() + b"\n"
    while line:
        line = line[os.write(1, line) :]


def main(words: list[str]) -> int:
    """Play in the folder named, with the seed named, until the process is ended."""
    folder, seed = Path(words[0]), int(words[1])
    quiet_messages()
    app = application(["mextrain-qt"])
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.keep_pace(INSTANT)
    settings.keep_flag("look/reduce_motion", True)
    parts = put_together(settings=settings, folder=folder / "matches")
    parts.window.resize(900, 640)
    parts.window.show()
    parts.window.activateWindow()
    player = SelfPlaying(parts, Random(seed))
    QTimer.singleShot(0, player.begin)
    status = app.exec()
    parts.shut_down()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
