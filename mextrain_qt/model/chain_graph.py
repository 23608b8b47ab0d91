"""A hand as a graph: numbers are vertices, tiles are edges, doubles are loops.

Vertices are the numbers 0..18. A graph is a list of *rows*: bit ``w`` of ``rows[v]`` is set when the
tile ``v-w`` is there (``v != w``). Loops, and every other set of numbers, are one bit mask. Nothing
here knows about trains; :mod:`chain_walk`, :mod:`chain_search` and :mod:`tjoin` stand on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mextrain_qt.model.tiles import TILES

Rows = list[int]
"""Neighbours of every number, one bit mask each; symmetric, without loops."""

_HALVES = tuple((tile.high, tile.low) for tile in TILES)


@dataclass(slots=True)
class Kept:
    """Some tiles of a hand that can all be laid in one trail from ``start`` to ``end``.

    ``rows`` and ``loops`` are the tiles, ``weight`` is what they are worth together.
    """

    rows: Rows
    loops: int
    start: int
    end: int
    weight: int


def graph_of(hand: int, start: int | None) -> tuple[Rows, int]:
    """The rows and the loops of a bit set of tiles; ``start`` is a vertex even if no tile shows it."""
    size = 1 if start is None else start + 1
    if hand:
        size = max(size, _HALVES[hand.bit_length() - 1][0] + 1)
    rows = [0] * size
    loops = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        high, low = _HALVES[bit.bit_length() - 1]
        if high == low:
            loops |= 1 << high
        else:
            rows[high] |= 1 << low
            rows[low] |= 1 << high
    return rows, loops


def starts_of(rows: Sequence[int], loops: int, start: int | None) -> list[int]:
    """The numbers that a train may start from: ``start``, or else every number of the hand (or 0)."""
    if start is not None:
        return [start]
    return [v for v, row in enumerate(rows) if row or loops >> v & 1] or [0]


def empty_trail(rows: Sequence[int], start: int) -> Kept:
    """No tile at all."""
    return Kept([0] * len(rows), 0, start, start, 0)


def reachable(rows: Sequence[int], start: int) -> int:
    """The vertices that can be reached from ``start``, itself included."""
    seen = todo = 1 << start
    while todo:
        bit = todo & -todo
        new = rows[bit.bit_length() - 1] & ~seen
        seen |= new
        todo = (todo ^ bit) | new
    return seen


def odd_vertices(rows: Sequence[int]) -> int:
    """The vertices of odd degree; loops never change a parity."""
    odd = 0
    bit = 1
    for row in rows:
        if row.bit_count() & 1:
            odd |= bit
        bit <<= 1
    return odd


def weight_in(rows: Sequence[int], loops: int, worth: Sequence[int], within: int) -> int:
    """What the tiles at the vertices ``within`` are worth.

    A tile is worth ``worth[a] + worth[b]``. A tile with only one half inside counts with that half.
    """
    weight = 0
    while within:
        bit = within & -within
        within ^= bit
        v = bit.bit_length() - 1
        weight += worth[v] * (rows[v].bit_count() + (2 if loops & bit else 0))
    return weight


def crossing(rows: Sequence[int], side: int) -> list[tuple[int, int]]:
    """The edges that leave the vertices ``side``: (vertex inside, vertex outside)."""
    edges = []
    inside = side
    while inside:
        bit = inside & -inside
        inside ^= bit
        v = bit.bit_length() - 1
        outside = rows[v] & ~side
        while outside:
            other = outside & -outside
            outside ^= other
            edges.append((v, other.bit_length() - 1))
    return edges


def bridges(rows: Sequence[int], within: int) -> list[tuple[int, int, int]]:
    """Every bridge of the part ``within`` as (near end, far end, the vertices beyond it).

    Depth first with the lowest vertex reachable by a back edge (Tarjan 1974).
    """
    found: list[tuple[int, int, int]] = []
    number = [0] * len(rows)
    count = 0

    def visit(v: int, parent_bit: int) -> tuple[int, int]:
        nonlocal count
        count += 1
        number[v] = mine = low = count
        beyond = 1 << v
        row = rows[v] & ~parent_bit
        while row:
            bit = row & -row
            row ^= bit
            w = bit.bit_length() - 1
            low_w = number[w]
            if not low_w:
                low_w, beyond_w = visit(w, 1 << v)
                beyond |= beyond_w
                if low_w > mine:
                    found.append((v, w, beyond_w))
            if low_w < low:
                low = low_w
        return low, beyond

    while within:
        within &= ~visit((within & -within).bit_length() - 1, 0)[1]
    return found


def euler_trail(kept: Kept) -> tuple[tuple[int, int], ...]:
    """The tiles in an order that can be laid, as (inner, outer) halves: Hierholzer's algorithm (1873).

    Every double comes on the first visit to its number.
    """
    left = kept.rows[:]
    pending = [kept.start]
    visited: list[int] = []
    while pending:
        v = pending[-1]
        bit = left[v] & -left[v]
        if bit:
            w = bit.bit_length() - 1
            left[v] ^= bit
            left[w] ^= 1 << v
            pending.append(w)
        else:
            visited.append(pending.pop())
    visited.reverse()
    loops = kept.loops
    halves: list[tuple[int, int]] = []
    for i, v in enumerate(visited):
        if i:
            halves.append((visited[i - 1], v))
        if loops >> v & 1:
            loops ^= 1 << v
            halves.append((v, v))
    return tuple(halves)
