"""What becomes of Qt's own messages, which are written for programmers."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_NO_WINDOW: Final = re.compile(r"no Qt platform plugin could be initialized")
"""What Qt says last before it aborts, where it finds nothing to draw on."""


def quiet_messages() -> None:
    """Keep Qt's chatter about the desktop off the terminal; what is wrong stays visible.

    Where Qt would abort since no window can be opened, the program says so in one sentence and ends with
    status 1.
    """
    qInstallMessageHandler(handler(os._exit))


def handler(end: Callable[[int], object]) -> Callable[[QtMsgType, QMessageLogContext, str], None]:
    """A handler of Qt's messages; ``end`` ends the program at once, with a status."""
    reasons: list[str] = []

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg and _NO_WINDOW.search(message):
            print(f"mextrain-qt: {_no_window(reasons)}", file=sys.stderr, flush=True)
            # Qt aborts as soon as this returns.
            end(1)
        elif kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
            print(message, file=sys.stderr)
        elif kind is QtMsgType.QtWarningMsg and (context.category or "").startswith("qt.qpa"):
            reasons.append(message.strip())

    return handle


def _no_window(reasons: list[str]) -> str:
    """Why no window can be opened, and what may be done about it."""
    found = f"no window can be opened: {_tidy(reasons[0])}." if reasons else "no window can be opened."
    platform = os.environ.get("QT_QPA_PLATFORM")
    if platform:
        return f"{found} QT_QPA_PLATFORM is set to {platform!r}; without it Qt chooses by itself."
    return found


def _tidy(reason: str) -> str:
    """A reason of Qt's without the empty place at its end and the full stop."""
    return re.sub(r' in ""$', "", " ".join(reason.split())).rstrip(".")
