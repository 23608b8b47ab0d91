"""``mextrain-qt bench chain``: how long the longest train of a hand takes."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from mextrain_qt.amounts import from_one
from mextrain_qt.model.chain import Objective, longest_train, train_value
from mextrain_qt.model.tiles import FITTING, SETS, TILES, bits_of, parse_tile, set_bits, set_size

HELP = "how long the longest train of a hand takes: random hands, whole sets, slow hands"

_SIZES: Final = {
    12: (10, 15, 20, 25, 30, 40, 60, 90),
    15: (20, 40, 80, 130),
    18: (20, 30, 40, 60, 90, 120, 150, 180),
}
"""For each set, the hands measured."""

_SLOW: Final[tuple[tuple[int | None, str, Objective, bool], ...]] = (
    (
        2,
        "0-0 2-2 3-0 4-2 5-2 5-5 6-0 6-5 6-6 7-3 7-4 7-6 8-4 8-5 8-8 9-1 9-2 10-0 10-6 11-1 12-9 12-11 12-12",
        Objective.MOST_TILES,
        False,
    ),
    (
        4,
        "1-0 1-1 2-2 3-1 3-2 4-1 4-3 5-1 5-3 5-5 7-0 7-5 8-1 8-3 8-7 9-3 10-3 10-7 10-10 11-2 11-6 "
        "11-9 12-0 12-2 12-7 12-9 12-10",
        Objective.MOST_TILES,
        False,
    ),
    (
        2,
        "0-0 2-0 3-0 3-1 4-1 4-4 5-0 5-1 5-5 6-0 6-6 7-6 7-7 8-3 8-6 8-7 9-0 9-6 9-7 10-1 10-2 10-3 "
        "10-5 10-7 11-0 11-3 11-7 11-11 12-0 12-6 12-7 12-12",
        Objective.MOST_TILES,
        True,
    ),
    (
        None,
        "1-0 1-1 2-2 4-0 4-2 4-3 4-4 5-0 5-4 5-5 6-0 6-4 6-6 7-0 7-1 7-4 7-6 7-7 8-4 8-7 8-8 9-4 "
        "9-9 10-8 10-10 11-0 11-11 12-0 12-1 12-4 12-5 12-8",
        Objective.MOST_PIPS,
        True,
    ),
    (
        None,
        "0-0 1-0 1-1 2-1 3-3 4-4 5-0 5-1 5-2 6-0 6-2 6-3 6-5 7-1 7-2 7-4 7-6 7-7 8-8 9-7 9-9 10-8 "
        "11-5 11-10 11-11 12-1 12-6 12-7 12-10 12-11 12-12",
        Objective.MOST_PIPS,
        True,
    ),
    (
        None,
        "0-0 1-1 2-2 3-2 4-0 5-1 5-2 5-3 5-4 5-5 6-5 7-4 7-7 8-2 8-3 8-4 8-6 9-9 10-4 10-5 10-6 "
        "11-5 11-6 11-11 12-4 12-5 12-6 12-8 12-9 12-11",
        Objective.MOST_TILES,
        True,
    ),
)
"""The slowest double-12 hands that verify_chain's hill climbs found: start, hand, objective, covered."""

Figures = dict[str, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--hands``, ``--repeats``, ``--seed`` and ``--json``."""
    parser.add_argument("--hands", type=from_one, default=300, help="random hands of each size (300)")
    parser.add_argument(
        "--repeats",
        type=from_one,
        default=3,
        help="calls for each hand, of which the fastest counts: other programs are not measured (3)",
    )
    parser.add_argument("--seed", type=int, default=1, help="which random hands (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it."""
    by_set = {highest: _sizes(highest, args) for highest in _SIZES}
    report: dict[str, Any] = {
        "sizes": by_set[12],
        "sizes_double_15": by_set[15],
        "sizes_double_18": by_set[18],
        "full_sets": {str(highest): _full_set(highest, args.repeats) for highest in SETS},
        "adversary": _figures(_slow_hands(args.repeats)),
        "value_of_15_tiles": _values(args),
    }
    if args.json:
        print(json.dumps(report))
    else:
        _print_table(report)
    return 0


def _sizes(highest: int, args: argparse.Namespace) -> dict[str, Figures]:
    measured = {}
    for count in _SIZES[highest]:
        chance = Random(f"{args.seed} {highest} {count}")
        hands = _hands(chance, highest, count, args.hands)
        measured[str(count)] = _figures(
            _time(_question(hand, highest, Objective.MOST_TILES, False), args.repeats) for hand in hands
        )
    return measured


def _hands(chance: Random, highest: int, count: int, hands: int) -> Iterator[int]:
    """Random hands without the engine and with at least one tile that fits it."""
    tiles = TILES[: set_size(highest) - 1]
    for _ in range(hands):
        hand = 0
        while not hand & FITTING[highest]:
            hand = bits_of(chance.sample(tiles, count))
        yield hand


def _full_set(highest: int, repeats: int) -> Figures:
    question = _question(set_bits(highest), highest, Objective.MOST_TILES, False)
    train = longest_train(set_bits(highest), highest)
    return {"tiles": len(train), "ms": round(_time(question, repeats), 3)}


def _slow_hands(repeats: int) -> Iterator[float]:
    for start, tiles, objective, covered in _SLOW:
        hand = bits_of(parse_tile(tile) for tile in tiles.split())
        yield _time(_question(hand, start, objective, covered), repeats)


def _values(args: argparse.Namespace) -> Figures:
    """``train_value`` of hands never asked about before, once each, and asked again: medians."""
    hands = list(_hands(Random(f"{args.seed} values"), 12, 15, 10 * args.hands))
    first, again = (
        sorted(_time(lambda hand=hand: train_value(hand, 12), 1) for hand in hands)  # type: ignore[misc]
        for _ in range(2)
    )
    middle = len(hands) // 2
    return {"median_us": round(1000 * first[middle], 2), "median_again_us": round(1000 * again[middle], 2)}


def _question(hand: int, start: int | None, objective: Objective, covered: bool) -> Callable[[], object]:
    return lambda: longest_train(hand, start, objective=objective, covered=covered)


def _time(ask: Callable[[], object], repeats: int) -> float:
    """Milliseconds of the fastest of some calls."""
    least = math.inf
    for _ in range(repeats):
        began = time.perf_counter()
        ask()
        least = min(least, time.perf_counter() - began)
    return 1000 * least


def _figures(times: Iterable[float]) -> Figures:
    """Median, 99th percentile (nearest rank) and maximum."""
    ranked = sorted(times)
    return {
        "median_ms": round(ranked[len(ranked) // 2], 3),
        "p99_ms": round(ranked[math.ceil(0.99 * len(ranked)) - 1], 3),
        "max_ms": round(ranked[-1], 3),
    }


def _print_table(report: dict[str, Any]) -> None:
    print(f"{'hand':<24}{'median ms':>10}{'p99 ms':>10}{'max ms':>10}")
    rows = [(f"double-12, {count}", figures) for count, figures in report["sizes"].items()]
    for highest in (15, 18):
        sizes = report[f"sizes_double_{highest}"]
        rows += [(f"double-{highest}, {count}", figures) for count, figures in sizes.items()]
    rows.append(("double-12, adversary", report["adversary"]))
    for name, figures in rows:
        print(f"{name:<24}{figures['median_ms']:>10.3f}{figures['p99_ms']:>10.3f}{figures['max_ms']:>10.3f}")
    for highest, full in report["full_sets"].items():
        print(f"{f'whole double-{highest} set':<24}{full['ms']:>10.3f}  train of {full['tiles']}")
    values = report["value_of_15_tiles"]
    print(f"value of 15 tiles: {values['median_us']:.1f} us, asked again {values['median_again_us']:.2f} us")
