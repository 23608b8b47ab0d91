"""The dock of the log: closed until it is asked for, and then remembered."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QDockWidget, QFrame, QListView, QMenu, QScroller, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.log.delegate import LogDelegate
from mextrain_qt.views.log.model import LINE, LogLine, LogModel
from mextrain_qt.views.long_press import LongPress
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter


class LogList(QListView):
    """A list whose lines are laid out again when it gets wider or narrower."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class LogDock(QDockWidget):
    """The round so far in sentences."""

    tile_asked = Signal(object)
    """A tile is to be shown on the table."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.model = LogModel(self)
        self.list = LogList(self)
        self._delegate = LogDelegate(tiles, artwork, self.list.viewport())
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.list.setMinimumSize(200, 150)
        QScroller.grabGesture(self.list.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self._long_press = LongPress(self.list.viewport())
        self._long_press.held.connect(self._on_held)
        self.setWidget(self.list)

        self.copy_action = QAction(self)
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.copy_action.triggered.connect(self.copy)
        self.copy_all_action = QAction(self)
        self.copy_all_action.triggered.connect(self.copy_all)
        self.list.addAction(self.copy_action)
        self.list.addAction(self.copy_all_action)
        self.list.clicked.connect(self._on_chosen)
        self.list.activated.connect(self._on_chosen)
        self._retranslate()

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._delegate.set_look(look)
        self.list.viewport().update()

    def show_table(self, view: TableView) -> None:
        """Say what has happened; the newest stays in sight for whoever is not reading further up."""
        bar = self.list.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.model.show_table(view)
        if at_end:
            self.list.scrollToBottom()

    @Slot()
    def copy(self) -> None:
        """Put the selected lines on the clipboard, or all when none is."""
        rows = [index.row() for index in self.list.selectionModel().selectedRows()]
        self._copy(rows or list(range(self.model.rowCount())))

    @Slot()
    def copy_all(self) -> None:
        """Put the whole log on the clipboard."""
        self._copy(list(range(self.model.rowCount())))

    def _copy(self, rows: list[int]) -> None:
        QGuiApplication.clipboard().setText(self.model.as_text(rows))

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        line: LogLine = index.data(LINE)
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
        self.list.setAccessibleName(self.tr("Log of the round"))
        self.copy_action.setText(self.tr("&Copy"))
        self.copy_all_action.setText(self.tr("Copy &all"))
        self.model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
