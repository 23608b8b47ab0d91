"""Lets what happens at the table be heard."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mextrain_qt.bridge.pace import INSTANT, Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.events import Event, RoundEnded, TileLaid
from mextrain_qt.views.sounds import Sound, sounds_of

# What starts processes is loaded when something is to be heard: the table is there sooner.
if TYPE_CHECKING:
    from mextrain_qt.speaker.silence import Silence
    from mextrain_qt.views.sound_player import Player

APART: Final = 140
"""How long after one sound of the same moment the next follows, in milliseconds."""


class SoundBox(QObject):
    """Plays the sounds of a table, each when what makes it can be seen.

    Where nothing can be heard it does nothing. What it takes to be heard is started only once something
    is to be heard.
    """

    silence_known = Signal(object)
    """Why nothing can be heard (a :class:`Silence`), or ``None`` now that something can."""

    def __init__(self, parent: QObject | None = None, player: Player | None = None) -> None:
        """``player`` plays, the program's own unless it is given."""
        super().__init__(parent)
        if player is not None:
            self._player = self._heard(player)
        self._loudness = 0.0
        self._pace: Pace = INSTANT
        self._waiting: list[tuple[int, Sound]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @cached_property
    def _player(self) -> Player:
        from mextrain_qt.views.sound_player import ProcessPlayer

        return self._heard(ProcessPlayer(self))

    def _heard(self, player: Player) -> Player:
        player.silence_known.connect(self.silence_known)
        return player

    def set_volume(self, volume: int, *, muted: bool) -> None:
        """How loud sounds are from now on: ``volume`` 0..100, as an ear takes it."""
        # Half the way on the slider is to sound about half as loud.
        self._loudness = 0.0 if muted else (volume / 100) ** 2
        if not self._loudness:
            self.hush()

    def set_pace(self, pace: Pace) -> None:
        """How fast tiles move: they are heard when they arrive."""
        self._pace = pace

    @property
    def silence(self) -> Silence | None:
        """Why nothing can be heard as far as is known, ``None`` when something can."""
        return self._player.silence

    @Slot()
    def prepare(self) -> None:
        """Have everything at hand, so that the first sound does not come late."""
        if self._loudness:
            self._player.prepare()

    def show_table(self, view: TableView, events: tuple[Event, ...]) -> None:
        """Let be heard what has happened."""
        sounds = sounds_of(view, events)
        if not sounds or not self._loudness:
            return
        if any(isinstance(event, RoundEnded) for event in events):
            # A device may have been plugged in since the last time one was looked for.
            self.prepare()
        self._play_all()
        flies = any(isinstance(event, TileLaid) and event.seat != view.viewer for event in events)
        wait = self._pace.fly if flies else 0
        for sound in sounds:
            self._waiting.append((wait, sound))
            wait = APART if self._pace.fly else 0
        self._wait()

    @Slot()
    def play_example(self) -> None:
        """Let be heard how loud it is."""
        self.play(Sound.LAY_1)

    def play(self, sound: Sound) -> None:
        """Let one sound be heard now."""
        if self._loudness:
            self._player.play(sound, self._loudness)

    def hush(self) -> None:
        """Forget what was to be heard."""
        self._timer.stop()
        self._waiting.clear()

    def shut_down(self) -> None:
        """Play nothing any more, and end what plays."""
        self.set_volume(0, muted=True)
        if "_player" in self.__dict__:
            self._player.shut_down()

    def _play_all(self) -> None:
        """Play at once whatever has waited; what happens next does not wait behind it."""
        self._timer.stop()
        for _, sound in self._waiting:
            self.play(sound)
        self._waiting.clear()

    @Slot()
    def _go_on(self) -> None:
        _, sound = self._waiting.pop(0)
        self.play(sound)
        self._wait()

    def _wait(self) -> None:
        while self._waiting and not self._waiting[0][0]:
            self.play(self._waiting.pop(0)[1])
        if self._waiting:
            self._timer.start(self._waiting[0][0])
