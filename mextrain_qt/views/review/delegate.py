"""Drawing the cells of a review's table: what cost points stands out, noise stays in the background."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mextrain_qt.bridge.review import Judged, Verdict
from mextrain_qt.views.plots.colours import plot_colours
from mextrain_qt.views.review.table_model import COST, JUDGED, RANK, WHEN
from mextrain_qt.views.theme import mixed


class ReviewDelegate(QStyledItemDelegate):
    """Cells in the desktop's own colours, light or dark."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one cell."""
        palette: QPalette = option.palette
        rect: QRect = option.rect
        colours = plot_colours(palette)
        judged: Judged = index.data(JUDGED)
        rank = index.data(RANK)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = colours.ground
        if selected:
            ground = mixed(ground, palette.color(QPalette.ColorRole.Highlight), 0.35)
        elif rank is not None:
            ground = mixed(ground, colours.bad, 0.14)
        painter.fillRect(rect, ground)
        font = painter.font()
        font.setBold(judged.verdict is Verdict.WORSE)
        painter.setFont(font)
        ink = colours.ink
        if judged.verdict is Verdict.EVEN:
            ink = colours.muted
        if judged.verdict is Verdict.WORSE and index.column() == COST:
            ink = colours.bad if not selected else colours.ink
        inner = QRectF(rect).adjusted(8, 0, -8, 0)
        if index.column() == WHEN and rank is not None:
            badge = QRectF(inner.right() - 14, inner.center().y() - 7, 14, 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.bad)
            painter.drawEllipse(badge)
            small = painter.font()
            small.setPixelSize(10)
            painter.setFont(small)
            painter.setPen(colours.ground)
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(rank))
            painter.setFont(font)
        painter.setPen(ink)
        right = index.column() == COST
        aside = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        text = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, int(inner.width())
        )
        painter.drawText(inner, aside | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
