"""Checks that the tests of the model run every line and every branch of it.

``check_coverage.py build/model-coverage.json`` reads what ``make verify-coverage`` measured. Every file of
the model stays covered in full: all that are in its directories, a new one too.
"""

import json
import sys
from pathlib import Path
from typing import Any

MODEL = Path(__file__).resolve().parent.parent / "mextrain_qt" / "model"


def missing_of(measured: dict[str, dict[str, Any]], name: str) -> str:
    """What of a file was not run, in words; empty where all of it was."""
    wanted = ("mextrain_qt", "model", *Path(name).parts)
    file = next(
        (found for path, found in measured.items() if Path(path).parts[-len(wanted) :] == wanted), None
    )
    if file is None:
        return "not measured at all"
    lines, branches = file["missing_lines"], file["missing_branches"]
    words = []
    if lines:
        words.append(f"lines {', '.join(map(str, lines))}")
    if branches:
        words.append(f"branches {', '.join(f'{start}-{end}' for start, end in branches)}")
    return "; ".join(words)


def main(report: str) -> int:
    """Print what is missing; 1 if anything is."""
    measured = json.loads(Path(report).read_text(encoding="utf-8"))["files"]
    names = sorted(path.relative_to(MODEL).as_posix() for path in MODEL.rglob("*.py"))
    status = 0
    for name in names:
        missing = missing_of(measured, name)
        if missing:
            print(f"model/{name}: {missing}", file=sys.stderr)
            status = 1
    if not status:
        print(f"covered in full, lines and branches: all {len(names)} files of the model")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
