"""What is to be played: who against whom, by which rules, and which deals.

Everything follows from the contest: the number of every deal and every player's generator come from
its seed through SHA-256, so that a match can be played alone, anywhere and in any order.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from mextrain_qt.model.deal import LAST_NUMBER
from mextrain_qt.model.options import Options
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.master import ROLLOUTS


class RefusedContest(ValueError):
    """A contest that cannot be played; the text says why in a sentence."""


class Fixture(NamedTuple):
    """One match of a contest.

    ``place``: its place in the contest, from 0. ``deal``: the number of its deal. ``seating``: for every
    seat, from the first, the entry (a player of the contest, from 0) that sits there.
    """

    place: int
    deal: int
    seating: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Players, rules and deals.

    ``levels``: one a seat, two to eight. ``deals``: how many deals are played (at least 1). ``seed``: any
    whole number. ``paired``: every deal is played once for each rotation of the players over the seats.
    ``rollouts``: the budget a move of players that search. Raises :class:`RefusedContest`.
    """

    levels: tuple[str, ...]
    options: Options
    deals: int
    seed: int
    paired: bool = False
    rollouts: int = ROLLOUTS

    def __post_init__(self) -> None:
        for level in self.levels:
            if level not in LEVELS:
                raise RefusedContest(f"there is no player {level!r}: there are {', '.join(LEVELS)}")
        try:
            self.options.check_seats(len(self.levels))
        except ValueError as refused:
            raise RefusedContest(str(refused)) from refused
        if self.deals < 1:
            raise RefusedContest(f"{self.deals} matches cannot be played: at least 1 can")
        if self.rollouts < 1:
            raise RefusedContest(f"{self.rollouts} rollouts a move are too few: at least 1 is needed")

    @property
    def matches(self) -> int:
        """How many matches there are in all."""
        return self.deals * len(self.levels) if self.paired else self.deals

    @property
    def deals_apart(self) -> int:
        """How many matches in a row share a deal."""
        return len(self.levels) if self.paired else 1

    def fixture(self, place: int) -> Fixture:
        """The match at that place, from 0."""
        deal, turn = divmod(place, self.deals_apart)
        seats = len(self.levels)
        seating = tuple((seat - turn) % seats for seat in range(seats))
        number = self.number_from("deal", deal) % LAST_NUMBER + 1
        return Fixture(place, number, seating)

    def number_from(self, *words: object) -> int:
        """A number from 0 to 2^64 - 1 that stands for those words under this seed."""
        text = "/".join(map(str, ("mexican-train arena 1", self.seed, *words)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def as_data(self) -> dict[str, Any]:
        """The contest as JSON can hold it, to tell one from another."""
        return {**asdict(self), "levels": list(self.levels)}
