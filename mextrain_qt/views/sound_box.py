"""Lets what happens at the table be heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from mextrain_qt.bridge.pace import INSTANT, Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.events import Event, TileLaid
from mextrain_qt.views.sound_player import Player, Silence, open_player
from mextrain_qt.views.sounds import Sound, sounds_of

APART: Final = 140
"""How long after one sound of the same moment the next follows, in milliseconds."""


class SoundBox(QObject):
    """Plays the sounds of a table, each when what makes it can be seen.

    Where nothing can be heard it does nothing. What it takes to be heard is looked for only once
    something is to be heard.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        open_player: Callable[[QObject], Player | Silence] = open_player,
    ) -> None:
        super().__init__(parent)
        self._open_player = open_player
        self._player: Player | Silence | None = None
        self._loudness = 0.0
        self._pace: Pace = INSTANT
        self._waiting: list[tuple[int, Sound]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def set_volume(self, volume: int, *, muted: bool) -> None:
        """How loud sounds are from now on: ``volume`` 0..100, as an ear takes it."""
        # Half the way on the slider is to sound about half as loud.
        self._loudness = 0.0 if muted else (volume / 100) ** 2
        if not self._loudness:
            self.hush()

    def set_pace(self, pace: Pace) -> None:
        """How fast tiles move: they are heard when they arrive."""
        self._pace = pace

    def why_silent(self) -> Silence | None:
        """Why nothing can be heard, ``None`` when something can; looks again if it could not before."""
        if self._player is None or isinstance(self._player, Silence):
            self._player = self._open_player(self)
        return self._player if isinstance(self._player, Silence) else None

    def prepare(self) -> None:
        """Have everything at hand, so that the first sound does not come late."""
        if self._loudness and self._player is None:
            self._player = self._open_player(self)

    def show_table(self, view: TableView, events: tuple[Event, ...]) -> None:
        """Let be heard what has happened."""
        sounds = sounds_of(view, events)
        if not sounds or not self._loudness:
            return
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
        if not self._loudness:
            return
        self.prepare()
        if self._player is not None and not isinstance(self._player, Silence):
            self._player.play(sound, self._loudness)

    def hush(self) -> None:
        """Forget what was to be heard."""
        self._timer.stop()
        self._waiting.clear()

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
