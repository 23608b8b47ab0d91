"""Values from outside in a sentence: as JSON writes them, and short, however long or deep they are."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

_SHORT: Final = Repr()
_SHORT.maxlevel = 2
_SHORT.maxlist = _SHORT.maxdict = 4
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 48

_AS_JSON: Final = {"True": "true", "False": "false", "None": "null"}


def shown(value: object) -> str:
    """A JSON value as it is quoted in a refusal: ``'12-4'``, ``true``, ``[1, 2, ...]``."""
    text = _SHORT.repr(value)
    return _AS_JSON.get(text, text)


def clipped(name: object) -> str:
    """A key as it is named in a refusal: without quotes, at most 48 characters, nothing unprintable."""
    text = "".join(each if each.isprintable() else "?" for each in str(name)[:48])
    return text if len(str(name)) <= 48 else text[:47] + "…"
