"""Matches: rounds one after another, taking back, branches, and how they begin."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.deal import (
    FIRST_NUMBER,
    LAST_NUMBER,
    Start,
    first_starter,
    new_number,
    shuffled,
    start_round,
)
from mextrain_qt.model.events import RoundEnded
from mextrain_qt.model.match import (
    ABANDONED,
    BRANCHED,
    LOOKED_INTO,
    RETURNED,
    TAKEN_BACK,
    Match,
    PlayedRound,
    Seat,
    new_id,
)
from mextrain_qt.model.options import PRESETS, Options, RefusedOption
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.scoring import winners
from mextrain_qt.model.seal import commitment
from tests.model.play import table
from tests.model.playing import play_round, played_match, seats

SMALL = Options(highest=6)


def test_a_full_match_goes_through_every_engine_and_ends_with_a_winner() -> None:
    match = played_match(SMALL)
    assert [played.start.position.engine for played in match.rounds] == [6, 5, 4, 3, 2, 1, 0]
    assert match.is_over
    assert match.winners == winners(match.points, 3, "last_round")
    assert match.totals == tuple(sum(points[seat] for points in match.points) for seat in range(3))


def test_nobody_has_won_before_the_end() -> None:
    match = played_match(SMALL, rounds=2)
    assert not match.is_over
    assert match.winners == ()
    assert len(match.points) == 2
    assert match.current.points is None


def test_a_short_match_stops_after_the_agreed_rounds() -> None:
    match = played_match(replace(SMALL, rounds=2))
    assert [played.start.position.engine for played in match.rounds] == [6, 5]
    assert match.is_over


def test_a_match_may_begin_with_a_smaller_engine() -> None:
    match = played_match(replace(SMALL, first_engine=2))
    assert [played.start.position.engine for played in match.rounds] == [2, 1, 0]


def test_with_the_highest_double_the_engines_come_as_they_were_dealt() -> None:
    match = played_match(replace(SMALL, engine="highest", rounds=4))
    assert len(match.rounds) == 4
    assert all(played.start.layer == played.start.position.seat for played in match.rounds)


@pytest.mark.parametrize("engine", ["centre", "holder", "highest"])
def test_the_starter_moves_one_seat_every_round(engine: str) -> None:
    options = replace(SMALL, engine=engine)
    for number in range(1, 12):
        match = played_match(options, number=number)
        first = first_starter(number, 3)
        for place, played in enumerate(match.rounds):
            start = start_round(options, 3, shuffled(number, place + 1, 6), place + 1, (first + place) % 3)
            assert played.start == start
            if engine == "centre":
                assert start.position.seat == (first + place) % 3


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("count", [2, 8])
def test_every_preset_can_be_played_to_its_end(preset: str, count: int) -> None:
    match = played_match(PRESETS[preset], count)
    assert len(match.rounds) == 13
    assert match.winners


def test_the_same_number_gives_the_same_match() -> None:
    one, two = played_match(number=5), played_match(number=5)
    assert [played.start for played in one.rounds] == [played.start for played in two.rounds]
    assert one.points == two.points
    other = played_match(number=6)
    assert [played.start for played in other.rounds] != [played.start for played in one.rounds]


def test_every_deal_is_sealed_with_a_salt_of_its_own() -> None:
    match = played_match()
    assert len({played.salt for played in match.rounds}) == len(match.rounds)
    for played in match.rounds:
        assert played.commitment == commitment(played.start.order, played.salt)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(RefusedOption):
        Match(SMALL, seats(1), 1)
    with pytest.raises(RefusedOption):
        Match(replace(SMALL, rounds=9), seats(3), 1)
    with pytest.raises(ValueError, match="is not the number of a deal"):
        Match(SMALL, seats(3), 0)


def test_an_illegal_action_changes_nothing() -> None:
    match = Match(SMALL, seats(3), 4)
    before = match.round.position()
    illegal = played_match(number=9).rounds[0].actions[-1]
    assert illegal not in match.round.legal_actions()
    with pytest.raises(IllegalAction):
        match.apply(illegal)
    assert match.round.position() == before
    assert match.current.actions == match.current.times == match.current.log == []


def test_actions_are_kept_with_their_times_and_what_happened() -> None:
    match = Match(SMALL, seats(3), 4)
    action = match.round.legal_actions()[0]
    events = match.apply(action, 12.5)
    assert match.current.actions == [action]
    assert match.current.times == [12.5]
    assert tuple(match.current.log) == events


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = Match(SMALL, seats(3), 4)
    with pytest.raises(ValueError, match="the round is not over yet"):
        match.next_round()
    over = played_match()
    with pytest.raises(ValueError, match="the match is over"):
        over.next_round()


def test_taking_back_goes_to_the_very_moment_before() -> None:
    match = Match(SMALL, seats(3), 4)
    chance = Random(2)
    play_round(match, chance, 5)
    before, log, times = match.round.position(), list(match.current.log), list(match.current.times)
    match.current.hand_orders[0] = ((1, 2),)
    match.current.bookmarks = [0, 5, 7]
    play_round(match, chance, 4)
    match.take_back(4)
    assert match.round.position() == before
    assert match.current.log == log
    assert match.current.times == times
    assert match.current.hand_orders == {0: ((1, 2),)}, "the hand stays as its owner had it"
    assert match.current.bookmarks == [0, 5], "a moment that is no more has no bookmark"


def test_taking_nothing_back_changes_nothing() -> None:
    match = Match(SMALL, seats(3), 4)
    play_round(match, Random(2), 5)
    before, actions = match.round.position(), list(match.current.actions)
    match.take_back(0)
    assert (match.round.position(), match.current.actions) == (before, actions)
    over = played_match(replace(SMALL, engine="highest", hand_size=1, rounds=7), 2, 1)
    at_once = next(which for which, played in enumerate(over.rounds, start=1) if not played.actions)
    branch = over.branch(at_once, 0)
    branch.take_back(0)
    assert branch.points == over.points[:at_once], "a round that is over as it starts stays so"


def test_taking_back_the_last_action_makes_a_finished_round_go_on() -> None:
    match = Match(SMALL, seats(3), 4)
    play_round(match, Random(3))
    last = match.current.actions[-1]
    match.take_back(1)
    assert match.current.points is None
    assert match.points == ()
    assert isinstance(match.apply(last)[-1], RoundEnded)
    assert len(match.points) == 1


@pytest.mark.parametrize("actions", [-1, 6])
def test_no_more_is_taken_back_than_was_done(actions: int) -> None:
    match = Match(SMALL, seats(3), 4)
    play_round(match, Random(2), 5)
    with pytest.raises(ValueError, match="cannot be taken back: there are 5"):
        match.take_back(actions)


def test_taking_back_is_the_exact_undoing_of_random_rounds() -> None:
    chance = Random("take back")
    for _ in range(40):
        options, count = random_options(chance)
        match = Match(options, seats(count), chance.randint(1, 10**6))
        positions = [match.round.position()]
        while match.round.outcome is None:
            match.apply(chance.choice(match.round.legal_actions()))
            positions.append(match.round.position())
        back = min(len(match.current.actions), 6)
        for step in range(1, back + 1):
            match.take_back(1)
            assert match.round.position() == positions[-1 - step]


# Branches.


def test_a_branch_is_the_match_as_it_was_and_goes_its_own_way() -> None:
    match = played_match()
    match.marks.add("looked_into")
    match.extras["colours"] = [1, 2, 3]
    match.id = "original"
    kept = match.points
    branch = match.branch(3, 5)
    assert [len(played.actions) for played in branch.rounds][-1] == 5
    assert branch.points == kept[:2]
    assert branch.marks == {"looked_into"}
    assert branch.id == "", "it is kept under a name of its own"
    branch.extras["colours"].append(4)
    play_round(branch, Random(99))
    branch.next_round()
    assert branch.current.start.position == match.rounds[3].start.position, "the deals are the same"
    assert match.points == kept
    assert match.extras == {"colours": [1, 2, 3]}


def test_a_branch_has_its_own_copy_of_what_came_with_the_rounds() -> None:
    match = played_match()
    for played in match.rounds:
        played.hand_orders[0] = ((1, 2),)
        played.bookmarks = [0, 5, 6]
        played.extras["note"] = ["seen"]
    branch = match.branch(3, 5)
    assert [played.bookmarks for played in branch.rounds] == [[0, 5, 6], [0, 5, 6], [0, 5]]
    for played, copied in zip(match.rounds, branch.rounds, strict=False):
        assert copied.hand_orders == {0: ((1, 2),)}
        assert copied.extras == {"note": ["seen"]}
        assert copied.hand_orders is not played.hand_orders
        assert copied.extras["note"] is not played.extras["note"]


def test_every_moment_of_a_match_can_be_branched_from() -> None:
    match = played_match(replace(SMALL, rounds=2))
    for which, played in enumerate(match.rounds, start=1):
        for actions in range(len(played.actions) + 1):
            branch = match.branch(which, actions)
            assert branch.current.actions == played.actions[:actions]
    assert match.branch(2, len(match.rounds[1].actions)).winners == match.winners


@pytest.mark.parametrize(("which", "actions"), [(0, 0), (8, 0), (1, -1), (1, 999)])
def test_there_is_no_branch_from_a_moment_that_was_not(which: int, actions: int) -> None:
    with pytest.raises(ValueError, match="there is no moment after"):
        played_match().branch(which, actions)


# Other beginnings.


def test_a_match_may_begin_with_a_given_start_and_deal_the_rest_itself() -> None:
    start = start_round(SMALL, 3, shuffled(11, 1, 6), 1, 2)
    match = Match.begun_with(SMALL, seats(3), Start((), start.position, None, ()))
    assert match.number is None
    assert match.current.commitment is None
    play_round(match, Random(1))
    match.next_round()
    assert match.current.start.position.engine == 5
    assert match.current.start.position.seat == 0, "the starter moves on from the one before"
    assert match.current.commitment is not None


def test_a_round_that_is_given_without_a_salt_has_no_seal() -> None:
    first, second = (start_round(SMALL, 3, shuffled(11, which, 6), which, 2) for which in (1, 2))
    match = Match.begun_with(SMALL, seats(3), first)
    play_round(match, Random(1))
    match.next_round(second)
    assert match.current.start == second
    assert [played.commitment for played in match.rounds] == [None, None]


def test_where_the_starter_cannot_be_told_the_next_deal_chooses_one() -> None:
    options = replace(SMALL, engine="holder")
    start = start_round(options, 3, shuffled(11, 1, 6), 1, 2)
    match = Match.begun_with(options, seats(3), Start((), start.position, None, ()))
    play_round(match, Random(1))
    match.next_round()
    assert match.current.start.position.engine == 5


def test_a_given_start_helps_no_options_that_cannot_be_dealt() -> None:
    start = start_round(SMALL, 3, shuffled(11, 1, 6), 1, 2)
    with pytest.raises(RefusedOption, match="too many"):
        Match.begun_with(replace(SMALL, hand_size=20), seats(3), start)


def test_a_deal_is_sealed_where_it_is_known_and_has_a_salt() -> None:
    start = start_round(SMALL, 3, shuffled(11, 1, 6), 1, 2)
    assert PlayedRound(start, "salt").commitment == commitment(start.order, "salt")
    assert PlayedRound(start, "").commitment is None
    assert PlayedRound(Start((), start.position, None, ()), "salt").commitment is None


def test_the_marks_are_the_words_that_records_keep() -> None:
    marks = (LOOKED_INTO, TAKEN_BACK, RETURNED, BRANCHED, ABANDONED)
    assert marks == ("looked_into", "taken_back", "returned", "branched", "abandoned")


def test_a_start_for_another_number_of_seats_is_refused() -> None:
    start = start_round(SMALL, 3, shuffled(11, 1, 6), 1, 2)
    with pytest.raises(ValueError, match="3 hands for 4 seats"):
        Match.begun_with(SMALL, seats(4), start)


def test_a_position_can_be_played_on_as_a_match_of_one_round() -> None:
    game = table({"burst": True, "rounds": 5}, ["3-3 3-1 5-0", "5-5"], "6-3", "6-4", turns_taken=[2, 2])
    match = Match.from_position(game.position(), seats(2))
    assert match.is_from_position
    assert match.number is None
    assert match.options.burst
    assert match.round.legal_actions() == game.legal_actions()
    play_round(match, Random(1))
    assert match.is_over
    assert match.winners
    assert match.branch(1, 0).is_from_position


def test_a_position_with_a_smaller_engine_makes_a_match_that_begins_with_it() -> None:
    game = table({}, ["4-1", "5-5"], engine=4)
    match = Match.from_position(game.position(), seats(2))
    assert match.options.engine_of_first_round() == 4
    assert match.options.number_of_rounds() == 1


def test_a_match_whose_engine_leaves_its_holder_without_tiles_is_over_as_it_starts() -> None:
    options = replace(SMALL, engine="highest", hand_size=1, rounds=7)
    ended_at_once = 0
    for number in range(1, 30):
        match = played_match(options, 2, number)
        ended_at_once += sum(not played.actions for played in match.rounds)
        assert len(match.points) == 7
    assert ended_at_once > 10


def test_new_numbers_are_numbers_of_deals() -> None:
    numbers = {new_number() for _ in range(100)}
    assert len(numbers) > 90
    assert all(FIRST_NUMBER <= number <= LAST_NUMBER for number in numbers)


def test_seats_have_a_name_and_a_player() -> None:
    assert Seat("Ana", "person") != Seat("Ana", "casual")


def test_names_of_matches_are_letters_and_digits_and_no_two_alike() -> None:
    names = {new_id() for _ in range(50)}
    assert len(names) == 50
    assert all(name.isalnum() and name.isascii() for name in names)
