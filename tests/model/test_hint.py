"""Hints: the planner's play, and reasons that are so."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.hint import Fact, Hint, Reason, sentence
from mextrain_qt.model.observation import observe
from mextrain_qt.model.players.hint import hint, hint_for
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import parse_tile
from tests.model.play import do, table
from tests.model.seen import move_on, random_match, seen_at

NAMES = ("Ana", "Bea", "Carl", "Dina", "Emil", "Fay", "Gus", "Hana")


def told(game: Round, action: str | None = None) -> str:
    """The hint's sentence for the seat to move, or what it says of an action."""
    seen = seen_at(game)
    return sentence(hint(seen) if action is None else hint_for(seen, parse_action(action)), NAMES)


def facts(game: Round) -> set[Fact]:
    """What the hint's reasons say."""
    return {reason.fact for reason in hint(seen_at(game)).reasons}


@pytest.mark.parametrize("seed", range(60))
def test_a_hint_is_the_planners_play_with_a_reason_at_any_table(seed: int) -> None:
    chance = Random(seed)
    match = random_match(chance)
    move_on(match, chance, chance.randint(0, 60))
    while match.round.outcome is None:
        seen = observe(match, match.round.seat)
        found = hint(seen)
        assert found.action is Planner().choose(seen, Random(0))
        assert found.reasons
        assert sentence(found, NAMES).endswith(".")
        for action in seen.legal:
            assert sentence(hint_for(seen, action), NAMES)
        match.apply(found.action)


LOOP = "6-4 4-1 1-6"
"""A line that offers the engine's number again."""


def test_the_reason_names_the_train_the_loose_tile_and_the_open_line() -> None:
    game = table({}, ["5-3 3-2 6-0 4-4", "0-0 2-0"], "6-5", LOOP, open=[False, True])
    hinted = hint(seen_at(game))
    assert hinted == Hint(
        0,
        parse_action("6-0>2"),
        (
            Reason(Fact.KEEPS_TRAIN, number=2),
            Reason(Fact.HEAVIEST_FITTING, tile=parse_tile("6-0")),
            Reason(Fact.LINE_OPEN, seat=1),
        ),
    )
    assert told(game) == (
        "6-0 on the line of Bea: it keeps your 2-tile train; 6-0 is the heaviest loose tile that fits "
        "and the line of Bea is open."
    )


def test_a_line_that_is_closed_is_no_reason_any_more() -> None:
    hands = ["5-3 3-2 6-0", "0-0 2-0"]
    open_line = table({}, hands, "6-5", LOOP, open=[False, True])
    closed = table({}, hands, "6-5", LOOP, open=[False, False])
    assert Fact.LINE_OPEN in {
        reason.fact for reason in hint_for(seen_at(open_line), parse_action("6-0>2")).reasons
    }
    assert "the line of Bea is open" in told(open_line, "6-0>2")
    assert told(closed).startswith("6-0 on the Mexican train")
    assert "the line of Bea" not in told(closed)


def test_another_tile_makes_another_train_and_another_loose_tile() -> None:
    both = table({}, ["5-3 3-2 6-0", "0-0 2-0"], "6-5", LOOP)
    assert "it keeps your 2-tile train; 6-0 is your heaviest loose tile" in told(both)
    short = table({}, ["5-3 4-2 6-0", "0-0 2-0"], "6-5", LOOP)
    assert "it keeps the tile that fits your line" in told(short)
    assert "6-0 is your heaviest loose tile" in told(short)
    heavier = table({}, ["5-3 3-2 6-0 4-4", "0-0 2-0"], "6-5", LOOP)
    assert "6-0 is the heaviest loose tile that fits" in told(heavier)


def test_closing_the_own_line_is_a_reason_only_while_it_is_open() -> None:
    hands = ["5-4 4-3 3-2 1-0", "0-0 2-0"]
    assert Fact.CLOSES_LINE in facts(table({}, hands, "6-5", "6-3", mexican="6-1", open=[True, False]))
    closed = table({}, hands, "6-5", "6-3", mexican="6-1")
    assert "closes your line" not in told(closed, "5-4>1")


def test_covering_names_the_double_and_its_line() -> None:
    game = table({}, ["6-5 5-4 4-0 5-1 2-2", "5-5 0-0 1-0"], "", "6-3 3-5", mexican="6-2", turn={"seat": 2})
    do(game, "5-5>2", "draw", "pass")
    assert "it covers the double 5 on the line of Bea" in told(game)


def test_a_double_says_what_can_follow_it_or_that_nothing_can() -> None:
    covered = table({}, ["5-5 5-1 4-0", "2-0 1-0"], "6-3", "6-4", mexican="6-5")
    assert "5-1 can follow at once" in told(covered, "5-5>M")
    bare = table({}, ["5-5 3-1 4-0", "2-0 1-0"], "6-3", "6-4", mexican="6-5")
    assert "you have no tile to cover a double 5" in told(bare, "5-5>M")


def test_the_only_legal_play_says_so() -> None:
    assert Fact.ONLY_CHOICE in facts(table({}, ["5-1 4-3", "0-0 1-0"], "6-5", "6-3", mexican="6-2"))
    game = table({}, ["5-4", "0-0 1-0"], "6-2", "6-3", mexican="6-1")
    assert told(game) == "Draw: nothing else is legal."


def test_a_play_with_nothing_else_to_say_for_it_sheds_its_pips() -> None:
    game = table({}, ["5-4 5-1 5-0 4-3 3-2", "0-0 2-0"], "6-5", "6-3", mexican="6-2")
    assert told(game, "5-0>1") == "5-0 on your own line: it sheds 5 pips."


def test_the_last_tile_needs_no_other_reason() -> None:
    game = table({}, ["6-0", "5-5 1-0"])
    assert {reason.fact for reason in hint(seen_at(game)).reasons} == {Fact.GOES_OUT}


def test_somebody_who_is_nearly_out_is_a_reason_only_where_it_changes_the_play() -> None:
    hand = "6-5 5-4 4-3 3-2 1-0"
    late = table({}, [hand, "0-0"], "", "6-4 4-4", mexican="6-2 2-1")
    assert Reason(Fact.NEARLY_OUT, seat=1, number=1) in hint(seen_at(late)).reasons
    assert told(late).endswith("Bea has only 1 tile left.")
    calm = table({}, [hand, "0-0 1-1 2-0 2-2 3-1 3-0 3-3 5-5 5-3"], "", "6-4 4-4", mexican="6-2 2-1")
    assert Fact.NEARLY_OUT not in facts(calm)
    assert hint(seen_at(calm)).action is not hint(seen_at(late)).action
