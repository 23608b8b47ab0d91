"""Whole matches in the window: opened, replayed, played on, marked, returned to, printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.replay import Replay
from mextrain_qt.model.match import BRANCHED, RETURNED, Match
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings
from mextrain_qt.store.records import read_record, write_record
from mextrain_qt.views.history.dialog import HistoryDialog
from tests.model.playing import play_round, played_match, seats
from tests.views.test_main_window import answers, begin
from tests.whole_window import whole_window
from tests.window_driver import Person

pytestmark = pytest.mark.gui

SMALL = replace(PRESETS["salon"], highest=6, rounds=2)


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    with whole_window(qtbot, tmp_path / "matches", Settings()) as made:
        made.window.resize(1100, 760)
        yield made
        made.window.replays.leave()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.mextrain"
    write_record(path, played_match(SMALL, 3, number=4))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.mextrain"
    write_record(path, played_match(SMALL, 3, number=4, rounds=1))
    return path


def replay_of(parts: Parts) -> Replay:
    replay = parts.window.replays.replay
    assert replay is not None, "no replay is shown"
    return replay


def run_dialog(parts: Parts, act: Callable[[HistoryDialog], object]) -> None:
    """Have that done in the history when it opens."""

    def on_dialog(dialog: QDialog) -> bool:
        assert isinstance(dialog, HistoryDialog)
        act(dialog)
        return dialog.result() == QDialog.DialogCode.Accepted

    answers(parts).on_dialog = on_dialog


def test_a_finished_match_opens_as_a_replay_and_an_unfinished_one_on_the_table(
    parts: Parts, finished: Path, unfinished: Path
) -> None:
    window = parts.window
    window.open_record(finished)
    assert window.replays.is_showing
    assert window.replays.page is not None
    assert window.replays.page.isVisible()
    assert not parts.bridge.has_match
    assert window.scoresheet.isVisible()
    window.open_record(unfinished)
    assert not window.replays.is_showing
    assert window.board.isVisible()
    assert parts.bridge.has_match


def test_a_replay_is_left_for_what_was_there_before(parts: Parts, finished: Path, qtbot: QtBot) -> None:
    window = parts.window
    window.open_record(finished)
    window.actions_.leave.trigger()
    assert window.start_page.isVisible()
    assert not window.scoresheet.isVisible()
    begin(parts, qtbot)
    before = parts.bridge.view()
    window.open_record(finished)
    assert not answers(parts).asked, "nothing is lost, so nothing is asked"
    assert window.replays.page is not None
    window.replays.page.bar.close_button.click()
    assert window.board.isVisible()
    assert parts.bridge.view() == before
    assert window.scoresheet.model.sheet == before.scoresheet  # type: ignore[union-attr]


def test_computer_players_wait_while_a_replay_is_shown(parts: Parts, finished: Path, qtbot: QtBot) -> None:
    person = begin(parts, qtbot)
    parts.window.open_record(finished)
    while parts.bridge.view().legal:  # type: ignore[union-attr]
        parts.bridge.match.apply(parts.bridge.match.round.legal_actions()[0])  # type: ignore[union-attr]
    parts.window.actions_.hurry.trigger()
    before = len(parts.bridge.match.current.actions)  # type: ignore[union-attr]
    qtbot.wait(30)
    assert len(parts.bridge.match.current.actions) == before  # type: ignore[union-attr]
    parts.window.actions_.leave.trigger()
    qtbot.waitUntil(lambda: len(parts.bridge.match.current.actions) > before)  # type: ignore[union-attr]
    qtbot.waitUntil(person.is_wanted, timeout=10_000)


def test_commands_of_the_game_rest_while_a_replay_is_shown(
    parts: Parts, finished: Path, qtbot: QtBot
) -> None:
    begin(parts, qtbot)
    parts.window.open_record(finished)
    actions = parts.window.actions_
    resting = (actions.arrange, actions.hint, actions.undo, actions.draw, actions.copy_position)
    assert not any(action.isEnabled() for action in (*resting, actions.set_bookmark, actions.rematch))
    working = (actions.save_record, actions.leave, actions.print_scoresheet, actions.zoom_in)
    assert all(action.isEnabled() for action in working)
    page = parts.window.replays.page
    assert page is not None
    actions.zoom_in.trigger()
    assert page.board.zoom() > 1
    assert parts.window.board.zoom() == 1


def test_playing_from_a_moment_begins_a_marked_match_of_its_own(
    parts: Parts, finished: Path, qtbot: QtBot
) -> None:
    window = parts.window
    window.open_record(finished)
    replay_of(parts).go_to_action(2, 4)
    shown = replay_of(parts).view()
    assert window.replays.page is not None
    window.replays.page.bar.branch_button.click()
    assert not window.replays.is_showing
    assert window.board.isVisible()
    match = parts.bridge.match
    assert match is not None
    assert match.marks == {BRANCHED}
    view = parts.bridge.view()
    assert view is not None
    assert (view.round_number, view.lines[0].tiles, view.hand != ()) == (2, shown.lines[0].tiles, True)
    assert read_record(finished).marks == set()


def test_playing_from_a_moment_asks_before_a_match_is_left(
    parts: Parts, finished: Path, qtbot: QtBot
) -> None:
    begin(parts, qtbot)
    before = parts.bridge.match
    parts.window.open_record(finished)
    answers(parts).confirms = False
    assert parts.window.replays.page is not None
    parts.window.replays.page.bar.branch_button.click()
    assert answers(parts).asked
    assert parts.bridge.match is before
    assert parts.window.replays.is_showing
    answers(parts).confirms = True
    parts.window.replays.page.bar.branch_button.click()
    assert parts.bridge.match is not before
    assert not parts.window.replays.is_showing


def test_the_match_on_the_table_can_be_replayed_once_a_round_is_over(parts: Parts, qtbot: QtBot) -> None:
    match = played_match(SMALL, 3, number=4, rounds=1)
    parts.bridge.open_match(match)
    actions = parts.window.actions_
    assert actions.replay.isEnabled()
    actions.replay.trigger()
    replay = replay_of(parts)
    assert len(replay.rounds) == 1, "a round in progress is not shown: hands could be looked into"
    replay.set_hands_open(True)
    parts.window.actions_.leave.trigger()
    parts.bridge.open_match(Match(SMALL, seats(3), 4))
    assert not actions.replay.isEnabled()


def test_recent_matches_are_offered_latest_first(
    parts: Parts, finished: Path, unfinished: Path, qtbot: QtBot
) -> None:
    recent = parts.window.actions_.recent
    recent.aboutToShow.emit()
    assert not any(action.isEnabled() for action in recent.actions())
    parts.window.open_record(unfinished)
    parts.window.open_record(finished)
    parts.window.open_record(finished.with_name("missing.json"))
    recent.aboutToShow.emit()
    names = [action.text() for action in recent.actions()]
    assert [name.split()[-1] for name in names] == ["finished.mextrain", "unfinished.mextrain"]
    parts.window.actions_.leave.trigger()
    recent.actions()[0].trigger()
    assert parts.window.replays.is_showing
    answers(parts).path = finished.with_name("saved.mextrain")
    parts.window.actions_.save_record.trigger()
    assert read_record(finished.with_name("saved.mextrain")).is_over
    recent.aboutToShow.emit()
    assert recent.actions()[0].text().endswith("saved.mextrain")


def test_a_bookmark_is_set_and_returned_to_from_the_menu(parts: Parts, qtbot: QtBot) -> None:
    person = begin(parts, qtbot)
    actions = parts.window.actions_
    actions.bookmarks.aboutToShow.emit()
    assert not any(action.isEnabled() for action in actions.bookmarks.actions())
    before = person.view
    actions.set_bookmark.trigger()
    assert "marked" in parts.window.action_bar.status.text()
    for _ in range(3):
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=10_000)
    actions.bookmarks.aboutToShow.emit()
    (mark,) = actions.bookmarks.actions()
    answers(parts).confirms = False
    mark.trigger()
    assert person.view.lines != before.lines
    answers(parts).confirms = True
    actions.bookmarks.aboutToShow.emit()
    actions.bookmarks.actions()[0].trigger()
    assert person.view.lines == before.lines
    assert parts.bridge.match is not None
    assert RETURNED in parts.bridge.match.marks


def test_a_finished_match_stands_in_the_history_and_is_replayed_from_there(
    parts: Parts, qtbot: QtBot
) -> None:
    match = played_match(SMALL, 3, number=4, rounds=1)
    play_round(match, Random(1))
    parts.bridge.open_match(match)
    assert match.is_over

    def replay_first(dialog: HistoryDialog) -> None:
        assert dialog.rows.rowCount() == 1
        dialog.table.selectRow(0)
        dialog.replay_button.click()

    run_dialog(parts, replay_first)
    parts.window.actions_.history.trigger()
    assert replay_of(parts).is_over
    assert replay_of(parts).names == tuple(seat.name for seat in match.seats)


def test_an_abandoned_match_is_played_on_from_the_history(parts: Parts, qtbot: QtBot) -> None:
    begin(parts, qtbot, number=11)
    person = Person(parts.window)
    person.act()
    qtbot.waitUntil(person.is_wanted, timeout=10_000)
    begin(parts, qtbot, number=12)

    def play_on(dialog: HistoryDialog) -> None:
        dialog.table.selectRow(0)
        assert dialog.play_on_button.isEnabled()
        dialog.play_on_button.click()

    run_dialog(parts, play_on)
    parts.window.actions_.history.trigger()
    view = parts.bridge.view()
    assert view is not None
    assert view.number == 11
    assert view.phase is Phase.PLAYING


def test_the_review_takes_the_room_of_the_docks_and_gives_it_back(
    parts: Parts, finished: Path, qtbot: QtBot
) -> None:
    window = parts.window
    window.open_record(finished)
    page = window.replays.page
    assert page is not None
    page.bar.review_button.click()
    panel = window.replays.panel
    assert panel is not None
    assert panel.isVisible()
    assert not window.scoresheet.isVisible()
    panel.start_button.click()
    qtbot.waitUntil(lambda: bool(panel.review and panel.review.results), timeout=30_000)
    panel.start_button.click()
    panel.table.selectRow(0)
    found = panel.review.results[0]  # type: ignore[union-attr]
    place = replay_of(parts).place
    assert (place.round_number, place.action) == (found.round_number, found.action)
    page.bar.review_button.click()
    assert not panel.isVisible()
    assert window.scoresheet.isVisible()


def test_leaving_a_replay_stops_its_review(parts: Parts, finished: Path, qtbot: QtBot) -> None:
    window = parts.window
    window.open_record(finished)
    window.replays.start_review()
    assert window.replays.panel is not None
    assert window.replays.panel.is_running
    window.actions_.leave.trigger()
    assert not window.replays.panel.is_running
    assert window.start_page.isVisible()


def test_the_scoresheet_is_written_as_a_pdf_and_printed(parts: Parts, finished: Path, tmp_path: Path) -> None:
    window = parts.window
    window.open_record(finished)
    answers(parts).path = tmp_path / "sheet.pdf"
    window.actions_.pdf_scoresheet.trigger()
    data = (tmp_path / "sheet.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    answers(parts).paper = printer
    window.actions_.print_scoresheet.trigger()
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")
    answers(parts).path = tmp_path / "nowhere" / "sheet.pdf"
    window.actions_.pdf_scoresheet.trigger()
    assert "could not be written" in answers(parts).said[-1]


def test_a_file_that_is_no_match_is_refused_and_the_table_stays(
    parts: Parts, tmp_path: Path, qtbot: QtBot
) -> None:
    begin(parts, qtbot)
    before = parts.bridge.match
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "mexican-train/1"}')
    parts.window.open_record(bad)
    assert "bad.json" in answers(parts).said[-1]
    assert parts.bridge.match is before
    assert not parts.window.replays.is_showing


def test_a_shorter_match_can_be_replayed_after_a_review_of_a_longer_one(parts: Parts) -> None:
    replays = parts.window.replays
    longer, shorter = (
        Replay(played_match(SMALL, 3, number=4)),
        Replay(played_match(replace(SMALL, rounds=1), 2, number=5)),
    )
    longer.go_to_round(2)
    replays.show(longer)
    replays.show_review(True)
    replays.show(shorter)
    replays.show_review(True)
    assert replays.panel is not None
    assert replays.panel.review is not None
    assert replays.panel.seat_box.count() == 2
    replays.show(longer)
    assert replays.panel.seat_box.count() == 3
