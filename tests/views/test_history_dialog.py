"""The history: figures, plots, a table that can be sorted, filtered and handed on, and an empty one."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.history import Selection
from mextrain_qt.model.match import BRANCHED, Match, Seat
from mextrain_qt.model.options import PRESETS
from mextrain_qt.past_matches import FilePastMatches
from mextrain_qt.store.history import Entry, History, SeatResult
from mextrain_qt.views.history.dialog import HistoryDialog
from mextrain_qt.views.history.table_model import ENTRY, MARKS, OTHERS, POINTS, RESULT, ROUNDS, WHEN
from mextrain_qt.views.history.words import place_of
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter
from tests.model.playing import NOW, play_round
from tests.sitting_alone import bridge_at, table
from tests.views.mouse import click, double_click
from tests.window_driver import Answers

pytestmark = pytest.mark.gui

Open = Callable[[], HistoryDialog]


def played(number: int, level: str, preset: str, name: str = "Ana", rounds: int = 2) -> Match:
    options = replace(PRESETS[preset], highest=6, rounds=rounds)
    match = Match(options, (Seat(name, "person"), Seat("Bea", level), Seat("Carl", level)), number)
    chance = Random(number)
    while True:
        play_round(match, chance)
        for each in match.rounds:
            each.times = [NOW + 100_000 * number + second for second in range(len(each.times))]
        if match.is_over:
            return match
        match.next_round()


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made = History(tmp_path / "matches")
    yield made
    made.close()


@pytest.fixture
def filled(history: History) -> History:
    for number, level, preset in (
        (1, "casual", "salon"),
        (2, "planner", "salon"),
        (3, "casual", "family"),
        (4, "master", "station"),
    ):
        history.keep(played(number, level, preset))
    history.keep(played(5, "casual", "salon", name="Zoë"))
    marked = played(6, "casual", "salon")
    marked.marks.add(BRANCHED)
    history.keep(marked)
    left = Match(replace(PRESETS["salon"], highest=6), (Seat("Ana", "person"), Seat("Bea", "novice")), 7)
    play_round(left, Random(7), 3)
    history.keep(left)
    return history


@pytest.fixture
def open_dialog(qtbot: QtBot, history: History) -> Iterator[Open]:
    bridge, _, _ = bridge_at(table(3))

    def make() -> HistoryDialog:
        past = FilePastMatches(bridge, lambda: history)
        dialog = HistoryDialog(past, Answers(), TilePainter(), Look())
        qtbot.addWidget(dialog)
        dialog.refresh()
        dialog.show()
        return dialog

    yield make
    bridge.leave()


def answers(dialog: HistoryDialog) -> Answers:
    assert isinstance(dialog._asking, Answers)
    return dialog._asking


def choose(box: object, data: object) -> None:
    index = next(i for i in range(box.count()) if box.itemData(i) == data)  # type: ignore[attr-defined]
    box.setCurrentIndex(index)  # type: ignore[attr-defined]


def column(dialog: HistoryDialog, which: int) -> list[str]:
    return [dialog.rows.index(row, which).data() for row in range(dialog.rows.rowCount())]


def test_who_loses_a_tie_stands_behind_who_wins_it(tmp_path: Path) -> None:
    tied, winner, last = (
        SeatResult(name, "person", total, won)
        for name, total, won in (("Ana", 58, False), ("Bea", 58, True), ("Carl", 70, False))
    )
    entry = Entry(
        "1",
        tmp_path,
        0,
        0,
        "salon",
        6,
        1,
        7,
        7,
        abandoned=False,
        marks=frozenset(),
        seats=(tied, winner, last),
    )
    assert [place_of(entry, seat) for seat in entry.seats] == [2, 1, 3]


def test_an_empty_history_says_what_will_stand_there(open_dialog: Open) -> None:
    dialog = open_dialog()
    page = dialog._pages.currentWidget()
    assert page is dialog._pages.widget(0)
    assert not dialog.table.isVisible()
    assert not dialog.replay_button.isVisible()
    dialog.grab()


def test_the_figures_are_those_of_the_store(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    choose(dialog.name_box, "Ana")
    figures = filled.statistics(Selection(name="Ana"))
    cards = dialog.figures
    assert cards.matches.value == str(figures.matches) == "4"
    assert cards.won.value == str(figures.won)
    assert cards.rounds_won.value == str(figures.rounds_won)
    assert figures.best is not None
    assert figures.worst is not None
    assert figures.longest_train is not None
    assert (cards.best.value, cards.worst.value) == (str(figures.best.value), str(figures.worst.value))
    assert cards.train.value == str(figures.longest_train.value)
    assert "1" in cards.matches.more
    assert not dialog.points_plot.is_empty
    assert not dialog.histogram.is_empty
    assert not dialog.shares_plot.is_empty


@pytest.mark.parametrize(
    ("box", "data", "expected"),
    [("name_box", "Zoë", 1), ("preset_box", "salon", 4), ("level_box", "master", 1)],
)
def test_choices_narrow_figures_and_table_alike(
    open_dialog: Open, filled: History, box: str, data: str, expected: int
) -> None:
    dialog = open_dialog()
    assert dialog.rows.rowCount() == 6
    choose(getattr(dialog, box), data)
    assert dialog.rows.rowCount() == expected
    figures = filled.statistics(dialog.selection)
    assert dialog.figures.matches.value == str(figures.matches)


def test_marked_matches_are_shown_when_they_are_wanted(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    assert not any(column(dialog, MARKS))
    before = int(dialog.figures.matches.value)
    dialog.marked_box.setChecked(True)
    assert dialog.rows.rowCount() == 7
    assert any(column(dialog, MARKS))
    assert int(dialog.figures.matches.value) == before + 1


def test_a_text_finds_names_and_deals(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    dialog.search.setText("zoë")
    assert dialog.rows.rowCount() == 0, "the own name is not among the others"
    dialog.search.setText("novice")
    assert column(dialog, RESULT) == ["Abandoned"]
    dialog.search.setText("nobody of that name")
    assert dialog.rows.rowCount() == 0
    assert not dialog.export_button.isEnabled()
    dialog.search.clear()
    assert dialog.rows.rowCount() == 6


def test_the_table_is_sorted_by_numbers_and_times_not_by_their_text(
    open_dialog: Open, filled: History
) -> None:
    dialog = open_dialog()
    entries = [dialog.rows.index(row, 0).data(ENTRY) for row in range(dialog.rows.rowCount())]
    assert [entry.ended for entry in entries] == sorted((entry.ended for entry in entries), reverse=True)
    dialog.table.sortByColumn(POINTS, Qt.SortOrder.AscendingOrder)
    points = [int(text) for text in column(dialog, POINTS)]
    assert points == sorted(points)
    dialog.table.sortByColumn(RESULT, Qt.SortOrder.AscendingOrder)
    results = column(dialog, RESULT)
    assert results[-1] == "Abandoned"
    won = [place for place, result in enumerate(results) if result == "Won"]
    assert won == list(range(len(won)))


def test_what_is_exported_is_what_is_shown(open_dialog: Open, filled: History, tmp_path: Path) -> None:
    dialog = open_dialog()
    choose(dialog.preset_box, "salon")
    dialog.table.sortByColumn(POINTS, Qt.SortOrder.DescendingOrder)
    answers(dialog).path = tmp_path / "out.csv"
    dialog.export_button.click()
    rows = list(csv.reader(io.StringIO((tmp_path / "out.csv").read_text(encoding="utf-8"))))
    assert len(rows) == dialog.rows.rowCount() + 1
    assert [row[POINTS] for row in rows[1:]] == column(dialog, POINTS)
    assert rows[0][WHEN] == "Ended"
    answers(dialog).path = tmp_path / "nowhere" / "out.csv"
    dialog.export_button.click()
    assert "cannot be written" in answers(dialog).said[-1]


def test_a_name_is_never_exported_as_a_formula(open_dialog: Open, history: History, tmp_path: Path) -> None:
    match = played(8, "casual", "salon")
    match.seats = (match.seats[0], Seat("=1+1", "person"), match.seats[2])
    history.keep(match)
    dialog = open_dialog()
    choose(dialog.name_box, "Ana")
    rows = list(csv.reader(io.StringIO(dialog.rows.as_csv())))
    assert rows[1][OTHERS].startswith("'=1+1")


def test_a_row_opens_its_replay(open_dialog: Open, filled: History, qtbot: QtBot) -> None:
    dialog = open_dialog()
    asked: list[tuple[str, int]] = []
    dialog.replay_asked.connect(lambda match, number: asked.append((match, number)))
    cell = dialog.table.visualRect(dialog.rows.index(2, OTHERS)).center()
    double_click(dialog.table.viewport(), cell)
    entry = dialog.rows.index(2, 0).data(ENTRY)
    assert set(asked) == {(entry.id, 1)}
    dialog.replay_button.click()
    assert asked[-1] == (entry.id, 1)


def test_the_card_of_a_round_leads_to_it(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    asked: list[tuple[str, int]] = []
    dialog.replay_asked.connect(lambda match, number: asked.append((match, number)))
    worst = filled.statistics(dialog.selection).worst
    assert worst is not None
    click(dialog.figures.worst, QPoint(20, 20))
    assert asked == [(worst.match, worst.round_number)]
    click(dialog.figures.matches, QPoint(20, 20))
    assert len(asked) == 1


def test_only_abandoned_matches_can_be_played_on(open_dialog: Open, filled: History, qtbot: QtBot) -> None:
    dialog = open_dialog()
    for row, result in enumerate(column(dialog, RESULT)):
        dialog.table.selectRow(row)
        assert dialog.play_on_button.isEnabled() == (result == "Abandoned")
    dialog.search.setText("abandoned")
    dialog.table.selectRow(0)
    assert column(dialog, ROUNDS) == ["0 of 7"]
    with qtbot.waitSignal(dialog.play_on_asked):
        dialog.play_on_button.click()


def test_a_match_is_removed_with_its_record_once_that_is_confirmed(
    open_dialog: Open, filled: History
) -> None:
    dialog = open_dialog()
    dialog.table.selectRow(0)
    entry = dialog.entry
    assert entry is not None
    answers(dialog).confirms = False
    dialog.remove_button.click()
    assert dialog.rows.rowCount() == 6
    answers(dialog).confirms = True
    dialog.remove_button.click()
    assert dialog.rows.rowCount() == 5
    assert not entry.record.exists()
    assert entry.id not in {each.id for each in filled.entries()}


def test_a_match_is_saved_to_a_file(open_dialog: Open, filled: History, tmp_path: Path) -> None:
    dialog = open_dialog()
    dialog.table.selectRow(0)
    answers(dialog).path = tmp_path / "copy.mextrain"
    dialog.save_button.click()
    entry = dialog.entry
    assert entry is not None
    assert (tmp_path / "copy.mextrain").read_text() == entry.record.read_text()


def test_a_record_that_is_gone_is_said_in_one_sentence(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    dialog.table.selectRow(0)
    entry = dialog.entry
    assert entry is not None
    entry.record.unlink()
    answers(dialog).path = entry.record.with_name("copy")
    dialog.save_button.click()
    (said,) = answers(dialog).said
    assert entry.record.name in said


def test_plots_tell_what_lies_under_the_pointer(open_dialog: Open, filled: History) -> None:
    dialog = open_dialog()
    dialog.grab()
    for plot in (dialog.points_plot, dialog.histogram, dialog.shares_plot):
        tips = {plot.tip_at(QPoint(x, y).toPointF()) for x in range(plot.width()) for y in (60, 100, 140)}
        assert len(tips - {""}) > 1
        assert plot.accessibleDescription()
