"""SHA-256 as Python has it itself.

``hashlib`` loads OpenSSL whenever it is imported, which takes 3 ms before a window is there. Python's own is
as quick for the short lines of this game, and is what ``random`` of the standard library asks first too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

_OWN: Final = "_sha2" if sys.version_info >= (3, 12) else "_sha256"


def _found() -> Callable[[bytes], Any]:
    """Python's own, or that of ``hashlib`` where Python was built without."""
    try:
        module = import_module(_OWN)
    except ImportError:
        module = import_module("hashlib")
    made: Callable[[bytes], Any] = module.sha256
    return made


_sha256: Final = _found()


def digest(text: str) -> bytes:
    """The SHA-256 of the text in UTF-8: 32 bytes."""
    made: bytes = _sha256(text.encode()).digest()
    return made
