"""The layout's bench: what it calls a fault, what it prints, and that it goes on where it stopped."""

import argparse
import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from mextrain_qt.bench import layout as bench
from mextrain_qt.bench.layout_faults import KINDS, faults, moved, sharpest
from mextrain_qt.bench.layout_rounds import computer_rounds, random_rounds
from mextrain_qt.views.table.geometry import LineLayout, Placed, Shape, TableLayout, lay_out

SIZE = (980.0, 560.0)
LINES = [[Shape.ALONG] * 3, [Shape.ALONG, Shape.ACROSS], [Shape.ALONG], []]


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(given)


def changed(layout: TableLayout, line: int, **values: object) -> TableLayout:
    """The layout with one line changed."""
    lines = list(layout.lines)
    lines[line] = replace(lines[line], **values)  # type: ignore[arg-type]
    return replace(layout, lines=tuple(lines))


@pytest.fixture
def layout() -> TableLayout:
    return lay_out(LINES, *SIZE)[0]


def test_a_sound_layout_has_no_faults(layout: TableLayout) -> None:
    assert faults(layout, *SIZE) == set()


def test_tiles_on_each_other_are_a_fault(layout: TableLayout) -> None:
    tiles = layout.lines[0].tiles
    assert "overlap" in faults(changed(layout, 2, tiles=(tiles[1],)), *SIZE)


def test_a_tile_over_the_edge_is_a_fault(layout: TableLayout) -> None:
    tile = replace(layout.lines[2].tiles[0], x=SIZE[0] - 5)
    found = faults(changed(layout, 2, tiles=(tile,)), *SIZE)
    assert "off the table" in found


def test_small_tiles_are_a_fault() -> None:
    assert faults(lay_out(LINES, *SIZE, max_unit=8.75)[0], *SIZE) == {"too small"}


def test_a_free_place_beneath_a_tile_is_a_fault(layout: TableLayout) -> None:
    covering = layout.lines[0].end.along
    assert "end covered" in faults(changed(layout, 2, tiles=(covering,)), *SIZE)


def test_two_free_places_at_one_spot_are_a_fault(layout: TableLayout) -> None:
    assert "ends too close" in faults(changed(layout, 3, end=layout.lines[2].end), *SIZE)


def test_a_sharp_bend_is_a_fault(layout: TableLayout) -> None:
    last = layout.lines[0].tiles[-1]
    bent = replace(last, heading=last.heading + math.radians(50))
    tiles = (*layout.lines[0].tiles[:-1], bent)
    assert "sharp bend" in faults(changed(layout, 0, tiles=tiles), *SIZE)


def test_the_sharpest_bend_leaves_spurs_out() -> None:
    end = lay_out([[], [], []], *SIZE)[0].lines[0].end
    spur = Placed(0, 0, math.pi / 2, Shape.SPUR)
    end = replace(end, along=replace(end.along, heading=0.1))
    line = LineLayout((Placed(0, 0, 0, Shape.ACROSS), spur), end, (), (0, 0), 0)
    assert sharpest(TableLayout(30, (0, 0), 50, (line,))) == pytest.approx(math.degrees(0.1))


def test_moves_are_counted_in_half_tiles(layout: TableLayout) -> None:
    tile = layout.lines[2].tiles[0]
    after = changed(layout, 2, tiles=(replace(tile, x=tile.x + 3 * layout.unit),))
    ways = moved(layout, after)
    assert max(ways) == pytest.approx(3)
    assert sorted(ways)[:-1] == [0] * (len(ways) - 1)


def test_the_same_number_gives_the_same_round() -> None:
    (first,) = random_rounds(17, 1, seed=1)
    (second,) = random_rounds(17, 1, seed=1)
    assert first == second
    assert next(computer_rounds(3, 4, 1, seed=1)) == next(computer_rounds(3, 4, 1, seed=1))


def test_random_rounds_have_all_seats_sets_and_kinds_of_tiles() -> None:
    rounds = list(random_rounds(63, 28, seed=1))
    assert {len(states[0]) for states in rounds} == set(range(3, 10))
    assert {shape for states in rounds for line in states[-1] for shape in line} == set(Shape)
    assert all(line == () for states in rounds for line in states[0])
    assert max(len(line) for states in rounds for line in states[-1]) > 50


def test_the_bench_prints_figures_and_finds_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "_PORTION", 2)
    assert bench.run(arguments("--rounds", "1", "--computer-rounds", "0", "--json")) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["random"]["faults"] == dict.fromkeys(KINDS, 0)
    assert set(report["random"]["least_unit"]) == set(bench.TABLES)
    assert report["random"]["rounds"] > 0


def test_the_bench_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "verify" / "layout.json"
    monkeypatch.setattr(bench, "_STATE", kept)
    monkeypatch.setattr(bench, "_SEATS", range(2, 4))
    monkeypatch.setattr(bench, "_PORTION", 2)
    first = ("--rounds", "2", "--computer-rounds", "2", "--keep")
    assert bench.run(arguments(*first)) == 0
    before = json.loads(kept.read_text("utf-8"))
    shown = capsys.readouterr().out
    assert "2 seats" in shown
    assert "faults: overlap 0" in shown
    # Nothing is left to play, so nothing is played again.
    monkeypatch.setattr(bench, "random_rounds", None)
    monkeypatch.setattr(bench, "computer_rounds", None)
    assert bench.run(arguments(*first)) == 0
    assert json.loads(kept.read_text("utf-8")) == before
    assert capsys.readouterr().out == shown
    # What another layout has found is forgotten.
    kept.write_text(json.dumps(before | {"code": "another"}), "utf-8")
    monkeypatch.undo()
    monkeypatch.setattr(bench, "_STATE", kept)
    assert bench.run(arguments("--rounds", "0", "--computer-rounds", "0", "--keep")) == 0
    assert capsys.readouterr().out.startswith("random rounds: 0 ")


def test_a_fault_ends_the_bench_with_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "faults", lambda layout, width, height: {"overlap"})
    monkeypatch.setattr(bench, "_PORTION", 1)
    assert bench.run(arguments("--rounds", "1", "--computer-rounds", "0")) == 1
    assert "overlap 0" not in capsys.readouterr().out


def test_a_number_of_rounds_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("--rounds", "-3")
    assert "'-3' is not a whole number from 0 on" in capsys.readouterr().err
