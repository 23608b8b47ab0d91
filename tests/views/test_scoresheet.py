"""The scoresheet's dock as it is seen: columns of figures that keep apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import ScoreRow, Scoresheet
from mextrain_qt.views.chrome import palette
from mextrain_qt.views.scoresheet.dock import ScoresheetDock
from mextrain_qt.views.theme import contrast
from mextrain_qt.views.tile_painter import TilePainter

NAMES = ("Grandmother Elisabeth", "Bea", "Carlos", "Dina", "Emil", "Flora", "Gustav", "Hanna")


def sheet_of(seats: int, points: int) -> Scoresheet:
    row = ScoreRow(12, (points,) * seats, (points,) * seats, False)
    rows = (row, *(ScoreRow(11 - place, None, None, place == 0) for place in range(12)))
    return Scoresheet(NAMES[:seats], tuple(range(seats)), rows, (points,) * seats, ())


@pytest.fixture
def dock(qtbot: QtBot) -> ScoresheetDock:
    made = ScoresheetDock(TilePainter())
    qtbot.addWidget(made)
    made.resize(300, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def ink_of_totals(dock: ScoresheetDock) -> list[tuple[int, int]]:
    """For every seat, the columns of pixels within its own column that its total covers."""
    table = dock.table
    image: QImage = table.viewport().grab().toImage()
    spans = []
    for seat in range(1, dock.model.columnCount()):
        box = table.visualRect(dock.model.index(dock.model.rowCount() - 1, seat)).adjusted(0, 4, 0, -2)
        dark = [
            x - box.left()
            for x in range(box.left(), box.right() + 1)
            if any(image.pixelColor(x, y).lightness() < 120 for y in range(box.top(), box.bottom()))
        ]
        spans.append((dark[0], box.width() - 1 - dark[-1]))
    return spans


@pytest.mark.parametrize("points", [7, 214, 1214])
def test_no_total_touches_another_or_the_edge_with_eight_seats(dock: ScoresheetDock, points: int) -> None:
    dock.show_sheet(sheet_of(8, points))
    QApplication.processEvents()
    for left, right in ink_of_totals(dock):
        assert left >= 2
        assert right >= 2


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_seat_is_in_sight_however_narrow_the_dock_is(dock: ScoresheetDock, seats: int) -> None:
    dock.show_sheet(sheet_of(seats, 214))
    dock.resize(1, 600)
    QApplication.processEvents()
    assert dock.table.horizontalScrollBar().maximum() == 0
    last = dock.table.visualRect(dock.model.index(0, seats))
    assert last.right() <= dock.table.viewport().width()


def test_a_long_name_is_told_in_full_where_it_is_pointed_at(dock: ScoresheetDock) -> None:
    for seats in (4, 8):
        dock.show_sheet(sheet_of(seats, 12))
        header = dock.table.horizontalHeader()
        place = QPoint(header.sectionViewportPosition(1) + 5, 10)
        viewport = header.viewport()
        help_event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, help_event)
        assert QToolTip.text() == "Grandmother Elisabeth"
        QToolTip.hideText()


def test_tab_passes_by_the_scoresheet_and_is_not_caught_in_its_cells(
    qtbot: QtBot, dock: ScoresheetDock
) -> None:
    dock.show_sheet(sheet_of(4, 12))
    window = QWidget()
    qtbot.addWidget(window)
    beyond = QLineEdit(window)
    row = QHBoxLayout(window)
    row.addWidget(dock.table)
    row.addWidget(beyond)
    window.show()
    window.activateWindow()
    dock.table.setFocus()
    qtbot.waitUntil(dock.table.hasFocus)
    QTest.keyClick(dock.table, Qt.Key.Key_Tab)
    assert beyond.hasFocus()


def frame_colour(dock: ScoresheetDock) -> QColor:
    """What the left edge of the sheet looks like, beside its head."""
    return dock.table.grab().toImage().pixelColor(1, 20)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_scoresheet_is_framed_while_the_keys_are_at_it(
    qtbot: QtBot, dock: ScoresheetDock, dark: bool
) -> None:
    dock.table.setPalette(palette(dark=dark))
    dock.show_sheet(sheet_of(4, 12))
    window = QWidget()
    qtbot.addWidget(window)
    other = QLineEdit(window)
    column = QVBoxLayout(window)
    column.addWidget(other)
    column.addWidget(dock.table)
    window.show()
    window.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    ground = dock.table.palette().color(QPalette.ColorRole.Base)
    assert frame_colour(dock) == ground
    dock.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert dock.table.hasFocus()
    assert contrast(frame_colour(dock), ground) >= 3
    window.resize(400, 400)
    QApplication.processEvents()
    assert dock.focus_frame.geometry() == dock.table.rect()
    other.setFocus()
    assert frame_colour(dock) == ground


def test_the_cell_the_keys_are_at_is_framed(qtbot: QtBot, dock: ScoresheetDock) -> None:
    dock.show_sheet(sheet_of(4, 12))
    table = dock.table
    dock.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    table.clearFocus()
    cells = [table.visualRect(dock.model.index(row, 1)) for row in (0, 3)]

    def pictures() -> list[QImage]:
        return [table.viewport().grab(cell).toImage() for cell in cells]

    before = pictures()
    table.setCurrentIndex(dock.model.index(3, 1))
    assert pictures() == before
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    assert [picture == plain for picture, plain in zip(pictures(), before, strict=True)] == [True, False]
