"""Buttons with the signs of a player: to the round before, back, play, on, to the next round."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget


class Sign(Enum):
    """What a button shows."""

    ROUND_BEFORE = "round before"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    ON = "on"
    NEXT_ROUND = "next round"
    CLOSE = "close"


class TransportButton(QPushButton):
    """A small button that shows a sign in place of a text."""

    def __init__(self, sign: Sign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._ink = QColor("#000000")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(44 if sign is Sign.PLAY else 34, 30)

    def sizeHint(self) -> QSize:
        """Room for the sign."""
        return QSize(34, 30)

    @property
    def sign(self) -> Sign:
        """What it shows."""
        return self._sign

    def set_sign(self, sign: Sign) -> None:
        """Show another sign."""
        if sign is not self._sign:
            self._sign = sign
            self.update()

    def set_ink(self, ink: QColor) -> None:
        """Draw the sign in that colour."""
        self._ink = ink
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, then the sign."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(self._ink)
        ink.setAlphaF(1.0 if self.isEnabled() else 0.35)
        painter.translate(QRectF(self.rect()).center())
        painter.fillPath(sign_path(self._sign), ink)


def sign_path(sign: Sign) -> QPainterPath:
    """The outline of a sign, some 14 pixels high, around the origin."""
    path = QPainterPath()
    if sign is Sign.PLAY:
        _triangle(path, -5.0, 11.0)
    elif sign is Sign.PAUSE:
        path.addRect(QRectF(-5.5, -6.5, 4, 13))
        path.addRect(QRectF(1.5, -6.5, 4, 13))
    elif sign is Sign.ON:
        path.addRect(QRectF(-6, -6, 2.5, 12))
        _triangle(path, -1.5, 8.0)
    elif sign is Sign.BACK:
        path.addRect(QRectF(3.5, -6, 2.5, 12))
        _triangle(path, 1.5, -8.0)
    elif sign is Sign.NEXT_ROUND:
        _triangle(path, -8.0, 7.0)
        _triangle(path, -1.0, 7.0)
        path.addRect(QRectF(6, -6, 2.5, 12))
    elif sign is Sign.ROUND_BEFORE:
        _triangle(path, 8.0, -7.0)
        _triangle(path, 1.0, -7.0)
        path.addRect(QRectF(-8.5, -6, 2.5, 12))
    else:
        for turn in (1, -1):
            path.addPolygon(
                QPolygonF(
                    [
                        QPointF(-5.5, -4.1 * turn),
                        QPointF(-4.1, -5.5 * turn),
                        QPointF(5.5, 4.1 * turn),
                        QPointF(4.1, 5.5 * turn),
                    ]
                )
            )
            path.closeSubpath()
        path = path.simplified()
    return path


def _triangle(path: QPainterPath, foot: float, length: float) -> None:
    """A triangle that points along x, from ``foot`` for ``length``."""
    path.addPolygon(QPolygonF([QPointF(foot, -6.5), QPointF(foot + length, 0), QPointF(foot, 6.5)]))
    path.closeSubpath()
