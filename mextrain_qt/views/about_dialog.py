"""What the program says of itself."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mextrain_qt import __version__
from mextrain_qt.views.artwork.icons import app_icon
from mextrain_qt.views.plain_buttons import without_icons

_ICON = 96


class AboutDialog(QDialog):
    """The program's icon, name and version, what it is, and its licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Mexican Train"))
        icon = QLabel(self)
        icon.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        name = QLabel(self.tr("Mexican Train"), self)
        font = name.font()
        font.setPixelSize(26)
        font.setBold(True)
        name.setFont(font)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(name)
        for text in (
            self.tr("Version %1").replace("%1", __version__),
            self.tr("The domino game, against computer players that see no more than you do."),
            self.tr("Free software under the MIT licence."),
        ):
            line = QLabel(text, self)
            line.setWordWrap(True)
            words.addWidget(line)
        words.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        without_icons(self)
        row = QHBoxLayout()
        row.setSpacing(22)
        row.addWidget(icon)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 16)
        column.setSpacing(14)
        column.addLayout(row)
        column.addWidget(buttons)
        self.setFixedWidth(460)
