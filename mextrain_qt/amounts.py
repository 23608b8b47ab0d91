"""Amounts as they are written on the command line, refused in one sentence where they make no sense."""

from __future__ import annotations

import argparse
import math
from typing import Final

_A_WEEK: Final = 7 * 24 * 3600
_DIGITS: Final = 9


def from_nought(text: str) -> int:
    """A whole number from 0 on, of 9 digits at most.

    Raises :class:`argparse.ArgumentTypeError` for anything else.
    """
    return _whole(text, 0)


def from_one(text: str) -> int:
    """A whole number from 1 on, of 9 digits at most.

    Raises :class:`argparse.ArgumentTypeError` for anything else.
    """
    return _whole(text, 1)


def _whole(text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and int(text[: _DIGITS + 1]) >= least):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
    if len(text) > _DIGITS:
        raise argparse.ArgumentTypeError(f"a number of {len(text)} digits is too large: {_DIGITS} at most")
    return int(text)


def some_time(text: str) -> float:
    """A time above 0, in whatever unit is asked for, of which a week has no more than 604,800.

    Raises :class:`argparse.ArgumentTypeError` for anything else.
    """
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= _A_WEEK:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0 and up to {_A_WEEK}")
    return number
