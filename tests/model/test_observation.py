"""What a seat may know: everything on the table, its own hand, and nothing else."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.events import RoundEnded, TileDrawn, as_seen_by
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.position import Position
from mextrain_qt.model.tiles import Tile, bits_of, set_bits, tiles_in
from tests.model.playing import play_round, seats


def random_matches(count: int) -> list[Match]:
    """Matches in the middle of their first round."""
    chance = Random("observations")
    matches = []
    for _ in range(count):
        options, at_table = random_options(chance)
        match = Match(options, seats(at_table), chance.randint(1, 10**6))
        play_round(match, chance, chance.randrange(60))
        matches.append(match)
    return matches


MATCHES = random_matches(60)


@pytest.mark.parametrize("match", MATCHES)
def test_what_a_seat_cannot_see_is_the_other_hands_and_the_boneyard(match: Match) -> None:
    for seat in range(len(match.seats)):
        seen = observe(match, seat)
        others = [hand for each, hand in enumerate(match.round.hands) if each != seat]
        hidden = sum(others) | bits_of(match.round.boneyard)
        assert seen.unseen == hidden
        assert seen.unseen | seen.hand | seen.table == set_bits(match.options.highest)


@pytest.mark.parametrize("match", MATCHES)
def test_the_true_hands_put_back_give_the_true_moment(match: Match) -> None:
    seen = observe(match, 0)
    assert seen.position_with(tuple(match.round.hands), match.round.boneyard) == match.round.position()


@pytest.mark.parametrize("match", MATCHES)
def test_only_the_seat_to_move_is_told_what_is_legal(match: Match) -> None:
    for seat in range(len(match.seats)):
        legal = observe(match, seat).legal
        assert legal == (match.round.legal_actions() if seat == match.round.seat else ())


@pytest.mark.parametrize("match", MATCHES)
def test_no_hidden_tile_is_anywhere_in_an_observation(match: Match) -> None:
    if match.round.outcome is not None:
        return
    for seat in range(len(match.seats)):
        seen = observe(match, seat)
        allowed = seen.hand | seen.table
        for tile in tiles_of([getattr(seen, field.name) for field in fields(seen)]):
            # A drawn tile that is on the table by now was seen to be laid.
            assert tile.bit & allowed, tile


def tiles_of(value: Any) -> list[Tile]:
    """Every tile that can be reached from a value."""
    if isinstance(value, Tile):
        return [value]
    if isinstance(value, list | tuple):
        return [tile for each in value for tile in tiles_of(each)]
    return [] if not hasattr(value, "tile") else tiles_of(value.tile)


def test_other_hidden_tiles_give_the_same_observation() -> None:
    match = Match(Options(highest=6), seats(3), 8)
    seen = observe(match, 0)
    # Deal the tiles that seat 1 cannot see in another way and look again.
    hidden = list(tiles_in(seen.unseen))
    Random(5).shuffle(hidden)
    hands = (match.round.hands[0], bits_of(hidden[:5]), bits_of(hidden[5:10]))
    position = replace(match.round.position(), hands=hands, boneyard=tuple(hidden[10:]))
    other = Match.begun_with(match.options, match.seats, replace(match.current.start, position=position))
    if match.round.seat == 0:
        assert observe(other, 0) == seen
    else:
        assert replace(observe(other, 0), legal=()) == replace(seen, legal=())


def test_a_drawn_tile_is_seen_by_its_drawer_alone() -> None:
    drawn = TileDrawn(1, Tile(3, 2), 0)
    assert as_seen_by(drawn, 1) == drawn
    assert as_seen_by(drawn, 0) == as_seen_by(drawn, None) == TileDrawn(1, None, 0)
    ended = RoundEnded("out", 1, (3, 0))
    assert as_seen_by(ended, 0) is ended


def test_counts_and_totals_are_those_of_the_table() -> None:
    match = Match(replace(PRESETS["station"], highest=6), seats(4), 3)
    start = [hand.bit_count() for hand in match.round.hands]
    play_round(match, Random(1))
    totals = match.totals
    match.next_round()
    play_round(match, Random(2), 7)
    seen = observe(match, 2)
    assert seen.round_number == 2
    assert seen.totals == totals
    assert seen.counts == tuple(hand.bit_count() for hand in match.round.hands)
    assert seen.start_counts == tuple(hand.bit_count() for hand in match.current.start.position.hands)
    assert seen.boneyard_count == match.round.boneyard_count
    assert sum(start) == 4 * 5 - (match.rounds[0].start.layer is not None)


def test_an_observation_is_a_value() -> None:
    match = Match(Options(highest=6), seats(3), 8)
    seen = observe(match, 0)
    assert isinstance(seen, Observation)
    play_round(match, Random(1), 3)
    assert seen != observe(match, 0)
    assert isinstance(seen.position_with(tuple(match.round.hands), ()), Position)
