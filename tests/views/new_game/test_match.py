"""The match in the new-game dialog: set, hand, rounds, first engine, number of the deal."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.model.options import Options
from mextrain_qt.views.new_game.player_text import usual_seats
from tests.views.new_game.driver import (
    Open,
    choose_rule,
    click,
    type_into,
)


def test_another_set_brings_its_usual_hand_and_rounds(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.match.sets.buttons[9])
    assert dialog.table_setup().options == Options(highest=9)
    assert (dialog.match.hand.value(), dialog.match.rounds.value()) == (10, 10)
    assert dialog.match.hints["hand_size"].text() == "1 to 12, usually 10"
    dialog.seats.count.setValue(8)
    assert dialog.match.hand.value() == 5


def test_arrows_move_among_the_sets(open_dialog: Open) -> None:
    dialog = open_dialog()
    twelve = dialog.match.sets.buttons[12]
    twelve.setFocus()
    QTest.keyClick(twelve, Qt.Key.Key_Right)
    assert dialog.table_setup().options == Options(highest=15)
    assert dialog.focusWidget() is dialog.match.sets.buttons[15]


def test_a_hand_that_is_too_large_says_how_large_it_may_be(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.match.hand, "22")
    assert not dialog.start.isEnabled()
    assert dialog.message.text().startswith("The hands are too large for 4 players: at most 21")
    type_into(dialog.match.hand, "21")
    assert dialog.start.isEnabled()
    assert dialog.table_setup().options.hand_size == 21


def test_the_usual_number_is_no_choice(open_dialog: Open) -> None:
    dialog = open_dialog()
    for field in (dialog.match.hand, dialog.match.rounds, dialog.match.engine):
        usual = str(field.value())
        type_into(field, "3")
        type_into(field, usual)
    assert dialog.table_setup().options == Options()


def test_too_many_rounds_for_the_set_are_refused(open_dialog: Open) -> None:
    dialog = open_dialog(TableSetup(Options(rounds=11), usual_seats(3)))
    click(dialog.match.sets.buttons[6])
    assert not dialog.start.isEnabled()
    assert "engines for 7 at most" in dialog.message.text()
    type_into(dialog.match.rounds, "7")
    assert dialog.start.isEnabled()


def test_a_first_engine_outside_the_set_is_refused(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.match.engine, "13")
    assert not dialog.start.isEnabled()
    assert dialog.message.text() == "The first engine is too high: this set has doubles up to 12."
    type_into(dialog.match.engine, "5")
    assert dialog.table_setup().options.first_engine == 5
    assert dialog.match.rounds.value() == 6


def test_a_first_engine_is_greyed_and_left_out_where_rounds_find_their_own(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.match.engine, "5")
    choose_rule(dialog, "engine", "highest")
    assert not dialog.match.engine.isEnabled()
    assert dialog.table_setup().options.first_engine is None
    assert dialog.table_setup().options.number_of_rounds() == 13


def test_a_number_no_deal_has_is_refused(open_dialog: Open) -> None:
    dialog = open_dialog()
    for text in ("abc", "0", "-4", "2147483649", "1e5", "12.5", "9" * 20):
        type_into(dialog.match.number, text)
        assert not dialog.start.isEnabled()
        assert dialog.message.text() == "There is no such deal: deals are numbered from 1 to 2147483648."


def test_a_deal_may_be_asked_for_by_its_number(open_dialog: Open) -> None:
    dialog = open_dialog()
    for text, number in (("1", 1), (" 77 ", 77), ("2147483648", 2**31), ("", None), ("  ", None)):
        type_into(dialog.match.number, text)
        assert dialog.start.isEnabled()
        assert dialog.table_setup().number == number


def test_the_table_is_told_in_figures(open_dialog: Open) -> None:
    assert "30 in the boneyard" in open_dialog().message.text()
