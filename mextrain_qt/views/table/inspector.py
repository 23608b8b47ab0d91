"""The panel that shows a whole line, straight and large, with who laid what and when."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QObject, QRectF, Qt, QTime
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
)

from mextrain_qt.bridge.published import LaidTile, Lie, LineView, TableView
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.table.animator import Animator
from mextrain_qt.views.table.drawing import Drawing, line_colour
from mextrain_qt.views.table.inspector_layout import straight
from mextrain_qt.views.table.placement import turn_of
from mextrain_qt.views.table.pose import Pose
from mextrain_qt.views.table.smooth_path import SmoothPath
from mextrain_qt.views.table.tile_item import PixmapPiece, TileItem
from mextrain_qt.views.theme import mixed, table_colours

Z_INSPECTOR: Final = 500.0

_MARGIN: Final = 22.0
_SIGN: Final = 15


class LineInspector(QObject):
    """Shows one line at a time over the felt; its items hang on one that is dimmed glass."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self._glass: QGraphicsRectItem | None = None
        self._panel = QRectF()
        self.line: int | None = None
        """The line that is shown, ``None`` while the panel is closed."""

    @property
    def panel(self) -> QRectF:
        """Where the panel is, or was last."""
        return self._panel

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is on the panel."""
        return self.line is not None and self._panel.contains(x, y)

    def open(self, view: TableView, line: int, drawing: Drawing, room: QRectF, duration: int) -> None:
        """Show that line in the middle of ``room``; a line shown before makes way."""
        fresh = self.line is None
        self._take_away()
        self.line = line
        self._glass = self._build(view, view.line(line), drawing, room)
        self._scene.addItem(self._glass)
        glass = self._glass
        if fresh and duration > 0:
            glass.setOpacity(0.0)
            self._animator.start((self, "fade"), duration, glass.setOpacity)

    def close(self) -> None:
        """Take the panel away."""
        self._take_away()
        self.line = None

    def _take_away(self) -> None:
        self._animator.stop((self, "fade"))
        if self._glass is not None:
            self._scene.removeItem(self._glass)
            self._glass = None

    def _build(self, view: TableView, line: LineView, drawing: Drawing, room: QRectF) -> QGraphicsRectItem:
        colours = table_colours(drawing.look.table)
        glass = QGraphicsRectItem(self._scene.sceneRect())
        glass.setZValue(Z_INSPECTOR)
        glass.setPen(Qt.PenStyle.NoPen)
        glass.setBrush(QColor(0, 0, 0, 110))
        seats_colours = tuple(seat.colour for seat in view.seats)
        scale = min(max(min(room.width() / 980, room.height() / 560), 0.8), 1.7)
        title_font, small = _font(round(17 * scale), True), _font(round(11.5 * scale), False)
        head = QFontMetricsF(title_font).height() + QFontMetricsF(small).height() + 16
        text_height = QFontMetricsF(small).height()
        timed = any(tile.time > 0 for tile in line.tiles)
        caption = _SIGN * scale + 5 + (text_height if timed else 0)
        laid = straight(
            [tile.lie for tile in line.tiles],
            room.width() - 4 * _MARGIN,
            room.height() - 3 * _MARGIN - head,
            38 * scale,
            caption,
        )
        title = _text(self._title(view, line), title_font, colours.plate_text)
        subtitle = _text(self._facts(view, line), small, colours.plate_muted)
        words = max(title.boundingRect().width(), subtitle.boundingRect().width()) + 30 * scale
        width = max(laid.width, words) + 2 * _MARGIN
        height = laid.height + head + 2 * _MARGIN
        self._panel = QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)
        panel = _panel_item(self._panel, mixed(colours.plate, colours.surface_outer, 0.35), colours.hub_ring)
        panel.setParentItem(glass)
        left, top = self._panel.left() + _MARGIN, self._panel.top() + _MARGIN
        sign = PixmapPiece(panel)
        letters = seat_letters([seat.name for seat in view.seats])
        colour = line_colour(line.line, seats_colours)
        letter = "M" if line.line == MEXICAN else letters[line.line]
        sign.show_pixmap(drawing.artwork.sign_pixmap(letter, colour, round(22 * scale), drawing.dpr), 1.0)
        sign.set_pose(Pose(left + 11 * scale, top + title.boundingRect().height() / 2))
        title.setParentItem(panel)
        title.setPos(left + 30 * scale, top)
        subtitle.setParentItem(panel)
        subtitle.setPos(left + 30 * scale, top + title.boundingRect().height() + 1)
        engine = LaidTile(Tile(view.engine, view.engine), view.engine, view.engine, Lie.ACROSS, None, 0, 0.0)
        for tile, (x, y) in zip((engine, *line.tiles), laid.places, strict=True):
            px, py = left + x, top + head + y
            _tile_item(tile, px, py, laid.half, drawing, panel)
            base = py + laid.foot + (0.5 * laid.half if tile.lie is Lie.SPUR else 0.0)
            if tile.seat is None:
                continue
            disc = drawing.artwork.sign_pixmap(
                letters[tile.seat], line_colour(tile.seat, seats_colours), round(_SIGN * scale), drawing.dpr
            )
            number = _text(str(tile.move), small, colours.plate_text)
            _side_by_side(panel, disc, number, px, base, scale)
            if timed:
                clock = _text(_clock(tile.time), small, colours.plate_muted)
                clock.setParentItem(panel)
                clock.setPos(px - clock.boundingRect().width() / 2, base + _SIGN * scale + 1)
        return glass

    def _title(self, view: TableView, line: LineView) -> str:
        if line.line == MEXICAN:
            return self.tr("The Mexican train")
        if line.line == view.viewer:
            return self.tr("Your line")
        return self.tr("%1’s line").replace("%1", view.seats[line.line].name)

    def _facts(self, view: TableView, line: LineView) -> str:
        facts = [self.tr("%n tiles", "", len(line.tiles)) if line.tiles else self.tr("nothing laid yet")]
        facts.append(self.tr("the next tile needs a %1").replace("%1", str(line.end)))
        if line.open_double:
            facts.append(self.tr("its double has to be covered"))
        elif line.is_open or line.line == MEXICAN:
            facts.append(self.tr("open to everybody"))
        return " · ".join(facts)


def _side_by_side(
    panel: QGraphicsItem, disc: QPixmap, text: QGraphicsSimpleTextItem, x: float, top: float, scale: float
) -> None:
    """Put a sign and a text next to each other, their middle at ``x``."""
    size = _SIGN * scale
    box = text.boundingRect()
    left = x - (size + 3 + box.width()) / 2
    sign = PixmapPiece(panel)
    sign.show_pixmap(disc, 1.0)
    sign.set_pose(Pose(left + size / 2, top + size / 2))
    text.setParentItem(panel)
    text.setPos(left + size + 3, top + size / 2 - box.height() / 2)


def _tile_item(
    tile: LaidTile, x: float, y: float, half: float, drawing: Drawing, panel: QGraphicsItem
) -> None:
    turn = turn_of(tile, 0.0) % 360.0
    item = TileItem()
    item.setParentItem(panel)
    item.set_pose(Pose(x, y, turn, half))
    item.show_face(drawing.tile(tile.tile, half, turn), half)


def _font(size: int, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def _text(words: str, font: QFont, colour: QColor) -> QGraphicsSimpleTextItem:
    item = QGraphicsSimpleTextItem(words)
    item.setFont(font)
    item.setBrush(colour)
    return item


def _panel_item(box: QRectF, ground: QColor, rim: QColor) -> SmoothPath:
    path = QPainterPath()
    path.addRoundedRect(box, 14, 14)
    item = SmoothPath(path)
    item.setBrush(ground)
    item.setPen(QPen(rim, 1.5))
    return item


def _clock(seconds: float) -> str:
    if seconds <= 0:
        return ""
    from datetime import datetime

    at = datetime.fromtimestamp(seconds)
    return QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)
