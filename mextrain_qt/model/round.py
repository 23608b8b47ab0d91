"""One round: whose turn it is, what may be done, and what doing it does.

This is the only place that knows the rules of play. The window, the commands and the computer
players all ask :meth:`Round.legal_actions`; :meth:`Round.refusal` tells for any single action the
rule it would break, worked out separately, and the two must agree.

A round is small and mutable with a cheap :meth:`Round.copy`; whatever leaves it is a frozen value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action, Play
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
from mextrain_qt.model.position import Position
from mextrain_qt.model.refusal import IllegalAction, Refusal, Rule
from mextrain_qt.model.state import Outcome, RoundState
from mextrain_qt.model.tiles import DOUBLES, FITTING, Tile

_LINES_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(line for line in range(MEXICAN + 1) if bits >> line & 1) for bits in range(1 << (MEXICAN + 1))
)
"""The lines of a bit set of lines: looked up, since every legal move starts from one."""

_MEXICAN_BIT: Final = 1 << MEXICAN


class Round(RoundState):
    """A round in progress or just over; build one from a :class:`Position`.

    What others may read of it is named in :class:`~mextrain_qt.model.state.RoundState`.
    """

    __slots__ = ()

    def __init__(self, position: Position) -> None:
        """Take up the round at ``position``, which must be sound (see :mod:`.notation`)."""
        super().__init__(position)
        self.outcome = self._outcome_at_once()

    def lines_to_play_on(self) -> tuple[int, ...]:
        """The lines the seat to move may use now as far as the lines are concerned, whatever it holds."""
        if self.outcome is not None:
            return ()
        if not self.queue:
            return self._usable()
        return (self.queue[0], *self._instead_of_covering())

    # What may be done.

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the seat to move may do now; empty when the round is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal() if self.outcome is None else ()
        return legal

    def _find_legal(self) -> tuple[Action, ...]:
        hand = self.hands[self.seat]
        actions = self._plays(hand)
        if actions:
            if self.drew and not self._must_lay_drawn(actions):
                actions.append(PASS)
            if self.laid and not self.queue and not self.drew and self._bursting():
                actions.append(DONE)
            return tuple(actions)
        if hand and self.laid and not self.queue and not self.drew and self._bursting():
            return (DONE,)
        if self._layer_is_excused() and (hand or not self._can_draw()):
            return (DONE,)
        return (DRAW,) if self._can_draw() else (PASS,)

    def _plays(self, hand: int) -> list[Action]:
        actions: list[Action] = []
        ends, queue = self.ends, self.queue
        if not queue:
            for line in self._usable():
                bits = hand & FITTING[ends[line]]
                if bits:
                    plays = PLAYS[line]
                    while bits:
                        low = bits & -bits
                        actions.append(plays[low.bit_length() - 1])
                        bits ^= low
            return actions
        oldest = queue[0]
        for line in (oldest, *self._instead_of_covering()):
            bits = hand & FITTING[ends[line]]
            if line != oldest and self.options.replay_where == "double":
                bits &= DOUBLES
            while bits:
                low = bits & -bits
                actions.append(PLAYS[line][low.bit_length() - 1])
                bits ^= low
        return actions

    def _usable(self) -> tuple[int, ...]:
        """The lines the seat to move may use, covering apart."""
        seat = self.seat
        if self._burst and self.laid and self._bursting() and not self._drew_to_go_on():
            return (seat,)
        if self.options.own_first and not self.lines[seat]:
            return (seat,)
        bits = self._open_bits | 1 << seat
        if self.lines[MEXICAN] or self._may_start_mexican(seat):
            bits |= _MEXICAN_BIT
        return _LINES_IN[bits]

    def _may_start_mexican(self, seat: int) -> bool:
        when = self.options.mexican
        if when in ("anyone", "permanent"):
            return True
        if when == "second_turn":
            return self.turns_taken[seat] > 0
        if when == "after_own":
            return bool(self.lines[seat])
        return all(self.lines[: self.seats])

    def _instead_of_covering(self) -> tuple[int, ...]:
        """The lines the seat may use while its own doubles of this turn are all that waits."""
        options = self.options
        if not options.replay or not (options.several_doubles or options.replay_where == "anywhere"):
            return ()
        if any(line not in self.doubles for line in self.queue):
            return ()
        return tuple(line for line in self._usable() if line not in self.queue)

    def _bursting(self) -> bool:
        """Whether this is a first turn with every tile so far on the own line, where bursts are played."""
        if not self._burst or self.turns_taken[self.seat]:
            return False
        return all(line == self.seat for line in self.laid)

    def _drew_to_go_on(self) -> bool:
        """Whether a burst's last double emptied the hand and the seat drew: that tile may go anywhere."""
        return self.drew and not self._block

    def _must_lay_drawn(self, plays: Sequence[Action]) -> bool:
        if self.options.must_play_drawn:
            return True
        return bool(self.queue) and any(type(p) is Play and p.line == self.queue[0] for p in plays)

    def _layer_is_excused(self) -> bool:
        """Whether the house lets a seat off whose last tile of this turn is a double."""
        return not self.options.layer_pays and bool(self.laid) and self.lines[self.laid[-1]][-1].is_double

    # Why not.

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids the action now, ``None`` where it is legal."""
        if self.outcome is not None:
            return Refusal(Rule.ROUND_OVER)
        if isinstance(action, Play):
            return self._refusal_of_play(action)
        plays = self._plays(self.hands[self.seat])
        if action is DONE:
            return None if self._may_say_done(bool(plays)) else Refusal(Rule.NOT_DONE)
        if action is DRAW:
            return self._refusal_of_draw(bool(plays))
        return self._refusal_of_pass(plays)

    def _refusal_of_play(self, play: Play) -> Refusal | None:
        line, tile, seat = play.line, play.tile, self.seat
        if line != MEXICAN and line >= self.seats:
            return Refusal(Rule.NO_SUCH_LINE, line)
        if not self.hands[seat] & tile.bit:
            return Refusal(Rule.NOT_IN_HAND)
        fits = self.ends[line] in tile
        if self.queue:
            oldest = self.queue[0]
            if line == oldest:
                return None if fits else Refusal(Rule.DOES_NOT_FIT, line, self.ends[line])
            own_doubles_wait = self.options.replay and all(each in self.doubles for each in self.queue)
            anywhere = self.options.replay_where == "anywhere"
            double = self.options.several_doubles and tile.is_double
            if not own_doubles_wait or not (anywhere or double):
                return Refusal(Rule.COVER_FIRST, oldest)
            if line in self.queue:
                return Refusal(Rule.DOUBLE_WAITS, line)
        forbidden = self._refusal_of_line(line)
        if forbidden is not None:
            return forbidden
        return None if fits else Refusal(Rule.DOES_NOT_FIT, line, self.ends[line])

    def _refusal_of_line(self, line: int) -> Refusal | None:
        seat = self.seat
        if line == seat:
            return None
        if self.laid and self._bursting() and not self._drew_to_go_on():
            return Refusal(Rule.BURST_OWN_LINE)
        if self.options.own_first and not self.lines[seat]:
            return Refusal(Rule.OWN_LINE_FIRST)
        if line == MEXICAN:
            started = bool(self.lines[MEXICAN]) or self._may_start_mexican(seat)
            return None if started else Refusal(Rule.MEXICAN_LATER)
        return None if self.is_open(line) else Refusal(Rule.LINE_CLOSED, line)

    def _may_say_done(self, can_play: bool) -> bool:
        if not self.laid:
            return False
        hand = self.hands[self.seat]
        if self._bursting() and not self.queue and hand and not self.drew:
            return True
        return self._layer_is_excused() and not can_play and not (not hand and self._can_draw())

    def _refusal_of_draw(self, can_play: bool) -> Refusal | None:
        if can_play:
            return Refusal(Rule.MUST_PLAY)
        if self._may_say_done(can_play):
            return Refusal(Rule.SAY_DONE)
        if self._can_draw():
            return None
        return Refusal(Rule.DREW_ALREADY if self.boneyard_count else Rule.BONEYARD_EMPTY)

    def _refusal_of_pass(self, plays: Sequence[Action]) -> Refusal | None:
        if plays:
            if not self.drew:
                return Refusal(Rule.MUST_PLAY)
            return Refusal(Rule.MUST_LAY_DRAWN) if self._must_lay_drawn(plays) else None
        if self._may_say_done(can_play=False):
            return Refusal(Rule.SAY_DONE)
        return Refusal(Rule.MUST_DRAW) if self._can_draw() else None

    # What it does.

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry the action out and return what happened, in order.

        Raises :class:`IllegalAction`, with nothing changed, when the rules refuse it.
        """
        if action not in self.legal_actions():
            refusal = self.refusal(action)
            assert refusal is not None, f"{action} is neither legal nor refused"
            raise IllegalAction(action, refusal)
        events: list[Event] = []
        if type(action) is Play:
            self._lay(action, events)
        elif action is DRAW:
            self._draw(events)
        elif action is PASS:
            self._pass(events)
        else:
            events.append(SeatDone(self.seat, self._lacked_when_done()))
            self._end_turn(events)
        self._legal = None
        if self.outcome is None and self._taken == len(self._boneyard) and self._nobody_can_go_on():
            self._end_round("blocked", None, events)
        return tuple(events)

    def _lay(self, play: Play, events: list[Event]) -> None:
        seat, tile, line = self.seat, play.tile, play.line
        inner = self.ends[line]
        outer = tile.pips - inner
        hand = self.hands[seat] ^ tile.bit
        self.hands[seat] = hand
        self.lines[line].append(tile)
        self._table |= tile.bit
        self.laid.append(line)
        self.drew = False
        events.append(TileLaid(seat, line, tile, inner, outer))
        if self._spurs:
            self._grow_with_spurs(line, tile, outer)
        else:
            self.ends[line] = outer
        if line in self.queue:
            self.queue.remove(line)
            if line in self.doubles:
                self.doubles.remove(line)
            events.append(DoubleCovered(line, inner, seat))
        if self._open_bits >> seat & 1 and (line == seat or self._any_play_closes):
            self._open_bits ^= 1 << seat
            events.append(MarkerTaken(seat))
        bursting = self._burst and self._bursting()
        obliges = False
        if tile.is_double:
            obliges = not (self.options.release_dead and self.is_dead(outer))
            if self._block:
                obliges = obliges and not (bursting and self.options.burst_double == "free")
                if obliges:
                    self.queue.append(line)
                    self.doubles.append(line)
                    events.append(DoubleOpened(line, outer))
        if self.queue and self.options.release_dead:
            self._release_dead_doubles(events)
        if not hand and self._is_out_with(tile, obliges):
            self._end_round("out", seat, events)
            return
        if self._block and not self.queue and not self.options.end_on_double:
            waiting = self._first_waiting()
            if waiting is not None:
                self._end_round("out", waiting, events)
                return
        if hand and not hand & (hand - 1):
            events.append(Knocked(seat))
        if hand and not bursting and not (tile.is_double and self._plays_again(obliges)):
            self._end_turn(events)

    def _plays_again(self, obliges: bool) -> bool:
        if not self.options.replay:
            return False
        return bool(self.doubles) if self._block else obliges

    def _is_out_with(self, tile: Tile, obliges: bool) -> bool:
        """Whether the seat whose hand ``tile`` emptied is out, or has to go on from its double."""
        if not tile.is_double or self.options.end_on_double or not obliges:
            return True
        return not self._block and not self._can_draw()

    def _first_waiting(self) -> int | None:
        """The first seat clockwise that waits with an empty hand for the doubles to be covered."""
        for step in range(1, self.seats + 1):
            seat = (self.seat + step) % self.seats
            if not self.hands[seat]:
                return seat
        return None

    def _release_dead_doubles(self, events: list[Event]) -> None:
        for line in self.queue.copy():
            number = self.ends[line]
            if self.is_dead(number):
                self.queue.remove(line)
                if line in self.doubles:
                    self.doubles.remove(line)
                events.append(DoubleReleased(line, number))

    def _draw(self, events: list[Event]) -> None:
        lacked = self._lacked()
        tile = self._boneyard[self._taken]
        self._taken += 1
        self.hands[self.seat] |= tile.bit
        self.drew = self.drawn = True
        events.append(TileDrawn(self.seat, tile, lacked))

    def _pass(self, events: list[Event]) -> None:
        seat = self.seat
        events.append(SeatPassed(seat, self._lacked_at_a_pass()))
        if not self._open_bits >> seat & 1:
            self._open_bits |= 1 << seat
            events.append(MarkerSet(seat))
        self._end_turn(events)

    def _lacked(self) -> int:
        """The bit set of what the seat could lay now; asked only where it holds none of it."""
        bits = 0
        if self.queue:
            oldest = self.queue[0]
            bits = FITTING[self.ends[oldest]]
            mask = -1 if self.options.replay_where == "anywhere" else DOUBLES
            for line in self._instead_of_covering():
                bits |= FITTING[self.ends[line]] & mask
        else:
            for line in self._usable():
                bits |= FITTING[self.ends[line]]
        return bits & self._set

    def _lacked_at_a_pass(self) -> int:
        """What a pass tells everybody: after a draw, only what would have had to be laid."""
        if not self.drew or self.options.must_play_drawn:
            return self._lacked()
        return FITTING[self.ends[self.queue[0]]] & self._set if self.queue else 0

    def _lacked_when_done(self) -> int:
        """What being done tells everybody: nothing where a burst may be ended at will."""
        return 0 if self._bursting() and not self.queue and not self.drew else self._lacked()

    def _end_turn(self, events: list[Event]) -> None:
        self.turns_taken[self.seat] += 1
        self.seat = (self.seat + 1) % self.seats
        self.drew = self.drawn = False
        self.laid.clear()
        self.doubles.clear()
        events.append(TurnBegan(self.seat))

    # How it ends.

    def _outcome_at_once(self) -> Outcome | None:
        """How a round ends that is over before anybody acts, ``None`` where it goes on."""
        if self._is_out_at_once():
            return Outcome("out", self.seat, self._points(self.seat))
        if not self._boneyard and self._nobody_can_go_on():
            return Outcome("blocked", None, self._points(None))
        return None

    def _is_out_at_once(self) -> bool:
        """Whether the seat to move has laid its last tile: its engine, or a double it need not go on from."""
        if self.hands[self.seat] or self.queue:
            return False
        if not self.laid:
            return True
        number = self.lines[self.laid[-1]][-1].high
        dead = self.options.release_dead and self.is_dead(number)
        return self._block or dead or not self._can_draw()

    def _nobody_can_go_on(self) -> bool:
        """Whether no seat could play even with every marker on (asked once the boneyard is empty)."""
        ends = self.ends
        if self.queue:
            cover = FITTING[ends[self.queue[0]]]
            return not any(hand & cover for hand in self.hands) and not self._plays(self.hands[self.seat])
        # A Mexican train that may not be started yet counts too: a first turn will be over, and an empty
        # line that keeps it closed offers the engine's number just as it does.
        shared = FITTING[ends[MEXICAN]]
        for line in range(self.seats):
            shared |= FITTING[ends[line]]
        for seat, hand in enumerate(self.hands):
            own_first = self.options.own_first and not self.lines[seat]
            if hand & (FITTING[ends[seat]] if own_first else shared):
                return False
        return True

    def _end_round(self, reason: str, seat: int | None, events: list[Event]) -> None:
        points = self._points(seat)
        self.outcome = Outcome(reason, seat, points)
        events.append(RoundEnded(reason, seat, points))
