"""The known situations, games and refusals of an independent reading of the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mextrain_qt.commands.position import answer_to
from mextrain_qt.model.notation import position_from, position_to
from mextrain_qt.model.round import Round
from tests.model.play import cases

SITUATIONS, GAMES, REFUSALS = cases("situations"), cases("games"), cases("refusals")


def request(case: dict[str, Any]) -> dict[str, Any]:
    return {"position": case["position"], "actions": case["actions"]}


def check(case: dict[str, Any]) -> None:
    answer, expected = answer_to(request(case)), case["expect"]
    assert "error" not in answer, answer
    assert answer["over"] == expected["over"]
    assert len(answer["steps"]) == len(expected["steps"])
    for step, (got, wanted) in enumerate(zip(answer["steps"], expected["steps"], strict=True)):
        assert got == wanted, f"step {step}"
    for key, value in expected["final"].items():
        assert answer["position"][key] == value, key


def test_the_known_cases_are_all_there() -> None:
    assert (len(SITUATIONS), len(GAMES), len(REFUSALS)) == (50, 40, 25)


@pytest.mark.parametrize("case", SITUATIONS, ids=lambda case: case["name"])
def test_a_known_situation_is_answered_as_expected(case: dict[str, Any]) -> None:
    check(case)


@pytest.mark.parametrize("place", range(len(GAMES)))
def test_a_known_game_is_followed_to_its_end(place: int) -> None:
    check(GAMES[place])


@pytest.mark.parametrize("case", REFUSALS, ids=lambda case: case["name"])
def test_a_known_mistake_is_refused_at_its_step(case: dict[str, Any]) -> None:
    answer = answer_to(request(case))
    assert answer["step"] == case["expect"]["step"]
    assert isinstance(answer["error"], str)
    assert answer["error"]


@pytest.mark.no_cover
@pytest.mark.parametrize("place", range(len(GAMES)))
def test_a_known_game_can_be_taken_up_at_any_of_its_moments(place: int) -> None:
    case = GAMES[place]
    game = Round(position_from(case["position"]))
    wanted = case["expect"]["steps"]
    for step, text in enumerate(case["actions"]):
        again = json.loads(json.dumps(position_to(game.position())))
        answer = answer_to({"position": again, "actions": case["actions"][step:]})
        assert answer["steps"] == wanted[step:], step
        game.apply(next(action for action in game.legal_actions() if action.text == text))
