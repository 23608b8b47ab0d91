"""The options of a house: presets, hand sizes, match lengths, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_rules
from mextrain_qt.model.options import (
    ATTRIBUTES,
    CHOICES,
    OPTION_NAMES,
    OPTIONAL,
    PRESETS,
    RANGES,
    Options,
    RefusedOption,
    check_match,
    options_from_rules,
    usual_hand,
)
from mextrain_qt.model.tiles import SETS, set_size

PRESET_TABLE = """
option             salon       station     family
engine             centre      holder      holder
mexican            anyone      anyone      anyone
doubles            block       block       pause
cover              1           1           2
replay             True        True        False
several_doubles    True        False       False
replay_where       double      double      double
marker_off         own         own         own
release_dead       True        False       True
end_on_double      True        False       True
must_play_drawn    True        True        False
burst              False       False       False
burst_double       cover       cover       cover
draws              per_play    per_play    per_play
own_first          False       False       False
layer_pays         True        True        True
blank_points       0           0           0
tie_break          last_round  shared      last_round
"""

HANDS = {12: (15, 12, 10), 9: (10, 8, 5), 6: (5, 3, 2), 15: (18, 15, 12), 18: (22, 18, 15)}


def test_the_presets_are_those_of_the_rules() -> None:
    heading, *rows = (line.split() for line in PRESET_TABLE.strip().splitlines())
    for name, *values in rows:
        for preset, value in zip(heading[1:], values, strict=True):
            assert str(getattr(PRESETS[preset], name)) == value, (preset, name)
    assert PRESETS["station"].engine_missing == "centre"
    assert PRESETS["family"].engine_missing == "draw"


def test_nothing_said_means_salon_with_a_double_twelve_set() -> None:
    assert options_from_rules({}) == PRESETS["salon"] == Options()
    assert Options().highest == 12


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_by_its_name_is_the_preset(preset: str) -> None:
    assert options_from_rules({"preset": preset}) == PRESETS[preset]


@pytest.mark.parametrize("highest", SETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_hands_are_those_of_the_table(highest: int, seats: int) -> None:
    wanted = HANDS[highest][0 if seats <= 4 else 1 if seats <= 6 else 2]
    assert usual_hand(highest, seats) == wanted
    options = Options(highest=highest)
    assert options.tiles_per_hand(seats) == wanted
    options.check_seats(seats)


@pytest.mark.parametrize("engine", ["centre", "holder", "highest"])
@pytest.mark.parametrize("highest", SETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_hand_may_have_from_one_tile_to_what_leaves_one_a_seat(
    engine: str, highest: int, seats: int
) -> None:
    options = Options(engine=engine, highest=highest)
    tiles = set_size(highest) - (engine == "centre")
    largest = options.largest_hand(seats)
    assert tiles - seats * largest >= seats > tiles - seats * (largest + 1)
    replace(options, hand_size=1).check_seats(seats)
    replace(options, hand_size=largest).check_seats(seats)
    with pytest.raises(RefusedOption, match=r"hand_size: .* are too many: at most"):
        replace(options, hand_size=largest + 1).check_seats(seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_a_table_has_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(RefusedOption, match=r"seats: .* cannot play: a table has 2 to 8 seats"):
        Options().check_seats(seats)


@pytest.mark.parametrize("highest", SETS)
@pytest.mark.parametrize("engine", ["centre", "holder", "highest"])
def test_a_full_match_goes_through_every_double(highest: int, engine: str) -> None:
    assert Options(highest=highest, engine=engine).number_of_rounds() == highest + 1


def test_a_match_with_a_smaller_first_engine_is_shorter() -> None:
    options = Options(first_engine=4)
    assert options.engine_of_first_round() == 4
    assert options.number_of_rounds() == 5


def test_the_first_engine_has_no_effect_where_the_highest_double_is_laid() -> None:
    assert Options(engine="highest", first_engine=4).number_of_rounds() == 13


def test_a_shorter_match_may_be_agreed() -> None:
    assert options_from_rules({"rounds": 3}).number_of_rounds() == 3


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ({"rounds": 14}, "rounds: 14 rounds are more than the 13 doubles that can be engines"),
        ({"rounds": 5, "first_engine": 3}, "rounds: 5 rounds are more than the 4 doubles"),
        ({"set": 6, "rounds": 8, "engine": "highest"}, "rounds: 8 rounds are more than the 7 doubles"),
        ({"set": 6, "first_engine": 9}, "first_engine: there is no double 9 in a double-6 set"),
        ({"speed": 3}, "speed: there is no such option"),
        ({"preset": "casino"}, "preset: there is no preset 'casino', only salon, station, family"),
        ({"preset": None}, "preset: there is no preset null"),
        ({"preset": ["salon"]}, "preset: there is no preset"),
        ({"set": 7}, "set: 7 is not one of 6, 9, 12, 15, 18"),
        ({"set": 12.0}, "set: 12.0 is not one of"),
        ({"cover": True}, "cover: true is not one of 1, 2"),
        ({"burst": 1}, "burst: 1 is not one of false, true"),
        ({"burst": None}, "burst: null is not one of false, true"),
        ({"doubles": "Block"}, "doubles: 'Block' is not one of block, pause, free"),
        ({"blank_points": -1}, "blank_points: -1 is not a whole number from 0 to 999"),
        ({"blank_points": None}, "blank_points: null is not a whole number"),
        ({"rounds": 0}, "rounds: 0 is not a whole number from 1 to 19"),
        ({"rounds": True}, "rounds: true is not a whole number"),
        ({"hand_size": 0}, "hand_size: 0 is not a whole number from 1 to 190"),
        ({"hand_size": "7"}, "hand_size: '7' is not a whole number"),
        ({"first_engine": 10**30}, "first_engine: 1000000000000000000000000000000 is not a whole number"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_name_and_the_reason(
    rules: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RefusedOption) as caught:
        options_from_rules(rules)
    assert str(caught.value).startswith(reason)
    assert caught.value.option == reason.partition(":")[0]
    assert caught.value.reason in str(caught.value)


def test_a_refusal_is_short_whatever_was_given() -> None:
    for rules in ({"x" * 10_000: 1}, {"mexican": "y" * 10_000}, {"rounds": [[[[1] * 99] * 99] * 99]}):
        with pytest.raises(RefusedOption) as caught:
            options_from_rules(rules)
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_every_option_has_a_choice_or_a_range(name: str) -> None:
    assert (name in CHOICES) != (name in RANGES)
    for value in CHOICES.get(name, ()):
        options_from_rules({name: value})
    for value in RANGES.get(name, ())[:1]:
        options_from_rules({name: value})


VALUE_TABLE = """
set              6 9 12 15 18
engine           centre holder highest
engine_missing   draw centre
mexican          anyone permanent second_turn after_own after_all
doubles          block pause free
cover            1 2
replay_where     double anywhere
marker_off       own any
burst_double     cover free
draws            per_play per_turn
tie_break        last_round rounds_won shared
blank_points     0 25 50 999
rounds           1 13
hand_size        1 44
first_engine     0 12
"""


def test_the_values_of_the_rules_are_taken() -> None:
    for name, *values in (line.split() for line in VALUE_TABLE.strip().splitlines()):
        for value in values:
            options = options_from_rules({name: int(value) if value.isdecimal() else value})
            assert str(getattr(options, ATTRIBUTES.get(name, name))) == value


@pytest.mark.parametrize("name", sorted(OPTIONAL))
def test_null_means_the_usual_value(name: str) -> None:
    assert options_from_rules({name: None}) == Options()


def test_rules_written_and_read_again_are_the_same() -> None:
    chance = Random("rules")
    for _ in range(500):
        options = options_from_rules(random_rules(chance))
        if chance.random() < 0.3:
            options = replace(options, rounds=chance.randint(1, 7), hand_size=chance.randint(1, 9))
        written = options.as_rules()
        assert options_from_rules(written) == options
        assert "first_engine" not in written
        base = PRESETS[options.preset]
        for name, value in written.items():
            if name not in ("preset", "set"):
                assert value != getattr(base, name), "only what differs is written"


def test_a_match_that_fits_the_set_is_not_refused() -> None:
    check_match(Options(highest=6, first_engine=6, rounds=7))
