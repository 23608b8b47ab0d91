"""``mextrain-qt bench NAME``: measurements of the program on this machine."""

from __future__ import annotations

import argparse
import importlib
from typing import Final, cast

from mextrain_qt.cli import Command

HELP = "measure the program on this machine"

BENCHES: Final = ("rounds", "chain", "search", "window", "layout", "stall")
"""The benchmarks, one module each in :mod:`mextrain_qt.bench`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One sub-command a benchmark, with its own arguments."""
    names = parser.add_subparsers(dest="name", metavar="NAME", required=True)
    for name in BENCHES:
        bench = _bench(name)
        bench.add_arguments(names.add_parser(name, help=bench.HELP, description=bench.HELP))


def run(args: argparse.Namespace) -> int:
    """Run the benchmark that was named."""
    return _bench(args.name).run(args)


def _bench(name: str) -> Command:
    return cast(Command, importlib.import_module(f"mextrain_qt.bench.{name}"))
