"""The whole window as a screen reader finds it: nothing that can be used is without a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views import announcer
from tests.window_driver import Person

pytestmark = pytest.mark.gui

Name = QAccessible.Text.Name
_FRAMES = (QAccessible.Role.Client, QAccessible.Role.Pane, QAccessible.Role.Grouping, QAccessible.Role.Window)


def begin(parts: Parts, qtbot: QtBot) -> Person:
    seats = (("Ana", PERSON), ("Bea", "casual"), ("Carl", "casual"))
    setup = tuple(SeatSetup(name, player, seat) for seat, (name, player) in enumerate(seats))
    parts.window.start_match(TableSetup(PRESETS["salon"], setup, 11))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    return person


def face(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def everything(above: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield above
    for place in range(above.childCount()):
        child = above.child(place)
        if child is not None and not child.state().invisible:
            yield from everything(child)


def nameless(window: QWidget) -> list[str]:
    return [
        f"{each.role()} {each.object()}"
        for each in everything(face(window))
        if each.state().focusable and not each.text(Name) and each.role() not in _FRAMES
    ]


def test_everything_that_can_be_used_has_a_name(parts: Parts, qtbot: QtBot) -> None:
    assert nameless(parts.window) == []
    begin(parts, qtbot)
    parts.window.actions_.tally.trigger()
    assert nameless(parts.window) == []


def test_the_tiles_of_the_hand_are_found_from_the_window(parts: Parts, qtbot: QtBot) -> None:
    person = begin(parts, qtbot)
    names = [each.text(Name) for each in everything(face(parts.window))]
    for each in person.view.hand:
        shown = f"double {each.tile.high}" if each.tile.is_double else str(each.tile)
        assert any(name.startswith(f"{shown}, fits ") for name in names)


def test_plates_are_buttons_that_tell_how_a_player_stands(parts: Parts, qtbot: QtBot) -> None:
    person = begin(parts, qtbot)
    plates = parts.window.plates.plates
    faces = [face(plate) for plate in plates]
    assert all(each.role() == QAccessible.Role.Button for each in faces)
    for seat, shown in zip(person.view.seats, faces, strict=False):
        assert shown.text(Name).split(", ")[:3] == [
            seat.name,
            f"{seat.tiles} tile{'s' if seat.tiles != 1 else ''}",
            f"{seat.points} pt{'s' if seat.points != 1 else ''}",
        ]
        kind = "A person at this computer" if seat.player == PERSON else "Computer player: Casual"
        told = f"to move, {kind}" if seat.is_to_move else kind
        assert shown.text(QAccessible.Text.Description) == told
    faces[-1].actionInterface().doAction("Press")
    # Pressed this way a button is seen to go down first.
    qtbot.waitUntil(lambda: parts.window.board.inspected == MEXICAN)


def test_cells_of_the_scoresheet_tell_whose_points_they_are(parts: Parts, qtbot: QtBot) -> None:
    begin(parts, qtbot)
    table = face(parts.window.scoresheet.table)
    cells = [each.text(Name) for each in everything(table)]
    assert "Round 1, engine 12-12" in cells
    assert "Bea: 0 points in all" in " ".join(cells)


def test_what_happens_at_the_window_is_announced(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(announcer.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcer.QAccessible, "updateAccessibility", hear)
    person = begin(parts, qtbot)
    assert heard[0].startswith("Round 1 of 13, engine 12-12.")
    assert heard[-1].endswith("Your turn: play a tile.")
    misfit = next(each.tile for each in person.view.hand if not person.view.lines_for(each.tile))
    person.board.select(misfit)
    QTest.keyClick(person.board, Qt.Key.Key_Return)
    assert heard[-1] == f"That tile does not fit: your line ends in {person.view.lines[0].end}."
    heard.clear()
    person.act()
    qtbot.waitUntil(lambda: bool(heard) and heard[-1].endswith("."), timeout=5_000)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    assert heard[0].startswith("You laid ")
    assert any("Bea " in text for text in heard)


def test_a_whole_round_goes_well_while_a_screen_reader_listens(parts: Parts, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    try:
        seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", "casual", 1))
        parts.window.start_match(TableSetup(replace(PRESETS["salon"], highest=6), seats, 11))
        person = Person(parts.window)
        while person.view.phase is Phase.PLAYING:
            qtbot.waitUntil(person.is_wanted, timeout=5_000)
            if person.view.phase is Phase.PLAYING:
                found = [each.text(Name) for each in everything(face(person.board))]
                assert len(found) == 4 + len(person.view.hand) + len(person.view.lines)
                assert all(found)
                person.act()
    finally:
        QAccessible.setActive(False)
    assert person.view.result is not None
