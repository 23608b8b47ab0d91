"""The rack in the scene: wood, tray, the frame round an arranged train and what is said about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
)

from mextrain_qt.bridge.published import TrainInHand
from mextrain_qt.views.rack.slots import Slots
from mextrain_qt.views.table.drawing import Drawing
from mextrain_qt.views.table.smooth_path import SmoothPath
from mextrain_qt.views.theme import table_colours

Z_RACK: Final = 100.0
Z_RACK_TILES: Final = 110.0


class RackLayer(QObject):
    """Everything of the rack but the tiles; the items are the scene's."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wood = QGraphicsPixmapItem()
        self._tray = QGraphicsPixmapItem()
        self._frame = SmoothPath()
        self._caption = QGraphicsSimpleTextItem()
        items: tuple[QGraphicsItem, ...] = (self._wood, self._tray, self._frame, self._caption)
        for step, item in enumerate(items):
            item.setZValue(Z_RACK + step)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(item)
        self._slots: Slots | None = None

    def show(self, slots: Slots | None, width: float, drawing: Drawing) -> None:
        """Build the rack for those places; none where nobody's hand is shown."""
        self._slots = slots
        for item in (self._wood, self._tray):
            item.setVisible(slots is not None)
        if slots is None:
            return
        self._wood.setPixmap(
            drawing.artwork.wood_pixmap(QSizeF(width, slots.height), drawing.dpr, drawing.look)
        )
        self._wood.setPos(0, slots.top)
        tray = slots.tray
        self._tray.setPixmap(
            drawing.artwork.tray_pixmap(QSizeF(tray.width, tray.height), drawing.dpr, drawing.look)
        )
        self._tray.setPos(tray.x, tray.y)

    def show_train(self, train: TrainInHand | None, tiles: int, drawing: Drawing) -> None:
        """Frame the train at the head of a hand of so many tiles and say how long it is."""
        slots = self._slots
        shown = train is not None and slots is not None and bool(slots.train)
        self._frame.setVisible(shown)
        self._caption.setVisible(shown)
        if train is None or slots is None or not slots.train:
            return
        colours = table_colours(drawing.look.table)
        path = QPainterPath()
        radius = 0.26 * slots.half
        for box in slots.train:
            path.addRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)
        self._frame.setPath(path)
        pen = QPen(QColor(colours.status_text), max(1.4, 0.055 * slots.half), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4.0, 2.6])
        self._frame.setPen(pen)
        font = QFont()
        font.setPixelSize(max(11, round(0.45 * slots.half)))
        self._caption.setFont(font)
        self._caption.setBrush(colours.wood_text)
        self._caption.setText(self._words(train, tiles))
        self._place_caption(slots, len(slots.train), tiles)

    @property
    def caption(self) -> str:
        """What is said about the train; empty where nothing is."""
        return self._caption.text() if self._caption.isVisible() else ""

    def _words(self, train: TrainInHand, tiles: int) -> str:
        of = self.tr("of %n tiles", "", tiles)
        pips = self.tr("%n pips", "", train.pips)
        lead = self.tr("longest train: %1 %2, %3") if train.exact else self.tr("train: %1 %2, %3")
        return lead.replace("%1", str(train.length)).replace("%2", of).replace("%3", pips)

    def _place_caption(self, slots: Slots, rows: int, tiles: int) -> None:
        """Behind the last tile where there is room, otherwise behind the train, or small on the edge."""
        box = self._caption.boundingRect()
        right = slots.tray.x + slots.tray.width - 0.6 * slots.half
        spots = []
        if tiles:
            x, y = slots.places[tiles - 1]
            row = slots.rows[tiles - 1]
            if row >= rows:
                spots.append((x + 1.7 * slots.half, y))
            elif 2 * slots.half + rows * 1.42 * slots.half < slots.tray.height:
                spots.append((slots.places[0][0] - slots.half, y + 1.42 * slots.half))
        last = slots.train[-1]
        spots.append((last.x + last.width + 0.6 * slots.half, last.y + last.height / 2))
        for x, y in spots:
            if x + box.width() <= right:
                self._caption.setPos(x, y - box.height() / 2)
                return
        font = self._caption.font()
        font.setPixelSize(max(10, round(0.36 * slots.half)))
        self._caption.setFont(font)
        box = self._caption.boundingRect()
        self._caption.setPos(right - box.width(), slots.top + 1)
