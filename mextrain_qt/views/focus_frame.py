"""The frame of what the keys are at, for parts of the window whose style draws none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from mextrain_qt.views.theme import readable_on

WIDTH: Final = 3.0
"""How wide the frame is, in pixels; that of the buttons is as wide."""

_CONTRAST: Final = 3.0


class FocusFrame(QWidget):
    """Lies over ``around`` and frames it as long as it has the keyboard's focus."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._around = around
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        around.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come, go and grow with what is framed."""
        kind = event.type()
        if kind == QEvent.Type.FocusIn:
            self.setGeometry(self._around.rect())
            self.raise_()
            self.show()
        elif kind == QEvent.Type.FocusOut:
            self.hide()
        elif kind == QEvent.Type.Resize:
            self.setGeometry(self._around.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame."""
        painter = QPainter(self)
        painter.setPen(QPen(focus_colour(self.palette()), WIDTH, j=Qt.PenJoinStyle.MiterJoin))
        inset = WIDTH / 2
        painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))


def focus_colour(palette: QPalette) -> QColor:
    """What frames the place of the keys on the ground of lists: at least 3:1."""
    highlight, base = palette.color(QPalette.ColorRole.Highlight), palette.color(QPalette.ColorRole.Base)
    return readable_on(highlight, base, _CONTRAST)
