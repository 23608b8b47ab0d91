"""Loading the many small modules of the window without what would be done again for each of them."""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from mextrain_qt.kept_code import kept_code
from mextrain_qt.kept_patterns import kept_patterns
from mextrain_qt.quick_enums import quick_enums


@contextmanager
def unswept() -> Iterator[None]:
    """Make what lasts as long as the program.

    Nothing of it is garbage, so none is looked for meanwhile; nor later among what has been made until the
    block ends.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collected:
            gc.enable()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Import Qt and build what lasts as long as the program.

    Besides being :func:`unswept` it spares PySide6 compiling (:mod:`mextrain_qt.kept_code` and
    :mod:`mextrain_qt.kept_patterns`) and has Qt's enumerations made quickly
    (:mod:`mextrain_qt.quick_enums`). And PySide6 reads the source of every module
    that is imported to see whether it asks for the optional names of ``__feature__``; none of this program's
    does, so Python's own import is in force until the block ends.
    """
    with unswept(), quick_enums():
        with kept_code(), kept_patterns():
            import PySide6.QtCore  # noqa: F401 - puts its import in the place of Python's

        ours = builtins.__import__
        builtins.__import__ = getattr(builtins, "__orig_import__", ours)
        try:
            yield
        finally:
            builtins.__import__ = ours
