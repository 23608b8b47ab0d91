"""Playing one match of a contest and keeping its record."""

from __future__ import annotations

from typing import Any

from mextrain_qt.arena.contest import Contest
from mextrain_qt.arena.playing import Result, play_match
from mextrain_qt.model.record import record_of


def play_recorded(contest: Contest, place: int) -> tuple[Result, dict[str, Any]]:
    """Play the match at that place of the contest; its result and its record."""
    result, match = play_match(contest, place)
    return result, record_of(match)
