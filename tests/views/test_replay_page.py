"""The replay in the window: everything that moves it, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.replay import Replay
from mextrain_qt.model.match import Match
from mextrain_qt.model.options import Options
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.replay.page import ReplayPage
from mextrain_qt.views.replay.playback import SPEEDS, Playback
from mextrain_qt.views.replay.transport import Sign
from mextrain_qt.views.tile_painter import TilePainter
from tests.model.playing import played_match
from tests.views.mouse import click

pytestmark = pytest.mark.gui


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match(Options(highest=6), 3, number=7)


@pytest.fixture
def page(qtbot: QtBot, match: Match) -> Iterator[ReplayPage]:
    tiles = TilePainter()
    made = ReplayPage(tiles, Artwork(tiles))
    qtbot.addWidget(made)
    made.resize(980, 700)
    made.set_pace(INSTANT)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.show_replay(Replay(match))
    yield made
    made.leave_replay()


def replay_of(page: ReplayPage) -> Replay:
    assert page.replay is not None
    return page.replay


def press(page: ReplayPage, key: Qt.Key) -> None:
    QTest.keyClick(page.board, key)


def test_buttons_and_keys_step_on_and_back(page: ReplayPage) -> None:
    replay, bar = replay_of(page), page.bar
    assert not bar.back_button.isEnabled()
    bar.on_button.click()
    bar.on_button.click()
    assert replay.place.moment == 2
    bar.back_button.click()
    assert replay.place.moment == 1
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Left)
    assert replay.place.moment == 2
    assert page.board.view == replay.view()
    assert bar.counter.text().startswith("2 ")


def test_rounds_are_reached_by_buttons_keys_and_the_menu(page: ReplayPage, match: Match) -> None:
    replay, bar = replay_of(page), page.bar
    bar.next_button.click()
    assert (replay.place.round_number, replay.place.action) == (2, 0)
    press(page, Qt.Key.Key_PageDown)
    assert replay.place.round_number == 3
    replay.step(4)
    press(page, Qt.Key.Key_PageUp)
    assert (replay.place.round_number, replay.place.action) == (3, 0)
    press(page, Qt.Key.Key_PageUp)
    assert replay.place.round_number == 2
    bar.before_button.click()
    assert replay.place.round_number == 1
    bar.round_menu.actions()[4].trigger()
    assert replay.place.round_number == 5
    assert bar.round_menu.actions()[4].isChecked()
    replay.go_to_round(len(match.rounds))
    bar.next_button.click()
    assert replay.place.is_last
    assert not bar.next_button.isEnabled()


def test_the_slider_goes_to_any_moment(page: ReplayPage) -> None:
    replay, slider = replay_of(page), page.bar.slider
    assert slider.maximum() == replay.place.moments - 1
    for moment in (replay.place.moments // 2, 3, replay.place.moments - 1):
        click(slider, QPoint(round(slider.x_of(moment)), slider.height() // 2))
        assert abs(replay.place.moment - moment) <= 1
        assert slider.value() == replay.place.moment
    slider.setFocus()
    before = replay.place.moment
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert replay.place.moment == before - 1


def test_dragging_the_slider_shows_what_it_passes(page: ReplayPage) -> None:
    replay, slider = replay_of(page), page.bar.slider
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.x_of(0)), 10))
    QTest.mouseMove(slider, QPoint(round(slider.x_of(40)), 10))
    assert abs(replay.place.moment - 40) <= 1
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.x_of(40)), 10))
    QTest.mouseMove(slider, QPoint(round(slider.x_of(90)), 10))
    assert abs(replay.place.moment - 40) <= 1


def test_playing_runs_to_the_end_and_begins_again_from_there(page: ReplayPage, qtbot: QtBot) -> None:
    replay, bar = replay_of(page), page.bar
    replay.go_to(replay.place.moments - 3)
    bar.speed_menu.actions()[-1].trigger()
    assert page.playback.speed == SPEEDS[-1]
    press(page, Qt.Key.Key_Space)
    assert page.playback.is_playing
    assert bar.play_button.sign is Sign.PAUSE
    qtbot.waitUntil(lambda: replay.place.is_last, timeout=5_000)
    qtbot.waitUntil(lambda: not page.playback.is_playing)
    assert bar.play_button.sign is Sign.PLAY
    bar.play_button.click()
    assert replay.place.is_first
    assert page.playback.is_playing
    bar.play_button.click()
    assert not page.playback.is_playing


@pytest.mark.parametrize("stop", ["step", "slider", "hide"])
def test_what_runs_stands_still_when_somebody_steps_in(page: ReplayPage, stop: str) -> None:
    page.playback.play()
    assert page.playback.is_playing
    if stop == "step":
        page.bar.on_button.click()
    elif stop == "slider":
        page.bar.slider.setValue(20)
    else:
        page.hide()
    assert not page.playback.is_playing


def test_a_playback_shows_the_end_of_a_round_longer(qtbot: QtBot, match: Match) -> None:
    replay, playback = Replay(match), Playback(step=0)
    seen: list[int] = []
    replay.changed.connect(lambda *_: seen.append(replay.place.moment))
    playback.follow(replay)
    playback.play()
    qtbot.waitUntil(lambda: replay.place.is_last, timeout=20_000)
    assert seen == list(range(1, replay.place.moments))
    assert not playback.is_playing


def test_open_hands_show_every_seat_and_a_click_puts_one_into_the_rack(page: ReplayPage) -> None:
    replay, hands = replay_of(page), page.hands
    assert not hands.isVisible()
    QTest.keyClick(page, Qt.Key.Key_O)
    assert hands.isVisible()
    assert page.bar.hands_button.isChecked()
    click(hands, hands.cell(2).center().toPoint())
    assert page.board.view is not None
    assert page.board.view.viewer == 2
    assert page.board.view.hand == replay.hands()[2].tiles
    for hand in replay.hands():
        for each in hand.tiles:
            assert str(each.tile) in hands.accessibleDescription()
    page.bar.hands_button.click()
    assert not hands.isVisible()
    assert page.board.view.viewer == 0


def test_open_hands_fit_their_strip_at_every_width(page: ReplayPage) -> None:
    replay_of(page).set_hands_open(True)
    for width in (760, 980, 1500):
        page.resize(width, 700)
        cells = [page.hands.cell(place) for place in range(3)]
        for cell in cells:
            assert page.hands.rect().toRectF().contains(cell)
        assert not any(a.intersects(b) for a in cells for b in cells if a is not b)


def test_the_bar_says_what_has_happened(page: ReplayPage, match: Match) -> None:
    replay, status = replay_of(page), page.bar.status
    starter = match.seats[match.branch(1, 0).round.seat].name
    assert starter in status.text()
    told = set()
    while replay.place.action < replay.place.actions:
        replay.step(1)
        told.add(status.text())
        assert status.text()
    assert len(told) > 10
    assert "round" in status.text()
    replay.go_to(replay.place.moments - 1)
    assert "match" in status.text()


def test_nothing_done_on_the_board_changes_the_replay(page: ReplayPage) -> None:
    replay, board = replay_of(page), page.board
    replay.go_to_action(2, 6)
    before = replay.view()
    tile = before.hand[0].tile
    board.select(tile)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F, Qt.Key.Key_1, Qt.Key.Key_D):
        press(page, key)
    click(board.viewport(), board.place_of_boneyard())
    assert replay.view() == before


def test_escape_leaves_the_replay(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        press(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        page.bar.close_button.click()


def test_a_line_that_is_looked_at_has_the_arrows_for_itself(page: ReplayPage) -> None:
    replay = replay_of(page)
    replay.go_to_action(1, 10)
    page.board.inspect_line(0)
    press(page, Qt.Key.Key_Right)
    assert replay.place.action == 10
    press(page, Qt.Key.Key_Escape)
    assert page.board.inspected is None
    press(page, Qt.Key.Key_Right)
    assert replay.place.action == 11


def test_whose_the_first_turn_is_is_told_to_the_person_who_has_it(page: ReplayPage, match: Match) -> None:
    replay, told = replay_of(page), {}
    for number in range(1, len(match.rounds) + 1):
        replay.go_to_round(number)
        told[replay.view().to_move] = page.bar.status.text()
    assert told == {
        0: "The round begins: the first turn is yours.",
        1: "The round begins: the first turn is Seat 2’s.",
        2: "The round begins: the first turn is Seat 3’s.",
    }
