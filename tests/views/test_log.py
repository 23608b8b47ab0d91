"""The log of the round: what it says, how it keeps up, and what a click shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import TableView
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.actions import Play
from mextrain_qt.model.events import SeatPassed, TileDrawn, TileLaid
from mextrain_qt.model.tiles import Tile, tiles_in
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.log.dock import LogDock
from mextrain_qt.views.log.model import BEGINNING, LogLine, LogModel
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import PLAYER_COLOURS
from mextrain_qt.views.tile_painter import TilePainter
from tests.views.builders import Table
from tests.views.mouse import click
from tests.views.table_fixtures import Sitting

pytestmark = pytest.mark.gui


@pytest.fixture
def model(qapp: object) -> LogModel:
    made = LogModel()
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


@pytest.fixture
def dock(qtbot: QtBot) -> LogDock:
    tiles = TilePainter()
    made = LogDock(tiles, Artwork(tiles))
    qtbot.addWidget(made)
    made.resize(300, 220)
    made.show()
    qtbot.waitExposed(made)
    return made


def played(actions: int = 12, **how: object) -> Table:
    table = Table(**how)  # type: ignore[arg-type]
    table.play(actions)
    return table


def texts(model: LogModel) -> list[str]:
    return [line.text for line in model.lines]


def told_of(model: LogModel) -> list[LogLine]:
    """The lines of what has happened, without those of how the round began."""
    return [line for line in model.lines if line.event != BEGINNING]


# What it says.


def test_a_round_that_has_just_begun_is_told_with_its_engine_its_seal_and_who_starts(model: LogModel) -> None:
    table = played(0)
    view = table.view()
    model.show_table(view)
    seal = (view.commitment or "")[:8]
    assert len(seal) == 8
    assert texts(model) == [f"Round 1 of 13 begins: engine 12-12, seal {seal}", starts(view, view.to_move)]
    starter = view.to_move
    table.play(30)
    model.show_table(table.view())
    assert texts(model)[1] == starts(view, starter)
    whole = LogModel()
    whole.show_table(table.view())
    assert texts(whole) == texts(model)


def starts(view: TableView, seat: int) -> str:
    return "You start" if seat == view.viewer else f"{view.seats[seat].name} starts"


def test_whoever_starts_is_named_to_those_who_do_not(model: LogModel) -> None:
    view = played(0).view()
    for viewer in (view.to_move, (view.to_move + 1) % 4, None):
        seen = replace(view, viewer=viewer, commitment=None)
        model.show_table(seen)
        assert texts(model) == ["Round 1 of 13 begins: engine 12-12", starts(seen, view.to_move)]


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_beginning_of_a_round_is_said_in_the_language_of_the_window(
    model: LogModel, speak: Callable[[str], None], code: str
) -> None:
    view = played(0).view()
    model.show_table(view)
    english = texts(model)
    speak(code)
    model.retranslate()
    assert len(model.lines) == len(english)
    for now, before in zip(texts(model), english, strict=True):
        assert (now == before) == (code == "en")
    assert "12-12" in texts(model)[0]


def test_it_says_what_happened_in_order(model: LogModel) -> None:
    table = played()
    view = table.view()
    model.show_table(view)
    kinds = TileLaid | TileDrawn | SeatPassed
    told = [event for event in view.log if isinstance(event, kinds)]
    said = [view.log[line.event] for line in told_of(model)]
    assert [event for event in said if isinstance(event, kinds)] == told
    assert len(told) > 10
    first = view.log[told_of(model)[0].event]
    assert told_of(model)[0].text == Sentences().happening(view, first)


def test_a_line_names_the_seat_and_the_tile(model: LogModel) -> None:
    view = played().view()
    model.show_table(view)
    for line in told_of(model):
        event = view.log[line.event]
        if isinstance(event, TileLaid):
            assert (line.seat, line.tile, line.halves) == (event.seat, event.tile, (event.inner, event.outer))
            assert line.name == view.seats[event.seat].name
            assert line.colour == PLAYER_COLOURS[view.seats[event.seat].colour]


@pytest.mark.parametrize(
    ("code", "own"),
    [
        ("en", "on their own line"),
        ("fr", "sur sa propre ligne"),
        ("es", "en su propia línea"),
        ("ru", "на свою линию"),
    ],
)
def test_nobody_is_named_twice_who_lays_a_tile_on_the_own_line(
    model: LogModel, speak: Callable[[str], None], code: str, own: str
) -> None:
    speak(code)
    view = played(20).view()
    model.show_table(view)
    assert any(own in text for text in texts(model))
    assert not any(text.count(seat.name) > 1 for text in texts(model) for seat in view.seats)


def test_only_the_first_line_of_a_turn_begins_one(model: LogModel) -> None:
    model.show_table(played(30).view())
    before = None
    for line in model.lines:
        assert line.begins == (line.seat != before)
        before = line.seat


def test_your_own_draw_is_named_and_nobody_elses(model: LogModel) -> None:
    table = played(0)
    view = table.view()
    own, other = next(iter(view.hand)).tile, TileDrawn(1, None, 0)
    model.show_table(replace(view, log=(TileDrawn(0, own, 0), other)))
    assert [line.text for line in told_of(model)] == [f"You drew {own}", "Bea drew"]
    assert [line.tile for line in told_of(model)] == [own, None]


def test_no_line_shows_a_tile_that_is_hidden(model: LogModel) -> None:
    table = played(60)
    view = table.view()
    model.show_table(view)
    known = {laid.tile for line in view.lines for laid in line.tiles} | {each.tile for each in view.hand}
    assert {line.tile for line in model.lines} - {None} <= known


def test_every_line_can_be_read_by_a_screen_reader(model: LogModel) -> None:
    model.show_table(played().view())
    for row, text in enumerate(texts(model)):
        assert model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) == text
        assert text[0].isupper()


def test_the_end_of_the_round_is_told(model: LogModel) -> None:
    table = played(400)
    view = table.view()
    assert view.result is not None
    model.show_table(view)
    assert model.lines[-1].text == Sentences().round_end(view)
    assert model.lines[-1].seat is None


# How it keeps up.


def test_what_happens_is_added_and_nothing_else_changes(model: LogModel, qtbot: QtBot) -> None:
    table = played(6)
    model.show_table(table.view())
    before = texts(model)
    gone: list[object] = []
    model.rowsRemoved.connect(lambda *where: gone.append(where))
    model.modelReset.connect(lambda: gone.append("reset"))
    for _ in range(20):
        table.play(1)
        model.show_table(table.view())
    assert texts(model)[: len(before)] == before
    assert len(model.lines) > len(before)
    assert gone == []
    whole = LogModel()
    whole.show_table(table.view())
    assert texts(whole) == texts(model)


def test_what_is_taken_back_goes(model: LogModel) -> None:
    table = played(0)
    table.play_until(lambda table: table.is_persons_turn and bool(table.match.current.actions))
    model.show_table(table.view())
    before = texts(model)
    play = next(action for action in table.match.round.legal_actions() if isinstance(action, Play))
    table.apply(play)
    model.show_table(table.view())
    assert len(model.lines) > len(before)
    table.match.take_back(1)
    model.show_table(table.view())
    assert texts(model) == before


def test_a_new_round_begins_a_new_log(model: LogModel) -> None:
    table = played(400)
    model.show_table(table.view())
    table.match.next_round()
    model.show_table(table.view())
    assert texts(model)[0].startswith("Round 2 of 13 begins")
    assert len(model.lines) == 2


def test_another_pair_of_eyes_reads_other_sentences(model: LogModel) -> None:
    table = played(persons=(0, 1))
    view = table.view()
    model.show_table(view)
    assert any(text.startswith("You laid") for text in texts(model))
    model.show_table(replace(view, viewer=None))
    assert not any(text.startswith("You laid") for text in texts(model))


# The dock.


def test_the_newest_line_stays_in_sight(dock: LogDock, qtbot: QtBot) -> None:
    table = played(60)
    dock.show_table(table.view())
    table.play(4)
    dock.show_table(table.view())
    bar = dock.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_whoever_reads_further_up_is_left_there(dock: LogDock) -> None:
    table = played(60)
    dock.show_table(table.view())
    dock.list.scrollToTop()
    table.play(4)
    dock.show_table(table.view())
    assert dock.list.verticalScrollBar().value() == 0


def test_a_long_sentence_takes_two_rows_in_a_narrow_dock(dock: LogDock, qtbot: QtBot) -> None:
    dock.show_table(played(20).view())
    longest = max(range(dock.model.rowCount()), key=lambda row: len(dock.model.lines[row].text))
    index = dock.model.index(longest, 0)
    wide = dock.list.visualRect(index).height()
    dock.resize(210, 220)
    qtbot.waitUntil(lambda: dock.list.visualRect(index).height() > wide)


def test_a_click_on_a_line_asks_for_its_tile(dock: LogDock) -> None:
    dock.show_table(played(20).view())
    dock.list.scrollToTop()
    asked: list[object] = []
    dock.tile_asked.connect(asked.append)
    for row, line in enumerate(dock.model.lines[:7]):
        click(dock.list.viewport(), dock.list.visualRect(dock.model.index(row, 0)).center())
        assert asked == [each.tile for each in dock.model.lines[: row + 1] if each.tile is not None]
        assert line.tile is None or asked[-1] is line.tile
    assert len(asked) > 1


def test_enter_on_a_line_asks_for_its_tile(dock: LogDock) -> None:
    dock.show_table(played(20).view())
    asked: list[object] = []
    dock.tile_asked.connect(asked.append)
    row = next(row for row, line in enumerate(dock.model.lines) if row and line.tile is not None)
    dock.list.setCurrentIndex(dock.model.index(row - 1, 0))
    QTest.keyClick(dock.list, Qt.Key.Key_Down)
    QTest.keyClick(dock.list, Qt.Key.Key_Return)
    assert asked == [dock.model.lines[row].tile]


def test_a_line_without_a_tile_asks_for_nothing(dock: LogDock) -> None:
    view = played(0).view()
    dock.show_table(replace(view, log=(SeatPassed(1, 0),)))
    asked: list[object] = []
    dock.tile_asked.connect(asked.append)
    click(dock.list.viewport(), dock.list.visualRect(dock.model.index(0, 0)).center())
    assert asked == []


def test_the_selected_lines_are_copied_or_all(dock: LogDock) -> None:
    dock.show_table(played(20).view())
    said = texts(dock.model)
    dock.list.setFocus()
    QTest.keyClick(dock.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    dock.copy()
    assert QGuiApplication.clipboard().text() == "\n".join(said)
    dock.list.setCurrentIndex(dock.model.index(1, 0))
    QTest.keyClick(dock.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    dock.copy()
    assert QGuiApplication.clipboard().text() == "\n".join(said[1:3])
    dock.copy_all()
    assert QGuiApplication.clipboard().text() == "\n".join(said)


# Pointing a tile out on the table.

Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    def start(actions: int = 24) -> Sitting:
        return Sitting(qtbot, played(actions))

    return start


def test_the_tile_is_ringed_and_lies_above_the_others(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.board.table_scene
    tile = next(line for line in sitting.view.lines if len(line.tiles) > 2).tiles[1].tile
    item = scene.item(tile)
    assert item is not None
    below = item.zValue()
    sitting.board.show_tile(tile)
    assert item.shows_over("ring")
    assert item.zValue() > below
    scene.pointing.stop()
    assert not item.shows_over("ring")
    assert item.zValue() == below


def test_another_tile_takes_the_ring(sit: Sit) -> None:
    sitting = sit()
    scene = sitting.board.table_scene
    first, second = next(line for line in sitting.view.lines if len(line.tiles) > 2).tiles[:2]
    sitting.board.show_tile(first.tile)
    sitting.board.show_tile(second.tile)
    laid = [each.tile for line in sitting.view.lines for each in line.tiles]
    ringed = [tile for tile in laid if shows_ring(sitting, tile)]
    assert ringed == [second.tile]
    assert scene.pointing.tile is second.tile
    scene.pointing.stop()


def shows_ring(sitting: Sitting, tile: Tile) -> bool:
    item = sitting.board.table_scene.item(tile)
    return item is not None and item.shows_over("ring")


def test_a_tile_out_of_sight_is_brought_into_sight(sit: Sit) -> None:
    sitting = sit()
    board = sitting.board
    tile = max(sitting.view.lines, key=lambda line: len(line.tiles)).tiles[-1].tile
    board.zoom_by(3.0)
    x, y = board.place_of_tile(tile).toTuple()
    board.pan_by(-4000 if x > 490 else 4000, -4000 if y > 250 else 4000)
    board.pan_by(2 * x, 0)
    felt = board.table_scene.felt_height()
    board.show_tile(tile)
    place = board.place_of_tile(tile)
    assert 0 < place.x() < board.width()
    assert 0 < place.y() < felt
    board.table_scene.pointing.stop()


def test_the_ring_does_not_outlive_the_round_or_the_window(sit: Sit) -> None:
    sitting = sit()
    pointing = sitting.board.table_scene.pointing
    tile = next(line for line in sitting.view.lines if line.tiles).tiles[0].tile
    sitting.board.show_tile(tile)
    sitting.board.show_table(Table(number=77).view())
    assert pointing.tile is None
    sitting.board.show_tile(sitting.board.view.hand[0].tile)  # type: ignore[union-attr]
    assert pointing.tile is not None
    sitting.board.hide()
    assert pointing.tile is None


def test_a_tile_that_is_not_to_be_seen_is_not_pointed_out(sit: Sit) -> None:
    sitting = sit()
    seen = {each.tile for each in sitting.view.hand}
    seen |= {laid.tile for line in sitting.view.lines for laid in line.tiles}
    others = sitting.table.match.round.hands[1:]
    hidden = next(tile for hand in others for tile in tiles_in(hand) if tile not in seen)
    sitting.board.show_tile(hidden)
    assert sitting.board.table_scene.pointing.tile is None
