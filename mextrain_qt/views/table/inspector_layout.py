"""How a whole line is laid out straight, in rows: pure arithmetic, no widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mextrain_qt.bridge.published import Lie
from mextrain_qt.model.frozen import frozen

_GAP: Final = 0.1
_ROW_GAP: Final = 0.35
_SMALLEST: Final = 10.0
_SPUR_RAISED: Final = 0.5


@frozen
class Straight:
    """Where the tiles of an inspected line go.

    ``half``: the size of a half-tile; ``places``: for the engine and then every tile its middle, from the
    top left corner of the rows; ``foot``: how far below the middle of a row its captions begin;
    ``width`` and ``height`` of all rows, captions included. In pixels.
    """

    half: float
    places: tuple[tuple[float, float], ...]
    foot: float
    width: float
    height: float


def straight(
    lies: Sequence[Lie], most_width: float, most_height: float, most_half: float, caption: float
) -> Straight:
    """Lay the engine and then tiles that lie like that, as large as the room allows.

    ``caption``: the height of what is written below every tile.
    """
    half = most_half
    while True:
        laid = _rows(lies, most_width, half, caption)
        if laid.height <= most_height or half <= _SMALLEST:
            return laid
        half -= 1.0


def _rows(lies: Sequence[Lie], most_width: float, half: float, caption: float) -> Straight:
    gap = _GAP * half
    pitch = 2 * half + caption + _ROW_GAP * half
    places = []
    x, y, widest = 0.0, half, 0.0
    for lie in (Lie.ACROSS, *lies):
        width = half if lie is Lie.ACROSS else 2 * half
        if x and x + width > most_width:
            x, y = 0.0, y + pitch
        raised = _SPUR_RAISED * half if lie is Lie.SPUR else 0.0
        places.append((x + width / 2, y - raised))
        x += width + gap
        widest = max(widest, x - gap)
    return Straight(half, tuple(places), half + 4.0, widest, y + half + caption)
