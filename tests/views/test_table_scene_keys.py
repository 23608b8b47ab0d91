"""The table and the hand without a mouse."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import MEXICAN, Play
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.tiles import Tile
from tests.views.builders import Table
from tests.views.table_fixtures import Sitting
from tests.views.test_table_scene_mouse import early, has_choice, table_where

pytestmark = pytest.mark.gui

KEY = Qt.Key


def press(sitting: Sitting, *keys: Qt.Key, control: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(sitting.board, key, modifier)


def test_arrows_go_along_the_hand_and_round_its_end(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tiles = [each.tile for each in sitting.view.hand]
    press(sitting, KEY.Key_Right)
    assert sitting.board.selected() is tiles[0]
    press(sitting, KEY.Key_Right)
    assert sitting.board.selected() is tiles[1]
    press(sitting, KEY.Key_Left, KEY.Key_Left)
    assert sitting.board.selected() is tiles[-1]


def test_arrows_go_up_and_down_between_the_rows(qtbot: QtBot) -> None:
    table = Table(2, 4)
    table.play_until(lambda each: each.is_persons_turn)
    table.arrange()
    sitting = Sitting(qtbot, table)
    slots = sitting.board.table_scene.slots
    assert slots is not None
    assert len(set(slots.rows)) == 2
    press(sitting, KEY.Key_Right, KEY.Key_Down)
    below = sitting.board.selected()
    order = [each.tile for each in sitting.view.hand]
    assert slots.rows[order.index(below)] == 1  # type: ignore[arg-type]
    press(sitting, KEY.Key_Up)
    assert sitting.board.selected() is order[0]


def test_enter_lays_a_tile_that_has_one_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return)
    assert sitting.asked == [("play", tile, line)]


def test_enter_on_a_tile_that_fits_nowhere_asks_why(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(0)
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return)
    assert sitting.asked == [("refused", tile, 0)]


def test_among_several_places_a_digit_chooses(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    line = sitting.view.lines_for(tile)[-1]
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return)
    assert sitting.asked == []
    digit = KEY.Key_0 if line == MEXICAN else Qt.Key(KEY.Key_1 + line)
    press(sitting, digit)
    assert sitting.asked == [("play", tile, line)]


def test_among_several_places_arrows_go_round_and_enter_chooses(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return)
    second = sitting.board.hand.choices[1]
    press(sitting, KEY.Key_Right, KEY.Key_Return)
    assert sitting.asked == [("play", tile, second)]


def test_the_place_that_enter_would_take_has_a_ring_of_its_own(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    ends = sitting.board.table_scene.felt.lines
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return)
    told: list[int] = []
    sitting.board.place_chosen.connect(told.append)
    for line in (*sitting.board.hand.choices[1:], sitting.board.hand.choices[0]):
        press(sitting, KEY.Key_Right)
        assert [each for each, items in ends.items() if items.shows_focus] == [line]
        assert told[-1] == line
    with qtbot.waitSignal(sitting.board.choice_ended, timeout=0):
        press(sitting, KEY.Key_Escape)
    assert not any(items.shows_focus for items in ends.values())


def test_home_and_end_go_to_the_ends_of_the_hand(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tiles = [each.tile for each in sitting.view.hand]
    press(sitting, KEY.Key_End)
    assert sitting.board.selected() is tiles[-1]
    press(sitting, KEY.Key_Home)
    assert sitting.board.selected() is tiles[0]


def test_who_comes_by_tab_sees_where_the_keys_act_and_who_leaves_takes_it_along(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    other = QPushButton("beside", sitting.board)
    other.show()
    sitting.board.activateWindow()
    qtbot.waitUntil(sitting.board.isActiveWindow)
    first = sitting.view.hand[0].tile
    other.setFocus()
    sitting.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert sitting.board.selected() is first
    framed = frame(sitting, first)
    press(sitting, KEY.Key_Right, KEY.Key_Left)
    assert frame(sitting, first) == framed
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert sitting.board.selected() is first
    assert frame(sitting, first) != framed


def frame(sitting: Sitting, tile: Tile) -> int:
    item = sitting.board.table_scene.item(tile)
    assert item is not None
    over = item.over("frame")
    assert over is not None
    return over.pixmap().cacheKey()


def test_enter_after_the_round_asks_to_go_on(qtbot: QtBot) -> None:
    table = Table(2, 4, replace(PRESETS["salon"], highest=6))
    while table.match.round.outcome is None:
        table.apply(table.simple_choice())
    sitting = Sitting(qtbot, table)
    with qtbot.waitSignal(sitting.board.next_requested, timeout=0):
        press(sitting, KEY.Key_Return)


def test_escape_ends_the_choice_and_then_the_selection(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    sitting.board.select(tile)
    press(sitting, KEY.Key_Return, KEY.Key_Escape)
    assert sitting.board.hand.choices == ()
    assert sitting.board.selected() is tile
    press(sitting, KEY.Key_Escape)
    assert sitting.board.selected() is None
    assert sitting.asked == []


def test_a_digit_lays_the_selected_tile_or_asks_why_not(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    sitting.board.select(tile)
    closed = next(line for line in range(4) if line not in sitting.view.lines_for(tile))
    press(sitting, Qt.Key(KEY.Key_1 + closed))
    assert sitting.asked == [("refused", tile, closed)]


def test_f_turns_the_selected_tile(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = next(each.tile for each in sitting.view.hand if not each.tile.is_double)
    sitting.board.select(tile)
    before = sitting.board.table_scene.shown_pose(tile)
    press(sitting, KEY.Key_F)
    after = sitting.board.table_scene.shown_pose(tile)
    assert sitting.asked == [("flip", tile)]
    assert before is not None
    assert after is not None
    assert abs(after.turn - before.turn) % 360 == 180


def test_control_and_an_arrow_move_the_selected_tile(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tiles = [each.tile for each in sitting.view.hand]
    sitting.board.select(tiles[2])
    press(sitting, KEY.Key_Right, control=True)
    assert [each.tile for each in sitting.view.hand][:4] == [tiles[0], tiles[1], tiles[3], tiles[2]]
    assert sitting.board.selected() is tiles[2]


def test_l_opens_the_lines_arrows_go_through_them_and_escape_closes(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    press(sitting, KEY.Key_L)
    assert sitting.board.inspected == 0
    press(sitting, KEY.Key_Right)
    assert sitting.board.inspected == 1
    press(sitting, KEY.Key_0)
    assert sitting.board.inspected == MEXICAN
    press(sitting, KEY.Key_Right)
    assert sitting.board.inspected == 0
    press(sitting, KEY.Key_Escape)
    assert sitting.board.inspected is None
    assert sitting.asked == []


def test_space_hurries_the_others(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    press(sitting, KEY.Key_Space)
    assert sitting.asked == [("hurry",)]


def test_a_hint_selects_the_tile_and_lights_up_its_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    action = sitting.table.simple_choice()
    sitting.board.show_hint(action)
    assert sitting.board.selected() is action.tile  # type: ignore[attr-defined]
    lines = sitting.board.table_scene.felt.lines
    assert [line for line, items in lines.items() if items.shows_target] == [action.line]  # type: ignore[attr-defined]
    press(sitting, KEY.Key_Right)
    assert not any(items.shows_target for items in lines.values())


def test_the_golden_ring_keeps_out_of_the_way_of_a_locomotive(qtbot: QtBot) -> None:
    def open_line(view: TableView) -> Play | None:
        return next(
            (each for each in view.legal if type(each) is Play and view.line(each.line).is_open), None
        )

    sitting = Sitting(qtbot, table_where(lambda table: open_line(table.view()) is not None))
    action = open_line(sitting.view)
    assert action is not None
    sitting.board.show_hint(action)
    items = sitting.board.table_scene.felt.lines[action.line]
    target, marker = items._target.pose, items._marker.pose
    assert hypot(target.x - marker.x, target.y - marker.y) > 0.85 * marker.half
    assert items._target.sceneBoundingRect().width() < 1.2 * marker.half


def with_two_places(qtbot: QtBot) -> tuple[Sitting, Tile, tuple[int, ...]]:
    """A table at which a tile of the hand fits two lines or more, in the order of the lines."""
    sitting = Sitting(qtbot, table_where(has_choice))
    plan = sitting.board.table_scene.plan
    assert plan is not None
    tile = next(each.tile for each in sitting.view.hand if len(sitting.view.lines_for(each.tile)) > 1)
    legal = sitting.view.lines_for(tile)
    return sitting, tile, tuple(line for line in plan.order if line in legal)


@pytest.mark.parametrize("which", [0, -1])
def test_enter_twice_on_a_hint_plays_it_where_it_says(qtbot: QtBot, which: int) -> None:
    sitting, tile, lines = with_two_places(qtbot)
    sitting.board.show_hint(Play(tile, lines[which]))
    press(sitting, KEY.Key_Return)
    assert sitting.board.hand.choices == lines
    assert sitting.board.hand.chosen == lines[which]
    press(sitting, KEY.Key_Return)
    assert sitting.asked == [("play", tile, lines[which])]


def test_a_hint_that_is_thought_over_while_a_place_is_chosen_lights_up_its_own(qtbot: QtBot) -> None:
    sitting, tile, lines = with_two_places(qtbot)
    sitting.board.show_hint(Play(tile, lines[0]))
    press(sitting, KEY.Key_Return)
    sitting.board.show_hint(Play(tile, lines[-1]))
    assert sitting.board.hand.choices == ()
    press(sitting, KEY.Key_Return)
    assert sitting.board.hand.chosen == lines[-1]
