"""What a screen reader is told of a match, and when."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.model.actions import DRAW
from mextrain_qt.model.events import as_seen_by
from mextrain_qt.views import announcer as module
from mextrain_qt.views.announcer import Announcer
from mextrain_qt.views.sentences import Sentences
from tests.views.builders import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced, to a screen reader that listens."""
    texts: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        assert event.politeness() == QAccessible.AnnouncementPoliteness.Polite
        texts.append(event.message())

    monkeypatch.setattr(module.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(module.QAccessible, "updateAccessibility", hear)
    return texts


def announcer(qtbot: QtBot) -> Announcer:
    widget = QWidget()
    qtbot.addWidget(widget)
    return Announcer(widget, gather=0)


def persons_table(seats: int = 3, number: int = 4) -> Table:
    table = Table(seats, number)
    table.play_until(lambda each: each.is_persons_turn)
    return table


def test_a_table_begins_with_its_round_and_what_there_is_to_do(qtbot: QtBot, heard: list[str]) -> None:
    table = persons_table()
    announcer(qtbot).show_table(table.view(), ())
    assert heard == ["Round 1 of 13, engine 12-12. Your turn: play a tile."]


def test_what_others_do_is_gathered_until_the_person_is_wanted(qtbot: QtBot, heard: list[str]) -> None:
    table = persons_table()
    voice = announcer(qtbot)
    voice.show_table(table.view(), ())
    heard.clear()
    told: list[str] = []
    while True:
        events = table.apply(table.simple_choice())
        told += filter(None, (Sentences().happening(table.view(), event) for event in events))
        voice.show_table(table.view(), events)
        if table.is_persons_turn:
            break
        assert heard == []
    assert len(heard) == 1
    assert len(told) >= 3
    for text in told:
        assert text[1:] in heard[0]
    assert heard[0].startswith("You laid ")
    assert heard[0].endswith("Your turn: play a tile.")


def test_what_is_gathered_is_told_before_long(qtbot: QtBot, heard: list[str]) -> None:
    table = persons_table()
    voice = announcer(qtbot)
    voice.show_table(table.view(), ())
    heard.clear()
    events = table.apply(table.simple_choice())
    assert not table.is_persons_turn
    voice.show_table(table.view(), events)
    qtbot.waitUntil(lambda: len(heard) == 1)
    assert "Your turn" not in heard[0]


def test_a_tile_that_the_person_drew_is_named_and_others_are_not(qtbot: QtBot, heard: list[str]) -> None:
    table = Table(3, 4)
    table.play_until(lambda each: each.is_persons_turn and DRAW in each.view().legal)
    voice = announcer(qtbot)
    voice.show_table(table.view(), ())
    before = {each.tile for each in table.view().hand}
    events = table.apply(DRAW)
    voice.show_table(table.view(), events)
    (drawn,) = {each.tile for each in table.view().hand} - before
    assert heard[-1].startswith(f"You drew {drawn}. ")
    table.play_until(lambda each: not each.is_persons_turn and DRAW in each.match.round.legal_actions())
    heard.clear()
    events = tuple(as_seen_by(event, 0) for event in table.apply(DRAW))
    voice.show_table(table.view(), events)
    voice.tell()
    assert heard[-1].endswith(" drew.")


def test_why_something_was_refused_is_told_at_once(qtbot: QtBot, heard: list[str]) -> None:
    voice = announcer(qtbot)
    voice.say("That line is closed.")
    assert heard == ["That line is closed."]


def test_the_same_thing_to_do_is_told_once(qtbot: QtBot, heard: list[str]) -> None:
    table = persons_table()
    voice = announcer(qtbot)
    voice.show_table(table.view(), ())
    heard.clear()
    table.arrange()
    voice.show_table(table.view(), ())
    assert heard == []


def test_the_end_of_the_round_is_told_once(qtbot: QtBot, heard: list[str]) -> None:
    table = Table(2, 4)
    voice = announcer(qtbot)
    while table.match.round.outcome is None:
        events = table.apply(table.simple_choice())
        voice.show_table(table.view(), events)
    end = Sentences().round_end(table.view())
    assert heard[-1].count(end) == 1


def test_nothing_is_said_where_nobody_listens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(module.QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(module.QAccessible, "updateAccessibility", said.append)
    table = persons_table()
    voice = announcer(qtbot)
    voice.show_table(table.view(), ())
    voice.say("That line is closed.")
    voice.tell()
    assert said == []
