"""What there are pictures of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QDialog

from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.gallery.staging import finished_match, match_at
from mextrain_qt.gallery.studio import Studio
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views.new_game.dialog import NewGameDialog

SIZES: Final = ((1280, 800), (1024, 700), (1920, 1080))
_LATE: Final = {2: 44, 4: 52, 8: 66}


def first_page(studio: Studio) -> None:
    """The first window, with nothing to continue."""
    studio.resize(1280, 800)
    studio.take("first-page")


def tables(studio: Studio) -> None:
    """Early and late tables with 2, 4 and 8 seats in three sizes."""
    for width, height in SIZES:
        studio.resize(width, height)
        for seats in (2, 4, 8):
            for name, actions, round_number in (("early", 3 * seats, 1), ("late", _LATE[seats], 3)):
                studio.parts.bridge.open_match(match_at(seats, actions=actions, round_number=round_number))
                studio.parts.bridge.arrange()
                studio.take(f"table-{seats}-seats-{name}-{width}x{height}")
    studio.resize(1280, 800)


def family_table(studio: Studio) -> None:
    """Spurs beside doubles."""
    studio.parts.bridge.open_match(match_at(4, actions=60, preset="family"))
    studio.take("table-family")


def line_panel(studio: Studio) -> None:
    """The whole of a line."""
    studio.parts.bridge.open_match(match_at(4, actions=52, round_number=3))
    studio.window.board.inspect_line(0)
    studio.take("line-panel")
    studio.window.board.close_inspector()


def hint(studio: Studio) -> None:
    """A hint and its reason, and the tally."""
    studio.parts.bridge.open_match(match_at(4, actions=30))
    studio.window.actions_.tally.setChecked(True)
    studio.parts.bridge.ask_hint()
    studio.take("hint-and-tally")
    studio.window.actions_.tally.setChecked(False)


def cover(studio: Studio) -> None:
    """Between the turns of two people at one computer."""
    seats = tuple(
        SeatSetup(name, PERSON if seat < 2 else "planner", seat)
        for seat, name in enumerate(("Ana", "Bea", "Carl"))
    )
    studio.parts.bridge.new_match(TableSetup(PRESETS["salon"], seats, 3))
    studio.settle()
    studio.take("cover")


def new_game(studio: Studio) -> None:
    """The dialog of a new match, both pages."""
    studio.take_dialog("new-match", studio.window.actions_.new_match.trigger)

    def turn_page(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.tabs.setCurrentIndex(1)

    studio.asking.prepare = turn_page
    studio.take_dialog("house-rules", studio.window.actions_.new_match.trigger)


def controls(studio: Studio) -> None:
    """The page of controls."""
    studio.take_dialog("controls", studio.window.actions_.controls.trigger)


def summaries(studio: Studio) -> None:
    """The end of a round and the end of a match."""
    for name, match in (
        ("round-over", match_at(4, actions=400, round_number=2)),
        ("match-over", finished_match(4)),
    ):
        if match.round.outcome is not None:
            match.take_back(1)
        studio.parts.bridge.open_match(match)
        studio.play_on()
        studio.take(name)
        summary = studio.window.summary
        if summary is not None:
            studio.keep(summary, f"{name}-summary")
            summary.close()


SCENES: Final[tuple[Callable[[Studio], None], ...]] = (
    first_page,
    tables,
    family_table,
    line_panel,
    hint,
    new_game,
    controls,
    summaries,
    cover,
)
"""All of them, in the order they are taken."""
