"""A match played back: any of its moments, as a picture of the table and the events that led to it.

It never changes the match it shows. Views get frozen pictures, as from the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from PySide6.QtCore import QObject, Signal

from mextrain_qt.bridge.colours import seat_colours
from mextrain_qt.bridge.hands import OrderedHand
from mextrain_qt.bridge.publish import table_view
from mextrain_qt.bridge.published import HandTile, TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup
from mextrain_qt.bridge.since import since_last_deed
from mextrain_qt.model.events import Event, TileDrawn, as_seen_by
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import BRANCHED, Match
from mextrain_qt.model.tiles import tiles_in


@frozen
class RoundMark:
    """A round of the match: its number (from 1), its engine, and its moments.

    ``first``: the place of its first moment among all of the match; ``actions``: how many actions it has,
    so that it has one moment more. ``is_over``: whether it was played to its end.
    """

    number: int
    engine: int
    first: int
    actions: int
    is_over: bool


@frozen
class Place:
    """Where the replay is: the moment (from 0, of ``moments``), and the same as a round and its actions.

    ``action``: how many actions of the round were carried out, of ``actions``.
    """

    moment: int
    moments: int
    round_number: int
    rounds: int
    action: int
    actions: int

    @property
    def is_first(self) -> bool:
        """Whether nothing comes before."""
        return self.moment == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after."""
        return self.moment == self.moments - 1


@frozen
class SeatHand:
    """A hand laid open: its seat, and its tiles in the order in which they came."""

    seat: int
    tiles: tuple[HandTile, ...]


class Replay(QObject):
    """Plays a match back, one moment at a time, with hands hidden or open.

    ``changed(view, events)`` says what is to be shown now: a
    :class:`~mextrain_qt.bridge.published.TableView` on which nothing can be done, and the events that
    led from the moment shown before to this one where it is the next (else none).
    """

    changed = Signal(object, object)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        """A replay of ``match``, at its first moment, the hands hidden."""
        super().__init__(parent)
        self._match = match
        self._colours = seat_colours(match)
        firsts = [0, *accumulate(len(played.actions) + 1 for played in match.rounds)]
        self._marks = tuple(
            RoundMark(
                number=number,
                engine=played.start.position.engine,
                first=firsts[number - 1],
                actions=len(played.actions),
                is_over=played.points is not None,
            )
            for number, played in enumerate(match.rounds, start=1)
        )
        self._moments = firsts[-1]
        self._bases: dict[int, Match] = {}
        self._shown = self._base(1)
        persons = [seat for seat, who in enumerate(match.seats) if who.player == PERSON]
        self._own = persons[0] if len(persons) == 1 else None
        self._viewer = self._own if self._own is not None else 0
        self._hands_open = False

    # What there is to show.

    @property
    def match(self) -> Match:
        """The match itself, for the parts that keep or review it; views must not ask for it."""
        return self._match

    @property
    def is_over(self) -> bool:
        """Whether the match was played to its end."""
        return self._match.is_over

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sat where, and in what colours."""
        return tuple(
            SeatSetup(who.name, who.player, colour)
            for who, colour in zip(self._match.seats, self._colours, strict=True)
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(seat.name for seat in self._match.seats)

    @property
    def rounds(self) -> tuple[RoundMark, ...]:
        """The rounds of the match."""
        return self._marks

    @property
    def place(self) -> Place:
        """The moment that is shown."""
        number = len(self._shown.rounds)
        mark = self._marks[number - 1]
        action = len(self._shown.current.actions)
        return Place(
            moment=mark.first + action,
            moments=self._moments,
            round_number=number,
            rounds=len(self._marks),
            action=action,
            actions=mark.actions,
        )

    @property
    def hands_open(self) -> bool:
        """Whether every hand is shown."""
        return self._hands_open

    @property
    def own(self) -> int | None:
        """The seat of the one person who played; ``None`` where several did, or nobody."""
        return self._own

    @property
    def viewer(self) -> int | None:
        """The seat whose hand lies in the rack; ``None`` where hands are hidden and no one person played."""
        return self._viewer if self._hands_open else self._own

    def hands(self) -> tuple[SeatHand, ...]:
        """Every seat's hand now; empty while hands are hidden."""
        if not self._hands_open:
            return ()
        return tuple(SeatHand(seat, self._hand(seat)) for seat in range(len(self._match.seats)))

    def lead(self, seat: int, number: int) -> float | None:
        """How a round came out for a seat: the mean of the others' points less its own.

        ``None`` where the round was not played to its end.
        """
        points = self._match.rounds[number - 1].points
        if points is None:
            return None
        return (sum(points) - points[seat]) / (len(points) - 1) - points[seat]

    # Going about.

    def show(self) -> None:
        """Say again what is to be shown."""
        self._publish(())

    def step(self, moments: int) -> None:
        """Go so many moments on, or back where it is negative; as far as there are any."""
        self.go_to(self.place.moment + moments)

    def go_to(self, moment: int) -> None:
        """Go to that moment, or to the nearest there is."""
        moment = max(0, min(self._moments - 1, moment))
        mark = next(mark for mark in reversed(self._marks) if mark.first <= moment)
        self.go_to_action(mark.number, moment - mark.first)

    def go_to_round(self, number: int) -> None:
        """Go to the first moment of a round."""
        self.go_to_action(number, 0)

    def go_to_action(self, number: int, action: int) -> None:
        """Go to the moment after so many actions of a round.

        Raises ``ValueError`` where there is no such moment.
        """
        if not 1 <= number <= len(self._marks) or not 0 <= action <= self._marks[number - 1].actions:
            raise ValueError(f"there is no moment after {action} actions of round {number}")
        shown = self._base(number)
        events: tuple[Event, ...] = ()
        is_same_round, before = shown is self._shown, len(shown.current.actions)
        played = self._match.rounds[number - 1]
        if action < before:
            shown.take_back(before - action)
        for each in range(before, action):
            events = shown.apply(played.actions[each], played.times[each])
        self._shown = shown
        self._publish(events if is_same_round and action == before + 1 else ())

    def _base(self, number: int) -> Match:
        """A match of our own that is in that round, wherever it was left."""
        if number not in self._bases:
            self._bases[number] = self._match.branch(number, 0)
        return self._bases[number]

    # Hands.

    def set_hands_open(self, on: bool) -> None:
        """Show every hand, or hide all but the one of the person who played."""
        if on != self._hands_open:
            self._hands_open = on
            self._publish(())

    def set_viewer(self, seat: int) -> None:
        """Put that seat's hand into the rack; it takes open hands to see it."""
        if 0 <= seat < len(self._match.seats) and seat != self._viewer:
            self._viewer = seat
            self._publish(())

    def _hand(self, seat: int) -> tuple[HandTile, ...]:
        """The tiles dealt, then those drawn, as far as they are still there."""
        played = self._shown.current
        came = [
            *tiles_in(played.start.position.hands[seat]),
            *(
                event.tile
                for event in played.log
                if type(event) is TileDrawn and event.seat == seat and event.tile is not None
            ),
        ]
        held = self._shown.round.hands[seat]
        return tuple(HandTile(tile, False) for tile in came if held & tile.bit)

    # Playing on.

    def branch(self) -> Match:
        """The match as it is shown, to be played on; it bears the mark of a branch."""
        place = self.place
        match = self._match.branch(place.round_number, place.action)
        match.marks.add(BRANCHED)
        return match

    # Telling.

    def view(self) -> TableView:
        """The table at the moment shown, with nothing to be done on it."""
        viewer = self.viewer
        hand: OrderedHand | None = None
        if viewer is not None:
            hand = OrderedHand()
            hand.restore(self._hand(viewer))
        view = table_view(
            self._shown,
            self._colours,
            viewer=viewer,
            bottom=viewer if viewer is not None else 0,
            covered=False,
            hand=hand,
            since=since_last_deed(self._shown.current, viewer, len(self._match.seats)),
            number=self._match.number,
            can_take_back=False,
            can_redo=False,
        )
        lines = tuple(replace(line, usable=False) for line in view.lines)
        return replace(view, legal=(), lines=lines)

    def _publish(self, events: Sequence[Event]) -> None:
        if not self._hands_open:
            events = tuple(as_seen_by(event, self._own) for event in events)
        self.changed.emit(self.view(), tuple(events))
