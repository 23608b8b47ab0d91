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
from functools import cached_property, lru_cache
from typing import Final

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.table.clearance import overlaps
from mextrain_qt.views.table.oval import RIM
from mextrain_qt.views.table.pinwheel import Form, Track, draw
from mextrain_qt.views.table.shapes import Line

LARGEST_UNIT: Final = 34.0
"""The largest half-tile on a table of the usual size, in pixels."""

USUAL_SIZE: Final = (980.0, 560.0)
"""The table in a window of 1280 × 800 with the scoresheet open, in pixels."""

MARGIN: Final = 3.0
"""What stays free along the edges of the table, in pixels."""

PITCHES: Final = (9.0, 7.4, 6.2, 5.2, 4.4, 3.8, 3.3, 2.9, 2.5, 2.15)
"""From lines far apart and straight to closely wound ones; two doubles side by side take 2."""

STRETCHES: Final = (0.86, 0.97, 1.09, 1.22, 1.36)
"""How the oval may be stretched, in parts of the table's own ratio of width to height."""

LEANS: Final = (36.0, 42.0, 48.0, 54.0, 60.0)
"""How far the first tiles of the lines that start up and down lean over at the closest pitch, in degrees."""

UPRIGHT_PITCH: Final = 4.3
"""From this pitch on every first tile lies straight on its spoke."""

SIDEWAYS: Final = 40.0
"""How much less those lean that start sideways, where the table is long, in degrees."""

STRAIGHT: Final = 3
"""Up to how many tiles lines may stay straight; with every further one in the longest line the pitch gets
closer by a step, room or not: so that no single tile winds up all lines at once."""

FREEDOM: Final = (0.03, 0.15)
"""How far the hub may be off the middle, in parts of the table's size: while the lines can still be
wound up more closely, and when they cannot."""

_USUAL_STRETCH = 2
_FEW_LINES = 4
_NARROWEST_RATIO, _WIDEST_RATIO = 0.6, 1.75
_EFFORT = 230
"""How many tiles may be laid for one state, in all forms that are tried."""

_SMALL = 14.0
"""Tiles smaller than this are worth trying another form even when there are many of them."""

_WORTH_IT = 1.03
"""How much larger tiles must get for the lines to change their form."""


@frozen
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


@dataclass(frozen=True)
class Drawing:
    """The lines drawn out and the bounds of all that lies there, in half-tiles from the hub."""

    tracks: tuple[Track, ...]
    left: float
    top: float
    right: float
    bottom: float

    @cached_property
    def is_clear(self) -> bool:
        """Whether no two tiles or free places lie on each other."""
        return not overlaps(place for track in self.tracks for place in (*track.tiles, track.free.along))


def largest_unit(width: float, height: float) -> float:
    """The largest half-tile on a table of that size, in pixels: it grows with the table."""
    return LARGEST_UNIT * min(width / USUAL_SIZE[0], height / USUAL_SIZE[1])


def choose(
    lines: Sequence[Line], width: float, height: float, previous: Fit | None, max_unit: float
) -> tuple[Drawing, Fit]:
    """The drawing of the lines that suits a table of that size (pixels) best, after ``previous``."""
    search = _Search(tuple(tuple(line) for line in lines), width, height)
    if previous is None:
        lean = 4 if len(lines) <= _FEW_LINES else 2
        fit = Fit(width, height, max_unit, 0, _USUAL_STRETCH, lean, width / 2, height / 2)
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
        ratio = min(max(self._width / self._height, _NARROWEST_RATIO), _WIDEST_RATIO)
        return _drawn(self._lines, PITCHES[fit.pitch], LEANS[fit.lean], STRETCHES[fit.stretch] * ratio)

    def room(self, fit: Fit, least: float = 0.0) -> float:
        """The largest half-tile with which that drawing fits the table, in pixels.

        It is 0 where that is less than ``least``, and for a drawing in which things lie on each other.
        """
        drawing = self.drawing(fit)
        unit = self._largest_unit(drawing, fit)
        return unit if unit >= least and drawing.is_clear else 0.0

    def _largest_unit(self, drawing: Drawing, fit: Fit) -> float:
        free = FREEDOM[0] if fit.pitch < len(PITCHES) - 1 else FREEDOM[1]
        return min(
            _largest(drawing.left, drawing.right, self._width, free),
            _largest(drawing.top, drawing.bottom, self._height, free),
        )

    def wound(self, fit: Fit) -> Fit:
        """``fit`` with the widest pitch, at most its own, at which its tiles fit; else the closest."""
        closest = len(PITCHES) - 1
        fit = replace(fit, pitch=min(max(fit.pitch, max(map(len, self._lines)) - STRAIGHT), closest))
        if fit.pitch == closest or self._fits(fit, fit.pitch):
            return fit
        # The next step may do; and often nothing does, above all on a full table seen for the first time.
        low, high = fit.pitch + 1, closest
        if self._fits(fit, low):
            return replace(fit, pitch=low)
        if not self._fits(fit, closest):
            return replace(fit, pitch=closest)
        while low + 1 < high:
            middle = (low + high) // 2
            if self._fits(fit, middle):
                high = middle
            else:
                low = middle
        return replace(fit, pitch=high)

    def _fits(self, fit: Fit, pitch: int) -> bool:
        return self.room(replace(fit, pitch=pitch), fit.unit) > 0

    def shrunk(self, fit: Fit) -> Fit:
        """``fit`` with tiles small enough, in the form among its neighbours that needs it least."""
        drawing = self.drawing(fit)
        room = self._largest_unit(drawing, fit)
        if room >= fit.unit and drawing.is_clear:
            return fit
        best, most = fit, 0.0
        for form in self._neighbours(fit):
            # Whether things lie on each other takes long to see: only where the sizes leave it open.
            other = self._largest_unit(self.drawing(form), form)
            if other < most or (other < room * _WORTH_IT and drawing.is_clear):
                continue
            if self.drawing(form).is_clear:
                best, most = form, other
                if other >= fit.unit:
                    break
        if most == 0.0 and drawing.is_clear:
            most = room
        if most > 0:
            return replace(best, unit=min(fit.unit, _rounded_down(most)))
        return self._loosened(fit)

    def _loosened(self, fit: Fit) -> Fit:
        """``fit`` with the closest wider pitch at which nothing lies on each other."""
        for pitch in range(fit.pitch - 1, -1, -1):
            wider = replace(fit, pitch=pitch)
            room = self.room(wider)
            if room > 0:
                return replace(wider, unit=min(fit.unit, _rounded_down(room)))
        return replace(fit, unit=min(fit.unit, self._largest_unit(self.drawing(fit), fit)))

    def _neighbours(self, fit: Fit) -> list[Fit]:
        """The forms to try next: few, so that no state takes long; other ones after every tile."""
        tiles = sum(map(len, self._lines))
        if tiles % 2:
            forms = [replace(fit, stretch=fit.stretch + by) for by in (1, -1)]
        else:
            forms = [replace(fit, lean=fit.lean + by) for by in (1, -1)]
        forms = [form for form in forms if 0 <= form.stretch < len(STRETCHES) and 0 <= form.lean < len(LEANS)]
        return forms[: max(_EFFORT // (tiles + 1) - 1, 1 if fit.unit < _SMALL else 0)]

    def centred(self, fit: Fit) -> Fit:
        """``fit`` with the hub moved as little as it takes to have everything on the table."""
        drawing, unit = self.drawing(fit), fit.unit
        x = min(max(fit.x, MARGIN - drawing.left * unit), self._width - MARGIN - drawing.right * unit)
        y = min(max(fit.y, MARGIN - drawing.top * unit), self._height - MARGIN - drawing.bottom * unit)
        return replace(fit, x=x, y=y)


@lru_cache(maxsize=64)
def _drawn(lines: tuple[Line, ...], pitch: float, lean: float, stretch: float) -> Drawing:
    tracks = draw(lines, Form(pitch, stretch, leans(len(lines), pitch, lean)))
    lefts, tops, rights, bottoms = zip(*(track.bounds for track in tracks), strict=True)
    return Drawing(
        tracks=tracks,
        left=min(-RIM, *lefts),
        top=min(-RIM, *tops),
        right=max(RIM, *rights),
        bottom=max(RIM, *bottoms),
    )


def forget_drawings() -> None:
    """Forget the last drawings, so that the next state takes as long as one never seen."""
    _drawn.cache_clear()


def _largest(start: float, end: float, size: float, free: float) -> float:
    """The largest half-tile with which what reaches from ``start`` to ``end`` fits into ``size`` pixels.

    The hub, from which both are measured (half-tiles), may be the part ``free`` off the middle.
    """
    side = size * (0.5 + free) - MARGIN
    return min((size - 2 * MARGIN) / (end - start), side / -start, side / end)


def leans(lines: int, pitch: float, lean: float) -> tuple[float, ...]:
    """For every line, how far its first tile leans over (radians), ``lean`` being one of :data:`LEANS`.

    Those that have to go up or down before they can turn round, as all that start at the upper left
    or the lower right, lean more, as far as the hub is not too crowded for that.
    """
    closeness = min(1.0, (UPRIGHT_PITCH - pitch) / (UPRIGHT_PITCH - PITCHES[-1]))
    if closeness <= 0:
        return (0.0,) * lines
    uneven = min(max(8 - lines, 0), 3) * 0.1
    spokes = (math.pi / 2 + 2 * math.pi * i / lines for i in range(lines))
    return tuple(
        closeness * (math.radians(lean - SIDEWAYS * math.cos(spoke) ** 2) + uneven * math.sin(2 * spoke))
        for spoke in spokes
    )


def _rounded_down(unit: float) -> float:
    """Down to a quarter of a pixel, so that the size does not change with every tile."""
    return math.floor(unit * 4) / 4 if unit >= 1 else unit
