"""The running program, killed at random moments: the same table comes back."""

from __future__ import annotations

import signal
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.self_playing import ARRANGE, GO_ON, state_of
from mextrain_qt.bench.verify_kill import Lost, Told, check_return, verify
from mextrain_qt.model.match import Match
from mextrain_qt.model.options import PRESETS
from tests.model.playing import play_round, seats

State = dict[str, Any]

needs_kill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")


@needs_kill
@pytest.mark.gui
def test_a_program_killed_at_random_moments_brings_the_same_table_back(tmp_path: Path) -> None:
    told = list(verify(tmp_path, kills=3, seed=11))
    assert len(told) == 4
    assert sum(each.states for each, _ in told) > 3
    compared = [flight for _, flight in told if flight not in ("nothing shown", "nothing before")]
    assert compared, "no table was compared with what it had been"


# That the comparison itself finds what is wrong.


def state(actions: int = 6) -> State:
    match = Match(PRESETS["salon"], seats(3), 5)
    play_round(match, Random(5), actions)
    match.current.hand_orders[0] = ((1, 2), (3, 4), (5, 6))
    return state_of(match)


def told(last: State, will: str | None = None) -> Told:
    return Told(first=last, last=last, states=1, will=will)


def test_the_same_state_and_the_next_action_are_right() -> None:
    assert check_return(Told(), state()) == "nothing before"
    assert check_return(told(state(6)), state(6)) == "nothing"
    assert check_return(told(state(6)), state(7)) == "an action"


@pytest.mark.parametrize("actions", [5, 8])
def test_a_lost_action_and_one_too_many_are_found(actions: int) -> None:
    with pytest.raises(Lost, match="round 1 after 6 actions"):
        check_return(told(state(6)), state(actions))


def test_another_position_is_found() -> None:
    other = deepcopy(state())
    other["position"]["boneyard"] = other["position"]["boneyard"][::-1]
    with pytest.raises(Lost, match="position differ"):
        check_return(told(state()), other)
    after = state(7)
    after["position"] = other["position"]
    with pytest.raises(Lost, match="did not lead to"):
        check_return(told(state(6)), after)


def test_another_order_of_the_hand_is_right_only_while_tiles_were_being_moved() -> None:
    other = state()
    other["order"] = other["order"][::-1]
    with pytest.raises(Lost, match="another order"):
        check_return(told(state()), other)
    assert check_return(told(state(), ARRANGE), other) == "moving tiles"
    other["order"] = other["order"][1:]
    with pytest.raises(Lost, match="another order"):
        check_return(told(state(), ARRANGE), other)


def test_the_next_round_comes_only_when_it_was_asked_for() -> None:
    match = Match(PRESETS["salon"], seats(3), 5)
    play_round(match, Random(5))
    before = state_of(match)
    match.next_round()
    after = state_of(match)
    assert check_return(told(before, GO_ON), after) == "the next round"
    with pytest.raises(Lost, match="came back as"):
        check_return(told(before), after)
    after["points"][0] = [0, 0, 1]
    with pytest.raises(Lost, match="scoresheet is another"):
        check_return(told(before, GO_ON), after)
