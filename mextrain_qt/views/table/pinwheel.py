"""The pinwheel: how the lines run out of the hub so that they never meet.

All lines walk outward at the same pace. On a round table each would look along its way to the next
line, the one that it will curl over. If that line's head is an angle ``a`` ahead at the level ``r``,
keeping ``pitch`` away from it takes climbing by ``c = pitch / (r * a)`` per unit of way; where ``c`` is 1
and more the line runs straight on. With all lines equally long this makes spokes up to the level
``pitch / a`` and from there on involutes that stay ``pitch`` apart. A table that is wider than high is
that round one stretched (`oval`): directions are worked out on the round one and followed on the real one.

A line that has ended stays an obstacle where it lies (`skyline`), to be cleared by ``pitch`` as well:
whoever comes next climbs just as steeply as that takes, and once past it falls back to the slow climb
over whatever is farther ahead. So the lines that go on share out the freed angles among themselves,
as cars on a ring road do, and a single very long line winds itself closely round all others.

Lines only ever turn clockwise, never more sharply than tiles can follow, and change how sharply they
turn little by little: that is what makes them look calm, and why nothing needs to be smoothed afterwards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.table.chords import GAP, Chords
from mextrain_qt.views.table.oval import RIM, Oval
from mextrain_qt.views.table.shapes import FreePlace, Line, Placed, Shape
from mextrain_qt.views.table.skyline import SECTOR, Skyline

STEP = 0.7
"""How far a line walks at a time, in half-tiles."""

SHARPEST = 0.282
"""The most a line turns per half-tile (radians): tiles 2.4 long then differ by less than 40 degrees."""

RESPONSE = 1.2
"""How fast a line turns towards the direction it wants, per half-tile of way."""

BEND_CHANGE = 0.3
"""How much the bend (radians per half-tile) may change at a time."""

LEAST_PITCH = 0.6
"""How much of the pitch a line climbs at least on its way to the next line's head, were it above it."""

FREE_CLEARANCE = 1.6
"""The distance kept from the middle of a free place: half a tile there, a double passing, and some."""

SPUR_REACH = 0.5
"""How much more room a spur takes on the outer side of its line than a double."""

BED_END = 0.3
"""How far a bed reaches past the middle of the free place: its round end takes the rest."""


@frozen
class Form:
    """What a drawing depends on besides the lines.

    ``pitch``: the distance kept between the centres of lines that pass each other (half-tiles).
    ``stretch``: how much wider than high the oval grows. ``leans``: for every line, the angle between
    its spoke and its first tile (radians, clockwise).
    """

    pitch: float
    stretch: float
    leans: tuple[float, ...]


@frozen
class Track:
    """One line drawn out, in half-tiles from the centre of the hub.

    ``spoke``: the angle at which it leaves the hub (radians). ``bed``: its centre line, from the hub to
    a little beyond the middle of the free place. ``bounds``: left, top, right and bottom of its tiles
    and its free place.
    """

    spoke: float
    bed: tuple[tuple[float, float], ...]
    tiles: tuple[Placed, ...]
    free: FreePlace
    bounds: tuple[float, float, float, float]


def draw(lines: Sequence[Line], form: Form) -> tuple[Track, ...]:
    """Draw all lines, the first straight down and the others clockwise after it.

    A line starts with a tile that lies along, and after a double and its spur comes no other double:
    so it is in every game.
    """
    oval = Oval(form.stretch)
    skyline = Skyline()
    turn = 2 * math.pi / len(lines)
    heads = [
        _Head(line, math.pi / 2 + turn * i, lean, oval)
        for i, (line, lean) in enumerate(zip(lines, form.leans, strict=True))
    ]
    for head in heads:
        skyline.build(int(head.spoke / SECTOR), head.sector, head.level)
    running = [head for head in heads if head.chords.free is None]
    while running:
        ahead = running[1:] + running[:1]
        for head, following in zip(running, ahead, strict=True):
            head.steer(following, skyline, form)
            head.walk(skyline, form)
        running = [head for head in running if head.chords.free is None]
    return tuple(head.track() for head in heads)


class _Head:
    """The walking end of one line.

    It is at a level and an angle of the oval, of which ``cos`` and ``sin`` are kept, and walks in the
    direction (``ux``, ``uy``) of the stretched table, which (``turn_x``, ``turn_y``) turns by half of what
    a step turns. ``lift`` is how much farther out than the
    others of its level the line takes room.
    """

    __slots__ = ("angle", "bend", "chords", "cos", "curve", "level", "lift", "rise", "sector", "sin", "spoke",
                 "turn_x", "turn_y", "ux", "uy")  # fmt: skip

    def __init__(self, line: Line, spoke: float, lean: float, oval: Oval) -> None:
        self.spoke = spoke
        x, y = RIM * math.cos(spoke), RIM * math.sin(spoke)
        self.ux, self.uy = math.cos(spoke + lean), math.sin(spoke + lean)
        self.chords = Chords(line, x, y, spoke + lean)
        self.curve = [(x, y)]
        # The first tile lies straight on its spoke.
        for way in (1.0, 2.0 + GAP):
            point = x + way * self.ux, y + way * self.uy
            self.chords.extend(*self.curve[-1], *point)
            self.curve.append(point)
        self.level, angle = oval.polar(*self.curve[-1])
        self.angle = angle + 2 * math.pi * round((spoke - angle) / (2 * math.pi))
        self.sector = int(self.angle / SECTOR)
        self.cos, self.sin = math.cos(angle), math.sin(angle)
        self.bend = 0.0
        self.turn_x, self.turn_y = 1.0, 0.0
        self.lift = 0.0
        self.rise = 0.0

    def steer(self, ahead: _Head, skyline: Skyline, form: Form) -> None:
        """Choose how to turn for the next two steps, ``ahead`` being the next line still running."""
        level, cos, sin, ux, uy = self.level, self.cos, self.sin, self.ux, self.uy
        stretch, pitch = form.stretch, form.pitch
        distance = ahead.angle - self.angle
        if distance <= 0:
            distance += 2 * math.pi
        height, least = ahead.level - level + pitch, LEAST_PITCH * pitch
        climb = (height if height > least else least) / (level * distance)
        if climb < 1.0:
            climb = skyline.climb(level, self.angle, distance, pitch, climb)
        turn = 0.0
        if climb < 1.0:
            # The direction of that climb a little farther on, so as to be turned by then.
            around = math.sqrt(1 - climb * climb)
            soon = around / (level * RESPONSE)
            cos, sin = cos - sin * soon, sin + cos * soon
            ratio = (RIM + stretch * (level - RIM)) / level
            goal_x = stretch * cos * climb - ratio * sin * around
            goal_y = sin * climb + cos * around
            # Tangents do for angles as small as these, and a larger turn is cut short anyway.
            sideways, forward = ux * goal_y - uy * goal_x, ux * goal_x + uy * goal_y
            turn = sideways / forward if forward > 0 else math.copysign(1.0, sideways)
        bend, before = turn * RESPONSE, self.bend
        least, most = before - BEND_CHANGE, before + BEND_CHANGE
        if bend < 0.0:
            bend = 0.0
        if bend < least:
            bend = least
        if bend > most:
            bend = most
        if bend > SHARPEST:
            bend = SHARPEST
        self.bend = bend
        half = bend * (STEP / 2)
        self.turn_x = 1 / math.sqrt(1 + half * half)
        self.turn_y = half * self.turn_x

    def walk(self, skyline: Skyline, form: Form) -> None:
        """Go two steps, or one if that finishes the line."""
        chords, curve, stretch = self.chords, self.curve, form.stretch
        turn_x, turn_y, ux, uy = self.turn_x, self.turn_y, self.ux, self.uy
        level, angle, rise = self.level, self.angle, self.rise
        cos_before, sin_before = self.cos, self.sin
        x, y = curve[-1]
        sector = self.sector
        for _ in range(2):
            # Half of the turn comes before the step and half of it after.
            ux, uy = ux * turn_x - uy * turn_y, uy * turn_x + ux * turn_y
            from_x, from_y = x, y
            x += ux * STEP
            y += uy * STEP
            ux, uy = ux * turn_x - uy * turn_y, uy * turn_x + ux * turn_y
            curve.append((x, y))

            # The level of that point is one correction away from the level before.
            level_before, level = level, level + rise
            across = RIM + stretch * (level - RIM)
            cos, sin = x / across, y / level
            cos_squared, sin_squared = cos * cos, sin * sin
            off = cos_squared + sin_squared - 1
            level += off / (2 * (cos_squared * stretch / across + sin_squared / level))
            cos, sin = x / (RIM + stretch * (level - RIM)), y / level
            turned = cos_before * sin - sin_before * cos
            angle = angle + turned + turned * turned * turned / 6
            cos_before, sin_before = cos, sin
            rise = level - level_before

            dx, dy = x - chords.end_x, y - chords.end_y
            if dx * dx + dy * dy >= chords.near and chords.extend(from_x, from_y, x, y):
                self._note_room(form.pitch)
            sector_before, sector = sector, int(angle / SECTOR)
            skyline.build(sector_before, sector, level + self.lift)
            if chords.free is not None:
                break
        self.ux, self.uy, self.cos, self.sin = ux, uy, cos, sin
        self.level, self.angle, self.rise, self.sector = level, angle, rise, sector

    def _note_room(self, pitch: float) -> None:
        """Work out how much more or less room than a double the line takes from here on."""
        chords = self.chords
        if chords.placed and chords.placed[-1].shape is Shape.SPUR:
            # It lies straight while the line bends away from it.
            self.lift = SPUR_REACH + 2.0 * self.bend
        elif chords.all_laid:
            self.lift = min(FREE_CLEARANCE - pitch, 0.0)
        else:
            self.lift = 0.0

    def track(self) -> Track:
        """The finished line."""
        chords = self.chords
        assert chords.free is not None
        bounds = chords.left, chords.top, chords.right, chords.bottom
        bed = tuple(_cut(self.curve, chords.free.along))
        return Track(self.spoke, bed, tuple(chords.placed), chords.free, bounds)


def _cut(curve: list[tuple[float, float]], last: Placed) -> list[tuple[float, float]]:
    """The curve without what lies farther on than :data:`BED_END` past the middle of its last place."""
    ux, uy = math.cos(last.heading), math.sin(last.heading)
    beyond = 0.0
    for count in range(len(curve), 1, -1):
        x, y = curve[count - 1]
        past = (x - last.x) * ux + (y - last.y) * uy - BED_END
        if past <= 0:
            if count == len(curve):
                break
            next_x, next_y = curve[count]
            part = past / (past - beyond)
            return [*curve[:count], (x + part * (next_x - x), y + part * (next_y - y))]
        beyond = past
    return curve
