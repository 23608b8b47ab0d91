"""``mextrain-qt position``: positions and actions in, legal actions and final moments out."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mextrain_qt.commands.lines import objects_on_standard_input, say
from mextrain_qt.model.actions import LINE_NAMES, parse_action
from mextrain_qt.model.notation import RefusedPosition, position_from, position_to
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.round import Round
from mextrain_qt.model.wording import clipped, shown

HELP = "answer positions, one JSON object a line, with what is legal at every step"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command has no options: it reads standard input."""
    parser.description = (
        'Reads lines like {"position": {...}, "actions": ["7-5>1", "draw"]} on standard input.'
    )


def run(args: argparse.Namespace) -> int:
    """Answer every line; 1 if any was refused."""
    status = 0
    for data in objects_on_standard_input():
        answer = {"error": data, "step": None} if isinstance(data, str) else answer_to(data)
        status = status or int("error" in answer)
        say(json.dumps(answer))
    sys.stdout.flush()
    return status


def answer_to(data: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request: ``steps``, ``position`` and ``over``, or ``error`` and ``step``."""
    for key in data:
        if key not in ("position", "actions"):
            return {"error": f"{clipped(key)}: there is no such key", "step": None}
    actions = data.get("actions", [])
    if not isinstance(actions, list):
        return {"error": "actions: is not a list", "step": None}
    try:
        if "position" not in data:
            raise RefusedPosition("position", "is missing")
        game = Round(position_from(data["position"]))
    except RefusedPosition as refused:
        return {"error": str(refused), "step": None}
    steps = []
    for done, text in enumerate(actions):
        steps.append(moment(game))
        try:
            if not isinstance(text, str):
                raise ValueError(f"{shown(text)} is not an action")
            game.apply(parse_action(text))
        except IllegalAction as illegal:
            return {"error": f"{text}: {illegal.refusal}", "step": done}
        except ValueError as error:
            return {"error": str(error), "step": done}
    steps.append(moment(game))
    over = game.outcome
    return {
        "steps": steps,
        "position": position_to(game.position()),
        "over": over
        and {
            "reason": over.reason,
            "seat": None if over.seat is None else over.seat + 1,
            "points": list(over.points),
        },
    }


def moment(game: Round) -> dict[str, Any]:
    """Who is to move, what is legal (sorted as text) and which line has to be covered first."""
    cover = game.must_cover
    return {
        "seat": game.seat + 1,
        "legal": sorted(action.text for action in game.legal_actions()),
        "must_cover": None if cover is None else LINE_NAMES[cover],
    }
