"""A process in which a computer player thinks, as :mod:`mextrain_qt.thinking` sees it."""

from __future__ import annotations

import json
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, Slot

from mextrain_qt.own_process import aim

_GOODBYE_MS: Final = 2000
"""How long a worker that was killed is waited for; it takes a few milliseconds."""


class SearchProcess(QObject):
    """One worker process; started by the first question, again after it died."""

    answered = Signal(QObject, dict)
    died = Signal(QObject)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        aim(self._process, "mextrain_qt.worker", "--worker")
        self._process.started.connect(self._send)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)
        self._question = b""
        self.busy = False

    @property
    def process_id(self) -> int:
        """The process, 0 while there is none."""
        return int(self._process.processId())

    def ask(self, question: dict[str, Any]) -> None:
        """Start if need be, and send the question."""
        self.busy = True
        self._question = json.dumps(question).encode() + b"\n"
        if self._process.state() == QProcess.ProcessState.Running:
            self._send()
        elif self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.start()

    def stop(self) -> None:
        """End the process now, whatever it is doing."""
        self.busy = False
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_GOODBYE_MS)

    @Slot()
    def _send(self) -> None:
        self._process.write(self._question)

    @Slot()
    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            if not self.busy:
                continue
            try:
                answer = json.loads(line)
            except ValueError:
                # Whatever speaks there, it is no worker of ours.
                self._process.kill()
                return
            self.busy = False
            self.answered.emit(self, answer)

    @Slot()
    def _finished(self) -> None:
        if self.busy:
            self.busy = False
            self.died.emit(self)

    @Slot(QProcess.ProcessError)
    def _failed(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by `finished`.
        if error == QProcess.ProcessError.FailedToStart:
            # It may come from within `start`.
            QTimer.singleShot(0, self, self._finished)
