"""Loading the many small modules of the window without what would be done again for each of them."""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Import and build what lasts as long as the program.

    Nothing of it is garbage, so none is looked for meanwhile. And PySide6 reads the source of every module
    that is imported to see whether it asks for the optional names of ``__feature__``; none of this
    program's does, so Python's own import is in force until the block ends.
    """
    collected = gc.isenabled()
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - puts its import in the place of Python's

    ours = builtins.__import__
    builtins.__import__ = getattr(builtins, "__orig_import__", ours)
    try:
        yield
    finally:
        builtins.__import__ = ours
        if collected:
            gc.enable()
