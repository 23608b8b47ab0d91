"""What a monkey reached and what went wrong meanwhile."""

from __future__ import annotations

import re
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS: Final = re.compile(
    r"This plugin does not support|propagateSizeHints|XDG_RUNTIME_DIR|Session management"
)
"""What Qt says of a desktop without a window manager, which has nothing to do with the program."""

_WORTH_NOTING: Final = (
    QtMsgType.QtWarningMsg,
    QtMsgType.QtCriticalMsg,
    QtMsgType.QtFatalMsg,
)

_DEEDS_KEPT: Final = 60


class Diary:
    """Counts what was done, and keeps every exception and warning with the deeds before it."""

    def __init__(self, deeds: Path) -> None:
        """``deeds``: a file for all that is done, so that it is known also after a crash."""
        self._file = deeds.open("w", encoding="utf-8", buffering=1)
        self.seen: Counter[str] = Counter()
        self.problems: list[str] = []
        self._deeds: deque[str] = deque(maxlen=_DEEDS_KEPT)

    def close(self) -> None:
        """Write no more deeds down."""
        self._file.close()

    def did(self, deed: str) -> None:
        """Note a deed, for whoever has to find out how it came to a problem."""
        self._deeds.append(deed)
        print(deed.encode("ascii", "replace").decode(), file=self._file)

    def count(self, what: str) -> None:
        """Note that something was reached once more."""
        self.seen[what] += 1

    def problem(self, what: str) -> None:
        """Note that something is wrong."""
        self.problems.append(what + "\n  after: " + "; ".join(self._deeds))

    def watch(self) -> Callable[[], None]:
        """Note exceptions that nobody catches and what Qt warns of; returns how to stop watching."""
        hooks = sys.excepthook, sys.unraisablehook
        sys.excepthook, sys.unraisablehook = self._on_exception, self._on_unraisable
        handler = qInstallMessageHandler(self._on_message)

        def stop() -> None:
            sys.excepthook, sys.unraisablehook = hooks
            qInstallMessageHandler(handler)

        return stop

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.problem("".join(traceback.format_exception(kind, error, trace)))

    def _on_unraisable(self, found: Any) -> None:
        text = "".join(traceback.format_exception(found.exc_type, found.exc_value, found.exc_traceback))
        self.problem(f"{found.err_msg or 'in'} {found.object!r}: {text}")

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in _WORTH_NOTING and not HARMLESS.search(message):
            self.problem(f"Qt says: {message}\n" + "".join(traceback.format_stack(limit=12)))
