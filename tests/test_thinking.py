"""Computer players at the table: answers come through the event loop, whatever happens to the workers."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt import thinking, worker
from mextrain_qt.model.actions import Action
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.players.search import BATCH
from mextrain_qt.model.wire import to_json
from mextrain_qt.thinking import Thinker


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker(workers=2)
    yield made
    made.shut_down()
    made.deleteLater()


def decision(number: int = 1) -> Observation:
    """A moment with a choice."""
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "master") for n in range(3)), number)
    while len(match.round.legal_actions()) < 3:
        match.apply(match.round.legal_actions()[0])
    return observe(match, match.round.seat)


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_quick_level_answers_from_the_event_loop_without_a_process(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    answers: list[tuple[int, Action]] = []
    thinker.thought.connect(lambda job, action: answers.append((job, action)))
    first, second = (thinker.think(level, seen, 1, 1.0) for level in ("planner", "casual"))
    assert answers == []
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert [job for job, _ in answers] == [first, second]
    assert all(action in seen.legal for _, action in answers)
    assert thinker.process_ids == ()


def test_the_master_thinks_in_all_its_workers_and_they_are_used_again(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    with qtbot.waitSignal(thinker.thought, timeout=20_000) as first:
        job = thinker.think("master", seen, 1, 0.05)
    assert first.args[0] == job
    assert first.args[1] in seen.legal
    processes = thinker.process_ids
    assert len(processes) == 2
    with qtbot.waitSignal(thinker.thought, timeout=20_000):
        thinker.think("master", decision(2), 1, 0.05)
    assert thinker.process_ids == processes


def test_the_only_legal_action_needs_no_worker(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    with qtbot.waitSignal(thinker.thought) as answer:
        thinker.think("master", replace(seen, legal=seen.legal[:1]), 1, 60.0)
    assert answer.args[1] is seen.legal[0]
    assert thinker.process_ids == ()


def test_estimates_come_for_every_action_asked_about(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    with qtbot.waitSignal(thinker.estimated, timeout=20_000) as answer:
        job = thinker.estimate(seen, seen.legal, 1, 0.05)
    assert answer.args[0] == job
    assert tuple(each.action for each in answer.args[1]) == seen.legal
    assert answer.args[1][0].gain == 0.0
    # Both workers' re-deals are in it.
    assert answer.args[1][0].deals >= 2 * BATCH


def test_a_play_that_is_waited_for_goes_before_estimates(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    order: list[int] = []
    thinker.thought.connect(lambda job, _: order.append(job))
    thinker.estimated.connect(lambda job, _: order.append(job))
    review = [thinker.estimate(seen, seen.legal, 1, 0.02) for _ in range(2)]
    play = thinker.think("master", seen, 1, 0.02)
    qtbot.waitUntil(lambda: len(order) == 3, timeout=20_000)
    assert order == [play, *review]


def test_a_cancelled_job_is_never_answered_and_its_workers_are_ended(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    answered: list[int] = []
    thinker.thought.connect(lambda job, _: answered.append(job))
    long = thinker.think("master", seen, 1, 600.0)
    qtbot.waitUntil(lambda: len(thinker.process_ids) == 2, timeout=20_000)
    processes = thinker.process_ids
    thinker.cancel(long)
    assert not any(runs(process) for process in processes)
    waiting = thinker.think("planner", seen, 1, 1.0)
    thinker.cancel(waiting)
    last = thinker.think("master", seen, 1, 0.02)
    qtbot.waitUntil(lambda: bool(answered), timeout=20_000)
    assert answered == [last]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed otherwise here")
def test_a_worker_that_dies_is_replaced_and_the_play_still_comes(qtbot: QtBot, thinker: Thinker) -> None:
    seen = decision()
    with qtbot.waitSignal(thinker.thought, timeout=20_000) as answer:
        thinker.think("master", seen, 1, 0.3)
        qtbot.waitUntil(lambda: len(thinker.process_ids) == 2, timeout=20_000)
        killed = thinker.process_ids[0]
        os.kill(killed, signal.SIGKILL)
    assert answer.args[1] in seen.legal
    assert len(thinker.process_ids) == 2
    assert killed not in thinker.process_ids


def test_without_any_worker_the_planners_play_comes(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    seen = decision()
    with qtbot.waitSignal(thinker.thought, timeout=20_000) as planned:
        thinker.think("planner", seen, 1, 1.0)
    with qtbot.waitSignal(thinker.thought, timeout=20_000) as answer:
        thinker.think("master", seen, 1, 1.0)
    assert answer.args[1] is planned.args[1]


def test_after_shutting_down_no_process_is_left_and_nothing_is_answered(
    qtbot: QtBot, thinker: Thinker
) -> None:
    seen = decision()
    answered: list[int] = []
    thinker.thought.connect(lambda job, _: answered.append(job))
    thinker.think("master", seen, 1, 600.0)
    thinker.think("planner", seen, 1, 600.0)
    thinker.estimate(seen, seen.legal, 1, 600.0)
    qtbot.waitUntil(lambda: len(thinker.process_ids) == 2, timeout=20_000)
    processes = thinker.process_ids
    answered.clear()
    thinker.shut_down()
    assert not any(runs(process) for process in processes)
    assert answered == []


def test_a_machine_with_one_core_has_one_worker(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "cores", lambda: 1)
    alone = Thinker()
    with qtbot.waitSignal(alone.thought, timeout=20_000):
        alone.think("master", decision(), 1, 0.02)
    assert len(alone.process_ids) == 1
    alone.shut_down()
    alone.deleteLater()


def ask(**changes: Any) -> dict[str, Any]:
    seen = decision()
    question = {
        "job": 3,
        "observation": to_json(seen),
        "actions": [action.text for action in seen.legal],
        "seed": 1,
        "seconds": 0.0,
        "drop": False,
    }
    questions, answers = io.StringIO(json.dumps({**question, **changes}) + "\n"), io.StringIO()
    assert worker.main(questions, answers) == 0
    answer: dict[str, Any] = json.loads(answers.getvalue())
    return answer


def test_a_worker_answers_each_line_with_a_line() -> None:
    answer = ask()
    assert answer["job"] == 3
    assert len(answer["tallies"]) == len(decision().legal)
    deals = sum(tally[0] for tally in answer["tallies"])
    assert deals > 0
    assert answer["rollouts"] % deals == 0


def test_a_worker_says_what_is_wrong_with_a_question() -> None:
    assert "no-such" in ask(actions=["no-such"])["error"]
    assert "seat" in ask(observation={})["error"]
