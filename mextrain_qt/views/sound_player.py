"""Making sounds audible with Qt Multimedia, which is an optional part of the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from importlib.resources import files
from typing import Protocol

from PySide6.QtCore import QObject, QtMsgType, QUrl, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from mextrain_qt.views.sounds import Sound


class Silence(Enum):
    """Why nothing can be heard."""

    NOT_INSTALLED = "not installed"
    """Qt Multimedia is not there, or a library of the system that it needs is not."""
    NO_DEVICE = "no device"
    NO_SCREEN = "no screen"
    """The window is drawn where nobody sees it, so nobody is to hear it either."""


class Player(Protocol):
    """Whoever makes sounds audible."""

    def play(self, sound: Sound, loudness: float) -> None:
        """Let a sound be heard, at ``loudness`` 0..1 of its own; does not wait for its end."""


def open_player(parent: QObject) -> Player | Silence:
    """A player owned by ``parent``, or the reason why there is none. Says nothing and raises nothing."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return Silence.NO_SCREEN
    with _unsaid():
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            return Silence.NOT_INSTALLED
        if not QMediaDevices.audioOutputs():
            return Silence.NO_DEVICE
        return QtPlayer(parent)


class QtPlayer(QObject):
    """Plays the files of the package; every sound is loaded when it is first wanted."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Raises ``ImportError`` where Qt Multimedia is not installed."""
        super().__init__(parent)
        from PySide6.QtMultimedia import QSoundEffect

        self._effects = {sound: QSoundEffect(self) for sound in Sound}
        for sound, effect in self._effects.items():
            file = files("mextrain_qt.resources") / "sounds" / f"{sound}.wav"
            effect.setSource(QUrl.fromLocalFile(str(file)))

    def play(self, sound: Sound, loudness: float) -> None:
        """Let a sound be heard; one that still sounds is not begun again, which would click."""
        effect = self._effects[sound]
        if not effect.isPlaying():
            effect.setVolume(loudness)
            effect.play()


@contextmanager
def _unsaid() -> Iterator[None]:
    """Keep to itself what Qt says of libraries and sound servers it looks for in vain."""

    def swallow(kind: QtMsgType, context: object, message: str) -> None:
        pass

    before = qInstallMessageHandler(swallow)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
