"""The parts that the search for the longest train stands on."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from mextrain_qt.bench.verify_chain import best_of_all, fault_of, search_alone
from mextrain_qt.model.chain import Objective
from mextrain_qt.model.chain_graph import bridges, euler_trail, graph_of, odd_vertices, reachable
from mextrain_qt.model.tiles import TILES, bits_of, parse_tile, set_size
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


@pytest.mark.parametrize(
    ("start", "tiles"),
    [
        pytest.param(8, "1-0 2-0 4-2 4-3 5-1 5-4 6-2 6-5 7-3 8-0 8-7 10-3 10-9", id="kept tiles given up"),
        pytest.param(0, "1-0 3-1 3-3 4-3 5-2 5-4 5-5 6-1 6-3 7-0 7-2 8-4 8-5 9-2", id="two parts beyond"),
        pytest.param(
            4,
            "1-1 3-1 3-2 5-2 5-4 6-0 6-6 7-0 7-1 7-2 8-4 8-6 9-1 9-2 10-0 12-10 12-11 12-12",
            id="two tiles lead out of a kept part",
        ),
    ],
)
@pytest.mark.parametrize("covered", [False, True])
def test_hands_that_fall_apart_again_and_again_agree_with_every_train_tried(
    start: int, tiles: str, covered: bool
) -> None:
    hand = bits_of(parse_tile(word) for word in tiles.split())
    best = best_of_all(hand, start)
    for objective in Objective:
        question = (hand, start, objective, covered)
        train = euler_trail(search_alone(question).best)
        assert fault_of(train, question) is None
        assert (len(train), sum(map(sum, train))) == best[objective, covered]
