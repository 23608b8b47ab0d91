"""``mextrain-qt bench rounds``: rounds a second with random legal play, events and all."""

from __future__ import annotations

import argparse
import json
import time
from random import Random

from mextrain_qt.amounts import some_time
from mextrain_qt.model.deal import shuffled, start_round
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.round import Round

HELP = "rounds a second on one core: double-12, 4 seats, random legal play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--seconds``, ``--preset`` and ``--json``."""
    parser.add_argument(
        "--seconds", type=some_time, default=5.0, help="how long to play, in seconds of the core's time (5)"
    )
    parser.add_argument("--preset", choices=list(PRESETS), default="salon", help="the rules (salon)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play for the time asked and print the figure."""
    options, chance, seats = PRESETS[args.preset], Random(1), 4
    # Dealing is hashing, which is not what is measured.
    starts = [start_round(options, seats, shuffled(n, 1, 12), 1, n % seats).position for n in range(1, 201)]
    rounds = actions = 0
    # The core's own time: what else runs on the machine is not what is measured.
    began = time.process_time()
    until = began + args.seconds
    while time.process_time() < until:
        game = Round(starts[rounds % len(starts)])
        while game.outcome is None:
            legal = game.legal_actions()
            game.apply(legal[int(chance.random() * len(legal))])
            actions += 1
        rounds += 1
    seconds = time.process_time() - began
    figures = {
        "rounds_per_second": round(rounds / seconds, 1),
        "actions_per_round": round(actions / rounds, 1),
    }
    if args.json:
        print(json.dumps(figures))
    else:
        print(f"{figures['rounds_per_second']:.0f} rounds a second ({args.preset}, {rounds} rounds, ", end="")
        print(f"{figures['actions_per_round']:.0f} actions a round)")
    return 0
