"""What there are pictures of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication, QDialog

from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.gallery.staging import finished_match, match_at, whole_match
from mextrain_qt.gallery.studio import Studio
from mextrain_qt.model.actions import Play
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views.first_game.lessons import Between, Lesson
from mextrain_qt.views.new_game.dialog import NewGameDialog
from mextrain_qt.views.preferences.dialog import PreferencesDialog
from mextrain_qt.views.rules.anchors import Anchor

SIZES: Final = ((1280, 800), (1024, 700), (1920, 1080))
_LATE: Final = {2: 44, 4: 52, 8: 66}


def first_page(studio: Studio) -> None:
    """The first window, with nothing to continue."""
    studio.take("first-page")


def tables(studio: Studio) -> None:
    """Early and late tables with 2, 4 and 8 seats in three sizes."""
    for width, height in SIZES:
        studio.resize(width, height)
        for seats in (2, 4, 8):
            for name, actions, round_number in (("early", 3 * seats, 1), ("late", _LATE[seats], 3)):
                studio.parts.bridge.open_match(match_at(seats, actions=actions, round_number=round_number))
                studio.parts.bridge.arrange()
                studio.take(f"table-{seats}-seats-{name}-{width}x{height}")
    studio.resize(1280, 800)


def family_table(studio: Studio) -> None:
    """Spurs beside doubles."""
    studio.parts.bridge.open_match(match_at(4, actions=60, preset="family"))
    studio.take("table-family")


def line_panel(studio: Studio) -> None:
    """The whole of a line."""
    studio.parts.bridge.open_match(match_at(4, actions=52, round_number=3))
    studio.window.board.inspect_line(0)
    studio.take("line-panel")
    studio.window.board.close_inspector()


def hint(studio: Studio) -> None:
    """A hint and its reason, and the tally."""
    studio.parts.bridge.open_match(match_at(4, actions=30))
    studio.window.actions_.tally.setChecked(True)
    studio.parts.bridge.ask_hint()
    studio.take("hint-and-tally")
    studio.window.actions_.tally.setChecked(False)


def cover(studio: Studio) -> None:
    """Between the turns of two people at one computer."""
    seats = tuple(
        SeatSetup(name, PERSON if seat < 2 else "planner", seat)
        for seat, name in enumerate(("Ana", "Bea", "Carl"))
    )
    studio.parts.bridge.new_match(TableSetup(PRESETS["salon"], seats, 3))
    studio.settle()
    studio.take("cover")


def new_game(studio: Studio) -> None:
    """The dialog of a new match, both pages."""
    studio.take_dialog("new-match", studio.window.actions_.new_match.trigger)

    def turn_page(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.tabs.setCurrentIndex(1)

    studio.asking.prepare = turn_page
    studio.take_dialog("house-rules", studio.window.actions_.new_match.trigger)


def rules(studio: Studio) -> None:
    """The rules page: its beginning, and a rule further down."""
    studio.window.actions_.rules.trigger()
    page = studio.window.rules.window
    assert page is not None
    for name, anchor in (("rules", Anchor.CHANGES), ("rules-doubles", Anchor.COVER)):
        page.go_to(anchor)
        studio.settle()
        studio.keep(page, name)
    page.close()


def controls(studio: Studio) -> None:
    """The page of controls."""
    studio.take_dialog("controls", studio.window.actions_.controls.trigger)


def by_keys(studio: Studio) -> None:
    """Where the keys act: on a tile, on a place among several, on a button."""
    board = studio.window.board
    match = match_at(4, actions=30)
    while True:
        studio.parts.bridge.open_match(match)
        view = studio.parts.bridge.view()
        assert view is not None
        tile = max((each.tile for each in view.hand), key=lambda tile: len(view.lines_for(tile)))
        if len(view.lines_for(tile)) > 1:
            break
        match = match_at(4, actions=len(match.current.actions) + 1)
    board.hand.select(tile, by_keyboard=True)
    studio.take("keys-tile")
    board.play_selected()
    board.hand.move_choice(1)
    studio.take("keys-places")
    board.hand.stop_choosing()
    studio.window.action_bar.hint_button.setFocus(Qt.FocusReason.TabFocusReason)
    studio.take("keys-button")
    board.setFocus()


def preferences(studio: Studio) -> None:
    """Every page of the preferences."""
    for number, name in enumerate(("looks", "play", "sound-and-language")):

        def turn_page(dialog: QDialog, number: int = number) -> None:
            assert isinstance(dialog, PreferencesDialog)
            dialog.tabs.setCurrentIndex(number)

        studio.asking.prepare = turn_page
        studio.take_dialog(f"preferences-{name}", studio.window.actions_.preferences.trigger)


def about(studio: Studio) -> None:
    """What the program says of itself."""
    studio.asking.name_of_next = "about"
    studio.window.actions_.about.trigger()


def log(studio: Studio) -> None:
    """The log of the round beside the table."""
    studio.parts.bridge.open_match(match_at(4, actions=52, round_number=3))
    studio.window.log.show()
    studio.take("log")
    studio.window.log.hide()


def history(studio: Studio) -> None:
    """The history: before the first match, and with some."""
    studio.take_dialog("history-empty", studio.window.actions_.history.trigger)
    for number in range(1, 7):
        options = replace(PRESETS[("salon", "family")[number % 2]], highest=6)
        studio.parts.desk.history.keep(whole_match(2 + number % 3, number=number, options=options))
    studio.take_dialog("history", studio.window.actions_.history.trigger)


def replay(studio: Studio) -> None:
    """A replay: a moment of a round, and with every hand open."""
    replays = studio.window.replays
    studio.parts.bridge.open_match(match_at(4, actions=0, round_number=3))
    studio.window.actions_.replay.trigger()
    page = replays.page
    assert page is not None
    page.go_to_action(2, 30)
    studio.take("replay")
    page.bar.hands_button.click()
    studio.take("replay-open-hands")
    page.bar.hands_button.click()
    replays.leave_asked.emit()


def review(studio: Studio) -> None:
    """A review before it begins, and done."""
    replays = studio.window.replays
    studio.parts.bridge.open_match(match_at(2, actions=400))
    studio.window.actions_.review.trigger()
    panel = replays.panel
    assert panel is not None
    studio.take("review-at-work")
    while panel.is_running:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    studio.take("review")
    replays.leave_asked.emit()


def first_game(studio: Studio) -> None:
    """Every step of the coach, for somebody who does as he says."""
    window, bridge = studio.window, studio.parts.bridge
    window.first_game.begin()
    guide = window.first_game.guide
    assert guide is not None
    pictures = 0
    while (step := guide.step) is not None and step.topic is not Between.OVER:
        view = bridge.view()
        assert view is not None
        if not view.legal:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            continue
        pictures += 1
        studio.take(f"first-game-{pictures:02d}-{step.topic.value.replace(' ', '-')}")
        if step.topic is Lesson.AIM:
            guide.card.go_on.emit()
        elif step.topic is Lesson.FLIP and step.tile is not None:
            bridge.flip(step.tile)
        elif step.topic is Lesson.ARRANGE:
            bridge.arrange()
        elif step.topic is Lesson.INSPECT and step.line is not None:
            window.board.inspect_line(step.line)
            window.board.close_inspector()
        elif step.topic is Lesson.DRAW:
            bridge.draw()
        elif step.topic is Lesson.PASS:
            bridge.pass_turn()
        else:
            play = next(action for action in view.legal if isinstance(action, Play))
            bridge.try_play(step.tile or play.tile, step.line if step.line is not None else play.line)
    if window.summary is not None:
        window.summary.close()
    studio.take("first-game-over")


def summaries(studio: Studio) -> None:
    """The end of a round and the end of a match."""
    for name, match in (
        ("round-over", match_at(4, actions=400, round_number=2)),
        ("match-over", finished_match(4)),
    ):
        if match.round.outcome is not None:
            match.take_back(1)
        studio.parts.bridge.open_match(match)
        studio.play_on()
        studio.take(name)
        summary = studio.window.summary
        if summary is not None:
            studio.keep(summary, f"{name}-summary")
            summary.close()


SCENES: Final[tuple[Callable[[Studio], None], ...]] = (
    first_page,
    tables,
    family_table,
    line_panel,
    hint,
    new_game,
    rules,
    controls,
    about,
    preferences,
    log,
    history,
    replay,
    review,
    by_keys,
    first_game,
    summaries,
    cover,
)
"""All of them, in the order they are taken."""
