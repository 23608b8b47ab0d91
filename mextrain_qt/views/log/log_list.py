"""The list of the log: its lines and how they are drawn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QScroller, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.focus_frame import FocusFrame
from mextrain_qt.views.log.delegate import LogDelegate
from mextrain_qt.views.log.model import LogModel
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter


class LogList(QListView):
    """The round so far in sentences, which are broken again when it gets wider or narrower."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LogModel(self)
        self._delegate = LogDelegate(tiles, artwork, self.viewport())
        self.setModel(self.lines)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMinimumSize(200, 150)
        self.focus_frame = FocusFrame(self)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._delegate.set_look(look)
        self.viewport().update()

    def show_table(self, view: TableView) -> None:
        """Say what has happened; the newest stays in sight for whoever is not reading further up."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.lines.show_table(view)
        if at_end:
            self.scrollToBottom()

    def selected_rows(self) -> list[int]:
        """The rows of the lines that are selected."""
        return [index.row() for index in self.selectionModel().selectedRows()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
