"""Doing nothing for a while, as somebody at the window does."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer


def wait(seconds: float) -> None:
    """Let events be handled for that long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
