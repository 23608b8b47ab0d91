"""A person plays a whole match at the window, with mouse and key events at the widgets alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings
from tests.whole_window import whole_window
from tests.window_driver import Person


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    with whole_window(qtbot, tmp_path, Settings()) as made:
        yield made


def start(parts: Parts, preset: str = "salon", seats: int = 4, number: int = 11) -> Person:
    names = ("You", "Bea", "Carl", "Dina", "Emil", "Fay", "Gus", "Hana")
    setup = tuple(SeatSetup(names[s], PERSON if s == 0 else "casual", s) for s in range(seats))
    parts.window.start_match(TableSetup(PRESETS[preset], setup, number))
    return Person(parts.window)


def play_round(person: Person, qtbot: QtBot) -> None:
    """Play on until the round is over."""
    for _ in range(400):
        qtbot.waitUntil(person.is_wanted, timeout=10_000)
        if person.view.phase is not Phase.PLAYING:
            return
        qtbot.waitUntil(person.window.isActiveWindow)
        before = person.view
        person.act()
        assert person.view is not before, f"nothing came of it: {person.window.action_bar.status.text()}"
    raise AssertionError("the round does not end")


@pytest.mark.gui
def test_a_match_of_thirteen_rounds_is_played_with_mouse_and_keys(parts: Parts, qtbot: QtBot) -> None:
    person = start(parts)
    window = parts.window
    for number in range(1, 14):
        assert person.view.round_number == number
        assert person.view.engine == 13 - number
        play_round(person, qtbot)
        summary = window.summary
        assert summary is not None
        assert summary.isVisible()
        rows = person.view.scoresheet.rows
        assert rows[number - 1].points == person.view.result.points  # type: ignore[union-attr]
        if number < 13:
            assert person.view.phase is Phase.ROUND_OVER
            QTest.mouseClick(summary.next_button, Qt.MouseButton.LeftButton)
    view = person.view
    assert view.phase is Phase.MATCH_OVER
    totals = [sum(row.points[s] for row in view.scoresheet.rows if row.points) for s in range(4)]
    assert list(view.scoresheet.totals) == totals
    assert set(view.winners) <= {s for s in range(4) if totals[s] == min(totals)}
    assert view.seats[view.winners[0]].name in window.summary.headline.text() or view.winners == (0,)  # type: ignore[union-attr]
    assert {"drag", "double click", "keys"} <= set(person.used)
    assert len({"boneyard", "draw button", "draw key"} & set(person.used)) == 3


@pytest.mark.gui
@pytest.mark.parametrize("preset", ["station", "family"])
def test_a_round_of_the_other_tables_is_played_with_mouse_and_keys(
    parts: Parts, qtbot: QtBot, preset: str
) -> None:
    person = start(parts, preset, seats=3)
    play_round(person, qtbot)
    assert person.view.result is not None


@pytest.mark.gui
def test_eight_seats_finish_a_round(parts: Parts, qtbot: QtBot) -> None:
    person = start(parts, seats=8)
    play_round(person, qtbot)
    assert person.view.result is not None
