"""What is played: the set, the preset, and how long."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.setup import FIRST_NUMBER, LAST_NUMBER
from mextrain_qt.model.options import PRESETS, RANGES, Options, usual_hand
from mextrain_qt.views.new_game.fields import MutedLabel, NumberField
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.scope import changes, unmet_need
from mextrain_qt.views.new_game.set_picker import SetPicker
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

_PRESETS: Final = tuple(PRESETS)


class MatchPanel(QWidget):
    """The set, the preset, rounds, hand, first engine and the number of the deal.

    It shows the options it is given and tells what is to be changed; a number that is the usual one
    is told as ``None``.
    """

    option_changed = Signal(str, object)
    preset_chosen = Signal(str)
    number_changed = Signal()
    house_rules_asked = Signal()

    def __init__(self, text: OptionText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._options = Options()
        self._seats = 4
        self.sets = SetPicker(TilePainter(), Look(), self)
        self.sets.chosen.connect(self._on_set)

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._set_heading, self._rules_heading = _heading(self), _heading(self)
        column.addWidget(self._set_heading)
        column.addWidget(self.sets)
        column.addSpacing(6)
        column.addWidget(self._rules_heading)
        column.addLayout(self._preset_cards())
        column.addLayout(self._summary_row())
        column.addSpacing(6)
        column.addLayout(self._numbers())
        column.addStretch(1)
        self._retranslate()

    def _preset_cards(self) -> QVBoxLayout:
        self._group = QButtonGroup(self)
        self.presets: dict[str, QRadioButton] = {}
        self._preset_sentences: dict[str, MutedLabel] = {}
        column = QVBoxLayout()
        column.setSpacing(2)
        for index, preset in enumerate(_PRESETS):
            button = QRadioButton(self)
            sentence = MutedLabel("", self, button)
            sentence.setIndent(0)
            sentence.setContentsMargins(24, 0, 0, 4)
            font = button.font()
            font.setBold(True)
            button.setFont(font)
            self._group.addButton(button, index)
            self.presets[preset] = button
            self._preset_sentences[preset] = sentence
            column.addWidget(button)
            column.addWidget(sentence)
        self._group.idClicked.connect(self._on_preset)
        return column

    def _summary_row(self) -> QHBoxLayout:
        self.summary = QLabel(self)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setWordWrap(True)
        self.house_rules = QPushButton(self)
        self.house_rules.setAutoDefault(False)
        self.house_rules.clicked.connect(self.house_rules_asked)
        row = QHBoxLayout()
        row.addWidget(self.summary, 1)
        row.addWidget(self.house_rules, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _numbers(self) -> QFormLayout:
        self.rounds = NumberField(*RANGES["rounds"], self)
        self.hand = NumberField(*RANGES["hand_size"], self)
        self.engine = NumberField(*RANGES["first_engine"], self)
        self.rounds.valueChanged.connect(self._on_rounds)
        self.hand.valueChanged.connect(self._on_hand)
        self.engine.valueChanged.connect(self._on_engine)
        self.number = QLineEdit(self)
        self.number.setMaxLength(20)
        self.number.textChanged.connect(self.number_changed)
        self.hints = {name: MutedLabel("", self) for name in ("rounds", "hand_size", "first_engine")}
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._captions: dict[str, QLabel] = {}
        for name, field in self._fields():
            field.setMinimumWidth(76)
            hint = self.hints[name]
            hint.setWordWrap(False)
            row = QHBoxLayout()
            row.addWidget(field)
            row.addWidget(hint, 1)
            form.addRow(self._caption(name, field), row)
        form.addRow(self._caption("number", self.number), self.number)
        return form

    def _fields(self) -> tuple[tuple[str, NumberField], ...]:
        return ("rounds", self.rounds), ("hand_size", self.hand), ("first_engine", self.engine)

    def _caption(self, name: str, field: QWidget) -> QLabel:
        label = QLabel(self)
        label.setBuddy(field)
        self._captions[name] = label
        return label

    def _retranslate(self) -> None:
        """Say it in the language in force, but for what :meth:`show_options` says."""
        self._set_heading.setText(self._text.name("set"))
        self._rules_heading.setText(self.tr("Rules"))
        for preset, button in self.presets.items():
            sentence = self._text.preset_sentence(preset)
            button.setText(self._text.preset(preset))
            button.setAccessibleDescription(sentence)
            self._preset_sentences[preset].setText(sentence)
        self.house_rules.setText(self.tr("&House rules…"))
        self.number.setPlaceholderText(self.tr("a new one"))
        self.number.setToolTip(self.tr("The same number and rules always give the same deals."))
        for name, field in self._fields():
            field.setToolTip(self._text.sentence(name))
        captions = {
            "rounds": self.tr("&Rounds:"),
            "hand_size": self.tr("&Tiles in a hand:"),
            "first_engine": self.tr("First &engine:"),
            "number": self.tr("&Number of the deal:"),
        }
        for name, label in self._captions.items():
            label.setText(captions[name])

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def show_options(self, options: Options, seats: int, rules_name: str) -> None:
        """Show the options of a table with that many seats, and what its rules are called."""
        self._options, self._seats = options, seats
        self.sets.show_set(options.highest)
        self.presets[options.preset].setChecked(True)
        self.summary.setText(rules_name)
        self.summary.setToolTip(", ".join(self._text.name(option) for option in changes(options)))
        self.rounds.show_number(options.number_of_rounds())
        self.hand.show_number(options.tiles_per_hand(seats))
        self.engine.show_number(options.engine_of_first_round())
        self.engine.setEnabled(unmet_need("first_engine", options) is None)
        self._hint("rounds", 1, options.largest_number_of_rounds(), self._usual_rounds())
        self._hint("hand_size", 1, options.largest_hand(seats), self._usual_hand())
        self._hint("first_engine", 0, options.highest, options.highest)
        if not self.engine.isEnabled():
            self.hints["first_engine"].setText(self.tr("the highest double dealt"))

    def show_trouble(self, option: str) -> None:
        """Mark the limits of the option that is refused; ``""`` marks none."""
        for name, hint in self.hints.items():
            hint.set_alarm(name == option)

    def deal_number(self) -> int | None:
        """The number of the deal, ``None`` for a new one; ``ValueError`` where there is no such deal."""
        text = self.number.text().strip()
        if not text:
            return None
        if not text.isdecimal() or not FIRST_NUMBER <= int(text) <= LAST_NUMBER:
            raise ValueError(f"no deal has the number {text}")
        return int(text)

    def _hint(self, name: str, least: int, most: int, usual: int) -> None:
        text = self.tr("%1 to %2, usually %3")
        text = text.replace("%1", str(least)).replace("%2", str(most)).replace("%3", str(usual))
        self.hints[name].setText(text)

    def _usual_rounds(self) -> int:
        return self._options.largest_number_of_rounds()

    def _usual_hand(self) -> int:
        return usual_hand(self._options.highest, self._seats)

    @Slot(int)
    def _on_set(self, highest: int) -> None:
        self.option_changed.emit("set", highest)

    @Slot(int)
    def _on_preset(self, index: int) -> None:
        self.preset_chosen.emit(_PRESETS[index])

    @Slot(int)
    def _on_rounds(self, number: int) -> None:
        self.option_changed.emit("rounds", None if number == self._usual_rounds() else number)

    @Slot(int)
    def _on_hand(self, number: int) -> None:
        self.option_changed.emit("hand_size", None if number == self._usual_hand() else number)

    @Slot(int)
    def _on_engine(self, number: int) -> None:
        self.option_changed.emit("first_engine", None if number == self._options.highest else number)


def _heading(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label
