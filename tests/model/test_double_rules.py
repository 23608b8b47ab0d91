"""Section 5 of the rules, sentence by sentence: doubles that block, pause, or oblige nobody."""

from __future__ import annotations

import pytest

from mextrain_qt.model.events import (
    DoubleCovered,
    DoubleOpened,
    DoubleReleased,
    MarkerSet,
    MarkerTaken,
    RoundEnded,
    SeatDone,
    TurnBegan,
)
from mextrain_qt.model.tiles import Tile, bits_of
from tests.model.play import do, legal, table

# Block: the queue.


def test_a_laid_double_is_open_until_a_tile_lies_on_it() -> None:
    game = table({}, ["3-3 3-1 5-0", "5-5"], "6-3", "6-4")
    assert DoubleOpened(0, 3) in do(game, "3-3>1")
    assert game.must_cover == 0
    assert DoubleCovered(0, 3, 0) in do(game, "3-1>1")
    assert game.must_cover is None


def test_the_engine_obliges_nobody() -> None:
    game = table({}, ["6-1 3-2", "5-5"], turns_taken=[0, 0])
    assert game.must_cover is None


def test_only_the_oldest_open_double_may_be_covered() -> None:
    hands = ["3-2 4-2 6-0", "5-5"]
    game = table({}, hands, "6-3 3-3", "6-4 4-4", open_doubles=["2", "1"])
    assert legal(game) == ["4-2>2"]
    do(game, "4-2>2")
    assert game.queue == [0]


def test_covering_on_the_own_line_takes_the_own_marker_off() -> None:
    game = table({}, ["3-2 5-0", "5-5"], "6-3 3-3", "6-4", open=[True, False], open_doubles=["1"])
    assert MarkerTaken(0) in do(game, "3-2>1")


def test_without_replay_a_double_ends_the_turn_and_the_next_seat_covers_it() -> None:
    rules = {"replay": False, "several_doubles": False}
    game = table(rules, ["3-3 3-1 5-0", "3-2 5-5"], "6-3", "6-4")
    assert do(game, "3-3>1")[-1] == TurnBegan(1)
    assert legal(game) == ["3-2>1"]
    assert game.doubles == []


def test_with_replay_the_turn_goes_on_while_a_double_of_this_turn_is_open() -> None:
    game = table({}, ["3-3 3-1 5-0", "3-2 5-5"], "6-3", "6-4")
    do(game, "3-3>1")
    assert game.seat == 0
    assert game.doubles == [0]
    assert do(game, "3-1>1")[-1] == TurnBegan(1)


def test_who_cannot_cover_draws_one_and_then_passes_with_the_marker_on() -> None:
    game = table({}, ["3-3 5-0 5-1", "3-2 5-5"], "6-3", "6-4", draws="4-1 3-0")
    do(game, "3-3>1")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["pass"]
    assert MarkerSet(0) in do(game, "pass")
    assert legal(game) == ["3-2>1"], "the next seat faces the open double"


def test_several_doubles_may_be_laid_instead_of_covering() -> None:
    hands = ["3-3 1-1 3-2 1-0", "4-3 5-5"]
    game = table({}, hands, "6-3", "6-4", mexican="6-1")
    do(game, "3-3>1")
    assert legal(game) == ["1-1>M", "3-2>1"]
    do(game, "1-1>M")
    assert legal(game) == ["3-2>1"], "the oldest first"
    assert do(game, "3-2>1")[-1] == TurnBegan(1), "one cover ends the turn"
    assert game.queue == [8], "the other is left to the next seats"
    assert game.must_cover == 8


def test_a_further_double_goes_only_where_the_seat_may_lay() -> None:
    hands = ["3-3 1-1 3-2 1-0", "4-3 5-5"]
    assert legal_after(hands, "6-1") == ["3-2>1"]
    assert legal_after(hands, "6-1", open=[False, True]) == ["1-1>2", "3-2>1"]


def legal_after(hands: list[str], second_line: str, **more: object) -> list[str]:
    game = table({}, hands, "6-3", second_line, mexican="6-4", **more)
    do(game, "3-3>1")
    return legal(game)


def test_a_further_double_is_not_offered_over_a_double_of_an_earlier_turn() -> None:
    hands = ["1-1 3-2", "5-5"]
    game = table({}, hands, "6-1", "6-3 3-3", open_doubles=["2"])
    assert legal(game) == ["3-2>2"]


def test_several_doubles_have_no_effect_without_replay() -> None:
    rules = {"replay": False, "several_doubles": True, "replay_where": "anywhere"}
    game = table(rules, ["3-3 1-1 3-2", "3-0 1-0 5-5"], "6-3", "6-1", mexican="6-4")
    do(game, "3-3>1")
    assert legal(game) == ["3-0>1"]
    assert game.refusal(game.legal_actions()[0]) is None


def test_with_anywhere_the_next_tile_may_go_on_any_line_the_seat_may_use() -> None:
    rules = {"replay_where": "anywhere", "several_doubles": False}
    hands = ["3-3 1-1 3-2 1-0 4-2", "5-5"]
    game = table(rules, hands, "6-3", "6-4", mexican="6-1")
    do(game, "3-3>1")
    assert legal(game) == ["1-0>M", "1-1>M", "3-2>1"]
    assert do(game, "1-0>M")[-1] == TurnBegan(1), "no double, so the turn ends"
    assert game.queue == [0]


def test_with_anywhere_a_younger_double_of_the_turn_is_not_covered_first() -> None:
    rules = {"replay_where": "anywhere"}
    hands = ["3-3 1-1 1-0 6-0", "5-5"]
    game = table(rules, hands, "6-3", "6-4", mexican="6-1")
    do(game, "3-3>1", "1-1>M")
    assert game.seat == 0
    assert legal(game) == ["draw"]


def test_with_anywhere_an_older_double_still_comes_first() -> None:
    rules = {"replay_where": "anywhere"}
    game = table(rules, ["1-1 3-2 1-0", "5-5"], "6-1", "6-3 3-3", open_doubles=["2"])
    assert legal(game) == ["3-2>2"]


# Block: dead doubles.


def test_a_dead_double_gives_no_replay_no_cover_no_draw_and_no_marker() -> None:
    lines = ("6-1 1-2 2-0 0-4 4-2", "6-2 2-5 5-0")
    game = table({}, ["2-2 5-1 6-0", "5-5"], *lines, mexican="6-3 3-2")
    events = do(game, "2-2>1")
    assert events[-1] == TurnBegan(1)
    assert game.must_cover is None
    assert not game.is_open(0)


def test_without_release_a_dead_double_goes_on_blocking() -> None:
    lines = ("6-1 1-2 2-0 0-4 4-2", "6-2 2-5 5-0")
    rules = {"release_dead": False}
    game = table(rules, ["2-2 5-1 6-0", "5-5"], *lines, mexican="6-3 3-2")
    do(game, "2-2>1")
    assert game.must_cover == 0
    assert legal(game) == ["draw"]


def test_an_open_double_is_released_as_soon_as_it_is_dead() -> None:
    lines = ("6-1 1-2 2-2", "6-0 0-2 2-4 4-3")
    hands = ["3-2 1-0", "5-4 1-1"]
    game = table({}, hands, *lines, mexican="6-2 2-5 5-3 3-3", open_doubles=["M", "1"])
    events = do(game, "3-2>M")
    assert DoubleReleased(0, 2) in events
    assert game.queue == []


def test_a_dead_double_laid_over_an_open_one_of_the_turn_leaves_that_to_be_covered() -> None:
    lines = ("6-3", "6-5 5-3 3-2")
    twos = "6-2 2-5 5-4 4-2 2-0 0-1 1-2"
    game = table({}, ["3-3 2-2 3-1 5-0", "5-5"], *lines, mexican=twos)
    do(game, "3-3>1", "2-2>M")
    assert game.is_dead(2)
    assert game.seat == 0
    assert game.queue == [0]
    assert legal(game) == ["3-1>1"]


def test_covering_may_release_another_double() -> None:
    lines = ("6-2 2-2", "6-0 0-2 2-4 4-4")
    hands = ["4-1 1-0", "5-4 1-1"]
    game = table({}, hands, *lines, mexican="6-1 1-2 2-5 5-3 3-2", open_doubles=["2"])
    assert game.is_dead(2)
    do(game, "4-1>2")
    assert game.must_cover is None


# Who lays need not pay.


@pytest.mark.parametrize("release", [True, False])
def test_with_layer_pays_off_who_cannot_cover_says_done(release: bool) -> None:
    rules = {"layer_pays": False, "release_dead": release}
    game = table(rules, ["3-3 5-0 5-1", "3-2 5-5"], "6-3", "6-4")
    do(game, "3-3>1")
    assert legal(game) == ["done"]
    events = do(game, "done")
    assert isinstance(events[0], SeatDone)
    assert events[0].lacked & bits_of([Tile(3, 0)])
    assert not game.is_open(0)
    assert game.must_cover == 0, "the next seat faces it"


def test_with_layer_pays_off_who_can_cover_must() -> None:
    game = table({"layer_pays": False}, ["3-3 3-0 5-1", "5-5"], "6-3", "6-4")
    do(game, "3-3>1")
    assert legal(game) == ["3-0>1"]


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_with_layer_pays_off_a_replay_that_cannot_be_used_is_done(doubles: str) -> None:
    rules = {"layer_pays": False, "doubles": doubles, "replay": True}
    game = table(rules, ["3-3 5-0 5-1", "5-5"], "6-3", "6-4", mexican="6-2")
    do(game, "3-3>1")
    assert legal(game) == ["done"]


def test_the_layer_that_covers_an_older_double_is_not_excused() -> None:
    rules = {"layer_pays": False}
    game = table(rules, ["5-0 5-1", "3-2 5-5"], "6-3 3-3", "6-4", open_doubles=["1"])
    assert legal(game) == ["draw"]


def test_with_layer_pays_off_an_emptied_hand_draws_first_and_is_then_done() -> None:
    rules = {"layer_pays": False, "end_on_double": False}
    game = table(rules, ["3-3", "3-2 5-5"], "6-3", "6-4", draws="5-1")
    do(game, "3-3>1")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["done"]


def test_with_layer_pays_off_an_emptied_hand_that_cannot_draw_is_done_and_waits() -> None:
    rules = {"layer_pays": False, "end_on_double": False}
    game = table(rules, ["3-3", "5-0"], "6-3", "6-4", keeper=2)
    do(game, "3-3>1")
    assert legal(game) == ["done"]
    assert MarkerSet(0) not in do(game, "done")
    assert game.outcome is None
    assert do(game, "3-2>1")[-1] == RoundEnded("out", 0, game.outcome.points)  # type: ignore[union-attr]


# The last tile a double.


def test_the_last_tile_may_be_a_double_and_ends_the_round() -> None:
    game = table({}, ["3-3", "5-5 4-0"], "6-3", "6-4")
    assert do(game, "3-3>1")[-1] == RoundEnded("out", 0, (0, 14))


def test_a_last_tile_that_is_no_double_always_ends_the_round() -> None:
    rules = {"end_on_double": False}
    game = table(rules, ["3-3 3-1", "5-5 4-0"], "6-3", "6-4 4-4", open_doubles=[])
    do(game, "3-3>1")
    assert do(game, "3-1>1")[-1] == RoundEnded("out", 0, (0, 14))


def test_a_last_tile_that_is_no_double_ends_the_round_whatever_is_open() -> None:
    rules = {"end_on_double": False}
    game = table(rules, ["3-1", "5-5 4-0"], "6-3 3-3", "6-4 4-4", open_doubles=["1", "2"])
    assert do(game, "3-1>1")[-1] == RoundEnded("out", 0, (0, 14))


def test_without_it_a_last_double_has_to_be_gone_on_from() -> None:
    rules = {"end_on_double": False}
    game = table(rules, ["3-3", "5-5 4-0"], "6-3", "6-4", draws="3-0")
    do(game, "3-3>1")
    assert game.outcome is None
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["3-0>1"]
    assert do(game, "3-0>1")[-1] == RoundEnded("out", 0, (0, 14))


def test_a_seat_with_an_empty_hand_keeps_what_it_drew_in_vain() -> None:
    rules = {"end_on_double": False}
    game = table(rules, ["3-3", "5-5 3-0 4-0"], "6-3", "6-4", draws="4-1")
    do(game, "3-3>1", "draw")
    assert legal(game) == ["pass"]
    do(game, "pass", "3-0>1")
    assert game.outcome is None
    assert game.hands[0] == Tile(4, 1).bit


@pytest.mark.parametrize("replay", [True, False])
def test_a_seat_that_cannot_draw_passes_and_waits_until_another_covers(replay: bool) -> None:
    rules = {"end_on_double": False, "replay": replay, "several_doubles": replay}
    game = table(rules, ["3-3", "5-0"], "6-3", "6-4", keeper=2)
    do(game, "3-3>1")
    assert legal(game) == ["pass"]
    do(game, "pass")
    assert game.is_open(0)
    do(game, "3-2>1")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.seat) == ("out", 0)


def test_the_next_clockwise_from_the_coverer_is_out_when_several_wait() -> None:
    rules = {"end_on_double": False}
    lines = ("6-3 3-3", "6-4 4-2", "6-5")
    waiting = table(rules, ["", "", "3-2 5-0"], *lines, keeper=3, open_doubles=["1"], turn={"seat": 3})
    do(waiting, "3-2>1")
    assert waiting.outcome is not None
    assert waiting.outcome.seat == 0
    other = table(rules, ["3-2 5-0", "", ""], "6-4 4-2", "6-3 3-3", "6-5", keeper=1, open_doubles=["2"])
    do(other, "3-2>2")
    assert other.outcome is not None
    assert other.outcome.seat == 1


def test_who_waits_goes_on_waiting_while_another_double_is_open() -> None:
    rules = {"end_on_double": False}
    hands = ["", "3-2 4-0 5-0"]
    game = table(rules, hands, "6-3 3-3", "6-4 4-4", keeper=2, open_doubles=["1", "2"], turn={"seat": 2})
    do(game, "3-2>1")
    assert game.outcome is None
    assert game.seat == 0
    assert legal(game) == ["pass"]
    do(game, "pass", "4-0>2")
    assert game.outcome is not None
    assert game.outcome.seat == 0


def test_who_waits_is_out_when_the_double_dies_too() -> None:
    rules = {"end_on_double": False}
    lines = ("6-1 1-2 2-2", "6-0 0-2 2-4 4-3")
    game = table(
        rules,
        ["", "3-2 1-0"],
        *lines,
        mexican="6-2 2-5 5-3 3-3",
        open_doubles=["M", "1"],
        turn={"seat": 2},
    )
    do(game, "3-2>M")
    assert game.outcome is not None
    assert game.outcome.seat == 0


def test_who_waits_draws_again_on_a_later_turn() -> None:
    rules = {"end_on_double": False, "draws": "per_turn"}
    hands = ["3-3", "5-0 4-1"]
    game = table(rules, hands, "6-3", "6-4", draws="5-1 3-0", turn={"seat": 1, "drew": True})
    do(game, "3-3>1")
    assert legal(game) == ["pass"], "one draw in a turn"
    do(game, "pass", "draw", "pass")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["3-0>1"]


def test_a_last_double_that_is_dead_ends_the_round_at_once() -> None:
    rules = {"end_on_double": False}
    lines = ("6-1 1-2 2-0 0-4 4-2", "6-2 2-5 5-0")
    game = table(rules, ["2-2", "5-5"], *lines, mexican="6-3 3-2")
    assert do(game, "2-2>1")[-1] == RoundEnded("out", 0, (0, 10))


# Pause.


def test_a_paused_double_holds_up_its_own_line_alone() -> None:
    rules = {"preset": "family"}
    game = table(rules, ["3-3 5-0 5-1", "6-1 3-2 5-5"], "6-3", "6-4", mexican="6-5")
    assert do(game, "3-3>1")[-1] == TurnBegan(1)
    assert game.must_cover is None
    assert legal(game) == ["5-5>M"]


def test_with_two_covers_the_first_lies_beside_and_the_second_carries_on() -> None:
    rules = {"preset": "family"}
    game = table(rules, ["3-0 3-1 2-1", "5-5 4-1"], "6-3 3-3", "6-4")
    do(game, "3-0>1")
    assert game.ends[0] == 3, "the spur is closed"
    do(game, "4-1>2", "3-1>1")
    assert game.ends[0] == 1


def test_with_one_cover_a_paused_double_needs_one_tile() -> None:
    rules = {"preset": "family", "cover": 1}
    game = table(rules, ["3-0 3-1 2-1", "5-5 4-1"], "6-3 3-3", "6-4")
    do(game, "3-0>1")
    assert game.ends[0] == 0


def test_with_replay_a_paused_double_gives_one_more_play_anywhere() -> None:
    rules = {"preset": "family", "replay": True}
    game = table(rules, ["3-3 4-0 5-1", "5-5"], "6-3", "6-4", mexican="6-5", open=[False, True])
    do(game, "3-3>1")
    assert game.seat == 0
    assert legal(game) == ["4-0>2", "5-1>M"]
    assert do(game, "4-0>2")[-1] == TurnBegan(1)


def test_a_second_double_of_the_turn_gives_another_play() -> None:
    rules = {"preset": "family", "replay": True}
    game = table(rules, ["3-3 5-5 5-1 2-1", "4-0"], "6-3", "6-4", mexican="6-5")
    do(game, "3-3>1", "5-5>M")
    assert game.seat == 0


@pytest.mark.parametrize("doubles", ["pause", "free"])
@pytest.mark.parametrize(("release", "goes_on"), [(True, False), (False, True)])
def test_a_dead_double_gives_no_replay_only_where_the_dead_are_released(
    doubles: str, release: bool, goes_on: bool
) -> None:
    lines = ("6-1 1-2 2-0 0-4 4-2", "6-2 2-5 5-0")
    rules = {"doubles": doubles, "cover": 1, "replay": True, "release_dead": release}
    game = table(rules, ["2-2 5-1 6-0", "5-5"], *lines, mexican="6-3 3-2")
    do(game, "2-2>1")
    assert (game.seat == 0) is goes_on


DEAD_AFTER_ITS_SPUR = ("6-2 2-2", "6-1 1-2 2-5 5-3")
"""The 2-4 and the 2-0 lie on the Mexican train: with the 3-2 laid, every two is on the table."""


@pytest.mark.parametrize(("release", "end"), [(True, 3), (False, 2)])
def test_a_double_with_one_of_its_two_tiles_is_complete_when_it_dies(release: bool, end: int) -> None:
    rules = {"preset": "family", "release_dead": release}
    game = table(rules, ["3-2 1-0", "5-5 5-1"], *DEAD_AFTER_ITS_SPUR, mexican="6-0 0-2 2-4")
    do(game, "3-2>1")
    assert game.is_dead(2)
    assert game.ends[0] == end, "the spur carries the line on"


def test_a_double_dies_with_a_tile_laid_elsewhere_and_its_spur_carries_on() -> None:
    rules = {"preset": "family"}
    lines = ("6-2 2-2 2-3", "6-1 1-2 2-5")
    game = table(rules, ["4-2 1-0", "3-0 5-1"], *lines, mexican="6-0 0-2")
    assert game.ends[0] == 2
    do(game, "4-2>M")
    assert game.is_dead(2)
    assert game.ends[0] == 3


def test_a_line_goes_on_from_the_spur_of_a_dead_double() -> None:
    rules = {"preset": "family"}
    game = table(rules, ["3-2 3-0 1-0", "5-5 5-1"], *DEAD_AFTER_ITS_SPUR, mexican="6-0 0-2 2-4")
    do(game, "3-2>1", "draw", "pass")
    assert legal(game) == ["3-0>1", "3-0>2"]
    do(game, "3-0>1")
    assert game.ends[0] == 0


# Free.


def test_a_free_double_obliges_nobody() -> None:
    rules = {"doubles": "free", "replay": False}
    game = table(rules, ["3-3 5-0 5-1", "6-1 3-2 5-5"], "6-3", "6-4", mexican="6-5")
    assert do(game, "3-3>1")[-1] == TurnBegan(1)
    assert game.must_cover is None
    assert legal(game) == ["5-5>M"]


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_a_last_double_draws_and_the_drawn_tile_goes_anywhere(doubles: str) -> None:
    rules = {"doubles": doubles, "end_on_double": False}
    game = table(rules, ["3-3", "5-5 4-0"], "6-3", "6-4", mexican="6-5", draws="5-0")
    do(game, "3-3>1")
    assert legal(game) == ["draw"]
    do(game, "draw")
    assert legal(game) == ["5-0>M"]
    assert do(game, "5-0>M")[-1] == RoundEnded("out", 0, (0, 14))


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_a_last_double_ends_the_round_where_nothing_can_be_drawn(doubles: str) -> None:
    rules = {"doubles": doubles, "end_on_double": False}
    game = table(rules, ["3-3", "5-5"], "6-3", "6-4", keeper=2)
    do(game, "3-3>1")
    assert game.outcome is not None
    assert game.outcome.seat == 0
    once = {"doubles": doubles, "end_on_double": False, "draws": "per_turn"}
    drawn = table(once, ["3-3", "5-5"], "6-3", "6-4", turn={"drew": True})
    do(drawn, "3-3>1")
    assert drawn.outcome is not None


@pytest.mark.parametrize("doubles", ["pause", "free"])
def test_a_last_double_that_is_dead_ends_the_round_where_the_dead_are_released(doubles: str) -> None:
    lines = ("6-1 1-2 2-0 0-4 4-2", "6-2 2-5 5-0")
    rules = {"doubles": doubles, "cover": 1, "end_on_double": False, "release_dead": True}
    game = table(rules, ["2-2", "5-5"], *lines, mexican="6-3 3-2")
    do(game, "2-2>1")
    assert game.outcome is not None
    rules["release_dead"] = False
    held = table(rules, ["2-2", "5-5"], *lines, mexican="6-3 3-2")
    do(held, "2-2>1")
    assert legal(held) == ["draw"]


def test_what_does_not_apply_has_no_effect() -> None:
    plain = {"doubles": "free", "replay": False}
    noisy = plain | {"cover": 2, "several_doubles": True, "replay_where": "anywhere", "burst_double": "free"}
    for rules in (plain, noisy):
        game = table(rules, ["3-3 5-0 5-1", "3-2 5-5 1-1"], "6-3", "6-4", mexican="6-5")
        do(game, "3-3>1", "5-5>M", "5-0>M", "draw")
        assert game.ends[0] == 3
        assert game.seat == 1
