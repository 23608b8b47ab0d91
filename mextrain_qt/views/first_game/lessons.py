"""What the first game teaches, and what comes next: it follows the table, whatever the person does.

Nothing here knows the rules. What may be done is what the view says is legal; a lesson comes up when the
table offers it, and is learnt when the table shows that it has been done.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.model.actions import DRAW, MEXICAN, PASS, Play
from mextrain_qt.model.events import (
    DoubleCovered,
    Event,
    MarkerTaken,
    RoundEnded,
    SeatPassed,
    TileDrawn,
    TileLaid,
)
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile


class Lesson(Enum):
    """One thing to learn, in the order in which they are counted."""

    AIM = "aim"
    FLIP = "flip"
    ARRANGE = "arrange"
    OWN_LINE = "own line"
    INSPECT = "inspect"
    MEXICAN = "mexican"
    DOUBLE = "double"
    COVER = "cover"
    DRAW = "draw"
    PASS = "pass"
    MARKER = "marker"
    GUEST = "guest"
    ENDING = "ending"


class Between(Enum):
    """What the coach says while there is no lesson."""

    PANEL = "panel"
    """The panel with a whole line is open."""
    WATCH = "watch"
    """The others move."""
    PLAY_ON = "play on"
    """The person moves as it pleases."""
    OVER = "over"
    """The round has ended."""


class Pointed(Enum):
    """What a step points at beside a tile and a line."""

    NOTHING = "nothing"
    HAND = "hand"
    ARRANGE_BUTTON = "arrange button"
    BONEYARD = "boneyard"
    TURN_BUTTON = "turn button"
    LINE = "line"
    END = "end"
    """The place at the end of the line."""


@frozen
class Step:
    """What the coach says now, about which tile and line (``None`` where about none), pointing where."""

    topic: Lesson | Between
    tile: Tile | None = None
    line: int | None = None
    pointed: Pointed = Pointed.NOTHING


_NEARLY_OUT: Final = 2
"""With so many tiles the end of the round is near."""


class Course:
    """Which lessons are learnt, and which is next at the table that was shown last."""

    def __init__(self) -> None:
        self._done: set[Lesson] = set()
        self._view: TableView | None = None

    @property
    def learnt(self) -> int:
        """How many lessons are learnt or were left out."""
        return len(self._done)

    def is_done(self, lesson: Lesson) -> bool:
        """Whether it is learnt or was left out."""
        return lesson in self._done

    # What happens.

    def follow(self, view: TableView, events: tuple[Event, ...]) -> None:
        """The table has changed."""
        before, self._view = self._view, view
        for event in events:
            self._done |= _learnt_by(event, view.viewer)
        if before is not None and not events:
            self._done |= _learnt_in_hand(before, view)

    def understood(self) -> None:
        """What the round is about has been read."""
        self._done.add(Lesson.AIM)

    def looked_at_a_line(self) -> None:
        """A line has been looked at."""
        self._done.add(Lesson.INSPECT)

    def skip(self) -> None:
        """Leave out the lesson that is on."""
        step = self.step()
        if step is not None and isinstance(step.topic, Lesson):
            self._done.add(step.topic)

    # What is next.

    def step(self) -> Step | None:
        """What to say now; ``None`` before there is a table."""
        view = self._view
        if view is None:
            return None
        if view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return Step(Between.OVER)
        if Lesson.AIM not in self._done:
            return Step(Lesson.AIM)
        if not view.legal:
            return Step(Between.WATCH)
        for lesson in (*_FORCED, *_CHOSEN):
            step = None if lesson in self._done else _step(lesson, view)
            if step is not None:
                return step
        return Step(Between.PLAY_ON)


_FORCED: Final = (Lesson.COVER, Lesson.DRAW, Lesson.PASS)
"""What has to be done when it comes up; taught first."""

_CHOSEN: Final = (
    Lesson.FLIP,
    Lesson.ARRANGE,
    Lesson.MARKER,
    Lesson.OWN_LINE,
    Lesson.INSPECT,
    Lesson.ENDING,
    Lesson.MEXICAN,
    Lesson.DOUBLE,
    Lesson.GUEST,
)
"""What may be done; taught in this order when several come up."""


def _learnt_by(event: Event, viewer: int | None) -> set[Lesson]:
    """What something that happened shows to be learnt."""
    if isinstance(event, RoundEnded):
        return {Lesson.ENDING}
    if viewer is None or getattr(event, "seat", None) != viewer:
        return set()
    if isinstance(event, TileLaid):
        line = {viewer: Lesson.OWN_LINE, MEXICAN: Lesson.MEXICAN}.get(event.line, Lesson.GUEST)
        return {Lesson.AIM, line} | ({Lesson.DOUBLE} if event.tile.is_double else set())
    return {
        TileDrawn: {Lesson.AIM, Lesson.DRAW},
        SeatPassed: {Lesson.AIM, Lesson.PASS},
        MarkerTaken: {Lesson.MARKER},
        DoubleCovered: {Lesson.COVER},
    }.get(type(event), set())


def _learnt_in_hand(before: TableView, now: TableView) -> set[Lesson]:
    """What was done in the hand while nothing happened at the table."""
    if now.train is not None and now.train != before.train:
        return {Lesson.ARRANGE}
    sides = {each.tile: each.flipped for each in before.hand}
    turned = [each for each in now.hand if sides.get(each.tile, each.flipped) != each.flipped]
    return {Lesson.FLIP} if len(turned) == 1 else set()


def _step(lesson: Lesson, view: TableView) -> Step | None:
    """How a lesson would go at this table, ``None`` where it does not come up."""
    if lesson is Lesson.DRAW:
        return Step(lesson, pointed=Pointed.BONEYARD) if DRAW in view.legal else None
    if lesson is Lesson.PASS:
        return Step(lesson, line=view.viewer, pointed=Pointed.TURN_BUTTON) if PASS in view.legal else None
    if lesson is Lesson.FLIP:
        tile = next((each.tile for each in view.hand if not each.tile.is_double), None)
        return Step(lesson, tile, pointed=Pointed.HAND) if tile is not None else None
    if lesson is Lesson.ARRANGE:
        return Step(lesson, pointed=Pointed.ARRANGE_BUTTON) if len(view.hand) > _NEARLY_OUT else None
    if lesson is Lesson.INSPECT:
        others = [line for line in view.lines if line.line != view.viewer and line.tiles]
        longest = max(others, key=lambda line: len(line.tiles), default=None)
        return Step(lesson, line=longest.line, pointed=Pointed.LINE) if longest is not None else None
    if lesson is Lesson.ENDING:
        nearly = len(view.hand) <= _NEARLY_OUT and any(isinstance(action, Play) for action in view.legal)
        return Step(lesson, pointed=Pointed.HAND) if nearly else None
    play = _play(lesson, view)
    return Step(lesson, play.tile, play.line, Pointed.END) if play is not None else None


def _play(lesson: Lesson, view: TableView) -> Play | None:
    """A play that would teach a lesson: of the arranged train if there is one, the heaviest otherwise."""
    own = view.viewer
    plays = [action for action in view.legal if isinstance(action, Play)]
    if lesson is Lesson.COVER:
        plays = [play for play in plays if play.line == view.must_cover]
    elif lesson is Lesson.MARKER:
        marked = own is not None and view.seats[own].is_open
        plays = [play for play in plays if play.line == own and marked]
    elif lesson is Lesson.OWN_LINE:
        plays = [play for play in plays if play.line == own]
    elif lesson is Lesson.MEXICAN:
        plays = [play for play in plays if play.line == MEXICAN]
    elif lesson is Lesson.DOUBLE:
        plays = [play for play in plays if play.tile.is_double]
    elif lesson is Lesson.GUEST:
        plays = [play for play in plays if play.line not in (own, MEXICAN)]
    train = [each.tile for each in view.hand[: view.train.length]] if view.train is not None else []

    def worth(play: Play) -> tuple[bool, bool, int]:
        leads = play.line == own and bool(train) and play.tile is train[0]
        return leads, _has_company(play.tile, view), play.tile.pips

    return max(plays, key=worth, default=None)


def _has_company(tile: Tile, view: TableView) -> bool:
    """Whether another tile of the hand bears the same number as a double, so that it could follow."""
    return tile.is_double and any(
        tile.high in (each.tile.high, each.tile.low) for each in view.hand if each.tile is not tile
    )
