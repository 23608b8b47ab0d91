"""The review beside a replay: what it says while it works, what it found, and the way to each decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.replay import Replay
from mextrain_qt.bridge.review import Judged, Review, Verdict
from mextrain_qt.model.actions import Action
from mextrain_qt.model.match import Match
from mextrain_qt.model.options import Options
from mextrain_qt.model.players.master import Estimate
from mextrain_qt.views.review.panel import ReviewPanel
from mextrain_qt.views.review.table_model import BETTER, COST, JUDGED, RANK, WHEN
from mextrain_qt.views.review.wording import ReviewWords
from tests.model.playing import played_match
from tests.test_review import Estimator, estimate, played_is_best
from tests.views.mouse import click

pytestmark = pytest.mark.gui


class SomeCost:
    """Clear losses, a difference within the noise, the best play, in turn; the same at both looks."""

    def __init__(self) -> None:
        self._met: dict[str, int] = {}

    def __call__(self, job: int, actions: tuple[Action, ...]) -> list[Estimate]:
        place = self._met.setdefault(actions[0].text, len(self._met))
        gain = (8.0 + place, 1.0, -1.0, 6.5 + place)[place % 4]
        rest = [estimate(action, points=gain, gain=gain, gain_error=1.0) for action in actions[1:]]
        return [estimate(actions[0], points=0.0), *rest]


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match(Options(highest=9), 3, number=7)


@pytest.fixture
def estimator() -> Estimator:
    return Estimator(SomeCost())


@pytest.fixture
def panel(qtbot: QtBot, match: Match, estimator: Estimator) -> Iterator[ReviewPanel]:
    made = ReviewPanel(lambda replay, seat, rounds: Review(estimator, replay.match, seat, rounds))
    qtbot.addWidget(made)
    made.resize(372, 720)
    made.show()
    made.show_replay(Replay(match))
    yield made
    made.stop()


def finish(panel: ReviewPanel, qtbot: QtBot) -> tuple[Judged, ...]:
    assert panel.review is not None
    with qtbot.waitSignal(panel.review.finished, timeout=30_000):
        panel.start_button.click()
    return panel.review.results


def test_it_says_what_will_happen_and_how_long_it_takes(panel: ReviewPanel) -> None:
    assert panel.review is not None
    assert str(panel.review.decisions) in panel.facts.text()
    assert panel.start_button.isEnabled()
    assert not panel.progress.isVisible()
    assert panel.curve.is_empty
    assert panel.model.rowCount() == 0


def test_progress_is_shown_and_it_can_be_cancelled_and_gone_on_with(
    panel: ReviewPanel, estimator: Estimator, qtbot: QtBot
) -> None:
    estimator.silent = True
    panel.start_button.click()
    review = panel.review
    assert review is not None
    assert panel.is_running
    assert panel.progress.isVisible()
    while len(review.results) < 2:
        estimator.answer()
    assert panel.progress.value() == 2
    assert panel.progress.maximum() == review.decisions
    assert panel.model.rowCount() == 2
    panel.start_button.click()
    assert not panel.is_running
    assert panel.model.rowCount() == 2
    assert panel.start_button.isEnabled()
    estimator.silent = False
    assert len(finish(panel, qtbot)) == review.decisions
    assert not panel.start_button.isEnabled()


def test_rows_tell_what_was_better_and_only_what_is_clear_is_ranked(panel: ReviewPanel, qtbot: QtBot) -> None:
    results = finish(panel, qtbot)
    kinds = {each.verdict for each in results}
    assert kinds == set(Verdict)
    model = panel.model
    ranks = []
    for row, each in enumerate(results):
        better = model.index(row, BETTER).data()
        assert (better == "–") == (each.verdict is Verdict.BEST)
        rank = model.index(row, COST).data(RANK)
        if rank is not None:
            assert each.verdict is Verdict.WORSE
            ranks.append((rank, each.cost))
    clear = sum(each.verdict is Verdict.WORSE for each in results)
    assert [rank for rank, _ in sorted(ranks)] == list(range(1, min(3, clear) + 1))
    costs = [cost for _, cost in sorted(ranks)]
    assert costs == sorted(costs, reverse=True)


def test_the_table_can_be_sorted_by_what_was_lost(panel: ReviewPanel, qtbot: QtBot) -> None:
    finish(panel, qtbot)
    panel.table.sortByColumn(COST, Qt.SortOrder.DescendingOrder)
    order = panel.table.model()
    shown = [order.index(row, WHEN).data(JUDGED) for row in range(order.rowCount())]
    verdicts = [each.verdict for each in shown]
    assert verdicts == sorted(
        verdicts, key=lambda verdict: [Verdict.WORSE, Verdict.EVEN, Verdict.BEST].index(verdict)
    )
    clear = [each.cost for each in shown if each.verdict is Verdict.WORSE]
    assert clear == sorted(clear, reverse=True)


def test_tab_leaves_the_table_of_decisions(panel: ReviewPanel, qtbot: QtBot) -> None:
    finish(panel, qtbot)
    panel.activateWindow()
    panel.table.setFocus()
    qtbot.waitUntil(panel.table.hasFocus)
    QTest.keyClick(panel.table, Qt.Key.Key_Tab)
    assert not panel.table.hasFocus()


def test_a_row_and_a_point_of_the_curve_lead_to_the_decision(panel: ReviewPanel, qtbot: QtBot) -> None:
    results = finish(panel, qtbot)
    asked: list[Judged] = []
    panel.decision_chosen.connect(asked.append)
    panel.table.selectRow(1)
    assert asked == [results[1]]
    assert panel.verdict.text()
    curve = panel.curve
    for x in range(curve.width()):
        if curve.judged_at(QPoint(x, 60).toPointF()) is results[3]:
            click(curve, QPoint(x + 2, 60))
            break
    assert asked[-1] is results[3]
    assert panel.table.selectionModel().currentIndex().data(JUDGED) is results[3]


def test_every_decision_of_the_curve_can_be_pointed_at_and_is_told(panel: ReviewPanel, qtbot: QtBot) -> None:
    results = finish(panel, qtbot)
    curve = panel.curve
    found = {curve.judged_at(QPoint(x, 80).toPointF()) for x in range(curve.width())}
    assert set(results) <= found
    tips = {curve.tip_at(QPoint(x, 80).toPointF()) for x in range(curve.width())}
    assert len(tips - {""}) >= len({each.verdict for each in results})


def test_another_seat_or_all_rounds_are_another_review_and_what_was_found_stays(
    panel: ReviewPanel, qtbot: QtBot
) -> None:
    first = finish(panel, qtbot)
    panel.seat_box.setCurrentIndex(1)
    assert panel.model.rowCount() == 0
    panel.rounds_box.setCurrentIndex(1)
    assert panel.review is not None
    assert panel.review.decisions > len(first)
    panel.seat_box.setCurrentIndex(0)
    panel.rounds_box.setCurrentIndex(0)
    assert panel.model.rowCount() == len(first)


def test_another_seat_can_be_chosen_while_the_master_is_at_work(
    panel: ReviewPanel, estimator: Estimator
) -> None:
    estimator.silent = True
    panel.start_button.click()
    assert panel.is_running
    panel.seat_box.setCurrentIndex(1)
    assert not panel.is_running
    assert panel.start_button.isEnabled()


def test_persons_come_first_in_the_choice_of_seats(panel: ReviewPanel, match: Match) -> None:
    assert panel.seat_box.itemData(0) == 0
    assert match.seats[0].player == "person"
    assert panel.seat_box.count() == 3


def test_the_round_follows_the_replay_but_not_while_the_master_is_at_work(
    panel: ReviewPanel, estimator: Estimator
) -> None:
    panel.show_round(3)
    assert "3" in panel.rounds_box.itemText(0)
    estimator.silent = True
    panel.start_button.click()
    panel.show_round(4)
    assert "3" in panel.rounds_box.itemText(0)


def test_all_rounds_are_told_apart_on_the_curve(
    qtbot: QtBot, panel: ReviewPanel, estimator: Estimator
) -> None:
    estimator._answer = played_is_best
    panel.rounds_box.setCurrentIndex(1)
    finish(panel, qtbot)
    labels = [panel.curve.x_label(tick) for tick in panel.curve.x_scale.ticks]
    numbers = sorted({each.round_number for each in panel.review.results})  # type: ignore[union-attr]
    assert len(labels) == len(numbers)
    assert all(str(number) in label for number, label in zip(numbers, labels, strict=True))
    panel.grab()


def test_sentences_do_not_call_noise_a_mistake(panel: ReviewPanel, qtbot: QtBot) -> None:
    words = ReviewWords(panel)
    seats = Replay(panel._replay.match).seats  # type: ignore[union-attr]
    for each in finish(panel, qtbot):
        text = words.verdict(each, seats)
        if each.verdict is Verdict.EVEN:
            assert "noise" in text
        elif each.verdict is Verdict.WORSE:
            assert "±" in text
            assert words.action(each.best, each.seat, seats) in text
        else:
            assert "best" in text
