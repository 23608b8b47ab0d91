"""What the window asks for that is neither the table nor a setting: files and saved matches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.model.frozen import frozen

if TYPE_CHECKING:
    from mextrain_qt.bridge.history import PastMatches
    from mextrain_qt.bridge.replay import Replay
    from mextrain_qt.bridge.review import Review
    from mextrain_qt.model.match import Match


class Refused(Exception):
    """Something that could not be done; the text is one clear sentence for the player."""


@frozen
class SavedMatch:
    """The match that can be continued: who plays, in which round of how many, and the totals.

    ``has_been_played``: what :func:`has_been_played` says of it.
    """

    names: tuple[str, ...]
    round_number: int
    rounds: int
    totals: tuple[int, ...]
    has_been_played: bool


def has_been_played(match: Match) -> bool:
    """Whether anything has been done in a match, so that another in its place sends it to the history."""
    return any(played.actions for played in match.rounds)


class Desk(Protocol):
    """Whoever keeps matches on disk for the window. Every method raises :class:`Refused`."""

    def saved_match(self) -> SavedMatch | None:
        """The match that was left unfinished, if there is one."""

    def continue_match(self) -> None:
        """Bring it back to the table."""

    def replay_file(self, path: Path) -> Replay:
        """A replay of the match in a file."""

    def take_up(self, replay: Replay) -> None:
        """Bring the match of a replay to the table as it was left."""

    def save_record(self, path: Path) -> None:
        """Write the match on the table to a file."""

    def replay_table(self) -> Replay:
        """A replay of the match on the table, as far as its rounds are over."""

    def play_from(self, replay: Replay) -> None:
        """Bring the moment that a replay shows to the table, as a match of its own."""

    def save_replay(self, replay: Replay, path: Path) -> None:
        """Write the match of a replay to a file."""

    def review(self, replay: Replay, seat: int, rounds: tuple[int, ...] | None) -> Review:
        """A review of one seat's decisions in some rounds of a replay (``None``: in all of them)."""

    @property
    def past(self) -> PastMatches:
        """The matches played before."""

    def open_position(self, text: str) -> None:
        """Bring a position to the table, as a round by itself."""

    def position_text(self) -> str:
        """The position on the table as text, all hands included."""

    def leave_match(self) -> None:
        """Clear the table; the match can be continued later unless it is over."""

    def house_rules(self) -> dict[str, TableSetup]:
        """The house rules that were named and kept."""

    def keep_house_rules(self, name: str, setup: TableSetup) -> None:
        """Keep house rules under a name."""

    def forget_house_rules(self, name: str) -> None:
        """Forget them again."""

    def read_house_rules(self, path: Path) -> tuple[str, TableSetup]:
        """The house rules in a file, and their name."""

    def write_house_rules(self, path: Path, name: str, setup: TableSetup) -> None:
        """Hand house rules on as a file."""
