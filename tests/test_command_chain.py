"""``mextrain-qt chain`` and ``mextrain-qt bench chain``."""

from __future__ import annotations

import argparse
import json

import pytest

from mextrain_qt.bench import chain
from mextrain_qt.cli import main


def test_the_train_is_printed_with_its_length_and_pips(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chain", "12", "4-12", "4-4", "9-4", "3-3"]) == 0
    assert capsys.readouterr().out == "12-4 4-4 4-9\n3 tiles, 37 pips\n"


def test_json_has_the_shape_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chain", "any", "2-1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == {"train": ["1-2"], "tiles": 1, "pips": 3, "exact": True}


def test_objective_and_covered_reach_the_solver(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["chain", "5", "5-0", "0-0", "12-5", "12-12", "1-0"]
    trains = []
    for more in ([], ["--objective", "pips"], ["--objective", "pips", "--covered"]):
        assert main([*words, *more, "--json"]) == 0
        trains.append(json.loads(capsys.readouterr().out)["train"])
    assert trains == [["5-0", "0-0", "0-1"], ["5-12", "12-12"], ["5-12"]]


def test_a_set_alone_is_its_whole_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chain", "9", "--set", "9", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tiles"] == 51


LONG_HAND = (
    "1-0 3-2 5-1 5-4 6-3 7-1 7-2 7-5 9-2 9-4 9-5 10-5 11-0 11-3 11-4 11-8 11-9 11-11 12-2 12-3"  # 15 tiles
)


def test_an_unproven_train_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chain", "12", *LONG_HAND.split(), "--budget", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["exact"] is False
    assert printed["tiles"] <= 15 <= printed["at_most"]["tiles"] <= 20
    assert main(["chain", "12", *LONG_HAND.split(), "--budget", "1"]) == 0
    assert "not proven" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["12", "12-4", "x"], "'x' is not a tile"),
        (["12", "12-19"], "'12-19' is not a tile"),
        (["12", "12-4", "9-4", "4-12"], "12-4 is given twice"),
        (["12", "13-12", "--set", "12"], "13-12 is not in the double-12 set"),
        (["13", "4-4", "--set", "12"], "'13' is not a start: it is a number from 0 to 12, or any"),
        (["all", "4-4"], "'all' is not a start"),
        (["12", "12-4", "--budget", "0"], "a node budget of 0"),
    ],
)
def test_what_is_wrong_is_refused_by_name(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["chain", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.count("\n") == 1


def test_no_tile_at_all_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chain", "12"]) == 2
    assert "no tile is given" in capsys.readouterr().err


def test_the_benchmark_measures_every_size(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    chain.add_arguments(parser)
    assert chain.run(parser.parse_args(["--hands", "2", "--repeats", "1", "--json"])) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report["sizes"]) == ["10", "15", "20", "25", "30", "40", "60", "90"]
    assert all(set(row) == {"median_ms", "p99_ms", "max_ms"} for row in report["sizes"].values())
    assert {name: row["tiles"] for name, row in report["full_sets"].items()} == {
        "6": 28,
        "9": 51,
        "12": 91,
        "15": 129,
        "18": 190,
    }
