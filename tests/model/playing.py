"""Matches played at random, for the tests of whatever keeps, reads or shows them."""

from __future__ import annotations

from random import Random

from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import Options

NOW = 1_750_000_000.0


def seats(count: int, person: int | None = 0) -> tuple[Seat, ...]:
    """A table of that many, one of them a person."""
    return tuple(Seat(f"Seat {seat + 1}", "person" if seat == person else "casual") for seat in range(count))


def play_round(match: Match, chance: Random, actions: int | None = None) -> None:
    """Play the match's round at random to its end, or that many actions of it."""
    while match.round.outcome is None and actions != 0:
        legal = match.round.legal_actions()
        done = sum(len(played.actions) for played in match.rounds)
        match.apply(legal[int(chance.random() * len(legal))], NOW + done)
        actions = None if actions is None else actions - 1


def played_match(
    options: Options | None = None, count: int = 3, number: int = 7, *, rounds: int | None = None
) -> Match:
    """A match played to its end, or that many rounds of it and a few actions of the next."""
    match = Match(options if options is not None else Options(highest=6), seats(count), number)
    chance = Random(number)
    while True:
        if rounds is not None and len(match.rounds) > rounds:
            play_round(match, chance, 4)
            return match
        play_round(match, chance)
        if match.is_over:
            return match
        match.next_round()
