"""The sentence beside the buttons: smaller where it is long, above them where they leave no room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.languages import LANGUAGES
from mextrain_qt.views.action_bar import HEIGHT, ROOM_FOR_STATUS, ActionBar
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.status_line import SIZES, StatusLine
from mextrain_qt.views.tile_painter import TilePainter
from tests.views.builders import Table

WORDS = "a sentence of some words that go on and on "


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    made = StatusLine()
    qtbot.addWidget(made)
    made.resize(300, 44)
    return made


def test_a_short_sentence_has_the_usual_size(line: StatusLine) -> None:
    line.setText("Your turn: play a tile.")
    assert line.fitted() == ("Your turn: play a tile.", SIZES[0])


def test_a_long_one_is_smaller_and_whole(line: StatusLine) -> None:
    text = (3 * WORDS).strip()
    line.setText(text)
    shown, size = line.fitted()
    assert shown == text
    assert size < SIZES[0]


def test_one_that_is_too_long_ends_in_an_ellipsis_and_is_whole_in_the_tool_tip(line: StatusLine) -> None:
    text = (12 * WORDS).strip()
    line.setText(text)
    shown, size = line.fitted()
    assert shown.endswith(" …")
    assert text.startswith(shown.removesuffix(" …"))
    assert size == SIZES[-1]
    line.grab()
    assert line.toolTip() == text
    line.setText("Your turn.")
    line.grab()
    assert line.toolTip() == ""


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    made = ActionBar(Artwork(TilePainter()))
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("width", [560, 718, 974, 1600])
def test_the_sentence_always_has_room(
    bar: ActionBar, qtbot: QtBot, speak: Callable[[str], None], width: int, code: str
) -> None:
    bar.resize(width, HEIGHT)
    with qtbot.waitExposed(bar):
        bar.show()
    speak(code)
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    above = bar.status.geometry().bottom() <= bar.turn_button.geometry().top()
    assert above == (bar.height() > HEIGHT)
    assert bar.status.width() >= ROOM_FOR_STATUS - 24
    for button in bar.buttons:
        # The ring of the focus takes a pixel of the padding on each side.
        assert button.width() >= button.sizeHint().width() - 2
        assert not button.geometry().intersects(bar.status.geometry())


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_button_is_whole_in_the_narrowest_window(
    qtbot: QtBot, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    bar = ActionBar(Artwork(TilePainter()))
    qtbot.addWidget(bar)
    # What the narrowest window leaves beside the narrowest scoresheet.
    assert bar.minimumWidth() <= 524
    table = Table(seats=3, persons=(0, 1))
    for view in (table.view(), table.view(covered=True)):
        bar.show_table(view)
        bar.show()
        for width in (1100, bar.minimumWidth(), 1100, bar.minimumWidth() + 40):
            bar.resize(width, bar.height())
            QApplication.processEvents()
            assert bar.width() == width
            for button in bar.buttons:
                assert button.geometry().right() < width, (button.text(), width)
                assert button.width() >= button.sizeHint().width(), (button.text(), width)
