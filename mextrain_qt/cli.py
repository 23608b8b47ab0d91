"""The program's entry: the window, or one of the commands."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from typing import Final, Protocol, cast

from mextrain_qt import __version__
from mextrain_qt.home import settle_home
from mextrain_qt.loading import unswept


class Command(Protocol):
    """A module of :mod:`mextrain_qt.commands`."""

    HELP: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Carry it out; the exit status: 0, 1 (refused or failed) or 2 (usage)."""


COMMANDS: Final = (
    "position",
    "perft",
    "deal",
    "chain",
    "simulate",
    "bench",
    "verify",
    "show",
    "history",
    "screenshots",
)
"""The commands, one module each in :mod:`mextrain_qt.commands`."""


def main(argv: list[str] | None = None) -> int:
    """Run the program with ``argv`` (without its name) and return the exit status."""
    words = sys.argv[1:] if argv is None else argv
    settle_home()
    if words == ["--worker"]:
        # In a bundle there is no other interpreter to start a computer player's process with.
        from mextrain_qt import worker

        return worker.run()
    if words == ["--speaker"]:
        # Nor for what makes sounds heard.
        from mextrain_qt.speaker import process

        return process.main()
    if words and words[0] in COMMANDS:
        return _run_command(words[0], words[1:])
    return _open_window(words)


def _run_command(name: str, words: list[str]) -> int:
    command = cast(Command, importlib.import_module(f"mextrain_qt.commands.{name}"))
    parser = argparse.ArgumentParser(prog=f"mextrain-qt {name}", description=command.HELP)
    command.add_arguments(parser)
    args = parser.parse_args(words)
    try:
        return command.run(args)
    except BrokenPipeError:
        # The reader went away, as with `| head`: nothing is wrong, but nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 1


def _open_window(words: list[str]) -> int:
    with unswept():
        from mextrain_qt.commands import window

    parser = argparse.ArgumentParser(
        prog="mextrain-qt",
        description="Mexican Train on the desktop. Without a command the window opens.",
        epilog="Commands: " + ", ".join(COMMANDS) + "; mextrain-qt COMMAND --help tells more.",
    )
    parser.add_argument("--version", action="version", version=f"mextrain-qt {__version__}")
    window.add_arguments(parser)
    return window.run(parser.parse_args(words))
