"""A sentence that makes itself small enough for the room it is given."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mextrain_qt.views.plain_text import as_tip

SIZES: Final = (13, 12, 11)
"""The sizes of its font in pixels, the usual one first."""

_WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_HIGH: Final = 10_000


class StatusLine(QLabel):
    """Shows its text in as many lines as there is room for, smaller where it needs more.

    A sentence that does not fit even so ends in an ellipsis; its tool tip has it in full.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def fitted(self) -> tuple[str, int]:
        """What is painted, and the size of its font in pixels."""
        for size in SIZES:
            if self._fits(self.text(), size):
                return self.text(), size
        words = self.text().split(" ")
        while words and not self._fits(" ".join(words) + " …", SIZES[-1]):
            words.pop()
        return " ".join(words) + " …", SIZES[-1]

    def _fits(self, text: str, size: int) -> bool:
        room = self.contentsRect()
        box = QFontMetrics(self._font(size)).boundingRect(
            QRect(0, 0, room.width(), _HIGH), int(_WRAPPED), text
        )
        return box.height() <= room.height() and box.width() <= room.width()

    def _font(self, size: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(size)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sentence."""
        text, size = self.fitted()
        painter = QPainter(self)
        painter.setFont(self._font(size))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(_WRAPPED), text)
        tip = "" if text == self.text() else self.text()
        if self.toolTip() != as_tip(tip):
            self.setToolTip(as_tip(tip))
