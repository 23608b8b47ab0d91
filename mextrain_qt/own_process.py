"""Starting a part of the program in a process of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment


def aim(process: QProcess, module: str, option: str) -> None:
    """Have ``process`` run ``module`` of the program when it is started.

    In a bundle there is no other interpreter: there the program itself is run with ``option``.
    """
    environment = QProcessEnvironment.systemEnvironment()
    process.setProgram(sys.executable)
    if getattr(sys, "frozen", False):
        process.setArguments([option])
    else:
        process.setArguments(["-m", module])
        home = str(Path(__file__).resolve().parent.parent)
        known = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (home, known))))
    process.setProcessEnvironment(environment)
