"""The hash of the promises and the deals is the usual one, whoever of Python's modules makes it."""

from __future__ import annotations

import hashlib
import sys

import pytest

from mextrain_qt.model import sha256

TEXTS = ("", "cafe 12-12", "ю" * 200)


@pytest.mark.parametrize("text", TEXTS)
def test_it_is_the_usual_hash_of_the_text_in_utf_8(text: str) -> None:
    assert sha256.digest(text) == hashlib.sha256(text.encode()).digest()


def test_python_built_without_its_own_takes_the_usual_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, sha256._OWN, None)
    assert sha256._found() is hashlib.sha256
