"""The new-game dialog, by its own fields, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.new_game.dialog import NewGameDialog
from mextrain_qt.views.new_game.fields import MutedLabel
from mextrain_qt.views.new_game.kind_delegate import SENTENCE
from mextrain_qt.views.new_game.player_text import KINDS, LONGEST_NAME, usual_seats, usual_table
from mextrain_qt.views.new_game.scope import unmet_need
from mextrain_qt.views.theme import contrast

LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., NewGameDialog]


class FakeDesk:
    """Keeps house rules in a dictionary; ``broken`` refuses everything."""

    def __init__(self) -> None:
        self.kept: dict[str, TableSetup] = {}
        self.files: dict[Path, tuple[str, TableSetup]] = {}
        self.broken = ""

    def house_rules(self) -> dict[str, TableSetup]:
        self._may()
        return dict(self.kept)

    def keep_house_rules(self, name: str, setup: TableSetup) -> None:
        self._may()
        self.kept[name] = setup

    def forget_house_rules(self, name: str) -> None:
        self._may()
        del self.kept[name]

    def read_house_rules(self, path: Path) -> tuple[str, TableSetup]:
        self._may()
        return self.files[path]

    def write_house_rules(self, path: Path, name: str, setup: TableSetup) -> None:
        self._may()
        self.files[path] = (name, setup)

    def _may(self) -> None:
        if self.broken:
            raise Refused(self.broken)


class FakeAsking(Asking):
    """Answers every question at once and keeps what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.answer_name: str | None = None
        self.answer_path: Path | None = None
        self.yes = True
        self.said: list[str] = []

    def confirm(self, parent: QWidget, title: str, text: str, yes: str) -> bool:
        self.said.append(text)
        return self.yes

    def warn(self, parent: QWidget, title: str, text: str) -> None:
        self.said.append(text)

    def name(self, parent: QWidget, title: str, text: str, content: str) -> str | None:
        return self.answer_name

    def file_to_open(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        return self.answer_path

    def file_to_save(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        self.said.append(suggestion)
        return self.answer_path


@pytest.fixture
def desk() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def asking(qtbot: QtBot) -> FakeAsking:
    return FakeAsking()


@pytest.fixture
def open_dialog(qtbot: QtBot, desk: FakeDesk, asking: FakeAsking) -> Open:
    def make(setup: TableSetup | None = None, size: tuple[int, int] = (880, 640)) -> NewGameDialog:
        dialog = NewGameDialog(setup, desk, asking)  # type: ignore[arg-type]
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return make


def click(widget: QWidget) -> None:
    at = QPoint(8, widget.height() // 2) if isinstance(widget, QAbstractButton) else widget.rect().center()
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)


def type_into(widget: QWidget, text: str) -> None:
    """Replace what a field holds, by keys alone."""
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    if text:
        QTest.keyClicks(widget, text)
    else:
        QTest.keyClick(widget, Qt.Key.Key_Delete)
    QTest.keyClick(widget, Qt.Key.Key_Tab)


def turn_to(dialog: NewGameDialog, option: str) -> None:
    """Open the page of a house rule and let it be laid out."""
    dialog.tabs.setCurrentWidget(dialog.house_rules)
    dialog.house_rules.show_option(option)
    QApplication.processEvents()


def choose_rule(dialog: NewGameDialog, option: str, value: object) -> None:
    turn_to(dialog, option)
    button = dialog.house_rules.blocks[option].buttons[value]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def choose_kept(dialog: NewGameDialog, *texts: str) -> None:
    """Open the menu of kept rules and trigger an entry, by its text without the key marks."""
    menu = dialog.kept.menu
    menu.aboutToShow.emit()
    for text in texts:
        action = next(each for each in menu.actions() if each.text().replace("&", "") == text)
        inner = action.menu()
        if isinstance(inner, QMenu):
            menu = inner
        else:
            assert action.isEnabled()
            action.trigger()


# Taking over and handing back.


def test_the_first_time_a_person_sits_with_three_computer_players(open_dialog: Open) -> None:
    dialog = open_dialog()
    setup = dialog.table_setup()
    assert setup == usual_table()
    assert [seat.player == PERSON for seat in setup.seats] == [True, False, False, False]
    assert setup.options == Options()
    assert dialog.start.isEnabled()


@pytest.mark.parametrize("number", range(6))
def test_a_table_comes_back_as_it_was_given(open_dialog: Open, number: int) -> None:
    chance = Random(number)
    options, seats = random_options(chance)
    colours = chance.sample(range(8), seats)
    given = TableSetup(
        options,
        tuple(SeatSetup(f"Name {seat}", chance.choice(KINDS), colours[seat]) for seat in range(seats)),
        chance.choice((None, 1, 2**31)),
    )
    dialog = open_dialog(given)
    assert dialog.table_setup() == given
    assert dialog.start.isEnabled()


def test_a_damaged_table_is_mended(open_dialog: Open) -> None:
    given = (SeatSetup("A\nB", "wizard", 3), SeatSetup("x" * 80, "casual", 3), SeatSetup("", "casual", 99))
    seats = open_dialog(TableSetup(Options(), given)).table_setup().seats
    assert [seat.name for seat in seats] == ["A B", "x" * LONGEST_NAME, "Carlos"]
    assert seats[0].player == PERSON
    assert len({seat.colour for seat in seats}) == 3


# Seats.


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


# The match.


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


# House rules.


def test_a_preset_is_chosen_by_its_button_or_its_description(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.match.presets["station"])
    assert dialog.table_setup().options == PRESETS["station"]
    sentence = next(
        label
        for label in dialog.match.findChildren(MutedLabel)
        if label.text() == dialog.text.preset_sentence("family")
    )
    click(sentence)
    assert dialog.table_setup().options == PRESETS["family"]
    assert dialog.match.summary.text() == "Family"


def test_a_changed_rule_is_named_and_goes_back_to_the_preset(open_dialog: Open) -> None:
    dialog = open_dialog()
    choose_rule(dialog, "marker_off", "any")
    choose_rule(dialog, "replay", False)
    assert dialog.table_setup().options == Options(marker_off="any", replay=False)
    assert dialog.match.summary.text().startswith("Salon, with 2 change")
    assert dialog.house_rules.changed_rules.text() == "Changed: Taking the marker off, After a double"
    assert dialog.house_rules.groups.item(1).text() == "Lines and markers (1)"

    block = dialog.house_rules.blocks["replay"]
    assert block.back.isVisible()
    click(block.back)
    assert dialog.table_setup().options == Options(marker_off="any")
    click(dialog.house_rules.reset)
    assert dialog.table_setup().options == Options()
    assert not dialog.house_rules.reset.isEnabled()


def test_a_reset_leaves_what_belongs_to_the_match(open_dialog: Open) -> None:
    dialog = open_dialog(TableSetup(Options(highest=9, rounds=4, burst=True), usual_seats(4)))
    dialog.tabs.setCurrentWidget(dialog.house_rules)
    click(dialog.house_rules.reset)
    assert dialog.table_setup().options == Options(highest=9, rounds=4)


def test_a_preset_gets_its_changes_back_when_it_is_chosen_again(open_dialog: Open) -> None:
    dialog = open_dialog()
    choose_rule(dialog, "own_first", True)
    dialog.tabs.setCurrentIndex(0)
    click(dialog.match.presets["family"])
    assert dialog.table_setup().options == PRESETS["family"]
    click(dialog.match.sets.buttons[9])
    click(dialog.match.presets["salon"])
    assert dialog.table_setup().options == Options(own_first=True, highest=9)


def test_a_rule_is_chosen_by_a_click_on_its_sentence(open_dialog: Open) -> None:
    dialog = open_dialog()
    turn_to(dialog, "mexican")
    block = dialog.house_rules.blocks["mexican"]
    sentence = dialog.text.value_sentence("mexican", "after_own")
    click(next(label for label in block.findChildren(MutedLabel) if label.text() == sentence))
    assert dialog.table_setup().options.mexican == "after_own"


def test_a_sentence_begins_on_one_level_with_the_value_it_explains(open_dialog: Open) -> None:
    dialog = open_dialog()
    button = dialog.house_rules.blocks["mexican"].buttons["anyone"]
    sentence = next(
        label
        for label in dialog.house_rules.blocks["mexican"].fields.findChildren(QLabel)
        if label.text() == button.accessibleDescription()
    )
    room = button.sizeHint().height() - button.fontMetrics().height()
    assert abs(2 * sentence.contentsMargins().top() - room) <= 1


def test_arrows_move_among_the_values_of_a_rule(open_dialog: Open) -> None:
    dialog = open_dialog()
    turn_to(dialog, "mexican")
    buttons = dialog.house_rules.blocks["mexican"].buttons
    buttons["anyone"].setFocus()
    QTest.keyClick(buttons["anyone"], Qt.Key.Key_Down)
    assert dialog.table_setup().options.mexican == "permanent"


def test_points_of_the_double_blank_are_a_number(open_dialog: Open) -> None:
    dialog = open_dialog()
    turn_to(dialog, "blank_points")
    number = dialog.house_rules.blocks["blank_points"].number
    assert number is not None
    type_into(number, "50")
    assert dialog.table_setup().options.blank_points == 50


@pytest.mark.parametrize("number", range(4))
def test_rules_that_make_no_difference_are_greyed_and_say_why(open_dialog: Open, number: int) -> None:
    options, seats = random_options(Random(number))
    dialog = open_dialog(TableSetup(options, usual_seats(seats)))
    for option, block in dialog.house_rules.blocks.items():
        need = unmet_need(option, options)
        assert block.fields.isEnabled() == (need is None)
        wanted = dialog.text.sentence(option) if need is None else dialog.text.need(need)
        assert block.sentence.text() == wanted


def test_choosing_a_rule_wakes_those_that_wait_for_it(open_dialog: Open) -> None:
    dialog = open_dialog()
    blocks = dialog.house_rules.blocks
    assert blocks["several_doubles"].fields.isEnabled()
    assert not blocks["cover"].fields.isEnabled()
    choose_rule(dialog, "doubles", "pause")
    assert not blocks["several_doubles"].fields.isEnabled()
    assert blocks["cover"].fields.isEnabled()


# Kept rules.


def test_house_rules_are_kept_and_taken_up_again(
    open_dialog: Open, desk: FakeDesk, asking: FakeAsking
) -> None:
    dialog = open_dialog()
    choose_rule(dialog, "burst", True)
    asking.answer_name = "Sunday & friends"
    choose_kept(dialog, "Keep these rules…")
    assert desk.kept["Sunday & friends"].options == Options(burst=True)
    assert dialog.match.summary.text().startswith("Sunday & friends: Salon, with 1 change")

    later = open_dialog(TableSetup(PRESETS["family"], usual_seats(5)))
    choose_kept(later, "Sunday  friends")
    assert later.table_setup().options == Options(burst=True)
    assert len(later.table_setup().seats) == 5
    choose_rule(later, "burst", False)
    assert later.match.summary.text() == "Salon"


def test_kept_rules_are_only_replaced_and_forgotten_when_that_is_confirmed(
    open_dialog: Open, desk: FakeDesk, asking: FakeAsking
) -> None:
    kept = desk.kept["Sunday"] = TableSetup(PRESETS["family"], usual_seats(4))
    dialog = open_dialog()
    asking.answer_name = "Sunday"
    asking.yes = False
    choose_kept(dialog, "Keep these rules…")
    choose_kept(dialog, "Forget", "Sunday")
    assert desk.kept == {"Sunday": kept}
    assert len(asking.said) == 2
    asking.yes = True
    choose_kept(dialog, "Keep these rules…")
    assert desk.kept["Sunday"].options == Options()
    choose_kept(dialog, "Forget", "Sunday")
    assert desk.kept == {}


def test_house_rules_are_handed_on_as_a_file(
    open_dialog: Open, desk: FakeDesk, asking: FakeAsking, tmp_path: Path
) -> None:
    dialog = open_dialog(TableSetup(replace(PRESETS["station"], draws="per_turn"), usual_seats(4)))
    asking.answer_path = tmp_path / "ours"
    choose_kept(dialog, "Write to a file…")
    other = open_dialog()
    choose_kept(other, "Read from a file…")
    assert other.table_setup().options == dialog.table_setup().options


@pytest.mark.parametrize("what", ["Keep these rules…", "Read from a file…", "Write to a file…"])
def test_a_question_left_unanswered_changes_nothing(open_dialog: Open, desk: FakeDesk, what: str) -> None:
    dialog = open_dialog()
    choose_kept(dialog, what)
    assert desk.kept == {}
    assert desk.files == {}
    assert dialog.table_setup() == usual_table()


def test_what_the_desk_refuses_is_said(
    open_dialog: Open, desk: FakeDesk, asking: FakeAsking, tmp_path: Path
) -> None:
    dialog = open_dialog()
    desk.broken = "The disk is full."
    asking.answer_name, asking.answer_path = "Sunday", tmp_path
    for what in ("Keep these rules…", "Read from a file…", "Write to a file…"):
        choose_kept(dialog, what)
    assert asking.said.count("The disk is full.") == 3
    assert dialog.kept.menu.actions()[0].text() == "The disk is full."


def test_what_cannot_be_played_cannot_be_kept(open_dialog: Open) -> None:
    dialog = open_dialog()
    type_into(dialog.match.hand, "99")
    dialog.kept.menu.aboutToShow.emit()
    enabled = {action.text().replace("&", ""): action.isEnabled() for action in dialog.kept.menu.actions()}
    assert not enabled["Keep these rules…"]
    assert not enabled["Write to a file…"]
    assert enabled["Read from a file…"]


def test_rules_taken_up_for_fewer_players_may_be_refused_and_say_so(
    open_dialog: Open, desk: FakeDesk
) -> None:
    desk.kept["Big hands"] = TableSetup(Options(hand_size=30), usual_seats(2))
    dialog = open_dialog()
    choose_kept(dialog, "Big hands")
    assert not dialog.start.isEnabled()
    dialog.seats.count.setValue(2)
    assert dialog.start.isEnabled()


# The dialog as a whole.


def test_enter_starts_and_escape_leaves(open_dialog: Open) -> None:
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


def test_enter_does_not_start_what_is_refused(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.match.hand.setFocus()
    QTest.keyClick(dialog.match.hand, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(dialog.match.hand, "99")
    QTest.keyClick(dialog.match.hand, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.accept()
    assert dialog.isVisible()


def test_a_name_still_being_typed_is_in_the_table(open_dialog: Open) -> None:
    dialog = open_dialog()
    name = dialog.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.table_setup().seats[0].name == "Zoe"


def test_a_wheel_over_a_field_without_the_focus_changes_nothing(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.start.setFocus()
    row = dialog.seats.rows[1]
    for field in (dialog.seats.count, row.kind, dialog.match.hand, dialog.match.rounds, dialog.match.engine):
        at = QPointF(field.rect().center())
        wheel = QWheelEvent(
            at,
            field.mapToGlobal(at),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, wheel)
    assert dialog.table_setup() == usual_table()


def test_the_marked_keys_are_all_different(open_dialog: Open) -> None:
    dialog = open_dialog()
    texts = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    texts += [button.text() for button in dialog.findChildren(QAbstractButton)]
    keys = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
    assert len(keys) >= 10
    assert len(set(keys)) == len(keys)


def test_every_field_has_a_name_for_those_who_cannot_see_it(open_dialog: Open) -> None:
    dialog = open_dialog(TableSetup(Options(), usual_seats(8)))
    labelled = {label.buddy() for label in dialog.findChildren(QLabel) if label.buddy() is not None}
    for page, at_least in ((0, 30), (1, 5)):
        dialog.tabs.setCurrentIndex(page)
        fields = [each for each in dialog.findChildren(QWidget) if takes_tab(each)]
        assert len(fields) >= at_least
        for field in fields:
            named = field.accessibleName() or (isinstance(field, QAbstractButton) and field.text())
            assert named or field in labelled, field


def takes_tab(widget: QWidget) -> bool:
    """Whether a person meets this widget when going round with Tab."""
    inner = widget.parentWidget()
    part = inner is not None and inner.focusProxy() is widget
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    skip = isinstance(widget, QScrollArea | QTabWidget | QTabBar) or widget.objectName().startswith("qt_")
    return tab and widget.isVisible() and widget.isEnabled() and not part and not skip


def test_tab_goes_through_the_page_from_top_to_bottom(open_dialog: Open) -> None:
    dialog = open_dialog()
    rows = dialog.seats.rows[:4]
    wanted: list[QObject] = [dialog.seats.count]
    for row in rows:
        wanted += [row.colour, row.name, row.kind]
    dialog.seats.count.setFocus()
    met: list[QObject | None] = [dialog.focusWidget()]
    for _ in range(len(wanted) + 9):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        met.append(dialog.focusWidget())
    assert met[: len(wanted)] == wanted
    rest = [each for each in met[len(wanted) :] if each is not None]
    match = dialog.match
    later = [
        match.sets.buttons[12],
        match.presets["salon"],
        match.house_rules,
        match.rounds,
        match.hand,
        match.engine,
        match.number,
    ]
    assert rest[: len(later)] == later


@pytest.mark.parametrize("size", [(640, 440), (740, 500), (980, 600)])
def test_nothing_is_cut_off_sideways(open_dialog: Open, size: tuple[int, int]) -> None:
    dialog = open_dialog(TableSetup(PRESETS["family"], usual_seats(8)), size)
    assert (dialog.width(), dialog.height()) == size
    for page in (0, 1):
        dialog.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        for area in dialog.findChildren(QScrollArea):
            inside = area.widget()
            if inside.isVisible():
                assert inside.width() <= area.viewport().width()
                assert inside.minimumSizeHint().width() <= area.viewport().width()


def test_the_dialog_fits_a_small_window(open_dialog: Open) -> None:
    smallest = open_dialog().minimumSize()
    assert smallest.width() <= 720
    assert smallest.height() <= 500


@pytest.mark.parametrize("ground", ["#ffffff", "#efefef", "#323232", "#000000"])
def test_quiet_texts_and_alarms_stay_readable(qtbot: QtBot, ground: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = MutedLabel("Quiet", window)
    window.setPalette(QPalette(ground))
    for alarm in (False, True):
        label.set_alarm(alarm)
        ink = label.palette().color(QPalette.ColorRole.WindowText)
        assert contrast(ink, window.palette().color(QPalette.ColorRole.Window)) >= 4.5


def test_the_screen_outlives_the_dialog(qtbot: QtBot, desk: FakeDesk, asking: FakeAsking) -> None:
    # QWidget.screen() once handed the screen to the dialog, which took it along when it was deleted.
    dialog = NewGameDialog(None, desk, asking)  # type: ignore[arg-type]
    dialog.deleteLater()
    del dialog
    assert QGuiApplication.primaryScreen().availableSize().width() > 0
