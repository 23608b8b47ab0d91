"""A seat's sign, or only its colour, as an icon."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QIcon

from mextrain_qt.views.artwork.signs import paint_sign
from mextrain_qt.views.canvas import draw_pixmap
from mextrain_qt.views.theme import PLAYER_COLOURS


def sign_icon(colour: int, letter: str, diameter: float, dpr: float) -> QIcon:
    """The round sign in a player's colour (0..7) with a letter or two, ``diameter`` logical pixels wide."""
    pixmap = draw_pixmap(
        QSizeF(diameter, diameter),
        dpr,
        lambda painter: paint_sign(painter, diameter, letter, PLAYER_COLOURS[colour]),
    )
    return QIcon(pixmap)
