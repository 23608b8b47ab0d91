"""A match: rounds one after another between the same seats, their points, and who wins.

A match usually starts from a numbered deal. It may also be taken up from starts that somebody gives
(a record, perhaps of another program) or from a single position; then its deal has no number.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mextrain_qt.model.actions import Action
from mextrain_qt.model.deal import (
    Start,
    check_number,
    first_starter,
    new_number,
    shuffled,
    start_round,
)
from mextrain_qt.model.events import Event
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.options import Options, check_match
from mextrain_qt.model.position import Position
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import totals, winners
from mextrain_qt.model.seal import commitment, new_salt

LOOKED_INTO: Final = "looked_into"
"""The mark of a match whose hidden tiles somebody has seen."""

TAKEN_BACK: Final = "taken_back"
"""The mark of a match in which more was taken back than an own play nobody has answered."""

RETURNED: Final = "returned"
"""The mark of a match in which somebody went back to a bookmark."""

BRANCHED: Final = "branched"
"""The mark of a match played on from a moment of another match."""

ABANDONED: Final = "abandoned"
"""The mark of a match that was given up before its end."""


def new_id() -> str:
    """A name under which a match can be kept and that no other match has."""
    return os.urandom(8).hex()


@frozen
class Seat:
    """Who sits somewhere: a name for the table, and ``person`` or the level of a computer player."""

    name: str
    player: str


@dataclass(slots=True)
class PlayedRound:
    """A round of a match, finished or not: how it started, what was done, and when.

    ``salt`` of the sealed deal, empty where there is none. ``times``: for every action, seconds since
    the epoch (0 where nobody noted it). ``points`` is ``None`` while it goes on. What follows is for
    whoever shows the match, and travels with it: ``hand_orders``, for some seats the tiles of the hand
    from left to right, each as the halves one sees from left to right; ``bookmarks``, the moments
    marked, each as the number of actions before it; ``extras``, anything else that JSON can say.
    """

    start: Start
    salt: str
    actions: list[Action] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    points: tuple[int, ...] | None = None
    hand_orders: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    bookmarks: list[int] = field(default_factory=list)
    extras: dict[str, Any] = field(default_factory=dict)

    @property
    def commitment(self) -> str | None:
        """The promise for this round's deal; ``None`` where no deal is known or it was not sealed."""
        return commitment(self.start.order, self.salt) if self.start.order and self.salt else None


class Match:
    """A match from its first deal to its winner; :meth:`apply` is how it moves on.

    Read-only for everybody else: ``options``, ``seats``, ``number`` (of the deal, ``None`` where it has
    none), ``is_from_position`` (whether it is the rest of a single round that started from a position),
    ``rounds`` (all played so far, the last one perhaps in progress) and ``round`` (the :class:`Round` of
    the last). For everybody: ``id``, a name under which the match is kept (empty until somebody gives it
    one; a branch has its own), ``marks``, what sets the match apart (:data:`LOOKED_INTO` and the like), and
    ``extras``, anything that JSON can say and that has to travel with the match.
    """

    def __init__(
        self,
        options: Options,
        seats: tuple[Seat, ...],
        number: int,
        *,
        salts: Callable[[], str] = new_salt,
    ) -> None:
        """Deal the first round.

        Raises :class:`~mextrain_qt.model.options.RefusedOption` for seats or options that cannot be
        played and ``ValueError`` for a number that no deal has.
        """
        check_number(number)
        self._set_up(options, seats, number, salts)
        self._take_up(self._dealt(), self._salts())

    def _set_up(
        self,
        options: Options,
        seats: tuple[Seat, ...],
        number: int | None,
        salts: Callable[[], str],
    ) -> None:
        check_match(options)
        options.check_seats(len(seats))
        self.options = options
        self.seats = seats
        self.number = number
        self.is_from_position = False
        self.id = ""
        self.marks: set[str] = set()
        self.extras: dict[str, Any] = {}
        self.rounds: list[PlayedRound] = []
        self._salts = salts

    @classmethod
    def begun_with(
        cls,
        options: Options,
        seats: tuple[Seat, ...],
        start: Start,
        salt: str = "",
        *,
        number: int | None = None,
        salts: Callable[[], str] = new_salt,
    ) -> Match:
        """A match whose first round starts as given, ``number`` being its deal's where it has one.

        Raises :class:`~mextrain_qt.model.options.RefusedOption` and, for a start with another number of
        seats, ``ValueError``.
        """
        match = cls.__new__(cls)
        match._set_up(options, seats, number, salts)
        match._take_up(start, salt)
        return match

    @classmethod
    def from_position(cls, position: Position, seats: tuple[Seat, ...]) -> Match:
        """The rest of a single round, from any of its moments, as a match by itself.

        Raises as :meth:`begun_with`.
        """
        highest = position.engine == position.options.highest
        options = replace(position.options, rounds=1, first_engine=None if highest else position.engine)
        start = Start((), replace(position, options=options), None, ())
        match = cls.begun_with(options, seats, start)
        match.is_from_position = True
        return match

    def _dealt(self) -> Start:
        """How the next round starts from the numbered deal, or from a new one where there is none."""
        which, seats = len(self.rounds) + 1, len(self.seats)
        number = new_number() if self.number is None else self.number
        if self.number is None and self.options.engine == "centre":
            first = self.rounds[0].start.position.seat
        else:
            first = first_starter(number, seats)
        order = shuffled(number, which, self.options.highest)
        return start_round(self.options, seats, order, which, (first + which - 1) % seats)

    def _take_up(self, start: Start, salt: str) -> None:
        if len(start.position.hands) != len(self.seats):
            raise ValueError(f"{len(start.position.hands)} hands for {len(self.seats)} seats")
        self.rounds.append(PlayedRound(start, salt))
        self.round = Round(start.position)
        self._close_round()

    @property
    def current(self) -> PlayedRound:
        """The round in progress, or the one just finished."""
        return self.rounds[-1]

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points of every finished round, a number a seat."""
        return tuple(played.points for played in self.rounds if played.points is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return totals(self.points, len(self.seats))

    @property
    def is_over(self) -> bool:
        """Whether the last round has been finished."""
        return self.round.outcome is not None and len(self.rounds) == self.options.number_of_rounds()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several where a tie is shared; empty before the end."""
        if not self.is_over:
            return ()
        return winners(self.points, len(self.seats), self.options.tie_break)

    def apply(self, action: Action, time: float = 0.0) -> tuple[Event, ...]:
        """Carry out an action of the seat to move and return what happened.

        ``time`` is kept for the record, in seconds since the epoch. Raises
        :class:`~mextrain_qt.model.refusal.IllegalAction`, with nothing changed.
        """
        events = self.round.apply(action)
        played = self.current
        played.actions.append(action)
        played.times.append(time)
        played.log.extend(events)
        self._close_round()
        return events

    def next_round(self, start: Start | None = None, salt: str = "") -> None:
        """Deal the next round, or take up the one that is given.

        Raises ``ValueError`` while this one goes on or after the last.
        """
        if self.round.outcome is None:
            raise ValueError("the round is not over yet")
        if self.is_over:
            raise ValueError("the match is over")
        if start is None:
            self._take_up(self._dealt(), self._salts())
        else:
            self._take_up(start, salt)

    def take_back(self, actions: int) -> None:
        """Undo the last ``actions`` actions of this round; raises ``ValueError`` if it has fewer."""
        played = self.current
        if not 0 <= actions <= len(played.actions):
            raise ValueError(f"{actions} actions cannot be taken back: there are {len(played.actions)}")
        left = len(played.actions) - actions
        kept = list(zip(played.actions, played.times, strict=True))[:left]
        self.rounds[-1] = PlayedRound(
            played.start,
            played.salt,
            hand_orders=played.hand_orders,
            bookmarks=[moment for moment in played.bookmarks if moment <= left],
            extras=played.extras,
        )
        self.round = Round(played.start.position)
        self._close_round()
        for action, time in kept:
            self.apply(action, time)

    def branch(self, which: int, actions: int) -> Match:
        """The match as it was after ``actions`` actions of round ``which`` (from 1), to play on from.

        It is independent of this one and bears its marks. Raises ``ValueError`` where there was no such
        moment.
        """
        if not 1 <= which <= len(self.rounds) or not 0 <= actions <= len(self.rounds[which - 1].actions):
            raise ValueError(f"there is no moment after {actions} actions of round {which}")
        first = self.rounds[0]
        twin = Match.begun_with(
            self.options, self.seats, first.start, first.salt, number=self.number, salts=self._salts
        )
        twin.is_from_position = self.is_from_position
        twin.marks = set(self.marks)
        twin.extras = deepcopy(self.extras)
        for place, played in enumerate(self.rounds[:which]):
            if place:
                twin.next_round(played.start, played.salt)
            until = actions if place == which - 1 else len(played.actions)
            for action, time in zip(played.actions[:until], played.times[:until], strict=True):
                twin.apply(action, time)
            twin.current.hand_orders = dict(played.hand_orders)
            twin.current.bookmarks = [moment for moment in played.bookmarks if moment <= until]
            twin.current.extras = deepcopy(played.extras)
        return twin

    def _close_round(self) -> None:
        if self.round.outcome is not None:
            self.current.points = self.round.outcome.points
