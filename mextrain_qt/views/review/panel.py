"""The panel beside a replay in which a player's decisions are reviewed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QSize, QSortFilterProxyModel, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.replay import Replay
from mextrain_qt.bridge.review import SECONDS, Judged, Review, summary
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.views.plots.table_style import TABLE_STYLE
from mextrain_qt.views.review.curve import ReviewCurve
from mextrain_qt.views.review.delegate import ReviewDelegate
from mextrain_qt.views.review.table_model import COST, JUDGED, SORTED_BY, WHEN, ReviewTableModel
from mextrain_qt.views.review.wording import ReviewWords

WIDTH = 372
"""The panel's width in pixels where there is room for it."""

LEAST_WIDTH = 280
"""Its width beside a table that has none to give."""

Rounds = tuple[int, ...] | None
MakeReview = Callable[[Replay, int, Rounds], Review]


class ReviewPanel(QFrame):
    """Choose a seat and rounds, have them gone over, see what they cost, and go to each decision."""

    decision_chosen = Signal(object)
    """The replay is to show this decision: a :class:`~mextrain_qt.bridge.review.Judged`."""

    def __init__(self, make_review: MakeReview, parent: QWidget | None = None) -> None:
        """``make_review`` makes the review of a seat in some rounds of a replay."""
        super().__init__(parent)
        self._make_review = make_review
        self._words = ReviewWords(self)
        self._replay: Replay | None = None
        self._reviews: dict[tuple[int, Rounds], Review] = {}
        self._round = 1
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(WIDTH)
        self.setAutoFillBackground(True)

        self.seat_box = QComboBox(self)
        self.rounds_box = QComboBox(self)
        self.start_button = QPushButton(self)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(True)
        self.facts = QLabel(self)
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.curve = ReviewCurve(self)
        self.curve.setFixedHeight(190)
        self.model = ReviewTableModel(self)
        self._order = QSortFilterProxyModel(self)
        self._order.setSourceModel(self.model)
        self._order.setSortRole(SORTED_BY)
        self.table = self._make_table()
        self.verdict = QLabel(self)
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        self.verdict.setMinimumHeight(self.verdict.fontMetrics().lineSpacing() * 3)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

        boxes = QHBoxLayout()
        boxes.addWidget(self.seat_box, 1)
        boxes.addWidget(self.rounds_box, 1)
        work = QHBoxLayout()
        work.addWidget(self.start_button)
        work.addWidget(self.progress, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        column.addLayout(boxes)
        column.addLayout(work)
        column.addWidget(self.facts)
        column.addWidget(self.curve)
        column.addWidget(self.table, 1)
        column.addWidget(self.verdict)

        self.seat_box.currentIndexChanged.connect(self._on_choice)
        self.rounds_box.currentIndexChanged.connect(self._on_choice)
        self.start_button.clicked.connect(self._on_start)
        self.curve.decision_chosen.connect(self.choose)
        self._retranslate()

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self._order)
        table.setItemDelegate(ReviewDelegate(table))
        table.setSortingEnabled(True)
        table.sortByColumn(WHEN, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setStyleSheet(TABLE_STYLE)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(24)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(WHEN, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(COST, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(WHEN, 78)
        header.resizeSection(COST, 96)
        table.selectionModel().currentRowChanged.connect(self._on_row)
        return table

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(WIDTH, super().sizeHint().height())

    # What is reviewed.

    def show_replay(self, replay: Replay) -> None:
        """Offer to review that match; what was found of another is forgotten."""
        self.stop()
        for review in self._reviews.values():
            review.deleteLater()
        self._reviews.clear()
        self._replay = replay
        self.seat_box.blockSignals(True)
        self.seat_box.clear()
        order = sorted(range(len(replay.seats)), key=lambda seat: replay.seats[seat].player != PERSON)
        for seat in order:
            self.seat_box.addItem(replay.seats[seat].name, seat)
        self.seat_box.blockSignals(False)
        self.show_round(replay.place.round_number)
        self._on_choice()

    def show_round(self, number: int) -> None:
        """Offer to review that round, unless another is being reviewed or all are chosen."""
        replay = self._replay
        if replay is None or self.is_running:
            return
        all_chosen = self.rounds_box.currentIndex() == 1
        if number == self._round and self.rounds_box.count():
            return
        self._round = number
        self.rounds_box.blockSignals(True)
        self._fill_rounds()
        self.rounds_box.setCurrentIndex(1 if all_chosen else 0)
        self.rounds_box.blockSignals(False)
        if not all_chosen:
            self._on_choice()

    def _fill_rounds(self) -> None:
        self.rounds_box.clear()
        self.rounds_box.addItem(self.tr("Round %1").replace("%1", str(self._round)))
        self.rounds_box.addItem(self.tr("All rounds"))

    @property
    def is_running(self) -> bool:
        """Whether the master is at work."""
        return any(review.is_running for review in self._reviews.values())

    def stop(self) -> None:
        """Let the master stop; what has been found stays."""
        # One that ends has the panel shown anew, which may make the review that is chosen now.
        for review in tuple(self._reviews.values()):
            review.cancel()

    @property
    def review(self) -> Review | None:
        """The review of the seat and the rounds that are chosen."""
        replay, seat = self._replay, self.seat_box.currentData()
        if replay is None or seat is None:
            return None
        rounds = None if self.rounds_box.currentIndex() == 1 else (self._round,)
        if (seat, rounds) not in self._reviews:
            review = self._make_review(replay, seat, rounds)
            review.setParent(self)
            review.judged.connect(self._on_judged)
            review.progressed.connect(self._on_progress)
            review.finished.connect(self._show)
            self._reviews[seat, rounds] = review
        return self._reviews[seat, rounds]

    @Slot()
    def _on_choice(self) -> None:
        self.stop()
        self._show()

    @Slot()
    def _on_start(self) -> None:
        review = self.review
        if review is None:
            return
        if review.is_running:
            review.cancel()
        else:
            review.start()
            self._show()

    @Slot(object)
    def _on_judged(self, judged: Judged) -> None:
        self._show_found()

    @Slot(int, int)
    def _on_progress(self, done: int, decisions: int) -> None:
        self.progress.setRange(0, max(1, decisions))
        self.progress.setValue(done)
        text = self.tr("%1 of %2").replace("%1", str(done)).replace("%2", str(decisions))
        self.progress.setFormat(text)

    # What is shown.

    @Slot()
    def _show(self) -> None:
        review = self.review
        if review is None:
            return
        done, decisions = len(review.results), review.decisions
        self._on_progress(done, decisions)
        if review.is_running:
            self.start_button.setText(self.tr("Cancel"))
        elif done:
            self.start_button.setText(self.tr("Go on"))
        else:
            self.start_button.setText(self.tr("Review"))
        self.start_button.setEnabled(done < decisions)
        self.progress.setVisible(bool(done) or review.is_running)
        self._show_found()

    def _show_found(self) -> None:
        review, replay = self.review, self._replay
        if review is None or replay is None:
            return
        found = review.results
        self.model.show_judged(found, replay.seats)
        leads = {
            mark.number: lead
            for mark in replay.rounds
            if (lead := replay.lead(self.seat_box.currentData(), mark.number)) is not None
        }
        self.curve.show_judged(found, replay.seats, leads, review.decisions)
        if found:
            self.facts.setText(self._words.summary(summary(found)))
        elif review.decisions == 0:
            self.facts.setText(self.tr("There was nothing to decide: only one thing was possible each time."))
        else:
            seconds = round(review.decisions * SECONDS)
            text = self.tr(
                "The master goes over each decision, seeing only what the player saw, and plays it on "
                "with the hidden tiles dealt in hundreds of ways."
            )
            self.facts.setText(
                text + " " + self.tr("This takes about %n second(s), in the background.", "", seconds)
            )
        if not found:
            self.verdict.clear()

    # Going to a decision.

    @Slot(object)
    def choose(self, judged: Judged) -> None:
        """Choose a decision: its row, its place on the curve, its moment in the replay."""
        row = self.model.row_of(judged)
        if row is not None:
            place = self._order.mapFromSource(self.model.index(row, 0))
            self.table.selectRow(place.row())
            self.table.scrollTo(place)

    @Slot(QModelIndex, QModelIndex)
    def _on_row(self, now: QModelIndex, before: QModelIndex) -> None:
        judged = now.data(JUDGED)
        self.curve.choose(judged)
        if judged is None or self._replay is None:
            self.verdict.clear()
            return
        self.verdict.setText(self._words.verdict(judged, self._replay.seats))
        self.decision_chosen.emit(judged)

    # Words.

    def _retranslate(self) -> None:
        self.seat_box.setAccessibleName(self.tr("Whose decisions"))
        self.rounds_box.setAccessibleName(self.tr("Which rounds"))
        self.table.setAccessibleName(self.tr("Decisions"))
        self.progress.setAccessibleName(self.tr("Decisions reviewed"))
        self.curve.retranslate()
        if self._replay is not None:
            self.rounds_box.blockSignals(True)
            chosen = self.rounds_box.currentIndex()
            self._fill_rounds()
            self.rounds_box.setCurrentIndex(chosen)
            self.rounds_box.blockSignals(False)
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
