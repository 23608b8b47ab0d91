"""Thousands of random rounds under random rules: what holds at every moment of every one of them."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.bench import invariants
from mextrain_qt.bench.invariants import EVERY_ACTION, Story
from mextrain_qt.model.actions import LINE_NAMES, MEXICAN
from mextrain_qt.model.tiles import set_size
from tests.model.play import random_round

BATCHES, ROUNDS_A_BATCH = 50, 70
STEPS_BETWEEN_FULL_CHECKS = 60
MOST_STEPS = 3_000


@pytest.mark.no_cover
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_rounds_keep_every_promise_and_end(batch: int) -> None:
    chance = Random(f"rounds {batch}")
    until_full_check = chance.randrange(STEPS_BETWEEN_FULL_CHECKS)
    for _ in range(ROUNDS_A_BATCH):
        game = random_round(chance)
        story = Story(game)
        steps = 0
        while game.outcome is None:
            invariants.somebody_can_act(game)
            invariants.no_tile_is_lost_or_doubled(game)
            until_full_check -= 1
            if until_full_check < 0:
                until_full_check = STEPS_BETWEEN_FULL_CHECKS
                invariants.legal_or_refused_for_a_reason(game, EVERY_ACTION)
                invariants.refused_actions_change_nothing(game, chance)
                invariants.text_gives_the_same_moment(game)
                invariants.a_copy_goes_its_own_way(game, chance)
                invariants.lines_read_as_they_lie(game)
            hand = game.hands[game.seat]
            events = game.apply(chance.choice(game.legal_actions()))
            for event in events:
                story.hear(event, game)
            invariants.what_is_told_of_a_hand_is_true(events, hand)
            story.agrees_with(game)
            steps += 1
            assert steps < MOST_STEPS
        invariants.the_end_is_counted_right(game)
        if chance.random() < 0.1:
            invariants.legal_or_refused_for_a_reason(game, EVERY_ACTION)
            invariants.refused_actions_change_nothing(game, chance)


def test_the_batches_are_thousands_of_rounds() -> None:
    assert BATCHES * ROUNDS_A_BATCH >= 3_000


def test_every_line_has_a_name_and_every_set_its_tiles() -> None:
    assert len(LINE_NAMES) == MEXICAN + 1
    assert [set_size(highest) for highest in (6, 9, 12, 15, 18)] == [28, 55, 91, 136, 190]
