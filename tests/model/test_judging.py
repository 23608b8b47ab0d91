"""How likely choices are: as likely as a planner would have made them."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from mextrain_qt.model.events import TileDrawn
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players.casual import Casual
from mextrain_qt.model.players.choices import CHOICES, choices_of
from mextrain_qt.model.players.judging import LIKELIHOODS, AsPlanners
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.players.weighing import Weighing
from mextrain_qt.model.redeal import Redeals
from mextrain_qt.model.tiles import tiles_in

Player = Planner | Casual


def played(player: Player, preset: str, seed: int, actions: int) -> Match:
    """A match of four such players, some way into its first round."""
    match = Match(PRESETS[preset], tuple(Seat(str(n), "person") for n in range(4)), seed)
    chance = Random(seed)
    for _ in range(actions):
        if match.round.outcome is None:
            match.apply(player.choose(observe(match, match.round.seat), chance))
    return match


def likelihoods_at_the_truth(match: Match, least: float = 0.0) -> list[float]:
    """How likely the choices of the seats 1 to 3 are with the tiles they really held; 0 below ``least``."""
    seen = observe(match, 0)
    redeals = Redeals(seen, Random(1))
    judge = AsPlanners(Weighing(seen.options), choices_of(seen, redeals.walk()), redeals.walk())
    dealt = match.current.start.position.hands
    drawn = [event for event in match.current.log if isinstance(event, TileDrawn) and event.tile is not None]
    return [
        judge.likelihood(
            seat,
            [tile.index for tile in tiles_in(dealt[seat])]
            + [event.tile.index for event in drawn if event.seat == seat and event.tile is not None],
            least,
        )
        for seat in range(1, 4)
    ]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(1, 4))
def test_nothing_that_planners_did_is_unlike_a_planner(preset: str, seed: int) -> None:
    match = played(Planner(), preset, seed, 45)
    as_planned = {row[0] for row in LIKELIHOODS}
    assert set(likelihoods_at_the_truth(match)) <= as_planned


def test_casual_players_often_do_otherwise() -> None:
    found = likelihoods_at_the_truth(played(Casual(), "salon", 1, 45))
    assert max(found) < 0.1


def test_what_is_less_likely_than_asked_for_need_not_be_known() -> None:
    match = played(Casual(), "salon", 1, 45)
    found = likelihoods_at_the_truth(match)
    for least in (*found, 0.5, 1.0):
        wanted = [value if value >= least else 0.0 for value in found]
        assert likelihoods_at_the_truth(match, least) == wanted


def test_the_first_move_that_is_not_a_planners_counts_most() -> None:
    for row in LIKELIHOODS[2:]:
        assert all(more > less for more, less in pairwise(row[: len(row) // 2]))
        assert row[1] / row[0] < row[2] / row[1]
    assert len(LIKELIHOODS) == CHOICES + 1
    assert LIKELIHOODS[0] == (1.0,)


def test_the_likelihoods_of_all_that_may_come_of_some_moves_sum_to_one() -> None:
    ways = [1]
    for row in LIKELIHOODS:
        assert sum(way * value for way, value in zip(ways, row, strict=True)) == pytest.approx(1.0)
        ways = [1, *(one + other for one, other in pairwise(ways)), 1]


def right_tiles(match: Match, seed: int, judged: bool) -> float:
    """How many tiles of the other seats' hands a re-deal puts into the right ones."""
    seen = observe(match, 0)
    redeals = Redeals(seen, Random(seed))
    if judged:
        choices = choices_of(seen, redeals.walk())
        redeals.believe(AsPlanners(Weighing(seen.options), choices, redeals.walk()))
    right = 0
    for _ in range(20):
        deal = redeals.next()
        right += sum(
            (deal.hands[seat] & match.round.hands[seat]).bit_count() for seat in range(1, len(deal.hands))
        )
    return right / 20


def test_re_deals_that_are_judged_know_more_of_planners_hands() -> None:
    matches = [played(Planner(), "salon", seed, 25 + 3 * seed) for seed in range(1, 19)]
    plain = sum(right_tiles(match, place, judged=False) for place, match in enumerate(matches))
    judged = sum(right_tiles(match, place, judged=True) for place, match in enumerate(matches))
    assert judged > 1.05 * plain
