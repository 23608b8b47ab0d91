"""A bounded store of pixmaps that were expensive to draw."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap

DEFAULT_BUDGET: Final = 40 * 1024 * 1024
"""Bytes of pixels: the fullest table at a device pixel ratio of 2, with room for its rack."""

DEFAULT_MOST: Final = 320
"""Pixmaps: all tiles of the largest set and more than half of them again, for those that change their size.

Where pixels are few the budget alone would let every size gather that tiles ever had.
"""


class PixmapCache:
    """Pixmaps by key, the least recently asked for given up first.

    A pixmap still shown somewhere lives on there: pixmaps share their pixels, so giving one up
    here never takes it off the screen. ``budget`` is in bytes of pixels (4 a pixel); ``most`` is how many
    are kept.
    """

    def __init__(self, budget: int = DEFAULT_BUDGET, most: int = DEFAULT_MOST) -> None:
        self._budget = budget
        self._most = most
        self._bytes = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap kept under ``key``, drawn first if there is none.

        The newest pixmap is kept even when it alone is larger than the budget.
        """
        known = self._pixmaps.get(key)
        if known is not None:
            self._pixmaps.move_to_end(key)
            return known
        pixmap = draw()
        self._pixmaps[key] = pixmap
        self._bytes += _weight(pixmap)
        while (self._bytes > self._budget or len(self._pixmaps) > self._most) and len(self._pixmaps) > 1:
            self._bytes -= _weight(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def clear(self) -> None:
        """Forget everything, as when the look changes."""
        self._pixmaps.clear()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """The bytes of pixels kept at present."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._pixmaps)


def _weight(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
