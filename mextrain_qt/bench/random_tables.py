"""Tables that nobody would think of: random house rules and as many seats as can play by them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from mextrain_qt.model.options import CHOICES, PRESETS, Options, RefusedOption, options_from_rules


def random_rules(chance: Random) -> dict[str, Any]:
    """A preset with some options changed, each to any of its values."""
    rules: dict[str, Any] = {"preset": chance.choice(list(PRESETS))}
    share = chance.choice((0.1, 0.3, 0.8))
    for name, choices in CHOICES.items():
        if name != "set" and chance.random() < share:
            rules[name] = chance.choice(choices)
    rules["set"] = chance.choice((6, 6, 9, 9, 12, 12, 15, 18))
    if chance.random() < 0.3:
        rules["blank_points"] = chance.choice((0, 25, 50))
    return rules


def random_options(chance: Random) -> tuple[Options, int]:
    """Random rules and a number of seats that can play by them."""
    seats = chance.randint(2, 8)
    options = options_from_rules(random_rules(chance))
    if chance.random() < 0.4:
        # Short rounds reach their end in more ways than long ones.
        hand = chance.randint(1, min(4, options.largest_hand(seats)))
        options = replace(options, hand_size=hand)
    try:
        options.check_seats(seats)
    except RefusedOption:
        options = replace(options, hand_size=1)
    return options, seats


def random_match(chance: Random) -> tuple[Options, int]:
    """The same with a first engine and a number of rounds, short matches more often than full ones."""
    options, seats = random_options(chance)
    if options.engine != "highest" and chance.random() < 0.5:
        options = replace(options, first_engine=chance.randint(0, options.highest))
    most = options.largest_number_of_rounds()
    if chance.random() < 0.9:
        options = replace(options, rounds=chance.randint(1, min(most, chance.choice((1, 3, 6)))))
    return options, seats
