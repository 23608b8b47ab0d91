"""Records: what is written, what is read again, and what is refused where and why."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.deal import shuffled
from mextrain_qt.model.match import LOOKED_INTO, Match
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.record import (
    FORMAT,
    RecordWriter,
    RefusedRecord,
    match_from,
    match_from_text,
    record_of,
    record_text,
)
from mextrain_qt.model.record_format import LARGEST_TEXT
from tests.model.play import at, table
from tests.model.playing import play_round, played_match, seats

SMALL = Options(highest=6)
OURS = ("id", "number", "marks", "from_position", "extras")
OURS_IN_A_ROUND = ("deal", "salt", "commitment", "times", "hand_orders", "bookmarks", "extras")


def again(value: Any) -> Any:
    """As it comes back from a file."""
    return json.loads(json.dumps(value))


def plain(record: dict[str, Any]) -> dict[str, Any]:
    """The record as another program would write it: with the keys of the positions page alone."""
    bare = {key: value for key, value in again(record).items() if key not in OURS}
    for each in bare["rounds"]:
        for key in OURS_IN_A_ROUND:
            each.pop(key, None)
    return bare


def same(one: Match, two: Match) -> None:
    assert record_of(one) == record_of(two)
    assert one.round.position() == two.round.position()
    assert one.points == two.points
    assert one.winners == two.winners
    assert [played.log for played in one.rounds] == [played.log for played in two.rounds]


# What is written.


def test_a_record_has_the_form_of_the_positions_page() -> None:
    match = played_match(SMALL)
    record = record_of(match)
    assert record["format"] == FORMAT == "mexican-train/1"
    assert record["rules"] == {"preset": "salon", "set": 6}
    assert record["first_engine"] == 6
    assert record["seats"][0] == {"name": "Seat 1", "player": "person"}
    assert len(record["rounds"]) == 7
    first = record["rounds"][0]
    assert first["position"]["engine"] == 6
    assert first["position"]["turns_taken"] == [0, 0, 0]
    assert first["actions"] == [action.text for action in match.rounds[0].actions]
    assert first["points"] == list(match.points[0])
    assert record["totals"] == list(match.totals)
    assert record["winners"] == [seat + 1 for seat in match.winners]


def test_a_record_bears_its_deals_and_their_seals() -> None:
    match = played_match(SMALL)
    for place, each in enumerate(record_of(match)["rounds"], start=1):
        assert each["deal"] == [str(tile) for tile in shuffled(7, place, 6)]
        assert each["commitment"] == match.rounds[place - 1].commitment
        assert each["salt"] == match.rounds[place - 1].salt


def test_a_round_in_progress_has_no_points_and_a_match_in_progress_no_winners() -> None:
    record = record_of(played_match(SMALL, rounds=2))
    assert "winners" not in record
    assert ["points" in each for each in record["rounds"]] == [True, True, False]


def test_rules_list_what_differs_and_the_length_and_hands_that_were_chosen() -> None:
    options = replace(PRESETS["family"], highest=6, rounds=2, hand_size=4, burst=True)
    assert record_of(played_match(options))["rules"] == {
        "preset": "family",
        "set": 6,
        "burst": True,
        "rounds": 2,
        "hand_size": 4,
    }


def test_the_text_is_plain_and_says_the_same() -> None:
    match = played_match(SMALL)
    match.extras["note"] = "é"
    text = record_text(match)
    assert text.isascii()
    assert json.loads(text) == again(record_of(match))
    assert len(text.splitlines()) < 30, "a line a round"


def test_times_that_nobody_noted_are_not_written() -> None:
    match = Match(SMALL, seats(3), 4)
    match.apply(match.round.legal_actions()[0])
    assert "times" not in record_of(match)["rounds"][0]


def test_a_writer_says_the_same_as_a_match_goes_on_is_taken_back_and_changed_for_another() -> None:
    writer = RecordWriter()
    chance = Random("writer")
    for number in (1, 2):
        match = Match(replace(SMALL, rounds=3), seats(3), number)
        while True:
            while match.round.outcome is None:
                match.apply(chance.choice(match.round.legal_actions()), 5.0)
                if chance.random() < 0.1:
                    match.take_back(min(2, len(match.current.actions)))
                assert writer.text(match) == record_text(match)
            if match.is_over:
                break
            match.next_round()
            assert writer.text(match) == record_text(match)


# What is read again.


@pytest.mark.parametrize("preset", PRESETS)
def test_reading_undoes_writing(preset: str) -> None:
    match = played_match(replace(PRESETS[preset], highest=9), 4)
    same(match_from(again(record_of(match))), match)
    same(match_from_text(record_text(match)), match)
    same(match_from_text(record_text(match).encode()), match)


def test_reading_undoes_writing_at_every_moment() -> None:
    match = Match(replace(SMALL, rounds=2), seats(3), 12)
    chance = Random(4)
    while not match.is_over:
        if match.round.outcome is not None:
            match.next_round()
        same(match_from(again(record_of(match))), match)
        play_round(match, chance, 1)
    same(match_from(again(record_of(match))), match)


def test_reading_undoes_writing_under_any_rules() -> None:
    chance = Random("records")
    for _ in range(60):
        options, count = random_options(chance)
        rounds = chance.randint(1, 2)
        match = played_match(replace(options, rounds=rounds), count, chance.randint(1, 2**31))
        same(match_from(again(record_of(match))), match)
        bare = match_from(plain(record_of(match)))
        assert bare.points == match.points
        assert bare.winners == match.winners


def test_what_the_window_notes_comes_back_too() -> None:
    match = played_match(SMALL, rounds=1)
    match.id = "abc123"
    match.marks = {LOOKED_INTO, "taken_back"}
    match.extras = {"colours": [3, 1, 2], "note": {"deep": [None, True, 1.5, "é"]}}
    match.current.hand_orders = {0: ((1, 6), (5, 5)), 2: ()}
    match.current.bookmarks = [0, 3]
    match.rounds[0].extras = {"seen": 1}
    read = match_from_text(record_text(match))
    same(read, match)
    assert read.id == "abc123"
    assert read.marks == match.marks
    assert read.extras == match.extras
    assert read.current.hand_orders == {0: ((1, 6), (5, 5)), 2: ()}
    assert read.current.bookmarks == [0, 3]
    assert read.rounds[0].extras == {"seen": 1}
    assert read.current.times == match.current.times


def test_a_match_that_was_opened_goes_on_with_the_same_deals() -> None:
    match = played_match(SMALL, rounds=1)
    read = match_from_text(record_text(match))
    for each in (match, read):
        play_round(each, Random(1))
        each.next_round()
    assert read.current.start == match.current.start


def test_a_record_of_another_program_is_read_and_can_be_played_on() -> None:
    match = played_match(SMALL, rounds=1)
    read = match_from(plain(record_of(match)))
    assert read.number is None
    assert read.current.commitment is None
    assert read.round.position() == match.round.position()
    play_round(read, Random(1))
    read.next_round()
    assert read.current.start.position.engine == 4
    again_read = match_from_text(record_text(read))
    same(again_read, read)


def test_keys_that_nobody_knows_are_passed_over() -> None:
    record = again(record_of(played_match(SMALL)))
    record["program"] = "another"
    record["rounds"][0]["comment"] = ["nice"]
    record["seats"][0]["country"] = "PT"
    assert match_from(record).is_over


def test_a_position_may_leave_out_the_rules_and_turns_that_go_without_saying() -> None:
    record = plain(record_of(played_match(replace(SMALL, burst=True))))
    for each in record["rounds"]:
        for key in ("rules", "turns_taken", "open", "mexican", "open_doubles"):
            del each["position"][key]
    assert match_from(record).is_over


def test_the_first_engine_may_be_left_out_where_it_is_the_highest() -> None:
    record = plain(record_of(played_match(SMALL)))
    del record["first_engine"]
    assert match_from(record).is_over


def test_a_round_from_a_position_is_a_record_too() -> None:
    game = table({}, ["3-3 3-1 5-0", "5-5"], "6-3", "6-4", turns_taken=[2, 2])
    match = Match.from_position(game.position(), seats(2))
    match.apply(match.round.legal_actions()[0])
    read = match_from_text(record_text(match))
    same(read, match)
    assert read.is_from_position
    assert read.options == match.options
    play_round(read, Random(1))
    same(match_from_text(record_text(read)), read)


def test_a_long_match_is_opened_in_half_a_second() -> None:
    text = record_text(played_match(Options(), 4))
    best = min(_seconds(lambda: match_from_text(text)) for _ in range(3))
    assert best < 0.5


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


# What is refused.


def change(record: dict[str, Any], path: str, value: Any) -> None:
    """Set the value at a path like ``rounds.0.points``; ``...`` removes it."""
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place: Any = record
    for part in way:
        place = place[part]
    if value is ...:
        del place[last]
    else:
        place[last] = value


GOOD = again(record_of(played_match(SMALL)))
BARE = plain(GOOD)
RUNNING = again(record_of(played_match(SMALL, rounds=1)))


def swapped(deal: list[str]) -> list[str]:
    return [deal[1], deal[0], *deal[2:]]


REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    (GOOD, "format", ..., "format: is not 'mexican-train/1', so this is no record of a match"),
    (GOOD, "format", "mexican-train/2", "format: 'mexican-train/2' is of a newer program than this one"),
    (GOOD, "format", "chess/1", "format: is not"),
    (GOOD, "format", "mexican-train/x", "format: is not"),
    (GOOD, "format", 1, "format: is not"),
    (GOOD, "rules", ..., "rules: is missing"),
    (GOOD, "rules", [], "rules: is not an object"),
    (GOOD, "rules", {"speed": 1}, "rules: speed: there is no such option"),
    (GOOD, "rules", {"preset": "salon", "set": 6, "rounds": 9}, "rules: rounds: 9 rounds are more"),
    (GOOD, "rules", {"preset": "salon", "set": 6, "hand_size": 9}, "rules.hand_size: 9 tiles"),
    (
        GOOD,
        "rules",
        {"preset": "salon", "set": 6, "first_engine": 5},
        "first_engine: is not the one of the rules",
    ),
    (GOOD, "rules", {"preset": "family", "set": 6}, "rounds[1].position.rules: are not those of the match"),
    (
        GOOD,
        "rules",
        {"preset": "salon", "set": 6, "rounds": 3},
        "rounds[4]: there are 3 rounds in this match",
    ),
    (GOOD, "first_engine", 7, "first_engine: there is no double 7"),
    (GOOD, "first_engine", "6", "first_engine: '6' is not a whole number"),
    (GOOD, "first_engine", 5, "rounds[7]: there are 6 rounds in this match"),
    (RUNNING, "first_engine", 5, "rounds[1].position.engine: is 6: round 1 has 5"),
    (GOOD, "seats", ..., "seats: is missing"),
    (GOOD, "seats", {}, "seats: {} is not a list"),
    (GOOD, "seats", [], "seats: 0 cannot play"),
    (GOOD, "seats.0", "Ana", "seats[1]: is not an object"),
    (GOOD, "seats.1.name", ..., "seats[2].name: is missing"),
    (GOOD, "seats.1.name", 7, "seats[2].name: 7 is not a text"),
    (GOOD, "seats.1.name", "x" * 101, "seats[2].name: is longer than 100 characters"),
    (GOOD, "seats.1.name", "a\nb", "seats[2].name: has characters"),
    (GOOD, "seats.1.player", "\ud800", "seats[2].player: has characters"),
    (GOOD, "seats", GOOD["seats"][:2], "rounds[1].position.hands: are 3 for 2 seats"),
    (GOOD, "id", "../../x", "id: '../../x' is not made of letters and digits"),
    (GOOD, "id", "x" * 65, "id: "),
    (GOOD, "id", None, "id: null is not a text"),
    (GOOD, "number", 0, "number: 0 is not a whole number from 1 to 2147483648"),
    (GOOD, "number", "7", "number: '7' is not"),
    (GOOD, "number", 8, "rounds[1].deal: is not that of deal 8"),
    (GOOD, "marks", ["a,b"], "marks: 'a,b' is no mark"),
    (GOOD, "marks", {}, "marks: {} is not a list"),
    (GOOD, "extras", [], "extras: is not an object"),
    (GOOD, "extras", {"x": float("nan")}, "extras: hold what JSON cannot say"),
    (GOOD, "from_position", 1, "from_position: 1 is neither true nor false"),
    (GOOD, "from_position", True, "from_position: a match from a position has one round"),
    (GOOD, "rounds", ..., "rounds: is missing"),
    (GOOD, "rounds", [], "rounds: there is none"),
    (GOOD, "rounds", 3, "rounds: 3 is not a list"),
    (GOOD, "rounds.0", 3, "rounds[1]: is not an object"),
    (GOOD, "rounds.2", [], "rounds[3]: is not an object"),
    (GOOD, "rounds.2.position", ..., "rounds[3].position: is missing"),
    (GOOD, "rounds.2.position", 1, "rounds[3].position: is not an object"),
    (GOOD, "rounds.2.position.colour", 1, "rounds[3].position.colour: there is no such key"),
    (GOOD, "rounds.2.position.hands.1", ["9-9"], "rounds[3].position.hands[2]: 9-9 is not in a double-6 set"),
    (GOOD, "rounds.2.position.rules", {"set": 6, "burst": True}, "rounds[3].position.rules: are not those"),
    (
        GOOD,
        "rounds.2.position.turns_taken",
        [1, 0, 0],
        "rounds[3].position: is not the moment of the first turn",
    ),
    (GOOD, "rounds.2.position.open", [True, False, False], "rounds[3].position: is not the moment"),
    (GOOD, "rounds.2.position.turn.drew", True, "rounds[3].position"),
    (GOOD, "rounds.2.position.turn.seat", 2, "rounds[3].position: is not what the deal gives"),
    (GOOD, "rounds.2.deal", "rest", "rounds[3].deal: 'rest' is not a list"),
    (GOOD, "rounds.2.deal.4", 5, "rounds[3].deal[5]: 5 is not a text"),
    (GOOD, "rounds.2.deal.4", "5", "rounds[3].deal[5]: '5' is not a tile"),
    (GOOD, "rounds.2.deal.4", ..., "rounds[3].deal: is not a shuffled double-6 set"),
    (GOOD, "rounds.2.deal", swapped(GOOD["rounds"][2]["deal"]), "rounds[3].deal: is not that of deal 7"),
    (GOOD, "rounds.2.salt", 5, "rounds[3].salt: 5 is no salt"),
    (GOOD, "rounds.2.salt", "cafe", "rounds[3].commitment: is not kept"),
    (GOOD, "rounds.2.salt", ..., "rounds[3].commitment: is not kept"),
    (
        GOOD,
        "rounds.2.commitment",
        "0" * 64,
        "rounds[3].commitment: is not kept: the deal or the salt was changed",
    ),
    (GOOD, "rounds.2.commitment", 17, "rounds[3].commitment: is not kept"),
    (GOOD, "rounds.2.actions", ..., "rounds[3].actions: is missing"),
    (GOOD, "rounds.2.actions", "draw", "rounds[3].actions: 'draw' is not a list"),
    (BARE, "rounds.0.actions.0", 5, "rounds[1].actions[1]: 5 is not a text"),
    (BARE, "rounds.0.actions.0", "jump", "rounds[1].actions[1]: 'jump' is not an action"),
    (BARE, "rounds.0.actions.0", "done", "rounds[1].actions[1]: done: the seat cannot say done now"),
    (BARE, "rounds.0.actions.3", ..., "rounds[1].actions["),
    (BARE, "rounds.0.actions", [], "rounds[1].points: are there although the round is not over"),
    (
        BARE,
        "rounds.0.actions",
        [*BARE["rounds"][0]["actions"], "pass"],
        f"rounds[1].actions[{len(BARE['rounds'][0]['actions']) + 1}]: pass: the round is over",
    ),
    (RUNNING, "rounds.0.actions", [], "rounds[1].times: are "),
    (GOOD, "rounds.0.times", [1.0], "rounds[1].times: are 1 for"),
    (GOOD, "rounds.0.times.0", "noon", "rounds[1].times: 'noon' is no time"),
    (GOOD, "rounds.0.times.0", True, "rounds[1].times: true is no time"),
    (GOOD, "rounds.0.times.0", -1, "rounds[1].times: -1 is no time"),
    (GOOD, "rounds.0.times.0", 10**400, "rounds[1].times: 1000"),
    (GOOD, "rounds.0.times.0", float("inf"), "rounds[1].times: inf is no time"),
    (GOOD, "rounds.2.points", ..., "rounds[3].points: are missing although the round is over"),
    (GOOD, "rounds.2.points", [0, 0, 0], "rounds[3].points: are [0, 0, 0]: the round gives"),
    (GOOD, "rounds.2.points", "none", "rounds[3].points: are 'none': the round gives"),
    (RUNNING, "rounds.1.points", [0, 1, 2], "rounds[2].points: are there although the round is not over"),
    (GOOD, "rounds.2.hand_orders", [], "rounds[3].hand_orders: is not an object"),
    (GOOD, "rounds.2.hand_orders", {"4": []}, "rounds[3].hand_orders: there is no seat '4'"),
    (GOOD, "rounds.2.hand_orders", {"1": ["x"]}, "rounds[3].hand_orders: 'x' is not a tile"),
    (GOOD, "rounds.2.hand_orders", {"1": [3]}, "rounds[3].hand_orders: 3 is not a text"),
    (GOOD, "rounds.2.hand_orders", {"1": ["1-2", "2-1"]}, "rounds[3].hand_orders: a tile is there twice"),
    (GOOD, "rounds.2.bookmarks", [-1], "rounds[3].bookmarks: -1 is not a whole number"),
    (GOOD, "rounds.2.bookmarks", 1, "rounds[3].bookmarks: 1 is not a list"),
    (GOOD, "rounds.2.extras", 1, "rounds[3].extras: is not an object"),
    (GOOD, "totals", ..., "totals: is missing"),
    (GOOD, "totals", [1, 2, 3], "totals: are [1, 2, 3]: the rounds give"),
    (GOOD, "totals.0", True, "totals: are "),
    (GOOD, "winners", ..., "winners: are missing although the match is over"),
    (GOOD, "winners", [1, 2, 3], "winners: are [1, 2, 3]: the totals give"),
    (GOOD, "winners", 1, "winners: are 1"),
    (RUNNING, "winners", [1], "winners: are there although the match is not over"),
    (
        BARE,
        "rounds.2.position.turn.seat",
        (BARE["rounds"][2]["position"]["turn"]["seat"] % 3) + 1,
        "rounds[3].position.turn: another seat has the first turn",
    ),
]


@pytest.mark.parametrize(
    ("good", "path", "value", "reason"),
    REFUSED,
    ids=[f"{place}-{case[1]}" for place, case in enumerate(REFUSED)],
)
def test_what_is_wrong_is_refused_with_the_place_and_the_reason(
    good: dict[str, Any], path: str, value: Any, reason: str
) -> None:
    record = again(good)
    change(record, path, value)
    with pytest.raises(RefusedRecord) as caught:
        match_from(record)
    assert str(caught.value).startswith(reason)
    assert str(caught.value) == f"{caught.value.place}: {caught.value.reason}"
    assert len(str(caught.value)) < 300


def test_a_round_cannot_begin_before_the_one_before_is_over() -> None:
    record = again(BARE)
    del record["rounds"][0]["points"]
    record["rounds"][0]["actions"] = record["rounds"][0]["actions"][:-1]
    with pytest.raises(RefusedRecord, match=r"rounds\[2\]: begins before the round before it is over"):
        match_from(record)


def test_a_tile_moved_from_a_hand_to_the_boneyard_is_noticed_without_the_deal() -> None:
    record = again(BARE)
    position = record["rounds"][1]["position"]
    position["boneyard"].append(position["hands"][0].pop())
    with pytest.raises(RefusedRecord, match=r"rounds\[2\].position.hands: are not as dealt: 5 tiles a seat"):
        match_from(record)


def test_a_deal_without_its_number_still_has_to_give_the_position() -> None:
    record = again(GOOD)
    del record["number"]
    assert match_from(record).number is None
    for key in ("salt", "commitment"):
        del record["rounds"][2][key]
    record["rounds"][2]["deal"] = swapped(record["rounds"][2]["deal"])
    position = record["rounds"][2]["position"]
    position["hands"][0], position["hands"][1] = position["hands"][1], position["hands"][0]
    with pytest.raises(RefusedRecord, match=r"rounds\[3\].position: is not what the deal gives"):
        match_from(record)


@pytest.mark.parametrize("data", [None, 1, "x", [], True, {}, [{}]])
def test_other_values_are_no_records(data: Any) -> None:
    with pytest.raises(RefusedRecord):
        match_from(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "record: is not JSON: Expecting value in line 1, column 1"),
        ("{", "record: is not JSON"),
        ('{"a": NaN}', "record: is not JSON: NaN is no number"),
        ('{"a": -Infinity}', "record: is not JSON: -Infinity is no number"),
        ('{"a": 1e999}', "record: is not JSON: a number is too large"),
        ("[" * 100_000, "record: is nested too deeply"),
        ('{"a": ' + "9" * 5_000 + "}", "record: is not JSON"),
        (b"\xff\xfe{}", "record: is not text: byte 1 is damaged"),
        (b'{"format": "\x80"}', "record: is not text: byte 13 is damaged"),
        (b"\x00\x00", "record: is not JSON"),
        ("x" * (LARGEST_TEXT + 1), "record: is too long"),
    ],
)
def test_other_texts_are_no_records(text: str | bytes, reason: str) -> None:
    with pytest.raises(RefusedRecord) as caught:
        match_from_text(text)
    assert str(caught.value).startswith(reason)


def test_a_mark_of_its_byte_order_does_no_harm() -> None:
    assert match_from_text(b"\xef\xbb\xbf" + record_text(played_match(SMALL)).encode()).is_over


# Starts without their deal.


@pytest.mark.no_cover
@pytest.mark.parametrize("engine", ["centre", "holder", "highest"])
@pytest.mark.parametrize("missing", ["draw", "centre"])
def test_every_start_that_can_be_dealt_is_believed(engine: str, missing: str) -> None:
    for number in range(1, 25):
        for hand in (1, 3):
            options = replace(SMALL, engine=engine, engine_missing=missing, hand_size=hand)
            match = played_match(options, 3, number)
            assert match_from(plain(record_of(match))).points == match.points


def hands(engine: str, missing: str, *hands: str, seat: int = 1) -> dict[str, Any]:
    """A record of one round that has just begun with those hands of two tiles each."""
    position = {
        "rules": {"set": 6},
        "engine": 6,
        "lines": [[] for _ in hands],
        "hands": [hand.split() for hand in hands],
        "turn": {"seat": seat},
        "turns_taken": [0] * len(hands),
    }
    rules = {"set": 6, "engine": engine, "engine_missing": missing, "hand_size": 2}
    position["rules"] = rules
    assert at(position)
    who = [{"name": str(each), "player": "person"} for each in range(len(hands))]
    return {
        "format": FORMAT,
        "rules": rules,
        "seats": who,
        "rounds": [{"position": position, "actions": []}],
        "totals": [0] * len(hands),
    }


def test_hands_that_a_deal_can_give_are_believed() -> None:
    match_from(hands("centre", "draw", "5-4 5-3", "2-1 2-0"))
    match_from(hands("holder", "centre", "5-4 5-3", "2-1 2-0"))
    match_from(hands("holder", "draw", "5-4", "2-1 2-0"))
    match_from(hands("holder", "draw", "5-4 5-3", "2-1 2-0", seat=1))
    match_from(hands("holder", "draw", "5-4 5-3 5-0", "2-1 2-0 4-1", seat=1))
    match_from(hands("highest", "draw", "5-4", "2-2 2-0"))
    match_from(hands("highest", "draw", "5-4 5-3", "2-1 2-0 4-1", seat=1))


@pytest.mark.parametrize(
    "record",
    [
        hands("centre", "draw", "5-4 5-3", "2-1"),
        hands("centre", "draw", "5-4 5-3 5-2", "2-1 2-0"),
        hands("holder", "centre", "5-4 5-3", "2-1 2-0 4-1"),
        hands("holder", "centre", "5-4", "2-1"),
        hands("holder", "draw", "5-4", "2-1"),
        hands("holder", "draw", "5-4 5-3", "2-1", seat=1),
        hands("holder", "draw", "5-4 5-3 5-0 4-0", "2-1 2-0", seat=1),
    ],
)
def test_hands_that_no_deal_gives_are_not_believed(record: dict[str, Any]) -> None:
    with pytest.raises(RefusedRecord, match=r"rounds\[1\].position.hands: are not as dealt: 2 tiles a seat"):
        match_from(record)


def test_a_higher_double_in_a_hand_should_have_been_the_engine() -> None:
    position = hands("highest", "draw", "5-4", "2-1 2-0")
    position["rounds"][0]["position"] |= {"engine": 3, "hands": [["5-4"], ["6-6", "2-0"]]}
    with pytest.raises(RefusedRecord, match="are not as dealt"):
        match_from(position)
    drawn = hands("highest", "draw", "5-4 5-3", "2-2 2-0 4-1", seat=1)
    with pytest.raises(RefusedRecord, match="are not as dealt"):
        match_from(drawn)
