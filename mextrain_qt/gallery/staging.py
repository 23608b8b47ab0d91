"""Bringing a table to a moment worth a picture: matches from fixed deals, played by computer players."""

from __future__ import annotations

from random import Random
from typing import Final

from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.players import LEVELS

NAMES: Final = ("Ana", "Bea", "Carl", "Dina", "Emil", "Fay", "Gus", "Hana")

_LEVELS: Final = ("planner", "steady", "casual")
_BEGAN: Final = 1_790_000_000.0


def match_at(
    seats: int, *, actions: int, round_number: int = 1, number: int = 7, preset: str = "salon"
) -> Match:
    """A match in which the person in seat 0 is to move, some ``actions`` into a round.

    The round is as far as it came where it ended before; the person's own moves are a planner's.
    """
    match = Match(PRESETS[preset], seated(seats), number, salts=lambda: f"{number:032x}")
    chance = Random(number)
    while True:
        last = len(match.rounds) == round_number
        while match.round.outcome is None and not (
            last and len(match.current.actions) >= actions and match.round.seat == 0
        ):
            _move(match, chance)
        if last:
            return match
        match.next_round()


def whole_match(seats: int, *, number: int = 7, options: Options = PRESETS["salon"]) -> Match:
    """A match to its very end, the person's own moves a planner's."""
    match = Match(options, seated(seats), number, salts=lambda: f"{number:032x}")
    chance = Random(number)
    while True:
        while match.round.outcome is None:
            _move(match, chance)
        if match.is_over:
            return match
        match.next_round()


def finished_match(seats: int) -> Match:
    """A whole match but for the very last action."""
    match = whole_match(seats)
    match.take_back(1)
    return match


def seated(seats: int) -> tuple[Seat, ...]:
    """A person and planners round a table."""
    return tuple(Seat(NAMES[seat], PERSON if seat == 0 else "planner") for seat in range(seats))


def _move(match: Match, chance: Random) -> None:
    seat = match.round.seat
    player = LEVELS[_LEVELS[seat % len(_LEVELS)]]()
    match.apply(player.choose(observe(match, seat), chance), _BEGAN + 9.0 * len(match.current.actions))
