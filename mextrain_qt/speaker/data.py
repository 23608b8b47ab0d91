"""The samples of the program's sounds, as a sound device wants them."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from enum import Enum
from importlib.resources import files
from typing import Any, Final

RATE: Final = 22_050
"""Samples a second in the package's files, which hold one channel of 16 bits."""


class SampleKind(Enum):
    """How a device wants its samples, by the names Qt has for them."""

    UINT8 = "UInt8"
    INT16 = "Int16"
    INT32 = "Int32"
    FLOAT = "Float"


_MADE: Final[dict[SampleKind, tuple[str, Callable[[int], float]]]] = {
    SampleKind.UINT8: ("B", lambda sample: (sample >> 8) + 128),
    SampleKind.INT16: ("h", lambda sample: sample),
    SampleKind.INT32: ("i", lambda sample: sample << 16),
    SampleKind.FLOAT: ("f", lambda sample: sample / 32_768),
}


def samples_of(sound: str) -> array[int]:
    """The samples of the sound of that name as they are in its file, -32768..32767; raises ``OSError``."""
    place = files("mextrain_qt.resources") / "sounds" / f"{sound}.wav"
    with place.open("rb") as file, wave.open(file) as read:
        samples = array("h", read.readframes(read.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def converted(samples: Sequence[int], rate: int, channels: int, kind: SampleKind) -> bytes:
    """The same sound at another ``rate``, alike on all ``channels``, one sample of each after the other.

    Between two samples it goes straight from one to the other.
    """
    if (rate, channels, kind) == (RATE, 1, SampleKind.INT16):
        return array("h", samples).tobytes()
    code, made = _MADE[kind]
    last = len(samples) - 1
    result: array[Any] = array(code)
    for place in range(len(samples) * rate // RATE):
        before, part = divmod(place * RATE, rate)
        after = min(before + 1, last)
        sample = samples[before] + (samples[after] - samples[before]) * part // rate
        result.extend([made(sample)] * channels)
    return result.tobytes()
