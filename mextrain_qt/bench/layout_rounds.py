"""Rounds for the layout's bench and tests: how the lines lie after every tile, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from mextrain_qt.bridge.publish import table_view
from mextrain_qt.bridge.published import Lie
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS, Options, RefusedOption
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.tiles import SETS
from mextrain_qt.views.table.shapes import Shape

Lines = tuple[tuple[Shape, ...], ...]
"""Every line's tiles from the hub outward; the seats' lines in turn order, the Mexican train last."""

COMPUTER_PLAYERS: Final = ("planner", "casual")
"""Who sits at the tables of computer players, in turns."""

_SHAPES: Final = {Lie.ALONG: Shape.ALONG, Lie.ACROSS: Shape.ACROSS, Lie.SPUR: Shape.SPUR}


def random_rounds(first: int, count: int, seed: int) -> Iterator[list[Lines]]:
    """Rounds of random play, 2 to 8 seats, all sets, all presets: the lines after every tile.

    Rounds are numbered; the same number and seed give the same round, whatever was played before.
    """
    kinds = [(preset, highest, seats) for preset in PRESETS for highest in SETS for seats in range(2, 9)]
    for number in range(first, first + count):
        preset, highest, seats = kinds[number % len(kinds)]
        chance = Random(f"{seed} random {number}")
        options = replace(PRESETS[preset], highest=highest)
        try:
            options.check_seats(seats)
        except RefusedOption:  # a set too small for that many
            continue
        match = _match(options, ("random",) * seats, chance)
        yield _play(match, chance)


def computer_rounds(seats: int, first: int, count: int, seed: int) -> Iterator[list[Lines]]:
    """Rounds of computer players with the double-12 set: the lines after every tile."""
    for number in range(first, first + count):
        chance = Random(f"{seed} computer {seats} {number}")
        levels = tuple(COMPUTER_PLAYERS[(number + seat) % 2] for seat in range(seats))
        yield _play(_match(PRESETS["salon"], levels, chance), chance)


def _match(options: Options, levels: tuple[str, ...], chance: Random) -> Match:
    names = tuple(Seat(str(seat), level) for seat, level in enumerate(levels))
    return Match(options, names, chance.randrange(1, 2**31))


def _play(match: Match, chance: Random) -> list[Lines]:
    players = [LEVELS[seat.player]() if seat.player in LEVELS else None for seat in match.seats]
    states = [_lines(match)]
    game = match.round
    while game.outcome is None:
        player, table = players[game.seat], game.table
        if player is None:
            actions = game.legal_actions()
            action = actions[int(chance.random() * len(actions))]
        else:
            action = player.choose(observe(match, game.seat), chance)
        match.apply(action)
        if game.table != table:
            states.append(_lines(match))
    return states


def _lines(match: Match) -> Lines:
    view = table_view(
        match,
        tuple(range(len(match.seats))),
        viewer=None,
        bottom=0,
        covered=False,
        hand=None,
        since=(),
        number=None,
        can_take_back=False,
        can_redo=False,
    )
    return tuple(tuple(_SHAPES[tile.lie] for tile in line.tiles) for line in view.lines)
