"""How far a contest is, on a terminal as a bar, elsewhere as a line now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO

_BAR_EVERY: Final = 0.1
_LINE_EVERY: Final = 10.0
_WIDTH: Final = 30


class Progress:
    """Writes to ``stream`` how many of ``total`` matches are finished; ``clock`` in seconds."""

    def __init__(self, stream: TextIO, total: int, finished: int, clock: Callable[[], float]) -> None:
        """``finished`` matches were played before; they do not count for the time left."""
        self._stream = stream
        self._total = total
        self._before = self._finished = finished
        self._clock = clock
        self._began = self._last = clock()
        self._bar = stream.isatty()

    def advance(self) -> None:
        """One more match is finished."""
        self._finished += 1
        now = self._clock()
        if now - self._last >= (_BAR_EVERY if self._bar else _LINE_EVERY):
            self._last = now
            self._write(now)

    def end(self) -> None:
        """Leave the terminal's line as it was found."""
        if self._bar:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _write(self, now: float) -> None:
        share = self._finished / self._total
        played = self._finished - self._before
        left = (now - self._began) / played * (self._total - self._finished)
        text = f"{self._finished} of {self._total} matches, {_spell(left)} left"
        if self._bar:
            filled = round(share * _WIDTH)
            self._stream.write(f"\r\x1b[K[{'#' * filled}{'.' * (_WIDTH - filled)}] {text}")
        else:
            self._stream.write(text + "\n")
        self._stream.flush()


def _spell(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
