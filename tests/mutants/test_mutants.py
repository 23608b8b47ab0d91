"""The mutation tests themselves: what they change, that it is noticed, and that the page on them is true."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.explained import explained
from tests.mutants.operators import mutants

MODEL = Path("mextrain_qt/model")

SOURCE = '''"""A module."""

LIMIT = 3

def fits(a: int, b: int = 0) -> bool:
    """Whether it fits."""
    if not a <= LIMIT:
        raise ValueError(f"{a}")
    return any(a == n for n in (b, LIMIT))
'''


def test_every_place_of_a_module_where_a_rule_may_be_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert [mutant.name for mutant in mutants(path)] == [
        "module: 3 -> 4",
        "module: 0 -> 1",
        "fits: not a <= LIMIT -> True",
        "fits: not a <= LIMIT -> False",
        "fits: not a <= LIMIT -> a <= LIMIT",
        "fits: a <= LIMIT -> a < LIMIT",
        "fits: a <= LIMIT -> a > LIMIT",
        "fits: raise ValueError(f'{a}') -> pass",
        "fits: return any((a == n for n in (b, LIMIT))) -> return None",
        "fits: any((a == n for n in (b, LIMIT))) -> all((a == n for n in (b, LIMIT)))",
        "fits: a == n -> a != n",
    ]


def test_what_the_page_explains_is_still_there_to_be_changed() -> None:
    names = {f"{path.name}, {mutant.name}" for path in MODEL.glob("*.py") for mutant in mutants(path)}
    assert explained()
    assert explained().keys() <= names


@pytest.mark.skipif(not hasattr(os, "fork"), reason="every change is tried in a process forked off")
def test_most_of_a_few_changes_chosen_by_chance_are_noticed_by_the_quickest_tests(tmp_path: Path) -> None:
    state = tmp_path / "mutants.json"
    words = ["-m", "tests.mutants", "--modules", "lines,scoring", "--tests", "test_lines,test_scoring"]
    words += ["--sample", "12", "--state", str(state)]
    subprocess.run([sys.executable, *words], check=False, capture_output=True)
    verdicts = [
        verdict
        for module in json.loads(state.read_text(encoding="utf-8")).values()
        for verdict in module["verdicts"].values()
    ]
    assert len(verdicts) == 12
    assert sum(verdict.startswith("killed by test_") for verdict in verdicts) >= 10
