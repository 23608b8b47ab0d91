"""Thousands of random rounds under random rules: what holds at every moment of every one of them."""

from __future__ import annotations

import json
from random import Random

import pytest

from mextrain_qt.model.actions import DRAW, LINE_NAMES, MEXICAN, PASS, Play, parse_action
from mextrain_qt.model.events import (
    DoubleCovered,
    DoubleOpened,
    DoubleReleased,
    Event,
    Knocked,
    MarkerSet,
    MarkerTaken,
    RoundEnded,
    SeatDone,
    SeatPassed,
    TileDrawn,
    TileLaid,
    TurnBegan,
)
from mextrain_qt.model.lines import walk
from mextrain_qt.model.notation import position_from, position_to
from mextrain_qt.model.refusal import IllegalAction, Refusal, Rule
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import points_of_hand
from mextrain_qt.model.tiles import set_bits, set_size
from tests.model.play import EVERY_ACTION, random_round

BATCHES, ROUNDS_A_BATCH = 50, 70
STEPS_BETWEEN_FULL_CHECKS = 60
MOST_STEPS = 3_000


class Story:
    """The table as somebody knows it who hears the events and nothing else."""

    def __init__(self, game: Round) -> None:
        self.lines: dict[int, list[object]] = {line: [] for line in (*range(game.seats), MEXICAN)}
        self.open = [False] * game.seats
        self.tiles = [hand.bit_count() for hand in game.hands]
        self.boneyard = game.boneyard_count
        self.queue: list[int] = []
        self.seat = game.seat
        self.over: RoundEnded | None = None

    def hear(self, event: Event, game: Round) -> None:
        match event:
            case TileLaid(seat, line, tile, inner, outer):
                assert seat == self.seat
                assert (tile.high, tile.low) == (max(inner, outer), min(inner, outer))
                self.lines[line].append(tile)
                self.tiles[seat] -= 1
            case TileDrawn(seat, _, _):
                assert seat == self.seat
                self.tiles[seat] += 1
                self.boneyard -= 1
            case MarkerSet(seat):
                assert not self.open[seat]
                self.open[seat] = True
            case MarkerTaken(seat):
                assert self.open[seat]
                self.open[seat] = False
            case DoubleOpened(line, _):
                self.queue.append(line)
            case DoubleCovered(line, _, _):
                # Only the oldest open double can be covered.
                assert self.queue.pop(0) == line
            case DoubleReleased(line, number):
                assert game.is_dead(number)
                self.queue.remove(line)
            case TurnBegan(seat):
                assert seat == (self.seat + 1) % game.seats
                self.seat = seat
            case Knocked(seat):
                assert self.tiles[seat] == 1
            case RoundEnded():
                assert self.over is None
                self.over = event
            case SeatPassed(seat, _) | SeatDone(seat, _):
                assert seat == self.seat

    def agrees_with(self, game: Round) -> None:
        for line, tiles in self.lines.items():
            assert tiles == game.lines[line]
        assert self.open == [game.is_open(seat) for seat in range(game.seats)]
        assert self.tiles == [hand.bit_count() for hand in game.hands]
        assert self.boneyard == game.boneyard_count
        assert self.queue == game.queue
        assert (self.over is None) == (game.outcome is None)
        if self.over is None:
            assert self.seat == game.seat


def no_tile_is_lost_or_doubled(game: Round) -> None:
    places = [game.table, *game.hands, sum(tile.bit for tile in game.boneyard)]
    together = 0
    for place in places:
        assert not together & place
        together |= place
    assert together == set_bits(game.options.highest)


def somebody_can_act(game: Round) -> None:
    actions = game.legal_actions()
    assert bool(actions) == (game.outcome is None)
    assert len(set(actions)) == len(actions)
    plays = [action for action in actions if type(action) is Play]
    for play in plays:
        assert game.hands[game.seat] & play.tile.bit
        assert game.ends[play.line] in play.tile
        assert play.line in game.lines_to_play_on()
    assert not (DRAW in actions and len(actions) > 1)
    if plays and PASS in actions:
        assert game.drew


def every_action_is_legal_or_refused_for_a_reason(game: Round) -> None:
    allowed = set(game.legal_actions())
    reasons: set[Refusal] = set()
    rules: set[Rule] = set()
    for action in EVERY_ACTION:
        refusal = game.refusal(action)
        assert (refusal is None) == (action in allowed), (action, refusal)
        if refusal is not None and refusal.rule not in rules:
            rules.add(refusal.rule)
            reasons.add(refusal)
    for reason in reasons:
        assert "None" not in str(reason)


def refused_actions_change_nothing(game: Round, chance: Random) -> None:
    allowed = set(game.legal_actions())
    before = game.position(), game.outcome
    for action in chance.sample(EVERY_ACTION, 40):
        if action not in allowed:
            with pytest.raises(IllegalAction) as caught:
                game.apply(action)
            assert isinstance(caught.value.refusal.rule, Rule)
    assert (game.position(), game.outcome) == before
    assert set(game.legal_actions()) == allowed


def text_gives_the_same_moment(game: Round) -> None:
    position = game.position()
    if game.outcome is None:
        again = position_from(json.loads(json.dumps(position_to(position))))
        assert again == position
        twin = Round(again)
        assert twin.outcome is None
        assert set(twin.legal_actions()) == set(game.legal_actions())
        assert twin.ends == game.ends
        assert twin.table == game.table
    for action in game.legal_actions():
        assert parse_action(action.text) is action


def a_copy_goes_its_own_way(game: Round, chance: Random) -> None:
    before, allowed = game.position(), game.legal_actions()
    twin = game.copy()
    for _ in range(6):
        if twin.outcome is None:
            twin.apply(chance.choice(twin.legal_actions()))
    assert game.position() == before
    assert game.legal_actions() == allowed
    assert game.outcome is None
    other = game.copy()
    assert other.position() == before
    other_before = other.position()
    game_action = chance.choice(allowed)
    events = game.copy().apply(game_action)
    assert other.position() == other_before
    assert other.apply(game_action) == events


def lines_read_as_they_lie(game: Round) -> None:
    covers = 2 if game.options.doubles == "pause" and game.options.cover == 2 else 1
    for line in (*range(game.seats), MEXICAN):
        read = walk(game.lines[line], game.engine, covers)
        if read.needed == 1 and game.options.release_dead and game.is_dead(read.end):
            assert game.ends[line] == read.beside
        else:
            assert game.ends[line] == read.end


def the_end_is_counted_right(game: Round) -> None:
    over = game.outcome
    assert over is not None
    blank = game.options.blank_points
    for seat, hand in enumerate(game.hands):
        assert over.points[seat] == (0 if seat == over.seat else points_of_hand(hand, blank))
    if over.reason == "out":
        assert over.seat is not None
        assert not game.hands[over.seat]
    else:
        assert over.seat is None
        assert not game.boneyard_count


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_rounds_keep_every_promise_and_end(batch: int) -> None:
    chance = Random(f"rounds {batch}")
    until_full_check = chance.randrange(STEPS_BETWEEN_FULL_CHECKS)
    for _ in range(ROUNDS_A_BATCH):
        game = random_round(chance)
        story = Story(game)
        steps = 0
        while game.outcome is None:
            somebody_can_act(game)
            no_tile_is_lost_or_doubled(game)
            until_full_check -= 1
            if until_full_check < 0:
                until_full_check = STEPS_BETWEEN_FULL_CHECKS
                every_action_is_legal_or_refused_for_a_reason(game)
                refused_actions_change_nothing(game, chance)
                text_gives_the_same_moment(game)
                a_copy_goes_its_own_way(game, chance)
                lines_read_as_they_lie(game)
            hand = game.hands[game.seat]
            for event in game.apply(chance.choice(game.legal_actions())):
                story.hear(event, game)
                if isinstance(event, TileDrawn | SeatPassed | SeatDone):
                    assert not event.lacked & hand, "what is told of a hand is true"
            story.agrees_with(game)
            steps += 1
            assert steps < MOST_STEPS
        the_end_is_counted_right(game)
        assert not game.legal_actions()
        if chance.random() < 0.1:
            every_action_is_legal_or_refused_for_a_reason(game)
            refused_actions_change_nothing(game, chance)


def test_the_batches_are_thousands_of_rounds() -> None:
    assert BATCHES * ROUNDS_A_BATCH >= 3_000


def test_every_line_has_a_name_and_every_set_its_tiles() -> None:
    assert len(LINE_NAMES) == MEXICAN + 1
    assert [set_size(highest) for highest in (6, 9, 12, 15, 18)] == [28, 55, 91, 136, 190]
