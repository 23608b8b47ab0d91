"""A match: rounds one after another between the same seats, their points, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from mextrain_qt.model.actions import Action
from mextrain_qt.model.deal import Start, check_number, first_starter, shuffled, start_round
from mextrain_qt.model.events import Event
from mextrain_qt.model.options import Options, check_match
from mextrain_qt.model.round import Round
from mextrain_qt.model.scoring import totals, winners
from mextrain_qt.model.seal import commitment, new_salt


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits somewhere: a name for the table, and ``person`` or the level of a computer player."""

    name: str
    player: str


@dataclass(slots=True)
class PlayedRound:
    """A round of a match, finished or not: how it started, what was done, and when.

    ``times``: for every action, seconds since the epoch. ``points`` is ``None`` while it goes on.
    """

    start: Start
    salt: str
    actions: list[Action] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    points: tuple[int, ...] | None = None

    @property
    def commitment(self) -> str:
        """The promise for this round's deal."""
        return commitment(self.start.order, self.salt)


class Match:
    """A match from its first deal to its winner; :meth:`apply` is how it moves on.

    Read-only for everybody else: ``options``, ``seats``, ``number`` (of the deal), ``rounds`` (all
    played so far, the last one perhaps in progress) and ``round`` (the :class:`Round` of the last).
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
        check_match(options)
        options.check_seats(len(seats))
        check_number(number)
        self.options = options
        self.seats = seats
        self.number = number
        self._salts = salts
        self.rounds: list[PlayedRound] = []
        self._deal()

    def _deal(self) -> None:
        number = len(self.rounds) + 1
        starter = (first_starter(self.number, len(self.seats)) + number - 1) % len(self.seats)
        order = shuffled(self.number, number, self.options.highest)
        start = start_round(self.options, len(self.seats), order, number, starter)
        self.rounds.append(PlayedRound(start, self._salts()))
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

    def next_round(self) -> None:
        """Deal the next round; raises ``ValueError`` while this one goes on or after the last."""
        if self.round.outcome is None:
            raise ValueError("the round is not over yet")
        if self.is_over:
            raise ValueError("the match is over")
        self._deal()

    def take_back(self, actions: int) -> None:
        """Undo the last ``actions`` actions of this round; raises ``ValueError`` if it has fewer."""
        played = self.current
        if not 0 <= actions <= len(played.actions):
            raise ValueError(f"{actions} actions cannot be taken back: there are {len(played.actions)}")
        kept = list(zip(played.actions, played.times, strict=True))[: len(played.actions) - actions]
        self.rounds[-1] = PlayedRound(played.start, played.salt)
        self.round = Round(played.start.position)
        for action, time in kept:
            self.apply(action, time)

    def _close_round(self) -> None:
        if self.round.outcome is not None:
            self.current.points = self.round.outcome.points
