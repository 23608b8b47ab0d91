"""The pinwheel: how the lines run out of the hub so that they never meet.

All lines walk outward at the same pace, on a round table that is stretched afterwards (`oval`). Each
looks along its way to the next line, the one that it will curl over. If that line's head is an angle
``a`` ahead at the level ``r``, keeping ``pitch`` away from it takes climbing by
``c = pitch / (r * a)`` per unit of way; where ``c`` is 1 and more the line runs straight outward. With
all lines equally long this makes spokes up to the level ``pitch / a`` and from there on involutes that
stay ``pitch`` apart.

A line that has ended stays an obstacle where it lies (`skyline`), to be cleared by ``pitch`` as well:
whoever comes next climbs just as steeply as that takes, and once past it falls back to the slow climb
over whatever is farther ahead. So the lines that go on share out the freed angles among themselves,
as cars on a ring road do, and a single very long line winds itself closely round all others.

Lines only ever turn clockwise, never more sharply than tiles can follow, and change how sharply they
turn little by little: that is what makes them look calm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from mextrain_qt.views.table.chords import GAP, Chords
from mextrain_qt.views.table.oval import RIM, Oval
from mextrain_qt.views.table.shapes import FreePlace, Line, Placed, Shape
from mextrain_qt.views.table.skyline import Skyline

STEP = 0.55
"""How far a line walks at a time, in half-tiles of the table before it is stretched."""

SHARPEST = 0.27
"""The most a line turns per half-tile (radians): tiles 2.4 long then differ by less than 40 degrees."""

RESPONSE = 1.2
"""How fast a line turns towards the direction it wants, per half-tile of way."""

BEND_CHANGE = 0.5
"""How much the bend (radians per half-tile) may change per half-tile."""

FREE_CLEARANCE = 1.7
"""The distance kept from the middle of a free place: half a tile there, a double passing, and some."""

SPUR_REACH = 0.5
"""How much more room a spur takes on the outer side of its line than a double."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a drawing depends on besides the lines.

    ``pitch``: the distance kept between the centres of lines that pass each other (half-tiles).
    ``lean``: the angle between the first tile and its spoke (radians, clockwise). ``stretch``: how
    much wider than high the oval grows.
    """

    pitch: float
    lean: float
    stretch: float


@dataclass(frozen=True, slots=True)
class Track:
    """One line drawn out, in half-tiles from the centre of the hub.

    ``spoke``: the angle at which it leaves the hub (radians). ``curve``: its centre line up to the end
    of the free place. ``bounds``: left, top, right and bottom of its tiles and its free place.
    """

    spoke: float
    curve: tuple[tuple[float, float], ...]
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
    heads = [_Head(line, math.pi / 2 + turn * i, form.lean, oval) for i, line in enumerate(lines)]
    for head in heads:
        skyline.build(head.spoke, head.angle, head.level)
    running = [head for head in heads if head.chords.free is None]
    while running:
        ahead = running[1:] + running[:1]
        for head, following in zip(running, ahead, strict=True):
            head.walk(following, skyline, form)
        running = [head for head in running if head.chords.free is None]
    return tuple(head.track() for head in heads)


class _Head:
    """The walking end of one line.

    It is at a level and an angle of the oval, of which ``cos`` and ``sin`` are kept, and walks in the
    direction (``ux``, ``uy``) of the stretched table. ``lift`` is how much farther out than the
    others of its level the line takes room.
    """

    __slots__ = ("angle", "bend", "chords", "climb", "cos", "curve", "level", "lift", "looks", "sin", "spoke",
                 "ux", "uy")  # fmt: skip

    def __init__(self, line: Line, spoke: float, lean: float, oval: Oval) -> None:
        self.spoke = spoke
        x, y = RIM * math.cos(spoke), RIM * math.sin(spoke)
        self.ux, self.uy = math.cos(spoke + lean), math.sin(spoke + lean)
        self.chords = Chords(line, x, y, spoke + lean)
        self.curve = [(x, y)]
        # The first tile lies straight on its spoke.
        for way in (1.0, 2.0 + GAP):
            point = x + way * self.ux, y + way * self.uy
            self.curve.append(point)
            self.chords.extend(*point)
        self.level, angle = oval.polar(*self.curve[-1])
        self.angle = angle + 2 * math.pi * round((spoke - angle) / (2 * math.pi))
        self.cos, self.sin = math.cos(angle), math.sin(angle)
        self.bend = 0.0
        self.climb = 0.0
        self.looks = True
        self.lift = 0.0

    def walk(self, ahead: _Head, skyline: Skyline, form: Form) -> None:
        """Go one step, ``ahead`` being the next line that is still running."""
        level, angle, cos, sin, ux, uy = self.level, self.angle, self.cos, self.sin, self.ux, self.uy
        stretch = form.stretch
        ratio = (RIM + stretch * (level - RIM)) / level

        # The climb that is wanted; looking out for it at every other step is enough.
        distance = ahead.angle - angle
        if distance <= 0:
            distance += 2 * math.pi
        rise = ahead.level - level
        climb = ((rise if rise > 0 else 0.0) + form.pitch) / (level * distance)
        if climb < 1.0:
            if self.looks:
                self.climb = skyline.climb(level, angle, distance, form.pitch)
            self.looks = not self.looks
            if self.climb > climb:
                climb = self.climb
        if climb < 1.0:
            # Its direction a little farther on, so as to be turned by then.
            around = math.sqrt(1 - climb * climb)
            soon = around / (level * RESPONSE)
            soon_cos, soon_sin = cos - sin * soon, sin + cos * soon
            goal_x = stretch * soon_cos * climb - ratio * soon_sin * around
            goal_y = soon_sin * climb + soon_cos * around
        else:
            goal_x, goal_y = stretch * cos, sin

        # Turn; tangents do for angles as small as these, and a larger one is cut short anyway.
        sideways, forward = ux * goal_y - uy * goal_x, ux * goal_x + uy * goal_y
        turn = sideways / forward if forward > 0 else math.copysign(1.0, sideways)
        change = BEND_CHANGE * STEP
        bend = min(max(turn * RESPONSE, 0.0, self.bend - change), self.bend + change, SHARPEST)
        self.bend = bend
        half = bend * STEP / 2
        length = math.sqrt(1 + half * half)
        ux, uy = (ux - uy * half) / length, (uy + ux * half) / length
        self.ux, self.uy = (ux - uy * half) / length, (uy + ux * half) / length

        # What a step of the stretched table is on the round one: so much outward, so much about.
        scale = stretch * cos * cos + ratio * sin * sin
        outward = (cos * ux + ratio * sin * uy) / scale
        about = (stretch * cos * uy - sin * ux) / scale
        step = STEP
        angle += about * step / (level + outward * step / 2)
        level += outward * step
        self.cos, self.sin = cos, sin = math.cos(angle), math.sin(angle)
        x, y = (RIM + stretch * (level - RIM)) * cos, level * sin
        self.curve.append((x, y))

        if self.chords.extend(x, y):
            self._note_room(form.pitch)
        skyline.build(self.angle, angle, level + self.lift)
        self.level, self.angle = level, angle

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
        return Track(self.spoke, tuple(self.curve), tuple(chords.placed), chords.free, bounds)
