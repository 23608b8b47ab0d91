"""Keeps what PySide6 would compile again at every start.

PySide6 carries a dozen modules of Python packed in its library and compiles them whenever it is imported: a
tenth of the time until a window is there. What Python imports from files it compiles once and keeps in
``__pycache__``; what came of those modules is kept there here, under this module's name. It is only used for
the very same source, and where it can be neither read nor written all is as without.
"""

# PySide6 compiles with this in force, and what is compiled inherits it from whoever calls for that.
from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import Any, Final

from mextrain_qt.kept_file import beside, read, write

_PACKED: Final = "shibokensupport/"
"""How the names of the modules begin that PySide6 carries with it."""


@contextmanager
def kept_code(place: Path | None = None) -> Iterator[None]:
    """Within it, what PySide6 compiles of its own comes from ``place`` as far as it is there."""
    if place is None:
        place = beside(__file__, "pyside6")
    library: Any = builtins
    usual = library.compile
    # By a module's name: the hash of its source, and the code.
    kept = read(place, MAGIC_NUMBER)
    missed: list[str] = []

    def compiled(source: Any, filename: Any, mode: str, *others: Any, **options: Any) -> Any:
        ours = mode == "exec" and type(source) is bytes and not others and not options
        if not (ours and isinstance(filename, str) and filename.startswith(_PACKED)):
            return usual(source, filename, mode, *others, **options)
        mark = source_hash(source)
        known = kept.get(filename)
        if known is not None and known[0] == mark:
            return known[1]
        made = usual(source, filename, mode)
        kept[filename] = mark, made
        missed.append(filename)
        return made

    library.compile = compiled
    try:
        yield
    finally:
        library.compile = usual
        if missed:
            write(place, MAGIC_NUMBER, kept)
