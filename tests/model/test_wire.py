"""An observation is the same after a trip through JSON."""

from __future__ import annotations

import json
from random import Random

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.events import Event
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.wire import from_json, to_json


@pytest.mark.parametrize("seed", range(6))
def test_an_observation_survives_the_wire(seed: int) -> None:
    chance = Random(seed)
    kinds: set[type[Event]] = set()
    for _ in range(12):
        options, seats = random_options(chance)
        match = Match(options, tuple(Seat(str(n), "person") for n in range(seats)), chance.randint(1, 10**6))
        for _ in range(chance.randint(0, 200)):
            if match.round.outcome is None:
                match.apply(chance.choice(match.round.legal_actions()))
            elif not match.is_over:
                match.next_round()
        for seat in (match.round.seat, chance.randrange(seats)):
            seen = observe(match, seat)
            kinds |= {type(event) for event in seen.log}
            again = from_json(json.loads(json.dumps(to_json(seen))))
            assert again == seen
            assert [type(event) for event in again.log] == [type(event) for event in seen.log]
    assert len(kinds) >= 7
