"""Choosing how the pinwheel is drawn so that it fits the table with the largest possible tiles.

A drawing is made in half-tiles, so that for a given form the size of the tiles follows from its
bounds alone. Within a round nothing grows again: the tiles keep their size while the lines wind
themselves up, closer and closer, and only then get smaller; each time no more than needed, and the
hub moves only when it has to. A table that fits as it was is left alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from mextrain_qt.views.table.oval import RIM
from mextrain_qt.views.table.pinwheel import Form, Track, draw
from mextrain_qt.views.table.shapes import Line

LARGEST_UNIT: Final = 34.0
"""The largest half-tile on a table of the usual size, in pixels."""

USUAL_SIZE: Final = (980.0, 560.0)
"""The table in a window of 1280 × 800 with the scoresheet open, in pixels."""

MARGIN: Final = 10.0
"""What stays free along the edges of the table, in pixels."""

PITCHES: Final = (6.5, 5.8, 5.2, 4.7, 4.3, 3.9, 3.55, 3.25, 3.0, 2.75, 2.5, 2.25)
"""From lines far apart and straight to closely wound ones; two doubles side by side take 2."""

STRETCHES: Final = (0.86, 0.97, 1.09, 1.22, 1.36)
"""How the oval may be stretched, in parts of the table's own ratio of width to height."""

LEANS: Final = (1.4, 2.0)
"""How close the first tiles of neighbouring lines may come at the closest pitch (half-tiles): the less,
the more they lean over when many long lines start from a crowded hub."""

_USUAL_STRETCH = 2
_WIDEST_RATIO = 1.75
_EFFORT = 280
_WORTH_IT = 1.02


@dataclass(frozen=True, slots=True)
class Fit:
    """How a table was drawn: what the next state of the same round starts from.

    ``width``, ``height``: the table (pixels). ``unit``: the side of a half-tile (pixels). ``pitch``,
    ``stretch``, ``lean``: indices into :data:`PITCHES`, :data:`STRETCHES` and :data:`LEANS`. ``x``,
    ``y``: the centre of the hub (pixels). Within a round ``unit`` and the pitch only shrink.
    """

    width: float
    height: float
    unit: float
    pitch: int
    stretch: int
    lean: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """The lines drawn out and the bounds of all tiles and free places, in half-tiles from the hub."""

    tracks: tuple[Track, ...]
    left: float
    top: float
    right: float
    bottom: float


def largest_unit(width: float, height: float) -> float:
    """The largest half-tile on a table of that size, in pixels: it grows with the table."""
    return LARGEST_UNIT * min(width / USUAL_SIZE[0], height / USUAL_SIZE[1])


def choose(
    lines: Sequence[Line], width: float, height: float, previous: Fit | None, max_unit: float
) -> tuple[Drawing, Fit]:
    """The drawing of the lines that suits a table of that size (pixels) best, after ``previous``."""
    search = _Search(tuple(tuple(line) for line in lines), width, height)
    if previous is None:
        fit = Fit(width, height, max_unit, 0, _USUAL_STRETCH, len(LEANS) - 1, width / 2, height / 2)
    elif (previous.width, previous.height) != (width, height):
        # Another table: only how closely the lines are wound is carried over.
        fit = replace(previous, width=width, height=height, unit=max_unit, x=width / 2, y=height / 2)
    else:
        fit = replace(previous, unit=min(previous.unit, max_unit))
    fit = search.shrunk(search.wound(fit))
    return search.drawing(fit), search.centred(fit)


class _Search:
    """The search for a fit of one state of the lines."""

    def __init__(self, lines: tuple[Line, ...], width: float, height: float) -> None:
        self._lines = lines
        self._width = width
        self._height = height

    def drawing(self, fit: Fit) -> Drawing:
        """The lines drawn as ``fit`` says."""
        ratio = min(self._width / self._height, _WIDEST_RATIO)
        return _drawn(self._lines, PITCHES[fit.pitch], LEANS[fit.lean], STRETCHES[fit.stretch] * ratio)

    def room(self, fit: Fit) -> float:
        """The largest half-tile with which that drawing fits the table, in pixels."""
        drawing = self.drawing(fit)
        across = (self._width - 2 * MARGIN) / (drawing.right - drawing.left)
        return min(across, (self._height - 2 * MARGIN) / (drawing.bottom - drawing.top))

    def wound(self, fit: Fit) -> Fit:
        """``fit`` with the widest pitch, at most its own, at which its tiles fit; else the closest."""
        low, closest = fit.pitch, len(PITCHES) - 1
        if low == closest or self.room(fit) >= fit.unit:
            return fit
        if low > 0 and self.room(replace(fit, pitch=low + 1)) >= fit.unit:
            return replace(fit, pitch=low + 1)
        low += 1
        high = closest
        while low < high:
            middle = (low + high) // 2
            if self.room(replace(fit, pitch=middle)) >= fit.unit:
                high = middle
            else:
                low = middle + 1
        return replace(fit, pitch=high)

    def shrunk(self, fit: Fit) -> Fit:
        """``fit`` with tiles small enough, in the form among its neighbours that needs it least."""
        room = self.room(fit)
        if room >= fit.unit:
            return fit
        best, most = fit, room
        for form in self._neighbours(fit):
            other = self.room(form)
            if other > most and other > room * _WORTH_IT:
                best, most = form, other
            if other >= fit.unit:
                break
        return replace(best, unit=min(fit.unit, _rounded_down(most)))

    def _neighbours(self, fit: Fit) -> list[Fit]:
        forms = [
            replace(fit, stretch=stretch)
            for stretch in (fit.stretch - 1, fit.stretch + 1)
            if 0 <= stretch < len(STRETCHES)
        ]
        forms.insert(1, replace(fit, lean=1 - fit.lean))
        return forms[: max(1, _EFFORT // (1 + sum(map(len, self._lines))) - 1)]

    def centred(self, fit: Fit) -> Fit:
        """``fit`` with the hub moved as little as it takes to have everything on the table."""
        drawing, unit = self.drawing(fit), fit.unit
        x = min(max(fit.x, MARGIN - drawing.left * unit), self._width - MARGIN - drawing.right * unit)
        y = min(max(fit.y, MARGIN - drawing.top * unit), self._height - MARGIN - drawing.bottom * unit)
        return replace(fit, x=x, y=y)


@lru_cache(maxsize=64)
def _drawn(lines: tuple[Line, ...], pitch: float, lean: float, stretch: float) -> Drawing:
    start = lean * pitch / PITCHES[-1] * len(lines) / (2 * math.pi * RIM)
    tracks = draw(lines, Form(pitch, math.acos(min(1.0, start)), stretch))
    lefts, tops, rights, bottoms = zip(*(track.bounds for track in tracks), strict=True)
    return Drawing(tracks, min(-RIM, *lefts), min(-RIM, *tops), max(RIM, *rights), max(RIM, *bottoms))


def _rounded_down(unit: float) -> float:
    """Down to half a pixel, small tiles to a quarter: so that the size changes less often."""
    parts = 2 if unit >= 12 else 4
    return math.floor(unit * parts) / parts
