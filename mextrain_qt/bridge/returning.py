"""Going back in a match: the moments marked, and how far back a whole turn is."""

from __future__ import annotations

from mextrain_qt.model.actions import Play
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import RETURNED, TAKEN_BACK, Match
from mextrain_qt.model.round import Round


@frozen
class Bookmark:
    """A moment that was marked: after so many actions of a round (both as one counts, from 1 and 0).

    ``time``: when the last of them was done, in seconds since the epoch; 0 where nobody noted it.
    """

    round_number: int
    action: int
    time: float


def bookmarks(match: Match) -> tuple[Bookmark, ...]:
    """The moments marked in a match, in its order."""
    return tuple(
        Bookmark(number, action, played.times[action - 1] if action else 0.0)
        for number, played in enumerate(match.rounds, start=1)
        for action in sorted(set(played.bookmarks))
    )


def set_bookmark(match: Match) -> None:
    """Mark the moment at which the match is; once is enough."""
    marked, now = match.current.bookmarks, len(match.current.actions)
    if now not in marked:
        marked.append(now)


def returned(match: Match, bookmark: Bookmark) -> Match:
    """The match as it was at that moment, under its own name, marked as gone back to.

    Raises ``ValueError`` where there was no such moment.
    """
    twin = match.branch(bookmark.round_number, bookmark.action)
    twin.id = match.id
    twin.marks.add(RETURNED)
    return twin


def turn_start(match: Match, seat: int) -> int | None:
    """How many actions of this round came before the last turn in which the seat laid a tile.

    ``None`` where it has laid none in this round yet.
    """
    game = Round(match.current.start.position)
    turn, start, found = (-1, -1), 0, None
    for place, action in enumerate(match.current.actions):
        if (game.seat, game.turns_taken[game.seat]) != turn:
            turn, start = (game.seat, game.turns_taken[game.seat]), place
        if game.seat == seat and isinstance(action, Play):
            found = start
        game.apply(action)
    return found


def take_back_turn(match: Match, seat: int) -> bool:
    """Undo everything from that turn on, and mark the match; whether there was such a turn."""
    start = turn_start(match, seat)
    if start is None:
        return False
    match.take_back(len(match.current.actions) - start)
    match.marks.add(TAKEN_BACK)
    return True
