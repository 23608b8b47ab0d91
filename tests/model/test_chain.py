"""The longest train: real trains, the best there are, and honest about what is not proven."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.bench.verify_chain import (
    check_larger,
    check_small,
    climb,
    fault_of,
    search_alone,
)
from mextrain_qt.model.chain import Objective, Train, longest_train, train_value
from mextrain_qt.model.chain_graph import euler_trail
from mextrain_qt.model.tiles import Tile, bits_of, parse_tile, set_bits


def hand(text: str) -> list[Tile]:
    return [parse_tile(word) for word in text.split()]


def written(train: Train) -> str:
    return " ".join(f"{inner}-{outer}" for inner, outer in train.halves)


@pytest.mark.parametrize(
    ("highest", "tiles"),
    [(6, 28), (9, 51), (12, 91), (15, 129), (18, 190)],
)
def test_the_whole_sets_have_trains_of_the_known_lengths(highest: int, tiles: int) -> None:
    train = longest_train(set_bits(highest), highest)
    assert (len(train), train.exact, train.bound) == (tiles, True, tiles)
    assert fault_of(train.halves, (set_bits(highest), highest, Objective.MOST_TILES, False)) is None


@pytest.mark.parametrize("portion", range(4))
def test_small_hands_agree_with_every_train_tried(portion: int) -> None:
    chance = Random(f"small {portion}")
    for _ in range(150):
        check_small(chance)


def test_the_search_agrees_with_the_walk_on_larger_hands() -> None:
    chance = Random("larger")
    assert sum(check_larger(chance) for _ in range(120)) > 100


def test_a_train_is_oriented_from_the_start_outward() -> None:
    train = longest_train(hand("4-9 4-4 12-4"), 12)
    assert written(train) == "12-4 4-4 4-9"
    assert train.tiles == tuple(hand("12-4 4-4 9-4"))
    assert (len(train), train.pips, train.exact, train.bound) == (3, 37, True, 3)


def test_most_pips_may_be_fewer_tiles() -> None:
    tiles = hand("5-0 0-0 1-0 1-1 12-5")
    assert written(longest_train(tiles, 5)) == "5-0 0-0 0-1 1-1"
    heavy = longest_train(tiles, 5, objective=Objective.MOST_PIPS)
    assert (written(heavy), heavy.bound) == ("5-12", 17)


def test_equal_lengths_are_decided_by_pips_and_equal_pips_by_tiles() -> None:
    assert written(longest_train(hand("3-1 3-2"), 3)) == "3-2"
    assert len(longest_train(hand("3-0 0-0 3-3"), 3, objective=Objective.MOST_PIPS)) == 3


def test_any_start_finds_the_best_one() -> None:
    train = longest_train(hand("6-5 5-4 4-4 2-1"), None)
    assert (len(train), train.halves[0][0]) in {(3, 4), (3, 6)}
    assert written(longest_train(hand("7-7"), None)) == "7-7"


def test_a_covered_train_leaves_out_a_double_only_where_it_would_come_last() -> None:
    assert written(longest_train(hand("12-4 4-4"), 12, covered=True)) == "12-4"
    assert written(longest_train(hand("12-4 4-4 4-9"), 12, covered=True)) == "12-4 4-4 4-9"
    # The double goes on the first of two visits to the last number.
    train = longest_train(hand("4-4 12-4 4-1 2-1 4-2"), 12, covered=True)
    assert len(train) == 5
    assert not train.tiles[-1].is_double
    # From any start the train is turned so that it begins with the double.
    assert written(longest_train(hand("9-9 9-3"), None, covered=True)) == "9-9 9-3"


@pytest.mark.parametrize("start", [5, None])
def test_a_lone_double_cannot_be_a_covered_train(start: int | None) -> None:
    train = longest_train(hand("5-5"), start, covered=True)
    assert (train.halves, train.pips, train.exact, train.bound) == ((), 0, True, 0)


@pytest.mark.parametrize(("tiles", "start"), [("", 3), ("", None), ("4-2 5-5", 3)])
def test_a_hand_that_does_not_fit_gives_the_empty_train(tiles: str, start: int | None) -> None:
    train = longest_train(hand(tiles), start)
    assert (train.halves, len(train), train.exact) == ((), 0, True)


def test_a_part_beyond_two_tiles_is_visited_although_the_parities_would_leave_both() -> None:
    # Two cliques joined by 5-0 and 6-1: the cheapest T-join takes just these two.
    cliques = [Tile(a, b) for part in (range(5), range(5, 10)) for a in part for b in part if a > b]
    joined = [*cliques, Tile(5, 0), Tile(6, 1), Tile(9, 9)]
    for start in range(10):
        question = (bits_of(joined), start, Objective.MOST_TILES, False)
        train = longest_train(joined, start)
        assert fault_of(train.halves, question) is None
        assert len(train) >= len(joined) - 3
        assert (len(euler_trail(search_alone(question).best)), train.exact) == (len(train), True)


def test_the_same_hand_gets_the_same_train() -> None:
    tiles = Random(4).sample([Tile(a, b) for a in range(13) for b in range(a + 1)], 30)
    trains = [
        longest_train(tiles, 12),
        longest_train(list(reversed(tiles)), 12),
        longest_train(bits_of(tiles), 12),
    ]
    assert trains[0] == trains[1] == trains[2]


def test_the_value_is_that_of_the_train_and_is_remembered() -> None:
    tiles = set_bits(9) ^ Tile(9, 9).bit ^ Tile(4, 2).bit
    for objective in Objective:
        train = longest_train(tiles, 9, objective=objective, covered=True)
        for _ in range(2):
            value = train_value(tiles, 9, objective=objective, covered=True)
            assert value == (len(train), train.pips)


def test_a_node_budget_gives_a_train_and_a_bound_that_holds() -> None:
    cut_off = 0
    chance = Random("budget")
    for _ in range(300):
        _, question = climb(chance, 9, 2)
        bits, start, objective, covered = question
        best = longest_train(bits, start, objective=objective, covered=covered)
        quick = longest_train(bits, start, objective=objective, covered=covered, node_budget=1)
        assert fault_of(quick.halves, question) is None
        primary = [len, lambda train: train.pips][objective is Objective.MOST_PIPS]
        assert primary(quick) <= primary(best) <= quick.bound
        assert not quick.exact or (len(quick), quick.pips) == (len(best), best.pips)
        cut_off += not quick.exact
    assert cut_off > 20


@pytest.mark.parametrize(
    ("tiles", "start", "budget", "sentence"),
    [
        ([Tile(4, 2), Tile(2, 4)], 4, None, "4-2 is in the hand twice"),
        (1 << 190, 4, None, "bit set of the 190 tiles"),
        (-1, 4, None, "bit set of the 190 tiles"),
        (1, 19, None, "from 19: numbers run from 0 to 18"),
        (1, -1, None, "from -1: numbers run from 0 to 18"),
        (1, 0, 0, "a node budget of 0"),
    ],
)
def test_what_is_no_question_is_refused(
    tiles: int | list[Tile], start: int, budget: int | None, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        longest_train(tiles, start, node_budget=budget)
    if isinstance(tiles, int) and budget is None:
        with pytest.raises(ValueError, match=sentence):
            train_value(tiles, start)


def test_no_hand_found_by_climbing_takes_much_work() -> None:
    chance = Random("climb")
    assert max(climb(chance, 12, 25)[0] for _ in range(6)) < 600
