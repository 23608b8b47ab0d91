"""The scoresheet's dock: it can be moved, floated, closed, copied from and saved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFont, QFontMetrics, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)

from mextrain_qt.bridge.published import Scoresheet
from mextrain_qt.views.focus_frame import FocusFrame
from mextrain_qt.views.scoresheet.delegate import ROW_HEIGHT, ScoreDelegate
from mextrain_qt.views.scoresheet.header import ScoreHeader
from mextrain_qt.views.scoresheet.table_model import ScoreTableModel
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter
from mextrain_qt.views.titled_dock import TitledDock

_NARROWEST: Final = 230


class ScoresheetDock(TitledDock):
    """All rounds of the match with their engines, points and running totals."""

    save_asked = Signal()
    """The sheet is to be saved as a file."""

    def __init__(self, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scoresheet")
        self.model = ScoreTableModel(self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self._delegate = ScoreDelegate(tiles, self.table)
        self.table.setItemDelegate(self._delegate)
        self.table.setHorizontalHeader(ScoreHeader(self.table))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Tab passes by, instead of going from cell to cell for ever.
        self.table.setTabKeyNavigation(False)
        self.focus_frame = FocusFrame(self.table)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.setMinimumWidth(_NARROWEST)
        self.setWidget(self.table)

        self.copy_action = QAction(self)
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.copy_action.triggered.connect(self.copy)
        self.save_action = QAction(self)
        self.save_action.triggered.connect(self.save_asked)
        self.table.addAction(self.copy_action)
        self.table.addAction(self.save_action)
        self._retranslate()

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._delegate.set_look(look)
        # Its viewport is not asked for before the window is there, see the board's.
        self.table.scheduleDelayedItemsLayout()

    def show_sheet(self, sheet: Scoresheet) -> None:
        """Show a match's scores, the current round in sight."""
        before = self.model.sheet
        self.model.show_sheet(sheet)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self._make_room()
        if before is None or [r.is_current for r in before.rows] != [r.is_current for r in sheet.rows]:
            current = next((place for place, row in enumerate(sheet.rows) if row.is_current), None)
            if current is not None:
                self.table.scrollTo(self.model.index(current, 0))

    def _make_room(self) -> None:
        """The engines' column is as wide as it has to be, and the dock wide enough for every seat."""
        header, engines = self.table.horizontalHeader(), self._width_of_engines()
        header.resizeSection(0, engines)
        seats = self.model.columnCount() - 1
        # A window that was small once leaves the dock as narrow as it may be.
        self.table.setMinimumWidth(max(_NARROWEST, engines + seats * header.minimumSectionSize()))

    def _width_of_engines(self) -> int:
        """How wide the first column is: a tile, and the word below all of them."""
        font = QFont(self.table.font())
        font.setPixelSize(13)
        font.setBold(True)
        return max(52, QFontMetrics(font).horizontalAdvance(self.model.word_for_total()) + 18)

    def as_csv(self) -> str:
        """The sheet as comma-separated values."""
        return self.model.as_csv()

    @Slot()
    def copy(self) -> None:
        """Put the sheet on the clipboard."""
        QGuiApplication.clipboard().setText(self.model.as_tabs())

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self.table)
        menu.addActions([self.copy_action, self.save_action])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.table.viewport().mapToGlobal(place))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Scoresheet"))
        self.toggleViewAction().setText(self.tr("&Scoresheet"))
        self.table.setAccessibleName(self.tr("Scoresheet"))
        self.copy_action.setText(self.tr("&Copy the scoresheet"))
        self.save_action.setText(self.tr("&Save as CSV…"))

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._make_room()
            self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.model.columnCount() - 1)
        super().changeEvent(event)
