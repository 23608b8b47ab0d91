"""The new-game dialog as a whole: what it takes over and hands back, keys, sizes, colours."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.views.new_game.dialog import NewGameDialog
from mextrain_qt.views.new_game.fields import MutedLabel
from mextrain_qt.views.new_game.player_text import KINDS, LONGEST_NAME, usual_seats, usual_table
from mextrain_qt.views.theme import contrast
from tests.views.new_game.driver import (
    FakeAsking,
    FakeDesk,
    Open,
)


def test_the_first_time_a_person_sits_with_three_computer_players(open_dialog: Open) -> None:
    dialog = open_dialog()
    setup = dialog.table_setup()
    assert setup == usual_table()
    assert [seat.player == PERSON for seat in setup.seats] == [True, False, False, False]
    assert setup.options == Options()
    assert dialog.start.isEnabled()


@pytest.mark.parametrize("number", range(6))
def test_a_table_comes_back_as_it_was_given(open_dialog: Open, number: int) -> None:
    chance = Random(number)
    options, seats = random_options(chance)
    colours = chance.sample(range(8), seats)
    given = TableSetup(
        options,
        tuple(SeatSetup(f"Name {seat}", chance.choice(KINDS), colours[seat]) for seat in range(seats)),
        chance.choice((None, 1, 2**31)),
    )
    dialog = open_dialog(given)
    assert dialog.table_setup() == given
    assert dialog.start.isEnabled()


def test_a_damaged_table_is_mended(open_dialog: Open) -> None:
    given = (SeatSetup("A\nB", "wizard", 3), SeatSetup("x" * 80, "casual", 3), SeatSetup("", "casual", 99))
    seats = open_dialog(TableSetup(Options(), given)).table_setup().seats
    assert [seat.name for seat in seats] == ["A B", "x" * LONGEST_NAME, "Carlos"]
    assert seats[0].player == PERSON
    assert len({seat.colour for seat in seats}) == 3


def test_enter_starts_and_escape_leaves(open_dialog: Open) -> None:
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


def test_enter_does_not_start_what_is_refused(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.match.hand.setFocus()
    QTest.keyClick(dialog.match.hand, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(dialog.match.hand, "99")
    QTest.keyClick(dialog.match.hand, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.accept()
    assert dialog.isVisible()


def test_a_name_still_being_typed_is_in_the_table(open_dialog: Open) -> None:
    dialog = open_dialog()
    name = dialog.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.table_setup().seats[0].name == "Zoe"


def test_a_wheel_over_a_field_without_the_focus_changes_nothing(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.start.setFocus()
    row = dialog.seats.rows[1]
    for field in (dialog.seats.count, row.kind, dialog.match.hand, dialog.match.rounds, dialog.match.engine):
        at = QPointF(field.rect().center())
        wheel = QWheelEvent(
            at,
            field.mapToGlobal(at),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, wheel)
    assert dialog.table_setup() == usual_table()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_marked_keys_are_all_different(
    open_dialog: Open, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    dialog = open_dialog()
    texts = [dialog.tabs.tabText(index) for index in range(dialog.tabs.count())]
    texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    texts += [button.text() for button in dialog.findChildren(QAbstractButton)]
    keys = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
    assert len(keys) >= 10
    assert len(set(keys)) == len(keys)


def test_every_field_has_a_name_for_those_who_cannot_see_it(open_dialog: Open) -> None:
    dialog = open_dialog(TableSetup(Options(), usual_seats(8)))
    labelled = {label.buddy() for label in dialog.findChildren(QLabel) if label.buddy() is not None}
    for page, at_least in ((0, 30), (1, 5)):
        dialog.tabs.setCurrentIndex(page)
        fields = [each for each in dialog.findChildren(QWidget) if takes_tab(each)]
        assert len(fields) >= at_least
        for field in fields:
            named = field.accessibleName() or (isinstance(field, QAbstractButton) and field.text())
            assert named or field in labelled, field


def takes_tab(widget: QWidget) -> bool:
    """Whether a person meets this widget when going round with Tab."""
    inner = widget.parentWidget()
    part = inner is not None and inner.focusProxy() is widget
    tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    skip = isinstance(widget, QScrollArea | QTabWidget | QTabBar) or widget.objectName().startswith("qt_")
    return tab and widget.isVisible() and widget.isEnabled() and not part and not skip


def test_tab_goes_through_the_page_from_top_to_bottom(open_dialog: Open) -> None:
    dialog = open_dialog()
    rows = dialog.seats.rows[:4]
    wanted: list[QObject] = [dialog.seats.count]
    for row in rows:
        wanted += [row.colour, row.name, row.kind]
    dialog.seats.count.setFocus()
    met: list[QObject | None] = [dialog.focusWidget()]
    for _ in range(len(wanted) + 9):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        met.append(dialog.focusWidget())
    assert met[: len(wanted)] == wanted
    rest = [each for each in met[len(wanted) :] if each is not None]
    match = dialog.match
    later = [
        match.sets.buttons[12],
        match.presets["salon"],
        match.house_rules,
        match.rounds,
        match.hand,
        match.engine,
        match.number,
    ]
    assert rest[: len(later)] == later


@pytest.mark.parametrize("size", [(640, 440), (740, 500), (980, 600)])
def test_nothing_is_cut_off_sideways(open_dialog: Open, size: tuple[int, int]) -> None:
    dialog = open_dialog(TableSetup(PRESETS["family"], usual_seats(8)), size)
    assert (dialog.width(), dialog.height()) == size
    for page in (0, 1):
        dialog.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        for area in dialog.findChildren(QScrollArea):
            inside = area.widget()
            if inside.isVisible():
                assert inside.width() <= area.viewport().width()
                assert inside.minimumSizeHint().width() <= area.viewport().width()


def test_the_dialog_fits_a_small_window(open_dialog: Open) -> None:
    smallest = open_dialog().minimumSize()
    assert smallest.width() <= 720
    assert smallest.height() <= 500


@pytest.mark.parametrize("ground", ["#ffffff", "#efefef", "#323232", "#000000"])
def test_quiet_texts_and_alarms_stay_readable(qtbot: QtBot, ground: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = MutedLabel("Quiet", window)
    window.setPalette(QPalette(ground))
    for alarm in (False, True):
        label.set_alarm(alarm)
        ink = label.palette().color(QPalette.ColorRole.WindowText)
        assert contrast(ink, window.palette().color(QPalette.ColorRole.Window)) >= 4.5


def test_the_screen_outlives_the_dialog(qtbot: QtBot, desk: FakeDesk, asking: FakeAsking) -> None:
    # QWidget.screen() once handed the screen to the dialog, which took it along when it was deleted.
    dialog = NewGameDialog(None, desk, asking)  # type: ignore[arg-type]
    dialog.deleteLater()
    del dialog
    assert QGuiApplication.primaryScreen().availableSize().width() > 0
