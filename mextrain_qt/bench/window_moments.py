"""The tables at which the window's speed is measured: always the same, and a person is to move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from mextrain_qt.gallery.staging import match_at, seated
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.tiles import bits_of

SALON: Final = PRESETS["salon"]

LARGE_HAND: Final = 60
"""The tiles in the hand of :func:`crowded`."""


def fullest() -> Match:
    """A double-12 round of eight as it ends: 72 tiles on the table."""
    return match_at(8, actions=90, round_number=3, number=11)


def crowded() -> Match:
    """A double-18 round of eight in which the person holds 60 tiles; nearly all the others lie."""
    options = replace(SALON, highest=18)
    match = _played(8, options=options, until=lambda at: 0 <= _left_to_person(at) - LARGE_HAND < 9)
    position = match.round.position()
    spare = LARGE_HAND - position.hands[0].bit_count()
    hands = (position.hands[0] | bits_of(position.boneyard[:spare]), *position.hands[1:])
    return Match.from_position(
        replace(position, hands=hands, boneyard=position.boneyard[spare:]), match.seats
    )


def pulsing() -> Match:
    """A double-12 round of four in which the person has a double to cover, which pulses."""
    return _played(4, until=lambda at: bool(at.round.position().open_doubles))


def _left_to_person(match: Match) -> int:
    position = match.round.position()
    return position.hands[0].bit_count() + len(position.boneyard)


def _played(seats: int, *, until: Callable[[Match], bool], options: Options = SALON) -> Match:
    """The first moment at which the person in seat 0 is to move and ``until`` holds, deal after deal."""
    player, chance = LEVELS["planner"](), Random(1)
    for number in range(1, 100):
        match = Match(options, seated(seats), number)
        while match.round.outcome is None:
            if match.round.seat == 0 and until(match):
                return match
            match.apply(player.choose(observe(match, match.round.seat), chance), 0.0)
    raise LookupError("no round came to that moment")
