"""What is offered: the menus and the buttons agree, and what is grey says why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.actions import DONE, DRAW, PASS
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views.offers import Offering
from tests.views.builders import Table
from tests.window_driver import Person

pytestmark = pytest.mark.gui


def begin(parts: Parts, qtbot: QtBot, *, persons: int = 1) -> Person:
    seats = (("Ana", PERSON), ("Bea", PERSON if persons > 1 else "casual"), ("Carl", "casual"))
    setup = tuple(SeatSetup(name, player, seat) for seat, (name, player) in enumerate(seats))
    parts.window.start_match(TableSetup(PRESETS["salon"], setup, 11))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    return person


def pairs(parts: Parts) -> list[tuple[QAction, QPushButton]]:
    """Entries of the menu with the buttons that do the same."""
    actions, bar = parts.window.actions_, parts.window.action_bar
    found = [
        (actions.arrange, bar.arrange_button),
        (actions.flip, bar.flip_button),
        (actions.hint, bar.hint_button),
        (actions.take_back, bar.take_back_button),
    ]
    turn = {"Draw": actions.draw, "Pass": actions.pass_turn, "Done": actions.pass_turn}
    if bar.turn_button.text() in turn:
        found.append((turn[bar.turn_button.text()], bar.turn_button))
    return found


def check_agreement(parts: Parts) -> None:
    for action, button in pairs(parts):
        assert action.isEnabled() == button.isEnabled(), action.text()
        assert bool(action.statusTip()) != action.isEnabled(), action.text()
        if not action.isEnabled():
            assert action.statusTip() in button.toolTip()


def test_the_menu_offers_what_the_buttons_offer_throughout_a_round(parts: Parts, qtbot: QtBot) -> None:
    person = begin(parts, qtbot)
    seen: set[str] = set()
    while person.view.result is None:
        check_agreement(parts)
        if person.view.hand:
            parts.window.board.hand.select(person.view.hand[0].tile)
            check_agreement(parts)
            parts.window.board.select(None)
        for action in (DRAW, PASS, DONE):
            if person.view.legal:
                offered = parts.window.actions_.draw if action is DRAW else parts.window.actions_.pass_turn
                wanted = action in person.view.legal
                assert offered.isEnabled() == wanted or action is not DRAW
                seen.add(f"{action} {wanted}")
        person.act()
        check_agreement(parts)
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    check_agreement(parts)
    assert {f"{DRAW} True", f"{DRAW} False"} <= seen


def test_every_grey_entry_of_a_menu_says_why(parts: Parts, qtbot: QtBot) -> None:
    def check() -> None:
        for place in range(3):
            for action in parts.window.actions_.menu(place).actions():
                is_grey = not action.isEnabled() and not action.isSeparator()
                if is_grey and action.menu() is not parts.window.actions_.recent:
                    assert action.statusTip(), action.text()

    check()
    person = begin(parts, qtbot, persons=2)
    check()
    while person.view.result is None:
        parts.bridge.uncover()
        check()
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    check()
    parts.window.actions_.replay.trigger()
    assert parts.window.replays.is_showing
    check()


def test_the_reason_is_shown_where_the_pointer_rests_on_a_grey_entry(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(parts, qtbot)
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, menu: shown.append(text))
    actions = parts.window.actions_
    play = actions.menu(1)
    play.resize(play.sizeHint())
    for action, said in ((actions.arrange, ""), (actions.flip, "Select a tile of your hand first.")):
        place = play.actionGeometry(action).center()
        QApplication.sendEvent(play, QHelpEvent(QEvent.Type.ToolTip, place, play.mapToGlobal(place)))
        assert shown.pop() == said


def test_the_key_of_what_cannot_be_done_says_why_and_leads_to_the_rule(parts: Parts, qtbot: QtBot) -> None:
    begin(parts, qtbot)
    window, bar = parts.window, parts.window.action_bar
    assert not window.actions_.draw.isEnabled()
    QTest.keyClick(window.board, Qt.Key.Key_D)
    assert bar.status.text() == "You hold a tile that fits, so you have to play."
    assert bar.why_button.isVisible()
    for key, control, said in (
        (Qt.Key.Key_F, False, "Select a tile of your hand first."),
        (Qt.Key.Key_Z, True, "There is nothing to undo."),
    ):
        modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(window.board, key, modifier)
        assert bar.status.text() == said
        assert not bar.why_button.isVisible()


def test_undo_is_offered_for_the_hand_too_and_taking_back_for_a_play_alone(
    parts: Parts, qtbot: QtBot
) -> None:
    begin(parts, qtbot)
    actions = parts.window.actions_
    assert not actions.undo.isEnabled()
    actions.arrange.trigger()
    assert actions.undo.isEnabled()
    assert not actions.take_back.isEnabled()
    actions.undo.trigger()
    assert not actions.undo.isEnabled()


def test_whose_turn_it_is_is_the_reason_while_another_moves(qtbot: QtBot) -> None:
    table = Table(seats=3, number=1)
    table.play_until(lambda table: table.match.round.seat == 1)
    offers = Offering().at(table.view(), selected=True)
    assert offers.draw == offers.pass_turn == offers.hint == "It is Bea’s turn."
    assert offers.arrange == offers.flip == ""


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_reasons_are_said_in_the_language_of_the_window(
    parts: Parts, qtbot: QtBot, speak: Callable[[str], None], code: str
) -> None:
    begin(parts, qtbot)
    english = parts.window.actions_.flip.statusTip()
    speak(code)
    QApplication.processEvents()
    check_agreement(parts)
    assert (parts.window.actions_.flip.statusTip() == english) == (code == "en")
