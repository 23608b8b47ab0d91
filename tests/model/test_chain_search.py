"""The parts that the search for the longest train stands on."""

from __future__ import annotations

from itertools import combinations
from random import Random

from mextrain_qt.model.chain_graph import bridges, graph_of, odd_vertices, reachable
from mextrain_qt.model.tiles import TILES, bits_of, set_size
from mextrain_qt.model.tjoin import IMPOSSIBLE, Joins


def random_rows(chance: Random, highest: int, tiles: int) -> list[int]:
    return graph_of(bits_of(chance.sample(TILES[: set_size(highest)], tiles)), highest)[0]


def edges_of(rows: list[int]) -> list[tuple[int, int]]:
    return [(a, b) for a, b in combinations(range(len(rows)), 2) if rows[a] >> b & 1]


def test_bridges_are_the_edges_that_cut_the_graph_when_removed() -> None:
    chance = Random("bridges")
    for _ in range(200):
        rows = random_rows(chance, 7, chance.randint(4, 20))
        everything = (1 << len(rows)) - 1
        found = {(min(v, w), max(v, w)): (w, side) for v, w, side in bridges(rows, everything)}
        for a, b in edges_of(rows):
            rows[a] ^= 1 << b
            rows[b] ^= 1 << a
            cuts = not reachable(rows, a) >> b & 1
            assert ((a, b) in found) is cuts
            if cuts:
                far, side = found[a, b]
                assert side == reachable(rows, far)
            rows[a] ^= 1 << b
            rows[b] ^= 1 << a


def test_a_t_join_has_the_asked_parities_and_is_a_cheapest_one() -> None:
    chance = Random("joins")
    for _ in range(120):
        rows = random_rows(chance, 5, chance.randint(5, 14))
        worth = [chance.randint(1, 9) for _ in rows]
        odd = chance.randrange(1 << len(rows))
        if odd.bit_count() & 1:
            odd ^= 1
        cheapest = None
        edges = edges_of(rows)
        for chosen in range(1 << len(edges)):
            parity = weight = 0
            for i, (a, b) in enumerate(edges):
                if chosen >> i & 1:
                    parity ^= 1 << a ^ 1 << b
                    weight += worth[a] + worth[b]
            if parity == odd and (cheapest is None or weight < cheapest):
                cheapest = weight
        joins = Joins(rows, [2 * w for w in worth], odd)
        excess = joins.excess(odd)
        if cheapest is None:
            assert excess >= IMPOSSIBLE
            continue
        join = joins.edges(odd)
        assert odd_vertices(join) == odd
        assert all(not a & ~b for a, b in zip(join, rows, strict=True))
        assert sum(w * row.bit_count() for w, row in zip(worth, join, strict=True)) == cheapest
        assert cheapest == excess + sum(w for v, w in enumerate(worth) if odd >> v & 1)
