"""What holds for every level: it plays at every table, repeats itself, and sees nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

import pytest

from mextrain_qt.model.levels import LEVEL_NAMES
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.hint import hint
from mextrain_qt.model.players.master import Master
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES, Tile, bits_of, tiles_in
from tests.model.play import random_round
from tests.model.seen import match_at, move_on, random_match

FAST = tuple(level for level in LEVELS if level != Master.level)
"""The levels that need no search; the master's own tests ask the same of it."""


def test_the_levels_come_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "casual", "steady", "planner", "master"]
    assert tuple(LEVELS) == LEVEL_NAMES
    assert all(LEVELS[level]().level == level for level in LEVELS)


@pytest.mark.parametrize("seed", range(200))
def test_every_level_plays_a_round_to_its_end_at_any_table(seed: int) -> None:
    chance = Random(seed)
    match = random_match(chance)
    players = [LEVELS[chance.choice(FAST)]() for _ in match.seats]
    while match.round.outcome is None:
        seat = match.round.seat
        action = players[seat].choose(observe(match, seat), chance)
        assert action in match.round.legal_actions()
        match.apply(action)


@pytest.mark.parametrize("highest", [6, 9, 12, 15, 18])
@pytest.mark.parametrize("level", FAST)
def test_every_level_plays_every_set_with_the_largest_hands(level: str, highest: int) -> None:
    options = replace(PRESETS["salon"], highest=highest)
    options = replace(options, hand_size=min(30, options.largest_hand(2)))
    game = random_round(Random(1))
    match = match_at(game)
    match = Match(options, match.seats[:2], 7, salts=str)
    player, chance = LEVELS[level](), Random(1)
    while match.round.outcome is None:
        match.apply(player.choose(observe(match, match.round.seat), chance))
    assert match.points


@pytest.mark.parametrize("level", FAST)
def test_the_same_observation_and_generator_give_the_same_play(level: str) -> None:
    for seed in range(40):
        match = random_match(Random(seed))
        move_on(match, Random(seed), seed)
        if match.round.outcome is None:
            seen = observe(match, match.round.seat)
            used, fresh = LEVELS[level](), LEVELS[level]()
            used.choose(seen, Random(seed + 1))
            assert used.choose(seen, Random(seed)) is fresh.choose(seen, Random(seed))


def shuffled_hidden(match: Match, chance: Random) -> Round:
    """The round with the tiles that the seat to move cannot see dealt anew."""
    position, seat = match.round.position(), match.round.seat
    hidden = [
        *position.boneyard,
        *(tile for each, hand in enumerate(position.hands) if each != seat for tile in tiles_in(hand)),
    ]
    chance.shuffle(hidden)
    hands = []
    for each, hand in enumerate(position.hands):
        if each == seat:
            hands.append(hand)
        else:
            count = hand.bit_count()
            hands.append(bits_of(hidden[:count]))
            del hidden[:count]
    return Round(replace(position, hands=tuple(hands), boneyard=tuple(hidden)))


@pytest.mark.parametrize("seed", range(60))
def test_other_hidden_tiles_change_neither_what_a_player_sees_nor_what_it_does(seed: int) -> None:
    chance = Random(seed)
    match = random_match(chance)
    move_on(match, chance, chance.randint(0, 60))
    if match.round.outcome is not None:
        return
    seat, kept = match.round.seat, match.round
    seen = observe(match, seat)
    plays = [LEVELS[level]().choose(seen, Random(5)) for level in FAST]
    told = hint(seen)
    other = shuffled_hidden(match, chance)
    if other.outcome is not None:
        # With other tiles nobody could have gone on, which everybody would have been told.
        return
    match.round = other
    assert kept.hands[seat] == match.round.hands[seat]
    again = observe(match, seat)
    assert again == seen
    assert [LEVELS[level]().choose(again, Random(5)) for level in FAST] == plays
    assert hint(again) == told


def values_within(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from a value through what its objects hold."""
    waiting, met = [thing], set()
    while waiting:
        value = waiting.pop()
        if id(value) in met:
            continue
        met.add(id(value))
        yield value
        if isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, tuple | list | set | frozenset):
            waiting += list(value)
        elif is_dataclass(value):
            waiting += [getattr(value, field.name) for field in fields(value)]
        waiting += list(getattr(value, "__dict__", {}).values()) if not isinstance(value, type) else []
        for kind in type(value).__mro__:
            slots = kind.__dict__.get("__slots__", ())
            waiting += [getattr(value, slot) for slot in slots if hasattr(value, slot)]


@pytest.mark.parametrize("seed", range(40))
def test_nothing_within_an_observation_holds_a_hidden_tile(seed: int) -> None:
    chance = Random(seed)
    match = random_match(chance)
    move_on(match, chance, chance.randint(0, 80))
    game = match.round
    for seat in range(game.seats):
        seen = observe(match, seat)
        hidden = {
            *game.boneyard,
            *(tile for each, hand in enumerate(game.hands) if each != seat for tile in tiles_in(hand)),
        }
        # Small numbers come up for other reasons, such as how many tiles a seat holds.
        hands = {hand for each, hand in enumerate(game.hands) if each != seat and hand > 1 << 20}
        for value in values_within(seen):
            assert not isinstance(value, Match | Round)
            assert not (isinstance(value, Tile) and value in hidden)
            assert not (isinstance(value, int) and value in hands)


def test_a_hidden_tile_within_an_observation_would_be_found() -> None:
    match = random_match(Random(1))
    seen = observe(match, 0)
    hidden = match.round.boneyard[0]
    assert hidden in list(values_within(replace(seen, lines=((hidden,),))))


def test_an_observation_is_all_that_a_player_is_handed() -> None:
    assert {field.name for field in fields(Observation)}.isdisjoint({"hands", "boneyard", "round", "match"})
    assert len(TILES) == 190
