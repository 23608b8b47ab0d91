"""Keeps the regular expressions that Qt's library compiles at every start.

PySide6 imports modules, its own and Python's, that compile sixteen of them, some long. Python does that in
Python and keeps nothing of it: 12 ms of the processor's time before a window is there, a tenth of what a bare
one takes. What comes of it is a list of numbers, and the expression is made of that at once. It is kept for
text, not for bytes, and only used for the very same text and flags with the very same Python.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any, Final

from mextrain_qt.kept_file import beside, read, write

_COMPILER: Final[Any] = sys.modules.get("re._compiler")

_PYTHON: Final = MAGIC_NUMBER + sys.version.encode() + b"\0"
"""A bug-fix release too may make something else of an expression."""


class _Noting:
    """Stands between the compiler and what it hands its numbers to, and notes them."""

    def __init__(self, core: Any) -> None:
        self._core = core
        self.parts: tuple[Any, ...] = ()

    def compile(self, pattern: str, flags: int, code: list[int], *groups: Any) -> re.Pattern[str]:
        # Numbers that have a name to the compiler are numbers to all others.
        self.parts = int(flags), list(map(int, code)), *groups
        made: re.Pattern[str] = self._core.compile(pattern, flags, code, *groups)
        return made

    def __getattr__(self, name: str) -> Any:
        return getattr(self._core, name)


@contextmanager
def kept_patterns(place: Path | None = None) -> Iterator[None]:
    """Within it, expressions that are compiled come from ``place`` as far as they are there."""
    core = getattr(_COMPILER, "_sre", None)
    if core is None:
        # A Python that does it in another way.
        yield
        return
    if place is None:
        place = beside(__file__, "patterns")
    usual = _COMPILER.compile
    kept = read(place, _PYTHON)
    missed: list[str] = []

    def compiled(pattern: Any, flags: Any = 0) -> Any:
        if type(pattern) is not str or type(flags) is not int or flags & re.DEBUG:
            return usual(pattern, flags)
        known = kept.get((pattern, flags))
        if known is not None:
            # Python looks through the numbers whether they can be an expression's.
            with suppress(RuntimeError, TypeError, ValueError, OverflowError):
                return core.compile(pattern, *known)
        noting = _Noting(core)
        _COMPILER._sre = noting
        try:
            made = usual(pattern, flags)
        finally:
            _COMPILER._sre = core
        kept[pattern, flags] = noting.parts
        missed.append(pattern)
        return made

    _COMPILER.compile = compiled
    try:
        yield
    finally:
        _COMPILER.compile = usual
        if missed:
            write(place, _PYTHON, kept)
