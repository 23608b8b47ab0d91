"""What the mouse and the keys do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget


class ControlsDialog(QDialog):
    """A page of controls, in two columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        self._labels: list[tuple[QLabel, QLabel]] = []
        for row in range(len(self._lines())):
            left, right = QLabel(self), QLabel(self)
            font = left.font()
            font.setBold(True)
            left.setFont(font)
            right.setWordWrap(True)
            right.setMinimumWidth(360)
            grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(right, row, 1)
            self._labels.append((left, right))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(grid)
        column.addSpacing(8)
        column.addWidget(buttons)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Controls"))
        for (left, right), (what, does) in zip(self._labels, self._lines(), strict=True):
            left.setText(what)
            right.setText(does)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _lines(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Drag a tile"), self.tr("to the end of a line to play it, within the rack to move it")),
            (self.tr("Double-click, Enter"), self.tr("play the tile where only one place is legal")),
            (self.tr("1 … 8, 0"), self.tr("choose the line of a seat, or the Mexican train")),
            (self.tr("Right-click, F"), self.tr("turn a tile round")),
            (self.tr("Arrow keys"), self.tr("move through the rack")),
            (self.tr("A"), self.tr("arrange the longest train from your line’s end")),
            (self.tr("D"), self.tr("draw a tile; so does a click on the boneyard")),
            (self.tr("P"), self.tr("pass, or say that you are done")),
            (self.tr("H"), self.tr("show a hint")),
            (self.tr("Ctrl+Z"), self.tr("undo the last thing you did")),
            (self.tr("Click a line, L"), self.tr("see all its tiles, large, and who laid them")),
            (self.tr("Click the felt, Space"), self.tr("hurry the computer players to your turn")),
            (self.tr("Ctrl+wheel, drag the felt"), self.tr("zoom and move the table; Ctrl+0 fits it again")),
            (self.tr("Shift+F1"), self.tr("the rules of this table, at the one a play was refused by")),
            (self.tr("F11"), self.tr("full screen")),
        ]
