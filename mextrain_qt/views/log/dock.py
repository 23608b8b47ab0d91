"""The dock of the log: closed until it is asked for, and then remembered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.long_press import LongPress
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter
from mextrain_qt.views.titled_dock import TitledDock

# Many never open the log: its list is loaded, and filled, once somebody does.
if TYPE_CHECKING:
    from mextrain_qt.views.log.log_list import LogList
    from mextrain_qt.views.log.model import LogLine, LogModel


class LogDock(TitledDock):
    """The round so far in sentences."""

    tile_asked = Signal(object)
    """A tile is to be shown on the table."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self._tiles = tiles
        self._artwork = artwork
        self._look = Look()
        self._view: TableView | None = None
        self._list: LogList | None = None
        self.copy_action = QAction(self)
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.copy_action.triggered.connect(self.copy)
        self.copy_all_action = QAction(self)
        self.copy_all_action.triggered.connect(self.copy_all)
        self._retranslate()

    @property
    def list(self) -> LogList:
        """The list, made when it is first asked for."""
        if self._list is None:
            self._list = self._made()
        return self._list

    @property
    def model(self) -> LogModel:
        """The lines in the list."""
        return self.list.lines

    def _made(self) -> LogList:
        from mextrain_qt.views.log.log_list import LogList

        made = LogList(self._tiles, self._artwork, self)
        made.set_look(self._look)
        made.setAccessibleName(self.tr("Log of the round"))
        made.addAction(self.copy_action)
        made.addAction(self.copy_all_action)
        made.clicked.connect(self._on_chosen)
        made.activated.connect(self._on_chosen)
        made.customContextMenuRequested.connect(self._show_menu)
        self._long_press = LongPress(made.viewport())
        self._long_press.held.connect(self._on_held)
        if self._view is not None:
            made.show_table(self._view)
        self.setWidget(made)
        return made

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        if self._list is not None:
            self._list.set_look(look)

    def show_table(self, view: TableView) -> None:
        """Say what has happened, once somebody reads it."""
        self._view = view
        if self._list is not None:
            self._list.show_table(view)

    @Slot()
    def copy(self) -> None:
        """Put the selected lines on the clipboard, or all when none is."""
        self._copy(self.list.selected_rows() or range(self.model.rowCount()))

    @Slot()
    def copy_all(self) -> None:
        """Put the whole log on the clipboard."""
        self._copy(range(self.model.rowCount()))

    def _copy(self, rows: Iterable[int]) -> None:
        QGuiApplication.clipboard().setText(self.model.as_text(sorted(rows)))

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        line: LogLine = self.model.lines[index.row()]
        if line.tile is not None:
            self.tile_asked.emit(line.tile)

    @Slot(QPointF)
    def _on_held(self, place: QPointF) -> None:
        self._show_menu(place.toPoint())

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self.list)
        menu.addActions([self.copy_action, self.copy_all_action])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(place))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Log"))
        self.toggleViewAction().setText(self.tr("&Log of the round"))
        self.copy_action.setText(self.tr("&Copy"))
        self.copy_all_action.setText(self.tr("Copy &all"))
        if self._list is not None:
            self._list.setAccessibleName(self.tr("Log of the round"))
            self._list.lines.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Have something to show."""
        self.list.show()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
