"""Corners of the rules that play rarely comes to: each of these tests notices a change that no other did."""

from __future__ import annotations

import json

import pytest

from mextrain_qt.model.actions import MEXICAN, parse_action
from mextrain_qt.model.events import DoubleReleased, Knocked, RoundEnded, TileDrawn
from mextrain_qt.model.notation import position_from, position_to
from mextrain_qt.model.refusal import Rule
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import DOUBLES, FITTING, parse_tile, set_bits
from tests.model.play import do, legal, table

ALL = set_bits(6)


def reads_back(game: Round) -> bool:
    """Whether the moment, written and read again, is the same."""
    return position_from(json.loads(json.dumps(position_to(game.position())))) == game.position()


def fitting(*numbers: int) -> int:
    """Every tile of the set with one of the numbers."""
    bits = 0
    for number in numbers:
        bits |= FITTING[number] & ALL
    return bits


# Doubles of this turn beside doubles of others.


def test_beside_a_double_of_another_an_own_one_gives_no_choice_of_lines() -> None:
    rules = {"replay_where": "anywhere"}
    turn = {"seat": 1, "laid": ["1"], "doubles": ["1"]}
    game = table(
        rules, ["5-5 4-1 3-0", "5-4"], "6-3 3-3", "6-4 4-4", mexican="6-5", open_doubles=["2", "1"], turn=turn
    )
    assert legal(game) == ["4-1>2"]
    refusal = game.refusal(parse_action("5-5>M"))
    assert refusal is not None
    assert (refusal.rule, refusal.line) == (Rule.COVER_FIRST, 1)


def test_a_turn_that_began_elsewhere_is_no_burst_even_with_a_tile_on_the_own_line() -> None:
    game = table(
        {"burst": True}, ["3-3 2-2 1-1 5-0 4-0", "5-5"], "6-2", "6-1",
        mexican="6-3", turns_taken=[0, 0], open=[False, True],
    )  # fmt: skip
    do(game, "3-3>M", "2-2>1")
    assert legal(game) == ["1-1>2"]


def test_a_double_covered_in_a_burst_is_no_longer_one_of_the_turn() -> None:
    game = table({"burst": True}, ["3-3 3-1 1-0 5-5", "5-4"], "6-3", "6-4", turns_taken=[0, 0])
    do(game, "3-3>1")
    assert game.doubles == [0]
    do(game, "3-1>1")
    assert game.seat == 0
    assert game.doubles == []
    assert reads_back(game)


@pytest.mark.parametrize(("drawn", "may_pass"), [("4-3", False), ("5-4", True)])
def test_a_drawn_tile_that_fits_the_double_has_to_be_laid_wherever_else_it_fits(
    drawn: str, may_pass: bool
) -> None:
    rules = {"must_play_drawn": False, "replay_where": "anywhere"}
    game = table(rules, ["3-3 5-0 5-1", "5-5"], "6-3", "6-2", mexican="6-4", draws=drawn)
    do(game, "3-3>1", "draw")
    assert f"{drawn}>M" in legal(game)
    assert ("pass" in legal(game)) is may_pass


# What a draw tells.


def test_before_the_double_of_another_a_draw_tells_of_its_number_alone() -> None:
    game = table({}, ["5-0 5-1", "5-5"], "6-2", "6-3 3-3", mexican="6-4", open_doubles=["2"], draws="4-0")
    assert do(game, "draw") == [TileDrawn(0, parse_tile("4-0"), fitting(3))]


def test_where_another_double_may_be_laid_a_draw_tells_that_there_is_none() -> None:
    game = table({}, ["3-3 5-0 5-1", "5-5"], "6-3", "6-2", mexican="6-4", draws="2-0")
    (drawn,) = do(game, "3-3>1", "draw")[-1:]
    assert drawn == TileDrawn(0, parse_tile("2-0"), fitting(3) | fitting(4) & DOUBLES)


def test_where_the_next_tile_may_go_anywhere_a_draw_tells_of_all_those_places() -> None:
    rules = {"replay_where": "anywhere"}
    game = table(rules, ["3-3 5-0 5-1", "5-5"], "6-3", "6-2", mexican="6-4", draws="2-0")
    (drawn,) = do(game, "3-3>1", "draw")[-1:]
    assert drawn == TileDrawn(0, parse_tile("2-0"), fitting(3, 4))


def test_among_all_those_places_the_double_blank_is_told_too() -> None:
    game = table(
        {"replay_where": "anywhere"}, ["3-3 5-1 5-2", "5-5"], "6-3", "6-4", mexican="6-0", draws="2-1"
    )
    (drawn,) = do(game, "3-3>1", "draw")[-1:]
    assert drawn == TileDrawn(0, parse_tile("2-1"), fitting(3, 0))


# Ends.


def test_who_is_left_with_the_double_blank_knocks() -> None:
    game = table({}, ["6-1 0-0", "5-5 4-4"])
    assert Knocked(0) in do(game, "6-1>1")


def test_of_two_that_wait_with_an_empty_hand_the_next_clockwise_is_out() -> None:
    # Seats 2 and 3 laid their last doubles and could not draw; seat 1 covers the last of them.
    game = table(
        {"end_on_double": False}, ["4-1 5-5 5-4 5-3", "", ""], "6-2", "6-3 3-3 3-0", "6-4 4-4",
        open_doubles=["3"], keeper=1,
    )  # fmt: skip
    assert isinstance(do(game, "4-1>3")[-1], RoundEnded)
    assert game.outcome is not None
    assert game.outcome.seat == 1


@pytest.mark.parametrize("dead", [True, False])
def test_a_last_double_ends_the_round_at_once_where_its_number_is_dead(dead: bool) -> None:
    rules = {"doubles": "free", "end_on_double": False, "release_dead": True}
    game = table(
        rules, ["", "4-4 4-3"], "6-0 0-1 1-5 5-5", "6-5 5-2 2-3 3-5 5-4" + (" 4-0 0-5" if dead else ""),
        turn={"seat": 1, "laid": ["1"]},
    )  # fmt: skip
    assert (game.outcome is not None) is dead


def test_a_double_released_by_its_own_cover_elsewhere_is_told() -> None:
    game = table(
        {}, ["5-4 3-3 2-2", "1-0 2-1"], "6-4 4-4", "6-5 5-5", mexican="6-1 1-5 5-0 0-2 2-5 5-3",
        open_doubles=["1", "2"],
    )  # fmt: skip
    assert DoubleReleased(1, 5) in do(game, "5-4>1")
    assert game.queue == []


def test_an_own_double_released_by_the_last_tile_of_its_number_is_no_longer_one_of_the_turn() -> None:
    rules = {"replay_where": "anywhere"}
    game = table(rules, ["3-3 4-3", "5-5"], "6-3", "6-5 5-3 3-2 2-0 0-3 3-1", mexican="6-4")
    do(game, "3-3>1")
    assert game.doubles == [0]
    assert DoubleReleased(0, 3) in do(game, "4-3>M")
    assert game.queue == game.doubles == []


def test_a_line_that_its_dead_double_let_go_on_keeps_its_end_when_that_is_dead_too() -> None:
    game = table(
        {"preset": "family"}, ["5-4", "0-0 4-3"], "6-2 2-2 2-0", "6-0",
        mexican="6-1 1-2 2-3 3-0 0-5 5-2 2-4 4-0 0-1", turn={"seat": 2},
    )  # fmt: skip
    assert game.ends[0] == 0
    do(game, "0-0>2")
    assert game.ends[0] == 0


@pytest.mark.parametrize("own_first", [True, False])
def test_tiles_that_fit_other_lines_alone_keep_no_round_going_where_the_own_line_comes_first(
    own_first: bool,
) -> None:
    # Seat 1 has laid nothing, every 6 lies, and it holds all the other 3s, which fit the other lines.
    game = table(
        {"own_first": own_first}, ["3-1 3-2 3-3 3-4 3-5", ""],
        "", "6-1 1-2 2-6 6-4 4-5 5-6 6-0 0-3", mexican="6-3", keeper=2,
    )  # fmt: skip
    assert (game.outcome is not None) is own_first


def test_there_are_nine_lines_whatever_the_number_of_seats() -> None:
    game = table({}, ["6-1", "5-5"])
    assert len(game.lines) == len(game.ends) == MEXICAN + 1 == 9


def test_what_is_legal_is_worked_out_once_a_moment() -> None:
    game = table({}, ["6-1 6-2", "5-5"])
    assert game.legal_actions() is game.legal_actions()
