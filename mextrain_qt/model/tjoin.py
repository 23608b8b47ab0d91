"""Minimum T-joins on a small graph.

Given a set T of vertices (``odd``; even in number in every part of the graph), a *T-join* is a set of
edges that has odd degree exactly at T. With no negative weights a cheapest one is made of shortest
paths that pair off T (Edmonds and Johnson, *Matching, Euler tours and the Chinese postman*, 1973;
Schrijver, *Combinatorial Optimization*, ch. 29).

In dominoes an edge weighs ``worth[a] + worth[b]``, so a T-join weighs the sum of ``worth[v] * degree(v)``:
each vertex of T pays for one edge in any case, and all that is left to minimise is the *excess*, what
the paths pay for the vertices they pass through. A direct edge has no excess. Where T can be paired off
by direct edges, which is nearly always so for a large hand, the first pairing found is a minimum.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Final

from mextrain_qt.model.chain_graph import Rows

IMPOSSIBLE: Final = 1 << 60
"""The excess of a T-join that does not exist."""


class Joins:
    """T-joins of one graph, for any sets T within ``targets``; what was found out is kept.

    ``through[v]`` is the price of passing through ``v`` (greater than zero). Pairing off is a
    dynamic programme over bit masks: the lowest vertex left over takes a partner.
    """

    def __init__(self, rows: Sequence[int], through: Sequence[int], targets: int) -> None:
        self._rows = rows
        self._through = through
        self._targets = targets
        self._excess = {0: 0}
        self._partner: dict[int, int] = {}
        self._distances: dict[int, list[int]] = {}
        self._before: dict[int, list[int]] = {}

    def __len__(self) -> int:
        """For how many sets T the answer is known: the work done."""
        return len(self._excess)

    def excess(self, odd: int) -> int:
        """The excess of a cheapest T-join, ``IMPOSSIBLE`` where there is none."""
        known = self._excess.get(odd)
        if known is not None:
            return known
        bit = odd & -odd
        v = bit.bit_length() - 1
        rest = odd ^ bit
        least = IMPOSSIBLE
        partner = 0
        direct = self._rows[v] & rest
        others = rest ^ direct
        while direct:
            other = direct & -direct
            direct ^= other
            total = self.excess(rest ^ other)
            if total < least:
                least = total
                partner = other
                if not total:
                    break
        if least and others:
            distance = self._distances.get(v) or self._measure(v)
            while others:
                other = others & -others
                others ^= other
                price = distance[other.bit_length() - 1]
                if price < least:
                    total = price + self.excess(rest ^ other)
                    if total < least:
                        least = total
                        partner = other
        self._excess[odd] = least
        self._partner[odd] = partner
        return least

    def edges(self, odd: int) -> Rows:
        """The edges of a cheapest T-join; ``excess(odd)`` must have been asked, and be possible."""
        join = [0] * len(self._rows)
        while odd:
            bit = odd & -odd
            v = bit.bit_length() - 1
            other = self._partner[odd]
            odd ^= bit | other
            w = other.bit_length() - 1
            if self._rows[v] & other:
                join[v] ^= other
                join[w] ^= bit
                continue
            before = self._before[v]
            while w != v:
                x = before[w]
                join[w] ^= 1 << x
                join[x] ^= 1 << w
                w = x
        return join

    def _measure(self, v: int) -> list[int]:
        """What the cheapest path from ``v`` to each target pays for passing through (Dijkstra)."""
        distance = [IMPOSSIBLE] * len(self._rows)
        before = [v] * len(self._rows)
        reached = self._rows[v] | 1 << v
        ahead = []
        new = self._rows[v]
        while new:
            bit = new & -new
            new ^= bit
            w = bit.bit_length() - 1
            distance[w] = 0
            ahead.append((self._through[w], w))
        heapify(ahead)
        missing = self._targets & ~reached
        while missing and ahead:
            price, x = heappop(ahead)
            new = self._rows[x] & ~reached
            reached |= new
            missing &= ~new
            while new:
                bit = new & -new
                new ^= bit
                w = bit.bit_length() - 1
                distance[w] = price
                before[w] = x
                heappush(ahead, (price + self._through[w], w))
        self._distances[v] = distance
        self._before[v] = before
        return distance
