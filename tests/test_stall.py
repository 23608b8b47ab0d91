"""``mextrain-qt bench stall``: the same moves thought about and recalled, and what is told of the stalls."""

import argparse
import gc
import json
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt.bench import stall
from mextrain_qt.bench.rehearsed import Kind, Rehearsed
from mextrain_qt.bench.stall import Person
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Rehearsed]:
    made = Rehearsed(workers=1)
    yield made
    made.shut_down()
    made.deleteLater()


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    stall.add_arguments(parser)
    return parser.parse_args(words)


def test_what_was_thought_is_answered_again_and_nobody_thinks(qtbot: QtBot, thinker: Rehearsed) -> None:
    match = stall.a_match()
    seen = observe(match, match.round.seat)
    thinker.begin(Kind.THOUGHT)
    with qtbot.waitSignal(thinker.thought, timeout=20_000) as thought:
        thinker.think("master", seen, 5, 0.05)
    assert thinker.process_ids
    assert thinker.thought_for >= 0.05
    thinker.shut_down()
    answers: list[tuple[int, object]] = []
    thinker.thought.connect(lambda job, action: answers.append((job, action)))
    thinker.begin(Kind.STILL)
    thinker.think("master", seen, 5, 0.05)
    thinker.begin(Kind.PLAYED)
    job = thinker.think("master", seen, 5, 0.05)
    qtbot.waitUntil(lambda: bool(answers))
    # What was asked while all was to be still would have been answered before.
    assert answers == [(job, thought.args[1])]
    assert (thinker.answers, thinker.thought_for) == (1, 0.0)
    assert thinker.process_ids == ()


def test_the_match_that_is_watched_comes_to_a_master_who_has_a_choice() -> None:
    match = stall.a_match()
    assert [seat.player for seat in match.seats] == [PERSON, "master", "master", "master"]
    assert match.round.seat > 0
    assert len(match.round.legal_actions()) > 1
    assert stall.a_match().round.position() == match.round.position()


def test_the_person_plays_on_into_the_next_round(
    qtbot: QtBot, thinker: Rehearsed, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge = GameBridge(thinker, pace=INSTANT)
    monkeypatch.setattr(stall, "_PERSON_MS", 0)
    person = Person(bridge, bridge)
    seats = (SeatSetup("You", PERSON, 0), SeatSetup("Bea", "casual", 1))
    bridge.new_match(TableSetup(PRESETS["salon"], seats, 1))
    match = bridge.match
    assert match is not None
    qtbot.waitUntil(lambda: len(match.rounds) > 1 and bool(match.current.actions))
    bridge.leave()
    person.deleteLater()
    bridge.deleteLater()


def test_the_bench_tells_every_pair_the_middle_and_the_worst(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stall, "_SETTLING", 0.0)
    # What is frozen is never collected, and the tests go on behind this window.
    monkeypatch.setattr(gc, "freeze", lambda: None)
    assert stall.run(arguments("--seconds", "0.1", "--pairs", "3", "--json")) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert len(report["pairs"]) == 3
    assert all(pair["still"]["answers"] == 0 for pair in report["pairs"])
    for kind in ("played", "still"):
        name = f"more_than_{kind}"
        more = [pair["thought"]["longest"] - pair[kind]["longest"] for pair in report["pairs"]]
        assert [pair[name] for pair in report["pairs"]] == pytest.approx(more, abs=0.01)
        assert report[name]["median"] == pytest.approx(sorted(more)[1], abs=0.01)
        assert report[name]["worst"] == pytest.approx(max(more), abs=0.01)


@pytest.mark.parametrize("pairs", ["4", "0", "-1", "two"])
def test_without_a_middle_pair_nothing_is_measured(pairs: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("--pairs", pairs)
    assert f"{pairs} is no odd number" in capsys.readouterr().err
