"""The rack: where tiles lie in it, and reordering and turning them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from mextrain_qt.views.rack.slots import LEAST_ROWS, largest_half, slots
from tests.views.builders import Table
from tests.views.mouse import drag, pick_up, right_click
from tests.views.table_fixtures import Sitting
from tests.views.test_table_scene_mouse import early

gui = pytest.mark.gui


@given(
    width=st.integers(480, 3000),
    height=st.integers(320, 1800),
    tiles=st.integers(0, 70),
    share=st.floats(0, 1),
)
def test_all_tiles_of_a_hand_lie_in_the_tray_without_touching(
    width: int, height: int, tiles: int, share: float
) -> None:
    train = int(tiles * share)
    laid = slots(width, height, tiles, train)
    half, tray = laid.half, laid.tray
    assert len(laid.places) == tiles
    for x, y in laid.places:
        assert tray.holds(x - half, y - half / 2)
        assert tray.holds(x + half, y + half / 2)
    for (ax, ay), (bx, by) in zip(laid.places, laid.places[1:], strict=False):
        assert abs(bx - ax) >= 2 * half or abs(by - ay) >= half
    assert laid.top + laid.height == pytest.approx(height)
    assert laid.height < 0.62 * height


def test_fifteen_tiles_have_halves_of_at_least_26_pixels_at_the_usual_size() -> None:
    for train in (0, 7, 15):
        assert slots(980, 696, 15, train).half >= 26


def test_fifteen_tiles_lie_in_one_row_at_the_usual_size() -> None:
    assert set(slots(980, 696, 15, 0).rows) == {0}


@given(width=st.integers(480, 3000), tiles=st.integers(1, 70), train=st.integers(0, 70))
def test_no_row_holds_more_than_a_tile_more_than_another_of_its_kind(
    width: int, tiles: int, train: int
) -> None:
    train = min(train, tiles)
    rows = slots(width, 696, tiles, train).rows
    for kind in (rows[:train], rows[train:]):
        lengths = [kind.count(row) for row in sorted(set(kind))]
        assert lengths == sorted(lengths, reverse=True)
        assert not lengths or lengths[0] - lengths[-1] <= 1


@pytest.mark.parametrize(("tiles", "least"), [(30, 24), (60, 18)])
def test_large_hands_still_fit_only_smaller(tiles: int, least: float) -> None:
    laid = slots(980, 696, tiles, 0)
    assert laid.half >= least
    assert laid.height < 0.3 * 696


def test_the_rack_keeps_its_height_while_a_hand_goes_down() -> None:
    heights = {slots(980, 696, tiles, 0).height for tiles in range(16)}
    assert len(heights) == 1


def test_a_train_has_rows_of_its_own_and_a_frame() -> None:
    laid = slots(980, 696, 12, 9)
    assert set(laid.rows[:9]) == {0}
    assert set(laid.rows[9:]) == {1}
    (box,) = laid.train
    assert all(box.holds(x, y) for x, y in laid.places[:9])
    assert not any(box.holds(x, y) for x, y in laid.places[9:])
    assert LEAST_ROWS == 2


@gui
def test_dragging_a_tile_in_the_rack_puts_it_between_the_others(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tiles = [each.tile for each in sitting.view.hand]
    places = [sitting.board.place_of_tile(tile) for tile in tiles]
    drag(sitting.felt, places[1], places[4])
    expected = [tiles[0], *tiles[2:5], tiles[1], *tiles[5:]]
    assert sitting.asked == [("order", tuple(expected))]
    assert [each.tile for each in sitting.view.hand] == expected


@gui
def test_the_others_make_room_while_a_tile_is_dragged(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tiles = [each.tile for each in sitting.view.hand]
    places = [sitting.board.place_of_tile(tile) for tile in tiles]
    pick_up(sitting.felt, places[1], places[3])
    assert sitting.board.place_of_tile(tiles[2]) == places[1]
    assert sitting.board.place_of_tile(tiles[3]) == places[2]
    sitting.board.hand.let_go()
    assert sitting.board.place_of_tile(tiles[2]) == places[2], "nothing was agreed on"
    assert sitting.asked == []


@gui
def test_a_tile_put_back_where_it_was_asks_for_nothing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    place = sitting.board.place_of_tile(sitting.view.hand[3].tile)
    drag(sitting.felt, place, sitting.board.place_of_tile(sitting.view.hand[5].tile), place)
    assert sitting.asked == []


@gui
def test_tiles_can_be_reordered_while_others_play(qtbot: QtBot) -> None:
    table = early()
    table.play(1)
    sitting = Sitting(qtbot, table)
    assert not table.is_persons_turn
    tiles = [each.tile for each in sitting.view.hand]
    drag(sitting.felt, sitting.board.place_of_tile(tiles[0]), sitting.board.place_of_tile(tiles[-1]))
    assert [each.tile for each in sitting.view.hand] == [*tiles[1:], tiles[0]]


@gui
def test_a_right_click_turns_a_tile_round(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    tile = next(each.tile for each in sitting.view.hand if not each.tile.is_double)
    before = sitting.board.table_scene.shown_pose(tile)
    right_click(sitting.felt, sitting.board.place_of_tile(tile))
    after = sitting.board.table_scene.shown_pose(tile)
    assert sitting.asked == [("flip", tile)]
    assert before is not None
    assert after is not None
    assert abs(after.turn - before.turn) == 180


@gui
def test_an_arranged_train_is_framed_with_its_length_and_pips(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table)
    assert sitting.board.table_scene.rack.caption == ""
    table.arrange()
    sitting.show()
    train, hand = sitting.view.train, sitting.view.hand
    assert train is not None
    words = f"longest train: {train.length} of {len(hand)} tiles, {train.pips} pips"
    assert sitting.board.table_scene.rack.caption == words


@gui
def test_the_frame_goes_when_the_train_is_broken(qtbot: QtBot) -> None:
    table = early()
    table.arrange()
    sitting = Sitting(qtbot, table)
    tiles = [each.tile for each in sitting.view.hand]
    drag(sitting.felt, sitting.board.place_of_tile(tiles[0]), sitting.board.place_of_tile(tiles[2]))
    assert sitting.board.table_scene.rack.caption == ""


@gui
def test_a_large_hand_is_shown_whole(qtbot: QtBot) -> None:
    table = Table(2, 2)
    table.play_until(lambda each: each.is_persons_turn and len(each.view().hand) > 14)
    sitting = Sitting(qtbot, table)
    scene = sitting.board.table_scene
    for each in sitting.view.hand:
        at = sitting.board.place_of_tile(each.tile)
        assert scene.rack_tile_at(at.x(), at.y()) is each.tile


def test_few_tiles_are_read_with_ease_in_a_small_window_and_lie_in_the_middle_of_the_rack() -> None:
    many, few = slots(520, 380, 15, 0), slots(520, 380, 4, 0)
    assert few.height == many.height
    assert few.half == pytest.approx(26)
    assert many.half < 22
    middle = few.tray.y + few.tray.height / 2
    assert [y for _, y in few.places] == pytest.approx([middle] * 4)
    assert few.tray.height >= few.half


def test_few_tiles_are_no_larger_than_usual_where_many_are_large_anyway() -> None:
    assert slots(980, 640, 4, 0).half == slots(980, 640, 8, 0).half == pytest.approx(largest_half(980, 640))
