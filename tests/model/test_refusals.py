"""Every rule an action can break, each with its sentence."""

from __future__ import annotations

import pytest

from mextrain_qt.model.actions import (
    DONE,
    DRAW,
    LINE_NAMES,
    MEXICAN,
    PASS,
    PLAYS,
    Action,
    Play,
    parse_action,
    parse_line,
)
from mextrain_qt.model.refusal import IllegalAction, Refusal, Rule
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES, Tile
from tests.model.play import do, table


def over() -> Round:
    game = table({}, ["6-1", "5-5"])
    do(game, "6-1>1")
    return game


def stuck(*first: str, rules: dict[str, object] | None = None, draws: str = "5-0") -> Round:
    game = table(rules or {}, ["3-2 2-1", "5-5 4-3"], draws=draws)
    do(game, *first)
    return game


def plain(**rules: object) -> Round:
    return table(rules, ["6-1 4-3 2-1 5-3", "5-5 5-4"], "6-4", "6-3")


def waiting() -> Round:
    return table({}, ["3-1 4-0 5-2", "5-5"], "6-5", "6-3 3-3", mexican="6-4 4-4", open_doubles=["2", "M"])


def two_doubles() -> Round:
    game = table({"replay_where": "anywhere"}, ["3-3 1-1 1-0 3-0", "5-5"], "6-3", "6-4", mexican="6-1")
    do(game, "3-3>1", "1-1>M")
    return game


def bursting() -> Round:
    game = table({"burst": True}, ["6-1 6-2 4-1", "5-0"], open=[False, True], turns_taken=[0, 0])
    do(game, "6-1>1")
    return game


def excused(*, keeper: int | None = None) -> Round:
    game = table({"layer_pays": False}, ["3-3 5-0 5-1", "5-5"], "6-3", "6-4", keeper=keeper)
    do(game, "3-3>1")
    return game


BROKEN = [
    (over, "draw", Rule.ROUND_OVER, "the round is over"),
    (over, "5-5>2", Rule.ROUND_OVER, "the round is over"),
    (plain, "6-1>3", Rule.NO_SUCH_LINE, "there is no line 3 at this table"),
    (plain, "6-0>M", Rule.NOT_IN_HAND, "the seat does not hold that tile"),
    (plain, "6-1>1", Rule.DOES_NOT_FIT, "that tile does not fit: line 1 ends in 4"),
    (plain, "4-3>2", Rule.LINE_CLOSED, "line 2 is closed"),
    (plain, "draw", Rule.MUST_PLAY, "the seat holds a tile that can be laid, so it has to play"),
    (plain, "pass", Rule.MUST_PLAY, "the seat holds a tile that can be laid, so it has to play"),
    (plain, "done", Rule.NOT_DONE, "the seat cannot say done now"),
    (stuck, "pass", Rule.MUST_DRAW, "the seat has to draw before it may pass"),
    (
        lambda: stuck("draw", draws="6-0"),
        "pass",
        Rule.MUST_LAY_DRAWN,
        "the drawn tile fits and has to be laid",
    ),
    (lambda: stuck("draw"), "draw", Rule.DREW_ALREADY, "the seat has drawn already"),
    (
        lambda: table({}, ["3-2 2-1", "5-5"], "6-1 1-0", "6-4", keeper=2),
        "draw",
        Rule.BONEYARD_EMPTY,
        "the boneyard is empty",
    ),
    (waiting, "4-0>M", Rule.COVER_FIRST, "the open double on line 2 has to be covered first"),
    (waiting, "5-2>1", Rule.COVER_FIRST, "the open double on line 2 has to be covered first"),
    (waiting, "4-0>2", Rule.DOES_NOT_FIT, "that tile does not fit: line 2 ends in 3"),
    (two_doubles, "1-0>2", Rule.LINE_CLOSED, "line 2 is closed"),
    (two_doubles, "1-0>M", Rule.DOUBLE_WAITS, "line M ends in an open double that is not the oldest"),
    (
        lambda: table({"own_first": True}, ["6-1 4-3", "5-5"], "", "6-3", open=[False, True]),
        "4-3>2",
        Rule.OWN_LINE_FIRST,
        "a seat whose own line is empty may lay nowhere else",
    ),
    (bursting, "6-2>M", Rule.BURST_OWN_LINE, "in a burst only the own line may be used"),
    (
        lambda: table({"mexican": "after_own"}, ["6-1 4-3", "5-5"], "", "6-3"),
        "6-1>M",
        Rule.MEXICAN_LATER,
        "the Mexican train may not be started yet",
    ),
    (excused, "pass", Rule.SAY_DONE, "the seat cannot go on and says done"),
    (excused, "draw", Rule.SAY_DONE, "the seat cannot go on and says done"),
]


@pytest.mark.parametrize(
    ("make", "text", "rule", "sentence"), BROKEN, ids=[f"{case[2].name}-{case[1]}" for case in BROKEN]
)
def test_an_action_that_breaks_a_rule_is_refused_in_its_words(
    make: object, text: str, rule: Rule, sentence: str
) -> None:
    game = make()  # type: ignore[operator]
    action = parse_action(text)
    refusal = game.refusal(action)
    assert refusal.rule is rule
    assert str(refusal) == sentence
    before = game.position()
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{text}: {sentence}"
    assert game.position() == before


def test_every_rule_is_among_them() -> None:
    # Whose turn it is, is asked by the bridge: a round has nobody else act.
    assert {case[2] for case in BROKEN} == set(Rule) - {Rule.NOT_YOUR_TURN}


@pytest.mark.parametrize(
    ("make", "text"),
    [(plain, "6-1>M"), (stuck, "draw"), (bursting, "done"), (excused, "done")],
    ids=["a play", "a draw", "the end of a burst", "a double that need not be paid for"],
)
def test_a_legal_action_is_refused_for_no_reason(make: object, text: str) -> None:
    game = make()  # type: ignore[operator]
    assert parse_action(text) in game.legal_actions()
    assert all(game.refusal(action) is None for action in game.legal_actions())


def test_a_refusal_names_lines_as_they_are_called() -> None:
    assert str(Refusal(Rule.LINE_CLOSED, MEXICAN)) == "line M is closed"
    assert str(Refusal(Rule.LINE_CLOSED, 0)) == "line 1 is closed"


def test_every_action_has_one_text_and_every_text_one_action() -> None:
    actions: list[Action] = [DRAW, PASS, DONE, *(play for line in PLAYS for play in line)]
    texts = [action.text for action in actions]
    assert len(set(texts)) == len(actions)
    for action in actions:
        assert parse_action(str(action)) is action
        assert repr(action) == f"<{action.text}>"


def test_a_tile_in_an_action_may_be_written_either_way_round() -> None:
    assert parse_action("5-7>1") is parse_action("7-5>1") is Play(Tile(7, 5), 0)
    assert parse_action("5-7>M") is Play(Tile(5, 7), MEXICAN)


@pytest.mark.parametrize(
    "text",
    ["", "jump", "Draw", "7-5", "7-5>", ">1", "7-5>0", "7-5>9", "7-5>m", "7-5>1>2", "7-5 > 1", "19-1>1"],
)
def test_other_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not an? (action|tile|line)"):
        parse_action(text)


def test_there_is_no_play_on_other_lines() -> None:
    with pytest.raises(IndexError):
        Play(TILES[0], MEXICAN + 1)


def test_actions_cannot_be_changed_and_copy_to_themselves() -> None:
    import copy
    import pickle

    play = Play(Tile(7, 5), 0)
    with pytest.raises(AttributeError, match="immutable"):
        play.line = 3
    assert pickle.loads(pickle.dumps(play)) is play
    assert copy.copy(DRAW) is DRAW


def test_lines_have_the_names_of_their_seats() -> None:
    assert [parse_line(name) for name in LINE_NAMES] == list(range(9))
    assert LINE_NAMES[-1] == "M"


def test_an_action_out_of_turn_has_its_sentence_too() -> None:
    assert str(Refusal(Rule.NOT_YOUR_TURN)) == "another seat is to move"
