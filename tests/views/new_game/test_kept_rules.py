"""House rules that are named, kept, taken up again and handed on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.views.new_game.player_text import usual_seats, usual_table
from tests.views.new_game.driver import (
    FakeAsking,
    FakeDesk,
    Open,
    choose_kept,
    choose_rule,
    type_into,
)


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
