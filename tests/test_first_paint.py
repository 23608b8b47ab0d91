"""What is not done until the window has been painted for the first time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_PROGRAM = """
from mextrain_qt.bench import window_probe
window_probe.table(0.0)
from PySide6 import QtWidgets
print(*dict(vars(QtWidgets)))
from pathlib import Path
tasks = Path("/proc/self/task")
print(len(list(tasks.iterdir())) if tasks.exists() else 1)
"""
"""Shows a table, and says which classes of widgets Python has then, and how many threads the program."""


@pytest.fixture(scope="module")
def first_paint(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], int]:
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
    made, threads = done.stdout.splitlines()
    return made.split(), int(threads)


def test_threads_take_no_part_in_painting(first_paint: tuple[list[str], int]) -> None:
    _, threads = first_paint
    assert threads == 1


def test_no_class_of_widgets_is_made_before_it_is_used(first_paint: tuple[list[str], int]) -> None:
    made, _ = first_paint
    assert "QGraphicsView" in made
    assert [name for name in ("QWizard", "QCalendarWidget", "QTextEdit", "QStyle") if name in made] == []
