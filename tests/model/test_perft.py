"""Counts of action sequences, against a table of known values."""

from __future__ import annotations

from typing import Any

import pytest

from mextrain_qt.model.perft import perft
from tests.model.play import at, cases

KNOWN = cases("perft")


@pytest.mark.parametrize("place", range(len(KNOWN)))
def test_the_sequences_from_a_known_position_are_counted(place: int) -> None:
    case: dict[str, Any] = KNOWN[place]
    wanted: list[int] = case["perft"]
    # The longest of them are left to the command, which has the time.
    depth = next((d for d, count in enumerate(wanted) if sum(wanted[: d + 1]) > 12_000), len(wanted) - 1)
    assert depth >= 2
    assert perft(at(case["position"]), depth) == wanted[: depth + 1]


def test_nothing_done_is_one_sequence() -> None:
    assert perft(at(KNOWN[0]["position"]), 0) == [1]


def test_a_finished_round_counts_once_at_every_further_depth() -> None:
    rules = {"preset": "salon", "set": 6}
    last_tile = at({"rules": rules, "engine": 6, "lines": [[], []], "hands": [["6-1"], ["5-5"]]})
    # One tile, two lines to lay it on, and the round is over.
    assert perft(last_tile, 4) == [1, 2, 2, 2, 2]


def test_counting_leaves_the_round_alone() -> None:
    game = at(KNOWN[0]["position"])
    before = game.position()
    perft(game, 3)
    assert game.position() == before
