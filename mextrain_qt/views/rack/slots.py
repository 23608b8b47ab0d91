"""Where the tiles of a hand lie in the rack: pure arithmetic, no widgets."""

from __future__ import annotations

from math import ceil
from typing import Final

from mextrain_qt.model.frozen import frozen

_GAP: Final = 0.25  # between tiles of a row, in half-tiles
_ROW_GAP: Final = 0.42  # between rows: room for the frame round a train
_PADDING: Final = 0.36  # inside the tray
_SMALLEST: Final = 8.0
_SNUG: Final = 0.94  # so much of its size a tile gives up where the hand then takes a row less
_EASY: Final = 26.0  # a half-tile that is read with ease
LEAST_ROWS: Final = 2
"""A rack has room for so many rows, so that it keeps its height while a hand goes down."""


@frozen
class Rectangle:
    """A box in pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


@frozen
class Slots:
    """Places for the tiles of one hand.

    ``half``: the size of a half-tile; ``places``: the middle of each tile, row by row; ``rows``: the row
    of each; ``tray``: the trough; ``train``: the box round the tiles of the train's every row; ``top``
    and ``height`` are those of the whole rack. All in pixels.
    """

    half: float
    places: tuple[tuple[float, float], ...]
    rows: tuple[int, ...]
    tray: Rectangle
    train: tuple[Rectangle, ...]
    top: float
    height: float

    def nearest(self, x: float, y: float) -> int:
        """The index of the place nearest to a point, rows first; 0 in an empty rack."""
        reach = [(abs(py - y) * 3 + abs(px - x), place) for place, (px, py) in enumerate(self.places)]
        return min(reach)[1] if reach else 0


def largest_half(width: float, height: float) -> float:
    """The size tiles in the rack are drawn at where there is room, for a window part of that size."""
    scale = min(width / 760, height / 700)
    return min(max(29.0 * scale, 20.0), 54.0)


def slots(width: float, height: float, tiles: int, train: int, tile_scale: float = 1.0) -> Slots:
    """Lay out ``tiles`` at the bottom of a part of the window, the first ``train`` of them by themselves.

    ``width`` and ``height`` are those of the whole part; the rack takes up to some 22 % of it, more only
    where tiles would get too small to read. Tiles are as large as that allows, and larger in a small window
    where few are left; ``tile_scale`` makes both larger or smaller than usual. Rows of the same kind are as
    equally long as may be.
    """
    most = largest_half(width, height) * tile_scale
    margin = max(6.0, most * 0.34)
    half = most
    budget = max(0.22 * height * tile_scale, _height(LEAST_ROWS, most, margin))
    while half > _SMALLEST:
        rows = _rows(width, margin, half, tiles, train)
        if _height(max(rows, LEAST_ROWS), half, margin) <= budget:
            break
        half -= 0.5
    half = _snug(width, margin, half, tiles, train)
    rows = _rows(width, margin, half, tiles, train)
    rack = max(_height(max(rows, LEAST_ROWS), half, margin), _height(LEAST_ROWS, most, margin))
    if rows == 1:
        half = _eased(width, margin, half, tiles, train, _EASY * tile_scale)
    top = height - rack
    tray = Rectangle(margin, top + margin, width - 2 * margin, rack - 2 * margin)
    return _filled(tray, half, rows, tiles, train, top, rack)


def _per_row(width: float, margin: float, half: float) -> int:
    room = width - 2 * margin - 2 * (_PADDING + 0.14) * half + _GAP * half
    return max(1, int(room / ((2 + _GAP) * half)))


def _rows(width: float, margin: float, half: float, tiles: int, train: int) -> int:
    row = _per_row(width, margin, half)
    return ceil(train / row) + ceil((tiles - train) / row)


def _snug(width: float, margin: float, half: float, tiles: int, train: int) -> float:
    """The size at which the hand takes a row less, where that is hardly smaller; else ``half``."""
    rows = _rows(width, margin, half, tiles, train)
    smaller = half
    while smaller - 0.5 >= _SNUG * half:
        smaller -= 0.5
        if _rows(width, margin, smaller, tiles, train) < rows:
            return smaller
    return half


def _eased(width: float, margin: float, half: float, tiles: int, train: int, most: float) -> float:
    """The size up to ``most`` at which a hand in one row still takes no more: a second has room above it."""
    while half + 0.5 <= most and _rows(width, margin, half + 0.5, tiles, train) == 1:
        half += 0.5
    return half


def _shares(tiles: int, row: int) -> list[int]:
    """How many of the tiles lie in each of the rows they need, ``row`` at most."""
    if not tiles:
        return []
    rows = ceil(tiles / row)
    least, more = divmod(tiles, rows)
    return [least + (place < more) for place in range(rows)]


def _height(rows: int, half: float, margin: float) -> float:
    return rows * half + (rows - 1) * _ROW_GAP * half + 2 * _PADDING * half + 2 * margin


def _filled(
    tray: Rectangle, half: float, rows: int, tiles: int, train: int, top: float, rack: float
) -> Slots:
    row = _per_row(tray.width + 2 * tray.x, tray.x, half)
    needed = rows * half + (rows - 1) * _ROW_GAP * half
    first_y = tray.y + (tray.height - needed) / 2 + half / 2
    first_x = tray.x + (_PADDING + 0.14) * half + half
    places: list[tuple[float, float]] = []
    of_row: list[int] = []
    in_train = _shares(train, row)
    for line, count in enumerate(in_train + _shares(tiles - train, row)):
        y = first_y + line * (1 + _ROW_GAP) * half
        places += [(first_x + place * (2 + _GAP) * half, y) for place in range(count)]
        of_row += [line] * count
    boxes = []
    for line, count in enumerate(in_train):
        reach = 0.17 * half
        boxes.append(
            Rectangle(
                first_x - half - reach,
                first_y + line * (1 + _ROW_GAP) * half - half / 2 - reach,
                count * (2 + _GAP) * half - _GAP * half + 2 * reach,
                half + 2 * reach,
            )
        )
    return Slots(half, tuple(places), tuple(of_row), tray, tuple(boxes), top, rack)
