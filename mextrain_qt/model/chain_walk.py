"""The longest train of a small hand, by walking every trail.

Up to some 15 tiles this is several times faster than :mod:`chain_search`. The number of trails
explodes soon after, so a walk is given a number of steps; one that runs out of them still hands over
the best train it met, which then serves the search as its first bound.

A double is laid as soon as its number is reached: nothing is lost by it. What any train from ``start``
has to leave behind is known beforehand: of all numbers that show an odd number of times (``start``
counted once more) only the last one may keep its tiles. The walk stops when it loses no more than that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mextrain_qt.model.chain_graph import Kept, odd_vertices, reachable, weight_in


class _Stop(Exception):
    """Unwinds the recursion; no error."""


def walk(
    rows: Sequence[int],
    loops: int,
    starts: Iterable[int],
    worth: Sequence[int],
    covered: bool,
    kept: Kept,
    steps: int,
) -> bool:
    """Replace ``kept`` by the best trail from one of ``starts``; false if the steps did not suffice.

    ``kept`` comes in as a trail already known, if only the empty one.
    """
    left = list(rows)
    best = kept.weight
    target = 0

    def note(v: int, weight: int, loops_left: int) -> None:
        nonlocal best
        best = weight
        kept.rows = [a ^ b for a, b in zip(rows, left, strict=True)]
        kept.loops = loops ^ loops_left
        kept.start = start
        kept.end = v
        kept.weight = weight

    def go(v: int, weight: int, loops_left: int) -> None:
        nonlocal steps
        bit = 1 << v
        if loops_left & bit:
            if covered and weight > best:
                note(v, weight, loops_left)
            loops_left ^= bit
            weight += 2 * worth[v]
            if not covered and weight > best:
                note(v, weight, loops_left)
        elif weight > best:
            note(v, weight, loops_left)
        if best >= target:
            raise _Stop
        row = ahead = left[v]
        if not row:
            return
        steps -= 1
        if steps < 0:
            raise _Stop
        mine = worth[v]
        while ahead:
            other = ahead & -ahead
            ahead ^= other
            w = other.bit_length() - 1
            left[v] = row ^ other
            left[w] ^= bit
            go(w, weight + mine + worth[w], loops_left)
            left[w] ^= bit
        left[v] = row

    odd = odd_vertices(rows)
    for start in starts:
        within = reachable(rows, start)
        dangling = [worth[v] for v in range(len(left)) if (odd ^ 1 << start) & within & 1 << v]
        target = weight_in(rows, loops, worth, within) - sum(dangling) + max(dangling)
        if best >= target:
            continue
        left[:] = rows
        try:
            go(start, 0, loops)
        except _Stop:
            if steps < 0:
                return False
    return True
