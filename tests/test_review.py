"""Reviews: each decision looked at twice, with what the player saw, and told without pretending."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.review import CLEAR, Judged, Review, Verdict, costliest, summary
from mextrain_qt.model.actions import DRAW, PASS, Action
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.options import Options
from mextrain_qt.model.players.master import Estimate
from mextrain_qt.thinking import Thinker
from tests.model.playing import played_match

Answer = Callable[[int, tuple[Action, ...]], list[Estimate]]


def estimate(action: Action, points: float = 0.0, gain: float = 0.0, gain_error: float = 0.1) -> Estimate:
    return Estimate(action, points, 0.5, gain, gain_error, 100)


class Estimator(QObject):
    """Stands in for the processes; answers from the event loop as it is told to."""

    estimated = Signal(int, object)

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.asked: list[tuple[Observation, tuple[Action, ...], int, float]] = []
        self.cancelled: list[int] = []
        self.silent = False
        self._answer = answer
        self._waiting: list[int] = []

    def estimate(self, seen: Observation, actions: tuple[Action, ...], seed: int, seconds: float) -> int:
        self.asked.append((seen, actions, seed, seconds))
        self._waiting.append(len(self.asked))
        if not self.silent:
            QTimer.singleShot(0, self, self.answer)
        return len(self.asked)

    def answer(self) -> None:
        if self._waiting:
            job = self._waiting.pop(0)
            self.estimated.emit(job, self._answer(job, self.asked[job - 1][1]))

    def cancel(self, job: int) -> None:
        self.cancelled.append(job)
        self._waiting = [each for each in self._waiting if each != job]


def played_is_best(job: int, actions: tuple[Action, ...]) -> list[Estimate]:
    return [estimate(action, gain=-float(place)) for place, action in enumerate(actions)]


def last_is_better(gain: float, gain_error: float) -> Answer:
    def answer(job: int, actions: tuple[Action, ...]) -> list[Estimate]:
        gains = [0.0] * (len(actions) - 1) + [gain]
        return [
            estimate(action, points=2.0 + more, gain=more, gain_error=gain_error)
            for action, more in zip(actions, gains, strict=True)
        ]

    return answer


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match(Options(highest=9), 3, number=7)


def finished(qtbot: QtBot, review: Review) -> tuple[Judged, ...]:
    with qtbot.waitSignal(review.finished):
        review.start()
    return review.results


def test_only_moments_with_a_choice_are_decisions_and_each_is_seen_as_the_player_saw_it(
    qtbot: QtBot, match: Match
) -> None:
    estimator = Estimator(played_is_best)
    results = finished(qtbot, Review(estimator, match, 0, (1, 2)))
    expected = []
    for number in (1, 2):
        for place, action in enumerate(match.rounds[number - 1].actions):
            then = match.branch(number, place)
            if then.round.seat == 0 and len(then.round.legal_actions()) > 1:
                expected.append((number, place, action))
    assert [(each.round_number, each.action, each.played) for each in results] == expected
    for seen, actions, _, _ in estimator.asked:
        assert seen.seat == seen.to_move == 0
        assert set(actions) == set(seen.legal)
        assert len(actions) == len(seen.legal)


def test_where_nothing_looked_better_the_play_made_is_the_best(qtbot: QtBot, match: Match) -> None:
    estimator = Estimator(played_is_best)
    results = finished(qtbot, Review(estimator, match, 0, (1,)))
    assert {each.verdict for each in results} == {Verdict.BEST}
    assert all(each.best is each.played and each.cost == 0 for each in results)
    assert len(estimator.asked) == len(results)


def test_what_looked_better_is_looked_at_again_and_the_second_look_is_told(
    qtbot: QtBot, match: Match
) -> None:
    def answer(job: int, actions: tuple[Action, ...]) -> list[Estimate]:
        first_look = job % 2 == 1
        return last_is_better(9.0 if first_look else 4.0, 1.0)(job, actions)

    estimator = Estimator(answer)
    results = finished(qtbot, Review(estimator, match, 0, (1,), seconds=2.0))
    assert len(estimator.asked) == 2 * len(results)
    for (_, first, seed, _), (_, second, again, _), each in zip(
        estimator.asked[::2], estimator.asked[1::2], results, strict=True
    ):
        assert second == (each.played, each.best) == (first[0], first[-1])
        assert seed != again, "the second look has re-deals of its own"
        assert each.cost == 4.0
        assert each.verdict is Verdict.WORSE
    assert sum(estimator.asked[place][3] for place in (0, 1)) == pytest.approx(2.0)


def test_a_difference_within_the_noise_is_not_called_worse(qtbot: QtBot, match: Match) -> None:
    results = finished(qtbot, Review(Estimator(last_is_better(1.9, 1.0)), match, 0, (1,)))
    assert {each.verdict for each in results} == {Verdict.EVEN}
    clear = finished(qtbot, Review(Estimator(last_is_better(2.0, 1.0)), match, 0, (1,)))
    assert {each.verdict for each in clear} == {Verdict.WORSE}


def test_what_does_not_stand_the_second_look_was_nothing_better(qtbot: QtBot, match: Match) -> None:
    def answer(job: int, actions: tuple[Action, ...]) -> list[Estimate]:
        return last_is_better(3.0 if job % 2 == 1 else -0.5, 1.0)(job, actions)

    results = finished(qtbot, Review(Estimator(answer), match, 0, (1,)))
    assert {each.verdict for each in results} == {Verdict.BEST}


def test_a_review_can_be_stopped_and_goes_on_where_it_was(qtbot: QtBot, match: Match) -> None:
    estimator = Estimator(played_is_best)
    estimator.silent = True
    review = Review(estimator, match, 0, (1,))
    told: list[tuple[int, int]] = []
    review.progressed.connect(lambda done, of: told.append((done, of)))
    review.start()
    estimator.answer()
    assert len(review.results) == 1
    with qtbot.waitSignal(review.finished):
        review.cancel()
    assert estimator.cancelled == [2]
    assert not review.is_running
    estimator.silent = False
    results = finished(qtbot, review)
    assert len(results) == review.decisions
    assert [each.action for each in results] == sorted({each.action for each in results})
    assert told[0] == (0, review.decisions)
    assert told[-1] == (review.decisions, review.decisions)


def test_a_listener_may_stop_the_review_it_listens_to(qtbot: QtBot, match: Match) -> None:
    review = Review(Estimator(played_is_best), match, 0)
    review.judged.connect(lambda _: review.cancel())
    assert len(finished(qtbot, review)) == 1
    assert not review.is_running


def test_answers_to_others_are_passed_over(qtbot: QtBot, match: Match) -> None:
    estimator = Estimator(played_is_best)
    estimator.silent = True
    review = Review(estimator, match, 0, (1,))
    review.start()
    estimator.estimated.emit(999, [])
    assert not review.results
    review.cancel()


def test_a_seat_or_a_round_that_is_not_there_is_refused(match: Match) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        Review(Estimator(played_is_best), match, 3)
    with pytest.raises(ValueError, match="no such seat or round"):
        Review(Estimator(played_is_best), match, 0, (99,))


def judged(cost: float, error: float, best: Action = PASS) -> Judged:
    return Judged(1, int(cost * 10), 0, 2, DRAW, best, 0.0, 1.0, cost, error, 100)


def test_the_summary_adds_up_what_is_clear_alone() -> None:
    found = [judged(3.0, 1.0), judged(4.0, 0.5), judged(1.0, 1.0), judged(0.0, 0.0, DRAW)]
    told = summary(found)
    assert (told.decisions, told.best, told.even, told.worse) == (4, 1, 1, 2)
    assert told.cost == 7.0
    assert told.interval == pytest.approx(CLEAR * math.sqrt(1.25))
    assert [each.cost for each in costliest(found)] == [4.0, 3.0]
    assert costliest(found, most=1)[0].cost == 4.0


def test_a_difference_that_is_written_as_nothing_is_none_however_sure_it_is() -> None:
    assert judged(0.04, 0.001).verdict is Verdict.EVEN
    assert judged(0.06, 0.001).verdict is Verdict.WORSE
    assert summary([judged(0.04, 0.001)]).worse == 0


def test_the_real_thinker_reviews_a_decision(qtbot: QtBot, match: Match) -> None:
    thinker = Thinker(workers=1)
    review = Review(thinker, match, 0, (1,), seconds=0.05)
    review.judged.connect(lambda _: review.cancel())
    with qtbot.waitSignal(review.finished, timeout=30_000):
        review.start()
    (found,) = review.results
    assert found.deals >= 8
    assert math.isfinite(found.points)
    thinker.shut_down()
