"""The window at the end of a round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.views.round_end import RoundEnd
from mextrain_qt.views.round_summary import RoundSummary
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter
from tests.views.builders import Table

_SPARE = 30


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_summary_is_as_high_as_its_hands(qtbot: QtBot, seats: int) -> None:
    table = Table(seats)
    table.play(600)
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    summary = RoundSummary(TilePainter(), window)
    summary.show_result(table.view())
    summary.show()
    qtbot.waitExposed(summary)
    area = summary.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    page = area.widget()
    assert page is not None
    qtbot.waitUntil(lambda: page.width() == area.viewport().width() > 0)
    assert not area.verticalScrollBar().isVisible()
    assert not area.horizontalScrollBar().isVisible()
    lowest = max(each.geometry().bottom() for each in page.findChildren(QWidget))
    assert area.viewport().height() - lowest < _SPARE


def test_a_summary_shown_again_is_as_high_as_the_hands_of_now(qtbot: QtBot) -> None:
    summaries = []
    for seats in ((3, 6), (6,)):
        summary = RoundSummary(TilePainter())
        qtbot.addWidget(summary)
        for number in seats:
            table = Table(number)
            table.play(600)
            summary.show_result(table.view())
            summary.show()
            qtbot.waitExposed(summary)
            summary.close()
        summaries.append(summary)
    again, fresh = summaries
    assert again.height() == fresh.height()


def test_space_pressed_once_too_often_does_not_wipe_the_summary_away(qtbot: QtBot) -> None:
    table = Table(3)
    table.play(600)
    summary = RoundSummary(TilePainter())
    qtbot.addWidget(summary)
    asked: list[str] = []
    summary.next_round.connect(lambda: asked.append("next round"))
    summary.show_result(table.view())
    summary.show()
    qtbot.waitUntil(summary.isActiveWindow)
    focused = summary.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert summary.isVisible()
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert asked == ["next round"]


def test_the_summary_waits_for_the_last_tile_and_not_at_all_where_nothing_moves(qtbot: QtBot) -> None:
    table = Table(3)
    table.play(600)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    end = RoundEnd(TilePainter(), window)
    end.show(table.view(), Look(), after=20)
    assert end.summary is None
    qtbot.waitUntil(lambda: end.summary is not None and end.summary.isVisible())
    end.close()
    assert end.summary is not None
    assert not end.summary.isVisible()
    end.show(table.view(), Look())
    assert end.summary.isVisible()
    end.close()


def test_a_summary_that_is_still_to_come_is_given_up_when_the_table_is_left(qtbot: QtBot) -> None:
    table = Table(3)
    table.play(600)
    window = QWidget()
    qtbot.addWidget(window)
    end = RoundEnd(TilePainter(), window)
    end.show(table.view(), Look(), after=10_000)
    wait = end.findChild(QTimer)
    assert isinstance(wait, QTimer)
    assert wait.isActive()
    end.close()
    assert not wait.isActive()


def test_a_winner_whose_name_looks_like_a_tag_is_named_as_it_is(qtbot: QtBot) -> None:
    summary = RoundSummary(TilePainter())
    qtbot.addWidget(summary)
    assert summary.headline.textFormat() == Qt.TextFormat.PlainText
    assert summary.detail.textFormat() == Qt.TextFormat.PlainText
