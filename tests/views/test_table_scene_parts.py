"""The parts the scene is made of: motion, camera, ribbons, the straight line of the panel."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import Lie
from mextrain_qt.views.table.animator import Animator
from mextrain_qt.views.table.camera import MOST, Camera
from mextrain_qt.views.table.inspector_layout import straight
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.redraws import Redraws
from mextrain_qt.views.table.ribbon import distance, resampled, ribbon

BEND = [(0.0, 0.0), (40.0, 0.0), (80.0, 10.0), (110.0, 40.0), (120.0, 80.0)]


def test_a_motion_of_no_duration_is_over_at_once(qtbot: QtBot) -> None:
    animator = Animator()
    steps: list[float] = []
    ends: list[str] = []
    animator.start("tile", 0, steps.append, done=lambda: ends.append("tile"))
    assert steps == [1.0]
    assert ends == ["tile"]
    assert not animator.is_moving


def test_a_motion_ends_at_one_and_then_is_done(qtbot: QtBot) -> None:
    animator = Animator()
    steps: list[float] = []
    ends: list[int] = []
    animator.start("tile", 100, steps.append, done=lambda: ends.append(len(steps)))
    animator.advance(40)
    animator.advance(40)
    assert 0 < steps[0] < steps[1] < 1
    animator.advance(40)
    assert steps[-1] == 1.0
    assert ends == [3]
    assert not animator.is_moving


def test_another_motion_under_a_key_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    animator = Animator()
    first: list[float] = []
    second: list[float] = []
    animator.start("tile", 100, first.append)
    animator.start("tile", 100, second.append)
    animator.finish()
    assert first == []
    assert second == [1.0]


def test_a_delayed_motion_waits(qtbot: QtBot) -> None:
    animator = Animator()
    steps: list[float] = []
    animator.start("tile", 100, steps.append, delay=50)
    animator.advance(40)
    assert steps == []
    animator.advance(60)
    assert len(steps) == 1
    animator.clear()


def test_what_an_end_starts_is_played_to_its_end_too(qtbot: QtBot) -> None:
    animator = Animator()
    told: list[str] = []

    def again(left: int) -> None:
        told.append(f"{left}")
        if left:
            animator.start("tile", 10, lambda _: None, done=lambda: again(left - 1))

    animator.start("tile", 10, lambda _: None, done=lambda: again(2000))
    animator.finish()
    assert len(told) == 2001
    assert not animator.is_moving


@given(zoom=st.floats(0.4, 4), x=st.floats(0, 980), y=st.floats(0, 580), pan=st.floats(-300, 300))
def test_zooming_keeps_the_point_under_the_pointer_unless_the_table_would_leave(
    zoom: float, x: float, y: float, pan: float
) -> None:
    camera = Camera(980, 580).panned(pan, 0)
    table = camera.to_table(x, y)
    nearer = camera.zoomed(zoom, x, y)
    assert 0.5 <= nearer.zoom <= MOST
    seen = nearer.to_screen(*table)
    held = hypot(seen[0] - x, seen[1] - y) < 0.01
    at_limit = abs(nearer.pan_x) == pytest.approx(490 * nearer.zoom) or abs(nearer.pan_y) == pytest.approx(
        290 * nearer.zoom
    )
    assert held or at_limit
    assert nearer.fitted().is_fitted


@given(x=st.floats(-500, 500), y=st.floats(-500, 500))
def test_screen_and_table_are_each_others_inverse(x: float, y: float) -> None:
    camera = Camera(980, 580).zoomed(1.7, 200, 100).panned(15, -40)
    assert camera.to_table(*camera.to_screen(x, y)) == (pytest.approx(x), pytest.approx(y))


def test_a_turn_goes_the_short_way_round() -> None:
    half = Pose(0, 0, 350).towards(Pose(0, 0, 10), 0.5)
    assert half.turn % 360 == pytest.approx(0)
    assert Pose(0, 0, 10).towards(Pose(0, 0, 350), 1.0).turn == 350


def test_a_ribbon_covers_its_curve_and_is_as_wide_as_asked() -> None:
    path = ribbon(BEND, 20)
    for x, y in resampled(BEND, 30):
        assert path.contains(QPointF(x, y))
    assert path.contains(QPointF(20, 9))
    assert not path.contains(QPointF(20, 11))
    assert path.contains(QPointF(-8, 0)), "a round end"
    assert not path.contains(QPointF(-9, 9))


def test_resampling_keeps_the_ends_and_spreads_the_points_evenly() -> None:
    points = resampled(BEND, 25)
    assert points[0] == BEND[0]
    assert points[-1] == (pytest.approx(120), pytest.approx(80))
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    assert max(steps) < 1.25 * min(steps)


def test_the_distance_to_a_curve_is_that_to_its_nearest_point() -> None:
    assert distance(BEND, 20, 30) == pytest.approx(30)
    assert distance(BEND, -3, -4) == pytest.approx(5)


@given(
    lies=st.lists(st.sampled_from([Lie.ALONG, Lie.ALONG, Lie.ALONG, Lie.ACROSS, Lie.SPUR]), max_size=60),
    width=st.floats(300, 1500),
    height=st.floats(200, 900),
)
def test_an_inspected_line_wraps_in_rows_from_the_engine_outward(
    lies: list[Lie], width: float, height: float
) -> None:
    laid = straight(lies, width, height, 38, 30)
    assert len(laid.places) == len(lies) + 1
    assert laid.width <= max(width, 4 * laid.half)
    assert laid.height <= height or laid.half <= 10
    before = (-1.0, -1.0)
    for place, lie in zip(laid.places, (Lie.ACROSS, *lies), strict=True):
        row = place[1] + (0.5 * laid.half if lie is Lie.SPUR else 0.0)
        assert (row, place[0]) > before
        before = (row, place[0])


def test_what_can_wait_is_drawn_in_its_order_when_there_is_time(qtbot: QtBot) -> None:
    redraws = Redraws()
    drawn: list[str] = []
    redraws.add("a", lambda: drawn.append("a"))
    redraws.add("b", lambda: drawn.append("old b"))
    redraws.add("c", lambda: drawn.append("c"))
    redraws.add("b", lambda: drawn.append("b"))
    redraws.drop("c")
    assert drawn == []
    qtbot.waitUntil(lambda: drawn == ["a", "b"], timeout=2000)


def test_what_is_cleared_is_never_drawn(qtbot: QtBot) -> None:
    redraws = Redraws()
    drawn: list[str] = []
    redraws.add("a", lambda: drawn.append("a"))
    redraws.clear()
    redraws.finish()
    assert drawn == []
