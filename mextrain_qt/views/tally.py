"""The tally: for every number, how many of its tiles the player has seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.views.theme import Look, mixed, pip_colour, readable_on, table_colours

HEIGHT = 26
"""The strip's height in pixels."""


class TallyStrip(QWidget):
    """A narrow strip: each number with the share of its tiles on the table or in the own hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._seen: tuple[int, ...] = ()
        self.setFixedHeight(HEIGHT)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        self.update()

    def show_table(self, view: TableView) -> None:
        """Count for this table."""
        if view.seen_tally == self._seen:
            return
        self._seen = view.seen_tally
        self._explain()
        self.update()

    def _explain(self) -> None:
        of = len(self._seen)
        numbers = ", ".join(f"{number}: {seen}" for number, seen in enumerate(self._seen))
        self.setToolTip(
            self.tr("How many of the %1 tiles with each number lie on the table or in your hand.").replace(
                "%1", str(of)
            )
        )
        self.setAccessibleName(self.tr("Tiles seen of each number"))
        self.setAccessibleDescription(numbers)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._seen:
            self._explain()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the numbers, each over a bar that fills as its tiles are seen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = table_colours(self._look.table)
        painter.fillRect(self.rect(), colours.strip)
        if not self._seen:
            return
        of = len(self._seen)
        gap = 6.0
        width = (self.width() - 16 - gap * (of - 1)) / of
        font = painter.font()
        font.setPixelSize(11)
        for number, seen in enumerate(self._seen):
            cell = QRectF(8 + number * (width + gap), 4, width, HEIGHT - 8)
            colour = pip_colour(number, self._look)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(colours.strip, colours.text, 0.14))
            painter.drawRoundedRect(cell, 4, 4)
            filled = QRectF(cell.left(), cell.top(), cell.width() * seen / of, cell.height())
            painter.setBrush(mixed(colours.strip, colour, 0.55))
            painter.drawRoundedRect(filled, 4, 4)
            font.setBold(seen == of)
            painter.setFont(font)
            painter.setPen(readable_on(colours.text, mixed(colours.strip, colour, 0.35), 4.5))
            text = f"{number}  {seen}" if width > 34 else f"{number}"
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
