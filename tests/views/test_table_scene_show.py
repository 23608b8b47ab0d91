"""What the board shows of a table, and how it gets from one to the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import INSTANT, NORMAL
from mextrain_qt.model.actions import DRAW, MEXICAN, Play
from mextrain_qt.model.events import TileLaid
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.tiles import TILES, Tile, tiles_in
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.table.scene import TableScene
from mextrain_qt.views.table.smooth_path import SmoothPath
from mextrain_qt.views.theme import Look, PipStyle, TableStyle, TileSet
from tests.views.builders import Table
from tests.views.mouse import pick_up
from tests.views.table_fixtures import Sitting
from tests.views.test_table_scene_mouse import early, must_draw, table_where

pytestmark = pytest.mark.gui


def scene_of(sitting: Sitting) -> TableScene:
    return sitting.board.table_scene


def open_double_waits(table: Table) -> bool:
    return table.is_persons_turn and table.view().must_cover is not None


def someone_is_open(table: Table) -> bool:
    return any(line.is_open for line in table.view().lines)


def test_every_tile_that_can_be_seen_has_one_item_where_it_belongs(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    view, scene = sitting.view, scene_of(sitting)
    seen = [Tile(view.engine, view.engine)]
    seen += [laid.tile for line in view.lines for laid in line.tiles]
    seen += [each.tile for each in view.hand]
    for tile in seen:
        item = scene.item(tile)
        assert item is not None
        assert item.scene() is scene
        assert scene.shown_pose(tile) == scene.tile_pose(tile)
    assert len({scene.item(tile) for tile in seen}) == len(seen)


def test_nothing_hidden_is_in_the_scene(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    game = sitting.table.match.round
    scene = scene_of(sitting)
    for seat in (1, 2, 3):
        held = [tile for tile in game.boneyard if scene.item(tile) is not None]
        assert held == []
        assert all(scene.item(tile) is None for tile in tiles_in(game.hands[seat]))


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_tile_lies_on_the_felt_and_clear_of_the_rack(qtbot: QtBot, seats: int) -> None:
    table = Table(seats, 3)
    table.play(60)
    sitting = Sitting(qtbot, table)
    scene = scene_of(sitting)
    for line in sitting.view.lines:
        for laid in line.tiles:
            at = sitting.board.place_of_tile(laid.tile)
            assert 0 < at.x() < sitting.board.width()
            assert 0 < at.y() < scene.felt_height()


def test_a_double_lies_across_its_line(qtbot: QtBot) -> None:
    table = table_where(lambda each: any(t.tile.is_double for t in each.view().lines[0].tiles[1:-1]))
    sitting = Sitting(qtbot, table)
    tiles = sitting.view.lines[0].tiles
    place = next(i for i, laid in enumerate(tiles[1:-1], 1) if laid.tile.is_double)
    double = scene_of(sitting).tile_pose(tiles[place].tile)
    before = scene_of(sitting).tile_pose(tiles[place - 1].tile)
    assert double is not None
    assert before is not None
    between = (double.turn - before.turn) % 180
    assert 45 < between < 135


def test_rings_stand_only_at_the_ends_that_may_be_used(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table)
    shown = {line for line, items in scene_of(sitting).felt.lines.items() if items.shows_ring}
    assert shown == {line.line for line in sitting.view.lines if line.usable}
    assert shown
    table.play(1)
    sitting.show()
    assert not any(items.shows_ring for items in scene_of(sitting).felt.lines.values())


def test_a_waiting_double_has_the_only_ring_where_another_double_may_follow(qtbot: QtBot) -> None:
    def may_lay_elsewhere(table: Table) -> bool:
        view = table.view()
        return view.must_cover is not None and sum(line.usable for line in view.lines) > 1

    sitting = Sitting(qtbot, table_where(may_lay_elsewhere))
    rings = {line for line, items in scene_of(sitting).felt.lines.items() if items.shows_ring}
    assert rings == {sitting.view.must_cover}


def test_while_a_double_waits_it_alone_glows_and_has_a_ring(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(open_double_waits))
    view, scene = sitting.view, scene_of(sitting)
    waiting = view.must_cover
    assert waiting is not None
    rings = {line for line, items in scene.felt.lines.items() if items.shows_ring}
    assert rings == {waiting}
    golden = [
        laid.tile
        for line in view.lines
        for laid in line.tiles
        if (item := scene.item(laid.tile)) is not None and item.shows_over("halo")
    ]
    assert golden == [view.line(waiting).tiles[-1].tile]


def test_the_glow_is_gone_when_the_double_is_covered(qtbot: QtBot) -> None:
    table = table_where(open_double_waits)
    sitting = Sitting(qtbot, table, NORMAL)
    waiting = table.view().must_cover
    assert waiting is not None
    tile = table.view().line(waiting).tiles[-1].tile
    assert scene_of(sitting).pulse.is_running
    table.play_until(lambda each: not any(line.open_double for line in each.view().lines))
    sitting.show()
    sitting.board.finish_moving()
    item = scene_of(sitting).item(tile)
    assert item is not None
    assert not item.shows_over("halo")
    assert not scene_of(sitting).pulse.is_running


def test_at_the_instant_pace_nothing_pulses_or_moves(qtbot: QtBot) -> None:
    table = table_where(open_double_waits)
    sitting = Sitting(qtbot, table, INSTANT)
    assert not scene_of(sitting).pulse.is_running
    sitting.show(table.apply(table.simple_choice()))
    assert not sitting.board.is_moving


def test_the_pulse_rests_while_the_board_is_hidden(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(open_double_waits), NORMAL)
    assert scene_of(sitting).pulse.is_running
    sitting.board.hide()
    assert not scene_of(sitting).pulse.is_running


class Painted(QObject):
    """Notes which parts of a widget are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.regions: list[QRect] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region().boundingRect())
        return super().eventFilter(watched, event)


def test_the_pulse_repaints_nothing_but_what_glows(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(open_double_waits), NORMAL)
    sitting.board.finish_moving()
    sitting.board.grab()
    painted = Painted()
    sitting.felt.installEventFilter(painted)
    waiting = sitting.view.must_cover
    assert waiting is not None
    pose = scene_of(sitting).tile_pose(sitting.view.line(waiting).tiles[-1].tile)
    assert pose is not None

    def pulsed() -> bool:
        painted.regions.clear()
        scene_of(sitting).pulse.advance(200)
        QApplication.processEvents()
        return bool(painted.regions) and all(
            region.contains(int(pose.x), int(pose.y)) and max(region.width(), region.height()) < 5 * pose.half
            for region in painted.regions
        )

    qtbot.waitUntil(pulsed, timeout=2000)
    assert pulsed(), "and again"


def test_an_open_line_carries_a_locomotive_and_a_closed_one_does_not(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table_where(someone_is_open))
    shown = {line for line, items in scene_of(sitting).felt.lines.items() if items.shows_marker}
    assert shown == {line.line for line in sitting.view.lines if line.is_open}
    assert shown


def test_the_tile_laid_last_is_marked_and_no_other(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    view, scene = sitting.view, scene_of(sitting)
    assert view.last_laid is not None
    line, place = view.last_laid
    marked = [
        laid.tile
        for each in view.lines
        for laid in each.tiles
        if (item := scene.item(laid.tile)) is not None and item.shows_over("frame")
    ]
    assert marked == [view.line(line).tiles[place].tile]


def test_the_trail_numbers_what_others_laid_since_the_persons_turn(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    laid = [each for each in sitting.view.since if type(each) is TileLaid and each.seat != 0]
    assert laid
    assert scene_of(sitting).felt.trail_length == len(laid)


def test_without_a_person_there_is_no_rack(qtbot: QtBot) -> None:
    table = Table(4, 1, persons=())
    table.play(20)
    sitting = Sitting(qtbot, table)
    assert scene_of(sitting).slots is None
    assert scene_of(sitting).felt_height() == sitting.board.height()


def test_a_covered_hand_lies_face_down(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table)
    hand = [each.tile for each in sitting.view.hand]
    sitting.board.show_table(table.view(covered=True))
    assert scene_of(sitting).backs == len(hand)
    assert all(scene_of(sitting).item(tile) is None for tile in hand)
    sitting.show()
    assert scene_of(sitting).backs == 0
    assert all(scene_of(sitting).item(tile) is not None for tile in hand)


def test_a_resize_lays_everything_out_at_once(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table, NORMAL)
    sitting.board.resize(700, 520)
    scene = scene_of(sitting)
    assert not sitting.board.is_moving
    for each in sitting.view.hand:
        at = sitting.board.place_of_tile(each.tile)
        assert scene.felt_height() < at.y() < 520
        assert 0 < at.x() < 700
    assert 200 < sitting.board.place_of_tile(Tile(12, 12)).x() < 500


def test_a_tile_laid_by_another_seat_flies_in_and_lands_where_it_belongs(qtbot: QtBot) -> None:
    table = early()
    table.play_until(lambda each: not each.is_persons_turn and isinstance_play(each))
    sitting = Sitting(qtbot, table, NORMAL)
    sitting.board.finish_moving()
    action = table.simple_choice()
    sitting.show(table.apply(action))
    tile = action.tile  # type: ignore[attr-defined]
    scene = scene_of(sitting)
    assert sitting.board.is_moving
    start, goal = scene.shown_pose(tile), scene.tile_pose(tile)
    assert start is not None
    assert goal is not None
    assert not start.is_near(goal)
    scene.animator.advance(NORMAL.fly // 2)
    midway = scene.shown_pose(tile)
    assert midway is not None
    assert midway != start
    scene.animator.advance(NORMAL.fly + NORMAL.glide)
    assert scene.shown_pose(tile) == goal
    assert not sitting.board.is_moving


def isinstance_play(table: Table) -> bool:
    return isinstance(table.simple_choice(), Play)


def test_a_drawn_tile_flies_from_the_boneyard_to_the_rack(qtbot: QtBot) -> None:
    table = table_where(must_draw)
    sitting = Sitting(qtbot, table, NORMAL)
    before = {each.tile for each in sitting.view.hand}
    sitting.show(table.apply(DRAW))
    (drawn,) = {each.tile for each in sitting.view.hand} - before
    start = scene_of(sitting).shown_pose(drawn)
    assert start is not None
    assert (QPoint(round(start.x), round(start.y)) - sitting.board.place_of_boneyard()).manhattanLength() < 3
    sitting.board.finish_moving()
    assert scene_of(sitting).shown_pose(drawn) == scene_of(sitting).tile_pose(drawn)


def test_the_clock_of_all_motion_stops_by_itself(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table, NORMAL)
    sitting.show(table.apply(table.simple_choice()))
    assert sitting.board.is_moving
    qtbot.waitUntil(lambda: not sitting.board.is_moving, timeout=3000)


def test_a_new_round_begins_with_a_bare_table(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table, NORMAL)
    table.play_until(lambda each: each.match.round.outcome is not None)
    sitting.show()
    table.match.next_round()
    table.since.clear()
    table.hand.follow(table.match.round.hands[0])
    sitting.show()
    scene = scene_of(sitting)
    seen = set(map_tiles(scene))
    assert seen == {Tile(11, 11), *(each.tile for each in sitting.view.hand)}


def test_a_line_that_is_looked_at_does_not_outlive_its_table(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    sitting.board.inspect_line(3)
    smaller = Table(2, number=99)
    sitting.board.show_table(smaller.view())
    assert sitting.board.inspected is None
    assert len(smaller.view().lines) == 3


def test_a_hand_is_dealt_from_the_boneyard_and_can_be_picked_up_meanwhile(qtbot: QtBot) -> None:
    fresh = Sitting(qtbot, early(), NORMAL)
    fresh.board.finish_moving()
    fresh.table = Table(4, 5)
    fresh.show()
    scene, last = scene_of(fresh), fresh.view.hand[-1].tile
    assert fresh.board.is_moving
    start = scene.shown_pose(last)
    assert start is not None
    assert not start.is_near(scene.tile_pose(last) or start)
    pick_up(fresh.felt, fresh.board.place_of_tile(last), fresh.empty_felt())
    assert scene.carried is last
    fresh.board.hand.let_go()
    fresh.board.finish_moving()
    assert all(scene.shown_pose(each.tile) == scene.tile_pose(each.tile) for each in fresh.view.hand)


def map_tiles(scene: TableScene) -> list[Tile]:
    return [tile for tile in TILES if scene.item(tile) is not None]


def test_a_spur_lies_beside_its_double(qtbot: QtBot) -> None:
    def has_spur(table: Table) -> bool:
        return any(laid.lie.value == "spur" for line in table.view().lines for laid in line.tiles)

    for number in range(1, 40):
        table = Table(4, number, PRESETS["family"])
        try:
            table.play_until(has_spur)
        except AssertionError:
            continue
        break
    sitting = Sitting(qtbot, table)
    scene = scene_of(sitting)
    line = next(ln for ln in sitting.view.lines if any(laid.lie.value == "spur" for laid in ln.tiles))
    place = next(i for i, laid in enumerate(line.tiles) if laid.lie.value == "spur")
    spur, double = scene.tile_pose(line.tiles[place].tile), scene.tile_pose(line.tiles[place - 1].tile)
    assert spur is not None
    assert double is not None
    away = ((spur.x - double.x) ** 2 + (spur.y - double.y) ** 2) ** 0.5
    assert away < 2.6 * spur.half


@pytest.mark.parametrize(
    "look",
    [
        Look(TableStyle.DARK_WOOD, TileSet.WHITE, PipStyle.NUMERALS),
        Look(TableStyle.HIGH_CONTRAST, TileSet.BLACK, PipStyle.COLOUR_SAFE),
    ],
)
def test_another_look_changes_what_is_drawn_and_nothing_else(qtbot: QtBot, look: Look) -> None:
    sitting = Sitting(qtbot, early())
    tile = sitting.view.hand[0].tile
    item = scene_of(sitting).item(tile)
    assert item is not None
    before, pose = item.pixmap().cacheKey(), item.pose
    sitting.board.set_look(look)
    assert item.pixmap().cacheKey() != before
    assert item.pose == pose


def test_no_tile_is_painted_by_python(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    for item in scene_of(sitting).items():
        assert isinstance(item, QGraphicsItem)
        painted_by_qt = "paint" not in vars(type(item)) or type(item).__module__.startswith("PySide6")
        assert painted_by_qt or isinstance(item, SmoothPath)


def test_while_nothing_changes_python_paints_next_to_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(qtbot, early())
    sitting.felt.repaint()
    painted: list[SmoothPath] = []
    paint = SmoothPath.paint

    def noted(item: SmoothPath, *args: object) -> None:
        painted.append(item)
        paint(item, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(SmoothPath, "paint", noted)
    sitting.felt.repaint()
    # The ring of the seat to move, and the frame of the selected or arranged tiles.
    assert len(painted) <= 2
    assert len([item for item in scene_of(sitting).items() if isinstance(item, SmoothPath)]) > 10


def test_edges_are_smooth_on_a_board_that_smooths_nothing_by_itself(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, early())
    assert not sitting.board.renderHints() & QPainter.RenderHint.Antialiasing
    path = QPainterPath()
    path.addEllipse(3.3, 3.3, 30, 30)
    item = SmoothPath(path)
    item.setBrush(QColor("white"))
    scene = QGraphicsScene(0, 0, 40, 40)
    scene.addItem(item)
    image = QImage(40, 40, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    assert not painter.renderHints() & QPainter.RenderHint.Antialiasing
    painter.end()
    shades = {image.pixelColor(x, y).value() for x in range(40) for y in range(40)}
    assert len(shades) > 8


def test_a_board_without_a_table_shows_nothing_and_bears_everything(qtbot: QtBot) -> None:
    board = TableBoard()
    qtbot.addWidget(board)
    board.resize(600, 400)
    board.show()
    board.select(None)
    board.play_selected()
    board.flip_selected()
    board.inspect_line(MEXICAN)
    board.zoom_in()
    board.zoom_fit()
    board.finish_moving()
    assert board.view is None
    assert board.inspected is None


def test_tiles_get_their_new_size_by_the_by_and_are_sharp_in_the_end(qtbot: QtBot) -> None:
    table = Table(4, 3)
    sitting = Sitting(qtbot, table, NORMAL)
    scene = scene_of(sitting)
    table.play(70)
    sitting.show()
    assert scene.plan is not None
    unit = scene.plan.unit

    def is_sharp() -> bool:
        items = [scene.item(laid.tile) for line in sitting.view.lines for laid in line.tiles]
        return all(item is not None and 0.99 <= item.drawn_half / unit < 1.14 for item in items)

    qtbot.waitUntil(lambda: is_sharp() and not sitting.board.is_moving, timeout=4000)


@pytest.mark.parametrize(("seats", "preset"), [(3, "salon"), (5, "station"), (2, "family")])
def test_through_a_whole_round_everything_is_where_it_belongs(qtbot: QtBot, seats: int, preset: str) -> None:
    table = Table(seats, 11, PRESETS[preset])
    sitting = Sitting(qtbot, table)
    scene = scene_of(sitting)
    while table.match.round.outcome is None:
        sitting.show(table.apply(table.simple_choice()))
        view = sitting.view
        seen = {Tile(view.engine, view.engine), *(each.tile for each in view.hand)}
        seen.update(laid.tile for line in view.lines for laid in line.tiles)
        assert set(map_tiles(scene)) == seen
        assert all(scene.shown_pose(tile) == scene.tile_pose(tile) for tile in seen)
        golden = {tile for tile in seen if (item := scene.item(tile)) is not None and item.shows_over("halo")}
        assert golden == {line.tiles[-1].tile for line in view.lines if line.open_double}


def test_a_play_taken_back_glides_home_to_the_rack(qtbot: QtBot) -> None:
    table = early()
    sitting = Sitting(qtbot, table, NORMAL)
    tile = sitting.tile_for(1)
    sitting.board.select(tile)
    sitting.board.play_selected()
    sitting.board.finish_moving()
    table.match.take_back(1)
    table.hand.follow(table.match.round.hands[0])
    sitting.show()
    assert sitting.board.is_moving
    sitting.board.finish_moving()
    pose = scene_of(sitting).shown_pose(tile)
    assert pose is not None
    assert pose.y > scene_of(sitting).felt_height()
