"""What the history shows while nothing is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

_TRAIN = (Tile(12, 12), Tile(12, 9), Tile(9, 4), Tile(4, 1))
_HALF = 30.0


class NothingYet(QWidget):
    """A few tiles and a sentence: what will appear here, and when."""

    def __init__(self, tiles: TilePainter, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = tiles
        self._look = look
        self.headline = QLabel(self)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.headline.font()
        font.setPixelSize(22)
        font.setBold(True)
        self.headline.setFont(font)
        self.sentence = QLabel(self)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addStretch(5)
        column.addWidget(self.headline)
        column.addSpacing(6)
        words = QHBoxLayout()
        words.addStretch(1)
        words.addWidget(self.sentence, 3)
        words.addStretch(1)
        column.addLayout(words)
        column.addStretch(4)
        self._retranslate()

    def _retranslate(self) -> None:
        self.headline.setText(self.tr("No match has been played yet"))
        self.sentence.setText(
            self.tr(
                "Once you have finished a match, or left one for another, it stands here: with your points "
                "over all rounds, how often you win against whom, your best and your worst round and your "
                "longest train. Every match can be replayed and reviewed from here."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a short train above the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lengths = [_HALF if tile.is_double else 2 * _HALF for tile in _TRAIN]
        x = self.width() / 2 - (sum(lengths) + 4 * (len(_TRAIN) - 1)) / 2
        y = self.headline.geometry().top() - 2.6 * _HALF
        if y < 2 * _HALF:
            return
        for tile, length in zip(_TRAIN, lengths, strict=True):
            turn = 90.0 if tile.is_double else 0.0
            pixmap = self._tiles.tile_pixmap(tile, _HALF, self.devicePixelRatioF(), self._look, turn)
            size = pixmap.deviceIndependentSize()
            painter.save()
            painter.translate(QPointF(x + length / 2, y))
            painter.rotate(turn)
            place = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
            painter.restore()
            x += length + 4
