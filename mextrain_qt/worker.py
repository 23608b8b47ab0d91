"""The other end of :mod:`mextrain_qt.thinking`: a process that searches, asked and answering in JSON lines.

A question is ``{"job": 7, "observation": {…}, "actions": ["12-5>1", …], "seed": 1, "seconds": 1.0,
"drop": true}``; its observation is all the process ever learns of a match. The answer is ``{"job": 7,
"tallies": [[deals, total, squares, gain, gain squares], …], "rollouts": 1234}``, one tally an action,
or ``{"job": 7, "error": "…"}``. The process ends with its input, so it never outlives the window.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import astuple
from random import Random
from typing import IO, Any, Final

from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.players.master import DROP
from mextrain_qt.model.players.search import Search
from mextrain_qt.model.wire import from_json

_NICENESS: Final = 5
"""Where all cores are busy the window comes first."""


def main(questions: IO[str] | None = None, answers: IO[str] | None = None) -> int:
    """Answer questions until there are no more; the exit status, always 0."""
    questions, answers = questions or sys.stdin, answers or sys.stdout
    for line in questions:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")
        answers.flush()
    return 0


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question, after as many seconds as it asks for."""
    until = time.perf_counter() + question["seconds"]
    try:
        seen = from_json(question["observation"])
        actions = [parse_action(text) for text in question["actions"]]
        search = Search(seen, actions, Random(question["seed"]))
    except (KeyError, TypeError, ValueError) as error:
        return {"job": question["job"], "error": str(error)}
    if question["drop"]:
        search.settle(lambda: time.perf_counter() < until, DROP)
    else:
        search.measure(lambda: time.perf_counter() < until)
    return {
        "job": question["job"],
        "tallies": [astuple(tally) for tally in search.tallies],
        "rollouts": search.rollouts,
    }


def run() -> int:
    """What such a process does: it steps back behind the window, and answers what it is asked."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    return main()


if __name__ == "__main__":
    sys.exit(run())
