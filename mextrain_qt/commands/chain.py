"""``mextrain-qt chain``: the longest train of a hand."""

from __future__ import annotations

import argparse
import json
import sys

from mextrain_qt.commands.lines import say
from mextrain_qt.model.chain import Objective, Train, longest_train
from mextrain_qt.model.tiles import MAX_PIPS, SETS, bits_of, parse_tile, set_bits

HELP = "print the longest train that can be laid from a number with some tiles"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The start, the tiles, and what is asked for."""
    parser.add_argument("start", metavar="START", help="the number to start from, or any")
    parser.add_argument(
        "tiles", metavar="TILE", nargs="*", help="the hand, as 12-4; none with --set: the whole set"
    )
    parser.add_argument(
        "--set", type=int, choices=SETS, metavar="N", help="refuse tiles not in the double-N set"
    )
    parser.add_argument(
        "--objective",
        choices=[objective.value for objective in Objective],
        default="tiles",
        help="most tiles, of those most pips (tiles, the usual), or the other way round (pips)",
    )
    parser.add_argument("--covered", action="store_true", help="the train must not end on a double")
    parser.add_argument("--budget", type=int, metavar="STEPS", help="give up the proof after so many steps")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the train; 1 with a sentence if a tile or the start is refused, 2 if no tile is given."""
    if not args.tiles and args.set is None:
        print("no tile is given: name the tiles of the hand, or a whole set with --set", file=sys.stderr)
        return 2
    try:
        highest = MAX_PIPS if args.set is None else args.set
        train = longest_train(
            _hand(args.tiles, args.set),
            _start(args.start, highest),
            objective=Objective(args.objective),
            covered=args.covered,
            node_budget=args.budget,
        )
    except ValueError as refused:
        print(refused, file=sys.stderr)
        return 1
    say(json.dumps(_as_json(train, args.objective)) if args.json else _as_text(train, args.objective))
    return 0


def _hand(words: list[str], highest: int | None) -> int:
    if not words and highest is not None:
        return set_bits(highest)
    tiles = []
    for word in words:
        tile = parse_tile(word)
        if highest is not None and tile.high > highest:
            raise ValueError(f"{tile} is not in the double-{highest} set")
        if tile in tiles:
            raise ValueError(f"{tile} is given twice")
        tiles.append(tile)
    return bits_of(tiles)


def _start(word: str, highest: int) -> int | None:
    if word == "any":
        return None
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= highest):
        raise ValueError(f"{word!r} is not a start: it is a number from 0 to {highest}, or any")
    return int(word)


def _as_json(train: Train, objective: str) -> dict[str, object]:
    answer: dict[str, object] = {
        "train": [f"{inner}-{outer}" for inner, outer in train.halves],
        "tiles": len(train),
        "pips": train.pips,
        "exact": train.exact,
    }
    if not train.exact:
        answer["at_most"] = {objective: train.bound}
    return answer


def _as_text(train: Train, objective: str) -> str:
    tiles = "1 tile" if len(train) == 1 else f"{len(train)} tiles"
    figures = f"{tiles}, {train.pips} pips"
    if not train.exact:
        figures += f" (not proven: a better one has {train.bound} {objective} at most)"
    return "\n".join([" ".join(f"{inner}-{outer}" for inner, outer in train.halves), figures]).lstrip()
