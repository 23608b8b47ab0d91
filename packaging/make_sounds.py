"""Make the program's sounds out of arithmetic: no sample of anybody's is used.

``python packaging/make_sounds.py`` renews the WAV files in the package; ``python packaging/make_sounds.py
DIRECTORY`` writes them there instead. Needs the standard library alone, and gives the same every time.

Wood and tiles are struck bars: a few partials that are no multiples of each other and die away, the high
ones first, after a very short burst of noise (Fletcher and Rossing, *The Physics of Musical Instruments*,
chapter 19, has the ratios of a free bar: 1, 2.756, 5.404, 8.933).
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

SOUNDS: Final = Path(__file__).resolve().parent.parent / "mextrain_qt" / "resources" / "sounds"
RATE: Final = 22_050
"""Samples a second."""

BAR: Final = (1.0, 2.756, 5.404, 8.933)
BELL: Final = (1.0, 2.0, 2.41, 3.01, 4.2, 5.43)

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Room for ``seconds`` of sound."""
    return [0.0] * int(seconds * RATE)


def add(into: Samples, sound: Samples, at: float, loudness: float = 1.0) -> None:
    """Mix ``sound`` into ``into`` from ``at`` seconds on; what is too long for it is cut off."""
    start = int(at * RATE)
    for place, sample in enumerate(sound[: max(0, len(into) - start)]):
        into[start + place] += loudness * sample


def struck(
    pitch: float, seconds: float, decay: float, partials: tuple[float, ...] = BAR, softness: float = 1.0
) -> Samples:
    """Something struck: ``pitch`` in hertz, ``decay`` the time in seconds in which it falls to a third.

    Every further partial is weaker and shorter; ``softness`` above 1 weakens them more.
    """
    sound = silence(seconds)
    for order, ratio in enumerate(partials):
        frequency = pitch * ratio
        if frequency > 0.45 * RATE:
            continue
        strength = 1.0 / (1 + order) ** softness
        rate = (1 + 1.1 * order) / decay
        turn = 2 * math.pi * frequency / RATE
        for place in range(len(sound)):
            sound[place] += strength * math.exp(-place / RATE * rate) * math.sin(turn * place)
    return sound


def noise(seconds: float, decay: float, smooth: float, chance: Random) -> Samples:
    """A burst of noise; ``smooth`` (0..1) takes the hiss out of it."""
    sound = silence(seconds)
    level = 0.0
    for place in range(len(sound)):
        level += (1 - smooth) * (chance.uniform(-1, 1) - level)
        sound[place] = level * math.exp(-place / RATE / decay)
    return sound


def lay(pitch: float, seed: int) -> Samples:
    """A tile set down on a wooden table: a click, the tile's own ring, and the table below it."""
    chance = Random(seed)
    sound = silence(0.2)
    add(sound, noise(0.02, 0.003, 0.35, chance), 0.0, 0.9)
    add(sound, struck(pitch, 0.1, 0.011, softness=0.8), 0.0, 0.55)
    add(sound, struck(pitch * 0.27, 0.19, 0.03, (1.0, 1.71, 2.9), 1.4), 0.001, 0.75)
    # Its other edge comes down a moment later.
    add(sound, noise(0.012, 0.002, 0.4, chance), 0.019, 0.3)
    add(sound, struck(pitch * 1.13, 0.06, 0.007), 0.019, 0.22)
    return sound


def draw() -> Samples:
    """A tile drawn over cloth: a soft slide that swells and ends with a small touch."""
    chance = Random(7)
    sound = silence(0.34)
    low = high = 0.0
    length = 0.26
    for place in range(int(length * RATE)):
        progress = place / RATE / length
        swell = math.sin(math.pi * progress**0.8) ** 1.6
        cut = 0.1 + 0.22 * progress
        low += cut * (chance.uniform(-1, 1) - low)
        high += 0.03 * (low - high)
        sound[place] = (low - high) * swell * 1.5
    add(sound, struck(1500, 0.07, 0.008), 0.25, 0.16)
    add(sound, struck(420, 0.09, 0.016, (1.0, 1.71)), 0.25, 0.3)
    return sound


def knock() -> Samples:
    """Knuckles on the table, twice."""
    chance = Random(11)
    sound = silence(0.5)
    for at, loudness in ((0.0, 1.0), (0.17, 0.86)):
        add(sound, noise(0.03, 0.006, 0.75, chance), at, 1.1 * loudness)
        add(sound, struck(188, 0.3, 0.045, (1.0, 1.58, 2.24, 3.4), 1.2), at, loudness)
        add(sound, struck(610, 0.08, 0.012), at, 0.25 * loudness)
    return sound


def gold() -> Samples:
    """A double that waits, in gold: small bells that climb, beating against each other."""
    sound = silence(1.15)
    for place, pitch in enumerate((1174.66, 1479.98, 1760.0, 2349.32)):
        at = 0.062 * place
        for detune in (0.9985, 1.0022):
            add(sound, struck(pitch * detune, 1.15 - at, 0.3, BELL, 1.5), at, 0.3 - 0.03 * place)
    return sound


def note(pitch: float, seconds: float, decay: float) -> Samples:
    """A note on wooden bars with a hollow below: fundamental, double octave, a touch of the mallet."""
    sound = struck(pitch, seconds, decay, (1.0, 3.98, 9.2), 1.7)
    add(sound, noise(0.015, 0.003, 0.7, Random(int(pitch))), 0.0, 0.3)
    return sound


def tune(notes: tuple[tuple[float, float, float], ...], seconds: float, decay: float) -> Samples:
    """Notes one after the other: ``(when in seconds, pitch in hertz, loudness)``."""
    sound = silence(seconds)
    for at, pitch, loudness in notes:
        add(sound, note(pitch, seconds - at, decay), at, loudness)
    return sound


D4, F4, G4, A4, B4, D5, E5, FIS5, A5, D6 = (
    293.66, 349.23, 392.0, 440.0, 493.88, 587.33, 659.26, 739.99, 880.0, 1174.66,
)  # fmt: skip


def round_won() -> Samples:
    """Three notes up, and the chord."""
    notes = ((0.0, D5, 0.8), (0.11, FIS5, 0.8), (0.22, A5, 0.9), (0.36, D5, 0.4), (0.36, FIS5, 0.4))
    return tune((*notes, (0.36, D6, 0.85)), 1.25, 0.26)


def round_lost() -> Samples:
    """Three notes down, low and short, without any reproach."""
    return tune(((0.0, A4, 0.7), (0.16, F4, 0.7), (0.34, D4, 0.85)), 1.05, 0.22)


def round_over() -> Samples:
    """A round that nobody here has won or lost: two notes that lead nowhere."""
    return tune(((0.0, G4, 0.7), (0.17, A4, 0.8)), 0.8, 0.2)


def match_won() -> Samples:
    """A little fanfare of wooden bars, with bells on its last chord."""
    notes = (
        (0.0, A4, 0.7), (0.12, D5, 0.7), (0.24, FIS5, 0.75), (0.36, A5, 0.85),
        (0.56, B4, 0.4), (0.56, E5, 0.5), (0.68, FIS5, 0.5), (0.8, D5, 0.5), (0.8, A5, 0.6), (0.8, D6, 0.9),
    )  # fmt: skip
    sound = tune(notes, 2.1, 0.36)
    for place, pitch in enumerate((1174.66, 1479.98, 1760.0, 2349.32)):
        add(sound, struck(pitch, 1.2, 0.34, BELL, 1.5), 0.8 + 0.05 * place, 0.16)
    return sound


MADE: Final[dict[str, tuple[Callable[[], Samples], float]]] = {
    "lay-1": (lambda: lay(2350, 1), 0.72),
    "lay-2": (lambda: lay(2180, 2), 0.72),
    "lay-3": (lambda: lay(2530, 3), 0.72),
    "draw": (draw, 0.42),
    "knock": (knock, 0.8),
    "gold": (gold, 0.5),
    "round-won": (round_won, 0.66),
    "round-lost": (round_lost, 0.6),
    "round-over": (round_over, 0.6),
    "match-won": (match_won, 0.72),
}
"""What makes each sound, and its peak as a part of the loudest there is."""


def finished(sound: Samples, peak: float) -> Samples:
    """The sound at its loudness, its end faded out so that nothing clicks."""
    loudest = max(abs(sample) for sample in sound)
    fade = int(0.02 * RATE)
    return [
        sample / loudest * peak * min(1.0, (len(sound) - 1 - place) / fade)
        for place, sample in enumerate(sound)
    ]


def write(sound: Samples, target: Path) -> None:
    """Save a sound (-1..1) as mono WAV of 16 bits; raises ``OSError`` when that fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(target), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32_767 * sample)) for sample in sound))


def main(arguments: list[str]) -> int:
    """Write all sounds into the package, or into the directory named."""
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0]) if arguments else SOUNDS
    try:
        for name, (make, peak) in MADE.items():
            write(finished(make(), peak), folder / f"{name}.wav")
    except OSError as problem:
        print(f"make_sounds: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
