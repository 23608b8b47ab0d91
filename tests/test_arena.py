"""Contests: what follows from the seed, how they are played, and what their figures say."""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.arena.contest import Contest, RefusedContest
from mextrain_qt.arena.crews import CrewLost, alone, on_cluster, together
from mextrain_qt.arena.figures import figures, interval_of_mean, interval_of_share
from mextrain_qt.arena.playing import Result, play, play_match
from mextrain_qt.arena.progress import Progress
from mextrain_qt.arena.recording import play_recorded
from mextrain_qt.arena.state import RefusedState, StateFile
from mextrain_qt.model.options import Options, options_from_rules
from mextrain_qt.model.record import match_from

SHORT = options_from_rules({"set": 6, "rounds": 2})


def contest(
    *levels: str, deals: int = 3, seed: int = 1, paired: bool = False, options: Options = SHORT, **more: int
) -> Contest:
    return Contest(levels or ("planner", "casual"), options, deals, seed, paired, **more)


# What follows from the seed.


def test_the_same_seed_gives_the_same_matches() -> None:
    one, other = contest(), contest()
    assert [play(one, place) for place in range(3)] == [play(other, place) for place in range(3)]


def test_another_seed_gives_other_deals() -> None:
    deals = {contest(seed=seed).fixture(place).deal for seed in range(20) for place in range(5)}
    assert len(deals) == 100


def test_the_number_of_a_deal_is_pinned() -> None:
    """The first of seed 1, so that a seed says the same in every version and on every platform."""
    assert contest(seed=1).fixture(0).deal == 1915665841


def test_a_match_does_not_depend_on_those_before_it() -> None:
    whole = [play(contest("novice", "casual"), place) for place in range(3)]
    assert play(contest("novice", "casual"), 2) == whole[2]


def test_paired_deals_seat_every_player_everywhere_once() -> None:
    paired = contest("planner", "steady", "casual", deals=2, paired=True)
    assert paired.matches == 6
    fixtures = [paired.fixture(place) for place in range(6)]
    assert [fixture.deal for fixture in fixtures] == [fixtures[0].deal] * 3 + [fixtures[3].deal] * 3
    assert fixtures[0].deal != fixtures[3].deal
    for seat in range(3):
        assert {fixture.seating[seat] for fixture in fixtures[:3]} == {0, 1, 2}
    assert [fixture.seating for fixture in fixtures[:3]] == [fixture.seating for fixture in fixtures[3:]]


def test_results_are_told_by_player_wherever_the_player_sat() -> None:
    paired = contest("planner", "casual", "casual", deals=1, paired=True)
    for place in range(3):
        result, match = play_match(paired, place)
        seating = paired.fixture(place).seating
        for points, told in zip(match.points, result.points, strict=True):
            assert [told[entry] for entry in seating] == list(points)
        assert {seating[seat] for seat in match.winners} == set(result.winners)
        assert [seat.name for seat in match.seats] == [
            f"{paired.levels[entry]} {entry + 1}" for entry in seating
        ]


def test_a_master_with_a_number_of_rollouts_repeats_its_match() -> None:
    small = contest(
        "master", "planner", deals=1, options=options_from_rules({"set": 6, "rounds": 1}), rollouts=20
    )
    assert play(small, 0) == play(small, 0)


@pytest.mark.parametrize(
    ("levels", "more", "reason"),
    [
        (("planner", "genius"), {}, "there is no player 'genius'"),
        (("planner",), {}, "1 cannot play"),
        (("casual",) * 9, {}, "9 cannot play"),
        (("casual", "casual"), {"deals": 0}, "0 matches"),
        (("casual", "casual"), {"rollouts": 0}, "0 rollouts"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(
    levels: tuple[str, ...], more: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RefusedContest, match=reason):
        contest(*levels, **more)


@pytest.mark.parametrize("preset", ["salon", "station", "family"])
def test_a_record_of_a_match_can_be_replayed(preset: str) -> None:
    options = options_from_rules({"preset": preset, "set": 9, "rounds": 2})
    result, record = play_recorded(contest("planner", "novice", "steady", options=options), 1)
    again = match_from(json.loads(json.dumps(record)))
    assert again.is_over
    assert again.points == result.points
    assert again.winners == result.winners
    assert [seat["player"] for seat in record["seats"]] == ["planner", "novice", "steady"]
    assert [seat["name"] for seat in record["seats"]] == ["planner 1", "novice 2", "steady 3"]


# Crews.


def test_several_processes_play_the_same_matches() -> None:
    some = contest(deals=5)
    apart = sorted(together(partial(play, some), range(5), 2), key=lambda result: result.place)
    assert apart == list(alone(partial(play, some), range(5)))


def fail_at_two(place: int) -> int:
    if place == 2:
        raise ArithmeticError("two")
    return place


def die_at_two(place: int) -> int:
    if place == 2:
        os._exit(3)
    return place


def test_a_fault_in_another_process_is_told_here() -> None:
    with pytest.raises(ArithmeticError, match="two"):
        list(together(fail_at_two, range(5), 1))


def test_a_process_that_dies_is_missed() -> None:
    with pytest.raises(CrewLost, match="has died"):
        list(together(die_at_two, range(5), 1))


def test_a_crew_that_is_not_waited_for_ends() -> None:
    playing = together(time.sleep, iter([0, 1000, 1000, 1000]), 2)
    next(playing)
    assert isinstance(playing, Iterator)
    began = time.monotonic()
    playing.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 60


def test_a_cluster_plays_the_same_matches() -> None:
    distributed = pytest.importorskip("distributed")
    some = contest(deals=7)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp://", dashboard_address=None
    ) as cluster:
        far = on_cluster(partial(play, some), range(7), cluster.scheduler_address)
        assert sorted(far, key=lambda result: result.place) == list(alone(partial(play, some), range(7)))


def test_without_dask_a_cluster_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CrewLost, match=r"pip install 'mextrain-qt\[cluster\]'"):
        list(on_cluster(abs, [1], "tcp://127.0.0.1:8786"))


def test_an_address_that_is_none_is_refused() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(CrewLost, match="missing port number"):
        list(on_cluster(abs, [1], "nowhere"))


# State.


def result_at(place: int, *points: tuple[int, int]) -> Result:
    return Result(place, points or ((0, 9), (4, 0)), (0, 1), (0,))


def test_a_state_file_gives_back_what_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with StateFile(path, contest()) as state:
        assert state.results == []
        state.add(result_at(2))
        state.add(result_at(0))
    with StateFile(path, contest()) as state:
        assert state.results == [result_at(2), result_at(0)]


def test_half_a_line_is_as_if_the_match_had_not_been_played(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with StateFile(path, contest()) as state:
        state.add(result_at(2))
    with path.open("a") as file:
        file.write('{"place": 1, "poi')
    with StateFile(path, contest()) as state:
        assert state.results == [result_at(2)]
        state.add(result_at(1))
    with StateFile(path, contest()) as state:
        assert state.results == [result_at(2), result_at(1)]


@pytest.mark.parametrize(
    "text",
    [
        "shopping list",
        "shopping list\n",
        "[]\n",
        '{"format": "something/1"}\n',
        "\x00\n",
        "[" * 3000 + "\n",
    ],
)
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "state.jsonl"
    path.write_text(text)
    with pytest.raises(RefusedState, match="is not the state of a contest"):
        StateFile(path, contest())
    assert path.read_text() == text


def test_the_state_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with StateFile(path, contest()) as state:
        state.add(result_at(0))
    with pytest.raises(RefusedState, match="another contest"):
        StateFile(path, contest(seed=2))


@pytest.mark.parametrize(
    "change",
    [
        {"place": 3},
        {"place": -1},
        {"points": [[0, 9]]},
        {"points": [[0, 9, 1], [4, 0, 1]]},
        {"out": [0, 2]},
        {"winners": []},
        {"winners": [2]},
    ],
)
def test_a_match_the_contest_cannot_have_had_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "state.jsonl"
    with StateFile(path, contest()) as state:
        state.add(result_at(0))
    header, line = path.read_text().splitlines()
    path.write_text(f"{header}\n{json.dumps(json.loads(line) | change)}\n")
    with pytest.raises(RefusedState, match="does not have"):
        StateFile(path, contest())


# Figures.


def test_points_shares_and_edge_are_what_was_played() -> None:
    some = contest("planner", "casual", "casual", deals=2)
    results = [
        Result(1, ((10, 0, 20), (0, 30, 10)), (1, 0), (0,)),
        Result(0, ((6, 0, 6), (5, 5, 5)), (1, None), (0, 1)),
    ]
    told = figures(some, results, 1.5)
    assert (told.matches, told.rounds, told.seconds) == (2, 4, 1.5)
    planner, casual, other = told.players
    assert planner.player == "planner"
    assert planner.points_per_round == pytest.approx((6 + 5 + 10 + 0) / 4)
    assert planner.match_share == pytest.approx(0.75)
    assert casual.match_share == pytest.approx(0.25)
    assert other.match_share == 0
    assert planner.out_share == pytest.approx(0.25)
    assert planner.edge == pytest.approx(((3 - 6) + 0 + (10 - 10) + 20) / 4)
    assert sum(player.edge for player in told.players) == pytest.approx(0)


def test_figures_do_not_depend_on_the_order_of_finishing() -> None:
    some = contest("planner", "casual", deals=6, paired=True)
    results = [play(some, place) for place in range(12)]
    told = figures(some, results, 0.0)
    Random(1).shuffle(results)
    assert figures(some, results, 0.0) == told


def test_paired_intervals_rest_on_the_means_of_deals() -> None:
    """The seats decide everything here, and a player gets them all: nothing is left to chance."""
    some = contest("planner", "casual", deals=4, paired=True)
    results = [
        Result(place, ((0, 10), (0, 10)) if place % 2 else ((10, 0), (10, 0)), (0, 0), (0,))
        for place in range(8)
    ]
    for player in figures(some, results, 0.0).players:
        assert player.edge == 0
        assert player.edge_ci == (0, 0)
        assert player.points_ci == (5, 5)


def test_data_of_figures_has_the_keys_of_the_page() -> None:
    data = figures(contest(deals=1), [result_at(0)], 2.04).as_data()
    assert list(data) == ["matches", "rounds", "seconds", "players"]
    assert list(data["players"][0]) == [
        "player",
        "points_per_round",
        "points_ci",
        "match_share",
        "match_share_ci",
        "out_share",
        "edge",
        "edge_ci",
    ]
    assert data["seconds"] == 2.0
    assert json.loads(json.dumps(data)) == data


def test_an_interval_of_a_mean_holds_the_mean_19_times_in_20() -> None:
    chance = Random(7)
    for size in (3, 6, 40):
        held = 0
        for _ in range(2000):
            interval = interval_of_mean([chance.gauss(5, 2) for _ in range(size)])
            assert interval is not None
            held += interval[0] <= 5 <= interval[1]
        assert 0.93 < held / 2000 < 0.97


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)]
)
def test_few_samples_widen_an_interval_as_student_says(freedom: int, quantile: float) -> None:
    samples = [float(place) for place in range(freedom + 1)]
    interval = interval_of_mean(samples)
    assert interval is not None
    mean = sum(samples) / len(samples)
    error = math.sqrt(sum((each - mean) ** 2 for each in samples) / freedom / len(samples))
    assert (interval[1] - mean) / error == pytest.approx(quantile, rel=0.015)


def test_a_single_sample_has_no_interval() -> None:
    assert interval_of_mean([3.0]) is None


def test_an_interval_of_a_share_is_wilsons() -> None:
    assert interval_of_share(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval_of_share(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval_of_share(0.0, 10)[0] == pytest.approx(0)


@pytest.mark.parametrize(
    ("better", "worse"), [("casual", "novice"), ("steady", "casual"), ("planner", "steady")]
)
def test_every_level_beats_the_one_below(better: str, worse: str) -> None:
    """A few matches of a fixed seed; docs/strength.md has the figures of many."""
    some = contest(better, worse, deals=30, paired=True, options=options_from_rules({"rounds": 4}))
    told = figures(some, list(alone(partial(play, some), range(60))), 0.0)
    assert told.players[0].match_share > 0.5
    assert told.players[0].edge > 1


# Progress.


class Screen:
    """Keeps what is written, a terminal or not."""

    def __init__(self, *, terminal: bool) -> None:
        self.text = ""
        self._terminal = terminal

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        return

    def isatty(self) -> bool:
        return self._terminal


class Clock:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def progress(screen: Screen, clock: Clock, finished: int = 0) -> Progress:
    return Progress(screen, 10, finished, clock)  # type: ignore[arg-type]


def test_a_terminal_gets_a_bar_with_the_time_left_and_loses_it_at_the_end() -> None:
    screen, clock = Screen(terminal=True), Clock()
    bar = progress(screen, clock)
    clock.now = 100.0
    bar.advance()
    assert "###..." in screen.text
    assert "1 of 10 matches, 15 min 0 s left" in screen.text
    bar.end()
    assert screen.text.endswith("\r\x1b[K")


def test_elsewhere_a_line_comes_only_now_and_then() -> None:
    screen, clock = Screen(terminal=False), Clock()
    lines = progress(screen, clock, finished=4)
    for second in range(1, 4):
        clock.now = float(second)
        lines.advance()
    assert screen.text == ""
    clock.now = 12.0
    lines.advance()
    lines.end()
    assert screen.text == "8 of 10 matches, 6 s left\n"


def test_many_hours_are_told_as_hours() -> None:
    screen, clock = Screen(terminal=False), Clock()
    lines = progress(screen, clock)
    clock.now = 3600.0
    lines.advance()
    assert "1 of 10 matches, 9 h 0 min left" in screen.text
