"""What the other seats chose, and what they faced: found again from what one seat sees."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.model.actions import Play, parse_action
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.notation import position_from
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players.choices import CHOICES, Choice, choices_of
from mextrain_qt.model.players.plan import EXACT_UP_TO
from mextrain_qt.model.players.rollout import moment_of
from mextrain_qt.model.redeal import Redeals
from tests.model.play import random_options


@pytest.mark.parametrize("seed", range(12))
def test_every_choice_is_found_with_what_the_seat_faced(seed: int) -> None:
    chance = Random(seed)
    options, seats = random_options(chance)
    match = Match(options, tuple(Seat(str(n), "person") for n in range(seats)), seed + 1)
    observer = chance.randrange(seats)
    faced: list[list[Choice]] = [[] for _ in range(seats)]
    laid = [0] * seats
    for _ in range(chance.randint(20, 90)):
        game = match.round
        if game.outcome is not None:
            break
        action = chance.choice(game.legal_actions())
        if type(action) is Play:
            seat = game.seat
            if seat != observer and game.hands[seat].bit_count() <= EXACT_UP_TO:
                fewest = min(hand.bit_count() for each, hand in enumerate(game.hands) if each != seat)
                faced[seat].append(
                    Choice(
                        at=len(match.current.log) + 1,
                        now=moment_of(game),
                        fewest=fewest,
                        boneyard=game.boneyard_count,
                        laid=laid[seat],
                        line=action.line,
                        tile=action.tile.index,
                    )
                )
            laid[seat] |= action.tile.bit
        match.apply(action)
    seen = observe(match, observer)
    assert choices_of(seen, Redeals(seen, chance).walk()) == [each[-CHOICES:] for each in faced]


def test_nothing_is_known_of_choices_before_anything_was_laid() -> None:
    match = Match(PRESETS["salon"], (Seat("a", "person"), Seat("b", "person")), 1)
    seen = observe(match, 0)
    assert choices_of(seen, Redeals(seen, Random(1)).walk()) == [[], []]


TAKEN_UP = {
    "a line that had begun": {"lines": [["12-4"], []], "mexican": []},
    "an open line": {"lines": [[], []], "mexican": [], "open": [True, True]},
}


@pytest.mark.parametrize("name", TAKEN_UP)
def test_nothing_is_known_of_choices_in_a_round_that_was_taken_up_later(name: str) -> None:
    hands = [["12-7", "7-1", "3-3"], ["12-8", "5-0"]]
    options = PRESETS["salon"]
    position = position_from({"engine": 12, "hands": hands, **TAKEN_UP[name]})
    match = Match.from_position(position, (Seat("a", "person"), Seat("b", "person")))
    match.apply(parse_action("12-7>2" if "open" in TAKEN_UP[name] else "12-7>M"))
    assert match.options.doubles == options.doubles
    seen = observe(match, 1)
    assert choices_of(seen, Redeals(seen, Random(1)).walk()) == [[], []]
