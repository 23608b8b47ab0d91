"""What plots are made of: round numbers along the axes, colours that can be told apart, means and bars."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QPalette

from mextrain_qt.views.history.histogram import MOST_BARS, counted
from mextrain_qt.views.history.points_plot import moving_means
from mextrain_qt.views.plots.colours import plot_colours
from mextrain_qt.views.plots.scale import exact_scale, round_scale, round_step
from mextrain_qt.views.theme import contrast

numbers = st.floats(min_value=-1e6, max_value=1e6)


@given(numbers, numbers, st.integers(1, 12))
@example(-5e-324, 0.0, 1)
@example(-5e-324, 0.0, 2)
@example(1e6 - 1e-9, 1e6, 12)
def test_an_axis_holds_its_figures_and_ends_on_marks(low: float, high: float, most: int) -> None:
    scale = round_scale(low, high, most)
    slack = scale.step * 1e-6
    assert scale.low <= low + slack
    assert scale.high >= high - slack
    assert scale.ticks[0] == pytest.approx(scale.low)
    assert scale.ticks[-1] == pytest.approx(scale.high)
    assert 2 <= len(scale.ticks) <= most + 3


@given(st.floats(min_value=1e-6, max_value=1e9))
def test_steps_are_round_numbers(least: float) -> None:
    step = round_step(least)
    assert step >= least * (1 - 1e-9)
    assert step <= least * 2.5 * (1 + 1e-6)
    assert float(f"{step:e}".split("e")[0]) in (1, 2, 5)


@given(st.integers(0, 1000), st.integers(1, 1000), st.integers(1, 10))
def test_marks_of_an_exact_axis_lie_within_it(low: int, span: int, most: int) -> None:
    scale = exact_scale(low + 0.5, low + span + 0.5, most)
    assert (scale.low, scale.high) == (low + 0.5, low + span + 0.5)
    assert all(scale.low <= tick <= scale.high and tick == int(tick) for tick in scale.ticks)


@given(st.lists(st.integers(0, 900), max_size=80))
def test_every_round_falls_into_one_bar(points: list[int]) -> None:
    width, bars = counted(tuple(points))
    assert sum(bars) == sum(each > 0 for each in points)
    assert len(bars) <= MOST_BARS
    for place, count in enumerate(bars):
        assert count == sum(place * width < each <= (place + 1) * width for each in points)


def test_a_moving_mean_takes_in_the_last_rounds_alone() -> None:
    assert moving_means((1, 2, 3, 4, 5), 3) == [2, 3, 4]
    assert moving_means((1, 2), 3) == []


@pytest.mark.parametrize(("ground", "ink"), [("#ffffff", "#1c1e1d"), ("#1f2122", "#eceae4")])
def test_figures_stand_out_from_a_light_and_a_dark_ground(ground: str, ink: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    palette.setColor(QPalette.ColorRole.Text, QColor(ink))
    colours = plot_colours(palette)
    for figure in (colours.first, colours.second, colours.good, colours.bad):
        assert contrast(figure, colours.ground) >= 3
    assert contrast(colours.ink, colours.ground) >= 4.5
    assert contrast(colours.muted, colours.ground) >= 4.5
