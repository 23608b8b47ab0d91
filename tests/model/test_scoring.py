"""Points, totals, and who wins under each way to break a tie."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mextrain_qt.model.scoring import points_of_hand, totals, winners
from mextrain_qt.model.tiles import TILES, Tile, bits_of
from tests.model.play import do, table


@given(st.sets(st.sampled_from(TILES)), st.sampled_from([0, 25, 50]))
def test_a_hand_counts_its_pips_and_the_double_blank_what_the_house_says(
    tiles: set[Tile], blank_points: int
) -> None:
    wanted = sum(tile.pips for tile in tiles) + (blank_points if Tile(0, 0) in tiles else 0)
    assert points_of_hand(bits_of(tiles), blank_points) == wanted


@pytest.mark.parametrize(("blank_points", "points"), [(0, 5), (25, 30), (50, 55)])
def test_a_double_blank_left_in_hand_counts_at_the_end(blank_points: int, points: int) -> None:
    game = table({"blank_points": blank_points}, ["6-1", "0-0 5-0"])
    do(game, "6-1>1")
    assert game.outcome is not None
    assert game.outcome.points == (0, points)


def test_totals_are_sums_a_seat() -> None:
    assert totals([(1, 2, 3), (4, 0, 6)], 3) == (5, 2, 9)
    assert totals([], 4) == (0, 0, 0, 0)


@pytest.mark.parametrize("tie_break", ["last_round", "rounds_won", "shared"])
def test_the_lowest_total_wins(tie_break: str) -> None:
    assert winners([(0, 30, 5), (9, 0, 1)], 3, tie_break) == (2,)


def test_with_last_round_the_lower_score_there_wins_a_tie() -> None:
    assert winners([(0, 10, 40), (10, 0, 0)], 3, "last_round") == (1,)


def test_with_last_round_an_equal_last_round_is_shared() -> None:
    assert winners([(0, 5, 5), (10, 5, 5)], 3, "last_round") == (1, 2)


def test_with_last_round_only_those_who_tie_are_compared() -> None:
    # The third seat has the lowest last round, but not the lowest total.
    assert winners([(0, 6, 90), (10, 4, 0)], 3, "last_round") == (1,)


def test_with_rounds_won_more_rounds_with_nothing_win_a_tie() -> None:
    assert winners([(0, 3), (0, 3), (9, 3)], 2, "rounds_won") == (0,)


def test_with_rounds_won_as_many_are_shared() -> None:
    assert winners([(0, 9), (9, 0)], 2, "rounds_won") == (0, 1)


def test_with_rounds_won_only_those_who_tie_are_compared() -> None:
    assert winners([(0, 5, 9), (0, 5, 9), (30, 5, 0), (0, 15, 99)], 3, "rounds_won") == (0,)


def test_with_shared_every_tie_is_shared() -> None:
    assert winners([(0, 10, 40), (10, 0, 0)], 3, "shared") == (0, 1)
    assert winners([(0, 3), (0, 3), (9, 3)], 2, "shared") == (0, 1)


def test_nobody_wins_a_match_without_rounds() -> None:
    assert winners([], 3, "shared") == ()
