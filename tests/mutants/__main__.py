"""``python -m tests.mutants``: how many small changes to the rules no test notices.

Goes on where it was stopped (``build/verify/mutants.json``): what was noticed once is not tried again unless
its module has changed, what survived is tried again with ``--retry``. Survivors that change nothing
are explained in ``docs/mutants.md``, from where they are read.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.mutants.explained import explained
from tests.mutants.operators import Mutant, mutants
from tests.mutants.run import FOLDER, KILLED_BY, TESTS, Kills, Trial, arguments, run_one

MODULES = ("round", "state", "lines", "scoring", "deal", "options", "refusal", "match", "notation")
LEAST = 0.95
"""The share of the changes that has to be noticed."""

STATE = Path("build/verify/mutants.json")


def _path(module: str) -> Path:
    return Path(f"mextrain_qt/model/{module}.py")


def _key(mutant: Mutant) -> str:
    return f"{mutant.number} {mutant}"


def _load(path: Path) -> dict[str, Any]:
    """The verdicts so far, by module; where a module has changed they only tell which tests to try first."""
    try:
        state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        state = {}
    for module in MODULES:
        code = sha256(_path(module).read_bytes() + Path(__file__).with_name("operators.py").read_bytes())
        if state.get(module, {}).get("code") != code.hexdigest():
            before = state.get(module, {})
            earlier = before.get("earlier", {}) | before.get("verdicts", {})
            state[module] = {"code": code.hexdigest(), "verdicts": {}, "earlier": earlier}
    return state


def _kills(state: dict[str, Any]) -> Kills:
    """What the tests noticed so far."""
    kills = Kills()
    for module in MODULES:
        verdicts = state[module].get("earlier", {}) | state[module]["verdicts"]
        for key, verdict in verdicts.items():
            if verdict.startswith(KILLED_BY):
                function = key.split(": ")[1]
                test = FOLDER + verdict.removeprefix(KILLED_BY)
                kills.add(str(_path(module)), None if function == "module" else function, test)
    return kills


def main() -> int:
    """Try what has not been tried, and report; 1 where too little was noticed."""
    parser = argparse.ArgumentParser(description="mutation tests of the rules; goes on where it was stopped")
    parser.add_argument("--modules", default=",".join(MODULES), help="which of them to change")
    parser.add_argument(
        "--tests", default=",".join(TESTS), help="the files of tests/model/ that have to notice"
    )
    parser.add_argument("--sample", type=int, help="try only so many, chosen by chance")
    parser.add_argument("--seed", type=int, default=1, help="the chance of the sample")
    parser.add_argument("--state", type=Path, default=STATE, help="where the verdicts are kept")
    parser.add_argument("--retry", action="store_true", help="try again what survived")
    parser.add_argument("--report", action="store_true", help="try nothing, only report")
    parser.add_argument("--one", help="a change by its module and number, in this process")
    args = parser.parse_args()
    if args.one:
        path, _, number = args.one.rpartition(":")
        mutant = list(mutants(Path(path)))[int(number)]
        return run_one(mutant, args.tests.split(","), sys.stdin.read().split("\n"))
    modules, tests = args.modules.split(","), args.tests.split(",")
    state = _load(args.state)
    args.state.parent.mkdir(parents=True, exist_ok=True)

    def note(mutant: Mutant, verdict: str) -> None:
        state[Path(mutant.module).stem]["verdicts"][_key(mutant)] = verdict
        args.state.write_text(json.dumps(state, indent=1), encoding="utf-8")
        if verdict == "survived":
            print(f"{verdict}: {mutant}", flush=True)

    waiting = []
    for module in modules:
        for mutant in mutants(_path(module)):
            verdict = state[module]["verdicts"].get(_key(mutant))
            if verdict is None or (args.retry and verdict == "survived"):
                waiting.append(mutant)
    if args.sample is not None:
        waiting = Random(args.seed).sample(waiting, min(args.sample, len(waiting)))
    if waiting and not args.report:
        status = pytest.main(arguments(tests), plugins=[Trial(waiting, tests, _kills(state), note)])
        if status not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
            return 1
    return _report(state, modules)


def _report(state: dict[str, Any], modules: list[str]) -> int:
    reasons = explained()
    total: Counter[str] = Counter()
    for module in modules:
        tried: Counter[str] = Counter()
        for mutant in mutants(_path(module)):
            verdict = state[module]["verdicts"].get(_key(mutant))
            kind = "not tried" if verdict is None else "survived" if verdict == "survived" else "killed"
            if kind == "survived" and f"{module}.py, {mutant.name}" in reasons:
                kind = "explained"
            elif kind == "survived":
                print(f"survived: {mutant}")
            tried[kind] += 1
        total += tried
        print(f"{module}: {dict(tried)}")
    done = total["killed"] + total["survived"] + total["explained"]
    share = total["killed"] / done if done else 0.0
    print(f"{done} changes tried, {share:.1%} killed; {total['explained']} that change nothing are explained")
    return 0 if not total["not tried"] and not total["survived"] and share >= LEAST else 1


if __name__ == "__main__":
    assert importlib.util.find_spec("mextrain_qt") is not None
    sys.exit(main())
