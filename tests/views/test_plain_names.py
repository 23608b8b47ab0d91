"""A name is shown letter for letter wherever it stands, whatever it looks like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QHelpEvent,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtGui import Qt as QtGuiText
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QTableView,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts
from mextrain_qt.bridge.published import Phase
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.model.options import PRESETS
from mextrain_qt.settings import Settings
from mextrain_qt.views.new_game.player_text import LONGEST_NAME
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.scoresheet.paper import ScoresheetPaper
from mextrain_qt.views.tile_painter import TilePainter
from tests.window_driver import Answers, Person

pytestmark = pytest.mark.gui

NAME = "<b>Ann</b> & Co <img src=x>"
TELL_TALE = "Ann"
KEPT = NAME[:LONGEST_NAME]
"""What a dialog makes of so long a name."""
OPTIONS = replace(PRESETS["salon"], highest=6, hand_size=7, rounds=1)


def begin(parts: Parts, *, persons: int = 1, person_is_named: bool = True) -> Person:
    names = (NAME, "Bea") if person_is_named else ("Bea", NAME)
    seats = tuple(
        SeatSetup(name, PERSON if place < persons else "casual", place) for place, name in enumerate(names)
    )
    setup = TableSetup(OPTIONS, seats, 5)
    Settings().keep_table(setup)
    parts.window.start_match(setup)
    return Person(parts.window)


def play_to_the_end(person: Person, qtbot: QtBot) -> None:
    while person.view.phase is not Phase.MATCH_OVER:
        qtbot.waitUntil(person.is_wanted, timeout=5_000)
        if person.view.phase is Phase.PLAYING:
            person.act()


def shown(text: str) -> str:
    """What a label or a tool tip makes of a text when it chooses between plain and rich."""
    if not QtGuiText.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def tips(widget: QWidget) -> Iterator[str]:
    """The tool tips of a widget and of what is listed in it."""
    yield widget.toolTip()
    if isinstance(widget, QMenu) and widget.toolTipsVisible():
        yield from (action.toolTip() for action in widget.actions())
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        columns = model.columnCount() if isinstance(widget, QTableView) else 1
        for row in range(model.rowCount()):
            for column in range(columns):
                yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
        for section in range(columns):
            tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            yield str(tip or "")


def spoken(above: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield above.text(kind)
    for place in range(above.childCount()):
        child = above.child(place)
        if child is not None and not child.state().invisible:
            yield from spoken(child)


def check(window: QWidget) -> int:
    """How often the name stands in a window; fails where it is not the name."""
    QApplication.processEvents()
    found = 0
    for widget in (window, *window.findChildren(QWidget)):
        for tip in tips(widget):
            if TELL_TALE in tip:
                assert KEPT in shown(tip), tip
                found += 1
        if isinstance(widget, QLabel) and TELL_TALE in widget.text():
            is_plain = widget.textFormat() is Qt.TextFormat.PlainText
            assert is_plain or KEPT in shown(widget.text()), widget.text()
            found += 1
    face = QAccessible.queryAccessibleInterface(window)
    assert face is not None
    for text in spoken(face):
        if TELL_TALE in text:
            assert KEPT in text, text
            found += 1
    return found


@pytest.mark.parametrize("person_is_named", [True, False], ids=["person", "computer"])
def test_at_the_table_at_the_end_and_in_a_replay(parts: Parts, qtbot: QtBot, person_is_named: bool) -> None:
    window = parts.window
    window.log.show()
    person = begin(parts, person_is_named=person_is_named)
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    person.act()
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    assert check(window) >= 5
    play_to_the_end(person, qtbot)
    qtbot.waitUntil(lambda: window.summary is not None and window.summary.isVisible())
    assert window.summary is not None
    assert check(window.summary) >= 1
    window.actions_.review.trigger()
    page = window.replays.page
    assert page is not None
    page.bar.hands_button.click()
    assert check(window) >= 5


def test_while_somebody_elses_turn_is_the_reason(parts: Parts, qtbot: QtBot) -> None:
    person = begin(parts, person_is_named=False)
    parts.bridge.pause()
    qtbot.waitUntil(person.is_wanted, timeout=5_000)
    while person.view.legal:
        person.act()
    bar = parts.window.action_bar
    assert shown(bar.hint_button.toolTip()).endswith(f"It is {NAME}’s turn.")
    assert bar.hint_button.accessibleDescription().endswith(f"It is {NAME}’s turn.")
    assert check(parts.window) >= 5
    parts.bridge.resume()


def test_where_the_hand_is_covered_and_on_the_first_page(parts: Parts, qtbot: QtBot) -> None:
    begin(parts, persons=2)
    assert check(parts.window) >= 5
    parts.window.actions_.leave.trigger()
    assert parts.window.start_page.isVisible()
    assert NAME in parts.window.start_page.continue_facts.text()
    assert check(parts.window) >= 1


def test_in_the_history_and_in_the_dialog_of_a_new_match(parts: Parts, qtbot: QtBot) -> None:
    answers = parts.window.asking
    assert isinstance(answers, Answers)
    found: list[int] = []

    def look(dialog: QDialog) -> bool:
        dialog.show()
        found.append(check(dialog))
        dialog.close()
        return False

    answers.on_dialog = look
    play_to_the_end(begin(parts, person_is_named=False), qtbot)
    parts.window.actions_.history.trigger()
    parts.window.actions_.new_match.trigger()
    assert len(found) == 2
    assert all(found)


def test_in_the_tip_of_the_hands_laid_open(
    parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: told.append(text))
    play_to_the_end(begin(parts), qtbot)
    parts.window.actions_.replay.trigger()
    page = parts.window.replays.page
    assert page is not None
    page.bar.hands_button.click()
    QApplication.processEvents()
    place = page.hands.cell(0).center().toPoint()
    QApplication.sendEvent(page.hands, QHelpEvent(QEvent.Type.ToolTip, place, QPoint(0, 0)))
    assert [shown(text).startswith(NAME) for text in told] == [True]


def test_on_paper(parts: Parts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    person = begin(parts)
    written: list[str] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *how: object) -> object:
        written.extend(each for each in how if isinstance(each, str))
        return draw(painter, *how)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", note)
    paper = QPdfWriter(str(tmp_path / "sheet.pdf"))
    assert ScoresheetPaper(TilePainter()).put_on(paper, 72, person.view.scoresheet, f"{NAME} and Bea")
    assert f"{NAME} and Bea" in written
    assert any(text.startswith("<b>Ann</b>") for text in written)


def test_a_tip_without_a_tag_is_left_alone_and_lines_stay_lines() -> None:
    for text in ("", "Ann & Co", "a < b", "two\nlines"):
        assert as_tip(text) == text
    assert shown(as_tip("<b>Ann</b>\nand more")) == "<b>Ann</b>\nand more"
