"""What is greyed makes no difference, checked against the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.deal import shuffled, start_round
from mextrain_qt.model.options import CHOICES, PRESETS, Options, RefusedOption, options_from_rules
from mextrain_qt.model.round import Round
from mextrain_qt.views.new_game.scope import (
    HOUSE_RULES,
    Need,
    changes,
    playable,
    unmet_need,
    value_of,
    with_rules_of,
    with_value,
)

AT_THE_TABLE = tuple(
    name for names in HOUSE_RULES.values() for name in names if name in CHOICES and name != "tie_break"
)
"""The options a round is played by; the others only count points."""


def moments(options: Options, seats: int, number: int) -> list[object]:
    """Everything that may be done at every step of a random round, and how it ends."""
    chance = Random(number)
    order = shuffled(number, 1, options.highest)
    game = Round(start_round(options, seats, order, 1, number % seats).position)
    seen: list[object] = []
    while game.outcome is None:
        # In the order of their texts: the same choice from the same actions.
        legal = sorted(game.legal_actions(), key=str)
        seen.append((game.seat, legal))
        game.apply(chance.choice(legal))
    return [*seen, game.outcome]


def test_an_option_that_does_not_apply_changes_nothing_at_the_table() -> None:
    chance = Random(20)
    compared: dict[tuple[str, Need], int] = {}
    for _ in range(600):
        options, seats = random_options(chance)
        for name in AT_THE_TABLE:
            need = unmet_need(name, options)
            if need is None or options.highest > 12 or compared.get((name, need), 0) >= 30:
                continue
            other = chance.choice([each for each in CHOICES[name] if each != value_of(name, options)])
            number = chance.randint(1, 2**31)
            changed = with_value(options, name, other)
            assert moments(options, seats, number) == moments(changed, seats, number), (name, options)
            compared[name, need] = compared.get((name, need), 0) + 1
    assert len(compared) == 12
    assert min(compared.values()) >= 8


@pytest.mark.parametrize("name", AT_THE_TABLE)
def test_an_option_that_applies_can_change_a_round(name: str) -> None:
    chance = Random(21)
    for _ in range(3_000):
        options, seats = random_options(chance)
        if unmet_need(name, options) is not None or options.highest > 9:
            continue
        other = chance.choice([each for each in CHOICES[name] if each != value_of(name, options)])
        changed = with_value(options, name, other)
        try:
            changed.check_seats(seats)
        except RefusedOption:
            continue
        number = chance.randint(1, 2**31)
        if moments(options, seats, number) != moments(changed, seats, number):
            return
    pytest.fail(f"{name} never made a difference")


@pytest.mark.parametrize(
    ("name", "rules", "need"),
    [
        ("engine_missing", {}, Need.HOLDER),
        ("engine_missing", {"preset": "station"}, None),
        ("first_engine", {"engine": "highest"}, Need.FIXED_ENGINE),
        ("first_engine", {}, None),
        ("cover", {}, Need.PAUSE),
        ("cover", {"preset": "family"}, None),
        ("several_doubles", {"doubles": "free"}, Need.BLOCK),
        ("several_doubles", {"replay": False}, Need.REPLAY),
        ("several_doubles", {"replay_where": "anywhere"}, Need.REPLAY_ON_DOUBLE),
        ("several_doubles", {}, None),
        ("replay_where", {"doubles": "pause"}, Need.BLOCK),
        ("replay_where", {"replay": False}, Need.REPLAY),
        ("release_dead", {"doubles": "free", "replay": False}, Need.DEAD_MATTERS),
        ("release_dead", {"preset": "family"}, None),
        ("release_dead", {"replay": False}, None),
        ("draws", {"replay": False}, Need.LONG_TURN),
        ("draws", {"replay": False, "burst": True}, None),
        ("layer_pays", {"replay": False, "end_on_double": False}, None),
        ("burst_double", {}, Need.BURST),
        ("burst_double", {"burst": True, "doubles": "pause"}, Need.BLOCK),
        ("tie_break", {}, None),
    ],
)
def test_what_an_option_waits_for(name: str, rules: dict[str, object], need: Need | None) -> None:
    assert unmet_need(name, options_from_rules(rules)) == need


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_has_no_changes(preset: str) -> None:
    assert changes(PRESETS[preset]) == ()


def test_changes_are_the_rules_that_differ_and_make_a_difference() -> None:
    options = options_from_rules(
        {"doubles": "free", "replay_where": "anywhere", "blank_points": 25, "set": 9}
    )
    assert changes(options) == ("doubles", "blank_points")


def test_taking_rules_over_keeps_what_belongs_to_the_match() -> None:
    match = Options(highest=9, rounds=3, hand_size=4, first_engine=7, burst=True)
    taken = with_rules_of(match, PRESETS["family"])
    assert (taken.preset, taken.cover, taken.burst) == ("family", 2, False)
    assert (taken.highest, taken.rounds, taken.hand_size, taken.first_engine) == (9, 3, 4, 7)


def test_a_first_engine_is_dropped_only_where_every_round_finds_its_own() -> None:
    assert playable(Options(engine="highest", first_engine=5)).first_engine is None
    assert playable(Options(first_engine=5)).first_engine == 5
