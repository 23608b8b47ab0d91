"""Files beside Python's own compiled ones, for what would otherwise be made anew at every start.

They are read by the very program that wrote them or not at all: what is to be read as something else begins
with another mark. Where they can be neither read nor written all is as without.
"""

from __future__ import annotations

import marshal
import os
import sys
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any


def beside(source: str, name: str) -> Path:
    """Where what the module of that file keeps under ``name`` (letters and digits) lies."""
    return Path(cache_from_source(source, optimization=name))


def read(place: Path, mark: bytes) -> dict[Any, Any]:
    """The table that was written there with that mark; an empty one if there is none."""
    try:
        content = place.read_bytes()
        kept = marshal.loads(content[len(mark) :]) if content.startswith(mark) else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return kept if isinstance(kept, dict) else {}


def write(place: Path, mark: bytes, kept: dict[Any, Any]) -> None:
    """Write a table of what ``marshal`` takes, unless Python is told to keep nothing."""
    if sys.dont_write_bytecode:
        return
    unfinished = place.with_name(f"{place.name}.{os.getpid()}")
    # As with Python's own: who cannot keep it compiles again.
    with suppress(OSError, ValueError):
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(mark + marshal.dumps(kept))
        unfinished.replace(place)
