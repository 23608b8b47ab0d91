"""The history: what was played before, in figures, in plots and in a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.desk import Refused
from mextrain_qt.bridge.history import Entry, Feat, PastMatches, Selection
from mextrain_qt.bridge.setup import COMPUTER_LEVELS
from mextrain_qt.model.options import PRESETS
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.history.empty import NothingYet
from mextrain_qt.views.history.figures import Figures
from mextrain_qt.views.history.histogram import Histogram
from mextrain_qt.views.history.points_plot import PointsPlot
from mextrain_qt.views.history.shares_plot import SharesPlot
from mextrain_qt.views.history.table_model import (
    DEAL,
    ENTRY,
    OTHERS,
    POINTS,
    RESULT,
    ROUNDS,
    RULES,
    WHEN,
    HistoryFilter,
    HistoryTableModel,
)
from mextrain_qt.views.history.words import HistoryWords
from mextrain_qt.views.plots.table_style import TABLE_STYLE
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

_WIDTHS = {WHEN: 150, OTHERS: 290, RULES: 90, ROUNDS: 76, POINTS: 70, RESULT: 120, DEAL: 100}


class HistoryDialog(QDialog):
    """Choose whose matches, by which rules and against whom; everything else follows.

    It asks the history for what it shows, and for replays; the window shows them.
    """

    replay_asked = Signal(str, int)
    """The match with that id is to be replayed, from the beginning of that round."""
    play_on_asked = Signal(str)
    """The abandoned match with that id is to be played on."""

    def __init__(
        self,
        past: PastMatches,
        asking: Asking,
        tiles: TilePainter,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        """A dialog about what ``past`` knows; :meth:`refresh` fills it."""
        super().__init__(parent)
        self._past = past
        self._asking = asking
        self._words = HistoryWords(self)
        self._filled = False

        self.name_box = QComboBox(self)
        self.preset_box = QComboBox(self)
        self.level_box = QComboBox(self)
        self.marked_box = QCheckBox(self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.figures = Figures(self)
        self.points_plot = PointsPlot(self)
        self.histogram = Histogram(self)
        self.shares_plot = SharesPlot(self)
        self.model = HistoryTableModel(self)
        self.rows = HistoryFilter(self.model, self)
        self.table = self._make_table()
        self.count = QLabel(self)
        self.replay_button = QPushButton(self)
        self.play_on_button = QPushButton(self)
        self.save_button = QPushButton(self)
        self.remove_button = QPushButton(self)
        self.export_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(NothingYet(tiles, look, self))
        self._pages.addWidget(self._make_page())
        self._lay_out()
        self._connect()
        self._retranslate()
        self._enable()
        self.resize(1080, 760)

    # Putting together.

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.rows)
        table.setSortingEnabled(True)
        table.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setStyleSheet(TABLE_STYLE)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(26)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        return table

    def _make_page(self) -> QWidget:
        page = QWidget(self)
        choice = QHBoxLayout()
        choice.setSpacing(8)
        for box in (self.name_box, self.preset_box, self.level_box):
            box.setMinimumWidth(150)
            choice.addWidget(box)
        choice.addWidget(self.marked_box)
        choice.addStretch(1)
        self.search.setMinimumWidth(220)
        choice.addWidget(self.search)
        plots = QHBoxLayout()
        plots.setSpacing(8)
        plots.addWidget(self.points_plot, 5)
        plots.addWidget(self.histogram, 4)
        plots.addWidget(self.shares_plot, 4)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(choice)
        column.addWidget(self.figures)
        column.addLayout(plots, 4)
        column.addWidget(self.table, 5)
        return page

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.replay_button, self.play_on_button, self.save_button, self.remove_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.count)
        buttons.addSpacing(8)
        buttons.addWidget(self.export_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.setSpacing(10)
        column.addWidget(self._pages, 1)
        column.addLayout(buttons)
        self.remove_action = QAction(self.table)
        self.remove_action.setShortcut(QKeySequence.StandardKey.Delete)
        self.remove_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.table.addAction(self.remove_action)

    def _connect(self) -> None:
        for box in (self.name_box, self.preset_box, self.level_box):
            box.currentIndexChanged.connect(self._on_choice)
        self.marked_box.toggled.connect(self._on_choice)
        self.search.textChanged.connect(self._on_search)
        self.figures.round_asked.connect(self._on_round_asked)
        self.table.activated.connect(self._on_replay)
        self.table.doubleClicked.connect(self._on_replay)
        self.table.customContextMenuRequested.connect(self._on_menu)
        self.table.selectionModel().selectionChanged.connect(self._enable)
        self.rows.modelReset.connect(self._enable)
        self.replay_button.clicked.connect(self._on_replay)
        self.play_on_button.clicked.connect(self._on_play_on)
        self.save_button.clicked.connect(self._on_save)
        self.remove_button.clicked.connect(self._on_remove)
        self.remove_action.triggered.connect(self._on_remove)
        self.export_button.clicked.connect(self._on_export)
        self.close_button.clicked.connect(self.reject)

    # What is shown.

    def refresh(self) -> None:
        """Ask the history again; raises :class:`~mextrain_qt.bridge.desk.Refused`."""
        entries = self._past.entries()
        self._fill_boxes()
        self._pages.setCurrentIndex(1 if entries else 0)
        self.model.show_entries(entries)
        self._filled = True
        self._select()

    def _fill_boxes(self) -> None:
        kept = [box.currentData() for box in (self.name_box, self.preset_box, self.level_box)]
        names = self._past.names()
        fillings: tuple[tuple[QComboBox, str, list[tuple[str, str]]], ...] = (
            (self.name_box, self.tr("Everybody"), [(name, name) for name in names]),
            (self.preset_box, self.tr("All rules"), [(self._words.preset(each), each) for each in PRESETS]),
            (
                self.level_box,
                self.tr("All levels"),
                [(self._words.level(each), each) for each in COMPUTER_LEVELS],
            ),
        )
        for (box, every, choices), before in zip(fillings, kept, strict=True):
            box.blockSignals(True)
            box.clear()
            box.addItem(every, None)
            for text, data in choices:
                box.addItem(text, data)
            found = next((i for i in range(box.count()) if box.itemData(i) == before), 0)
            box.setCurrentIndex(found)
            box.blockSignals(False)
        if not self._filled and len(names) == 1:
            self.name_box.blockSignals(True)
            self.name_box.setCurrentIndex(1)
            self.name_box.blockSignals(False)

    @property
    def selection(self) -> Selection:
        """Which matches are chosen."""
        return Selection(
            name=self.name_box.currentData(),
            preset=self.preset_box.currentData(),
            level=self.level_box.currentData(),
            marked=self.marked_box.isChecked(),
        )

    def _select(self) -> None:
        chosen = self.selection
        figures = self._past.statistics(chosen)
        self.figures.show_statistics(figures)
        self.points_plot.show_points(figures.points)
        self.histogram.show_points(figures.points)
        self.shares_plot.show_shares(figures.by_level, figures.by_preset)
        self._say_marked(figures.marked)
        self.model.set_name(chosen.name)
        self.rows.select(chosen)
        self._enable()

    @Slot()
    def _on_choice(self) -> None:
        self._do(self._select)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self.rows.search(text)
        self._enable()

    @Slot()
    def _enable(self) -> None:
        entry = self.entry
        for button in (self.replay_button, self.save_button, self.remove_button):
            button.setEnabled(entry is not None)
        self.play_on_button.setEnabled(entry is not None and entry.abandoned)
        self.export_button.setEnabled(self.rows.rowCount() > 0)
        for button in self._row_buttons:
            button.setVisible(bool(self._pages.currentIndex()))
        shown = self.tr("%n match(es)", "", self.rows.rowCount())
        self.count.setText(shown if self._pages.currentIndex() else "")

    @property
    def _row_buttons(self) -> tuple[QPushButton, ...]:
        return (
            self.replay_button,
            self.play_on_button,
            self.save_button,
            self.remove_button,
            self.export_button,
        )

    @property
    def entry(self) -> Entry | None:
        """The match of the row that is selected."""
        rows = self.table.selectionModel().selectedRows()
        return rows[0].data(ENTRY) if rows else None

    # What is done.

    def _do(self, act: Callable[[], object]) -> None:
        try:
            act()
        except Refused as refused:
            self._asking.warn(self, self.tr("History"), str(refused))

    @Slot(object)
    def _on_round_asked(self, feat: Feat) -> None:
        self.replay_asked.emit(feat.match, feat.round_number)

    @Slot()
    def _on_replay(self) -> None:
        entry = self.entry
        if entry is not None:
            self.replay_asked.emit(entry.id, 1)

    @Slot()
    def _on_play_on(self) -> None:
        entry = self.entry
        if entry is not None and entry.abandoned:
            self.play_on_asked.emit(entry.id)

    @Slot()
    def _on_save(self) -> None:
        entry = self.entry
        if entry is None:
            return
        path = self._asking.file_to_save(
            self,
            self.tr("Save the match"),
            self.tr("match") + ".mextrain",
            self.tr("Matches") + " (*.mextrain *.json)",
        )
        if path is not None:
            self._do(lambda: self._past.save_copy(entry.id, path))

    @Slot()
    def _on_remove(self) -> None:
        entry = self.entry
        if entry is None:
            return
        text = self.tr("The match of %1 and its record will be removed for good.")
        if self._asking.confirm(
            self,
            self.tr("Remove the match?"),
            text.replace("%1", self._words.day(entry.ended)),
            self.tr("Remove"),
        ):
            self._do(lambda: self._remove(entry.id))

    def _remove(self, match_id: str) -> None:
        self._past.remove(match_id)
        self.refresh()

    @Slot()
    def _on_export(self) -> None:
        path = self._asking.file_to_save(
            self, self.tr("Export the table"), self.tr("history") + ".csv", "CSV (*.csv)"
        )
        if path is not None:
            self._do(lambda: self._export(path))

    def _export(self, path: Path) -> None:
        try:
            path.write_text(self.rows.as_csv(), encoding="utf-8", newline="")
        except OSError as error:
            text = self.tr("%1 cannot be written: %2.").replace("%1", str(path))
            raise Refused(text.replace("%2", error.strerror or str(error))) from None

    @Slot(QPoint)
    def _on_menu(self, place: QPoint) -> None:
        index: QModelIndex = self.table.indexAt(place)
        if not index.isValid():
            return
        self.table.selectRow(index.row())
        menu = QMenu(self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button, act in (
            (self.replay_button, self._on_replay),
            (self.play_on_button, self._on_play_on),
            (self.save_button, self._on_save),
            (self.remove_button, self._on_remove),
        ):
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(act)
        menu.popup(self.table.viewport().mapToGlobal(place))

    # Words.

    def _say_marked(self, left_out: int) -> None:
        """Offer the matches that were left out, and say how many there are."""
        text = self.tr("Marked matches too")
        self.marked_box.setText(f"{text} ({left_out})" if left_out else text)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("History"))
        self.name_box.setAccessibleName(self.tr("Whose matches"))
        self.preset_box.setAccessibleName(self.tr("By which rules"))
        self.level_box.setAccessibleName(self.tr("Against which level"))
        self._say_marked(0)
        self.marked_box.setToolTip(
            self.tr(
                "Matches that were looked into, in which turns were taken back, or that were played on "
                "from a bookmark or a replay"
            )
        )
        self.search.setPlaceholderText(self.tr("Find a name, a deal …"))
        self.table.setAccessibleName(self.tr("Matches"))
        self.replay_button.setText(self.tr("Replay"))
        self.play_on_button.setText(self.tr("Play on"))
        self.play_on_button.setToolTip(self.tr("Go on with a match that was abandoned"))
        self.save_button.setText(self.tr("Save as…"))
        self.remove_button.setText(self.tr("Remove…"))
        self.remove_action.setText(self.tr("Remove…"))
        self.export_button.setText(self.tr("Export as CSV…"))
        self.close_button.setText(self.tr("Close"))
        self.points_plot.retranslate()
        self.histogram.retranslate()
        self.shares_plot.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._filled:
                self._do(self.refresh)
        super().changeEvent(event)
