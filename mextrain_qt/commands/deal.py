"""``mextrain-qt deal``: the first turn of a round of a numbered deal."""

from __future__ import annotations

import argparse
import json
import sys

from mextrain_qt.commands.lines import say
from mextrain_qt.commands.options import add_option_arguments, options_from
from mextrain_qt.model.deal import check_number, first_starter, shuffled, start_round
from mextrain_qt.model.notation import position_to

HELP = "print the position at the first turn of a round of a numbered deal"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--number`` and, where they are not the usual ones, preset, options, seats and round."""
    parser.add_argument("--number", type=int, required=True, help="the number of the deal, 1 to 2^31")
    parser.add_argument("--seats", type=int, default=4, help="2 to 8 seats (4)")
    parser.add_argument("--round", type=int, default=1, help="the round of the match, from 1 (1)")
    add_option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Print the position; 1 with a sentence where it is refused."""
    try:
        options = options_from(args)
        options.check_seats(args.seats)
        check_number(args.number)
        if not 1 <= args.round <= options.number_of_rounds():
            raise ValueError(f"round {args.round}: the match has rounds 1 to {options.number_of_rounds()}")
    except ValueError as refused:
        print(refused, file=sys.stderr)
        return 1
    starter = (first_starter(args.number, args.seats) + args.round - 1) % args.seats
    order = shuffled(args.number, args.round, options.highest)
    start = start_round(options, args.seats, order, args.round, starter)
    say(json.dumps(position_to(start.position)))
    return 0
