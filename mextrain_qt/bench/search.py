"""``mextrain-qt bench search``: rollouts a second of the master player's search."""

from __future__ import annotations

import argparse
import json
import time
from random import Random

from mextrain_qt.model.actions import Action
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players.rollout import Rollouts
from mextrain_qt.model.players.search import Search
from mextrain_qt.model.players.weighing import Weighing

HELP = "rollouts a second on one core: double-12, 4 seats, decisions from a whole round"

_MOMENTS = 24
_AT_A_TIME = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--seconds``, ``--preset``, ``--seats`` and ``--json``."""
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to search (5)")
    parser.add_argument("--preset", choices=list(PRESETS), default="salon", help="the rules (salon)")
    parser.add_argument("--seats", type=int, default=4, help="players at the table (4)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Search for the time asked and print the figures."""
    moments = decisions(args.preset, args.seats)
    searches = [Search(seen, seen.legal, Random(1)) for seen in moments]
    rollouts = deals = 0
    began, busy = time.perf_counter(), time.process_time()
    while time.perf_counter() < began + args.seconds:
        for search in searches:
            # No action is ever dropped, so that every pass does the same work.
            before = search.rollouts
            search.play(_AT_A_TIME)
            rollouts += search.rollouts - before
            deals += _AT_A_TIME
    seconds, busy = time.perf_counter() - began, time.process_time() - busy
    figures = {
        "rollouts_per_second": round(rollouts / seconds, 1),
        "rollouts_per_busy_second": round(rollouts / busy, 1),
        "redeals_per_second": round(deals / seconds, 1),
    }
    if args.json:
        print(json.dumps(figures))
    else:
        print(f"{figures['rollouts_per_second']:.0f} rollouts a second,", end=" ")
        print(f"{figures['rollouts_per_busy_second']:.0f} a second the core really had", end=" ")
        print(f"({args.preset}, {args.seats} seats, {rollouts} rollouts of {deals} re-deals,", end=" ")
        print(f"{len(moments)} decisions)")
    return 0


def decisions(preset: str, seats: int) -> list[Observation]:
    """Moments of several rounds, from early to late, at which a seat has a choice."""
    options = PRESETS[preset]
    moments: list[Observation] = []
    number = 0
    while len(moments) < _MOMENTS:
        number += 1
        match = Match(options, tuple(Seat(str(n), "master") for n in range(seats)), number)
        boneyard = [tile.index for tile in match.round.boneyard]
        played: list[Action] = []
        Rollouts(match.round, Weighing(options)).play(list(match.round.hands), boneyard, played)
        for action in played[: len(played) * (number % 8) // 8]:
            match.apply(action)
        while match.round.outcome is None and len(match.round.legal_actions()) < 2:
            match.apply(match.round.legal_actions()[0])
        if match.round.outcome is None:
            moments.append(observe(match, match.round.seat))
    return moments
