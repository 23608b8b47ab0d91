"""What is not done until the window has been painted for the first time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

_PROGRAM = """
from mextrain_qt.bench import window_probe
window_probe.table(0.0)
from PySide6 import QtWidgets
print(*dict(vars(QtWidgets)))
from pathlib import Path
tasks = Path("/proc/self/task")
print(len(list(tasks.iterdir())) if tasks.exists() else 1)
import sys
print(*sys.modules)
"""
"""Shows a table, and says which classes of widgets Python has then, how many threads, and which modules."""

_LOADING = """
import re, sys
from mextrain_qt.loading import undisturbed
compiler = sys.modules["re._compiler"]
usual, count = compiler.compile, 0
def counted(pattern, flags=0):
    global count
    count += type(pattern) is str
    return usual(pattern, flags)
compiler.compile = counted
with undisturbed():
    pass
print(count)
"""
"""Loads Qt, and says how many regular expressions Python had to compile for that."""


class FirstPaint(NamedTuple):
    classes: list[str]
    threads: int
    modules: list[str]


@pytest.fixture(scope="module")
def first_paint(tmp_path_factory: pytest.TempPathFactory) -> FirstPaint:
    home = str(tmp_path_factory.mktemp("home"))
    homes = {f"XDG_{part}_HOME": home for part in ("CONFIG", "DATA", "STATE", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env=os.environ | homes | {"QT_QPA_PLATFORM": "offscreen"},
    )
    classes, threads, modules = done.stdout.splitlines()
    return FirstPaint(classes.split(), int(threads), modules.split())


def test_threads_take_no_part_in_painting(first_paint: FirstPaint) -> None:
    assert first_paint.threads == 1


def test_no_class_of_widgets_is_made_before_it_is_used(first_paint: FirstPaint) -> None:
    made = first_paint.classes
    assert "QGraphicsView" in made
    assert [name for name in ("QWizard", "QCalendarWidget", "QTextEdit", "QStyle") if name in made] == []


def test_the_deal_is_sealed_without_loading_openssl(first_paint: FirstPaint) -> None:
    loaded = first_paint.modules
    assert "mextrain_qt.model.seal" in loaded
    assert [name for name in ("_hashlib", "hashlib", "hmac", "secrets", "_ssl") if name in loaded] == []


def test_an_expression_of_qts_library_is_compiled_at_the_first_start_alone(tmp_path: Path) -> None:
    surroundings = {name: each for name, each in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    first, second = (
        int(
            subprocess.run(
                [sys.executable, "-c", _LOADING],
                capture_output=True,
                text=True,
                check=True,
                timeout=60,
                env=surroundings | {"PYTHONPYCACHEPREFIX": str(tmp_path)},
            ).stdout
        )
        for _ in range(2)
    )
    assert first > 0
    assert second == 0
