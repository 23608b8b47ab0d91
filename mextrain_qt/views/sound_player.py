"""The window's end of what makes sounds heard: :mod:`mextrain_qt.speaker`, in a process of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QProcess, Signal, Slot
from PySide6.QtGui import QGuiApplication

from mextrain_qt.own_process import aim
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.sounds import Sound

_DEATHS: Final = 3
"""How often the process is started again after it has died."""

_GOODBYE_MS: Final = 2000
"""How long a process that was killed is waited for; it takes a few milliseconds."""


class Player(Protocol):
    """Whoever makes sounds audible."""

    silence_known: Any
    """A signal: why nothing can be heard (a :class:`Silence`), or ``None`` now that something can."""

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard as far as is known, ``None`` when something can."""

    def prepare(self) -> None:
        """Have everything at hand, so that the next sound does not come late."""

    def play(self, sound: Sound, loudness: float) -> None:
        """Let a sound be heard, at ``loudness`` 0..1 of its own; does not wait for anything."""

    def shut_down(self) -> None:
        """Play nothing any more."""


class ProcessPlayer(QObject):
    """Has sounds played by another process; it is started again should it die, but not for ever."""

    silence_known = Signal(object)

    def __init__(
        self, parent: QObject | None = None, set_up: Callable[[QProcess], None] | None = None
    ) -> None:
        """``set_up`` says what the process runs, the program's own part unless it is given."""
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        if set_up is None:
            aim(self._process, "mextrain_qt.speaker.process", "--speaker")
        else:
            set_up(self._process)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._silence: Silence | None = None
        self._ready = False
        self._deaths = 0
        self._over = False
        if QGuiApplication.platformName() in ("offscreen", "minimal"):
            self._silence = Silence.NO_SCREEN

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard as far as is known, ``None`` when something can."""
        return self._silence

    @property
    def is_ready(self) -> bool:
        """Whether the next sound is heard at once."""
        return self._ready

    @property
    def process_id(self) -> int:
        """The process, 0 while there is none."""
        return int(self._process.processId())

    def prepare(self) -> None:
        """Start the process, also where there was no device the last time it was started."""
        if self._silence is Silence.NO_DEVICE:
            self._silence = None
        self._start()

    def play(self, sound: Sound, loudness: float) -> None:
        """Let a sound be heard. While the process is still starting it is not: late is worse than never."""
        if self._ready:
            self._process.write(json.dumps({"play": sound.value, "loudness": loudness}).encode() + b"\n")
        else:
            self._start()

    def shut_down(self) -> None:
        """End the process, for good."""
        self._over = True
        self._ready = False
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_GOODBYE_MS)

    def _start(self) -> None:
        running = self._process.state() != QProcess.ProcessState.NotRunning
        if not running and not self._over and self._silence is None:
            self._process.start()

    @Slot()
    def _read(self) -> None:
        while self._process.canReadLine():
            try:
                said = json.loads(bytes(self._process.readLine().data()))["silence"]
                self._silence = None if said is None else Silence(said)
            except (ValueError, TypeError, KeyError):
                self._process.kill()
                return
            self._ready = self._silence is None
            self.silence_known.emit(self._silence)

    @Slot()
    def _on_finished(self) -> None:
        self._ready = False
        if self._silence is None and not self._over:
            self._deaths += 1
            if self._deaths > _DEATHS:
                self._give_up()

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and not self._over:
            self._give_up()

    def _give_up(self) -> None:
        self._silence = Silence.BROKEN
        self.silence_known.emit(self._silence)
