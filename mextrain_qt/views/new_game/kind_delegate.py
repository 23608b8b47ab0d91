"""The list of a choice with a sentence under every name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mextrain_qt.views.theme import mixed

SENTENCE: Final = Qt.ItemDataRole.UserRole + 1
"""The role of an item's sentence."""

_EDGE: Final = 8
_ABOVE: Final = 4
_BACK: Final = 0.25


class KindDelegate(QStyledItemDelegate):
    """Draws an item as its name with its sentence below, quieter."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Two lines, as wide as the longer."""
        font = option.font
        plain, bold = QFontMetrics(font), QFontMetrics(_bold(font))
        width = max(
            bold.horizontalAdvance(str(index.data(Qt.ItemDataRole.DisplayRole))),
            plain.horizontalAdvance(str(index.data(SENTENCE))),
        )
        return QSize(width + 2 * _EDGE, bold.height() + plain.height() + 2 * _ABOVE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground of the style, the name, the sentence."""
        item = QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        name, item.text = item.text, ""
        style = item.widget.style() if item.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, item.widget)

        palette: QPalette = item.palette
        chosen = bool(item.state & QStyle.StateFlag.State_Selected)
        ground = palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        box: QRect = item.rect.adjusted(_EDGE, _ABOVE, -_EDGE, -_ABOVE)
        plain: QFont = item.font
        left = Qt.AlignmentFlag.AlignLeft
        painter.save()
        painter.setFont(_bold(plain))
        painter.setPen(ink)
        painter.drawText(box, left | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(plain)
        painter.setPen(mixed(ink, ground, _BACK))
        painter.drawText(box, left | Qt.AlignmentFlag.AlignBottom, str(index.data(SENTENCE)))
        painter.restore()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
