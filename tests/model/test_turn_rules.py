"""Section 4 of the rules, sentence by sentence: where a seat may lay, drawing, passing and markers."""

from __future__ import annotations

import pytest

from mextrain_qt.model.actions import DRAW, MEXICAN
from mextrain_qt.model.events import (
    Knocked,
    MarkerSet,
    MarkerTaken,
    SeatPassed,
    TileDrawn,
    TileLaid,
    TurnBegan,
)
from mextrain_qt.model.tiles import Tile, bits_of
from tests.model.play import do, legal, table

PLAIN = {"doubles": "free", "replay": False}
"""Rules under which a double is a tile like any other."""


def test_an_empty_line_offers_the_number_of_the_engine() -> None:
    game = table({}, ["4-1 3-3 2-1", "5-5"], engine=4)
    assert legal(game) == ["4-1>1", "4-1>M"]


def test_a_line_offers_the_outer_half_of_its_last_tile() -> None:
    game = table({}, ["2-1 3-2 6-0", "5-5"], "6-3 3-1", "6-4")
    assert legal(game) == ["2-1>1", "6-0>M"]
    do(game, "2-1>1")
    assert game.ends[0] == 2


def test_a_tile_lies_with_the_fitting_half_inward() -> None:
    game = table({}, ["2-1", "5-5"], "6-1", "6-4")
    laid = do(game, "2-1>1")[0]
    assert laid == TileLaid(0, 0, Tile(2, 1), inner=1, outer=2)


def test_a_seat_may_use_its_line_open_lines_and_the_mexican_train_alone() -> None:
    hands = ["4-3 4-2 4-1 5-4", "5-5", "3-3"]
    game = table(PLAIN, hands, "6-2", "6-3", "6-1", mexican="6-4", open=[False, True, False])
    assert legal(game) == ["4-1>M", "4-2>1", "4-2>M", "4-3>2", "4-3>M", "5-4>M"]


@pytest.mark.parametrize("mexican", ["anyone", "permanent"])
def test_the_mexican_train_may_be_started_at_once(mexican: str) -> None:
    game = table({"mexican": mexican}, ["6-1 3-2", "5-5"], turns_taken=[0, 0])
    assert legal(game) == ["6-1>1", "6-1>M"]


def test_with_second_turn_it_is_not_started_on_the_first_turn() -> None:
    rules = {"mexican": "second_turn"}
    hands = ["6-1 6-2 3-2", "6-4 5-5 4-1"]
    game = table(rules, hands, turns_taken=[0, 0])
    assert legal(game) == ["6-1>1", "6-2>1"]
    do(game, "6-1>1", "6-4>2")
    assert legal(game) == ["6-2>M"]


def test_with_second_turn_a_started_train_is_anyones_on_the_first_turn_too() -> None:
    rules = {"mexican": "second_turn"}
    game = table(rules, ["4-1 3-2", "5-5 4-2"], "", "6-3", mexican="6-4", turns_taken=[0, 1])
    assert legal(game) == ["4-1>M"]


def test_with_after_own_only_a_seat_with_a_line_starts_it() -> None:
    rules = {"mexican": "after_own"}
    hands = ["6-1 3-2", "6-4 5-5"]
    assert legal(table(rules, hands, "", "6-2")) == ["6-1>1"]
    assert legal(table(rules, hands, "6-5 5-3", "")) == ["3-2>1", "6-1>M"]
    assert legal(table(rules, ["4-1 3-2", "5-5"], "", "6-3", mexican="6-4")) == ["4-1>M"]


def test_with_after_all_no_personal_line_may_be_empty() -> None:
    rules = {"mexican": "after_all"}
    hands = ["6-1 3-2", "6-4 5-5", "4-4 1-0"]
    assert legal(table(rules, hands, "6-5 5-3", "", "6-0")) == ["3-2>1"]
    assert legal(table(rules, hands, "6-5 5-3", "6-2", "6-0")) == ["3-2>1", "6-1>M"]


def test_own_first_forbids_every_other_line_before_the_own_has_a_tile() -> None:
    rules = {"own_first": True}
    hands = ["6-1 3-2 4-3", "5-5"]
    game = table(rules, hands, "", "6-3", mexican="6-4", open=[False, True])
    assert legal(game) == ["6-1>1"]


def test_own_first_still_has_an_open_double_covered() -> None:
    rules = {"own_first": True}
    hands = ["6-1 3-2 4-3", "5-5"]
    game = table(rules, hands, "", "6-3 3-3", open_doubles=["2"])
    assert legal(game) == ["3-2>2", "4-3>2"]


def test_a_seat_that_can_play_must_play() -> None:
    game = table({}, ["6-1 3-2", "5-5"])
    assert "draw" not in legal(game)
    assert "pass" not in legal(game)


def test_a_seat_that_cannot_play_draws_one_tile() -> None:
    game = table({}, ["3-2 2-1", "5-5"], draws="5-0")
    assert legal(game) == ["draw"]
    event = do(game, "draw")[0]
    assert event == TileDrawn(0, Tile(5, 0), lacked=bits_of(Tile(6, n) for n in range(7)))
    assert game.hands[0] == bits_of((Tile(3, 2), Tile(2, 1), Tile(5, 0)))
    assert game.drew
    assert game.drawn


def test_a_drawn_tile_that_fits_is_laid_at_once() -> None:
    game = table({}, ["3-2 2-1", "5-5"], draws="6-0")
    do(game, "draw")
    assert legal(game) == ["6-0>1", "6-0>M"]


def test_where_the_house_allows_it_a_drawn_tile_may_be_kept_with_the_marker_on() -> None:
    game = table({"must_play_drawn": False}, ["3-2 2-1", "5-5 4-3"], draws="6-0")
    do(game, "draw")
    assert legal(game) == ["6-0>1", "6-0>M", "pass"]
    events = do(game, "pass")
    assert events == [SeatPassed(0, 0), MarkerSet(0), TurnBegan(1)]


def test_a_drawn_tile_that_covers_the_blocking_double_is_laid_even_so() -> None:
    rules = {"must_play_drawn": False}
    game = table(rules, ["5-2 2-1", "5-5"], "6-1", "6-3 3-3", draws="4-3", open_doubles=["2"])
    do(game, "draw")
    assert legal(game) == ["4-3>2"]


def test_a_drawn_second_double_may_be_kept_since_it_covers_nothing() -> None:
    rules = {"must_play_drawn": False}
    hands = ["3-3 5-2", "5-5"]
    game = table(rules, hands, "6-3", "6-4", mexican="6-1", draws="1-1 6-0")
    do(game, "3-3>1", "draw")
    assert legal(game) == ["1-1>M", "pass"]


def test_nothing_legal_after_the_draw_means_passing_with_the_marker_on() -> None:
    game = table({}, ["3-2 2-1", "5-5 4-3"], draws="5-0")
    do(game, "draw")
    assert legal(game) == ["pass"]
    events = do(game, "pass")
    every_six = bits_of(Tile(6, n) for n in range(7))
    assert events == [SeatPassed(0, every_six), MarkerSet(0), TurnBegan(1)]
    assert game.is_open(0)
    assert game.seat == 1


def test_passing_with_an_empty_boneyard_needs_no_draw() -> None:
    game = table({}, ["3-2 2-1", "5-5"], "6-1 1-0", "6-4", keeper=2)
    assert not game.boneyard_count
    assert legal(game) == ["pass"]


def test_a_marker_that_is_on_stays_on_when_its_seat_passes_again() -> None:
    game = table({}, ["3-2 2-1", "5-5"], "6-1 1-0", "6-4", keeper=2, open=[True, False])
    assert MarkerSet(0) not in do(game, "pass")
    assert game.is_open(0)


def test_a_tile_on_the_own_line_takes_the_own_marker_off() -> None:
    game = table({}, ["6-1 3-2", "5-5"], open=[True, True])
    assert MarkerTaken(0) in do(game, "6-1>1")
    assert not game.is_open(0)
    assert game.is_open(1)


def test_a_tile_elsewhere_leaves_the_own_marker_on() -> None:
    game = table({}, ["6-1 3-2", "5-5"], open=[True, True])
    do(game, "6-1>2")
    assert game.is_open(0)
    assert game.is_open(1), "nor does it close the other line"


@pytest.mark.parametrize("line", ["1", "2", "M"])
def test_with_any_a_tile_anywhere_takes_the_own_marker_off(line: str) -> None:
    game = table({"marker_off": "any"}, ["6-1 3-2", "5-5"], open=[True, True])
    assert MarkerTaken(0) in do(game, f"6-1>{line}")
    assert game.is_open(1)


def test_laying_a_tile_renews_the_right_to_draw() -> None:
    hands = ["5-2 2-0", "5-5 4-1"]
    game = table({}, hands, "6-3", "6-4", draws="3-3 4-0")
    do(game, "draw", "3-3>1")
    assert legal(game) == ["draw"]


def test_with_per_turn_there_is_one_draw_in_a_turn() -> None:
    hands = ["5-2 2-0", "5-5 4-1"]
    game = table({"draws": "per_turn"}, hands, "6-3", "6-4", draws="3-3 4-0")
    do(game, "draw", "3-3>1")
    assert legal(game) == ["pass"]
    do(game, "pass")
    assert legal(game) == ["draw"], "the next seat has its own"


def test_per_turn_gives_the_right_back_on_the_next_turn() -> None:
    hands = ["5-2 2-0", "5-1 4-1"]
    game = table({"draws": "per_turn"}, hands, "6-3", "6-4", draws="5-5 1-0")
    do(game, "draw", "pass", "4-1>2")
    assert legal(game) == ["draw"]


def test_after_a_play_the_turn_ends() -> None:
    game = table({}, ["6-1 3-2 5-0", "5-5"])
    assert do(game, "6-1>1")[-1] == TurnBegan(1)
    assert game.turns_taken == [2, 1]
    assert game.laid == []


def test_the_turn_goes_round_the_table() -> None:
    game = table({}, ["6-1 3-2", "6-2 5-5", "6-3 4-4"])
    do(game, "6-1>M", "6-2>2", "6-3>3")
    assert game.seat == 0


def test_whoever_is_down_to_one_tile_knocks() -> None:
    game = table({}, ["6-1 3-2", "5-5"])
    assert Knocked(0) in do(game, "6-1>1")
    more = table({}, ["6-1 3-2 3-0", "5-5"])
    assert Knocked(0) not in do(more, "6-1>1")


def test_a_pass_tells_what_the_seat_could_not_lay() -> None:
    game = table({}, ["3-2 2-1", "5-5"], "6-1 1-0", "6-4", keeper=2, open=[True, False])
    passed = do(game, "pass")[0]
    fitting = bits_of(Tile(a, b) for a in range(7) for b in range(a + 1) if 0 in (a, b) or 6 in (a, b))
    assert passed == SeatPassed(0, fitting)


def test_a_pass_that_might_keep_a_fitting_tile_tells_nothing() -> None:
    rules = {"must_play_drawn": False}
    kept = table(rules, ["3-2 2-1", "5-5 4-3"], draws="6-0")
    lacked = table(rules, ["3-2 2-1", "5-5 4-3"], draws="5-0")
    assert (
        do(kept, "draw", "pass")[1:]
        == do(lacked, "draw", "pass")[1:]
        == [
            SeatPassed(0, 0),
            MarkerSet(0),
            TurnBegan(1),
        ]
    )


def test_a_pass_before_an_open_double_tells_that_the_drawn_tile_does_not_cover() -> None:
    rules = {"must_play_drawn": False}
    game = table(rules, ["5-2 2-1", "5-5"], "6-1", "6-3 3-3", draws="5-4", open_doubles=["2"])
    passed = do(game, "draw", "pass")[1]
    assert passed == SeatPassed(0, bits_of(Tile(3, n) for n in range(7)))


def test_lines_to_play_on_do_not_ask_what_is_in_the_hand() -> None:
    game = table({}, ["3-2 2-1", "5-5"], "6-1 1-0", "6-4", open=[False, True])
    assert game.lines_to_play_on() == (0, 1, MEXICAN)
    assert game.legal_actions() == (DRAW,)
    blocked = table({}, ["3-2 2-1", "5-5"], "6-1", "6-4 4-4", open_doubles=["2"])
    assert blocked.lines_to_play_on() == (1,)


def test_nobody_plays_on_any_line_after_the_end() -> None:
    game = table({}, ["6-1", "5-5"])
    do(game, "6-1>1")
    assert game.lines_to_play_on() == ()
    assert game.must_cover is None
