"""Rollouts know the rules a second time; here every action they take is tried on a round."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.events import DoubleReleased, Event
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.players.planner import Planner
from mextrain_qt.model.players.rollout import Rollouts, find_moves, moment_of
from mextrain_qt.model.players.weighing import Weighing
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import Tile, bits_of, tiles_in
from tests.model.play import random_round, table


@pytest.mark.parametrize("seed", range(16))
def test_every_action_of_a_rollout_is_legal_and_the_round_ends_with_the_same_points(seed: int) -> None:
    chance = Random(seed)
    played = 0
    for _ in range(60):
        game = random_round(chance)
        for _ in range(chance.choice((0, 0, 5, 20, 60, 150))):
            if game.outcome is None:
                game.apply(chance.choice(game.legal_actions()))
        if game.outcome is not None:
            continue
        actions: list[Action] = []
        boneyard = [tile.index for tile in game.boneyard]
        rollouts = Rollouts(game, [Weighing(game.options)] * game.seats)
        points = rollouts.play(list(game.hands), boneyard, actions)
        for action in actions:
            # A blocked round is over at once; a rollout notices when the turn ends.
            if game.outcome is None:
                game.apply(action)
            else:
                assert game.outcome.reason == "blocked"
                assert action.text in ("draw", "pass", "done")
        assert game.outcome is not None
        assert game.outcome.points == points
        played += 1
    assert played > 20


def test_where_nobody_can_go_on_a_rollout_is_over_at_once() -> None:
    game = table({}, ["6-1", "5-5"], keeper=2)
    hands = [bits_of([Tile(5, 5)]), bits_of([Tile(4, 4), Tile(2, 1)])]
    actions: list[Action] = []
    assert Rollouts(game, [Weighing(game.options)] * game.seats).play(hands, [], actions) == (10, 11)
    assert actions == []


def test_a_double_of_another_seat_that_dies_waits_no_longer() -> None:
    # With 5-4 on the first line every tile with a 5 lies on the table.
    game = table(
        {}, ["5-4 3-3 2-2", "1-0 2-1"], "6-4 4-4", "6-5 5-5", mexican="6-1 1-5 5-0 0-2 2-5 5-3",
        open_doubles=["1", "2"],
    )  # fmt: skip
    events = check_rollout(game)
    assert [event.line for event in events if isinstance(event, DoubleReleased)] == [1]


def test_a_seat_that_waits_with_an_empty_hand_is_out_when_another_covers_its_double() -> None:
    game = table(
        {"end_on_double": False}, ["4-2 5-5 5-1", ""], "6-1", "6-4 4-4", open_doubles=["2"], keeper=None,
    )  # fmt: skip
    check_rollout(game)
    assert game.outcome is not None
    assert (game.outcome.seat, game.outcome.points) == (1, (16, 0))


def test_an_own_double_that_dies_waits_no_longer() -> None:
    # Of 34,688 random moments this one has a rollout in which a double of the same turn dies uncovered.
    chance = Random("rollout 7516")
    game = random_round(chance)
    for _ in range(chance.choice((0, 0, 5, 20, 60, 150))):
        game.apply(chance.choice(game.legal_actions()))
    assert any(isinstance(event, DoubleReleased) for event in check_rollout(game))


def check_rollout(game: Round) -> list[Event]:
    """Play the round out, and again action by action: all that happens, the points being the same."""
    actions: list[Action] = []
    boneyard = [tile.index for tile in game.boneyard]
    points = Rollouts(game, [Weighing(game.options)] * game.seats).play(list(game.hands), boneyard, actions)
    events = [event for action in actions for event in game.apply(action)]
    assert game.outcome is not None
    assert game.outcome.points == points
    return events


def test_a_rollout_leaves_the_next_one_nothing() -> None:
    game = random_round(Random(3))
    rollouts = Rollouts(game, [Weighing(game.options)] * game.seats)

    def points(game: Round) -> tuple[int, ...]:
        return rollouts.play(list(game.hands), [tile.index for tile in game.boneyard])

    assert points(game) == points(game)


@pytest.mark.parametrize("seed", range(6))
def test_all_seats_of_a_rollout_move_as_planners_do(seed: int) -> None:
    chance = Random(seed)
    moves = 0
    while moves < 100:
        game = random_round(chance)
        match = Match.from_position(
            game.position(), tuple(Seat(str(n), "planner") for n in range(game.seats))
        )
        while match.current.points is None:
            seen = observe(match, match.round.seat)
            move = Planner().choose(seen, chance)
            if len(seen.legal) > 1 and isinstance(move, Play):
                assert first_move(match.round) is move
                moves += 1
            match.apply(move if chance.random() < 0.8 else chance.choice(seen.legal))


def first_move(game: Round) -> Action:
    """What the seat to move does first in a rollout."""
    actions: list[Action] = []
    boneyard = [tile.index for tile in game.boneyard]
    Rollouts(game, [Weighing(game.options)] * game.seats).play(list(game.hands), boneyard, actions)
    return actions[0]


def test_the_moves_found_at_a_moment_are_the_legal_plays() -> None:
    chance = Random(12)
    swaps = uncovered = 0
    for _ in range(250):
        game = random_round(chance)
        while game.outcome is None:
            legal = game.legal_actions()
            plays = {(action.line, action.tile.bit) for action in legal if type(action) is Play}
            now = moment_of(game)
            bursting = game.options.burst and now.laid_own and not now.turns[game.seat]
            found = find_moves(game.options, now, game.hands[game.seat], bursting)
            assert {(line, tile.bit) for line, bits in found for tile in tiles_in(bits)} == plays
            swaps += len(found) > 1 and bool(now.queue)
            uncovered += bool(found) and bool(now.queue) and found[0][0] != now.queue[0]
            game.apply(chance.choice(legal))
    assert min(swaps, uncovered) > 10
