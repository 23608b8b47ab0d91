"""A program that plays and keeps a match until it is killed, for the test of crashes.

It prints a line after every action that was kept: the match, the rounds and actions so far, and a digest
of the table and of the order of the hands.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import Options
from mextrain_qt.store.saves import Saves


def main(folder: Path, seed: int) -> None:
    """Take up what was kept, or begin, and play on for ever."""
    saves = Saves(folder)
    match = saves.load() or new_match(1)
    chance = Random(seed)
    while True:
        if match.is_over:
            match = new_match((match.number or 0) + 1)
        elif match.round.outcome is not None:
            match.next_round()
        else:
            match.apply(chance.choice(match.round.legal_actions()), 1.0)
        seat = match.round.seat
        match.current.hand_orders[seat] = ((seat, len(match.current.actions) % 7),)
        if saves.keep(match) is None:
            print(match.number, len(match.rounds), len(match.current.actions), digest(match), flush=True)


def new_match(number: int) -> Match:
    """A small table."""
    return Match(Options(highest=6), tuple(Seat(name, "casual") for name in "ABC"), number)


def digest(match: Match) -> str:
    """What is on the table and in the hands, in few letters."""
    moment = repr((match.round.position(), match.points, sorted(match.current.hand_orders.items())))
    return hashlib.sha256(moment.encode()).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
