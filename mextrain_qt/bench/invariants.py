"""What holds at every moment of every round, whoever plays it and by whatever rules.

Each function looks at a round and raises :class:`Broken` with what it found; none of them changes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action, Play, parse_action
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
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import points_of_hand
from mextrain_qt.model.tiles import TILES, set_bits, tiles_in

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *(play for line in range(MEXICAN + 1) for play in PLAYS[line][: len(TILES)]),
    DRAW,
    PASS,
    DONE,
)
"""Everything anybody could ever try."""


class Broken(Exception):
    """Something that holds at every moment of a round does not; the text says what."""


def insist(holds: bool, what: str, *about: object) -> None:
    """Raises :class:`Broken` unless it holds; ``about`` is told as well, and only then put into words."""
    if not holds:
        raise Broken(" ".join((what, *map(str, about))))


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
        """Take in an event; ``game`` is the round after the action it came of."""
        match event:
            case TileLaid(seat, line, tile, inner, outer):
                insist(seat == self.seat, "an event that cannot be:", event)
                insist(
                    (tile.high, tile.low) == (max(inner, outer), min(inner, outer)),
                    "an event that cannot be:",
                    event,
                )
                self.lines[line].append(tile)
                self.tiles[seat] -= 1
            case TileDrawn(seat, _, _):
                insist(seat == self.seat, "an event that cannot be:", event)
                self.tiles[seat] += 1
                self.boneyard -= 1
            case MarkerSet(seat):
                insist(not self.open[seat], "an event that cannot be:", event)
                self.open[seat] = True
            case MarkerTaken(seat):
                insist(self.open[seat], "an event that cannot be:", event)
                self.open[seat] = False
            case DoubleOpened(line, _):
                self.queue.append(line)
            case DoubleCovered(line, _, _):
                # Only the oldest open double can be covered.
                insist(self.queue.pop(0) == line, "an event that cannot be:", event)
            case DoubleReleased(line, number):
                insist(game.is_dead(number), "an event that cannot be:", event)
                self.queue.remove(line)
            case TurnBegan(seat):
                insist(seat == (self.seat + 1) % game.seats, "an event that cannot be:", event)
                self.seat = seat
            case Knocked(seat):
                insist(self.tiles[seat] == 1, "an event that cannot be:", event)
            case RoundEnded():
                insist(self.over is None, "an event that cannot be:", event)
                self.over = event
            case SeatPassed(seat, _) | SeatDone(seat, _):
                insist(seat == self.seat, "an event that cannot be:", event)

    def agrees_with(self, game: Round) -> None:
        """Whether the events told all that happened."""
        for line, tiles in self.lines.items():
            insist(tiles == game.lines[line], "not as it was told: line", line)
        insist(self.open == [game.is_open(seat) for seat in range(game.seats)], "markers not as told")
        insist(self.tiles == [hand.bit_count() for hand in game.hands], "hands not as told")
        insist(self.boneyard == game.boneyard_count, "the boneyard is not as told")
        insist(self.queue == game.queue, "open doubles not as told")
        insist((self.over is None) == (game.outcome is None), "the end of the round was not told")
        if self.over is None:
            insist(self.seat == game.seat, "the seat to move is not as told")


def no_tile_is_lost_or_doubled(game: Round) -> None:
    """Every tile of the set is in exactly one place."""
    together = 0
    for place in (game.table, *game.hands, sum(tile.bit for tile in game.boneyard)):
        if together & place:
            raise Broken(f"a tile twice: {tiles_text(together & place)}")
        together |= place
    missing = together ^ set_bits(game.options.highest)
    if missing:
        raise Broken(f"tiles lost or of another set: {tiles_text(missing)}")


def tiles_text(bits: int) -> str:
    """Tiles as text."""
    return " ".join(str(tile) for tile in tiles_in(bits))


def somebody_can_act(game: Round) -> None:
    """There is something to do until the round is over, and what there is makes sense together."""
    actions = game.legal_actions()
    insist(bool(actions) == (game.outcome is None), "legal:", actions, game.outcome)
    insist(len(set(actions)) == len(actions), "an action twice:", actions)
    plays = [action for action in actions if type(action) is Play]
    for play in plays:
        insist(bool(game.hands[game.seat] & play.tile.bit), "not in the hand:", play)
        insist(game.ends[play.line] in play.tile, "does not fit:", play)
        insist(play.line in game.lines_to_play_on(), "on a line that may not be used:", play)
    insist(not (DRAW in actions and len(actions) > 1), "drawing is not the only choice:", actions)
    insist(not (plays and PASS in actions) or game.drew, "passing with a choice:", actions)


def likely_actions(game: Round, chance: Random) -> list[Action]:
    """What somebody might try now: each tile of the hand on every line, no tile, and a few wild ones."""
    hand = list(tiles_in(game.hands[game.seat]))
    tried: list[Action] = [Play(tile, line) for tile in hand for line in range(MEXICAN + 1)]
    return [*tried, DRAW, PASS, DONE, *chance.sample(EVERY_ACTION, 40)]


def legal_or_refused_for_a_reason(game: Round, actions: Iterable[Action]) -> None:
    """Each of the actions is either legal or has a reason why not, in words."""
    allowed = set(game.legal_actions())
    texts: set[str] = set()
    for action in actions:
        refusal = game.refusal(action)
        if (refusal is None) != (action in allowed):
            raise Broken(f"{action}: {refusal}, yet legal: {allowed}")
        if refusal is not None:
            texts.add(str(refusal))
    insist(not any("None" in text for text in texts), "half a reason:", texts)


def refused_actions_change_nothing(game: Round, chance: Random) -> None:
    """Trying what is refused leaves the round as it was."""
    allowed = set(game.legal_actions())
    before = game.position(), game.outcome
    for action in chance.sample(EVERY_ACTION, 40):
        if action not in allowed:
            try:
                game.apply(action)
            except IllegalAction:
                continue
            raise Broken(f"{action} was refused and done")
    insist((game.position(), game.outcome) == before, "a refused action changed the round")
    insist(set(game.legal_actions()) == allowed, "a refused action changed what is legal")


def text_gives_the_same_moment(game: Round) -> None:
    """The position and the actions, written and read again, are the same."""
    position = game.position()
    # A position has its engine, and does not say with which one the match began.
    position = replace(position, options=replace(position.options, first_engine=None))
    if game.outcome is None:
        again = position_from(json.loads(json.dumps(position_to(position))))
        insist(again == position, "the position is another after writing and reading it")
        twin = Round(again)
        insist(twin.outcome is None, "the position is over after reading it")
        insist(set(twin.legal_actions()) == set(game.legal_actions()), "other actions after reading")
        insist(twin.ends == game.ends, "other ends after reading")
        insist(twin.table == game.table, "another table after reading")
    for action in game.legal_actions():
        insist(parse_action(action.text) == action, "another action after writing and reading it:", action)


def a_copy_goes_its_own_way(game: Round, chance: Random) -> None:
    """Playing on with a copy leaves the round, and the same action does the same to both."""
    before, allowed = game.position(), game.legal_actions()
    twin = game.copy()
    for _ in range(6):
        if twin.outcome is None:
            twin.apply(chance.choice(twin.legal_actions()))
    insist(game.position() == before, "a copy's action changed the round")
    insist(game.legal_actions() == allowed, "a copy's action changed what is legal")
    insist(game.outcome is None, "a copy's end ended the round")
    other = game.copy()
    insist(other.position() == before, "a copy is at another moment")
    action = chance.choice(allowed)
    events = game.copy().apply(action)
    insist(other.position() == before, "a copy's action changed another copy")
    insist(other.apply(action) == events, "another effect on another copy:", action)


def lines_read_as_they_lie(game: Round) -> None:
    """What every line offers is what one finds by reading it from the engine outward."""
    covers = 2 if game.options.doubles == "pause" and game.options.cover == 2 else 1
    for line in (*range(game.seats), MEXICAN):
        read = walk(game.lines[line], game.engine, covers)
        carried = read.needed == 1 and game.options.release_dead and game.is_dead(read.end)
        end = read.beside if carried else read.end
        insist(game.ends[line] == end, "a line offers another number than it ends in: line", line, end)


def the_end_is_counted_right(game: Round) -> None:
    """The points of a round that is over are the pips left, and its reason holds."""
    over = game.outcome
    if over is None:
        raise Broken("the round is not over")
    blank = game.options.blank_points
    for seat, hand in enumerate(game.hands):
        expected = 0 if seat == over.seat else points_of_hand(hand, blank)
        insist(over.points[seat] == expected, "other points than the pips in hand: seat", seat)
    if over.reason == "out":
        insist(over.seat is not None and not game.hands[over.seat], "out with a tile in hand:", over)
    else:
        insist(over.seat is None and not game.boneyard_count, "not blocked:", over)
    insist(not game.legal_actions(), "something is legal after the end")


def what_is_told_of_a_hand_is_true(events: Iterable[Event], hand: int) -> None:
    """What a seat is said to lack it does lack; ``hand`` is its hand before the events."""
    for event in events:
        if isinstance(event, TileDrawn | SeatPassed | SeatDone):
            insist(not event.lacked & hand, "what is not so is told:", event)
