"""Beds of track: a curve made wide, and the way from one curve to another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

Points = Sequence[tuple[float, float]]

_CAP = 9  # points of a round end


def resampled(points: Points, count: int) -> list[tuple[float, float]]:
    """The same curve with ``count`` points, evenly spread along it."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    whole = lengths[-1]
    if whole == 0:
        return [points[0]] * count
    result = []
    place = 0
    for step in range(count):
        wanted = whole * step / (count - 1)
        while place < len(points) - 2 and lengths[place + 1] < wanted:
            place += 1
        span = lengths[place + 1] - lengths[place]
        share = (wanted - lengths[place]) / span if span else 0.0
        (ax, ay), (bx, by) = points[place], points[place + 1]
        result.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return result


def between(one: Points, other: Points, progress: float) -> list[tuple[float, float]]:
    """The curve after ``progress`` (0..1) of the way; both have as many points."""
    return [
        (ax + (bx - ax) * progress, ay + (by - ay) * progress)
        for (ax, ay), (bx, by) in zip(one, other, strict=True)
    ]


def ribbon(points: Points, width: float) -> QPainterPath:
    """The outline of a curve made ``width`` wide, with round ends."""
    reach = width / 2
    left: list[QPointF] = []
    right: list[QPointF] = []
    last = len(points) - 1
    for place, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, place - 1)], points[min(last, place + 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
        left.append(QPointF(x - nx, y - ny))
        right.append(QPointF(x + nx, y + ny))
    outline = left + _cap(points[last], points[last - 1], reach)
    outline += right[::-1] + _cap(points[0], points[1], reach)
    path = QPainterPath()
    path.addPolygon(QPolygonF(outline))
    path.closeSubpath()
    return path


def _cap(end: tuple[float, float], before: tuple[float, float], reach: float) -> list[QPointF]:
    """Half a circle round the end, from the left side of the curve to its right as it leaves."""
    heading = atan2(end[1] - before[1], end[0] - before[0])
    return [
        QPointF(
            end[0] + cos(heading - pi / 2 + pi * step / (_CAP + 1)) * reach,
            end[1] + sin(heading - pi / 2 + pi * step / (_CAP + 1)) * reach,
        )
        for step in range(1, _CAP + 1)
    ]


def distance(points: Points, x: float, y: float) -> float:
    """How far a point is from a curve."""
    best = float("inf")
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        share = min(max(((x - ax) * dx + (y - ay) * dy) / square, 0.0), 1.0) if square else 0.0
        best = min(best, hypot(x - ax - dx * share, y - ay - dy * share))
    return best


def polyline(points: Points) -> QPainterPath:
    """The curve as a path."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def tail(points: Points, length: float) -> list[tuple[float, float]]:
    """The last ``length`` of a curve, all of it if it is no longer."""
    result = [points[-1]]
    left = length
    for (ax, ay), (bx, by) in zip(reversed(points[:-1]), reversed(points[1:]), strict=True):
        span = hypot(bx - ax, by - ay)
        if span >= left:
            share = left / span
            result.append((bx + (ax - bx) * share, by + (ay - by) * share))
            break
        result.append((ax, ay))
        left -= span
    return result[::-1]


def beside(points: Points, reach: float) -> list[tuple[float, float]]:
    """The curve that runs ``reach`` to the right of another (to the left where it is negative)."""
    last = len(points) - 1
    result = []
    for place, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, place - 1)], points[min(last, place + 1)]
        heading = atan2(by - ay, bx - ax)
        result.append((x - sin(heading) * reach, y + cos(heading) * reach))
    return result
