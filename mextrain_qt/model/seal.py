"""Sealed deals: a promise made before a round that can be checked after it.

The commitment is the SHA-256, in hexadecimal, of the line ``<salt> <tile> <tile> ...`` in UTF-8:
the salt and the shuffled set in order, tiles written larger half first. Whoever keeps the
commitment shown before the round can recompute it from the salt and the deal shown afterwards: a
program that had changed a tile in between would have had to find another deal with the same hash.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from mextrain_qt.model.sha256 import digest
from mextrain_qt.model.tiles import Tile


def new_salt() -> str:
    """A salt nobody can guess: 128 random bits in hexadecimal."""
    return os.urandom(16).hex()


def commitment(order: Sequence[Tile], salt: str) -> str:
    """The promise for a shuffled set: 64 hexadecimal digits."""
    line = " ".join((salt, *map(str, order)))
    return digest(line).hex()
