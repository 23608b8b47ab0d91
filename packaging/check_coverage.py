"""Checks that the tests of the model run every line and every branch of it.

``check_coverage.py build/model-coverage.json`` reads what ``make test-model`` measured. Every file of the
model is covered in full, but for those named here with the reason.
"""

import json
import sys
from pathlib import Path
from typing import Any

MODEL = Path(__file__).resolve().parent.parent / "mextrain_qt" / "model"

NOT_IN_FULL = {
    "chain_search.py": "some of its branches need hands that only a long search finds (make verify-chain)",
}
"""The files that need not be covered in full, and why."""


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
        if missing and name not in NOT_IN_FULL:
            print(f"model/{name}: {missing}", file=sys.stderr)
            status = 1
        elif not missing and name in NOT_IN_FULL:
            print(f"model/{name} is covered in full now: see {Path(__file__).name}", file=sys.stderr)
            status = 1
    if not status:
        print(f"covered in full: {len(names) - len(NOT_IN_FULL)} of the model's {len(names)} files")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
