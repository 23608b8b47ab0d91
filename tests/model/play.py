"""What the model's tests share: random tables, random play, and reading the known cases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.actions import Action, parse_action
from mextrain_qt.model.deal import shuffled, start_round
from mextrain_qt.model.events import Event
from mextrain_qt.model.notation import position_from
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES

CASES = Path(__file__).resolve().parent.parent / "cases"


def cases(name: str) -> list[dict[str, Any]]:
    """The known cases of one file, one object a line."""
    return [json.loads(line) for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()]


def random_round(chance: Random) -> Round:
    """The start of a random round of a random deal."""
    options, seats = random_options(chance)
    number = chance.randint(1, 2**31)
    which = chance.randint(1, options.number_of_rounds())
    order = shuffled(number, which, options.highest)
    return Round(start_round(options, seats, order, which, chance.randrange(seats)).position)


def at(position: dict[str, Any]) -> Round:
    """The round at a position written as text."""
    return Round(position_from(position))


def legal(game: Round) -> list[str]:
    """What is legal, as text and sorted."""
    return sorted(action.text for action in game.legal_actions())


def play_out(game: Round, chance: Random) -> Iterator[Action]:
    """Play at random to the end; yields each action before it is carried out."""
    while game.outcome is None:
        actions = game.legal_actions()
        action = actions[int(chance.random() * len(actions))]
        yield action
        game.apply(action)


def table(
    rules: dict[str, Any],
    hands: list[str],
    *lines: str,
    engine: int = 6,
    mexican: str = "",
    draws: str | None = None,
    keeper: int | None = None,
    **more: Any,
) -> Round:
    """A round of set 6 (unless the rules say otherwise), tiles written as ``"6-2 2-1"``.

    ``draws``: the tiles drawn next, before the rest in ascending order. ``keeper``: the seat (from 1)
    that holds every tile not named, so that the boneyard is empty or only what ``draws`` says.
    """
    rules = {"set": 6} | rules
    position: dict[str, Any] = {
        "rules": rules,
        "engine": engine,
        "lines": [line.split() for line in lines] or [[] for _ in hands],
        "mexican": mexican.split(),
        "hands": [hand.split() for hand in hands],
        **more,
    }
    named = {f"{engine}-{engine}"}
    for tiles in (*position["lines"], position["mexican"], *position["hands"]):
        named.update("-".join(sorted(tile.split("-"), key=int, reverse=True)) for tile in tiles)
    first = (draws or "").split()
    rest = [str(tile) for tile in TILES if tile.high <= rules["set"] and str(tile) not in {*named, *first}]
    if keeper is None:
        position["boneyard"] = first + rest
    else:
        position["boneyard"] = first
        position["hands"][keeper - 1] += rest
    return at(position)


def do(game: Round, *actions: str) -> list[Event]:
    """Carry out actions written as text; everything that happened."""
    return [event for action in actions for event in game.apply(parse_action(action))]
