"""``mextrain-qt perft``: how many action sequences start from a position."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mextrain_qt.amounts import from_nought
from mextrain_qt.commands.lines import objects_on_standard_input, say
from mextrain_qt.model.notation import RefusedPosition, position_from
from mextrain_qt.model.perft import perft
from mextrain_qt.model.round import Round

HELP = "count the action sequences from positions, one JSON object a line"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``DEPTH``: the length of the longest sequences counted."""
    parser.add_argument("depth", type=from_nought, metavar="DEPTH", help="the longest sequences to count")


def run(args: argparse.Namespace) -> int:
    """Answer every line; 1 if any was refused."""
    status = 0
    for data in objects_on_standard_input():
        answer = {"error": data, "step": None} if isinstance(data, str) else _answer(data, args.depth)
        status = status or int("error" in answer)
        say(json.dumps(answer))
    sys.stdout.flush()
    return status


def _answer(data: dict[str, Any], depth: int) -> dict[str, Any]:
    # What perft was measured before may be sent along in other keys, as in a table of known values.
    try:
        game = Round(position_from(data.get("position", data)))
    except RefusedPosition as refused:
        return {"error": str(refused), "step": None}
    return {"perft": perft(game, depth)}
