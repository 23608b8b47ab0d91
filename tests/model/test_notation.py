"""Positions as text: what is left out, what is refused, and that reading undoes writing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from mextrain_qt.model.notation import RefusedPosition, position_from, position_to
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES, Tile
from tests.model.play import at, cases, do, legal, play_out, random_round, table

PLAIN: dict[str, Any] = {
    "rules": {"set": 6},
    "engine": 6,
    "lines": [["6-2"], ["6-3", "3-3"]],
    "mexican": ["6-1"],
    "hands": [["2-1", "5-5"], ["5-4", "1-0"]],
}


def changed(**changes: Any) -> dict[str, Any]:
    return PLAIN | changes


def test_what_is_left_out_has_its_usual_value() -> None:
    position = position_from({"engine": 12, "lines": [[], []], "hands": [["12-1"], ["12-2"]]})
    assert position.options.preset == "salon"
    assert position.options.highest == 12
    assert position.open == (False, False)
    assert position.seat == 0
    assert not position.drew
    assert not position.drawn
    assert position.laid == position.doubles == position.open_doubles == ()
    assert position.turns_taken == (1, 1)
    assert position.lines[-1] == ()
    assert list(position.boneyard) == [
        tile for tile in TILES[:91] if str(tile) not in ("12-12", "12-1", "12-2")
    ]


def test_drawn_left_out_is_as_drew() -> None:
    drew = position_from(changed(turn={"drew": True}))
    assert drew.drawn
    later = position_from(changed(turn={"drew": False, "drawn": True}))
    assert later.drawn
    assert not later.drew


def test_tiles_in_hands_may_be_written_either_way_round() -> None:
    position = position_from(changed(hands=[["1-2", "5-5"], ["4-5", "0-1"]]))
    assert position == position_from(PLAIN)
    assert position_to(position)["hands"] == [["2-1", "5-5"], ["1-0", "5-4"]]


def test_lines_are_written_inner_half_first() -> None:
    position = position_from(changed(lines=[["6-2", "2-4", "4-0"], []]))
    assert position_to(position)["lines"] == [["6-2", "2-4", "4-0"], []]


def test_after_a_spur_the_next_tile_starts_again_with_the_number_of_the_double() -> None:
    lines = [["6-2", "2-2", "2-0", "2-5"], []]
    position = position_from(
        changed(rules={"preset": "family", "set": 6}, lines=lines, hands=[["1-0"], ["5-4"]])
    )
    assert position_to(position)["lines"] == lines
    assert Round(position).ends[0] == 5


def test_every_key_is_written() -> None:
    assert list(position_to(position_from(PLAIN))) == [
        "rules",
        "engine",
        "lines",
        "mexican",
        "open",
        "hands",
        "boneyard",
        "turn",
        "turns_taken",
        "open_doubles",
    ]


def test_a_dead_double_in_the_queue_is_dropped_where_the_dead_are_released() -> None:
    data = changed(
        lines=[["6-1", "1-2", "2-0", "0-4", "4-2", "2-2"], ["6-2", "2-5"]],
        mexican=["6-3", "3-2"],
        hands=[["5-5"], ["5-4"]],
        open_doubles=["1"],
        turn={"doubles": ["1"], "laid": ["1"]},
    )
    position = position_from(data)
    assert position.open_doubles == position.doubles == ()
    kept = position_from(data | {"rules": {"set": 6, "release_dead": False}})
    assert kept.open_doubles == kept.doubles == (0,)


DEEP: Any = []
for _ in range(900):
    DEEP = [DEEP]

REFUSED: list[tuple[str, Any, str]] = [
    ("not an object", [], "position: is not an object"),
    ("nothing", {}, "engine: is missing"),
    ("no lines", {"engine": 6, "hands": []}, "lines: is missing"),
    ("no hands", {"engine": 6, "lines": []}, "hands: is missing"),
    ("unknown key", changed(colour="red"), "colour: there is no such key"),
    ("long key", changed(**{"x" * 9_999: 1}), "xxxxx"),
    ("rules no object", changed(rules=[]), "rules: is not an object"),
    ("unknown option", changed(rules={"set": 6, "speed": 3}), "rules: speed: there is no such option"),
    ("hand too large", changed(rules={"set": 6, "hand_size": 14}), "rules: hand_size: 14 tiles"),
    ("no list of hands", changed(hands=None), "hands: null is not a list"),
    ("one hand", changed(hands=[["2-1"]]), "hands: 1 hands: a table has 2 to 8 seats"),
    ("nine hands", changed(hands=[["2-1"]] * 9), "hands: 9 hands"),
    ("engine a text", changed(engine="6"), "engine: '6' is not a whole number from 0 to 6"),
    ("engine true", changed(engine=True), "engine: true is not a whole number"),
    ("engine too large", changed(engine=7), "engine: 7 is not a whole number from 0 to 6"),
    ("three lines", changed(lines=[[], [], []]), "lines: 3 lines for 2 seats"),
    ("a line no list", changed(lines=["6-2", []]), "lines[1]: '6-2' is not a list"),
    ("a number for a tile", changed(lines=[[62], []]), "lines[1]: 62 is not a tile"),
    ("half a tile", changed(lines=[["6"], []]), "lines[1]: '6' is not a tile"),
    ("outside the set", changed(lines=[["6-2", "2-7"], []]), "lines[1]: 7-2 is not in a double-6 set"),
    ("the engine again", changed(hands=[["6-6"], ["5-4"]]), "hands[1]: 6-6 is already in engine"),
    ("a tile twice", changed(hands=[["2-1"], ["1-2"]]), "hands[2]: 2-1 is already in hands[1]"),
    ("no match", changed(lines=[["6-2", "4-3"], []]), "lines[1]: 4-3 does not match the 2"),
    (
        "no match with the engine",
        changed(mexican=["5-4"], hands=[["2-1"], ["1-0"]]),
        "mexican: 5-4 does not match",
    ),
    ("lines no list", changed(lines="x"), "lines: 'x' is not a list"),
    ("mexican no list", changed(mexican="x"), "mexican: 'x' is not a list"),
    ("wrong way round", changed(lines=[["2-6"], []]), "lines[1]: 6-2 lies the wrong way round: 6 is inward"),
    ("boneyard a word", changed(boneyard="all"), "boneyard: 'all' is not a list"),
    ("boneyard short", changed(boneyard=[]), "boneyard: 0-0 is nowhere"),
    ("boneyard twice", changed(boneyard=["2-1"]), "boneyard: 2-1 is already in hands[1]"),
    ("open short", changed(open=[True]), "open: 1 entries for 2 seats"),
    ("open no list", changed(open="x"), "open: 'x' is not a list"),
    ("open numbers", changed(open=[0, 1]), "open: 0 is neither true nor false"),
    ("turns short", changed(turns_taken=[1]), "turns_taken: 1 entries for 2 seats"),
    ("turns no list", changed(turns_taken="x"), "turns_taken: 'x' is not a list"),
    ("turns too many", changed(turns_taken=[100_000, 100_001]), "turns_taken: 100001 is not a whole number"),
    ("turns negative", changed(turns_taken=[1, -1]), "turns_taken: -1 is not a whole number"),
    ("turns huge", changed(turns_taken=[1, 10**400]), "turns_taken: 1000"),
    ("turn no object", changed(turn=[]), "turn: is not an object"),
    ("turn key", changed(turn={"who": 1}), "turn.who: there is no such key"),
    ("no such seat", changed(turn={"seat": 3}), "turn.seat: 3 is not a whole number from 1 to 2"),
    ("seat nought", changed(turn={"seat": 0}), "turn.seat: 0 is not"),
    ("drew a number", changed(turn={"drew": 1}), "turn.drew: 1 is neither true nor false"),
    ("drawn a number", changed(turn={"drawn": 1}), "turn.drawn: 1 is neither true nor false"),
    ("drew but not drawn", changed(turn={"drew": True, "drawn": False}), "turn.drawn: is false although"),
    ("laid where nothing lies", changed(lines=[[], []], turn={"laid": ["1"]}), "turn.laid: line 1 has fewer"),
    ("laid too often", changed(turn={"laid": ["1", "1"]}), "turn.laid: line 1 has fewer tiles than that"),
    ("laid elsewhere", changed(turn={"laid": ["3"]}), "turn.laid: there is no line '3' at this table"),
    ("laid on a number", changed(turn={"laid": [1]}), "turn.laid: there is no line 1"),
    ("queue elsewhere", changed(open_doubles=["9"]), "open_doubles: there is no line '9'"),
    (
        "queue without double",
        changed(open_doubles=["1"]),
        "open_doubles: line 1 does not end in an uncovered",
    ),
    (
        "queue of an empty line",
        changed(lines=[["6-2"], []], open_doubles=["2"]),
        "open_doubles: line 2 does not",
    ),
    ("queue twice", changed(open_doubles=["2", "2"]), "open_doubles: line 2 is named twice"),
    (
        "queue where none blocks",
        changed(rules={"set": 6, "doubles": "free"}, open_doubles=["2"]),
        "open_doubles: doubles",
    ),
    (
        "own not in the queue",
        changed(turn={"doubles": ["2"]}),
        "turn.doubles: line 2 is not among the open doubles",
    ),
    ("own elsewhere", changed(turn={"doubles": ["9"]}), "turn.doubles: there is no line '9'"),
    (
        "own twice",
        changed(open_doubles=["2"], turn={"doubles": ["2", "2"]}),
        "turn.doubles: line 2 is named twice",
    ),
    ("empty hand", changed(hands=[["2-1"], []]), "hands[2]: is empty, so the round would be over"),
    (
        "empty hand but nobody waits",
        changed(rules={"set": 6, "end_on_double": False}, hands=[[], ["5-4"]]),
        "hands[1]: is",
    ),
    (
        "spur of a living double",
        changed(
            rules={"preset": "family", "set": 6},
            mexican=["6-1", "1-1", "1-5", "5-3"],
            hands=[["1-0"], ["5-4"]],
        ),
        "mexican: the line goes on from the spur of 1-1",
    ),
    ("deep", changed(lines=DEEP), "lines: 1 lines for 2 seats"),
    ("deep hands", changed(hands=[DEEP, DEEP]), "hands[1]: [[[...]]] is not a tile"),
]


@pytest.mark.parametrize(
    ("data", "reason"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_what_cannot_be_is_refused_with_the_field_and_the_reason(data: Any, reason: str) -> None:
    with pytest.raises(RefusedPosition) as caught:
        position_from(data)
    assert str(caught.value).startswith(reason)
    assert str(caught.value) == f"{caught.value.field}: {caught.value.reason}"
    assert len(str(caught.value)) < 250


def test_a_tile_that_is_there_twice_is_told_with_both_its_places() -> None:
    with pytest.raises(RefusedPosition, match=r"^hands\[1\]: 6-6 is already in engine$"):
        position_from(changed(hands=[["6-6"], ["5-4"]]))


def test_an_empty_hand_may_wait_for_an_open_double_where_a_double_is_no_last_tile() -> None:
    rules = {"set": 6, "end_on_double": False}
    position_from(changed(rules=rules, hands=[[], ["5-4"]], open_doubles=["2"]))
    with pytest.raises(RefusedPosition, match="is empty"):
        position_from(changed(hands=[[], ["5-4"]], open_doubles=["2"]))


def test_an_empty_hand_may_have_just_laid_its_last_double() -> None:
    rules = {"set": 6, "end_on_double": False, "doubles": "free"}
    for line, seat in (("2", 2), ("M", 2)):
        data = changed(
            rules=rules, mexican=["6-1", "1-1"], hands=[["5-4"], []], turn={"seat": seat, "laid": [line]}
        )
        assert legal(at(data)) == ["draw"]
    laid_last = {"hands": [["5-4"], []], "turn": {"seat": 2, "laid": ["M"]}}
    assert legal(at(changed(rules=rules, lines=[["6-2"], ["6-3"]], mexican=["6-1", "1-1"], **laid_last)))
    with pytest.raises(RefusedPosition, match="is empty"):
        position_from(changed(rules=rules, mexican=["6-1", "1-0"], **laid_last))
    with pytest.raises(RefusedPosition, match="is empty"):
        position_from(changed(rules=rules, hands=[["5-4"], []], turn={"seat": 2, "laid": ["1"]}))
    with pytest.raises(RefusedPosition, match="is empty"):
        position_from(
            changed(rules=rules, hands=[["5-4"], []], turn={"seat": 2, "laid": ["2"], "drew": True})
        )


def test_an_empty_hand_may_have_laid_its_only_tile_as_the_engine() -> None:
    data = changed(
        rules={"set": 6, "engine": "holder"},
        lines=[[], []],
        mexican=[],
        hands=[[], ["5-4"]],
        turns_taken=[0, 0],
    )
    outcome = at(data).outcome
    assert outcome is not None
    assert outcome.seat == 0
    wrong_ones: list[dict[str, Any]] = [
        {"turns_taken": [1, 0]},
        {"rules": {"set": 6}},
        {"turn": {"seat": 2}},
        {"mexican": ["6-1"]},
    ]
    for wrong in wrong_ones:
        with pytest.raises(RefusedPosition, match="is empty"):
            position_from(data | wrong)


def test_reading_undoes_writing_at_every_moment_of_a_round() -> None:
    chance = Random("text")
    for _ in range(8):
        game = random_round(chance)
        for _action in play_out(game, chance):
            text = json.dumps(position_to(game.position()))
            assert position_from(json.loads(text)) == game.position()


def test_writing_undoes_reading_for_every_known_case() -> None:
    for name in ("situations", "games", "perft"):
        for case in cases(name):
            position = position_from(case["position"])
            assert position_from(json.loads(json.dumps(position_to(position)))) == position


MUTANTS = [
    None,
    True,
    0,
    -1,
    7,
    10**40,
    1.5,
    "",
    "6-2",
    "M",
    "1",
    [],
    [[]],
    {},
    {"seat": 1},
    ["6-2"],
    [["6-2"], []],
]


def test_no_mistake_in_a_position_is_anything_but_refused_or_answered() -> None:
    chance = Random("mutants")
    answered = refused = 0
    known = [case["position"] for name in ("situations", "games") for case in cases(name)]
    for _ in range(1_500):
        data = json.loads(json.dumps(chance.choice(known)))
        for _ in range(chance.randint(1, 3)):
            mutate(data, chance)
        try:
            game = Round(position_from(data))
        except RefusedPosition:
            refused += 1
            continue
        answered += 1
        for _ in range(5):
            if game.outcome is None:
                game.apply(chance.choice(game.legal_actions()))
    assert answered > 50
    assert refused > 500


def mutate(data: Any, chance: Random) -> None:
    """Change, drop or add one value somewhere inside."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = chance.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.7:
            data = inner
            continue
        match chance.randrange(3):
            case 0:
                data[key] = chance.choice(MUTANTS)
            case 1:
                del data[key]
            case _:
                other = chance.choice(keys)
                data[key], data[other] = data[other], data[key]
        return


def test_a_position_can_be_played_on_from_its_text() -> None:
    game = table({}, ["3-3 3-1 5-0", "5-5"], "6-3", "6-4")
    do(game, "3-3>1")
    again = at(json.loads(json.dumps(position_to(game.position()))))
    assert again.doubles == [0]
    assert again.laid == [0]
    do(again, "3-1>1")
    assert again.lines[0][-1] is Tile(3, 1)
