"""What is not done before the window is painted for the first time."""

from __future__ import annotations

import subprocess
import sys

_PROGRAM = """
from mextrain_qt.bench import window_probe
window_probe.table(0.0)
from PySide6 import QtWidgets
print(*dict(vars(QtWidgets)))
"""
"""Shows a table, and says which classes of Qt have been made for Python until then."""


def test_no_class_of_widgets_is_made_before_it_is_used() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    made = done.stdout.split()
    assert "QGraphicsView" in made
    assert [name for name in ("QWizard", "QCalendarWidget", "QTextEdit") if name in made] == []
