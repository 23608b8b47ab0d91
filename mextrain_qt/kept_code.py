"""Keeps what PySide6 would compile again at every start.

PySide6 carries a dozen modules of Python packed in its library and compiles them whenever it is imported: a
tenth of the time until a window is there. What Python imports from files it compiles once and keeps in
``__pycache__``; what came of those modules is kept there here, under this module's name. It is only used for
the very same source, and where it can be neither read nor written all is as without.
"""

# PySide6 compiles with this in force, and what is compiled inherits it from whoever calls for that.
from __future__ import annotations

import builtins
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any, Final

_PACKED: Final = "shibokensupport/"
"""How the names of the modules begin that PySide6 carries with it."""

Kept = dict[str, tuple[bytes, CodeType]]
"""By a module's name: the hash of its source, and the code."""


@contextmanager
def kept_code(place: Path | None = None) -> Iterator[None]:
    """Within it, what PySide6 compiles of its own comes from ``place`` as far as it is there."""
    if place is None:
        place = _usual_place()
    library: Any = builtins
    usual = library.compile
    kept = _read(place)
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
        if missed and not sys.dont_write_bytecode:
            _write(place, kept)


def _usual_place() -> Path:
    return Path(cache_from_source(__file__, optimization="pyside6"))


def _read(place: Path) -> Kept:
    try:
        content = place.read_bytes()
        kept = marshal.loads(content[len(MAGIC_NUMBER) :]) if content.startswith(MAGIC_NUMBER) else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _write(place: Path, kept: Kept) -> None:
    unfinished = place.with_name(f"{place.name}.{os.getpid()}")
    # As with Python's own: who cannot keep it compiles again.
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(MAGIC_NUMBER + marshal.dumps(kept))
        unfinished.replace(place)
