"""The board as a screen reader finds it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.model.actions import DRAW, MEXICAN, Play
from mextrain_qt.views.accessible import board_parts
from mextrain_qt.views.table.board import TableBoard
from tests.views.builders import Table
from tests.views.table_fixtures import Sitting
from tests.views.test_table_scene_mouse import early, has_choice, table_where

pytestmark = pytest.mark.gui

Name = QAccessible.Text.Name
Description = QAccessible.Text.Description
Role = QAccessible.Role


def face(thing: QObject) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(thing)
    assert found is not None
    return found


def children(above: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [above.child(place) for place in range(above.childCount())]
    assert all(each is not None for each in found)
    return found


def sections(sitting: Sitting) -> tuple[QAccessibleInterface, QAccessibleInterface, QAccessibleInterface]:
    """The hand, the lines, the boneyard."""
    hand, lines, boneyard = children(face(sitting.board))
    return hand, lines, boneyard


def actions(thing: QAccessibleInterface) -> QAccessibleActionInterface:
    found = thing.actionInterface()
    assert found is not None
    return found


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """What is told while a screen reader listens: the event, and the name of what it is about."""
    heard: list[tuple[QAccessible.Event, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        heard.append((event.type(), event.accessibleInterface().text(Name)))

    monkeypatch.setattr(board_parts.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(board_parts.QAccessible, "updateAccessibility", hear)
    return heard


def test_the_board_has_the_hand_the_lines_and_the_boneyard(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    hand, lines, boneyard = sections(sitting)
    assert (hand.role(), lines.role(), boneyard.role()) == (Role.List, Role.List, Role.Button)
    assert hand.text(Name) == f"Your hand, {len(sitting.view.hand)} tile(s)"
    assert hand.childCount() == len(sitting.view.hand)
    assert lines.childCount() == len(sitting.view.lines)
    assert boneyard.text(Name).startswith(f"Boneyard, {sitting.view.boneyard} tile(s)")
    assert face(sitting.board).text(Name) == "Table, engine 12-12"
    assert face(sitting.board).child(3) is None
    assert hand.child(99) is None


def test_parts_know_what_they_are_part_of(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    board = face(sitting.board)
    for group in children(board):
        assert group.parent().object() is sitting.board
        assert board.indexOfChild(group) == children(board).index(group)
        for place, child in enumerate(children(group)):
            assert child.parent().object() is group.object()
            assert group.indexOfChild(child) == place
            assert child.role() == Role.ListItem


def test_a_tile_says_where_it_fits(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    names = [tile.text(Name) for tile in children(sections(sitting)[0])]
    for each, name in zip(sitting.view.hand, names, strict=True):
        high, low = each.halves
        shown = f"double {high}" if each.tile.is_double else f"{high}-{low}"
        lines = sitting.view.lines_for(each.tile)
        if not lines:
            assert name == f"{shown}, fits nowhere now"
            continue
        said = {0: "your line", MEXICAN: "the Mexican train"}
        spoken = [said.get(line, f"{sitting.view.seats[line % 8].name}’s line") for line in lines]
        listed = " and ".join(filter(None, (", ".join(spoken[:-1]), spoken[-1])))
        assert name == f"{shown}, fits {listed}"
    assert any(" and " in name for name in names)


def test_a_turned_tile_is_read_as_it_lies(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    place, each = next((p, e) for p, e in enumerate(sitting.view.hand) if not e.tile.is_double)
    sitting.table.hand.flip(each.tile)
    sitting.show()
    name = sections(sitting)[0].child(place).text(Name)
    assert name.startswith(f"{each.tile.low}-{each.tile.high}")


def test_a_line_says_whose_it_is_and_how_it_stands(qtbot: QtBot) -> None:
    table = Table(3, 4)
    table.play_until(lambda each: each.is_persons_turn and any(line.is_open for line in each.view().lines))
    sitting = Sitting(qtbot, table)
    for line, shown in zip(sitting.view.lines, children(sections(sitting)[1]), strict=True):
        name = shown.text(Name)
        assert name.endswith(f"{len(line.tiles)} tile(s), ends in {line.end}")
        if line.line == MEXICAN:
            assert name.startswith("The Mexican train, ")
        else:
            assert ("open" in name) is line.is_open
            assert ("closed" in name) is not line.is_open
        laid = ", ".join(f"{tile.inner}-{tile.outer}" for tile in line.tiles)
        assert shown.text(Description) == (laid or "nothing laid yet")


def test_a_waiting_double_is_told_with_its_line(qtbot: QtBot) -> None:
    table = Table(2, 3)
    table.play_until(lambda each: any(line.open_double for line in each.view().lines))
    sitting = Sitting(qtbot, table)
    named = [shown.text(Name) for shown in children(sections(sitting)[1])]
    waits = [line.open_double for line in sitting.view.lines]
    assert ["its double has to be covered" in name for name in named] == waits


def test_parts_are_where_they_are_seen(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    hand, lines, boneyard = sections(sitting)
    board = face(sitting.board)
    first = sitting.view.hand[0].tile
    at = sitting.board.viewport().mapToGlobal(sitting.board.place_of_tile(first))
    assert hand.child(0).rect().contains(at)
    assert board.childAt(at.x(), at.y()).object() is hand.object()
    assert hand.childAt(at.x(), at.y()).object() is hand.child(0).object()
    at = sitting.board.viewport().mapToGlobal(sitting.board.place_of_boneyard())
    assert boneyard.rect().contains(at)
    assert not lines.child(0).rect().isEmpty()


def test_pressing_a_tile_selects_it_and_then_plays_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    place = [each.tile for each in sitting.view.hand].index(tile)
    shown = sections(sitting)[0].child(place)
    assert not shown.state().selected
    actions(shown).doAction("Press")
    assert sitting.board.selected() is tile
    assert shown.state().selected
    assert sitting.asked == []
    actions(shown).doAction("Press")
    assert sitting.asked == [("play", tile, line)]


def test_pressing_a_line_lays_the_selected_tile_or_shows_the_line(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    lines = sections(sitting)[1]
    actions(lines.child(1)).doAction("Press")
    assert sitting.board.inspected == 1
    assert lines.child(1).state().expanded
    sitting.board.close_inspector()
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    sitting.board.select(tile)
    place = [each.line for each in sitting.view.lines].index(line)
    actions(lines.child(place)).doAction("Press")
    assert sitting.asked == [("play", tile, line)]


def test_pressing_the_boneyard_draws(qtbot: QtBot) -> None:
    table = Table(2, 3)
    table.play_until(lambda each: each.is_persons_turn and DRAW in each.view().legal)
    sitting = Sitting(qtbot, table)
    boneyard = sections(sitting)[2]
    assert boneyard.text(Name).endswith(", draw one")
    assert actions(boneyard).keyBindingsForAction("Press") == ["D"]
    actions(boneyard).doAction("Press")
    assert sitting.asked == [("draw",)]


def test_the_focus_goes_where_the_keys_act(qtbot: QtBot, told: list[tuple[QAccessible.Event, str]]) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    sitting.board.activateWindow()
    qtbot.waitUntil(sitting.board.hasFocus)
    hand, lines, _ = sections(sitting)
    QTest.keyClick(sitting.board, Qt.Key.Key_Right)
    assert hand.child(0).state().focused
    assert face(sitting.board).focusChild().object() is hand.child(0).object()
    assert (QAccessible.Event.Focus, hand.child(0).text(Name)) in told
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    sitting.board.select(tile)
    told.clear()
    QTest.keyClick(sitting.board, Qt.Key.Key_Return)
    QTest.keyClick(sitting.board, Qt.Key.Key_Right)
    by_line = dict(zip((line.line for line in sitting.view.lines), children(lines), strict=True))
    choices = sitting.board.hand.choices
    assert told == [(QAccessible.Event.Focus, by_line[line].text(Name)) for line in choices[:2]]
    assert face(sitting.board).focusChild().object() is by_line[choices[1]].object()


def test_what_changes_its_name_says_so_and_what_does_not_keeps_quiet(
    qtbot: QtBot, told: list[tuple[QAccessible.Event, str]]
) -> None:
    sitting = Sitting(qtbot, early())
    sitting.show()
    told.clear()
    sitting.show()
    assert told == []
    play = sitting.table.simple_choice()
    assert isinstance(play, Play)
    sitting.show(sitting.table.apply(play))
    kinds = {kind for kind, _ in told}
    assert kinds == {QAccessible.Event.ObjectReorder, QAccessible.Event.NameChanged}
    names = [name for kind, name in told if kind == QAccessible.Event.NameChanged]
    changed = next(shown for shown, line in zip(
        children(sections(sitting)[1]), sitting.view.lines, strict=True
    ) if line.line == play.line)  # fmt: skip
    assert changed.text(Name) in names


def test_the_faces_of_a_board_that_is_gone_go_with_it(qapp: QApplication) -> None:
    board = TableBoard()
    board.set_pace(INSTANT)
    board.show_table(early().view())
    hand = children(face(board))[0]
    seen = [face(board), hand, *children(hand)]
    assert len(seen) > 10
    Shiboken.delete(board)
    assert not any(Shiboken.isValid(each) for each in seen)


def test_the_faces_of_tiles_that_left_the_hand_go(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    hand = sections(sitting)[0]
    play = sitting.table.simple_choice()
    assert isinstance(play, Play)
    laid = hand.child([each.tile for each in sitting.view.hand].index(play.tile))
    sitting.show(sitting.table.apply(play))
    assert hand.childCount() == len(sitting.view.hand)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(laid)
