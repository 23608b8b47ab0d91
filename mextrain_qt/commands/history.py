"""``mextrain-qt history rebuild``: make the history's database again from the records."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from mextrain_qt.commands.lines import say
from mextrain_qt.store.folders import data_folder
from mextrain_qt.store.history import History, HistoryTrouble

HELP = "rebuild: make the history again from the records of all matches"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``rebuild`` and ``--folder``."""
    parser.add_argument("what", choices=["rebuild"], help="make the database again from the records")
    parser.add_argument(
        "--folder",
        type=Path,
        default=None,
        metavar="DIR",
        help="where the history is, if not in the usual place",
    )


def run(args: argparse.Namespace) -> int:
    """Rebuild; 1 where a record was refused or the history cannot be written."""
    folder = args.folder if args.folder is not None else data_folder()
    history = History(folder)
    try:
        if history.notice is not None:
            reason, aside = history.notice.reason, history.notice.aside
            if aside is None:
                print(f"the history in {folder} cannot be used: {reason}", file=sys.stderr)
                return 1
            print(f"the old database was not usable: {reason}; it is now {aside}", file=sys.stderr)
        rebuilt = history.rebuild(_tell if sys.stderr.isatty() else None)
    except HistoryTrouble as trouble:
        print(f"the history cannot be rebuilt: {trouble}", file=sys.stderr)
        return 1
    finally:
        history.close()
    for path, reason in rebuilt.refused:
        print(f"{path}: {reason}", file=sys.stderr)
    say(json.dumps({"matches": rebuilt.matches, "refused": [str(path) for path, _ in rebuilt.refused]}))
    sys.stdout.flush()
    return 1 if rebuilt.refused else 0


def _tell(done: int, total: int) -> None:
    print(f"\r{done} of {total} records", end="" if done < total else "\n", file=sys.stderr, flush=True)
