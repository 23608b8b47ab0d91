"""What the tests of players share: observations of positions, and of matches on their way."""

from __future__ import annotations

from random import Random

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.deal import Start
from mextrain_qt.model.match import Match, PlayedRound, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.round import Round


def match_at(game: Round) -> Match:
    """A match whose round in progress is ``game``, with nothing in its log."""
    seats = tuple(Seat(f"seat {seat + 1}", "person") for seat in range(game.seats))
    match = Match(game.options, seats, 1, salts=str)
    match.rounds[-1] = PlayedRound(Start((), game.position(), None, ()), "")
    match.round = game
    return match


def seen_at(game: Round) -> Observation:
    """What the seat to move sees of a round."""
    return observe(match_at(game), game.seat)


def random_match(chance: Random) -> Match:
    """The start of a match by random options."""
    options, seats = random_options(chance)
    people = tuple(Seat(f"seat {seat + 1}", "person") for seat in range(seats))
    return Match(options, people, chance.randint(1, 2**31), salts=str)


def move_on(match: Match, chance: Random, actions: int) -> None:
    """Play so many actions at random, or until the round is over."""
    for _ in range(actions):
        if match.round.outcome is not None:
            return
        match.apply(chance.choice(match.round.legal_actions()))
