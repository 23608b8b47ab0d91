"""Every window and dialog in four languages: changed while it is open, and with room for its words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QListWidget,
    QPushButton,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.gallery.staging import finished_match, match_at
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.match import Match
from mextrain_qt.model.observation import observe
from mextrain_qt.model.players import LEVELS
from mextrain_qt.settings import Settings
from mextrain_qt.views.new_game.dialog import NewGameDialog
from tests.views.spoken import misfits, texts
from tests.window_driver import Answers

pytestmark = pytest.mark.gui

SIZES = ((1280, 800), (1024, 700))
Said = Counter[tuple[str, str]]


class Stage:
    """A program in one language, and ways to bring each of its windows up."""

    def __init__(self, code: str, folder: Path) -> None:
        settings = Settings()
        settings.keep_pace(INSTANT)
        settings.keep_language(code)
        settings.keep_flag("view/tally", True)
        self.answers = Answers()
        self.parts: Parts = put_together(settings=settings, folder=folder, asking=self.answers)
        self.window = self.parts.window
        self.window.resize(*SIZES[0])
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Let everything find its place."""
        for _ in range(3):
            QApplication.sendPostedEvents()
            QApplication.processEvents()

    @property
    def names(self) -> list[str]:
        """Who sits at the table."""
        view = self.parts.bridge.view()
        return [seat.name for seat in view.seats] if view is not None else []

    def speak(self, code: str) -> None:
        """Change the language as the menu does."""
        action = next(each for each in self.window.actions_.languages.actions() if each.data() == code)
        action.trigger()
        self.settle()
        assert self.parts.languages.code == code

    def first_page(self, look: Callable[[QWidget], None]) -> None:
        """The window without a match."""
        look(self.window)

    def table(self, look: Callable[[QWidget], None]) -> None:
        """A table with a train arranged, a line looked at and a refusal said."""
        self.parts.bridge.open_match(match_at(4, actions=30))
        self.parts.bridge.arrange()
        self.window.log.show()
        self.settle()
        self.window.board.inspect_line(0)
        self.settle()
        look(self.window)

    def round_over(self, look: Callable[[QWidget], None]) -> None:
        """The end of a round, with its summary."""
        self.parts.bridge.open_match(match_at(4, actions=400, round_number=2))
        self._end(look)

    def match_over(self, look: Callable[[QWidget], None]) -> None:
        """The end of a match, with its summary."""
        self.parts.bridge.open_match(played_out(3))
        self._end(look)

    def _end(self, look: Callable[[QWidget], None]) -> None:
        if self.window.summary is None:
            self.window._show_summary()
        self.settle()
        summary = self.window.summary
        assert summary is not None
        look(summary)
        summary.close()

    def replay(self, look: Callable[[QWidget], None]) -> None:
        """The replay of a round, with the review beside it."""
        self.parts.bridge.open_match(match_at(4, actions=400, round_number=2))
        self.window.actions_.replay.trigger()
        self.settle()
        self.window.replays.show_review(True)
        self.settle()
        look(self.window)

    def first_game(self, look: Callable[[QWidget], None]) -> None:
        """The first game with its coach."""
        self.window.actions_.first_game.trigger()
        self.settle()
        look(self.window)

    def rules(self, look: Callable[[QWidget], None]) -> None:
        """The rules page."""
        self.window.actions_.rules.trigger()
        self.settle()
        page = self.window.rules.window
        assert page is not None
        look(page)
        page.close()

    def new_match(self, look: Callable[[QWidget], None]) -> None:
        """The dialog of a new match, with house rules that differ from the preset."""

        def prepare(dialog: QDialog) -> None:
            assert isinstance(dialog, NewGameDialog)
            dialog.match.option_changed.emit("end_on_double", False)
            dialog.match.option_changed.emit("blank_points", 25)

        self._dialog(self.window.actions_.new_match.trigger, look, prepare)

    def preferences(self, look: Callable[[QWidget], None]) -> None:
        """The preferences."""
        self._dialog(self.window.actions_.preferences.trigger, look)

    def controls(self, look: Callable[[QWidget], None]) -> None:
        """The page of controls."""
        self._dialog(self.window.actions_.controls.trigger, look)

    def history(self, look: Callable[[QWidget], None]) -> None:
        """The history, with a match in it."""
        self.parts.desk.history.keep(played_out(3))
        self._dialog(self.window.actions_.history.trigger, look)

    def _dialog(
        self,
        open_it: Callable[[], object],
        look: Callable[[QWidget], None],
        prepare: Callable[[QDialog], None] = lambda dialog: None,
    ) -> None:
        shown = []

        def on_dialog(dialog: QDialog) -> bool:
            dialog.show()
            prepare(dialog)
            self.settle()
            shown.append(dialog)
            look(dialog)
            dialog.reject()
            return False

        self.answers.on_dialog = on_dialog
        open_it()
        assert shown, "no dialog was opened"
        assert self.answers.said == []


def played_out(seats: int) -> Match:
    """A match that is over."""
    match = finished_match(seats)
    seat = match.round.seat
    match.apply(LEVELS["planner"]().choose(observe(match, seat), Random(1)), 1_790_000_000.0)
    assert match.is_over
    return match


PLACES = (
    *("first_page", "first_game", "table", "round_over", "match_over", "replay", "rules"),
    *("new_match", "preferences", "controls", "history"),
)


@pytest.fixture
def stage_in(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str], Stage]]:
    made: list[Stage] = []

    def make(code: str) -> Stage:
        stage = Stage(code, tmp_path / f"{code}-{len(made)}")
        qtbot.addWidget(stage.window)
        made.append(stage)
        return stage

    yield make
    for stage in made:
        stage.parts.shut_down()


@pytest.mark.parametrize("place", PLACES)
def test_a_window_fits_its_words_in_every_language_and_changes_it_while_it_is_open(
    stage_in: Callable[[str], Stage], shortened: list[str], place: str
) -> None:
    switched: dict[str, Said] = {}
    stage = stage_in("en")

    def switch(widget: QWidget) -> None:
        for code in ("fr", "ru", "es", "en"):
            stage.speak(code)
            switched[code] = texts(widget)

    getattr(stage, place)(switch)
    names = stage.names
    stage.parts.shut_down()
    for code in LANGUAGES:
        fresh: list[Said] = []
        new = stage_in(code)

        def look(widget: QWidget, fresh: list[Said] = fresh, new: Stage = new) -> None:
            fresh.append(texts(widget))
            check_room(new, widget, shortened)

        getattr(new, place)(look)
        # A name may be a word of the language too, as You is.
        then, now = (nameless(said, names, new.names) for said in (switched[code], fresh[0]))
        assert then - now == Counter(), f"these stayed as they were, in {code}"
        assert now - then == Counter(), f"these are missing, in {code}"
        new.parts.shut_down()


def nameless(said: Said, *names: list[str]) -> Said:
    """With seats in place of names: players keep those of the language in which a match began."""
    found: Said = Counter()
    for (kind, text), count in said.items():
        for seat, name in (pair for each in names for pair in enumerate(each)):
            text = re.sub(rf"\b{re.escape(name)}\b", f"#{seat}", text)
        found[kind, text] += count
    return found


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that a widget paints with an ellipsis in it."""
    found: list[str] = []
    shorten = QFontMetrics.elidedText

    def spy(metrics: QFontMetrics, text: str, mode: Qt.TextElideMode, width: int) -> str:
        painted = shorten(metrics, text, mode, width)
        if painted != text:
            found.append(f"{text!r} in {width}: {painted!r}")
        return painted

    monkeypatch.setattr(QFontMetrics, "elidedText", spy)
    return found


def check_room(stage: Stage, widget: QWidget, shortened: list[str]) -> None:
    """Every text in a widget fits, the window's in two sizes and a dialog's on every page."""
    if widget is stage.window:
        for size in SIZES:
            shortened.clear()
            widget.resize(*size)
            stage.settle()
            widget.grab()
            assert misfits(widget) == [], f"at {size}"
            assert shortened == [], f"at {size}"
            _check_menu_bar(stage)
        return
    tabs = next((tabs for tabs in widget.findChildren(QTabWidget)), None)
    for page in range(tabs.count() if tabs is not None else 1):
        shortened.clear()
        if tabs is not None:
            tabs.setCurrentIndex(page)
            stage.settle()
        widget.grab()
        assert misfits(widget) == [], f"on page {page}"
        assert shortened == [], f"on page {page}"


def test_what_has_too_little_room_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, short, wrapped = QPushButton(window), QLabel(window), QLabel(window)
    combo, tabs, box, rows = QComboBox(window), QTabBar(window), QCheckBox(window), QListWidget(window)
    for place, widget in enumerate((button, short, wrapped, combo, tabs, box, rows)):
        widget.setGeometry(0, 30 * place, 60, 28)
    for widget in (button, short, wrapped, box):
        widget.setText("words that need more room than they have")
    wrapped.setWordWrap(True)
    combo.addItem("words that need more room")
    tabs.addTab("words that need")
    tabs.addTab("more room")
    rows.addItem("words that need more room")
    window.resize(200, 220)
    with qtbot.waitExposed(window):
        window.show()
    found = [fault.split(":")[0] for fault in misfits(window)]
    assert found == [type(each).__name__ for each in (button, short, wrapped, combo, tabs, box, rows)]
    for widget in (button, short, wrapped, combo, tabs, box, rows):
        widget.resize(400, 60)
    assert misfits(window) == []


def _check_menu_bar(stage: Stage) -> None:
    """The menus and what stands in their corner keep out of each other's way."""
    bar, facts = stage.window.menuBar(), stage.window.facts
    end = max(bar.actionGeometry(action).right() for action in bar.actions())
    assert not facts.text() or end < facts.mapTo(bar, QPoint(0, 0)).x()
