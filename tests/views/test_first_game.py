"""The first game: the coach follows the person, and the person may do what the table allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.actions import DRAW, Play
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.first_game.guide import FirstGame
from mextrain_qt.views.first_game.lessons import Between, Lesson, Step
from mextrain_qt.views.new_game.dialog import NewGameDialog
from mextrain_qt.views.table.felt_layer import line_digit
from tests.keyboard_driver import NoMouse, focused, press
from tests.views.mouse import click, drag, right_click
from tests.whole_window import started_in
from tests.window_driver import Answers, Person

pytestmark = pytest.mark.gui

Open = Callable[[], Parts]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Starts the program on the same folder and settings, as often as wanted."""
    with started_in(qtbot, tmp_path / "matches") as start:
        yield start


class Pupil(Person):
    """A person in the first game."""

    def __init__(self, parts: Parts, qtbot: QtBot) -> None:
        super().__init__(parts.window)
        self.qtbot = qtbot
        guide = parts.window.first_game.guide
        assert guide is not None
        self.guide: FirstGame = guide
        self.card = guide.card
        self.came: list[Lesson | Between] = []

    def wait(self) -> Step:
        """Wait until the person is wanted, and hear what the coach says."""
        self.qtbot.waitUntil(self.is_wanted, timeout=10_000)
        step = self.guide.step
        assert step is not None
        assert self.card.isVisible()
        if not self.came or self.came[-1] is not step.topic:
            self.came.append(step.topic)
        return step

    @property
    def legal(self) -> tuple[object, ...]:
        return self.view.legal


def begin(parts: Parts, qtbot: QtBot) -> Pupil:
    parts.window.actions_.first_game.trigger()
    return Pupil(parts, qtbot)


def follow_by_mouse(pupil: Pupil, step: Step) -> None:
    """Do what the coach says, with the mouse."""
    board, felt, bar = pupil.board, pupil.board.viewport(), pupil.window.action_bar
    if step.topic is Lesson.AIM:
        QTest.mouseClick(pupil.card.go_on_button, Qt.MouseButton.LeftButton)
    elif step.topic is Lesson.FLIP:
        assert step.tile is not None
        right_click(felt, board.place_of_tile(step.tile))
    elif step.topic is Lesson.ARRANGE:
        QTest.mouseClick(bar.arrange_button, Qt.MouseButton.LeftButton)
    elif step.topic is Lesson.INSPECT:
        assert step.line is not None
        click(felt, board.place_of_line(step.line))
        assert board.inspected == step.line
        assert pupil.wait().topic is Between.PANEL
        click(felt, QPoint(3, 3))
    elif step.topic is Lesson.DRAW:
        click(felt, board.place_of_boneyard())
    elif step.topic is Lesson.PASS:
        QTest.mouseClick(bar.turn_button, Qt.MouseButton.LeftButton)
    elif step.tile is not None and step.line is not None:
        drag(felt, board.place_of_tile(step.tile), board.place_of_line_end(step.line))
    else:
        play = next(action for action in pupil.view.legal if isinstance(action, Play))
        drag(felt, board.place_of_tile(play.tile), board.place_of_line_end(play.line))


def follow_by_keys(pupil: Pupil, step: Step) -> None:
    """Do what the coach says, with the keys he names."""
    if step.topic is Lesson.AIM:
        press(Qt.Key.Key_Return)
    elif step.topic is Lesson.FLIP:
        walk_to(pupil, step)
        press(Qt.Key.Key_F)
    elif step.topic is Lesson.ARRANGE:
        press(Qt.Key.Key_A)
    elif step.topic is Lesson.INSPECT:
        press(Qt.Key.Key_L)
        press(digit(step.line))
        assert pupil.board.inspected == step.line
        press(Qt.Key.Key_Escape)
    elif step.topic is Lesson.DRAW:
        press(Qt.Key.Key_D)
    elif step.topic is Lesson.PASS:
        press(Qt.Key.Key_P)
    elif step.tile is not None:
        walk_to(pupil, step)
        press(digit(step.line))
    else:
        play = next(action for action in pupil.view.legal if isinstance(action, Play))
        walk_to(pupil, Step(step.topic, play.tile))
        press(digit(play.line))


def walk_to(pupil: Pupil, step: Step) -> None:
    for _ in pupil.view.hand:
        if pupil.board.selected() is step.tile:
            return
        press(Qt.Key.Key_Right)
    assert pupil.board.selected() is step.tile


def digit(line: int | None) -> Qt.Key:
    assert line is not None
    return Qt.Key(Qt.Key.Key_0 + int(line_digit(line)))


def play_along(pupil: Pupil, follow: Callable[[Pupil, Step], None]) -> None:
    for _ in range(60):
        step = pupil.wait()
        if step.topic is Between.OVER:
            return
        before, topic = pupil.view, pupil.guide.step
        follow(pupil, step)
        assert pupil.view is not before or pupil.guide.step != topic, f"nothing came of {step}"
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("follow", [follow_by_mouse, follow_by_keys])
def test_whoever_follows_the_coach_comes_to_every_lesson_and_goes_out(
    open_window: Open, qtbot: QtBot, follow: Callable[[Pupil, Step], None]
) -> None:
    parts = open_window()
    mouse = NoMouse()
    pupil = begin(parts, qtbot)
    play_along(pupil, follow)
    lessons = [topic for topic in pupil.came if isinstance(topic, Lesson)]
    assert set(lessons) == set(Lesson)
    assert Between.PLAY_ON not in pupil.came
    assert lessons.index(Lesson.COVER) == lessons.index(Lesson.DOUBLE) + 1
    assert lessons.index(Lesson.PASS) == lessons.index(Lesson.DRAW) + 1
    assert pupil.view.result is not None
    assert pupil.view.result.seat == pupil.view.viewer
    if follow is follow_by_keys:
        assert mouse.seen == 0


def test_the_coach_advises_only_what_is_legal_and_names_it(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)

    def check_and_follow(pupil: Pupil, step: Step) -> None:
        if step.line is not None and step.tile is not None:
            assert Play(step.tile, step.line) in pupil.view.legal
            assert str(step.tile) in pupil.card.text.text()
            assert line_digit(step.line) in pupil.card.how.text()
        assert "%" not in pupil.card.text.text() + pupil.card.how.text() + pupil.card.title.text()
        follow_by_mouse(pupil, step)

    play_along(pupil, check_and_follow)


def test_who_does_something_else_can_and_the_coach_goes_on_from_there(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)

    def ignore(pupil: Pupil, step: Step) -> None:
        plays = [action for action in pupil.view.legal if isinstance(action, Play)]
        others = [play for play in plays if (play.tile, play.line) != (step.tile, step.line)]
        if others:
            assert parts.bridge.try_play(others[-1].tile, others[-1].line)
        else:
            pupil.act()

    play_along(pupil, ignore)
    assert pupil.came[0] is Lesson.AIM
    course = pupil.guide.course
    assert course is not None
    assert course.is_done(Lesson.AIM)
    assert course.is_done(Lesson.ENDING)


def test_a_lesson_is_learnt_whichever_way_it_comes_about(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    follow_by_mouse(pupil, pupil.wait())
    assert pupil.wait().topic is Lesson.FLIP
    parts.window.actions_.arrange.trigger()
    assert pupil.wait().topic is Lesson.FLIP
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_F)
    assert pupil.wait().topic is Lesson.OWN_LINE


def test_a_step_can_be_left_out(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    assert not pupil.card.skip_button.isVisible()
    follow_by_mouse(pupil, pupil.wait())
    left_out = []
    while isinstance(step := pupil.wait(), Step) and isinstance(step.topic, Lesson):
        left_out.append(step.topic)
        QTest.mouseClick(pupil.card.skip_button, Qt.MouseButton.LeftButton)
    assert left_out[:3] == [Lesson.FLIP, Lesson.ARRANGE, Lesson.OWN_LINE]
    assert pupil.wait().topic is Between.PLAY_ON
    assert not pupil.card.skip_button.isVisible()
    pupil.act()
    assert pupil.wait().topic is not Lesson.OWN_LINE


def test_leaving_asks_nothing_and_leaves_no_trace(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    follow_by_mouse(pupil, pupil.wait())
    pupil.act()
    answers = parts.window.asking
    assert isinstance(answers, Answers)
    QTest.mouseClick(pupil.card.leave_button, Qt.MouseButton.LeftButton)
    assert parts.window.start_page.isVisible()
    assert not pupil.card.isVisible()
    assert answers.asked == []
    assert not parts.window.start_page.continue_button.isVisible()
    assert parts.desk.history.entries() == ()
    parts.window.close()
    assert not open_window().window.start_page.continue_button.isVisible()


def test_a_match_left_for_the_first_game_can_be_continued(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", "casual", 1))
    parts.window.start_match(TableSetup(PRESETS["salon"], seats, 5))
    person = Person(parts.window)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    person.act()
    pupil = begin(parts, qtbot)
    answers = parts.window.asking
    assert isinstance(answers, Answers)
    assert len(answers.asked) == 1
    follow_by_mouse(pupil, pupil.wait())
    parts.window.actions_.leave.trigger()
    page = parts.window.start_page
    assert page.continue_button.isVisible()
    assert "Ana" in page.continue_facts.text()
    QTest.mouseClick(page.continue_button, Qt.MouseButton.LeftButton)
    assert Person(parts.window).view.number == 5
    assert not pupil.card.isVisible()


def test_a_finished_first_game_is_not_counted(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    play_along(pupil, follow_by_mouse)
    assert pupil.view.phase is Phase.MATCH_OVER
    assert parts.desk.history.entries() == ()
    assert parts.desk.saved_match() is None
    shown: list[QDialog] = []
    answers = parts.window.asking
    assert isinstance(answers, Answers)
    answers.on_dialog = lambda dialog: shown.append(dialog) is not None
    assert parts.window.summary is not None
    parts.window.summary.close()
    QTest.mouseClick(pupil.card.go_on_button, Qt.MouseButton.LeftButton)
    assert [type(dialog) for dialog in shown] == [NewGameDialog]
    assert not pupil.card.isVisible()


def test_another_match_sends_the_coach_away(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    seats = (SeatSetup("Ana", PERSON, 0), SeatSetup("Bea", "casual", 1))
    parts.window.start_match(TableSetup(PRESETS["salon"], seats, 5))
    assert not pupil.card.isVisible()
    assert not pupil.guide.spotlight.isVisible()
    assert not pupil.guide.is_running


def test_the_same_deal_again_is_the_first_game_again(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    hand = pupil.view.hand
    follow_by_mouse(pupil, pupil.wait())
    pupil.act()
    parts.window.actions_.restart_deal.trigger()
    assert pupil.view.hand == hand
    assert pupil.wait().topic is Lesson.AIM


def test_the_first_page_offers_it_until_it_is_declined(open_window: Open) -> None:
    first = open_window()
    page = first.window.start_page
    assert page.offer.isVisible()
    QTest.mouseClick(page.decline_button, Qt.MouseButton.LeftButton)
    assert not page.offer.isVisible()
    first.window.close()
    assert not open_window().window.start_page.offer.isVisible()


def test_the_first_page_offers_it_until_it_is_begun(open_window: Open, qtbot: QtBot) -> None:
    first = open_window()
    QTest.mouseClick(first.window.start_page.first_game_button, Qt.MouseButton.LeftButton)
    assert first.window.first_game.is_running
    first.window.close()
    assert not open_window().window.start_page.offer.isVisible()


def hub_of(pupil: Pupil) -> QRectF:
    """Where the turntable with the engine is, on what the card is over."""
    engine = pupil.view.engine
    pose = pupil.board.table_scene.tile_pose(Tile(engine, engine))
    over = pupil.card.parentWidget()
    assert pose is not None
    assert isinstance(over, QWidget)
    middle = QPointF(pupil.board.viewport().mapTo(over, QPoint(0, 0))) + QPointF(pose.x, pose.y)
    reach = 2.2 * pose.half
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


@pytest.mark.parametrize("size", [(760, 560), (1024, 700), (1280, 800)])
def test_the_card_never_hides_what_it_points_at_nor_the_hub(
    open_window: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:
    parts = open_window()
    parts.window.resize(*size)
    pupil = begin(parts, qtbot)

    def look_and_follow(pupil: Pupil, step: Step) -> None:
        card = QRectF(QRect(pupil.card.pos(), pupil.card.size()))
        assert not any(card.intersects(ring) for ring in pupil.guide.spotlight.rings), step
        assert pupil.card.parentWidget().rect().contains(card.toRect())  # type: ignore[union-attr]
        assert not card.intersects(hub_of(pupil)), step
        follow_by_keys(pupil, step)

    play_along(pupil, look_and_follow)


def test_the_card_goes_where_it_is_dragged_and_stays_there_while_it_is_not_in_the_way(
    open_window: Open, qtbot: QtBot
) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    card = pupil.card
    before = card.pos()
    drag(card, QPoint(40, 8), QPoint(-200, 60))
    there = card.pos()
    assert there != before
    follow_by_keys(pupil, pupil.wait())
    assert card.pos() == there
    follow_by_mouse(pupil, pupil.wait())
    follow_by_mouse(pupil, pupil.wait())
    end = pupil.board.viewport().mapTo(card.parentWidget(), pupil.board.place_of_line_end(0))
    card.move(end - QPoint(50, 50))
    card.is_put = True
    parts.window.resize(parts.window.width() + 1, parts.window.height())
    assert not QRect(card.pos(), card.size()).contains(end)


def test_the_coach_points_where_the_tile_is_and_goes(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    while (step := pupil.wait()).topic is not Lesson.OWN_LINE:
        follow_by_mouse(pupil, step)
    assert step.tile is not None
    assert step.line is not None
    spotlight, board = pupil.guide.spotlight, pupil.board
    page = spotlight.parentWidget()
    assert page is not None
    tile, end = spotlight.rings
    assert tile.contains(board.viewport().mapTo(page, board.place_of_tile(step.tile)))
    assert end.contains(board.viewport().mapTo(page, board.place_of_line_end(step.line)))
    assert spotlight.arrow is not None
    board.set_zoom(1.5)
    assert spotlight.rings[1] != end
    assert spotlight.rings[1].contains(board.viewport().mapTo(page, board.place_of_line_end(step.line)))


def test_nothing_of_the_coach_takes_clicks_meant_for_the_table(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    while (step := pupil.wait()).topic is not Lesson.OWN_LINE:
        follow_by_mouse(pupil, step)
    assert step.line is not None
    at = pupil.board.viewport().mapTo(parts.window, pupil.board.place_of_line_end(step.line))
    assert parts.window.childAt(at) is pupil.board.viewport()


def test_what_the_coach_says_is_told_to_a_screen_reader(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    heard: list[str] = []
    parts.window.first_game.said.connect(heard.append)
    pupil = begin(parts, qtbot)
    pupil.wait()
    assert heard == [f"{pupil.card.title.text()}. {pupil.card.text.text()}"]
    assert focused() is pupil.card.go_on_button
    press(Qt.Key.Key_Return)
    assert focused() is pupil.board
    assert len(heard) == 2
    assert pupil.card.accessibleName() == pupil.card.title.text()


def test_the_coach_speaks_another_language_at_once(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    said: list[int] = []
    pupil.card.language_changed.connect(lambda: said.append(1))
    parts.languages.speak("fr")
    qtbot.waitUntil(lambda: bool(said))
    assert pupil.wait().topic is Lesson.AIM
    assert pupil.card.isVisible()


def test_the_deal_offers_a_draw_only_when_the_coach_says_so(open_window: Open, qtbot: QtBot) -> None:
    parts = open_window()
    pupil = begin(parts, qtbot)
    seen: list[TableView] = []

    def note_and_follow(pupil: Pupil, step: Step) -> None:
        if DRAW in pupil.view.legal:
            seen.append(pupil.view)
            assert step.topic is Lesson.DRAW
        follow_by_mouse(pupil, step)

    play_along(pupil, note_and_follow)
    assert len(seen) == 1
