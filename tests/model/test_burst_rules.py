"""Section 6 of the rules: on its first turn a seat may lay a whole train."""

from __future__ import annotations

import pytest

from mextrain_qt.model.events import MarkerSet, MarkerTaken, RoundEnded, SeatDone, TurnBegan
from tests.model.play import do, legal, table

FIRST = {"turns_taken": [0, 0]}
BURST = {"burst": True}


def test_a_burst_goes_on_along_the_own_line() -> None:
    game = table(BURST, ["6-1 4-1 4-3 5-5", "5-0"], **FIRST)
    do(game, "6-1>1")
    assert game.seat == 0
    assert legal(game) == ["4-1>1", "done"]
    do(game, "4-1>1")
    assert legal(game) == ["4-3>1", "done"]


def test_done_is_not_legal_before_the_first_tile() -> None:
    game = table(BURST, ["6-1 4-1", "5-0"], **FIRST)
    assert legal(game) == ["6-1>1", "6-1>M"]


def test_done_puts_no_marker_on_and_tells_nothing_of_the_hand() -> None:
    stopped = table(BURST, ["6-1 4-1 4-3", "5-0"], **FIRST)
    stuck = table(BURST, ["6-1 4-3 4-2", "5-0"], **FIRST)
    for game in (stopped, stuck):
        assert do(game, "6-1>1", "done")[-2:] == [SeatDone(0, 0), TurnBegan(1)]
        assert not game.is_open(0)


def test_done_is_all_that_is_left_when_no_tile_follows() -> None:
    game = table(BURST, ["6-1 4-3 5-5", "5-0"], open=[False, True], **FIRST)
    do(game, "6-1>1")
    assert legal(game) == ["done"]


def test_from_the_second_tile_on_no_other_line_may_be_used() -> None:
    game = table(BURST, ["6-1 6-2 4-1", "5-0"], open=[False, True], **FIRST)
    do(game, "6-1>1")
    assert legal(game) == ["4-1>1", "done"]


def test_a_first_tile_elsewhere_makes_the_turn_an_ordinary_one() -> None:
    game = table(BURST, ["6-1 6-2 4-1", "5-0"], **FIRST)
    assert do(game, "6-1>M")[-1] == TurnBegan(1)


def test_there_is_no_burst_after_the_first_turn() -> None:
    game = table(BURST, ["6-1 6-2 4-1", "5-0"], turns_taken=[1, 0])
    assert do(game, "6-1>1")[-1] == TurnBegan(1)


def test_a_burst_may_begin_with_a_drawn_tile() -> None:
    game = table(BURST, ["1-0 4-1", "5-0"], draws="6-1", **FIRST)
    do(game, "draw", "6-1>1")
    assert legal(game) == ["1-0>1", "4-1>1", "done"]


def test_a_double_in_a_burst_has_to_be_covered_before_done() -> None:
    game = table(BURST, ["6-1 1-1 4-1 4-3 5-5", "5-0"], **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["4-1>1"]
    do(game, "4-1>1")
    assert game.seat == 0, "the burst goes on after the cover"
    assert legal(game) == ["4-3>1", "done"]


@pytest.mark.parametrize("replay", [True, False])
def test_who_cannot_cover_in_a_burst_draws_and_passes(replay: bool) -> None:
    rules = BURST | {"replay": replay, "several_doubles": replay}
    game = table(rules, ["6-1 1-1 4-3 5-5", "5-0"], draws="3-0", **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["pass"]
    assert MarkerSet(0) in do(game, "pass")


def test_with_layer_pays_off_who_cannot_cover_in_a_burst_is_done() -> None:
    rules = BURST | {"layer_pays": False}
    game = table(rules, ["6-1 1-1 4-3 5-5", "5-0"], **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["done"]
    do(game, "done")
    assert not game.is_open(0)
    assert game.must_cover == 0


def test_a_drawn_cover_goes_on_with_the_burst() -> None:
    game = table(BURST, ["6-1 1-1 4-3 5-5", "5-0"], draws="4-1", **FIRST)
    do(game, "6-1>1", "1-1>1", "draw", "4-1>1")
    assert legal(game) == ["4-3>1", "done"]


def test_with_free_a_double_in_a_burst_is_never_open() -> None:
    rules = BURST | {"burst_double": "free"}
    game = table(rules, ["6-1 1-1 4-1 5-5", "5-0"], **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert game.must_cover is None
    assert legal(game) == ["4-1>1", "done"]


def test_with_free_a_double_elsewhere_is_open_as_ever() -> None:
    rules = BURST | {"burst_double": "free"}
    game = table(rules, ["1-1 4-3 5-5", "5-0"], "", "", mexican="6-1", **FIRST)
    do(game, "1-1>M")
    assert game.must_cover == 8


def test_with_free_a_last_double_in_a_burst_ends_the_round() -> None:
    rules = BURST | {"burst_double": "free", "end_on_double": False}
    game = table(rules, ["6-1 1-1", "5-0"], **FIRST)
    assert do(game, "6-1>1", "1-1>1")[-1] == RoundEnded("out", 0, (0, 5))


def test_an_open_double_of_an_earlier_seat_comes_first() -> None:
    game = table(BURST, ["6-1 3-2 2-1", "5-0"], "", "6-3 3-3", open_doubles=["2"], **FIRST)
    assert legal(game) == ["3-2>2"]
    assert do(game, "3-2>2")[-1] == TurnBegan(1), "covering elsewhere makes the turn an ordinary one"


def test_covering_on_the_own_line_begins_a_burst() -> None:
    game = table(BURST, ["3-2 2-1 5-5", "5-0"], "6-3 3-3", "6-4", open_doubles=["1"], **FIRST)
    do(game, "3-2>1")
    assert legal(game) == ["2-1>1", "done"]


def test_a_burst_takes_the_own_marker_off() -> None:
    game = table(BURST, ["6-1 4-1 5-5", "5-0"], open=[True, False], **FIRST)
    assert MarkerTaken(0) in do(game, "6-1>1")


def test_the_first_turn_after_a_pass_is_over() -> None:
    game = table(BURST, ["4-1 4-3", "5-0 5-1 5-2"], draws="1-0 2-0 6-1", **FIRST)
    do(game, "draw", "pass", "draw", "pass", "draw")
    assert do(game, "6-1>1")[-1] == TurnBegan(1)


def test_a_burst_can_end_the_round() -> None:
    game = table(BURST, ["6-1 4-1", "5-0"], **FIRST)
    assert do(game, "6-1>1", "4-1>1")[-1] == RoundEnded("out", 0, (0, 5))


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_a_last_double_of_a_burst_draws_and_the_tile_goes_anywhere(doubles: str) -> None:
    rules = BURST | {"doubles": doubles, "end_on_double": False}
    game = table(rules, ["6-1 1-1", "5-0"], draws="6-2", **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["6-2>M"]
    assert do(game, "6-2>M")[-1] == RoundEnded("out", 0, (0, 5))


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_a_last_double_of_a_burst_that_cannot_be_gone_on_from_passes(doubles: str) -> None:
    rules = BURST | {"doubles": doubles, "end_on_double": False}
    game = table(rules, ["6-1 1-1", "5-0"], draws="4-3", **FIRST)
    do(game, "6-1>1", "1-1>1", "draw")
    assert legal(game) == ["pass"]
    excused = table(rules | {"layer_pays": False}, ["6-1 1-1", "5-0"], draws="4-3", **FIRST)
    do(excused, "6-1>1", "1-1>1", "draw")
    assert legal(excused) == ["done"]


def test_a_paused_double_in_a_burst_may_be_left_uncovered() -> None:
    rules = BURST | {"preset": "family"}
    game = table(rules, ["6-1 1-1 4-3 5-5", "5-0"], **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["done"]


def test_a_second_double_elsewhere_is_no_part_of_a_burst() -> None:
    game = table(BURST, ["6-1 1-1 5-5 4-3", "5-0"], "", "", mexican="6-5", **FIRST)
    do(game, "6-1>1", "1-1>1")
    assert legal(game) == ["draw"]
