"""The master: reproducible, honest, at home at every table, and no worse than it can prove."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.notation import position_from
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players import native
from mextrain_qt.model.players.master import Master, best, candidates, evaluate, review_decision
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.players.playing_out import InPython, Tally
from mextrain_qt.model.players.search import BATCH, Search
from mextrain_qt.model.players.weighing import AMONG_PLANNERS
from mextrain_qt.model.redeal import Redeals
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES


def decision(chance: Random, match: Match, skip: int) -> Observation | None:
    """A later moment of the round with a choice for the seat to move, if there is one."""
    while match.round.outcome is None:
        legal = match.round.legal_actions()
        if len(legal) > 1:
            if not skip:
                return observe(match, match.round.seat)
            skip -= 1
        match.apply(chance.choice(legal))
    return None


def salon(number: int, seats: int = 4) -> Match:
    return Match(PRESETS["salon"], tuple(Seat(str(n), "master") for n in range(seats)), number)


@pytest.mark.parametrize("seed", range(8))
def test_it_plays_at_every_table(seed: int) -> None:
    chance = Random(seed)
    player = Master(rollouts=8)
    for _ in range(6):
        options, seats = random_options(chance)
        match = Match(options, tuple(Seat(str(n), "master") for n in range(seats)), chance.randint(1, 10**6))
        seen = decision(chance, match, chance.choice((0, 3, 15)))
        if seen is not None:
            assert player.choose(seen, chance) in seen.legal


def test_a_seed_and_a_number_of_rollouts_reproduce_its_play() -> None:
    for number in range(1, 6):
        seen = decision(Random(number), salon(number), 5)
        assert seen is not None
        searches = [Search(seen, seen.legal, Random(7)) for _ in range(2)]
        for search in searches:
            search.run(60, margin=1.0)
        assert searches[0].tallies == searches[1].tallies
        player = Master(rollouts=60)
        assert player.choose(seen, Random(7)) is player.choose(seen, Random(7))


@pytest.mark.no_cover
def test_other_hidden_tiles_change_nothing() -> None:
    for number in range(1, 6):
        match = salon(number)
        seen = decision(Random(number), match, 8)
        assert seen is not None
        redeals = Redeals(seen, Random(number))
        for _ in range(3):
            redeal = redeals.next()
            match.round = Round(
                seen.position_with(redeal.hands, tuple(TILES[index] for index in redeal.boneyard))
            )
            other = observe(match, seen.seat)
            assert other == seen
            assert Master(rollouts=60).choose(other, Random(1)) is Master(rollouts=60).choose(seen, Random(1))


def test_estimates_take_as_long_as_their_clock_says_and_one_batch_at_the_least() -> None:
    seen = decision(Random(1), salon(1), 0)
    assert seen is not None
    at_once = native.Compiled.at_once if native.is_here else InPython.at_once
    for seconds, deals in ((0.0, BATCH), (1.0, BATCH + 3 * at_once)):
        asked: list[None] = []

        def clock(asked: list[None] = asked) -> float:
            asked.append(None)
            return len(asked) * 0.25

        found = evaluate(seen, seen.legal, Random(1), seconds=seconds, clock=clock)
        assert {each.deals for each in found} == {deals}


def test_with_a_huge_hand_it_does_not_think_much_longer_than_it_may() -> None:
    options = replace(PRESETS["family"], highest=15, hand_size=44)
    match = Match(options, tuple(Seat(str(n), "master") for n in range(3)), 1)
    seen = observe(match, match.round.seat)
    asked: list[None] = []

    def clock() -> float:
        asked.append(None)
        return len(asked) * 10.0

    search = Search(seen, seen.legal[:2], Random(1))
    search.settle(lambda: clock() < 5.0, margin=2.0)
    assert search.deals == 1


def test_a_search_that_has_nothing_left_to_find_out_stops() -> None:
    stopped = 0
    for number in range(1, 6):
        seen = decision(Random(number), salon(number), 8)
        assert seen is not None
        search = Search(seen, candidates(seen, Random(1)), Random(1))
        search.run(300, margin=0.0)
        if search.is_settled:
            stopped += 1
            assert all(tally.mean_gain <= 0 for tally in search.tallies)
            played = search.rollouts
            search.run(300, margin=0.0)
            search.settle(lambda: True, margin=0.0)
            assert search.rollouts == played
    assert stopped > 1


def test_a_single_play_has_nothing_to_be_compared_with_however_often_it_was_played_out() -> None:
    seen = decision(Random(1), salon(1), 8)
    assert seen is not None
    search = Search(seen, seen.legal[:1], Random(1))
    search.play(21)
    search.run(300, margin=1.0)
    search.settle(lambda: True, margin=1.0)
    assert (search.is_settled, search.deals) == (True, 21)


def test_of_a_single_deal_nothing_is_certain() -> None:
    tally = Tally()
    assert tally.gain_error == float("inf")
    tally.add(3.0, 1.0)
    assert tally.gain_error == float("inf")
    tally.add(3.0, 1.0)
    assert tally.gain_error == 0.0


def test_the_only_legal_action_is_played_without_a_thought() -> None:
    seen = decision(Random(1), salon(1), 0)
    assert seen is not None

    def never() -> float:
        raise AssertionError("nothing is to be timed")

    alone = replace(seen, legal=seen.legal[:1])
    assert Master(seconds=1.0, clock=never).choose(alone, Random(1)) is seen.legal[0]


def test_it_thinks_for_as_long_as_its_clock_says() -> None:
    seen = decision(Random(1), salon(1), 0)
    assert seen is not None
    asked = []

    def clock() -> float:
        asked.append(None)
        return len(asked) * 0.25

    Master(seconds=1.0, clock=clock).choose(seen, Random(1))
    assert len(asked) <= 5


def test_it_goes_out_when_it_can_whatever_else_fits() -> None:
    position = {
        "engine": 12,
        "lines": [["12-4"], ["12-9", "9-5"]],
        "mexican": ["12-7"],
        "open": [False, True],
        "hands": [["7-5"], ["8-8", "4-0"]],
    }
    game = Round(position_from(position))
    match = salon(1, seats=2)
    match.round = game
    seen = observe(match, 0)
    seen = replace(seen, start_counts=seen.counts)
    assert {action.text for action in seen.legal} == {"7-5>M", "7-5>2"}
    for estimate in evaluate(seen, seen.legal, Random(1), rollouts=256):
        # The other seat counts what is left in its hand, whichever two of the unseen tiles that are.
        assert estimate.points > 0
        assert estimate.deals == 16


def test_a_play_is_preferred_only_where_its_gain_is_clear() -> None:
    seen = decision(Random(1), salon(1), 0)
    assert seen is not None
    actions = seen.legal[:3]

    def tally(gains: list[float]) -> Tally:
        made = Tally()
        for gain in gains:
            made.add(gain, 0.0)
        return made

    doubtful, clear, bad = tally([30.0, -25.0] * 8), tally([2.0, 1.0] * 8), tally([-2.0, -1.0] * 8)
    assert best(actions, [Tally(), doubtful, bad]) is actions[0]
    assert best(actions, [Tally(), doubtful, clear]) is actions[2]


def test_what_a_planner_would_play_with_the_masters_weights_comes_first_among_its_candidates() -> None:
    for number in range(1, 8):
        seen = decision(Random(number), salon(number), 4)
        assert seen is not None
        found = candidates(seen, Random(1))
        assert found[0] is Planner(AMONG_PLANNERS).choose(seen, Random(1))
        assert sorted(found, key=str) == sorted(seen.legal, key=str)


def test_tallies_of_two_searches_add_up() -> None:
    seen = decision(Random(3), salon(3), 2)
    assert seen is not None
    one, other = (Search(seen, seen.legal, Random(seed)) for seed in (1, 2))
    one.play(10)
    other.play(14)
    merged = [Tally() for _ in seen.legal]
    for search in (one, other):
        for mine, theirs in zip(merged, search.tallies, strict=True):
            mine.merge(theirs)
    assert [tally.deals for tally in merged] == [24] * len(seen.legal)
    for mine, a, b in zip(merged, one.tallies, other.tallies, strict=True):
        assert mine.mean == pytest.approx((10 * a.mean + 14 * b.mean) / 24)


def test_a_review_measures_every_play_against_the_one_made() -> None:
    seen = decision(Random(2), salon(2), 3)
    assert seen is not None
    made = seen.legal[-1]
    found = review_decision(seen, made, Random(1), rollouts=320 * len(seen.legal))
    assert found[0].action is made
    assert (found[0].gain, found[0].gain_error) == (0.0, 0.0)
    assert {each.action for each in found} == set(seen.legal)
    for each in found:
        assert each.deals == 40
        assert each.gain == pytest.approx(each.points - found[0].points)
