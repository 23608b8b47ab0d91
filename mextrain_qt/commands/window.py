"""The window, and the ways to start it."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from mextrain_qt.bridge.setup import COMPUTER_LEVELS, PERSON, SeatSetup, TableSetup
from mextrain_qt.commands.options import options_from
from mextrain_qt.loading import undisturbed
from mextrain_qt.model.options import PRESETS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from mextrain_qt.app import Parts


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record to open, or a table to start with."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a match to open")
    parser.add_argument("--new", metavar="P", help=f"start a match at once: {', '.join(PRESETS)}")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="with --new: 2 to 8 seats (4)")
    parser.add_argument(
        "--level",
        default="planner",
        metavar="L",
        help=f"with --new: who the others are: {', '.join(COMPUTER_LEVELS)} (planner)",
    )
    parser.add_argument("--number", type=int, metavar="N", help="with --new: the number of the deal")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="with --new: a house rule, as set=9 or burst=true; may be given several times",
    )
    parser.add_argument("--continue", action="store_true", dest="go_on", help="go on with the last match")
    parser.add_argument(
        "--demo",
        type=Path,
        metavar="DIR",
        help="play a demonstration match of computer players and leave pictures of it in DIR",
    )


def run(args: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    try:
        setup = table_from(args)
    except ValueError as refused:
        print(f"mextrain-qt: {refused}", file=sys.stderr)
        return 2
    if not has_screen():
        print(
            "mextrain-qt: there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set); "
            "`make run` plays a demonstration on a virtual one.",
            file=sys.stderr,
        )
        return 1
    _let_the_terminal_interrupt()
    return _open(args, setup)


def table_from(args: argparse.Namespace) -> TableSetup | None:
    """The table asked for on the command line, its seats without names.

    Raises ``ValueError`` with a sentence.
    """
    if args.new is None:
        return None
    if args.level not in COMPUTER_LEVELS:
        raise ValueError(f"--level {args.level}: there are only {', '.join(COMPUTER_LEVELS)}")
    args.preset = args.new
    options = options_from(args)
    options.check_seats(args.seats)
    seats = tuple(SeatSetup("", PERSON if seat == 0 else args.level, seat) for seat in range(args.seats))
    return TableSetup(options, seats, args.number)


def with_usual_names(setup: TableSetup) -> TableSetup:
    """The table with the names that the new-game dialog gives, in the language in force."""
    from mextrain_qt.views.new_game.player_text import PlayerText

    names = PlayerText().names([seat.name for seat in setup.seats], [seat.player for seat in setup.seats])
    seats = tuple(replace(seat, name=name) for seat, name in zip(setup.seats, names, strict=True))
    return replace(setup, seats=seats)


def has_screen() -> bool:
    """Whether Qt has something to draw on: asked first, since Qt itself would abort."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _let_the_terminal_interrupt() -> None:
    """Have Ctrl+C in the terminal end the program at once; what happened until then is on the disk.

    Python's own way would be an exception in whatever runs at that moment, after which Qt goes on.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _open(args: argparse.Namespace, setup: TableSetup | None) -> int:
    if args.demo is not None:
        from mextrain_qt.app import application
        from mextrain_qt.demonstration import play_demonstration
        from mextrain_qt.qt_messages import quiet_messages

        quiet_messages()
        application()
        return play_demonstration(args.demo)
    app, parts = opened(setup)
    if setup is None and args.file is not None:
        parts.window.open_record(args.file)
    elif setup is None and args.go_on:
        parts.window.continue_match()
    status = app.exec()
    parts.shut_down()
    return status


def opened(setup: TableSetup | None) -> tuple[QApplication, Parts]:
    """The program with its window shown, though not painted yet; with ``setup`` a match has been dealt."""
    with undisturbed():
        from mextrain_qt.app import application, put_together
        from mextrain_qt.qt_messages import quiet_messages

        quiet_messages()
        app = application()
        parts = put_together()
        if setup is not None:
            # Before it is shown, so that the first page does not flash up.
            parts.window.start_match(with_usual_names(setup))
        parts.window.show()
    return app, parts
