"""``mextrain-qt verify``: replay records and check every action, deal, promise and result."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from mextrain_qt.commands.lines import say
from mextrain_qt.model.record import RefusedRecord
from mextrain_qt.store.records import read_record

HELP = "replay records and check every action, every sealed deal and the result"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``RECORD…``: the files."""
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="the record of a match")
    parser.description = "Prints one JSON object a record; what is wrong with one is said in words as well."


def run(args: argparse.Namespace) -> int:
    """Check every record; 1 if any was refused."""
    status = 0
    for path in args.records:
        answer = _answer(path)
        if not answer["ok"]:
            status = 1
            print(f"{path}: {answer['error']}", file=sys.stderr)
        say(json.dumps(answer))
    sys.stdout.flush()
    return status


def _answer(path: Path) -> dict[str, Any]:
    try:
        match = read_record(path)
    except RefusedRecord as refused:
        return {"record": str(path), "ok": False, "place": refused.place, "error": str(refused)}
    except OSError as error:
        reason = f"cannot be read: {error.strerror or error}"
        return {"record": str(path), "ok": False, "place": None, "error": reason}
    return {
        "record": str(path),
        "ok": True,
        "rounds": len(match.rounds),
        "actions": sum(len(played.actions) for played in match.rounds),
        # The deals that were shown to be what they were promised to be.
        "sealed_deals": sum(played.commitment is not None for played in match.rounds),
        "number": match.number,
        "over": match.is_over,
    }
