"""The table of the first game: one small round in which everything comes up that is to be taught."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import PRESETS

if TYPE_CHECKING:
    from mextrain_qt.bridge.game_bridge import GameBridge

LESSON: Final = "lesson"
"""The mark of a match that is a lesson: it is neither kept nor counted."""

SEATS: Final = 3

NUMBER: Final = 3323
"""Of the deal: the person begins, arranges four tiles of seven, comes to every lesson and goes out.

It was found by playing deals as the coach advises, against the players of this table, who move the same
whenever the same lies before them.
"""


def begin_first_game(bridge: GameBridge, names: tuple[str, ...]) -> None:
    """Bring the table to ``bridge``: one round of the double-6 set, a person and two casual players.

    ``names``: one a seat (:data:`SEATS`), the person first.
    """
    options = replace(PRESETS["salon"], highest=6, hand_size=7, rounds=1)
    seats = tuple(Seat(name, "casual" if seat else PERSON) for seat, name in enumerate(names))
    # Everybody may know this deal, so there is nothing to seal.
    match = Match(options, seats, NUMBER, salts=str)
    match.marks.add(LESSON)
    bridge.open_match(match)


def is_lesson(match: Match) -> bool:
    """Whether a match is a lesson."""
    return LESSON in match.marks
