"""Laying, drawing, inspecting and looking around with the mouse, on the board itself."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import NORMAL
from mextrain_qt.model.actions import DRAW, MEXICAN, Play
from mextrain_qt.model.tiles import Tile
from tests.views.builders import Table
from tests.views.mouse import click, double_click, drag, pick_up
from tests.views.table_fixtures import Sitting

pytestmark = pytest.mark.gui

EARLY = 20


def early(seats: int = 4, number: int = 1) -> Table:
    """A table after some plays, the person to move."""
    table = Table(seats, number)
    table.play(EARLY)
    table.play_until(lambda each: each.is_persons_turn)
    return table


def table_where(wanted: Callable[[Table], bool]) -> Table:
    """The first moment of some deal at which that is so."""
    for number in range(1, 60):
        table = Table(4, number)
        try:
            table.play_until(wanted)
        except AssertionError:
            continue
        return table
    raise AssertionError("no deal comes to that")


def has_choice(table: Table) -> bool:
    return table.is_persons_turn and any(
        len(table.view().lines_for(each.tile)) > 1 for each in table.view().hand
    )


def must_draw(table: Table) -> bool:
    return table.is_persons_turn and table.view().legal == (DRAW,)


def closed_line(sitting: Sitting, tile: Tile) -> int:
    """A line that would take the tile's number or not, but may not be used."""
    return next(line.line for line in sitting.view.lines if line.line not in sitting.view.lines_for(tile))


def test_a_tile_dragged_to_a_legal_end_is_laid_there(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(line))
    assert sitting.asked == [("play", tile, line)]
    assert sitting.view.line(line).tiles[-1].tile is tile
    assert all(each.tile is not tile for each in sitting.board.table_scene.order)


def test_every_line_takes_the_tile_that_is_dragged_to_it(qtbot: QtBot) -> None:
    table = table_where(has_choice)
    tile = next(each.tile for each in table.view().hand if len(table.view().lines_for(each.tile)) > 1)
    for line in table.view().lines_for(tile):
        sitting = Sitting(qtbot, table_where(has_choice))
        drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(line))
        assert sitting.asked == [("play", tile, line)]


def test_a_tile_dropped_on_a_line_that_may_not_take_it_is_refused_and_goes_home(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(0)
    home = sitting.board.place_of_tile(tile)
    line = closed_line(sitting, tile)
    drag(sitting.felt, home, sitting.board.place_of_line_end(line))
    assert sitting.asked == [("refused", tile, line)]
    moved = sitting.board.place_of_tile(tile) - home
    assert moved.manhattanLength() <= 4, "at home, though raised a little as the selected tile"


def test_a_tile_dropped_on_a_tile_of_a_legal_line_is_laid_at_its_end(qtbot: QtBot) -> None:
    def fits_own_long_line(table: Table) -> bool:
        view = table.view()
        return len(view.lines[0].tiles) > 3 and any(view.lines_for(each.tile) == (0,) for each in view.hand)

    table = table_where(fits_own_long_line)
    sitting = Sitting(qtbot, table)
    tile = next(each.tile for each in sitting.view.hand if sitting.view.lines_for(each.tile) == (0,))
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line(0))
    assert sitting.asked == [("play", tile, 0)]


def test_nothing_is_laid_while_another_seat_is_to_move(qtbot: QtBot) -> None:
    table = early()
    table.play(1)
    assert not table.is_persons_turn
    sitting = Sitting(qtbot, table)
    tile = sitting.view.hand[0].tile
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(0))
    assert sitting.asked == [("refused", tile, 0)]


def test_legal_ends_light_up_when_a_tile_is_picked_up_and_go_out_when_it_is_put_down(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    lines = sitting.board.table_scene.felt.lines
    home = sitting.board.place_of_tile(tile)
    pick_up(sitting.felt, home, home + QPoint(0, -30), sitting.empty_felt())
    lit = {line for line, items in lines.items() if items.shows_target}
    assert lit == set(sitting.view.lines_for(tile))
    QTest.mouseRelease(sitting.felt, Qt.MouseButton.LeftButton, pos=sitting.empty_felt())
    assert not any(items.shows_target for items in lines.values())


def test_near_a_legal_end_the_tile_is_shown_as_it_would_lie(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    end = sitting.board.place_of_line_end(line)
    pick_up(sitting.felt, sitting.board.place_of_tile(tile), end + QPoint(24, 14))
    preview = sitting.board.table_scene.shown_pose(tile)
    place = sitting.board.table_scene.felt.lines[line].end
    QTest.mouseRelease(sitting.felt, Qt.MouseButton.LeftButton, pos=end + QPoint(24, 14))
    laid = sitting.board.table_scene.shown_pose(tile)
    assert preview is not None
    assert laid is not None
    assert abs((preview.turn - laid.turn + 180) % 360 - 180) < 25, "the layout may bend a little, not turn it"
    assert hypot(preview.x - place.x, preview.y - place.y) <= 0.51 * place.half, "a double takes less room"


def test_the_preview_holds_on_while_the_pointer_stays_near(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    end = sitting.board.place_of_line_end(line)
    pick_up(sitting.felt, sitting.board.place_of_tile(tile), end)
    held = sitting.board.table_scene.shown_pose(tile)
    QTest.mouseMove(sitting.felt, end + QPoint(30, -20))
    assert sitting.board.table_scene.shown_pose(tile) == held
    QTest.mouseMove(sitting.felt, end + QPoint(300, -200))
    assert sitting.board.table_scene.shown_pose(tile) != held
    sitting.board.hand.let_go()


def test_a_double_click_lays_a_tile_that_has_one_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    double_click(sitting.felt, sitting.board.place_of_tile(tile))
    assert sitting.asked == [("play", tile, sitting.table.match.current.actions[-1].line)]  # type: ignore[attr-defined]


def test_a_double_click_on_a_tile_with_several_places_lets_them_be_chosen_by_a_click(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    lines = sitting.view.lines_for(tile)
    double_click(sitting.felt, sitting.board.place_of_tile(tile))
    assert sitting.asked == []
    assert set(sitting.board.hand.choices) == set(lines)
    click(sitting.felt, sitting.board.place_of_line_end(lines[-1]))
    assert sitting.asked == [("play", tile, lines[-1])]
    assert sitting.board.hand.choices == ()


def test_a_click_elsewhere_ends_the_choice(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(has_choice))
    tile = next(e.tile for e in sitting.view.hand if len(sitting.view.lines_for(e.tile)) > 1)
    double_click(sitting.felt, sitting.board.place_of_tile(tile))
    click(sitting.felt, sitting.empty_felt())
    assert sitting.board.hand.choices == ()
    assert [what for what, *_ in sitting.asked] == ["hurry"]


def test_a_click_on_the_boneyard_draws_and_the_tile_is_in_the_rack(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(must_draw))
    before = {each.tile for each in sitting.view.hand}
    assert sitting.board.table_scene.felt.boneyard.halo.isVisible()
    click(sitting.felt, sitting.board.place_of_boneyard())
    assert sitting.asked == [("draw",)]
    (drawn,) = {each.tile for each in sitting.view.hand} - before
    slots = sitting.board.table_scene.slots
    assert slots is not None
    assert sitting.board.place_of_tile(drawn).y() > slots.top


def test_the_boneyard_invites_only_when_drawing_is_legal(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    assert DRAW not in sitting.view.legal
    assert not sitting.board.table_scene.felt.boneyard.halo.isVisible()


def test_a_click_on_a_line_inspects_it_and_a_click_elsewhere_closes_the_panel(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    line = next(each.line for each in sitting.view.lines if len(each.tiles) > 1)
    with qtbot.waitSignal(sitting.board.line_inspected) as opened:
        click(sitting.felt, sitting.board.place_of_line(line))
    assert opened.args == [line]
    assert sitting.board.inspected == line
    click(sitting.felt, QPoint(3, 3))
    assert sitting.board.inspected is None
    assert sitting.asked == []


def test_a_double_click_on_a_line_leaves_its_panel_open(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    double_click(sitting.felt, sitting.board.place_of_line_end(1))
    assert sitting.board.inspected == 1


def test_with_a_tile_selected_that_fits_there_a_click_on_a_line_lays_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    click(sitting.felt, sitting.board.place_of_tile(tile))
    assert sitting.board.selected() is tile
    click(sitting.felt, sitting.board.place_of_line_end(line))
    assert sitting.asked == [("play", tile, line)]
    assert sitting.board.inspected is None
    assert sitting.board.selected() is None


def test_with_a_tile_selected_that_does_not_fit_a_click_on_a_line_inspects_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.tile_for(0)
    click(sitting.felt, sitting.board.place_of_tile(tile))
    click(sitting.felt, sitting.board.place_of_line_end(1))
    assert sitting.board.inspected == 1
    assert sitting.asked == []


def test_a_click_on_the_felt_hurries_the_others(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    click(sitting.felt, sitting.empty_felt())
    assert sitting.asked == [("hurry",)]


def test_dragging_the_felt_moves_the_table_and_a_key_brings_it_back(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    engine = Tile(12, 12)
    before = sitting.board.place_of_tile(engine)
    start = sitting.empty_felt()
    drag(sitting.felt, start, start + QPoint(60, 25))
    assert sitting.board.place_of_tile(engine) - before == QPoint(60, 25)
    assert sitting.asked == []
    QTest.keyClick(sitting.board, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert sitting.board.place_of_tile(engine) == before


def test_control_and_the_wheel_zoom_about_the_pointer(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    at = sitting.board.place_of_line_end(0)
    tile = sitting.view.hand[0].tile
    in_rack = sitting.board.place_of_tile(tile)
    wheel(sitting, at, Qt.KeyboardModifier.ControlModifier)
    assert sitting.board.zoom() > 1.1
    assert (sitting.board.place_of_line_end(0) - at).manhattanLength() <= 2
    assert sitting.board.place_of_tile(tile) == in_rack, "the rack stays as it is"
    sitting.board.zoom_fit()
    assert sitting.board.zoom() == 1.0


def test_the_wheel_alone_does_not_zoom(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    wheel(sitting, sitting.empty_felt(), Qt.KeyboardModifier.NoModifier)
    assert sitting.board.zoom() == 1.0


def wheel(sitting: Sitting, at: QPoint, keys: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(sitting.felt.mapToGlobal(at)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(sitting.felt, event)


def test_tiles_can_be_laid_while_the_table_is_zoomed_and_moved(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    sitting.board.zoom_by(1.5)
    sitting.board.pan_by(0, -200)
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(line))
    assert sitting.asked == [("play", tile, line)]


def test_a_tile_can_be_laid_while_others_are_still_flying(qtbot: QtBot) -> None:
    table = early()
    table.play(1)
    sitting = Sitting(qtbot, table, NORMAL)
    while not table.is_persons_turn:
        sitting.show(table.apply(table.simple_choice()))
    assert sitting.board.is_moving
    tile = sitting.tile_for(1)
    (line,) = sitting.view.lines_for(tile)
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(line))
    assert sitting.asked == [("play", tile, line)]
    sitting.board.finish_moving()
    assert sitting.board.table_scene.shown_pose(tile) == sitting.board.table_scene.tile_pose(tile)


def test_a_tile_in_hand_stays_there_when_the_table_changes(qtbot: QtBot) -> None:
    table = early()
    table.play(1)
    sitting = Sitting(qtbot, table)
    tile = sitting.view.hand[-1].tile
    home, away = sitting.board.place_of_tile(tile), sitting.empty_felt()
    pick_up(sitting.felt, home, home - QPoint(0, 30), away)
    held = sitting.board.table_scene.shown_pose(tile)
    while not table.is_persons_turn:
        sitting.show(table.apply(table.simple_choice()))
    assert sitting.board.table_scene.carried is tile
    assert sitting.board.table_scene.shown_pose(tile) == held
    lit = {n for n, items in sitting.board.table_scene.felt.lines.items() if items.shows_target}
    assert lit == set(sitting.view.lines_for(tile)), "the ends that are legal now"
    sitting.board.hand.let_go()


def test_losing_the_focus_sends_a_tile_in_hand_home(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.view.hand[0].tile
    home = sitting.board.place_of_tile(tile)
    pick_up(sitting.felt, home, sitting.empty_felt())
    assert sitting.board.table_scene.carried is tile
    QApplication.sendEvent(sitting.board, QFocusEvent(QEvent.Type.FocusOut))
    assert sitting.board.table_scene.carried is None
    assert sitting.asked == []


def test_the_mexican_train_can_be_started_by_a_drop(qtbot: QtBot) -> None:
    def starts_train(table: Table) -> bool:
        return table.is_persons_turn and any(
            isinstance(action, Play) and action.line == MEXICAN for action in table.view().legal
        )

    sitting = Sitting(qtbot, table_where(starts_train))
    tile = next(e.tile for e in sitting.view.hand if MEXICAN in sitting.view.lines_for(e.tile))
    drag(sitting.felt, sitting.board.place_of_tile(tile), sitting.board.place_of_line_end(MEXICAN))
    assert sitting.asked == [("play", tile, MEXICAN)]
