"""Playing the package's sounds with Qt Multimedia."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Signal, Slot

from mextrain_qt.speaker.data import RATE, SampleKind, converted, samples_of
from mextrain_qt.speaker.silence import Silence

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QAudioSink

MOST: Final = 8
"""How many sounds are heard at a time."""


def open_player() -> Player | Silence:
    """A player, or the reason why there is none."""
    # Where Qt speaks to PipeWire itself, it has been seen to hang after the computer has slept.
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError:
        return Silence.NOT_INSTALLED
    if QMediaDevices.defaultAudioOutput().isNull():
        return Silence.NO_DEVICE
    return Player()


class Player(QObject):
    """Plays sounds on whatever device is the usual one at that moment.

    Not with QSoundEffect: the one of Qt 6.11 stops a notifier from another thread when a sound has ended,
    and then hangs.
    """

    def __init__(self) -> None:
        """Raises ``ImportError`` where Qt Multimedia is not installed."""
        super().__init__()
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices

        self._devices = QMediaDevices
        self._sink = QAudioSink
        self._usual = QAudioFormat()
        self._usual.setSampleRate(RATE)
        self._usual.setChannelCount(1)
        self._usual.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        self._data: dict[tuple[str, int, int, SampleKind], QByteArray] = {}
        self._voices: dict[str, _Voice] = {}

    @property
    def sounding(self) -> tuple[str, ...]:
        """What can be heard at this moment."""
        return tuple(self._voices)

    def play(self, sound: str, loudness: float) -> None:
        """Let the sound of that name be heard, at ``loudness`` 0..1 of its own.

        One that still sounds is not begun again. Raises ``OSError`` where the package has no such sound.
        """
        device = self._devices.defaultAudioOutput()
        if sound in self._voices or len(self._voices) >= MOST or device.isNull():
            return
        wanted = self._format(device)
        voice = _Voice(self._sink(device, wanted), self._bytes(sound, wanted), self)
        self._voices[sound] = voice
        voice.ended.connect(self._on_ended)
        voice.begin(loudness)

    def _format(self, device: QAudioDevice) -> QAudioFormat:
        return self._usual if device.isFormatSupported(self._usual) else device.preferredFormat()

    def _bytes(self, sound: str, wanted: QAudioFormat) -> QByteArray:
        kind = SampleKind(wanted.sampleFormat().name)
        key = (sound, wanted.sampleRate(), wanted.channelCount(), kind)
        if key not in self._data:
            self._data[key] = QByteArray(converted(samples_of(sound), *key[1:]))
        return self._data[key]

    @Slot()
    def _on_ended(self) -> None:
        for sound, voice in list(self._voices.items()):
            if voice.is_over:
                del self._voices[sound]
                voice.deleteLater()


class _Voice(QObject):
    """One sound while it is heard."""

    ended = Signal()

    def __init__(self, sink: QAudioSink, data: QByteArray, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = False
        self._buffer = QBuffer(self)
        self._buffer.setData(data)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink = sink
        self._sink.setParent(self)
        self._sink.stateChanged.connect(self._on_state)

    def begin(self, loudness: float) -> None:
        """Let it be heard."""
        self._sink.setVolume(loudness)
        self._sink.start(self._buffer)

    @Slot()
    def _on_state(self) -> None:
        # Idle: all has been heard. Stopped: the device has gone.
        if self._sink.state().name == "ActiveState" or self.is_over:
            return
        self.is_over = True
        self._sink.stop()
        self.ended.emit()
