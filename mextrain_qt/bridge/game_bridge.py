"""The bridge between the match and the window: requests in, pictures of the table out.

Views call its methods and listen to its signals; nothing else of theirs reaches the match. What it
publishes (:class:`~mextrain_qt.bridge.published.TableView`) holds no tile its viewer may not see.
State changes at once; whatever moves on the screen follows behind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from mextrain_qt.bridge.colours import seat_colours
from mextrain_qt.bridge.desk import has_been_played
from mextrain_qt.bridge.first_game import is_lesson
from mextrain_qt.bridge.hands import OrderedHand
from mextrain_qt.bridge.pace import NORMAL, Pace
from mextrain_qt.bridge.pacing import Pacing, Thinking, seed_here
from mextrain_qt.bridge.publish import table_view
from mextrain_qt.bridge.published import DealReport, HandTile, TableView
from mextrain_qt.bridge.returning import Bookmark, bookmarks, returned, set_bookmark, take_back_turn
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.bridge.since import since_last_deed
from mextrain_qt.model.actions import DONE, DRAW, PASS, Action, Play
from mextrain_qt.model.deal import LAST_NUMBER
from mextrain_qt.model.events import Event, SeatDone, SeatPassed, TileDrawn, TileLaid, as_seen_by
from mextrain_qt.model.match import LOOKED_INTO, Match, Seat
from mextrain_qt.model.notation import position_to
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.refusal import IllegalAction, Refusal, Rule
from mextrain_qt.model.seal import commitment
from mextrain_qt.model.tiles import Tile


class GameBridge(QObject):
    """One table at a time: its match, whose hand is shown, and the computer players' moves."""

    changed = Signal(object, object)
    """The table as it is now (:class:`TableView`) and the events that led to it, in order."""

    refused = Signal(object)
    """Why the last request was refused: a :class:`~mextrain_qt.model.refusal.Refusal`."""

    hinted = Signal(object, bool)
    """The best play found for the viewer (:class:`~mextrain_qt.model.hint.Hint`), and whether it has been
    thought over: the first comes at once, a second when the strongest player has looked at it too.
    """

    recorded = Signal()
    """Something happened that belongs on disk."""

    begun = Signal()
    """A match was started or opened."""

    def __init__(
        self,
        thinking: Thinking,
        *,
        pace: Pace = NORMAL,
        clock: Callable[[], float] = time.time,
        chance: Random | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A bridge without a match. ``clock`` gives seconds since the epoch, ``chance`` new deals."""
        super().__init__(parent)
        self._thinking = thinking
        self._clock = clock
        self._chance = chance if chance is not None else SystemRandom()
        self._match: Match | None = None
        self._setup: TableSetup | None = None
        self._hands: dict[int, OrderedHand] = {}
        self._uncovered: int | None = None
        self._hint_job: int | None = None
        self._hint_for: Observation | None = None
        self._undone: list[Action] = []
        self._since: list[Event] = []
        self._takes_back_further = False
        self._pacing = Pacing(thinking, pace, clock, self)
        self._pacing.due.connect(self._on_due)
        self._pacing.round_due.connect(self.next_round)
        thinking.thought.connect(self._on_thought)

    # Matches.

    @property
    def has_match(self) -> bool:
        """Whether a match is on the table."""
        return self._match is not None

    @property
    def in_progress(self) -> bool:
        """Whether a match is on the table that has not ended."""
        return self._match is not None and not self._match.is_over

    @property
    def has_been_played(self) -> bool:
        """Whether anything has been done yet in the match on the table."""
        return self._match is not None and has_been_played(self._match)

    @property
    def is_lesson(self) -> bool:
        """Whether the match on the table is a lesson, which is neither kept nor counted."""
        return self._match is not None and is_lesson(self._match)

    @property
    def setup(self) -> TableSetup | None:
        """The table as it was set up, for a rematch."""
        return self._setup

    @property
    def match(self) -> Match | None:
        """The match itself, for the parts that keep it on disk; views must not ask for it."""
        return self._match

    def new_match(self, setup: TableSetup) -> None:
        """Deal a new match for that table, leaving the present one.

        Raises :class:`~mextrain_qt.model.options.RefusedOption` or ``ValueError`` with the present
        match untouched.
        """
        number = setup.number if setup.number is not None else self._chance.randint(1, LAST_NUMBER)
        seats = tuple(Seat(each.name, each.player) for each in setup.seats)
        match = Match(setup.options, seats, number)
        match.extras["colours"] = [each.colour for each in setup.seats]
        self._take_up(match, setup)

    def open_match(self, match: Match) -> None:
        """Go on with a match that was saved, recorded or made from a position."""
        colours = seat_colours(match)
        seats = tuple(
            SeatSetup(who.name, who.player, colour) for who, colour in zip(match.seats, colours, strict=True)
        )
        self._take_up(match, TableSetup(match.options, seats, match.number))

    def rematch(self) -> None:
        """The same table again with a new deal; nothing without a table."""
        if self._setup is not None:
            self.new_match(TableSetup(self._setup.options, self._setup.seats))

    def leave(self) -> None:
        """Clear the table; what was thought for it is forgotten."""
        self._stop_thinking()
        self._match = None

    def _take_up(self, match: Match, setup: TableSetup) -> None:
        self._stop_thinking()
        self._match = match
        self._setup = setup
        self._begin_round()
        self.begun.emit()
        self._publish(())
        self.recorded.emit()
        self._prompt()

    def next_round(self) -> None:
        """Deal the next round once this one is over; nothing otherwise."""
        match = self._match
        if match is None or match.round.outcome is None or match.is_over:
            return
        self._stop_thinking()
        match.next_round()
        self._begin_round()
        self._publish(())
        self.recorded.emit()
        self._prompt()

    def _begin_round(self) -> None:
        match = self._require()
        self._hands = {}
        self._undone.clear()
        self._pacing.slow_down()
        persons = self._persons()
        self._uncovered = persons[0] if len(persons) == 1 else None
        self._tell_what_happened_since()
        for seat in persons:
            hand = self._hands[seat] = OrderedHand()
            hand.restore(
                HandTile(Tile(left, right), left < right)
                for left, right in match.current.hand_orders.get(seat, ())
            )
            hand.follow(match.round.hands[seat])
            self._note_order(seat)

    def _tell_what_happened_since(self) -> None:
        """Have the trail of the last plays begin at the viewer's last deed that stands."""
        match = self._require()
        self._since = list(since_last_deed(match.current, self._uncovered, len(match.seats)))

    def _note_order(self, seat: int) -> None:
        """Let the order of a hand travel with the match."""
        if seat in self._hands:
            order = tuple(each.halves for each in self._hands[seat].tiles)
            self._require().current.hand_orders[seat] = order

    # What is shown.

    def view(self) -> TableView | None:
        """The table as it is now; ``None`` without a match."""
        if self._match is None or self._setup is None:
            return None
        viewer = self._viewer()
        return table_view(
            self._match,
            [seat.colour for seat in self._setup.seats],
            viewer=viewer,
            bottom=self._bottom(),
            covered=self._is_covered(),
            hand=self._hands.get(viewer) if viewer is not None else None,
            since=self._since,
            number=self._match.number,
            can_take_back=self._can_take_back() or self._can_take_back_turn(),
            can_redo=bool(self._undone),
        )

    def _persons(self) -> tuple[int, ...]:
        match = self._require()
        return tuple(seat for seat, who in enumerate(match.seats) if who.player == PERSON)

    def _viewer(self) -> int | None:
        return self._uncovered

    def _bottom(self) -> int:
        if self._uncovered is not None:
            return self._uncovered
        persons, match = self._persons(), self._require()
        if not persons:
            return 0
        after = [(seat - match.round.seat) % len(match.seats) for seat in persons]
        return persons[after.index(min(after))]

    def _is_covered(self) -> bool:
        match = self._require()
        persons = self._persons()
        return len(persons) > 1 and match.round.seat in persons and self._uncovered != match.round.seat

    def uncover(self) -> None:
        """Show the hand of the person whose turn it is (several people play at this computer)."""
        if self._match is not None and self._is_covered():
            self._uncovered = self._match.round.seat
            self._publish(())

    # The person's own actions.

    def try_play(self, tile: Tile, line: int) -> bool:
        """Lay the tile on the line; ``False``, with :attr:`refused`, where the rules forbid it."""
        return self._try(Play(tile, line))

    def why_not(self, tile: Tile, line: int) -> Refusal | None:
        """The rule that laying the tile there would break now, ``None`` where it is legal."""
        match = self._match
        if match is None or (match.round.outcome is None and not self._is_own_turn()):
            return Refusal(Rule.NOT_YOUR_TURN)
        return match.round.refusal(Play(tile, line))

    def draw(self) -> bool:
        """Take a tile from the boneyard."""
        return self._try(DRAW)

    def pass_turn(self) -> bool:
        """End the turn with the marker on."""
        return self._try(PASS)

    def say_done(self) -> bool:
        """End the turn after a burst, or after a double the house lets go."""
        return self._try(DONE)

    def _try(self, action: Action) -> bool:
        match = self._match
        if match is None:
            return False
        if match.round.outcome is None and not self._is_own_turn():
            self.refused.emit(Refusal(Rule.NOT_YOUR_TURN))
            return False
        refusal = match.round.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        self._undone.clear()
        self._since.clear()
        self._pacing.slow_down()
        self._carry_out(action)
        return True

    def _is_own_turn(self) -> bool:
        match = self._require()
        return match.round.outcome is None and match.round.seat == self._uncovered

    def _carry_out(self, action: Action) -> None:
        match = self._require()
        seat = match.round.seat
        self._forget_hint()
        events = match.apply(action, self._clock())
        self._since.extend(events)
        hand = self._hands.get(seat)
        if hand is not None:
            own = action.tile if isinstance(action, Play) and action.line == seat else None
            hand.follow(match.round.hands[seat], own)
            self._note_order(seat)
        if len(self._persons()) > 1 and match.round.seat != seat:
            self._uncovered = None
        self._publish(events)
        self.recorded.emit()
        self._prompt()

    # The hand.

    def reorder(self, order: Sequence[Tile]) -> None:
        """Keep the viewer's tiles in that order."""
        self._change_hand(lambda hand: hand.reorder(order))

    def flip(self, tile: Tile) -> None:
        """Turn one of the viewer's tiles round."""
        self._change_hand(lambda hand: hand.flip(tile))

    def arrange(self) -> bool:
        """Lay the longest train from the viewer's own line first, the other tiles behind it, sorted.

        Whether there is a train: without one, no tile of the hand fits the own line. False, too, where
        nobody's hand is shown.
        """
        viewer = self._viewer()
        if self._match is None or viewer is None:
            return False
        from mextrain_qt.model.chain import longest_train

        game = self._match.round
        train = longest_train(game.hands[viewer], game.ends[viewer])
        self._change_hand(lambda hand: hand.arrange(train))
        return bool(train.tiles)

    def _change_hand(self, change: Callable[[OrderedHand], object]) -> None:
        viewer = self._viewer()
        if viewer is not None and viewer in self._hands:
            change(self._hands[viewer])
            self._note_order(viewer)
            self._publish(())
            self.recorded.emit()

    # Taking back.

    def undo(self) -> None:
        """Undo the last thing the viewer did: moving tiles in the hand, or the own last play."""
        viewer = self._viewer()
        hand = self._hands.get(viewer) if viewer is not None else None
        if viewer is not None and hand is not None and hand.undo():
            self._note_order(viewer)
            self._publish(())
            self.recorded.emit()
        else:
            self.take_back()

    def take_back(self) -> None:
        """Undo the viewer's last play, unless another has acted or something hidden came to light.

        Where that is so, the whole of the viewer's last turn and what followed, if that is allowed.
        """
        if not self._can_take_back():
            self._take_back_turn()
            return
        match, seat = self._require(), self._uncovered
        assert seat is not None
        self._stop_thinking()
        self._undone.append(match.current.actions[-1])
        match.take_back(1)
        self._hands[seat].follow(match.round.hands[seat])
        self._note_order(seat)
        self._tell_what_happened_since()
        self._publish(())
        self.recorded.emit()
        self._prompt()

    def set_takes_back_further(self, on: bool) -> None:
        """Whether whole turns may be taken back, which marks the match."""
        self._takes_back_further = on
        self._publish(())

    def _can_take_back_turn(self) -> bool:
        match = self._match
        if match is None or not self._takes_back_further or match.round.outcome is not None:
            return False
        own = self._uncovered if len(self._persons()) == 1 else None
        return any(type(event) is TileLaid and event.seat == own for event in match.current.log)

    def _take_back_turn(self) -> None:
        if not self._can_take_back_turn():
            return
        match, seat = self._require(), self._uncovered
        assert seat is not None
        self._stop_thinking()
        take_back_turn(match, seat)
        self._undone.clear()
        self._hands[seat].follow(match.round.hands[seat])
        self._note_order(seat)
        self._tell_what_happened_since()
        self._publish(())
        self.recorded.emit()
        self._prompt()

    # Bookmarks.

    def bookmarks(self) -> tuple[Bookmark, ...]:
        """The moments of this match that were marked."""
        return bookmarks(self._match) if self._match is not None else ()

    def set_bookmark(self) -> None:
        """Mark this moment, to return to it; nothing without a match."""
        if self._match is not None:
            set_bookmark(self._match)
            self.recorded.emit()

    def return_to(self, bookmark: Bookmark) -> None:
        """Go back to a moment that was marked, which marks the match; not once the match is over."""
        if self._match is None or self._match.is_over or bookmark not in self.bookmarks():
            return
        self._stop_thinking()
        self._match = returned(self._match, bookmark)
        self._begin_round()
        self._publish(())
        self.recorded.emit()
        self._prompt()

    def redo(self) -> None:
        """Play again what was taken back last."""
        if self._undone and self._match is not None and self._is_own_turn():
            self._carry_out(self._undone.pop())

    def _can_take_back(self) -> bool:
        match = self._match
        if match is None or self._uncovered is None or not match.current.actions:
            return False
        if match.round.outcome is not None or len(self._persons()) > 1:
            return False
        log = match.current.log
        last = next(e for e in reversed(log) if isinstance(e, TileLaid | TileDrawn | SeatPassed | SeatDone))
        return not isinstance(last, TileDrawn) and last.seat == self._uncovered

    # Hints.

    def ask_hint(self) -> None:
        """Find the best play for the viewer: :attr:`hinted` comes at once, and again once thought over."""
        match = self._match
        if match is None or not self._is_own_turn():
            return
        from mextrain_qt.model.players.hint import hint

        self._forget_hint()
        seen = observe(match, match.round.seat)
        self._hint_for = seen
        self.hinted.emit(hint(seen), False)
        if len(seen.legal) > 1:
            self._hint_job = self._thinking.think("master", seen, seed_here(match), self._pacing.seconds * 2)

    @Slot(int, object)
    def _on_thought(self, job: int, action: Action) -> None:
        if job == self._hint_job and self._hint_for is not None:
            from mextrain_qt.model.players.hint import hint_for

            self._hint_job = None
            self.hinted.emit(hint_for(self._hint_for, action), True)

    def _forget_hint(self) -> None:
        self._hint_for = None
        if self._hint_job is not None:
            self._thinking.cancel(self._hint_job)
            self._hint_job = None

    # The computer players.

    def set_pace(self, pace: Pace) -> None:
        """How fast computer players move from now on."""
        self._pacing.set_pace(pace)

    def set_thinking_seconds(self, seconds: float) -> None:
        """How long the strongest computer players may think about a move."""
        self._pacing.seconds = seconds

    def set_plays_forced(self, on: bool) -> None:
        """Whether draws, passes and *done* happen by themselves where nothing else is legal."""
        self._pacing.plays_forced = on
        self._prompt()

    def hurry(self) -> None:
        """Let the computer players move at once until it is the person's turn again."""
        self._pacing.hurry()

    def pause(self) -> None:
        """Hold the computer players back, as while a dialog is open."""
        self._pacing.pause()

    def resume(self) -> None:
        """Let them go on."""
        if self._pacing.resume():
            self._prompt()

    def _prompt(self) -> None:
        """See to it that the game goes on: ask a computer player, or do what is forced."""
        if self._match is not None:
            self._pacing.prompt(self._match, own_turn=self._is_own_turn())

    @Slot(object)
    def _on_due(self, action: Action) -> None:
        if self._match is None or self._match.round.outcome is not None:
            return
        # The table goes on without what was taken back.
        self._undone.clear()
        try:
            self._carry_out(action)
        except IllegalAction:
            # A player's choice can only be stale here; asking again is the way on.
            self._prompt()

    def _stop_thinking(self) -> None:
        self._forget_hint()
        self._pacing.stop()

    # Sealed deals and positions.

    def check_deal(self) -> DealReport | None:
        """What may be known of this round's sealed deal: all of it once the round is over."""
        if self._match is None:
            return None
        played = self._match.current
        promise = played.commitment
        if promise is None:
            return None
        if self._match.round.outcome is None or not played.salt or not played.start.order:
            return DealReport(promise, None, None, None)
        return DealReport(
            promise, played.salt, played.start.order, commitment(played.start.order, played.salt)
        )

    def position_data(self) -> dict[str, Any] | None:
        """The moment in full as JSON, all hands included; marks a running round as looked into."""
        if self._match is None:
            return None
        if self._match.round.outcome is None:
            self._match.marks.add(LOOKED_INTO)
            self.recorded.emit()
        return position_to(self._match.round.position())

    def _publish(self, events: Sequence[Event]) -> None:
        view = self.view()
        if view is not None:
            self.changed.emit(view, tuple(as_seen_by(event, view.viewer) for event in events))

    def _require(self) -> Match:
        assert self._match is not None
        return self._match
