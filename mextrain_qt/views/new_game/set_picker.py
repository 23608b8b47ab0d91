"""The five sets to choose from, each shown by its highest double."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from mextrain_qt.model.tiles import SETS, Tile, set_size
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

_HALF: Final = 21.0


class SetPicker(QWidget):
    """Chooses a set; ``chosen`` carries its highest double (6, 9, 12, 15 or 18)."""

    chosen = Signal(int)

    def __init__(self, tiles: TilePainter, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.buttons: dict[int, QToolButton] = {}
        for highest in sorted(SETS):
            pixmap = tiles.tile_pixmap(Tile(highest, highest), _HALF, self.devicePixelRatioF(), look)
            button = QToolButton(self)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(QSize(int(2.5 * _HALF), int(1.5 * _HALF)))
            button.setText(str(highest))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setCheckable(True)
            button.setAutoRaise(True)
            self._group.addButton(button, highest)
            self.buttons[highest] = button
            row.addWidget(button)
        row.addStretch(1)
        self._group.idClicked.connect(self._on_clicked)
        self._retranslate()

    def _retranslate(self) -> None:
        for highest, button in self.buttons.items():
            size = self.tr("Double %1: %n tile(s)", "", set_size(highest)).replace("%1", str(highest))
            button.setAccessibleName(size)
            button.setToolTip(size)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def show_set(self, highest: int) -> None:
        """Show which set is chosen. Tab meets that one alone; arrows lead to the others."""
        self.buttons[highest].setChecked(True)
        for each, button in self.buttons.items():
            chosen = each == highest
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    @Slot(int)
    def _on_clicked(self, highest: int) -> None:
        self.chosen.emit(highest)
