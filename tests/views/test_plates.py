"""The plates above the table: what of a player has room in them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt.views.plate import HEIGHT, Plate
from mextrain_qt.views.theme import PLAYER_COLOURS


def plate_of(qtbot: QtBot, width: int, *, badge: str, facts: str = "11 tiles", alarm: bool = False) -> Plate:
    plate = Plate(0)
    qtbot.addWidget(plate)
    plate.resize(width, HEIGHT)
    plate.show_facts(
        colour=PLAYER_COLOURS[0],
        letter="K",
        name="Konstantin",
        facts=(facts, "214 pts"),
        short=("1" if alarm else facts.split()[0], "214"),
        badge=badge,
        alarm=alarm,
        current=False,
    )
    return plate


@pytest.mark.parametrize(
    ("width", "badge"),
    [(187, "open"), (187, "открыта"), (150, "abierta"), (102, "open")],
    ids=["four seats", "four seats in Russian", "five seats in Spanish", "eight seats"],
)
def test_that_a_line_is_open_is_written_beside_the_number_of_tiles(
    qtbot: QtBot, width: int, badge: str
) -> None:
    rooms = plate_of(qtbot, width, badge=badge).rooms()
    assert rooms.badge is not None
    assert rooms.facts.startswith("11")
    assert "…" not in rooms.facts
    assert rooms.badge.right() <= width
    assert rooms.badge.top() >= rooms.name.bottom() - 3 or rooms.badge.left() >= rooms.name.right()


@pytest.mark.parametrize("facts", ["11 tiles", "7 tiles"])
def test_where_the_word_has_no_room_the_locomotive_says_it(qtbot: QtBot, facts: str) -> None:
    rooms = plate_of(qtbot, 84, badge="открыта", facts=facts).rooms()
    assert rooms.badge is None
    assert rooms.marker is not None
    assert rooms.facts == facts.split()[0]
    assert rooms.row.right() < rooms.marker.left()


@pytest.mark.parametrize("width", range(56, 240, 7))
def test_no_badge_reaches_into_the_sign(qtbot: QtBot, width: int) -> None:
    for facts in ("7 tiles", "11 tiles"):
        rooms = plate_of(qtbot, width, badge="ouverte", facts=facts).rooms()
        shown = rooms.badge if rooms.badge is not None else rooms.marker
        assert shown is not None
        assert shown.left() >= rooms.sign.right()


def test_the_alarm_of_the_last_tile_gives_way_to_nothing(qtbot: QtBot) -> None:
    for width in (187, 140, 112, 102):
        rooms = plate_of(qtbot, width, badge="open", facts="last tile!", alarm=True).rooms()
        assert rooms.facts.startswith("last tile!")


def test_a_plate_without_a_badge_has_its_whole_row_for_facts(qtbot: QtBot) -> None:
    rooms = plate_of(qtbot, 187, badge="").rooms()
    assert rooms.badge is None
    assert rooms.facts == "11 tiles · 214 pts"


@pytest.mark.parametrize("width", range(56, 240, 3))
def test_a_name_of_which_hardly_a_letter_has_room_is_left_to_the_sign(qtbot: QtBot, width: int) -> None:
    plate = plate_of(qtbot, width, badge="")
    name, _ = plate.name_in(plate.rooms().name.width())
    assert name == "" or len(name) >= 4
    assert name == "Konstantin" or width < 110
    assert name or width < 80


def test_a_fact_stays_whole_whatever_stands_in_it(qtbot: QtBot) -> None:
    plate = plate_of(qtbot, 187, badge="", facts="11 · tiles")
    assert plate.accessibleName() == "Konstantin, 11 · tiles, 214 pts"
    plate.resize(102, HEIGHT)
    assert plate.rooms().facts == "11 · tiles"
