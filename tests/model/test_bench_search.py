"""``mextrain-qt bench search``: what it tells of the ways to play re-deals out."""

import argparse
import json

import pytest

from mextrain_qt.bench import search
from mextrain_qt.model.players import native


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    search.add_arguments(parser)
    return parser.parse_args(words)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less to do: the figures do not matter here."""
    monkeypatch.setattr(search, "_MOMENTS", 1)
    monkeypatch.setattr(search, "_AT_A_TIME", 1)


def test_the_figure_is_that_of_the_way_the_game_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert search.run(arguments("--seconds", "0.01", "--json")) == 0
    figures = json.loads(capsys.readouterr().out)
    ways = figures["ways"]
    assert list(ways) == (["in_python", "compiled"] if native.is_here else ["in_python"])
    taken = ways["compiled" if native.is_here else "in_python"]
    assert figures["rollouts_per_second"] == taken["rollouts_per_second"] > 0


def test_there_is_a_figure_however_little_time_there_was(capsys: pytest.CaptureFixture[str]) -> None:
    assert search.run(arguments("--seconds", "1e-9", "--json")) == 0
    assert json.loads(capsys.readouterr().out)["rollouts_per_second"] > 0


def test_without_the_compiled_part_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "is_here", False)
    assert search.run(arguments("--seconds", "0.01")) == 0
    told = capsys.readouterr().out
    assert "in python: " in told
    assert "compiled: " not in told
    assert "not in use" in told


def test_a_table_that_nobody_can_sit_at_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("--seats", "99")
    assert "invalid choice: 99" in capsys.readouterr().err
