"""``mextrain-qt bench search``: rollouts a second of the master player's search."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random

from mextrain_qt.amounts import some_time
from mextrain_qt.model.actions import MAX_SEATS, Action
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import MIN_SEATS, PRESETS
from mextrain_qt.model.players import native
from mextrain_qt.model.players.playing_out import Deals, InPython, Question
from mextrain_qt.model.players.rollout import Rollouts
from mextrain_qt.model.players.search import Search
from mextrain_qt.model.players.weighing import Weighing

HELP = "rollouts a second on one core: double-12, 4 seats, decisions from a whole round"

_MOMENTS = 24
_AT_A_TIME = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--seconds``, ``--preset``, ``--seats`` and ``--json``."""
    parser.add_argument("--seconds", type=some_time, default=5.0, help="how long to search each way (5)")
    parser.add_argument("--preset", choices=list(PRESETS), default="salon", help="the rules (salon)")
    parser.add_argument(
        "--seats",
        type=int,
        default=4,
        choices=range(MIN_SEATS, MAX_SEATS + 1),
        help="players at the table (4)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Search for the time asked, in Python and compiled, and print the figures."""
    moments = decisions(args.preset, args.seats)
    ways = {"in_python": measure(moments, InPython, args.seconds)}
    if native.is_here:
        ways["compiled"] = measure(moments, native.Compiled, args.seconds)
    # The game takes the last of them.
    *_, taken = ways.values()
    if args.json:
        print(json.dumps({"rollouts_per_second": taken["rollouts_per_second"], "ways": ways}))
        return 0
    print(f"{args.preset}, {args.seats} seats, {len(moments)} decisions")
    for name, each in ways.items():
        print(f"{name.replace('_', ' ')}: {each['rollouts_per_second']:.0f} rollouts a second,", end=" ")
        print(f"{each['rollouts_per_busy_second']:.0f} a second the core really had", end=" ")
        print(f"({each['rollouts']} rollouts of {each['redeals']} re-deals)")
    if native.is_here:
        print("The compiled rollouts are in use.")
    else:
        print("The compiled rollouts are not in use: there was no C compiler when the game was set up.")
    return 0


def measure(moments: list[Observation], way: Callable[[Question], Deals], seconds: float) -> dict[str, float]:
    """How many rollouts one way of playing re-deals out does in that time, for the same decisions again."""
    searches = [Search(seen, seen.legal, Random(1), way=way) for seen in moments]
    began, busy = time.perf_counter(), time.process_time()
    is_over = False
    # However busy the machine is, there is a pass to count.
    while not is_over:
        for search in searches:
            # No action is ever dropped, so that every pass does the same work.
            search.play(_AT_A_TIME)
        is_over = time.perf_counter() >= began + seconds
    spent, busy = time.perf_counter() - began, time.process_time() - busy
    rollouts = sum(search.rollouts for search in searches)
    return {
        "rollouts_per_second": round(rollouts / spent, 1),
        "rollouts_per_busy_second": round(rollouts / busy, 1),
        "rollouts": rollouts,
        "redeals": sum(search.deals for search in searches),
    }


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
        Rollouts(match.round, [Weighing(options)] * seats).play(list(match.round.hands), boneyard, played)
        for action in played[: len(played) * (number % 8) // 8]:
            match.apply(action)
        while match.round.outcome is None and len(match.round.legal_actions()) < 2:
            match.apply(match.round.legal_actions()[0])
        if match.round.outcome is None:
            moments.append(observe(match, match.round.seat))
    return moments
