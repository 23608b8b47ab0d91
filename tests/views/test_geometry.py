"""The table's layout: what it promises for every state that a game can come to."""

import math
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mextrain_qt.bench.layout_faults import faults, moved
from mextrain_qt.bench.layout_rounds import Lines, computer_rounds, random_rounds
from mextrain_qt.views.table import fit as fitting
from mextrain_qt.views.table.clearance import distance_apart, overlaps
from mextrain_qt.views.table.geometry import Fit, LineLayout, Placed, Shape, TableLayout, lay_out
from mextrain_qt.views.table.skyline import SECTORS, Skyline

TABLES = ((724, 460), (980, 560), (1620, 840))
USUAL = (980, 560)

ALONG, ACROSS, SPUR = Shape.ALONG, Shape.ACROSS, Shape.SPUR


def lines_of(*texts: str) -> list[list[Shape]]:
    """Lines written as one letter a tile: ``a`` along, ``x`` across, ``s`` a spur."""
    shapes = {"a": ALONG, "x": ACROSS, "s": SPUR}
    return [[shapes[letter] for letter in text] for text in texts]


def turned(one: float, other: float) -> float:
    """The angle between two headings, in degrees."""
    return abs(math.degrees(math.remainder(one - other, 2 * math.pi)))


def played(states: Sequence[Lines], width: float, height: float) -> list[tuple[TableLayout, Fit]]:
    """A round laid out tile by tile."""
    laid: list[tuple[TableLayout, Fit]] = []
    for lines in states:
        laid.append(lay_out(lines, width, height, previous=laid[-1][1] if laid else None))
    return laid


@st.composite
def tables(draw: st.DrawFn) -> list[list[Shape]]:
    """Lines as any game could leave them: at most 190 tiles, no double next to another."""
    left = 189
    lines = []
    spurs = draw(st.booleans())
    for _ in range(draw(st.integers(3, 9))):
        longest = draw(st.sampled_from((0, 3, 8, 15, 30, 95)))
        length = draw(st.integers(0, min(longest, left)))
        left -= length
        line: list[Shape] = []
        while len(line) < length:
            after = line[-1] if line else ACROSS
            if after is ACROSS and line and spurs:
                line.append(SPUR)
            elif after is ALONG and draw(st.integers(0, 5)) == 0:
                line.append(ACROSS)
            else:
                line.append(ALONG)
        lines.append(line)
    return lines


@given(tables(), st.sampled_from(TABLES))
@settings(max_examples=60)
def test_no_table_has_a_fault_whatever_lies_on_it(lines: list[list[Shape]], size: tuple[int, int]) -> None:
    layout, _ = lay_out(lines, *size)
    assert faults(layout, *size) == set()
    assert [len(line.tiles) for line in layout.lines] == [len(line) for line in lines]
    assert [tile.shape for line in layout.lines for tile in line.tiles] == [s for line in lines for s in line]


@pytest.mark.parametrize("size", TABLES)
def test_random_rounds_are_laid_out_without_a_fault_from_the_first_tile_to_the_last(
    size: tuple[int, int],
) -> None:
    for first in (0, 38, 74):
        for states in random_rounds(first, 1, seed=3):
            for layout, _ in played(states, *size)[::3]:
                assert faults(layout, *size) == set()


def test_one_line_may_take_nearly_the_whole_of_the_largest_set() -> None:
    lines = lines_of("aaaaax" * 30, "a", "", "aa", "", "", "a", "", "a")
    for size in TABLES:
        layout, _ = lay_out(lines, *size)
        assert faults(layout, *size) == set()


@pytest.mark.parametrize("seats", range(2, 9))
def test_tiles_are_large_enough_at_the_end_of_a_round_of_computer_players(seats: int) -> None:
    units = [played(states, *USUAL)[-1][0].unit for states in computer_rounds(seats, 0, 3, seed=5)]
    assert min(units) >= 20


def test_within_a_round_tiles_never_grow_and_lines_never_loosen() -> None:
    (states,) = computer_rounds(4, 0, 1, seed=11)
    for (_, before), (_, after) in pairwise(played(states, *USUAL)):
        assert after.unit <= before.unit
        assert fitting.PITCHES[after.pitch] <= fitting.PITCHES[before.pitch]


def test_a_tile_once_laid_moves_little_when_others_grow() -> None:
    (states,) = computer_rounds(4, 1, 1, seed=11)
    ways = sorted(
        way for (before, _), (after, _) in pairwise(played(states, *USUAL)) for way in moved(before, after)
    )
    assert ways[len(ways) // 2] < 0.1
    assert ways[int(0.9 * len(ways))] < 1.5


def test_a_table_laid_out_again_stays_as_it_was() -> None:
    (states,) = computer_rounds(5, 0, 1, seed=2)
    layout, fit = played(states, *USUAL)[-1]
    assert lay_out(states[-1], *USUAL, previous=fit) == (layout, fit)


def test_lines_begin_straight_down_and_go_round_clockwise() -> None:
    for count in range(3, 10):
        layout, _ = lay_out([()] * count, *USUAL)
        x, y = layout.centre
        for place, line in enumerate(layout.lines):
            expected = math.pi / 2 + place * 2 * math.pi / count
            assert turned(line.spoke, expected) < 1e-6
            assert turned(math.atan2(line.stall[1] - y, line.stall[0] - x), expected) < 1e-6
            free = line.end.along
            assert turned(free.heading, expected) < 1e-6
            assert turned(math.atan2(free.y - y, free.x - x), expected) < 1e-6
        assert layout.lines[0].end.along.x == pytest.approx(x)
        assert layout.lines[0].end.along.y > y
        assert layout.lines[1].end.along.x < x


def test_short_lines_are_straight_spokes_of_the_largest_tiles() -> None:
    layout, fit = lay_out(lines_of("a", "aa", "a", "aa", "a"), *USUAL)
    assert layout.unit == 34
    assert (fit.x, fit.y) == (490, 280)
    for line in layout.lines:
        assert all(turned(tile.heading, line.spoke) < 2 for tile in line.tiles)


def test_a_tile_lands_where_the_free_place_was() -> None:
    before, fit = lay_out(lines_of("a", "a", "", "a"), *USUAL)
    after, _ = lay_out(lines_of("a", "aa", "", "a"), *USUAL, previous=fit)
    free, tile = before.lines[1].end.along, after.lines[1].tiles[-1]
    assert math.dist((free.x, free.y), (tile.x, tile.y)) < 0.05 * before.unit
    assert before.lines[0].tiles == after.lines[0].tiles


def test_a_double_lands_where_the_free_place_for_doubles_was() -> None:
    before, fit = lay_out(lines_of("a", "a", "", "a"), *USUAL)
    after, _ = lay_out(lines_of("a", "ax", "", "a"), *USUAL, previous=fit)
    free, tile = before.lines[1].end.across, after.lines[1].tiles[-1]
    assert math.dist((free.x, free.y), (tile.x, tile.y)) < 0.05 * before.unit


def test_a_double_takes_one_half_tile_of_its_line_and_lies_across() -> None:
    layout, _ = lay_out(lines_of("", "axa", "", ""), *USUAL)
    first, double, last = layout.lines[1].tiles
    unit = layout.unit
    assert double.shape.length == 1
    assert double.shape.width == 2
    assert math.dist((first.x, first.y), (double.x, double.y)) == pytest.approx(1.57 * unit, abs=0.1 * unit)
    assert math.dist((double.x, double.y), (last.x, last.y)) == pytest.approx(1.57 * unit, abs=0.1 * unit)


def test_a_spur_lies_beside_its_double_and_the_line_goes_on_from_the_double() -> None:
    waiting, fit = lay_out(lines_of("a", "ax", "a", "a"), *USUAL)
    place = waiting.lines[1].end.beside
    assert place is not None
    assert place.shape is SPUR
    layout, fit = lay_out(lines_of("a", "axs", "a", "a"), *USUAL, previous=fit)
    double, spur = layout.lines[1].tiles[-2:]
    assert math.dist((spur.x, spur.y), (place.x, place.y)) < 0.05 * layout.unit
    assert spur.heading == double.heading
    assert layout.lines[1].end.beside is None
    layout, _ = lay_out(lines_of("a", "axsa", "a", "a"), *USUAL, previous=fit)
    double, spur, following = layout.lines[1].tiles[-3:]
    reach = math.dist((double.x, double.y), (following.x, following.y))
    assert reach == pytest.approx(1.57 * layout.unit, abs=0.15 * layout.unit)
    assert turned(following.heading, double.heading) < 40


def test_only_a_line_that_ends_in_a_double_has_a_place_for_a_spur() -> None:
    layout, _ = lay_out(lines_of("ax", "axs", "a", ""), *USUAL)
    assert [line.end.beside is not None for line in layout.lines] == [True, False, False, False]


def off_the_bed(line: LineLayout, tile: Placed) -> float:
    """How far a tile's middle is from the middle of its line's bed."""

    def away(a: tuple[float, float], b: tuple[float, float]) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = dx * dx + dy * dy
        part = 0.0 if length == 0 else ((tile.x - a[0]) * dx + (tile.y - a[1]) * dy) / length
        part = min(max(part, 0.0), 1.0)
        return math.dist((tile.x, tile.y), (a[0] + part * dx, a[1] + part * dy))

    return min(away(a, b) for a, b in pairwise(line.bed))


def test_tiles_lie_on_the_bed_of_their_line() -> None:
    (states,) = computer_rounds(4, 0, 1, seed=4)
    layout, _ = lay_out(states[-1], *USUAL)
    for line in layout.lines:
        for tile in (*line.tiles, line.end.along):
            assert off_the_bed(line, tile) < 0.25 * layout.unit


def test_a_bed_starts_at_the_hub_and_ends_within_the_free_place() -> None:
    (states,) = computer_rounds(6, 0, 1, seed=4)
    layout, _ = lay_out(states[-1], *USUAL)
    for line in layout.lines:
        away = math.dist(line.bed[0], layout.centre)
        assert layout.hub_radius < away < layout.hub_radius + 0.75 * layout.unit
        past = math.dist(line.bed[-1], (line.end.along.x, line.end.along.y))
        assert past < 0.5 * layout.unit


def test_beds_are_smooth() -> None:
    (states,) = computer_rounds(8, 0, 1, seed=4)
    layout, _ = lay_out(states[-1], *USUAL)
    for line in layout.lines:
        headings = [math.atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(line.bed)]
        assert all(turned(one, other) < 13 for one, other in pairwise(headings))


def test_tiles_stay_off_the_hub() -> None:
    for seats in (2, 5, 8):
        (states,) = computer_rounds(seats, 0, 1, seed=6)
        layout, _ = lay_out(states[-1], *USUAL)
        for line in layout.lines:
            for tile in line.tiles:
                for corner in tile.corners(layout.unit):
                    assert math.dist(corner, layout.centre) > 0.97 * layout.hub_radius


def test_another_table_starts_afresh_but_stays_wound_up() -> None:
    (states,) = computer_rounds(4, 0, 1, seed=8)
    _, fit = played(states, *USUAL)[-1]
    layout, larger = lay_out(states[-1], 1620, 840, previous=fit)
    assert larger.unit > fit.unit
    assert larger.pitch == fit.pitch
    assert faults(layout, 1620, 840) == set()


def test_the_largest_tiles_grow_with_the_table_and_may_be_limited() -> None:
    lines = lines_of("a", "a", "a")
    assert lay_out(lines, 1960, 1120)[0].unit == 68
    assert lay_out(lines, *USUAL, max_unit=20)[0].unit == 20


@pytest.mark.parametrize("size", [(120, 120), (150, 900), (300, 300), (2000, 200), (5000, 3000)])
def test_tables_of_odd_shapes_hold_everything_too(size: tuple[int, int]) -> None:
    (states,) = computer_rounds(4, 0, 1, seed=9)
    layout, _ = lay_out(states[-1], *size)
    assert faults(layout, *size) <= {"too small"}


def test_a_warm_state_costs_at_most_three_drawings() -> None:
    (states,) = computer_rounds(6, 0, 1, seed=10)
    laid = played(states[:40], *USUAL)
    fit = laid[-1][1]
    for lines in states[40:]:
        before = fitting._drawn.cache_info().misses
        _, fit = lay_out(lines, *USUAL, previous=fit)
        assert fitting._drawn.cache_info().misses - before <= 3


def test_a_table_without_lines_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one line"):
        lay_out([], *USUAL)


@pytest.mark.parametrize("size", [(0, 500), (500, 99), (float("nan"), 500)])
def test_a_table_too_small_for_anything_is_refused(size: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="too small"):
        lay_out([()] * 3, *size)


def test_tiles_touch_when_their_corners_reach_into_each_other() -> None:
    tile = Placed(0, 0, 0, ALONG)
    assert distance_apart(tile, Placed(2.1, 0, 0, ALONG)) == pytest.approx(0.1)
    assert distance_apart(tile, Placed(1.6, 0, 0, ACROSS)) == pytest.approx(0.1)
    assert distance_apart(tile, Placed(1.6, 0, math.pi / 2, ALONG)) == pytest.approx(0.1)
    # Turned by half a right angle, its corner reaches in; a little farther away it does not.
    diagonal = 1.5 / math.sqrt(2)
    assert distance_apart(tile, Placed(0, 0.5 + diagonal - 0.05, math.pi / 4, ALONG)) < 0
    assert distance_apart(tile, Placed(0, 0.5 + diagonal + 0.05, math.pi / 4, ALONG)) > 0


def test_lines_that_would_lie_on_each_other_are_drawn_farther_apart() -> None:
    # Far more doubles than any set has, so that they meet at every turn.
    lines = lines_of(
        "axa", "axaxaxaxaxaxaxax", "", "", "axaxaxaxaxaxaxaxaxaxaxaaxaxaxaxaxaxaxaxaxaxaxaxaxaxaxa",
        "axaxaxaxa", "axaxaxaxaxaxaax", "axaaxaxaxax", "",
    )  # fmt: skip
    layout, fit = lay_out(lines, *USUAL)
    assert fit.pitch < len(fitting.PITCHES) - 1
    assert faults(layout, *USUAL) == set()


@given(
    st.lists(
        st.builds(
            Placed,
            st.floats(-6, 6),
            st.floats(-6, 6),
            st.floats(-10, 10),
            st.sampled_from(Shape),
        ),
        max_size=20,
    )
)
def test_overlaps_are_those_of_all_pairs_compared(tiles: list[Placed]) -> None:
    found = {(tiles.index(one), tiles.index(other)) for one, other in overlaps(tiles)}
    slowly = {
        (tiles.index(one), tiles.index(other))
        for one, other in combinations(tiles, 2)
        if distance_apart(one, other) < 0
    }
    assert found == slowly


def test_a_skyline_is_seen_on_across_the_place_where_it_closes() -> None:
    sector = 2 * math.pi / SECTORS
    for place in range(SECTORS):
        skyline = Skyline()
        skyline.build(place + SECTORS, place + SECTORS, 5.0)
        angle = (place - 3) * sector + 2 * math.pi
        assert skyline.climb(5.0, angle, math.pi, 2.0, 0.1) == pytest.approx(2.0 / (3 * sector) / 5.0)
        assert skyline.climb(5.0, angle, math.pi, 2.0, 9.0) == 9.0
