"""``mextrain-qt simulate`` as it is typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mextrain_qt.arena.contest import Contest
from mextrain_qt.arena.playing import Result, play
from mextrain_qt.cli import main
from mextrain_qt.commands import simulate
from mextrain_qt.model.record import match_from_text

SMALL = ("--option", "set=6", "--option", "rounds=2", "--matches", "4", "--seed", "3")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The JSON that the command prints."""
    assert main(["simulate", "--json", *words]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence of a command that does not play."""
    assert main(["simulate", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_json_has_an_entry_for_every_seat_in_the_order_named(capsys: pytest.CaptureFixture[str]) -> None:
    data = told(capsys, "--seats", "casual,planner,casual", *SMALL)
    assert list(data) == ["matches", "rounds", "seconds", "players"]
    assert (data["matches"], data["rounds"]) == (4, 8)
    assert [player["player"] for player in data["players"]] == ["casual", "planner", "casual"]
    assert sum(player["match_share"] for player in data["players"]) == pytest.approx(1, abs=1e-3)
    assert sum(player["edge"] for player in data["players"]) == pytest.approx(0, abs=1e-3)
    for player in data["players"]:
        low, high = player["points_ci"]
        assert low < player["points_per_round"] < high


def test_paired_deals_are_played_once_for_every_rotation(capsys: pytest.CaptureFixture[str]) -> None:
    data = told(capsys, "--seats", "planner,casual,casual", "--paired", *SMALL)
    assert (data["matches"], data["rounds"]) == (12, 24)


def test_the_seed_decides_and_the_number_of_processes_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "novice,planner", *SMALL)
    alone, together, other = (
        told(capsys, *words),
        told(capsys, *words, "--jobs", "2"),
        told(capsys, *words, "--seed", "4"),
    )
    assert alone["players"] == together["players"] != other["players"]


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "planner,casual", *SMALL]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split("  ")[0] == "player"
    assert [line.split()[0] for line in lines[1:3]] == ["planner", "casual"]
    assert lines[3].startswith("4 matches, 8 rounds, ")


def test_a_single_round_has_figures_but_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "planner,casual", "--option", "rounds=1", "--matches", "1")
    assert told(capsys, *words)["players"][0]["points_ci"] is None
    assert main(["simulate", *words]) == 0


def test_every_match_leaves_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "some" / "records"
    data = told(capsys, "--seats", "planner,casual", *SMALL, "--records", str(folder))
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"match-{number:06}.json" for number in (1, 2, 3, 4)]
    matches = [match_from_text(path.read_text("utf-8")) for path in paths]
    points = sum(sum(points[0] for points in match.points) for match in matches)
    assert data["players"][0]["points_per_round"] == pytest.approx(points / 8, abs=1e-3)


class Stop:
    """Plays until the key is pressed in the middle of a match."""

    def __init__(self, before: int) -> None:
        self.played = 0
        self._before = before

    def __call__(self, contest: Contest, place: int) -> Result:
        if self.played == self._before:
            raise KeyboardInterrupt
        self.played += 1
        return play(contest, place)


def test_a_contest_that_was_stopped_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--seats", "planner,casual", *SMALL)
    whole = told(capsys, *words)
    kept = (*words, "--state", str(tmp_path / "state.jsonl"))
    monkeypatch.setattr(simulate, "play", Stop(3))
    sentence = refused(capsys, *kept)
    assert sentence == "stopped after 3 of 4 matches; the same command goes on from there\n"
    rest = Stop(-1)
    monkeypatch.setattr(simulate, "play", rest)
    assert told(capsys, *kept)["players"] == whole["players"]
    assert rest.played == 1


def test_a_contest_that_is_finished_is_not_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--seats", "planner,casual", *SMALL, "--resume", str(tmp_path / "state.jsonl"))
    whole = told(capsys, *words)
    monkeypatch.setattr(simulate, "play", Stop(0))
    assert told(capsys, *words)["players"] == whole["players"]


def test_a_match_whose_record_is_missing_is_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("--seats", "planner,casual", *SMALL, "--state", str(tmp_path / "state.jsonl"))
    kept = (*words, "--records", str(tmp_path / "records"))
    whole = told(capsys, *words)
    assert told(capsys, *kept)["players"] == whole["players"]
    path = tmp_path / "records" / "match-000002.json"
    record = path.read_text("utf-8")
    path.unlink()
    assert told(capsys, *kept)["players"] == whole["players"]
    assert path.read_text("utf-8") == record
    assert len((tmp_path / "state.jsonl").read_text("utf-8").splitlines()) == 5


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--seats", "planner,genius"), "there is no player 'genius': there are novice, casual, steady"),
        (("--seats", "planner"), "1 cannot play: a table has 2 to 8 seats"),
        (("--seats", "planner,"), "there is no player ''"),
        (("--seats", ",".join(["casual"] * 9)), "9 cannot play"),
        (("--seats", "planner,casual", "--matches", "0"), "0 matches cannot be played"),
        (("--seats", "planner,casual", "--jobs", "0"), "--jobs 0: at least 1 process"),
        (("--seats", "planner,casual", "--preset", "pub"), "there is no preset 'pub'"),
        (("--seats", "planner,casual", "--option", "burst"), "NAME=VALUE"),
        (("--seats", "planner,casual", "--option", "rounds=99"), "rounds"),
        (("--seats", "master,casual", "--rollouts", "-1"), "-1 rollouts"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(capsys, *words)


def test_a_state_file_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "nowhere" / "state.jsonl"
    assert str(path) in refused(capsys, "--seats", "planner,casual", *SMALL, "--state", str(path))


def test_records_that_cannot_be_written_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("in the way")
    assert str(path) in refused(capsys, "--seats", "planner,casual", *SMALL, "--records", str(path))
