"""``mextrain-qt show``: a record as text to read."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from mextrain_qt.model.actions import DRAW, MEXICAN, PASS, Play
from mextrain_qt.model.events import TileDrawn
from mextrain_qt.model.match import Match, PlayedRound
from mextrain_qt.model.record import RefusedRecord
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import tiles_in
from mextrain_qt.store.records import read_record

HELP = "print a record as text: the table, every turn of every round, the scoresheet"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``RECORD``, ``--round`` and ``--scores``."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a match")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--round", type=int, metavar="R", help="this round alone, counted from 1")
    what.add_argument("--scores", action="store_true", help="the table and the scoresheet, no turns")


def run(args: argparse.Namespace) -> int:
    """Print it; 1 with a sentence where it is refused."""
    try:
        match = read_record(args.record)
        rounds = _rounds_wanted(args, match)
    except (RefusedRecord, ValueError) as refused:
        print(f"{args.record}: {refused}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{args.record}: cannot be read: {error.strerror or error}", file=sys.stderr)
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Names may have letters that this terminal does not.
        sys.stdout.reconfigure(errors="replace")
    for line in lines_of(match, rounds):
        print(line)
    return 0


def _rounds_wanted(args: argparse.Namespace, match: Match) -> range:
    if args.scores:
        return range(0)
    if args.round is None:
        return range(1, len(match.rounds) + 1)
    if not 1 <= args.round <= len(match.rounds):
        raise ValueError(f"round {args.round}: the record has rounds 1 to {len(match.rounds)}")
    return range(args.round, args.round + 1)


def lines_of(match: Match, rounds: range) -> Iterator[str]:
    """The text of a match, with every turn of the rounds wanted (from 1)."""
    yield from _heading(match)
    for which in rounds:
        yield ""
        yield from _round(match, which)
    yield ""
    yield from _scoresheet(match)


def _heading(match: Match) -> Iterator[str]:
    options = match.options
    deal = "" if match.number is None else f", deal {match.number}"
    yield f"Mexican Train: {options.preset}, double-{options.highest} set, {len(match.seats)} seats{deal}"
    for seat, who in enumerate(match.seats, start=1):
        yield f"  {seat}  {who.name} ({who.player})"
    house = {name: value for name, value in options.as_rules().items() if name not in ("preset", "set")}
    if house:
        yield "House rules: " + ", ".join(f"{name} = {_value(value)}" for name, value in house.items())
    if match.marks:
        yield "Marks: " + ", ".join(sorted(match.marks)).replace("_", " ")


def _value(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _round(match: Match, which: int) -> Iterator[str]:
    played = match.rounds[which - 1]
    position = played.start.position
    names = [who.name for who in match.seats]
    width = max(map(len, names))
    yield f"Round {which}, engine {position.engine}-{position.engine}"
    for seat, tile in played.start.drawn:
        yield f"  {names[seat]} draws {tile} for the engine"
    if played.start.layer is not None:
        yield f"  {names[played.start.layer]} lays the engine"
    for seat, hand in enumerate(position.hands):
        yield f"  {names[seat]:{width}}  holds {' '.join(map(str, tiles_in(hand))) or 'nothing'}"
    for seat, deeds in _turns(played, names):
        yield f"  {names[seat]:{width}}  {', '.join(deeds)}"
    yield f"  {_ending(played, names)}"


def _turns(played: PlayedRound, names: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Every turn: whose it was and what was done in it."""
    game = Round(played.start.position)
    seat, deeds = game.seat, list[str]()
    turn = game.turns_taken[seat]
    for action in played.actions:
        if (game.seat, game.turns_taken[game.seat]) != (seat, turn):
            yield seat, deeds
            seat, turn, deeds = game.seat, game.turns_taken[game.seat], []
        events = game.apply(action)
        if isinstance(action, Play):
            deeds.append(f"{action.tile} on {_line(action.line, seat, names)}")
        elif action is DRAW:
            deeds.extend(f"draws {event.tile}" for event in events if isinstance(event, TileDrawn))
        else:
            deeds.append("passes" if action is PASS else "is done")
    if deeds:
        yield seat, deeds


def _line(line: int, seat: int, names: list[str]) -> str:
    if line == seat:
        return "the own line"
    return "the Mexican train" if line == MEXICAN else f"the line of {names[line]}"


def _ending(played: PlayedRound, names: list[str]) -> str:
    if played.points is None:
        return "The round is not over."
    points = ", ".join(f"{name} {number}" for name, number in zip(names, played.points, strict=True))
    game = Round(played.start.position)
    for action in played.actions:
        game.apply(action)
    assert game.outcome is not None
    if game.outcome.seat is None:
        return f"Blocked: nobody can go on. Points: {points}"
    return f"{names[game.outcome.seat]} is out. Points: {points}"


def _scoresheet(match: Match) -> Iterator[str]:
    names = [who.name for who in match.seats]
    widths = [max(len(name), 5) for name in names]
    yield "Round  Engine  " + "  ".join(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))
    for which, played in enumerate(match.rounds, start=1):
        points = ["-"] * len(names) if played.points is None else [str(number) for number in played.points]
        cells = "  ".join(f"{cell:>{width}}" for cell, width in zip(points, widths, strict=True))
        yield f"{which:5}  {played.start.position.engine:6}  {cells}"
    totals = "  ".join(f"{number:>{width}}" for number, width in zip(match.totals, widths, strict=True))
    yield f"{'Total':13}  {totals}"
    if match.is_over:
        winners = [names[seat] for seat in match.winners]
        yield f"{winners[0]} wins." if len(winners) == 1 else f"Shared by {' and '.join(winners)}."
    else:
        yield "The match is not over."
