"""Everything a mouse does at the table works with a finger, and two fingers zoom."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.model.actions import DRAW
from mextrain_qt.views.long_press import LongPress
from tests.views.builders import Table
from tests.views.mouse import NONE, pick_up
from tests.views.table_fixtures import Sitting

pytestmark = pytest.mark.gui

Sit = Callable[..., Sitting]


@pytest.fixture(scope="session")
def screen(qapp: object) -> QPointingDevice:
    """A touch screen; Qt keeps every one that was made."""
    return QTest.createTouchDevice()


@pytest.fixture(autouse=True)
def taps_are_single(qapp: QApplication) -> Iterator[None]:
    """A tap is not the second of a double one because the test before ended with one."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fingers need not be held for long."""
    monkeypatch.setattr(QStyleHints, "mousePressAndHoldInterval", lambda hints: 1)


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    def start(until: Callable[[Table], bool] = lambda table: table.is_persons_turn) -> Sitting:
        table = Table()
        table.play_until(until)
        # Fingers do not reach beyond the screen, which is small here.
        return Sitting(qtbot, table, size=(780, 640))

    return start


def has_one_place(table: Table) -> bool:
    """Whether the person is to move and has a tile that can go to one line alone."""
    view = table.view()
    return table.is_persons_turn and any(len(view.lines_for(each.tile)) == 1 for each in view.hand)


class Finger:
    """A finger on a widget."""

    def __init__(self, on: QWidget, screen: QPointingDevice, number: int = 0) -> None:
        self._on, self._screen, self._number = on, screen, number

    def press(self, at: QPoint) -> None:
        QTest.touchEvent(self._on, self._screen).press(self._number, at, self._on).commit()

    def move(self, to: QPoint) -> None:
        QTest.touchEvent(self._on, self._screen).move(self._number, to, self._on).commit()

    def lift(self, at: QPoint) -> None:
        QTest.touchEvent(self._on, self._screen).release(self._number, at, self._on).commit()

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.lift(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        for step in range(1, 9):
            self.move(start + (end - start) * step / 8)
        self.lift(end)


def pinch(on: QWidget, screen: QPointingDevice, middle: QPoint, apart: int, to: int) -> None:
    """Two fingers around a point go from one distance to another."""

    def places(distance: float) -> tuple[QPoint, QPoint]:
        half = QPointF(distance / 2, 0)
        return (QPointF(middle) - half).toPoint(), (QPointF(middle) + half).toPoint()

    left, right = places(apart)
    QTest.touchEvent(on, screen).press(0, left, on).press(1, right, on).commit()
    for step in range(1, 9):
        left, right = places(apart + (to - apart) * step / 8)
        QTest.touchEvent(on, screen).move(0, left, on).move(1, right, on).commit()
    QTest.touchEvent(on, screen).release(0, left, on).release(1, right, on).commit()


def test_a_tap_selects_a_tile(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    tile = sitting.view.hand[2].tile
    Finger(sitting.felt, screen).tap(sitting.board.place_of_tile(tile))
    assert sitting.board.selected() is tile


def test_two_taps_play_a_tile_that_has_one_place(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit(has_one_place)
    QApplication.setDoubleClickInterval(400)
    tile = sitting.tile_for(1)
    line = sitting.view.lines_for(tile)[0]
    finger = Finger(sitting.felt, screen)
    finger.tap(sitting.board.place_of_tile(tile))
    finger.tap(sitting.board.place_of_tile(tile))
    assert sitting.asked == [("play", tile, line)]


def test_a_tile_is_dragged_to_the_end_of_a_line(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    play = next(action for action in sitting.view.legal if hasattr(action, "tile"))
    place = sitting.board.place_of_line_end(play.line)
    Finger(sitting.felt, screen).drag(sitting.board.place_of_tile(play.tile), place)
    assert sitting.asked == [("play", play.tile, play.line)]


def test_a_tile_is_moved_within_the_rack(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    first, third = sitting.view.hand[0].tile, sitting.view.hand[2].tile
    Finger(sitting.felt, screen).drag(sitting.board.place_of_tile(first), sitting.board.place_of_tile(third))
    assert sitting.view.hand[2].tile is first


def test_the_boneyard_is_drawn_from_with_a_tap(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit(lambda table: table.is_persons_turn and table.match.round.legal_actions() == (DRAW,))
    Finger(sitting.felt, screen).tap(sitting.board.place_of_boneyard())
    assert sitting.asked[0] == ("draw",)


def test_a_tap_on_a_line_shows_the_whole_of_it_and_one_beside_closes_it(
    sit: Sit, screen: QPointingDevice
) -> None:
    sitting = sit()
    finger = Finger(sitting.felt, screen)
    finger.tap(sitting.board.place_of_line(1))
    assert sitting.board.inspected == 1
    finger.tap(QPoint(4, 4))
    assert sitting.board.inspected is None


def test_a_finger_on_the_felt_moves_the_table(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    sitting.board.zoom_by(2.0)
    before = sitting.board.place_of_line(0)
    start = sitting.empty_felt()
    Finger(sitting.felt, screen).drag(start, start + QPoint(40, 30))
    moved = sitting.board.place_of_line(0) - before
    assert abs(moved.x() - 40) <= 5
    assert abs(moved.y() - 30) <= 5


def test_a_finger_held_on_a_tile_turns_it_round(
    hold: None, sit: Sit, screen: QPointingDevice, qtbot: QtBot
) -> None:
    sitting = sit()
    tile = sitting.view.hand[1].tile
    place = sitting.board.place_of_tile(tile)
    finger = Finger(sitting.felt, screen)
    finger.press(place)
    qtbot.waitUntil(lambda: bool(sitting.asked))
    finger.lift(place)
    assert sitting.asked == [("flip", tile)]


def test_a_finger_held_on_a_line_shows_the_whole_of_it(
    hold: None, sit: Sit, screen: QPointingDevice, qtbot: QtBot
) -> None:
    sitting = sit(has_one_place)
    tile = sitting.tile_for(1)
    line = sitting.view.lines_for(tile)[0]
    sitting.board.select(tile)
    place = sitting.board.place_of_line(line)
    finger = Finger(sitting.felt, screen)
    finger.press(place)
    qtbot.waitUntil(lambda: sitting.board.inspected == line)
    finger.lift(place)
    assert sitting.board.inspected == line
    assert sitting.asked == [], "a tap would have played the tile there"


def test_a_finger_that_carries_a_tile_turns_nothing_round(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    tile = sitting.view.hand[0].tile
    place = sitting.board.place_of_tile(tile)
    finger = Finger(sitting.felt, screen)
    finger.press(place)
    assert is_waiting(sitting)
    finger.move(place + QPoint(60, 0))
    assert not is_waiting(sitting)
    finger.lift(place + QPoint(60, 0))
    assert not any(asked[0] == "flip" for asked in sitting.asked)


def is_waiting(sitting: Sitting) -> bool:
    """Whether something will happen if the finger stays where it is."""
    return sitting.board.findChildren(LongPress)[0]._timer.isActive()


def test_a_mouse_that_is_held_still_does_nothing(sit: Sit) -> None:
    sitting = sit()
    pick_up(sitting.felt, sitting.board.place_of_tile(sitting.view.hand[0].tile))
    assert not is_waiting(sitting)
    QTest.mouseRelease(sitting.felt, Qt.MouseButton.LeftButton, NONE, QPoint(4, 4))


def test_two_fingers_zoom_in_and_out_about_their_middle(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    middle = sitting.board.place_of_line_end(0)
    pinch(sitting.felt, screen, middle, 100, 200)
    near = sitting.board.zoom()
    assert near > 1.4
    moved = sitting.board.place_of_line_end(0) - middle
    assert moved.manhattanLength() < 40
    pinch(sitting.felt, screen, middle, 200, 100)
    assert sitting.board.zoom() < near
    assert sitting.asked == []


# Qt says so once whenever the second finger of a pinch comes after the first has moved; the pinch works.
@pytest.mark.qt_log_ignore(r"QGestureManager::deliverEvents: could not find the target")
def test_a_second_finger_sends_a_carried_tile_home(sit: Sit, screen: QPointingDevice) -> None:
    sitting = sit()
    tile = sitting.view.hand[4].tile
    home = sitting.board.place_of_tile(tile)
    felt = sitting.felt
    Finger(felt, screen).press(home)
    Finger(felt, screen).move(home - QPoint(0, 200))
    assert sitting.board.table_scene.carried is tile
    other = home - QPoint(-100, 200)
    QTest.touchEvent(felt, screen).stationary(0).press(1, other, felt).commit()
    for step in range(1, 6):
        away = QPoint(12 * step, 0)
        QTest.touchEvent(felt, screen).move(0, home - QPoint(0, 200) - away, felt).move(
            1, other + away, felt
        ).commit()
    assert sitting.board.table_scene.carried is None
    QTest.touchEvent(felt, screen).release(0, home, felt).release(1, other, felt).commit()
    assert sitting.asked == []


def test_the_interval_is_the_desktops(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    press = LongPress(widget)
    assert press._timer.interval() == QGuiApplication.styleHints().mousePressAndHoldInterval()
