"""Tries every change and notes which tests notice it, or that none does.

The tests are collected once; then every change is tried in a process forked off, where the function it is in
gets other code. What is outside of functions is run when the module is imported, so such a change has a
fresh process of its own. The tests that noticed other changes near by come first.
"""

from __future__ import annotations

import importlib
import os
import resource
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutants.operators import Mutant, mutated

SECONDS_A_TEST = 10
"""The processor time one test may take, several times what the longest needs; taking longer is noticing."""

TOO_LONG = "killed by taking too long"

KILLED_BY = "killed by "
FOLDER = "tests/model/"

_FAILED = "the test that noticed: "

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


def arguments(tests: Sequence[str]) -> list[str]:
    """What pytest is told to run those files of tests."""
    files = [f"{FOLDER}{name}.py" for name in tests]
    options = ["-c", "packaging/pytest-model.ini", "--rootdir", ".", "-x", "-q", "-s"]
    plugins = ["-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:xdist"]
    return [*options, *plugins, *files]


class Kills:
    """Which tests noticed how many changes: in a function, in a module, and in all."""

    def __init__(self) -> None:
        self._by_function: dict[tuple[str, str | None], Counter[str]] = defaultdict(Counter)
        self._by_module: dict[str, Counter[str]] = defaultdict(Counter)
        self._all: Counter[str] = Counter()

    def add(self, module: str, function: str | None, test: str) -> None:
        """A test noticed a change in that function of the module (``None``: outside of all)."""
        self._by_function[module, function][test] += 1
        self._by_module[module][test] += 1
        self._all[test] += 1

    def ordered(self, tests: list[str], mutant: Mutant) -> list[str]:
        """The tests, those first that are most likely to notice the change."""
        near = self._by_function[mutant.module, mutant.function]
        around = self._by_module[mutant.module]
        return sorted(tests, key=lambda test: (-near[test], -around[test], -self._all[test]))


class Trial:
    """A pytest plugin that runs the tests it collected once for every change."""

    def __init__(
        self,
        mutants: list[Mutant],
        tests: Sequence[str],
        kills: Kills,
        note: Callable[[Mutant, str], None],
    ) -> None:
        self._mutants = mutants
        self._tests = tests
        self._kills = kills
        self._note = note

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = _some(session.items)
        if _forked(session, items, None) != "survived":
            raise pytest.UsageError("a test fails without any change")
        by_name = {item.nodeid: item for item in items}
        for mutant in self._mutants:
            names = self._kills.ordered(list(by_name), mutant)
            if mutant.function is None or not _can_be_put_in(mutant):
                found = _in_fresh_process(mutant, self._tests, names)
            else:
                found = _forked(session, [by_name[name] for name in names], mutant)
            if found in by_name:
                self._kills.add(mutant.module, mutant.function, found)
                found = KILLED_BY + found.removeprefix(FOLDER)
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


def _forked(session: pytest.Session, items: list[pytest.Item], mutant: Mutant | None) -> str:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
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
                signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
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
    return TOO_LONG


def _read(reading: int, child: int) -> bytes:
    said = b""
    while part := os.read(reading, 65536):
        said += part
    os.close(reading)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGVTALRM:
        if os.WTERMSIG(status) in (signal.SIGTERM, signal.SIGKILL, signal.SIGINT, signal.SIGHUP):
            raise KeyboardInterrupt("somebody ended the tests")
        return said + f"\nkilled by signal {os.WTERMSIG(status)}".encode()
    return said


def _put_in(mutant: Mutant) -> None:
    """Give the function of the change its other code, in the module as it is imported."""
    function, code = _function_and_code(mutant)
    function.__code__ = code


def _can_be_put_in(mutant: Mutant) -> bool:
    """Whether the other code takes as much from around it; without ``super()`` it takes less."""
    function, code = _function_and_code(mutant)
    return len(function.__code__.co_freevars) == len(code.co_freevars)


def _function_and_code(mutant: Mutant) -> tuple[FunctionType, CodeType]:
    assert mutant.function is not None
    name = mutant.module.removesuffix(".py").replace("/", ".")
    module = importlib.import_module(name)
    code = _code_of(mutated(mutant), mutant.function)
    holder: Any = module
    for part in mutant.function.split(".")[:-1]:
        holder = getattr(holder, part)
    last = mutant.function.rpartition(".")[2]
    return _function(vars(holder)[last]), code


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


def _in_fresh_process(mutant: Mutant, tests: Sequence[str], names: list[str]) -> str:
    one = ["--one", f"{mutant.module}:{mutant.number}", "--tests", ",".join(tests)]
    words = [sys.executable, "-m", "tests.mutants", *one]
    answer = subprocess.run(words, input="\n".join(names), capture_output=True, text=True, check=False)
    if answer.returncode == 0:
        return "survived"
    if answer.returncode == -signal.SIGVTALRM:
        return TOO_LONG
    if answer.returncode < 0:
        raise KeyboardInterrupt("somebody ended the tests")
    failed = [line.removeprefix(_FAILED) for line in answer.stdout.splitlines() if line.startswith(_FAILED)]
    return failed[0] if failed else "killed as it is imported"


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


class _Named:
    """A pytest plugin that runs the tests of a list of names in their order, and names the one that fails."""

    def __init__(self, names: list[str]) -> None:
        self._places = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(_some(items), key=lambda item: self._places.get(item.nodeid, len(self._places)))

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            print(f"\n{_FAILED}{report.nodeid}")


def run_one(mutant: Mutant, tests: Sequence[str], names: list[str]) -> int:
    """Run the tests in this process, ``names`` first, with the change made before anything is imported."""
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
    name = mutant.module.removesuffix(".py").replace("/", ".")
    sys.meta_path.insert(0, _Loader(name, mutant))
    try:
        importlib.import_module(name)
    except Exception:
        return 1
    return int(pytest.main(arguments(tests), plugins=[_Named(names)]))
