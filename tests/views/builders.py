"""Tables to show: published views of matches played by simple rules from fixed deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mextrain_qt.bridge.hands import OrderedHand
from mextrain_qt.bridge.publish import table_view
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import Action, Play
from mextrain_qt.model.chain import longest_train
from mextrain_qt.model.events import Event
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.tiles import Tile

NAMES = ("Ana", "Bea", "Carl", "Dina", "Ed", "Flo", "Gus", "Hal")


class Table:
    """A match with one person, in seat 0, whose every state can be asked for as a view."""

    def __init__(
        self,
        seats: int = 4,
        number: int = 1,
        options: Options = PRESETS["salon"],
        persons: Sequence[int] = (0,),
    ) -> None:
        who = tuple(Seat(NAMES[seat], "person" if seat in persons else "steady") for seat in range(seats))
        self.match = Match(options, who, number, salts=lambda: "salt")
        self.persons = tuple(persons)
        self.since: list[Event] = []
        self.hand = OrderedHand()
        self._follow()

    def _follow(self) -> None:
        if self.persons:
            self.hand.follow(self.match.round.hands[self.persons[0]])

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action of the seat to move."""
        if self.match.round.seat in self.persons:
            self.since.clear()
        events = self.match.apply(action, 1_700_000_000.0 + 20 * len(self.match.current.actions))
        self.since.extend(events)
        self._follow()
        return events

    def play(self, actions: int) -> None:
        """Let everybody move so often: the heaviest tile, on the own line first."""
        for _ in range(actions):
            if self.match.round.outcome is not None:
                return
            self.apply(self.simple_choice())

    def play_until(self, wanted: Callable[[Table], bool], most: int = 400) -> None:
        """Let everybody move until that is so; fails when it never is."""
        for _ in range(most):
            if wanted(self):
                return
            assert self.match.round.outcome is None, "the round ended before"
            self.apply(self.simple_choice())
        raise AssertionError("it never came to that")

    def simple_choice(self) -> Action:
        """What a simple player would do."""
        game = self.match.round

        def worth(action: Action) -> tuple[bool, int]:
            return (
                isinstance(action, Play) and action.line == game.seat,
                action.tile.pips if isinstance(action, Play) else 0,
            )

        return max(game.legal_actions(), key=worth)

    def arrange(self) -> None:
        """Lay the longest train of the person's hand."""
        seat = self.persons[0]
        game = self.match.round
        self.hand.arrange(longest_train(game.hands[seat], game.ends[seat]))

    def reorder(self, order: Sequence[Tile]) -> None:
        """Keep the person's tiles in that order."""
        self.hand.reorder(order)

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person is to move."""
        return self.match.round.outcome is None and self.match.round.seat in self.persons

    def view(self, *, covered: bool = False) -> TableView:
        """The table as the person sees it."""
        viewer = self.persons[0] if self.persons and not covered else None
        return table_view(
            self.match,
            list(range(len(self.match.seats))),
            viewer=viewer,
            bottom=self.persons[0] if self.persons else 0,
            covered=covered,
            hand=self.hand if viewer is not None else None,
            since=self.since,
            number=1,
            can_take_back=False,
            can_redo=False,
        )
