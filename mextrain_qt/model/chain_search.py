"""The longest train of any hand, exactly: best-first search over minimum T-joins.

A train from s to t is a trail. Its tiles H hang together, touch s, and have odd degree exactly at
{s} xor {t}; by Euler every such H can be laid in one trail. The tiles left behind are then a T-join for
T = odd(hand) xor {s} xor {t}, and without the demand that H hang together the best H leaves a minimum
T-join (:mod:`tjoin`), which is found quickly. So that is the bound, and the search branches where it
falls apart:

* A *branch* fixes s and t, a set of tiles that have to be kept (``kept``) and the tiles still open to
  either (``rows``); everything else has been left behind at a known loss.
* ``_tighten`` draws the conclusions that need no search. What cannot be reached any more is lost. A
  bridge is kept or left by parity alone. A kept part that two open tiles lead out of keeps both.
* ``_relax`` takes a minimum T-join of the open tiles. Passing it through a number with at most three
  tiles cuts that number off, so there the price includes its double.
* If what remains hangs together, the branch is solved. Otherwise there is a part A with all tiles of
  its border left behind. Either A is given up, or at least two of those tiles are kept (a trail with
  both ends outside A crosses the border an even number of times): the i-th child keeps the i-th tile
  and leaves the ones before it. The part around s is a train anyway, and the incumbent.

*Covered* trains must not end on a double. The double of t can be laid on an earlier visit to t; if
t is visited once only it is lost. That is one more cut: the tiles left at t, of which two must be kept.

The problem is NP-hard in general (a longest trail in a cubic graph is a longest path), but 19 numbers
are few, and a part that a minimum T-join cuts off is small or loosely attached.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from mextrain_qt.model.chain_graph import (
    Kept,
    Rows,
    bridges,
    crossing,
    odd_vertices,
    reachable,
    weight_in,
)
from mextrain_qt.model.tjoin import IMPOSSIBLE, Joins

Edge = tuple[int, int]


@dataclass(slots=True)
class _Branch:
    """A part of the search: open tiles, kept tiles, doubles, both ends, and the loss so far."""

    rows: Rows
    kept: Rows
    loops: int
    start: int
    end: int
    loss: int


@dataclass(slots=True)
class _Relaxed:
    """A tightened branch with a minimum T-join taken out.

    ``bound``: no train of the branch loses less. ``rest``: the rows of what remains, ``part`` the
    numbers of it that hang together with the start, ``train_loss`` what the train made of them loses.
    ``end_double_lost``: it also loses the double of its end, being *covered*. ``paid``: the numbers whose
    double is in the price of passing through them.
    """

    branch: _Branch
    bound: int
    join: Rows
    rest: Rows
    part: int
    train_loss: int
    end_double_lost: bool
    paid: int


class ChainSearch:
    """The search for one hand; ``run`` may be called once.

    ``worth``: half of what a tile is worth, by number. ``incumbent``: the best trail known so far.
    Afterwards ``best`` is the best trail found and ``bound`` what no trail exceeds: its own weight,
    unless the search was cut off. ``relaxations`` counts the work done.
    """

    def __init__(
        self,
        rows: Rows,
        loops: int,
        starts: Sequence[int],
        worth: Sequence[int],
        covered: bool,
        incumbent: Kept,
    ) -> None:
        self._rows = rows
        self._loops = loops
        self._starts = starts
        self._worth = worth
        self._covered = covered
        self._total = weight_in(rows, loops, worth, (1 << len(rows)) - 1)
        self._least = self._total - incumbent.weight
        self.best = incumbent
        self.bound = self._total
        self.relaxations = 0

    def run(self, budget: int | None) -> bool:
        """Search until done, or until ``budget`` relaxations are spent; says whether it is done."""
        heap: list[tuple[int, int, int, _Branch | _Relaxed]] = []
        serial = 0
        for bound, branch in self._roots():
            if bound < self._least:
                serial += 1
                heappush(heap, (bound, 0, serial, branch))
        while heap and heap[0][0] < self._least:
            if budget is not None and self.relaxations >= budget:
                self.bound = self._total - heap[0][0]
                return False
            bound, depth, _, item = heappop(heap)
            if isinstance(item, _Branch):
                self.relaxations += 1
                relaxed = self._relax(item)
                if relaxed is None:
                    continue
                if relaxed.train_loss < self._least:
                    self._note(relaxed)
                if relaxed.bound < relaxed.train_loss and relaxed.bound < self._least:
                    serial += 1
                    heappush(heap, (max(bound, relaxed.bound), depth, serial, relaxed))
            else:
                for loss, branch in self._divide(item):
                    if bound + loss < self._least:
                        serial += 1
                        heappush(heap, (bound + loss, depth - 1, serial, branch))
        self.bound = self.best.weight
        return True

    def _roots(self) -> Iterator[tuple[int, _Branch]]:
        """A branch for every pair of ends, with the loss that the parities alone make certain."""
        worth, rows = self._worth, self._rows
        odd = odd_vertices(rows)
        nothing = [0] * len(rows)
        several = len(self._starts) > 1
        joins: dict[int, Joins] = {}
        for start in self._starts:
            part = reachable(rows, start)
            beyond = weight_in(rows, self._loops, worth, ~part & (1 << len(rows)) - 1)
            for end in range(len(rows)):
                if not part >> end & 1:
                    continue
                first, last = start, end
                if several and end != start:
                    # One direction will do, the one that ends without a double to lose.
                    doubles = (self._loops >> start & 1, self._loops >> end & 1) if self._covered else (0, 0)
                    if end < start and doubles != (1, 1):
                        continue
                    if doubles == (0, 1):
                        first, last = end, start
                join = odd ^ 1 << start ^ 1 << end
                loss = beyond + sum(worth[v] for v in range(len(rows)) if join & part & 1 << v)
                if several:
                    if part not in joins:
                        joins[part] = Joins(rows, [2 * w for w in worth], part)
                    loss += joins[part].excess(join & part)
                yield loss, _Branch(rows, nothing, self._loops, first, last, 0)

    def _tighten(self, branch: _Branch) -> tuple[_Branch, int] | None:
        """What follows from a branch without search, and its T; ``None`` if it holds no train."""
        worth = self._worth
        rows, kept = branch.rows[:], branch.kept[:]
        loops, loss = branch.loops, branch.loss
        ends = 1 << branch.start | 1 << branch.end
        everything = (1 << len(rows)) - 1
        while True:
            part = reachable([a | b for a, b in zip(rows, kept, strict=True)], branch.start)
            if not part >> branch.end & 1:
                return None
            beyond = everything & ~part
            loss += weight_in(rows, loops, worth, beyond)
            loops &= part
            while beyond:
                bit = beyond & -beyond
                beyond ^= bit
                v = bit.bit_length() - 1
                if kept[v]:
                    return None
                rows[v] = 0
            odd = odd_vertices([a | b for a, b in zip(rows, kept, strict=True)])
            odd ^= 1 << branch.start ^ 1 << branch.end
            again = False
            for v, w, side in bridges(rows, part):
                rows[v] ^= 1 << w
                rows[w] ^= 1 << v
                if (odd & side).bit_count() & 1:
                    loss += worth[v] + worth[w]
                    again = True
                else:
                    kept[v] |= 1 << w
                    kept[w] |= 1 << v
            if again:
                continue
            unseen = part & ~ends
            while unseen and not again:
                v = (unseen & -unseen).bit_length() - 1
                unseen &= unseen - 1
                if not kept[v]:
                    continue
                piece = reachable(kept, v)
                unseen &= ~piece
                if piece & ends:
                    continue
                border = crossing(rows, piece)
                if not border:
                    return None
                if len(border) == 2:
                    for edge in border:
                        _move(edge, rows, kept)
                    again = True
            if not again:
                break
        end = branch.end
        if self._covered and loops >> end & 1:
            # With at most two tiles at the end, or none at the one end there is, one visit is all.
            degree = (rows[end] | kept[end]).bit_count()
            if degree == 0 or (branch.start != end and degree <= 2):
                loss += 2 * worth[end]
                loops ^= 1 << end
        return _Branch(rows, kept, loops, branch.start, end, loss), odd

    def _relax(self, untightened: _Branch) -> _Relaxed | None:
        """The minimum T-join of a branch; ``None`` if nothing in it beats the incumbent."""
        tightened = self._tighten(untightened)
        if tightened is None:
            return None
        branch, odd = tightened
        if branch.loss >= self._least:
            return None
        worth, rows, kept, loops = self._worth, branch.rows, branch.kept, branch.loops
        start, end = branch.start, branch.end
        bound = branch.loss
        through = []
        paid = 0
        for v, mine in enumerate(worth[: len(rows)]):
            if odd >> v & 1:
                bound += mine
            price = 2 * mine
            if loops >> v & 1 and rows[v].bit_count() <= 3 and not kept[v] and v != start and v != end:
                price += 2 * mine
                paid |= 1 << v
            through.append(price)
        joins = Joins(rows, through, odd)
        excess = joins.excess(odd)
        bound += excess
        if excess == IMPOSSIBLE or bound >= self._least:
            return None
        join = joins.edges(odd)
        rest = [a & ~b | c for a, b, c in zip(rows, join, kept, strict=True)]
        part = reachable(rest, start)
        beyond = (1 << len(rows)) - 1 & ~part
        loss = branch.loss + weight_in(rest, loops, worth, beyond)
        for v, row in enumerate(join):
            loss += worth[v] * row.bit_count()
        lost = False
        if self._covered and loops >> end & 1:
            degree = rest[end].bit_count()
            lost = degree == 0 or (start != end and degree == 1)
            if lost:
                loss += 2 * worth[end]
        return _Relaxed(branch, bound, join, rest, part, loss, lost, paid)

    def _note(self, found: _Relaxed) -> None:
        """Take the part around the start as the incumbent."""
        branch = found.branch
        rows = [row if found.part >> v & 1 else 0 for v, row in enumerate(found.rest)]
        loops = branch.loops & found.part
        if found.end_double_lost:
            loops &= ~(1 << branch.end)
        self._least = found.train_loss
        self.best = Kept(rows, loops, branch.start, branch.end, self._total - found.train_loss)

    def _divide(self, relaxed: _Relaxed) -> Iterator[tuple[int, _Branch]]:
        """The branches at a cut that the T-join empties, each with what it loses beyond the bound."""
        branch, worth = relaxed.branch, self._worth
        side, cut = self._cut(relaxed)
        if side:
            given_up = weight_in(relaxed.rest, branch.loops, worth, side)
            rows = branch.rows[:]
            loss = branch.loss + weight_in(rows, branch.loops, worth, side)
            for v, w in cut:
                rows[w] ^= 1 << v
                loss += worth[w]
            fits = True
            for v in range(len(rows)):
                if side >> v & 1:
                    rows[v] = 0
                    fits = fits and not branch.kept[v]
            if fits:
                left = _Branch(rows, branch.kept, branch.loops & ~side, branch.start, branch.end, loss)
                yield given_up, left
        elif branch.start != branch.end:
            double = 2 * worth[branch.end]
            loops = branch.loops & ~(1 << branch.end)
            yield (
                double,
                _Branch(branch.rows, branch.kept, loops, branch.start, branch.end, branch.loss + double),
            )
        rows, loss = branch.rows, branch.loss
        for i, edge in enumerate(cut[:-1]):
            open_rows, kept = rows[:], branch.kept[:]
            _move(edge, open_rows, kept)
            if i == len(cut) - 2:
                _move(cut[-1], open_rows, kept)
            yield 0, _Branch(open_rows, kept, branch.loops, branch.start, branch.end, loss)
            v, w = edge
            rows = rows[:]
            rows[v] ^= 1 << w
            rows[w] ^= 1 << v
            loss += worth[v] + worth[w]

    def _cut(self, relaxed: _Relaxed) -> tuple[int, list[Edge]]:
        """The smallest set of tiles, all left behind, of which a better train keeps two.

        With it the vertices that are given up otherwise; none if what is at stake is the last double.
        """
        branch = relaxed.branch
        side = 0
        cut: list[Edge] = []
        beyond = 0
        for v, row in enumerate(branch.rows):
            if row or branch.kept[v]:
                beyond |= 1 << v
        beyond &= ~relaxed.part
        while beyond:
            bit = beyond & -beyond
            piece = reachable(relaxed.rest, bit.bit_length() - 1)
            beyond &= ~piece
            if piece == bit and (not branch.loops & bit or relaxed.paid & bit):
                continue
            border = crossing(branch.rows, piece)
            if not cut or len(border) < len(cut):
                side, cut = piece, border
        if relaxed.end_double_lost:
            border = crossing(relaxed.join, 1 << branch.end)
            if not cut or len(border) < len(cut):
                side, cut = 0, border
        return side, cut


def _move(edge: Edge, rows: Rows, kept: Rows) -> None:
    """Keep an open tile."""
    v, w = edge
    rows[v] ^= 1 << w
    rows[w] ^= 1 << v
    kept[v] |= 1 << w
    kept[w] |= 1 << v
