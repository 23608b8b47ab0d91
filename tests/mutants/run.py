"""Tries every change and notes which tests notice it, or that none does.

The tests are collected once; then every change is tried in a process forked off, where the function it is in
gets other code. What is outside of functions is run when the module is imported, so such a change has a
fresh process of its own.
"""

from __future__ import annotations

import importlib
import os
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutants.operators import Mutant, mutated

TIMES_AS_LONG = 4
"""How many times as long as without a change the tests may take; what takes longer has been noticed."""

_SECONDS_ALONE = 200

_BYTES = 1_500_000_000
"""A change may have a list grow for ever."""

TESTS = (
    "test_lines",
    "test_scoring",
    "test_round_corners",
    "test_refusals",
    "test_turn_rules",
    "test_double_rules",
    "test_burst_rules",
    "test_round_end",
    "test_options",
    "test_deal",
    "test_notation",
    "test_match",
    "test_perft",
    "test_round_cases",
    "test_record",
    "test_observation",
    "test_seal",
    "test_wire",
    "test_verify_matches",
    "test_round_random",
)
"""The files whose tests are tried, the quick ones first."""

_AT_MOST = {
    "test_random_rounds_keep_every_promise_and_end": 4,
    "test_checked_matches_keep_every_promise": 1,
    "test_it_goes_on_where_it_was_stopped": 0,
}
"""How often a test is tried that is the same with other chances, or takes long and is not about rules."""


def arguments() -> list[str]:
    """What pytest is told."""
    files = [f"tests/model/{name}.py" for name in TESTS]
    options = ["-c", "packaging/pytest-model.ini", "--rootdir", ".", "-x", "-q", "-p", "no:cacheprovider"]
    return [*options, "-p", "no:pytest-qt", "-p", "no:xdist", *files]


class Trial:
    """A pytest plugin that runs the tests it collected once for every change."""

    def __init__(self, mutants: list[Mutant], note: Callable[[Mutant, str], None]) -> None:
        self._mutants = mutants
        self._note = note
        self._kills: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = _some(session.items)
        began = os.times().children_user
        if _forked(session, items, None, _SECONDS_ALONE) != "survived":
            raise pytest.UsageError("a test fails without any change")
        limit = round(TIMES_AS_LONG * (os.times().children_user - began)) + 5
        for mutant in self._mutants:
            items.sort(key=lambda item: -self._kills[item.nodeid])
            if mutant.function is None:
                self._note(mutant, _in_fresh_process(mutant))
                continue
            found = _forked(session, items, mutant, limit)
            if found.startswith("tests/"):
                self._kills[found] += 1
                found = f"killed by {found.removeprefix('tests/model/')}"
            self._note(mutant, found)
        return True


def _some(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests, but only a few of those that are the same again and again."""
    seen: Counter[str] = Counter()
    kept = []
    for item in items:
        name = item.name.partition("[")[0]
        seen[name] += 1
        if seen[name] <= _AT_MOST.get(name, seen[name]):
            kept.append(item)
    return kept


def _forked(session: pytest.Session, items: list[pytest.Item], mutant: Mutant | None, limit: int) -> str:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        verdict = "survived"
        try:
            if mutant is not None:
                _put_in(mutant)
            for place, item in enumerate(items):
                os.write(writing, f"{item.nodeid}\n".encode())
                following = items[place + 1] if place + 1 < len(items) else None
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    verdict = "killed"
                    break
        except BaseException as error:
            verdict = f"killed by {type(error).__name__}"
        os.write(writing, f"\n{verdict}".encode())
        os._exit(0)
    os.close(writing)
    said = _read(reading, child).decode().split("\n")
    if said[-1] == "killed":
        return said[-3]
    if said[-1] == "survived" or said[-1].startswith("killed by"):
        return said[-1]
    return "killed by taking too long"


def _read(reading: int, child: int) -> bytes:
    said = b""
    while part := os.read(reading, 65536):
        said += part
    os.close(reading)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGXCPU:
        if os.WTERMSIG(status) in (signal.SIGTERM, signal.SIGKILL, signal.SIGINT, signal.SIGHUP):
            raise KeyboardInterrupt("somebody ended the tests")
        return said + f"\nkilled by signal {os.WTERMSIG(status)}".encode()
    return said


def _put_in(mutant: Mutant) -> None:
    """Give the function of the change its other code, in the module as it is imported."""
    assert mutant.function is not None
    name = mutant.module.removesuffix(".py").replace("/", ".")
    module = importlib.import_module(name)
    code = _code_of(mutated(mutant), mutant.function)
    holder: Any = module
    for part in mutant.function.split(".")[:-1]:
        holder = getattr(holder, part)
    last = mutant.function.rpartition(".")[2]
    _function(vars(holder)[last]).__code__ = code


def _function(thing: Any) -> FunctionType:
    """The function in a property, a class method or a cache."""
    if isinstance(thing, property):
        thing = thing.fget
    thing = getattr(thing, "__func__", thing)
    if hasattr(thing, "cache_clear"):
        thing.cache_clear()
        thing = thing.__wrapped__
    assert isinstance(thing, FunctionType)
    return thing


def _code_of(module: CodeType, function: str) -> CodeType:
    for constant in module.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == function:
                return constant
            if function.startswith(constant.co_qualname + "."):
                return _code_of(constant, function)
    raise LookupError(function)


def _in_fresh_process(mutant: Mutant) -> str:
    words = [sys.executable, "-m", "tests.mutants", "--one", f"{mutant.module}:{mutant.number}"]
    began = time.monotonic()
    try:
        answer = subprocess.run(words, capture_output=True, check=False, timeout=_SECONDS_ALONE * 10)
    except subprocess.TimeoutExpired:
        return f"killed by taking {time.monotonic() - began:.0f} s"
    return "survived" if answer.returncode == 0 else "killed by a test in a fresh process"


class _Loader:
    """Puts another module in the place of the one in the file."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name, self._mutant = name, mutant

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        if name != self._name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=self._mutant.module)  # type: ignore[arg-type]

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        module.__file__ = str(Path(self._mutant.module).resolve())
        exec(mutated(self._mutant), vars(module))


def run_one(mutant: Mutant) -> int:
    """Run the tests in this process with the change made before anything is imported."""
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS_ALONE, _SECONDS_ALONE))
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
    name = mutant.module.removesuffix(".py").replace("/", ".")
    sys.meta_path.insert(0, _Loader(name, mutant))  # type: ignore[arg-type]
    try:
        importlib.import_module(name)
    except Exception:
        return 1

    class Few:
        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            items[:] = _some(items)

    return int(pytest.main(arguments(), plugins=[Few()]))
