"""Section 7 of the rules: going out, and rounds in which nobody can go on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from mextrain_qt.commands.position import answer_to
from mextrain_qt.model.actions import PASS, Play
from mextrain_qt.model.events import RoundEnded
from mextrain_qt.model.notation import position_to
from mextrain_qt.model.round import Round
from mextrain_qt.model.state import Outcome
from mextrain_qt.model.tiles import FITTING, TILES
from tests.model.play import do, legal, random_round, table

ALL_ZEROS_OUT = ("6-0 0-0", "6-1 1-0", "6-2 2-0")
"""Three lines that end in a blank; with the train below, every blank lies on the table."""
TRAIN = "6-3 3-0 0-4 4-5 5-0"


def test_the_last_tile_ends_the_round_and_the_others_count() -> None:
    game = table({}, ["6-1", "5-5 2-0", "4-3"])
    assert do(game, "6-1>1")[-1] == RoundEnded("out", 0, (0, 12, 7))
    assert game.outcome == Outcome("out", 0, (0, 12, 7))
    assert game.legal_actions() == ()


def test_a_round_is_blocked_at_the_draw_after_which_nobody_can_go_on() -> None:
    hands = ["4-3", "2-1", "5-3"]
    game = table({}, hands, *ALL_ZEROS_OUT, mexican=TRAIN, draws="4-2", keeper=3)
    assert legal(game) == ["draw"]
    assert do(game, "draw")[-1] == RoundEnded("blocked", None, game.outcome.points)  # type: ignore[union-attr]
    assert game.outcome is not None
    assert game.outcome.points[:2] == (13, 3)
    every_pip = sum(tile.pips for tile in TILES[:28])
    assert sum(game.outcome.points) == every_pip - 12 - on_the_table(), "but for the engine and the lines"


def on_the_table() -> int:
    tiles = " ".join((*ALL_ZEROS_OUT, TRAIN)).replace("-", " ").split()
    return sum(int(half) for half in tiles)


def test_a_position_in_which_nobody_can_go_on_is_over_at_its_first_step() -> None:
    game = table({}, ["4-3", "2-1", "5-3"], *ALL_ZEROS_OUT, mexican=TRAIN, keeper=3)
    assert game.outcome is not None
    answer = answer_to({"position": position_to(game.position())})
    assert answer["steps"] == [{"seat": 1, "legal": [], "must_cover": None}]
    assert answer["over"]["reason"] == "blocked"
    assert answer["over"]["seat"] is None


def test_nothing_can_be_done_after_the_end() -> None:
    game = table({}, ["4-3", "2-1", "5-3"], *ALL_ZEROS_OUT, mexican=TRAIN, keeper=3)
    assert answer_to({"position": position_to(game.position()), "actions": ["pass"]}) == {
        "error": "pass: the round is over",
        "step": 0,
    }


def test_a_round_with_an_open_double_goes_on_while_its_layer_may_lay_another() -> None:
    # Every three lies on the table but the double, which goes on blocking without release.
    rules = {"release_dead": False}
    lines = ("6-5 5-3 3-4 4-2 2-3", "6-3 3-0 0-1")
    game = table(rules, ["3-3 1-1 5-0", "5-5"], *lines, mexican="6-1 1-3", keeper=2, open=[False, True])
    do(game, "3-3>1")
    assert game.outcome is None
    assert legal(game) == ["1-1>2"]
    do(game, "1-1>2")
    assert game.outcome is not None
    assert game.outcome.reason == "blocked"


def test_a_round_with_an_open_double_goes_on_while_any_hand_can_cover_it() -> None:
    lines = ("6-5 5-3", "6-1")
    game = table({}, ["3-3 1-0", "4-0"], *lines, keeper=2)
    do(game, "3-3>1")
    assert game.outcome is None
    assert legal(game) == ["pass"]


def test_the_holder_of_an_engine_with_one_tile_in_hand_is_out_as_the_round_starts() -> None:
    rules = {"engine": "holder", "hand_size": 1}
    game = table(rules, ["", "5-5"], turns_taken=[0, 0])
    assert game.outcome == Outcome("out", 0, (0, 10))


def test_a_seat_that_just_laid_a_last_double_and_cannot_draw_is_out() -> None:
    rules = {"doubles": "free", "end_on_double": False}
    game = table(rules, ["", "5-5"], "6-3 3-3", "6-4", keeper=2, turn={"laid": ["1"]})
    assert game.outcome is not None
    assert game.outcome.seat == 0
    going_on = table(rules, ["", "5-5"], "6-3 3-3", "6-4", turn={"laid": ["1"]})
    assert legal(going_on) == ["draw"]


def test_a_seat_that_just_laid_a_last_double_that_is_dead_is_out() -> None:
    lines = ("6-1 1-2 2-0 0-4 4-2 2-2", "6-2 2-5 5-0")
    rules = {"end_on_double": False}
    more = {"mexican": "6-3 3-2", "turn": {"laid": ["1"]}}
    game = table(rules, ["", "5-5"], *lines, open_doubles=["1"], **more)
    assert game.outcome == Outcome("out", 0, (0, 10))
    paused = table(rules | {"doubles": "free"}, ["", "5-5"], *lines, **more)
    assert paused.outcome == Outcome("out", 0, (0, 10))


def nobody_could_play_if_every_marker_were_on(game: Round) -> bool:
    """The rule's own words, by way of asking what each seat might lay then."""
    position = game.position()
    if game.queue:
        cover = FITTING[game.ends[game.queue[0]]]
        at_turn = replace(position, boneyard=(TILES[0],))
        plays = any(type(action) is Play for action in Round(at_turn).legal_actions())
        return not plays and not any(hand & cover for hand in game.hands)
    for seat in range(game.seats):
        asked = replace(
            position,
            open=(True,) * game.seats,
            turns_taken=(1,) * game.seats,
            seat=seat,
            laid=(),
            drew=False,
            boneyard=(TILES[0],),
        )
        if any(type(action) is Play for action in Round(asked).legal_actions()):
            return False
    return True


@pytest.mark.parametrize("batch", range(10))
def test_rounds_are_blocked_exactly_when_nobody_can_go_on(batch: int) -> None:
    chance = Random(f"blocked {batch}")
    asked = blocked = 0
    for _ in range(150):
        game = random_round(chance)
        while game.outcome is None:
            actions = game.legal_actions()
            # Keeping what can be kept empties the boneyard, which is what is wanted here.
            game.apply(PASS if PASS in actions else chance.choice(actions))
            if not game.boneyard_count and (game.outcome is None or game.outcome.reason == "blocked"):
                asked += 1
                blocked += game.outcome is not None
                assert nobody_could_play_if_every_marker_were_on(game) == (game.outcome is not None)
    assert asked > 100
    assert blocked > 3
