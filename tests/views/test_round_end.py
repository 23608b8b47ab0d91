"""The end of a round in the window: it comes back when whoever looked elsewhere returns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from tests.window_driver import Person

pytestmark = pytest.mark.gui


def play_a_round(parts: Parts, qtbot: QtBot, *, rounds: int = 2) -> None:
    options = replace(PRESETS["salon"], highest=6, hand_size=7, rounds=rounds)
    seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", "casual", 1))
    parts.window.start_match(TableSetup(options, seats, 5))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    while person.view.phase is Phase.PLAYING:
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    qtbot.waitUntil(lambda: is_shown(parts))


def is_shown(parts: Parts) -> bool:
    summary = parts.window.summary
    return summary is not None and summary.isVisible()


@pytest.mark.parametrize("rounds", [2, 1], ids=["round", "match"])
def test_the_summary_comes_back_when_a_replay_is_left(parts: Parts, qtbot: QtBot, rounds: int) -> None:
    play_a_round(parts, qtbot, rounds=rounds)
    parts.window.actions_.replay.trigger()
    assert not is_shown(parts)
    page = parts.window.replays.page
    assert page is not None
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not parts.window.replays.is_showing
    assert is_shown(parts)


def test_the_summary_comes_back_when_the_review_it_offers_is_left(parts: Parts, qtbot: QtBot) -> None:
    play_a_round(parts, qtbot)
    summary = parts.window.summary
    assert summary is not None
    summary.review.emit()
    assert parts.window.replays.panel is not None
    assert not is_shown(parts)
    parts.window.actions_.leave.trigger()
    assert is_shown(parts)
    summary.next_round.emit()
    assert not is_shown(parts)


def test_no_summary_comes_when_a_replay_is_left_in_the_middle_of_a_round(parts: Parts, qtbot: QtBot) -> None:
    play_a_round(parts, qtbot)
    summary = parts.window.summary
    assert summary is not None
    summary.next_round.emit()
    parts.window.actions_.replay.trigger()
    parts.window.actions_.leave.trigger()
    assert not parts.window.replays.is_showing
    assert not is_shown(parts)


def test_a_table_of_computers_is_not_held_up_when_a_replay_is_left(parts: Parts, qtbot: QtBot) -> None:
    options = replace(PRESETS["salon"], highest=6, hand_size=7, rounds=7)
    seats = tuple(SeatSetup(name, "casual", place) for place, name in enumerate(("Ana", "Bea")))
    parts.window.start_match(TableSetup(options, seats, 5))
    board = parts.window.board
    qtbot.waitUntil(lambda: board.view is not None and board.view.round_number > 1, timeout=10_000)
    parts.window.actions_.replay.trigger()
    parts.window.actions_.leave.trigger()
    assert not parts.window.replays.is_showing
    view = board.view
    assert view is not None
    assert is_shown(parts) == (view.phase is Phase.MATCH_OVER)
