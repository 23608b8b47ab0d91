"""Every rule of the house, by the part of the game it belongs to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.model.options import Options
from mextrain_qt.views.new_game.fields import MutedLabel
from mextrain_qt.views.new_game.option_block import OptionBlock
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.scope import HOUSE_RULES, changes

_GROUPS: Final = tuple(HOUSE_RULES)
_ITEM_PADDING: Final = 14


class HouseRulesPage(QWidget):
    """All house rules with what each value means, and on top what differs from the preset."""

    option_changed = Signal(str, object)
    reset_asked = Signal()

    def __init__(self, text: OptionText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.summary = QLabel(self)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        font = self.summary.font()
        font.setBold(True)
        self.summary.setFont(font)
        self.changed_rules = MutedLabel("", self)
        self.reset = QPushButton(self)
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self.reset_asked)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.summary)
        words.addWidget(self.changed_rules)
        top = QHBoxLayout()
        top.addLayout(words, 1)
        top.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignTop)

        self.blocks: dict[str, OptionBlock] = {}
        self.groups = QListWidget(self)
        self.groups.setUniformItemSizes(True)
        self.groups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages = QStackedWidget(self)
        self._areas = [self._page(group) for group in _GROUPS]
        for area in self._areas:
            item = QListWidgetItem(self.groups)
            item.setSizeHint(QSize(0, self.groups.fontMetrics().height() + _ITEM_PADDING))
            self.pages.addWidget(area)
        self.groups.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.groups.setCurrentRow(0)
        self._retranslate()

        below = QHBoxLayout()
        below.addWidget(self.groups)
        below.addWidget(self.pages, 1)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addLayout(below, 1)

    def _page(self, group: str) -> QScrollArea:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(4, 0, 8, 0)
        column.setSpacing(6)
        for option in HOUSE_RULES[group]:
            block = OptionBlock(option, self._text, inside)
            block.chosen.connect(self.option_changed)
            self.blocks[option] = block
            column.addWidget(block)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        # Qt fills them; the page of a tab may have another ground than a window.
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        return area

    def _retranslate(self) -> None:
        """Say it in the language in force, but for what :meth:`show_options` says."""
        self.groups.setAccessibleName(self.tr("Parts of the game"))
        for row, group in enumerate(_GROUPS):
            self.groups.item(row).setText(self._text.group(group))
            self._areas[row].setAccessibleName(self._text.group(group))
        for block in self.blocks.values():
            block.retranslate()
        self._line_up()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _line_up(self) -> None:
        width = max(block.label_width() for block in self.blocks.values())
        for block in self.blocks.values():
            block.set_label_width(width)

    def show_options(self, options: Options, rules_name: str) -> None:
        """Show the rules of a table and what they are called."""
        changed = changes(options)
        self.summary.setText(rules_name)
        names = [self._text.name(option) for option in changed]
        self.changed_rules.setText(
            self.tr("Changed: %1").replace("%1", ", ".join(names))
            if names
            else self._text.preset_sentence(options.preset)
        )
        preset = self._text.preset(options.preset)
        self.reset.setText(self.tr("&Back to %1").replace("%1", preset))
        self.reset.setEnabled(bool(changed))
        for block in self.blocks.values():
            block.show_options(options)
        for row, group in enumerate(_GROUPS):
            count = sum(option in changed for option in HOUSE_RULES[group])
            name = self._text.group(group)
            self.groups.item(row).setText(f"{name} ({count})" if count else name)
        self._fit_groups()

    def _fit_groups(self) -> None:
        metrics = self.groups.fontMetrics()
        widest = max(metrics.horizontalAdvance(f"{self._text.group(group)} (9)") for group in _GROUPS)
        self.groups.setFixedWidth(widest + 28)

    def show_option(self, option: str) -> None:
        """Bring the part of the game that a rule belongs to into view, and the rule itself."""
        row = next(row for row, group in enumerate(_GROUPS) if option in HOUSE_RULES[group])
        self.groups.setCurrentRow(row)
        self._areas[row].ensureWidgetVisible(self.blocks[option])

    @Slot()
    def show_first_change(self) -> None:
        """Open the first part in which something differs from the preset."""
        for option, block in self.blocks.items():
            if block.is_changed:
                self.show_option(option)
                return
