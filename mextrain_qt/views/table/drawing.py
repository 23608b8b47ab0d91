"""What the items of the scene are drawn with: the painters of pixmaps, the look, the screen's sharpness."""

from __future__ import annotations

from math import ceil, log
from typing import Final

from PySide6.QtGui import QColor, QPixmap

from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.theme import MEXICAN_COLOUR, PLAYER_COLOURS, Look
from mextrain_qt.views.tile_painter import TilePainter

_FINEST: Final = 8.0
_STEP: Final = 1.125


@frozen
class Drawing:
    """Hands out pixmaps for one look and one device pixel ratio."""

    tiles: TilePainter
    artwork: Artwork
    look: Look
    dpr: float

    def tile(self, tile: Tile | None, half: float, turn: float) -> QPixmap:
        """A tile's face, or the back of one for ``None``."""
        if tile is None:
            return self.tiles.back_pixmap(half, self.dpr, self.look, turn)
        return self.tiles.tile_pixmap(tile, half, self.dpr, self.look, turn)


def drawn_size(half: float) -> float:
    """The half-tile size (pixels) at which the table's tiles are drawn to be shown at ``half``.

    Sizes go in steps of an eighth upwards, so that lines can shrink a good deal, and a round go on for
    long, before their tiles have to be drawn again.
    """
    return _FINEST * _STEP ** ceil(log(half / _FINEST) / log(_STEP) - 1e-9)


def line_colour(line: int, colours: tuple[int, ...]) -> QColor:
    """The colour of a line; ``colours`` has the number of every seat's colour, 0..7."""
    return MEXICAN_COLOUR if line == MEXICAN else PLAYER_COLOURS[colours[line]]
