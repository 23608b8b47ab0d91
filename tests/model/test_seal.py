"""Sealed deals: a promise that can be checked with the usual tools."""

from __future__ import annotations

import hashlib

from mextrain_qt.model.deal import shuffled
from mextrain_qt.model.seal import commitment, new_salt


def test_the_promise_is_the_hash_of_salt_and_tiles() -> None:
    order = shuffled(1, 1, 6)
    line = "cafe " + " ".join(str(tile) for tile in order)
    assert commitment(order, "cafe") == hashlib.sha256(line.encode()).hexdigest()


def test_swapping_two_tiles_breaks_the_promise() -> None:
    order = list(shuffled(1, 1, 6))
    promise = commitment(order, "cafe")
    order[3], order[20] = order[20], order[3]
    assert commitment(order, "cafe") != promise


def test_another_salt_gives_another_promise() -> None:
    order = shuffled(1, 1, 6)
    assert commitment(order, "cafe") != commitment(order, "caff")


def test_salts_are_long_and_never_twice_the_same() -> None:
    salts = {new_salt() for _ in range(200)}
    assert len(salts) == 200
    assert all(len(salt) == 32 and set(salt) <= set("0123456789abcdef") for salt in salts)
