"""A monkey drives the window for a time, and nothing may go wrong.

``python -m mextrain_qt.bench.verify_monkey --minutes 20`` opens the window on a folder of its own (off
screen unless ``QT_QPA_PLATFORM`` says otherwise) and does anything that can be done: plays, legal or not;
clicks, keys, drags and wheels on whatever there is; every action of the menus; sizes; files of all kinds;
new matches at random tables; and closes the window and opens it again. It fails on an exception, a warning
of Qt's, a warning to the person that is no sentence, a game that does not go on, and whatever becomes more
each time everything is counted on the first page. It plays in sessions of some minutes, each in a process
of its own, and notes them in ``build/verify/monkey.json``, so it goes on where it was stopped.
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
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import mextrain_qt

SESSION_MINUTES: Final = 5.0

_STATE: Final = Path("build/verify/monkey.json")
_DEEDS_SHOWN: Final = 40
_LONG: Final = 20.0
"""Minutes from which on everything has to be reached."""

_ENOUGH: Final = {"rounds finished": 20} | {
    f"{came} {kind}": 5 for kind in ("play", "draw", "pass", "done") for came in ("done", "refused")
}


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
    from mextrain_qt.bench.monkey.census import leaks
    from mextrain_qt.bench.monkey.diary import Diary
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
        diary.count("windows watched for leaks" if len(life) > 3 else "windows too short-lived for that")
    monkey.parts.shut_down()
    stop_watching()
    print(json.dumps({"seen": diary.seen, "looks": sum(map(len, monkey.lives))}))
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


def _run_session(seed: int, minutes: float) -> dict[str, Any] | None:
    """A session in a process of its own; what it reached, ``None`` if it found a problem."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--session", folder, "--seed", str(seed), "--minutes", str(minutes)]
        answer = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "mextrain_qt.bench.verify_monkey", *words],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        if answer.returncode:
            deeds = (Path(folder) / "deeds.txt").read_text(encoding="utf-8").splitlines()[-_DEEDS_SHOWN:]
            print(
                f"seed {seed}: exit status {answer.returncode}, last it did:",
                *deeds,
                file=sys.stderr,
                sep="\n ",
            )
            return None
    found: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return found


def main(argv: list[str] | None = None) -> int:
    """Live as long as is still to do, and print what was reached; 1 on a problem or too little reached."""
    parser = argparse.ArgumentParser(description="a monkey at the window; goes on where it was stopped")
    parser.add_argument("--minutes", type=float, default=_LONG, help="how long in all (20)")
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
        began = time.monotonic()
        found = _run_session(args.seed + state["sessions"], minutes)
        if found is None:
            return 1
        state["sessions"] += 1
        state["minutes"] += min(minutes, (time.monotonic() - began) / 60)
        state["seen"] = dict(Counter(state["seen"]) + Counter(found["seen"]))
        _STATE.write_text(json.dumps(state, indent=1), encoding="utf-8")
    return _report(state)


def _report(state: dict[str, Any]) -> int:
    seen: Counter[str] = Counter(state["seen"])
    print(f"{state['minutes']:.1f} minutes in {state['sessions']} sessions")
    for what, count in sorted(seen.items()):
        print(f"{count:8} {what}")
    if state["minutes"] < _LONG - 0.1:
        return 0
    missing = [f"{what}: {seen[what]} of {enough}" for what, enough in _ENOUGH.items() if seen[what] < enough]
    missing += [f"{what}: {count} of 5" for what, count in seen.items() if _is_dialog(what) and count < 5]
    for each in missing:
        print(f"not reached often enough: {each}", file=sys.stderr)
    return 1 if missing else 0


def _is_dialog(what: str) -> bool:
    return what.startswith(("dialog ", "question ", "news ", "action "))


if __name__ == "__main__":
    sys.exit(main())
