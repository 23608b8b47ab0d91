"""The seats of the new-game dialog: how many, who, their names and colours."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import Options
from mextrain_qt.views.new_game.kind_delegate import SENTENCE
from mextrain_qt.views.new_game.player_text import KINDS, LONGEST_NAME
from tests.views.new_game.driver import (
    Open,
    type_into,
)


def test_more_seats_are_asked_for_with_keys_and_remembered_when_taken_away(open_dialog: Open) -> None:
    dialog = open_dialog()
    count = dialog.seats.count
    count.setFocus()
    QTest.keyClick(count, Qt.Key.Key_Up)
    assert len(dialog.table_setup().seats) == 5
    type_into(dialog.seats.rows[4].name, "Zoe")
    count.setFocus()
    QTest.keyClick(count, Qt.Key.Key_Down)
    assert len(dialog.table_setup().seats) == 4
    assert not dialog.seats.rows[4].isVisible()
    QTest.keyClick(count, Qt.Key.Key_Up)
    assert dialog.table_setup().seats[4].name == "Zoe"


def test_a_table_has_two_to_eight_seats(open_dialog: Open) -> None:
    count = open_dialog().seats.count
    assert (count.minimum(), count.maximum()) == (2, 8)


def test_a_name_is_typed_and_its_sign_follows(open_dialog: Open) -> None:
    dialog = open_dialog()
    before = dialog.seats.rows[1].colour.icon().cacheKey()
    type_into(dialog.seats.rows[1].name, "Zoe")
    assert dialog.table_setup().seats[1].name == "Zoe"
    assert dialog.seats.rows[1].colour.icon().cacheKey() != before


def test_an_empty_name_is_filled_when_the_field_is_left(open_dialog: Open) -> None:
    dialog = open_dialog()
    row = dialog.seats.rows[1]
    row.name.setFocus()
    QTest.keyClick(row.name, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(row.name, Qt.Key.Key_Delete)
    assert row.name.text() == ""
    assert dialog.start.isEnabled()
    QTest.keyClick(row.name, Qt.Key.Key_Tab)
    assert row.name.text() == "Bea"
    assert dialog.table_setup().seats[1].name == "Bea"


def test_a_long_name_stops_at_its_limit(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.seats.rows[0].name, "y" * 60)
    assert dialog.table_setup().seats[0].name == "y" * LONGEST_NAME


def test_of_a_long_name_the_beginning_is_seen(open_dialog: Open) -> None:
    given = (SeatSetup("W" * LONGEST_NAME, PERSON, 0), SeatSetup("Bea", "casual", 1))
    name = open_dialog(TableSetup(Options(), given)).seats.rows[0].name
    assert name.text() == "W" * LONGEST_NAME
    assert name.cursorPosition() == 0


def test_two_equal_names_are_refused_until_one_is_changed(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.seats.rows[0].name, "Zoe")
    type_into(dialog.seats.rows[2].name, "zoe ")
    assert not dialog.start.isEnabled()
    assert dialog.message.text() == "Players 1 and 3 have the same name: give one of them another."
    type_into(dialog.seats.rows[2].name, "Zora")
    assert dialog.start.isEnabled()


def test_a_usual_name_makes_way_for_a_typed_one(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.seats.rows[0].name, "Bea")
    names = [seat.name for seat in dialog.table_setup().seats]
    assert names[0] == "Bea"
    assert len(set(names)) == 4
    assert dialog.seats.rows[1].name.text() == names[1]


def test_who_plays_is_chosen_with_keys(open_dialog: Open) -> None:
    dialog = open_dialog()
    kind = dialog.seats.rows[1].kind
    kind.setFocus()
    QTest.keyClick(kind, Qt.Key.Key_End)
    assert dialog.table_setup().seats[1].player == "master"
    QTest.keyClick(kind, Qt.Key.Key_Home)
    assert dialog.table_setup().seats[1].player == PERSON


def test_several_persons_are_told_that_the_screen_is_covered(open_dialog: Open) -> None:
    dialog = open_dialog()
    assert dialog.seats.note.text() == ""
    QTest.keyClick(dialog.seats.rows[1].kind, Qt.Key.Key_Home)
    assert "covered" in dialog.seats.note.text()
    assert [seat.name for seat in dialog.table_setup().seats][:2] == ["Player 1", "Player 2"]
    for row in dialog.seats.rows[:2]:
        QTest.keyClick(row.kind, Qt.Key.Key_End)
    assert "demonstration" in dialog.seats.note.text()


def test_a_colour_in_use_is_swapped(open_dialog: Open) -> None:
    dialog = open_dialog()
    blue, orange = dialog.seats.rows[0].colours.actions()[:2]
    assert orange.text() == "Orange – swap with Bea"
    orange.trigger()
    assert [seat.colour for seat in dialog.table_setup().seats] == [1, 0, 2, 3]
    assert blue.text() == "Blue – swap with Bea"


def test_no_two_seats_are_ever_alike_in_colour(open_dialog: Open) -> None:
    dialog = open_dialog()
    chance = Random(3)
    for _ in range(25):
        dialog.seats.count.setValue(chance.randint(2, 8))
        row = chance.choice(dialog.seats.rows[: dialog.seats.count.value()])
        wanted = chance.randrange(8)
        row.colours.actions()[wanted].trigger()
        seats = dialog.table_setup().seats
        assert seats[row.seat].colour == wanted
        assert len({seat.colour for seat in seats}) == len(seats)


def test_every_kind_of_player_explains_itself(open_dialog: Open) -> None:
    kind = open_dialog().seats.rows[0].kind
    assert [kind.itemData(row) for row in range(kind.count())] == list(KINDS)
    assert all(kind.itemData(row, SENTENCE) for row in range(kind.count()))
