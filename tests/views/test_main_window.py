"""The main window: matches begun, left, continued, opened; what is refused; what is remembered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import MEXICAN, Play
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.new_game.dialog import NewGameDialog
from tests.views.mouse import click, drag
from tests.whole_window import started_in
from tests.window_driver import Answers, Person

pytestmark = pytest.mark.gui

Open = Callable[[], Parts]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Starts the program on the same folder and settings, as often as wanted."""
    with started_in(qtbot, tmp_path / "matches") as start:
        yield start


def answers(parts: Parts) -> Answers:
    assert isinstance(parts.window.asking, Answers)
    return parts.window.asking


def setup(preset: str = "salon", number: int = 11, persons: int = 1) -> TableSetup:
    names = ("You", "Bea", "Carl")
    seats = tuple(SeatSetup(names[s], PERSON if s < persons else "casual", s) for s in range(3))
    return TableSetup(PRESETS[preset], seats, number)


def begin(parts: Parts, qtbot: QtBot, number: int = 11) -> Person:
    parts.window.start_match(setup(number=number))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    return person


def test_that_the_match_that_was_left_is_damaged_is_said_at_the_start(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "match.json").write_text("no match", encoding="utf-8")
    parts = open_window()
    qtbot.waitUntil(lambda: bool(answers(parts).said))
    (said,) = answers(parts).said
    assert said.startswith("The saved match cannot be read")
    assert not parts.window.start_page.continue_button.isVisible()


def test_the_first_page_offers_to_continue_only_what_was_left(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    page = first.window.start_page
    assert page.isVisible()
    assert not page.continue_button.isVisible()
    assert not first.window.scoresheet.isVisible()
    person = begin(first, qtbot)
    person.act()
    assert first.window.scoresheet.isVisible()
    first.window.close()
    second = open_window()
    assert second.window.start_page.continue_button.isVisible()
    assert "Bea" in second.window.start_page.continue_facts.text()


def test_a_match_that_was_left_comes_back_as_it_was(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    person = begin(first, qtbot)
    order = [each.tile for each in person.view.hand]
    first.bridge.reorder(tuple(reversed(order)))
    for _ in range(4):
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    left = person.view
    first.window.close()
    assert answers(first).asked == [answers(first).asked[0]]
    second = open_window()
    QTest.mouseClick(second.window.start_page.continue_button, Qt.MouseButton.LeftButton)
    back = Person(second.window).view
    assert back.hand == left.hand
    assert [[laid.tile for laid in line.tiles] for line in back.lines] == [
        [laid.tile for laid in line.tiles] for line in left.lines
    ]
    assert back.scoresheet == left.scoresheet
    assert back.number == left.number


def test_leaving_a_match_asks_once_and_can_be_refused(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    answers(parts).confirms = False
    assert parts.window.close() is False
    assert parts.window.isVisible()
    assert len(answers(parts).asked) == 1
    answers(parts).confirms = True
    assert parts.window.close() is True
    assert len(answers(parts).asked) == 2


def test_a_match_is_begun_with_the_dialog(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()

    def start(dialog: QDialog) -> bool:
        assert isinstance(dialog, NewGameDialog)
        return True

    answers(parts).on_dialog = start
    QTest.mouseClick(parts.window.start_page.new_button, Qt.MouseButton.LeftButton)
    assert Person(parts.window).view.round_number == 1
    assert parts.settings.table() is not None


def test_a_second_new_game_during_one_asks_and_keeps_the_first_when_refused(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    number = person.view.number
    answers(parts).on_dialog = lambda dialog: True
    answers(parts).confirms = False
    QTest.keyClick(parts.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert answers(parts).asked
    assert person.view.number == number
    person.act()
    assert person.view.number == number


def played_in(open_window: Open, qtbot: QtBot) -> Parts:
    """The window with a match in which the person has acted once and is to move again."""
    parts = open_window()
    person = begin(parts, qtbot)
    person.act()
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    return parts


def test_a_match_that_is_left_is_said_to_wait_on_the_first_page_and_does(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = played_in(open_window, qtbot)
    parts.window.actions_.leave.trigger()
    assert "first page" in answers(parts).asked[-1]
    assert parts.window.start_page.continue_button.isVisible()


def test_a_match_that_another_replaces_is_said_to_go_to_the_history_and_does(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = played_in(open_window, qtbot)
    parts.window.actions_.rematch.trigger()
    assert "history" in answers(parts).asked[-1]
    assert "first page" not in answers(parts).asked[-1]
    assert len(parts.desk.history.entries()) == 1


def test_a_match_left_before_is_said_to_be_in_the_history_once_another_is_begun(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = played_in(open_window, qtbot)
    parts.window.actions_.leave.trigger()
    with qtbot.waitSignal(parts.window.action_bar.said) as said:
        parts.window.start_match(setup(number=12))
    assert said.args == ["The match that you had left is in the history now."]
    assert len(parts.desk.history.entries()) == 1
    parts.window.actions_.leave.trigger()
    with qtbot.assertNotEmitted(parts.window.action_bar.said):
        parts.window.start_match(setup(number=13))
    assert len(parts.desk.history.entries()) == 1


def test_a_match_nobody_has_played_in_is_said_to_be_gone_and_is(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    assert not parts.bridge.has_been_played
    parts.window.actions_.rematch.trigger()
    assert "not kept" in answers(parts).asked[-1]
    assert not parts.desk.history.entries()


def test_a_demonstration_takes_no_match_from_the_first_page(open_window: Open, qtbot: QtBot) -> None:
    parts = played_in(open_window, qtbot)

    def only_computers(dialog: QDialog) -> bool:
        assert isinstance(dialog, NewGameDialog)
        for row in dialog.seats.rows[:4]:
            QTest.keyClick(row.kind, Qt.Key.Key_End)
        return True

    answers(parts).on_dialog = only_computers
    parts.window.actions_.new_match.trigger()
    assert "first page" in answers(parts).asked[-1]
    parts.window.actions_.leave.trigger()
    assert parts.window.start_page.continue_button.isVisible()


def test_the_window_can_be_closed_in_the_middle_of_a_drag(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    place = person.board.place_of_tile(person.view.hand[0].tile)
    QTest.mousePress(
        person.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    QTest.mouseMove(person.board.viewport(), place - QPoint(0, 120))
    assert parts.window.close() is True
    again = open_window()
    assert again.window.start_page.continue_button.isVisible()


def test_a_drop_on_a_closed_line_glides_back_and_says_why(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    while any(line.is_open for line in person.view.lines) or not any(
        isinstance(action, Play) for action in person.view.legal
    ):
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    before = person.view
    tile = before.hand[0].tile
    drag(person.board.viewport(), person.board.place_of_tile(tile), person.board.place_of_line_end(1))
    assert person.view.hand == before.hand
    text = parts.window.action_bar.status.text()
    assert "closed" in text or "covered first" in text or "does not fit" in text
    assert parts.window.action_bar.why is not None
    click(person.board.viewport(), person.board.place_of_tile(before.hand[1].tile))
    assert parts.window.action_bar.why is None
    assert parts.window.action_bar.status.text() != text


def test_a_tap_on_a_line_shows_all_its_tiles_until_escape(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    parts.window.plates.plates[-1].click()
    assert person.board.inspected == MEXICAN
    QTest.keyClick(person.board, Qt.Key.Key_Escape)
    assert person.board.inspected is None
    QTest.mouseClick(parts.window.plates.plates[1], Qt.MouseButton.LeftButton)
    assert person.board.inspected == 1
    click(person.board.viewport(), QPoint(4, 4))
    assert person.board.inspected is None


def test_a_position_is_copied_after_a_warning_and_opened_again(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    answers(parts).confirms = False
    parts.window.actions_.copy_position.trigger()
    assert len(answers(parts).asked) == 1
    answers(parts).confirms = True
    parts.window.actions_.copy_position.trigger()
    text = QGuiApplication.clipboard().text()
    data = json.loads(text)
    assert data["engine"] == person.view.engine
    hand = {each.tile for each in person.view.hand}
    answers(parts).text = text
    parts.window.actions_.open_position.trigger()
    assert {each.tile for each in person.view.hand} == hand
    assert person.view.rounds == 1


@pytest.mark.parametrize(
    "text",
    ["nonsense", "[]", "{}", '{"engine": 12, "lines": [[],[]], "hands": [["1-1"],["1-1"]]}', "[" * 100_000],
)
def test_a_broken_position_is_refused_with_a_sentence(open_window: Open, qtbot: QtBot, text: str) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    before = person.view
    answers(parts).text = text
    parts.window.actions_.open_position.trigger()
    assert len(answers(parts).said) == 1
    assert person.view == before


def test_a_match_is_saved_as_a_file_and_opened_from_it(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    person.act()
    answers(parts).path = tmp_path / "match.mextrain"
    parts.window.actions_.save_record.trigger()
    assert json.loads((tmp_path / "match.mextrain").read_text())["format"] == "mexican-train/1"
    hand = person.view.hand
    parts.window.start_match(setup(number=99))
    parts.window.actions_.open_record.trigger()
    qtbot.waitUntil(lambda: person.view.number == 11)
    assert {each.tile for each in person.view.hand} == {each.tile for each in hand}


def test_a_file_that_is_no_match_is_refused_and_left_alone(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    before = person.view
    path = tmp_path / "letter.txt"
    path.write_text("Dear Bea")
    parts.window.open_record(path)
    assert "letter.txt" in answers(parts).said[-1]
    assert path.read_text() == "Dear Bea"
    assert person.view == before


def test_the_scoresheet_is_copied_and_saved(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    parts = open_window()
    begin(parts, qtbot)
    parts.window.scoresheet.copy_action.trigger()
    assert "Bea" in QGuiApplication.clipboard().text()
    answers(parts).path = tmp_path / "scores.csv"
    parts.window.scoresheet.save_action.trigger()
    lines = (tmp_path / "scores.csv").read_text().splitlines()
    assert len(lines) == 15
    assert lines[1].startswith("1,12-12")


def test_the_scoresheet_can_be_closed_and_comes_back_as_it_was_left(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    parts.window.scoresheet.toggleViewAction().trigger()
    assert not parts.window.scoresheet.isVisible()
    parts.window.close()
    again = open_window()
    again.window.continue_match()
    assert not again.window.scoresheet.isVisible()
    again.window.scoresheet.toggleViewAction().trigger()
    assert again.window.scoresheet.isVisible()


def test_the_zoom_is_remembered_and_fitted_again(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    begin(parts, qtbot)
    parts.window.actions_.zoom_in.trigger()
    zoomed = parts.window.board.zoom()
    assert zoomed > 1
    parts.window.close()
    again = open_window()
    again.window.continue_match()
    assert again.window.board.zoom() == pytest.approx(zoomed)
    again.window.actions_.zoom_fit.trigger()
    assert again.window.board.zoom() == pytest.approx(1.0)


def test_the_title_and_the_corner_name_deal_round_engine_and_boneyard(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    assert "11" in parts.window.windowTitle()
    text = parts.window.facts.text()
    for part in ("Round 1 of 13", "12|12", str(person.view.boneyard), person.view.commitment[:8]):  # type: ignore[index]
        assert part in text


def test_restarting_the_deal_gives_the_same_hands(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    first = {each.tile for each in person.view.hand}
    person.act()
    parts.window.actions_.restart_deal.trigger()
    assert {each.tile for each in person.view.hand} >= first or len(first) == 15
    assert person.view.number == 11
    assert person.view.round_number == 1


def ask_for_a_hint(parts: Parts, person: Person, qtbot: QtBot) -> None:
    """Click on the button as soon as there is a tile to lay."""
    while not any(isinstance(action, Play) for action in person.view.legal):
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    QTest.mouseClick(parts.window.action_bar.hint_button, Qt.MouseButton.LeftButton)


def test_a_hint_lights_its_tile_and_gives_a_reason(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    ask_for_a_hint(parts, person, qtbot)
    text = parts.window.action_bar.status.text()
    assert any(str(each.tile) in text for each in person.view.hand)


def test_a_hint_stays_when_another_language_is_chosen(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)
    ask_for_a_hint(parts, person, qtbot)
    bar = parts.window.action_bar
    before, usual = bar.status.text(), bar.hint_button.text()
    with qtbot.waitSignal(bar.said) as said:
        parts.languages.speak("fr")
    assert bar.hint_button.text() != usual
    assert bar.status.text() == said.args[0]
    assert bar.status.text() != before
    assert before.split()[0] == bar.status.text().split()[0]
    # Something else happens: the hint is over, and stays so.
    person.act()
    parts.languages.speak("en")
    qtbot.waitUntil(lambda: bar.hint_button.text() == usual)
    assert bar.status.text() != before


def test_a_hint_that_ends_the_choice_of_a_place_stays_too(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    person = begin(parts, qtbot)

    def with_a_choice() -> Tile | None:
        return next(
            (each.tile for each in person.view.hand if len(person.view.lines_for(each.tile)) > 1), None
        )

    while (tile := with_a_choice()) is None:
        person.act()
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
    while person.board.selected() is not tile:
        QTest.keyClick(person.board, Qt.Key.Key_Right)
    bar = parts.window.action_bar
    with qtbot.waitSignal(person.board.choice_ended):
        QTest.keyClick(person.board, Qt.Key.Key_Return)
        QTest.mouseClick(bar.hint_button, Qt.MouseButton.LeftButton)
    hinted = f"{person.board.selected()} "
    assert bar.status.text().startswith(hinted)
    usual = bar.hint_button.text()
    parts.languages.speak("fr")
    qtbot.waitUntil(lambda: bar.hint_button.text() != usual)
    qtbot.waitUntil(lambda: bar.status.text().startswith(hinted))


def test_arrange_says_so_where_no_tile_fits_the_own_line(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    position = {"engine": 12, "lines": [["12-7"], []], "hands": [["9-4", "3-3"], ["8-8", "4-0"]]}
    answers(parts).text = json.dumps(position)
    parts.window.actions_.open_position.trigger()
    person = Person(parts.window)
    with qtbot.waitSignal(parts.window.action_bar.said) as said:
        QTest.keyClick(person.board, Qt.Key.Key_A)
    text = parts.window.action_bar.status.text()
    assert text == "No tile of your hand fits your line, which ends in 7: the tiles are only sorted."
    assert said.args == [text]
    position["hands"] = [["9-7", "3-3"], ["8-8", "4-0"]]
    answers(parts).text = json.dumps(position)
    parts.window.actions_.open_position.trigger()
    before = parts.window.action_bar.status.text()
    QTest.keyClick(person.board, Qt.Key.Key_A)
    assert person.view.train is not None
    assert parts.window.action_bar.status.text() == before


def test_two_people_at_one_computer_never_see_each_others_tiles(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    parts.window.start_match(setup(persons=2))
    person = Person(parts.window)
    shown: list[int | None] = []
    for _ in range(12):
        qtbot.waitUntil(lambda: person.view.phase is Phase.COVERED or bool(person.view.legal), timeout=5_000)
        if person.view.phase is Phase.COVERED:
            assert person.view.hand == ()
            assert parts.window.cover.isVisible()
            QTest.mouseClick(parts.window.cover.button, Qt.MouseButton.LeftButton)
            assert not parts.window.cover.isVisible()
        assert person.view.viewer == person.view.to_move
        shown.append(person.view.viewer)
        person.act()
    assert set(shown) == {0, 1}


def test_a_whole_screen_is_used_on_demand(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    parts.window.actions_.full_screen.trigger()
    assert parts.window.isFullScreen()
    parts.window.actions_.full_screen.trigger()
    assert not parts.window.isFullScreen()
