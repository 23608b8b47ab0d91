"""The end of a round: every hand laid open, the points, and who has won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.published import Phase, RoundResult, TableView
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import PLAYER_COLOURS, SIGN_INK, Look
from mextrain_qt.views.tile_painter import TilePainter, shadow_margin

_HALF: Final = 20.0
_LOWEST: Final = 180
"""So high is the window at least, in pixels."""


class OpenHand(QWidget):
    """Some tiles in rows, as many to a row as there is room for."""

    def __init__(self, hand: tuple[Tile, ...], tiles: TilePainter, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._hand = hand
        self._tiles = tiles
        self._look = look
        self._half = _HALF if len(hand) <= 24 else _HALF * 0.75
        self.setMinimumWidth(int(7 * self._step_x()))
        self.setAccessibleName(" ".join(map(str, hand)))

    def _step_x(self) -> float:
        return self._half * 2 + 6

    def _step_y(self) -> float:
        return self._half + 7

    def _per_row(self, width: int) -> int:
        return max(1, int(width // self._step_x()))

    def hasHeightForWidth(self) -> bool:
        """Rows wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height the rows take."""
        rows = -(-len(self._hand) // self._per_row(width)) if self._hand else 1
        return max(SeatSign.SIZE, int(rows * self._step_y()))

    def sizeHint(self) -> QSize:
        """Up to ten tiles to a row."""
        width = int(10 * self._step_x())
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        per_row = self._per_row(self.width())
        margin = shadow_margin(self._half)
        # In the middle of the height, on one level with the sign and the name where there is one row.
        rows = -(-len(self._hand) // per_row)
        top = (self.height() - rows * self._step_y() + self._step_y() - self._half) / 2
        for place, tile in enumerate(self._hand):
            row, column = divmod(place, per_row)
            pixmap = self._tiles.tile_pixmap(tile, self._half, self.devicePixelRatioF(), self._look)
            corner = QPointF(column * self._step_x() - margin, top + row * self._step_y() - margin)
            painter.drawPixmap(
                QRectF(corner, QSizeF(pixmap.deviceIndependentSize())), pixmap, QRectF(pixmap.rect())
            )


class SeatSign(QWidget):
    """A seat's disc with its letter."""

    SIZE: Final = 26

    def __init__(self, letter: str, colour: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self._letter = letter
        self._colour = colour
        self.setFixedSize(self.SIZE, self.SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(QRectF(1, 1, 24, 24))
        font = painter.font()
        font.setPixelSize(13)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(SIGN_INK)
        painter.drawText(QRectF(1, 1, 24, 24), Qt.AlignmentFlag.AlignCenter, self._letter)


class RoundSummary(QDialog):
    """Shown over the window when a round has ended; the window stays usable behind nothing else."""

    next_round = Signal()
    rematch = Signal()
    new_match = Signal()
    check_deal = Signal()
    review = Signal()

    def __init__(self, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._look = Look()
        self._view: TableView | None = None
        self._sentences = Sentences(self)
        self.headline = QLabel(self)
        self.headline.setStyleSheet("font-size: 20px; font-weight: bold;")
        self.headline.setWordWrap(True)
        self.detail = QLabel(self)
        self.detail.setWordWrap(True)
        for label in (self.headline, self.detail):
            # They hold names, whatever those look like.
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.check_button = QPushButton(self)
        self.check_button.clicked.connect(self.check_deal)
        self.review_button = QPushButton(self)
        self.review_button.clicked.connect(self._on_review)
        self.table_button = QPushButton(self)
        self.table_button.clicked.connect(self.close)
        self.rematch_button = QPushButton(self)
        self.rematch_button.clicked.connect(self._on_rematch)
        self.new_button = QPushButton(self)
        self.new_button.clicked.connect(self._on_new_match)
        self.next_button = QPushButton(self)
        self.next_button.clicked.connect(self._on_next_round)

        buttons = QHBoxLayout()
        buttons.addWidget(self.check_button)
        buttons.addWidget(self.review_button)
        buttons.addStretch(1)
        for button in (self.table_button, self.new_button, self.rematch_button, self.next_button):
            buttons.addWidget(button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        column.addWidget(self.headline)
        column.addWidget(self.detail)
        column.addWidget(self._scroll, 1)
        column.addLayout(buttons)

    def set_look(self, look: Look) -> None:
        """Wear a look: the tiles."""
        self._look = look

    def show_result(self, view: TableView) -> None:
        """Show how the round of this table ended."""
        result = view.result
        if result is None:
            return
        self._view = view
        self._say(view, result)
        over = view.phase is Phase.MATCH_OVER
        first = self.rematch_button if over else self.next_button
        first.setDefault(True)
        # Not the button: Space hurries the others, and one press too many would wipe the result away unseen.
        self._scroll.setFocus()
        width = max(680, self.minimumSizeHint().width())
        self.resize(width, self._height_for(width))

    def _height_for(self, width: int) -> int:
        """As high as the hands need to be seen at once, and no higher than the window behind."""
        margins = self._column.contentsMargins()
        page = self._scroll.widget()
        need = page.heightForWidth(width - margins.left() - margins.right()) if page is not None else 0
        # Its layout still remembers the hands shown before.
        self._scroll.updateGeometry()
        rest = self._column.totalHeightForWidth(width) - self._scroll.sizeHint().height()
        parent = self.parentWidget()
        most = parent.window().height() - 60 if parent is not None else 620
        return max(_LOWEST, min(rest + need, most))

    def _say(self, view: TableView, result: RoundResult) -> None:
        over = view.phase is Phase.MATCH_OVER
        title = self.tr("Round %1 of %2").replace("%1", str(view.round_number))
        self.setWindowTitle(title.replace("%2", str(view.rounds)))
        self.headline.setText(self._sentences.winners(view) if over else self._sentences.round_end(view))
        self.detail.setText(self._sentences.round_end(view) if over else "")
        self.detail.setVisible(over)
        self._scroll.setWidget(self._hands(view, result))
        self.check_button.setText(self.tr("Check the deal…"))
        self.check_button.setVisible(view.commitment is not None)
        self.review_button.setText(self.tr("Review"))
        self.review_button.setToolTip(self.tr("Have the master go over your decisions in this round"))
        self.table_button.setText(self.tr("Look at the table"))
        self.next_button.setText(self.tr("Next round"))
        self.next_button.setVisible(not over)
        self.rematch_button.setText(self.tr("Rematch"))
        self.rematch_button.setVisible(over)
        self.new_button.setText(self.tr("New match…"))
        self.new_button.setVisible(over)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        view = self._view
        if event.type() == QEvent.Type.LanguageChange and view is not None and view.result is not None:
            self._say(view, view.result)
        super().changeEvent(event)

    def _hands(self, view: TableView, result: RoundResult) -> QWidget:
        page = QWidget(self._scroll)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 8, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        for column, text in ((3, self.tr("round")), (4, self.tr("total"))):
            head = QLabel(text, page)
            head.setStyleSheet("font-size: 11px;")
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        letters = seat_letters([seat.name for seat in view.seats])
        best = min(seat.points for seat in view.seats)
        for seat in view.seats:
            row = seat.seat + 1
            grid.addWidget(SeatSign(letters[seat.seat], PLAYER_COLOURS[seat.colour], page), row, 0)
            name = QLabel(seat.name, page)
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setMaximumWidth(130)
            name.setWordWrap(True)
            grid.addWidget(name, row, 1)
            hand = result.hands[seat.seat]
            if hand:
                grid.addWidget(OpenHand(hand, self._tiles, self._look, page), row, 2)
            else:
                out = QLabel(self.tr("out") if result.seat == seat.seat else self.tr("no tiles"), page)
                grid.addWidget(out, row, 2)
            points = QLabel(str(result.points[seat.seat]), page)
            total = QLabel(str(seat.points), page)
            for label, bold in ((points, result.seat == seat.seat), (total, seat.points == best)):
                label.setStyleSheet("font-size: 15px;" + (" font-weight: bold;" if bold else ""))
            middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(points, row, 3, middle)
            grid.addWidget(total, row, 4, middle)
        grid.setRowStretch(len(view.seats) + 1, 1)
        return page

    def _on_next_round(self) -> None:
        self.close()
        self.next_round.emit()

    def _on_review(self) -> None:
        self.close()
        self.review.emit()

    def _on_rematch(self) -> None:
        self.close()
        self.rematch.emit()

    def _on_new_match(self) -> None:
        self.close()
        self.new_match.emit()
