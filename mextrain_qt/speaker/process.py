"""The process that makes sounds heard, told what to play in JSON lines.

The first line it says is ``{"silence": null}``, or why nothing can be heard (a value of
:class:`~mextrain_qt.speaker.silence.Silence`), and then it ends. After that it is told
``{"play": "lay-1", "loudness": 0.5}`` whenever something is to be heard, and ends with its input, so that
it never outlives the window.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from threading import Thread
from typing import IO

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

from mextrain_qt.speaker.player import Player, open_player
from mextrain_qt.speaker.silence import Silence


class _Ears(QObject):
    """Reads what is said in a thread of its own, as an input is waited for alike on every system."""

    heard = Signal(str)
    deaf = Signal()

    def listen(self, words: IO[str]) -> None:
        """Hand on every line until there are no more."""
        for line in words:
            self.heard.emit(line)
        self.deaf.emit()


class _Speaker(QObject):
    """Plays what it is told."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    @Slot(str)
    def obey(self, line: str) -> None:
        """Carry out one line; what cannot be understood is passed over."""
        try:
            said = json.loads(line)
            self._player.play(str(said["play"]), float(said["loudness"]))
        except (ValueError, TypeError, KeyError, OSError):
            return


def main(
    words: IO[str] | None = None,
    answers: IO[str] | None = None,
    open_player: Callable[[], Player | Silence] = open_player,
) -> int:
    """Play until there is nothing more to play; the exit status, always 0."""
    words, answers = words or sys.stdin, answers or sys.stdout
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    player = open_player()
    silence = player.value if isinstance(player, Silence) else None
    answers.write(json.dumps({"silence": silence}) + "\n")
    answers.flush()
    if isinstance(player, Silence):
        return 0
    speaker, ears = _Speaker(player), _Ears()
    ears.heard.connect(speaker.obey, Qt.ConnectionType.QueuedConnection)
    ears.deaf.connect(app.quit, Qt.ConnectionType.QueuedConnection)
    Thread(target=ears.listen, args=(words,), daemon=True).start()
    app.exec()
    return 0


if __name__ == "__main__":
    sys.exit(main())
