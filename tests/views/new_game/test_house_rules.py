"""House rules in the new-game dialog: chosen, named, greyed where they make no difference."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLabel,
)

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.views.new_game.fields import MutedLabel
from mextrain_qt.views.new_game.player_text import usual_seats
from mextrain_qt.views.new_game.scope import unmet_need
from tests.views.new_game.driver import (
    Open,
    choose_rule,
    click,
    turn_to,
    type_into,
)


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
