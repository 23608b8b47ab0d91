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
t is visited once only it is lost. That needs no cut of its own. Where a relaxed branch hangs together and
loses that double alone, it leaves two tiles or more at t; from one of them the T-join leads on to another
number x than s where it ends. With that way laid as well there is a train to x that loses less than the
branch's bound, and best first has found it, or a better one, before the branch is taken up again.

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
    ``lost``: the end whose double it loses besides, being *covered*, or -1. ``paid``: the numbers whose
    double is in the price of passing through them.
    """

    branch: _Branch
    bound: int
    rest: Rows
    part: int
    train_loss: int
    lost: int
    paid: int


class ChainSearch:
    """The search for one hand; ``run`` may be called once.

    ``worth``: half of what a tile is worth, by number. ``incumbent``: the best trail known so far.
    Afterwards ``best`` is the best trail found and ``bound`` what no trail exceeds: its own weight,
    unless the search was cut off. ``relaxations`` and ``pairings`` (sets paired off in them) count the
    work done, the same for the same hand on every machine.
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
        self._turnable = len(starts) > 1
        self._total = weight_in(rows, loops, worth, (1 << len(rows)) - 1)
        self._least = self._total - incumbent.weight
        self.best = incumbent
        self.bound = self._total
        self.relaxations = 0
        self.pairings = 0

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
        """A branch for every pair of ends, with a loss that is certain."""
        worth, rows = self._worth, self._rows
        odd = odd_vertices(rows)
        nothing = [0] * len(rows)
        several = self._turnable
        joins: dict[int, Joins] = {}
        for start in self._starts:
            part = reachable(rows, start)
            beyond = weight_in(rows, self._loops, worth, ~part & (1 << len(rows)) - 1)
            for end in range(len(rows)):
                if not part >> end & 1:
                    continue
                if several and end < start:
                    continue  # the same trains, turned round
                join = odd ^ 1 << start ^ 1 << end
                loss = beyond + sum(worth[v] for v in range(len(rows)) if join & part & 1 << v)
                if several:
                    if part not in joins:
                        joins[part] = Joins(rows, [2 * w for w in worth], part)
                    loss += joins[part].excess(join & part)
                yield loss, _Branch(rows, nothing, self._loops, start, end, 0)
        self.pairings += sum(len(known) for known in joins.values())

    def _tighten(self, branch: _Branch) -> tuple[_Branch, int] | None:
        """What follows from a branch without search, and its T; ``None`` if it holds no train.

        Its ends always hang together: no T-join that it came from took all ways between them, and
        parity never leaves a bridge between them behind.
        """
        worth = self._worth
        rows, kept = branch.rows[:], branch.kept[:]
        loops, loss = branch.loops, branch.loss
        ends = 1 << branch.start | 1 << branch.end
        everything = (1 << len(rows)) - 1
        while True:
            part = reachable([a | b for a, b in zip(rows, kept, strict=True)], branch.start)
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
            left = _settle_bridges(rows, kept, part, odd, worth)
            if left:
                loss += left
                continue
            if not _settle_borders(rows, kept, part & ~ends, ends):
                break
        tightened = _Branch(rows, kept, loops, branch.start, branch.end, loss)
        # At most two tiles at an end: one visit is all.
        lost = self._lost_double(tightened, [a | b for a, b in zip(rows, kept, strict=True)], 2)
        if lost >= 0:
            tightened.loops ^= 1 << lost
            tightened.loss += 2 * worth[lost]
        return tightened, odd

    def _lost_double(self, branch: _Branch, rows: Rows, degree: int) -> int:
        """The end whose double a covered train loses where an end of up to ``degree`` is visited once; or -1.

        ``rows`` are the tiles of the train. A train from any start is turned the better way round.
        """
        start, end = branch.start, branch.end
        if not self._covered or not branch.loops >> end & 1:
            return -1
        if start == end:
            return -1 if rows[end] else end
        if rows[end].bit_count() > degree:
            return -1
        if not self._turnable:
            return end
        if not branch.loops >> start & 1 or rows[start].bit_count() > degree:
            return -1
        return min(start, end)

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
        self.pairings += len(joins)
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
        lost = self._lost_double(branch, rest, 1)
        if lost >= 0:
            loss += 2 * worth[lost]
        return _Relaxed(branch, bound, rest, part, loss, lost, paid)

    def _note(self, found: _Relaxed) -> None:
        """Take the part around the start as the incumbent."""
        branch = found.branch
        rows = [row if found.part >> v & 1 else 0 for v, row in enumerate(found.rest)]
        loops = branch.loops & found.part
        if found.lost >= 0:
            loops &= ~(1 << found.lost)
        start, end = branch.start, branch.end
        if self._covered and loops >> end & 1 and start != end and rows[end].bit_count() == 1:
            start, end = end, start
        self._least = found.train_loss
        self.best = Kept(rows, loops, start, end, self._total - found.train_loss)

    def _divide(self, relaxed: _Relaxed) -> Iterator[tuple[int, _Branch]]:
        """The branches at a cut that the T-join empties, each with what it loses beyond the bound."""
        branch, worth = relaxed.branch, self._worth
        side, cut = self._cut(relaxed)
        given_up = weight_in(relaxed.rest, branch.loops, worth, side)
        rows = branch.rows[:]
        loss = branch.loss + weight_in(rows, branch.loops, worth, side)
        fits = True
        for v, row in enumerate(branch.rows):
            if side >> v & 1:
                rows[v] = 0
                fits = fits and not branch.kept[v]
            else:
                rows[v] = row & ~side
                loss += worth[v] * (row & side).bit_count()
        if fits:
            loops = branch.loops & ~side
            yield given_up, _Branch(rows, branch.kept, loops, branch.start, branch.end, loss)
        rows, loss = branch.rows, branch.loss
        for i, (v, w) in enumerate(cut[:-1]):
            open_rows, kept = rows[:], branch.kept[:]
            _move((v, w), open_rows, kept)
            if i == len(cut) - 2:
                _move(cut[-1], open_rows, kept)
            yield 0, _Branch(open_rows, kept, branch.loops, branch.start, branch.end, loss)
            rows = rows[:]
            rows[v] ^= 1 << w
            rows[w] ^= 1 << v
            loss += worth[v] + worth[w]

    def _cut(self, relaxed: _Relaxed) -> tuple[int, list[Edge]]:
        """The part with the fewest tiles around it, all left behind, and these tiles."""
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
        assert side, "a branch that hangs together is solved"
        return side, cut


def _settle_bridges(rows: Rows, kept: Rows, part: int, odd: int, worth: Sequence[int]) -> int:
    """Keep or leave every bridge of the open tiles, as the parities demand; what leaving them loses."""
    loss = 0
    for v, w, side in bridges(rows, part):
        if (odd & side).bit_count() & 1:
            rows[v] ^= 1 << w
            rows[w] ^= 1 << v
            loss += worth[v] + worth[w]
        else:
            _move((v, w), rows, kept)
    return loss


def _settle_borders(rows: Rows, kept: Rows, unseen: int, ends: int) -> bool:
    """Keep both tiles that lead out of a kept piece away from the ends, where there are only two.

    Whether any were kept (it stops at the first such piece). With the bridges settled, and all hanging
    together, no fewer lead out of one.
    """
    while unseen:
        bit = unseen & -unseen
        unseen ^= bit
        v = bit.bit_length() - 1
        if not kept[v]:
            continue
        piece = reachable(kept, v)
        unseen &= ~piece
        if piece & ends:
            continue
        border = crossing(rows, piece)
        if len(border) == 2:
            for edge in border:
                _move(edge, rows, kept)
            return True
    return False


def _move(edge: Edge, rows: Rows, kept: Rows) -> None:
    """Keep an open tile."""
    v, w = edge
    rows[v] ^= 1 << w
    rows[w] ^= 1 << v
    kept[v] |= 1 << w
    kept[w] |= 1 << v
