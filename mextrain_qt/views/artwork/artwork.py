"""The table's drawings as pixmaps, each drawn once.

All sizes are logical pixels, ``dpr`` is the device pixel ratio. Pixmaps that stand on a spot (hub,
signs, rings, markers, the boneyard) have it in their middle: show them with
``setOffset(middle_offset(pixmap))``. Surfaces (table, wood, tray) begin at their top left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from mextrain_qt.views.artwork.boneyard import paint_stack, paint_stack_halo, stack_size
from mextrain_qt.views.artwork.hub import Stall, hub_size, paint_hub
from mextrain_qt.views.artwork.locomotive import locomotive_size, paint_locomotive
from mextrain_qt.views.artwork.rack import paint_tray, paint_wood
from mextrain_qt.views.artwork.signs import (
    paint_focus_ring,
    paint_pill,
    paint_pointer,
    paint_ring,
    paint_sign,
    paint_target,
    pill_size,
)
from mextrain_qt.views.artwork.surface import paint_surface
from mextrain_qt.views.canvas import draw_ground, draw_pixmap
from mextrain_qt.views.pixmap_cache import PixmapCache
from mextrain_qt.views.theme import Look, TableStyle
from mextrain_qt.views.tile_painter import TilePainter, rounded_half

_SURFACE_BUDGET = 24 * 1024 * 1024


class Artwork:
    """Hands out the pixmaps of everything but the tiles, drawing each the first time it is asked for."""

    def __init__(self, tiles: TilePainter, cache: PixmapCache | None = None) -> None:
        self._tiles = tiles
        self._cache = PixmapCache(_SURFACE_BUDGET) if cache is None else cache

    def surface_pixmap(self, size: QSizeF, dpr: float, look: Look) -> QPixmap:
        """The bare table, filling ``size``; opaque."""
        return self._filled("surface", size, dpr, look, paint_surface, draw_ground)

    def wood_pixmap(self, size: QSizeF, dpr: float, look: Look) -> QPixmap:
        """The wood of the rack, filling ``size``; opaque."""
        return self._filled("wood", size, dpr, look, paint_wood, draw_ground)

    def tray_pixmap(self, size: QSizeF, dpr: float, look: Look) -> QPixmap:
        """The trough of the rack with round corners, to lie on the wood."""
        return self._filled("tray", size, dpr, look, paint_tray, draw_pixmap)

    def hub_pixmap(self, radius: float, stalls: tuple[Stall, ...], dpr: float, look: Look) -> QPixmap:
        """The turntable, its shadow and one coloured stall per line, without the signs."""
        return self._centred(
            ("hub", radius, stalls, dpr, look.table),
            hub_size(radius),
            dpr,
            lambda painter: paint_hub(painter, radius, stalls, look.table),
        )

    def sign_pixmap(self, letter: str, colour: QColor, diameter: float, dpr: float) -> QPixmap:
        """The sign of a seat: a disc of its colour with a dark letter (any short text)."""
        return self._centred(
            ("sign", letter, colour.name(), diameter, dpr),
            QSizeF(diameter + 1, diameter + 1),
            dpr,
            lambda painter: paint_sign(painter, diameter, letter, colour),
        )

    def marker_pixmap(self, colour: QColor, width: float, dpr: float) -> QPixmap:
        """The locomotive of an open line, heading right, drawn twice as fine so that it can be turned."""
        return self._centred(
            ("marker", colour.name(), width, dpr),
            locomotive_size(width),
            2 * dpr,
            lambda painter: paint_locomotive(painter, width, colour),
        )

    def pill_pixmap(self, text: str, height: float, dpr: float, look: Look) -> QPixmap:
        """A golden pill with a (translated) word on it."""
        return self._centred(
            ("pill", text, height, dpr, look.table),
            pill_size(text, height),
            dpr,
            lambda painter: paint_pill(painter, text, height, look.table),
        )

    def ring_pixmap(self, diameter: float, dpr: float, look: Look) -> QPixmap:
        """The dashed ring at the end of a line that may be played on."""
        return self._centred(
            ("ring", diameter, dpr, look.table),
            QSizeF(diameter, diameter),
            dpr,
            lambda painter: paint_ring(painter, diameter, look.table),
        )

    def target_pixmap(self, diameter: float, dpr: float, look: Look) -> QPixmap:
        """The golden ring at the end that would take the tile being carried."""
        return self._centred(
            ("target", diameter, dpr, look.table),
            QSizeF(diameter, diameter),
            dpr,
            lambda painter: paint_target(painter, diameter, look.table),
        )

    def focus_ring_pixmap(self, diameter: float, dpr: float, look: Look) -> QPixmap:
        """The ring around the place that the keys would choose."""
        return self._centred(
            ("focus ring", diameter, dpr, look.table),
            QSizeF(diameter, diameter),
            dpr,
            lambda painter: paint_focus_ring(painter, diameter, look.table),
        )

    def pointer_pixmap(self, diameter: float, dpr: float, look: Look) -> QPixmap:
        """The open ring that points a tile out."""
        return self._centred(
            ("pointer", diameter, dpr, look.table),
            QSizeF(diameter, diameter),
            dpr,
            lambda painter: paint_pointer(painter, diameter, look.table),
        )

    def boneyard_pixmap(self, count: int, half: float, dpr: float, look: Look) -> QPixmap:
        """The stack of ``count`` (0..) face-down tiles with its number; the same size for any count."""
        half = rounded_half(half)
        back = self._tiles.back_pixmap(half, dpr, look)
        return self._centred(
            ("boneyard", count, half, dpr, look),
            stack_size(half),
            dpr,
            lambda painter: paint_stack(painter, count, half, back, look.table),
        )

    def boneyard_halo_pixmap(self, half: float, dpr: float, look: Look) -> QPixmap:
        """The glow that goes behind the boneyard while it invites to draw; the same size as the stack."""
        half = rounded_half(half)
        return self._centred(
            ("boneyard halo", half, dpr, look.table),
            stack_size(half),
            dpr,
            lambda painter: paint_stack_halo(painter, half, look.table),
        )

    def _centred(
        self, key: Hashable, size: QSizeF, scale: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        return self._cache.get(key, lambda: draw_pixmap(size, scale, draw))

    def _filled(
        self,
        name: str,
        size: QSizeF,
        dpr: float,
        look: Look,
        paint: Callable[[QPainter, QRectF, TableStyle], None],
        drawn: Callable[[QSizeF, float, Callable[[QPainter], None]], QPixmap],
    ) -> QPixmap:
        def draw(painter: QPainter) -> None:
            device = painter.device()
            ratio = device.devicePixelRatioF()
            whole = QSizeF(device.width() / ratio, device.height() / ratio)
            corner = QPointF(-whole.width() / 2, -whole.height() / 2)
            paint(painter, QRectF(corner, whole), look.table)

        key = (name, size.width(), size.height(), dpr, look.table)
        return self._cache.get(key, lambda: drawn(size, dpr, draw))
