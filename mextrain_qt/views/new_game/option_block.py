"""One house rule: its name, what it decides, and its values with what each of them means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.model.options import CHOICES, PRESETS, RANGES, Options
from mextrain_qt.views.new_game.fields import MutedLabel, NumberField
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.scope import unmet_need, value_of

_BAR: Final = 3.0
_INDENT: Final = 14


class OptionBlock(QWidget):
    """A house rule to be chosen. Where it makes no difference it is greyed and says why.

    A rule that differs from the preset has a bar at its side and a button that brings it back.
    """

    chosen = Signal(str, object)

    def __init__(self, option: str, text: OptionText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._text = text
        self._values = CHOICES.get(option, ())
        self._usual: object = None
        self.is_changed = False

        self.title = QLabel(self)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.back.clicked.connect(self._on_back)
        keep_room = self.back.sizePolicy()
        keep_room.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(keep_room)
        self.sentence = MutedLabel("", self)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.back)

        self.fields = QWidget(self)
        self.buttons: dict[object, QRadioButton] = {}
        self._sentences: dict[object, MutedLabel] = {}
        self.number: NumberField | None = None
        if self._values:
            self._build_choices()
        else:
            self._build_number()

        column = QVBoxLayout(self)
        column.setContentsMargins(_INDENT, 2, 2, 10)
        column.setSpacing(3)
        column.addLayout(top)
        column.addWidget(self.sentence)
        column.addWidget(self.fields)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language in force, but for what :meth:`show_options` says."""
        self.title.setText(self._text.name(self.option))
        if self.number is not None:
            self.number.setAccessibleName(self.title.text())
        for value, button in self.buttons.items():
            sentence = self._text.value_sentence(self.option, value)
            button.setText(self._text.value(self.option, value))
            button.setMinimumWidth(0)
            button.setAccessibleName(self._text.choice(self.title.text(), button.text()))
            button.setAccessibleDescription(sentence)
            self._sentences[value].setText(sentence)
            # On one height with the text of the button, which has room above it once it has a text.
            above = (button.sizeHint().height() - button.fontMetrics().height()) // 2
            self._sentences[value].setContentsMargins(0, above, 0, 0)

    def _build_choices(self) -> None:
        self._group = QButtonGroup(self)
        grid = QGridLayout(self.fields)
        grid.setContentsMargins(0, 2, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row, value in enumerate(self._values):
            button = QRadioButton(self.fields)
            sentence = MutedLabel("", self.fields, button)
            self._group.addButton(button, row)
            self.buttons[value] = button
            self._sentences[value] = sentence
            grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(sentence, row, 1, Qt.AlignmentFlag.AlignTop)
        self._group.idClicked.connect(self._on_choice)

    def _build_number(self) -> None:
        self.number = NumberField(*RANGES[self.option], self.fields)
        self.number.valueChanged.connect(self._on_number)
        self.number_sentence = MutedLabel("", self.fields)
        row = QHBoxLayout(self.fields)
        row.setContentsMargins(0, 2, 0, 0)
        row.addWidget(self.number)
        row.addWidget(self.number_sentence, 1)

    def set_label_width(self, width: int) -> None:
        """Give the names of the values one width, so that all blocks of a page line up."""
        for button in self.buttons.values():
            button.setMinimumWidth(width)

    def label_width(self) -> int:
        """How wide the widest name of a value is, in pixels; 0 for a number."""
        return max((button.sizeHint().width() for button in self.buttons.values()), default=0)

    def show_options(self, options: Options) -> None:
        """Show the value the options have, beside that of their preset."""
        value = value_of(self.option, options)
        self._usual = value_of(self.option, PRESETS[options.preset])
        if self.number is not None and isinstance(value, int):
            self.number.show_number(value)
            self.number_sentence.setText(self._text.value_sentence(self.option, value))
        else:
            self.buttons[value].setChecked(True)
        need = unmet_need(self.option, options)
        self.title.setEnabled(need is None)
        self.fields.setEnabled(need is None)
        self.sentence.setText(self._text.sentence(self.option) if need is None else self._text.need(need))
        self.is_changed = value != self._usual and need is None
        usual = self._text.value(self.option, self._usual)
        self.back.setText(self.tr("Back to: %1").replace("%1", usual))
        self.back.setVisible(self.is_changed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar of a changed rule."""
        if self.is_changed:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().highlight())
            painter.drawRoundedRect(QRectF(2, 4, _BAR, self.height() - 14), _BAR / 2, _BAR / 2)

    @Slot(int)
    def _on_choice(self, index: int) -> None:
        self.chosen.emit(self.option, self._values[index])

    @Slot(int)
    def _on_number(self, number: int) -> None:
        self.chosen.emit(self.option, number)

    @Slot()
    def _on_back(self) -> None:
        self.chosen.emit(self.option, self._usual)
