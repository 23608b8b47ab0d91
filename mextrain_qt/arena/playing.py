"""Playing one match of a contest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mextrain_qt.arena.contest import Contest, Fixture
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.base import Player
from mextrain_qt.model.players.master import Master


@dataclass(frozen=True, slots=True)
class Result:
    """A match that was played, by entries (players of the contest) rather than by seats.

    ``place``: where in the contest. ``points``: for every round the points of each entry. ``out``: for
    every round the entry that went out, ``None`` where the round was blocked. ``winners``: the entries
    that won, several where shared.
    """

    place: int
    points: tuple[tuple[int, ...], ...]
    out: tuple[int | None, ...]
    winners: tuple[int, ...]


def play(contest: Contest, place: int) -> Result:
    """Play the match at that place of the contest."""
    return play_match(contest, place)[0]


def play_match(contest: Contest, place: int) -> tuple[Result, Match]:
    """Play the match at that place of the contest; its result, and the match itself."""
    fixture = contest.fixture(place)
    seating = fixture.seating
    players = [_player(contest, contest.levels[entry]) for entry in seating]
    # In a paired deal an entry keeps its generator, whatever seat it has.
    chances = [Random(contest.number_from("player", fixture.deal, entry)) for entry in seating]
    match = Match(
        contest.options,
        tuple(Seat(f"{contest.levels[entry]} {entry + 1}", contest.levels[entry]) for entry in seating),
        fixture.deal,
        salts=_Salts(contest, fixture).next,
    )
    out: list[int | None] = []
    while True:
        while match.round.outcome is None:
            legal = match.round.legal_actions()
            if len(legal) == 1:
                match.apply(legal[0])
                continue
            seat = match.round.seat
            match.apply(players[seat].choose(observe(match, seat), chances[seat]))
        winner = match.round.outcome.seat
        out.append(None if winner is None else seating[winner])
        if match.is_over:
            break
        match.next_round()
    seat_of = [seating.index(entry) for entry in range(len(seating))]
    result = Result(
        place=fixture.place,
        points=tuple(tuple(points[seat] for seat in seat_of) for points in match.points),
        out=tuple(out),
        winners=tuple(sorted(seating[seat] for seat in match.winners)),
    )
    return result, match


def _player(contest: Contest, level: str) -> Player:
    """A player of the level; one that searches gets a fixed budget, so that the seed decides its play."""
    return Master(rollouts=contest.rollouts) if level == Master.level else LEVELS[level]()


class _Salts:
    """Salts that follow from the contest: nobody has to be convinced here, but records repeat."""

    def __init__(self, contest: Contest, fixture: Fixture) -> None:
        self._contest = contest
        self._fixture = fixture
        self._count = 0

    def next(self) -> str:
        """The next round's salt."""
        self._count += 1
        words = ("salt", self._fixture.place, self._count)
        return "".join(f"{self._contest.number_from(*words, part):016x}" for part in (1, 2))
