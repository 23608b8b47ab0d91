"""What the kinds of players and their colours are called, and the names they have unless given others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mextrain_qt.bridge.setup import COMPUTER_LEVELS, PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import MAX_SEATS
from mextrain_qt.model.options import Options
from mextrain_qt.views.sentences import Sentences

LONGEST_NAME = 24
"""The most characters a name may have here."""

KINDS = (PERSON, *COMPUTER_LEVELS)
"""Who may sit on a seat, in the order of the choice."""


class PlayerText(QObject):
    """The words for players."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)

    def kind(self, player: str) -> str:
        """What a kind of player is called in the choice."""
        return self.tr("Person") if player == PERSON else self._sentences.level_name(player)

    def sentence(self, player: str) -> str:
        """What a kind of player is like."""
        return {
            PERSON: self.tr("You, or somebody else at this computer."),
            "novice": self.tr("Knows the rules and makes a beginner’s mistakes."),
            "casual": self.tr("Gets rid of the heaviest tile that fits."),
            "steady": self.tr("Looks at every play: the pips, and what it leaves to follow."),
            "planner": self.tr("Keeps its longest train together and its marker off."),
            "master": self.tr("Tries out each play against hands the others may hold."),
        }[player]

    def colour(self, colour: int) -> str:
        """What a player's colour (0..7) is called."""
        return (
            self.tr("Blue"),
            self.tr("Orange"),
            self.tr("Green"),
            self.tr("Violet"),
            self.tr("Pink"),
            self.tr("Turquoise"),
            self.tr("Lime"),
            self.tr("Amber"),
        )[colour]

    def names(self, given: Sequence[str], kinds: Sequence[str]) -> list[str]:
        """A name for every seat: the one it was given or, for an empty one, the usual one.

        A lone person is *You*, several are numbered, computer players have first names; never one
        that another seat was given.
        """
        taken = {name.casefold() for name in given if name}
        names: list[str] = []
        for seat, (name, kind) in enumerate(zip(given, kinds, strict=True)):
            if not name:
                name = self._usual_name(seat, kind, list(kinds).count(PERSON) == 1, taken)
                taken.add(name.casefold())
            names.append(name)
        return names

    def _usual_name(self, seat: int, kind: str, alone: bool, taken: set[str]) -> str:
        if kind == PERSON:
            pool = [self.tr("Player %1").replace("%1", str(number)) for number in range(1, 10)]
        else:
            pool = self._first_names()
        # The spare names come before those of other seats, so that one name given moves one other.
        names = [pool[seat], *pool[MAX_SEATS:], *pool[:MAX_SEATS]]
        if kind == PERSON and alone:
            names.insert(0, self.tr("You"))
        return next(name for name in names if name.casefold() not in taken)

    def _first_names(self) -> list[str]:
        return [
            self.tr("Ana"),
            self.tr("Bea"),
            self.tr("Carlos"),
            self.tr("Dina"),
            self.tr("Emil"),
            self.tr("Flora"),
            self.tr("Gustav"),
            self.tr("Hanna"),
            self.tr("Ivan"),
            self.tr("Kira"),
            self.tr("Luis"),
            self.tr("Nina"),
        ]


def tidy_name(text: str) -> str:
    """A name as it is kept: printable, single spaces, at most :data:`LONGEST_NAME` characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def usual_seats(count: int) -> tuple[SeatSetup, ...]:
    """A person and ``count - 1`` (1..7) computer players of medium levels, each with its own colour."""
    levels = ("steady", "planner", "casual")
    kinds = [PERSON, *(levels[seat % len(levels)] for seat in range(count - 1))]
    names = PlayerText().names([""] * count, kinds)
    return tuple(
        SeatSetup(name, kind, seat) for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    )


def usual_table() -> TableSetup:
    """The table that is offered the first time: a person and three computer players in the salon."""
    return TableSetup(Options(), usual_seats(4))
