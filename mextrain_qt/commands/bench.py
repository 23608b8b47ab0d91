"""``mextrain-qt bench NAME``: measurements of the program on this machine."""

from __future__ import annotations

import argparse
import importlib
from typing import Final, cast

from mextrain_qt.cli import Command

HELP = "measure the program on this machine"

BENCHES: Final = ("rounds", "chain", "search", "window", "memory", "layout", "stall")
"""The benchmarks, one module each in :mod:`mextrain_qt.bench`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The benchmark's name, and what it takes itself; only that one is loaded."""
    parser.add_argument("name", choices=BENCHES, metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help="see NAME --help")


def run(args: argparse.Namespace) -> int:
    """Run the benchmark that was named."""
    bench = cast(Command, importlib.import_module(f"mextrain_qt.bench.{args.name}"))
    parser = argparse.ArgumentParser(prog=f"mextrain-qt bench {args.name}", description=bench.HELP)
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(args.rest))
