"""The scoresheet's header: the seats' signs, with their names where there is room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QHeaderView, QWidget

from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.scoresheet.delegate import NARROW
from mextrain_qt.views.scoresheet.table_model import COLOUR
from mextrain_qt.views.theme import PLAYER_COLOURS, SIGN_INK

_SIGN = 19


class ScoreHeader(QHeaderView):
    """Draws a disc of the seat's colour with its letter, and below it the name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(26)

    def sizeHint(self) -> QSize:
        """High enough for a sign and a name."""
        return QSize(super().sizeHint().width(), 44)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw one seat."""
        painter.save()
        palette = self.palette()
        painter.fillRect(rect, palette.color(QPalette.ColorRole.Base))
        model = self.model()
        colour = model.headerData(section, Qt.Orientation.Horizontal, COLOUR)
        if colour is not None:
            names = [
                str(model.headerData(each, Qt.Orientation.Horizontal))
                for each in range(1, model.columnCount())
            ]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            has_room = rect.width() >= 38
            top = rect.top() + (4 if has_room else 12)
            left = rect.right() - 8 - _SIGN + 1.0
            below = QRect(rect.left() + 2, rect.top() + 25, rect.width() - 10, 15)
            aside = Qt.AlignmentFlag.AlignRight
            if rect.width() < NARROW:
                left = rect.left() + (rect.width() - _SIGN) / 2
                below = QRect(rect.left() + 1, rect.top() + 25, rect.width() - 2, 15)
                aside = Qt.AlignmentFlag.AlignHCenter
            sign = QRectF(left, top, _SIGN, _SIGN)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PLAYER_COLOURS[colour])
            painter.drawEllipse(sign)
            font = painter.font()
            font.setPixelSize(11)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(SIGN_INK)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, seat_letters(names)[section - 1])
            if not has_room:
                painter.restore()
                return
            font.setPixelSize(10)
            font.setBold(False)
            painter.setFont(font)
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            name = painter.fontMetrics().elidedText(
                names[section - 1], Qt.TextElideMode.ElideRight, below.width()
            )
            painter.drawText(below, aside | Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()
