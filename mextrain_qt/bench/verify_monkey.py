"""A monkey drives the window for a time, and nothing may go wrong.

``python -m mextrain_qt.bench.verify_monkey --minutes 20`` opens the window on a folder of its own (off
screen unless ``QT_QPA_PLATFORM`` says otherwise) and does anything that can be done: plays, legal or not;
clicks, keys, drags and wheels on whatever there is; every action of the menus; sizes; files of all kinds;
new matches at random tables; and closes the window and opens it again. Of two things it rather does the one
it has done less. It fails on an exception, a warning of Qt's (also while the process ends), a warning to the
person that is no sentence, a game that does not go on, a dialog that does not close, whatever becomes more
and more from one visit to the first page to the next, and whatever a closed window leaves behind. A run of 20
minutes also has to reach what :mod:`mextrain_qt.bench.monkey.goals` asks for. It plays in sessions of some
minutes, each in a process of its own, and notes them in ``build/verify/monkey.json``, so it goes on where it
was stopped.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import mextrain_qt
from mextrain_qt.amounts import some_time
from mextrain_qt.bench.monkey.diary import HARMLESS, Diary
from mextrain_qt.bench.monkey.goals import missing

SESSION_MINUTES: Final = 5.0

_STATE: Final = Path("build/verify/monkey.json")
_DEEDS_SHOWN: Final = 40
_LONG: Final = 20.0
"""Minutes from which on everything has to be reached."""


def session(folder: Path, seed: int, minutes: float) -> int:
    """One life of a monkey in this process; prints what it reached as JSON, problems to standard error."""
    # Before anything of Qt: the person's own settings and files are out of reach.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{kind}_HOME"] = str(folder / kind.lower())
    os.environ["HOME"] = str(folder)
    os.chdir(folder)
    from PySide6.QtWidgets import QApplication

    from mextrain_qt.app import application
    from mextrain_qt.bench.monkey.census import LOOKS, leaks
    from mextrain_qt.bench.monkey.monkey import Monkey

    faulthandler.enable()
    app = application(["mextrain-qt"])
    QApplication.setQuitOnLastWindowClosed(False)
    diary = Diary(folder / "deeds.txt")
    stop_watching = diary.watch()
    monkey = Monkey(folder, diary, seed, minutes * 60)
    # Not `quit`, which would have the window ask whether the match may be left.
    monkey.done.connect(lambda: app.exit())
    monkey.live()
    app.exec()
    for life in monkey.lives:
        for leak in leaks(life):
            diary.problem(f"more and more {leak}")
        diary.count("windows watched for leaks" if len(life) >= LOOKS else "windows too short-lived for that")
    (folder / "counts.json").write_text(json.dumps(monkey.lives), encoding="utf-8")
    monkey.shut_down()
    stop_watching()
    diary.seen["counts of everything"] += sum(map(len, monkey.lives))
    diary.close()
    print(json.dumps({"seen": diary.seen}))
    for problem in diary.problems:
        print(problem, file=sys.stderr)
    return 1 if diary.problems else 0


def _code() -> str:
    """What changes when anything of the program does."""
    code = sha256()
    for path in sorted(Path(str(mextrain_qt.__file__)).parent.rglob("*.py")):
        code.update(path.read_bytes())
    return code.hexdigest()


def _load(code: str) -> dict[str, Any]:
    state: dict[str, Any] = {"code": code, "sessions": 0, "minutes": 0.0, "seen": {}}
    try:
        before = json.loads(_STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return state
    return before if isinstance(before, dict) and before.get("code") == code else state


@dataclass(frozen=True, slots=True)
class Found:
    """What a session reached, how often, and the minutes it took."""

    seen: dict[str, int]
    minutes: float


def _run_session(seed: int, minutes: float) -> Found | None:
    """A session in a process of its own; ``None`` if it found a problem, which is printed."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--session", folder, "--seed", str(seed), "--minutes", str(minutes)]
        answer = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "mextrain_qt.bench.verify_monkey", *words],
            capture_output=True,
            text=True,
            check=False,
        )
        took = (time.monotonic() - began) / 60
        # Nobody watches any more while the process ends; what is said then is a problem too.
        said = [line for line in answer.stderr.splitlines() if not HARMLESS.search(line)]
        if not answer.returncode and not said:
            return Found(json.loads(answer.stdout.splitlines()[-1])["seen"], min(minutes, took))
        deeds = Path(folder) / "deeds.txt"
        last = deeds.read_text(encoding="utf-8").splitlines()[-_DEEDS_SHOWN:] if deeds.exists() else []
    print(f"seed {seed}: exit status {answer.returncode}, last it did:", *last, file=sys.stderr, sep="\n ")
    print(answer.stderr, file=sys.stderr)
    return None


def main(argv: list[str] | None = None) -> int:
    """Live as long as is still to do, and print what was reached; 1 on a problem or too little reached."""
    parser = argparse.ArgumentParser(description="a monkey at the window; goes on where it was stopped")
    parser.add_argument("--minutes", type=some_time, default=_LONG, help="how long in all (20)")
    parser.add_argument("--seed", type=int, default=1, help="the first session's seed (1)")
    parser.add_argument("--again", action="store_true", help="forget what was done before")
    parser.add_argument("--session", type=Path, metavar="FOLDER", help="one session in this process")
    args = parser.parse_args(argv)
    if args.session is not None:
        return session(args.session, args.seed, args.minutes)
    if args.again:
        _STATE.unlink(missing_ok=True)
    state = _load(_code())
    _STATE.parent.mkdir(parents=True, exist_ok=True)
    while state["minutes"] < args.minutes - 0.01:
        minutes = min(SESSION_MINUTES, args.minutes - state["minutes"])
        found = _run_session(args.seed + state["sessions"], minutes)
        if found is None:
            return 1
        state["sessions"] += 1
        state["minutes"] += found.minutes
        seen = Counter(state["seen"])
        # Not `+`, which would forget what was never reached.
        seen.update(found.seen)
        state["seen"] = dict(seen)
        _STATE.write_text(json.dumps(state, indent=1), encoding="utf-8")
    return _report(state)


def _report(state: dict[str, Any]) -> int:
    seen: Counter[str] = Counter(state["seen"])
    print(f"{state['minutes']:.1f} minutes in {state['sessions']} sessions")
    for what, count in sorted(seen.items()):
        print(f"{count:8} {what}")
    if state["minutes"] < _LONG - 0.1:
        # So short a run only has to go well.
        return 0
    short = missing(seen)
    for each in short:
        print(f"not reached often enough: {each}", file=sys.stderr)
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
