"""What a record says it is, how its text becomes JSON, and how a record is refused."""

from __future__ import annotations

import json
import math
from typing import Final

FORMAT: Final = "mexican-train/1"
"""What a record says it is."""

LARGEST_TEXT: Final = 8_000_000
"""More characters than any match has (a long one has some 100,000): what is longer is not read."""


class RefusedRecord(ValueError):
    """A record that is damaged, from a newer program, or of a match that cannot have been played.

    Attribute ``place``: where, as in ``rounds[3].actions[17]`` (rounds and actions counted from 1);
    ``record`` where it is about the whole.
    """

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def json_from(text: str | bytes) -> object:
    """The JSON value of a text: no number that is none, and nothing that is too long or too deep.

    Raises :class:`RefusedRecord`.
    """
    if len(text) > LARGEST_TEXT:
        raise RefusedRecord("record", f"is too long: no match has {len(text)} characters")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except UnicodeDecodeError as error:
        raise RefusedRecord("record", f"is not text: byte {error.start + 1} is damaged") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RefusedRecord("record", f"is not JSON: {error.msg} in {place}") from None
    except RecursionError:
        raise RefusedRecord("record", "is nested too deeply") from None
    except ValueError as error:
        raise RefusedRecord("record", f"is not JSON: {str(error)[:120]}") from None


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number
