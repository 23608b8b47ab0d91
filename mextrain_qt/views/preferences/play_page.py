"""How play goes on: the pace, what happens by itself, how long is thought, what may be taken back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QLocale, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.pace import PACES
from mextrain_qt.preferences import THINKING_SECONDS, Preferences
from mextrain_qt.views.new_game.fields import MutedLabel


class PlayPage(QWidget):
    """``changed`` carries the preferences with what was chosen here."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = Preferences()
        self.pace = QComboBox(self)
        for name in PACES:
            self.pace.addItem("", name)
        self.seconds = QDoubleSpinBox(self)
        self.seconds.setRange(*THINKING_SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSingleStep(0.5)
        self.plays_forced = QCheckBox(self)
        self.takes_back_further = QCheckBox(self)
        self._pace_label, self._seconds_label = QLabel(self), QLabel(self)
        self._pace_label.setBuddy(self.pace)
        self._seconds_label.setBuddy(self.seconds)
        self._seconds_text = MutedLabel(parent=self)
        self._forced_text = MutedLabel(parent=self, button=self.plays_forced)
        self._further_text = MutedLabel(parent=self, button=self.takes_back_further)

        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.addRow(self._pace_label, _at_the_left(self.pace))
        form.addRow(self._seconds_label, _at_the_left(self.seconds))
        form.addRow("", self._seconds_text)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(4)
        column.addLayout(form)
        for box, text in (
            (self.plays_forced, self._forced_text),
            (self.takes_back_further, self._further_text),
        ):
            column.addSpacing(14)
            column.addWidget(box)
            row = QHBoxLayout()
            row.setContentsMargins(24, 0, 0, 0)
            row.addWidget(text)
            column.addLayout(row)
        column.addStretch(1)
        self._retranslate()

        self.pace.activated.connect(self._on_pace)
        self.seconds.valueChanged.connect(self._on_seconds)
        self.plays_forced.clicked.connect(self._on_plays_forced)
        self.takes_back_further.clicked.connect(self._on_takes_back_further)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is chosen."""
        self._preferences = preferences
        self.pace.setCurrentIndex(self.pace.findData(preferences.pace.name))
        self.seconds.blockSignals(True)
        self.seconds.setValue(preferences.thinking_seconds)
        self.seconds.blockSignals(False)
        self.plays_forced.setChecked(preferences.plays_forced)
        self.takes_back_further.setChecked(preferences.takes_back_further)

    def _change(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self.changed.emit(preferences)

    @Slot()
    def _on_pace(self) -> None:
        self._change(replace(self._preferences, pace=PACES[self.pace.currentData()]))

    @Slot(float)
    def _on_seconds(self, seconds: float) -> None:
        self._change(replace(self._preferences, thinking_seconds=round(seconds, 1)))

    @Slot(bool)
    def _on_plays_forced(self, on: bool) -> None:
        self._change(replace(self._preferences, plays_forced=on))

    @Slot(bool)
    def _on_takes_back_further(self, on: bool) -> None:
        self._change(replace(self._preferences, takes_back_further=on))

    def _retranslate(self) -> None:
        self._pace_label.setText(self.tr("&Pace of the computer players"))
        names = {
            "relaxed": self.tr("Relaxed"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "instant": self.tr("Instant"),
        }
        for place in range(self.pace.count()):
            self.pace.setItemText(place, names[self.pace.itemData(place)])
        self._seconds_label.setText(self.tr("The &Master thinks for"))
        self.seconds.setLocale(QLocale())
        self.seconds.setSuffix(self.tr(" s"))
        self._seconds_text.setText(
            self.tr("At most so long over a move, and twice as long over a hint. More is stronger.")
        )
        self.plays_forced.setText(self.tr("Draw and pass by &itself"))
        self._forced_text.setText(
            self.tr("When there is nothing else you could do, it is done for you at the pace of the others.")
        )
        self.takes_back_further.setText(self.tr("Allow &take-back further"))
        self._further_text.setText(
            self.tr(
                "Undo whole turns, also after others have played and tiles have come to light. "
                "A match in which that happens is marked so in the statistics."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _at_the_left(field: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(field)
    row.addStretch(1)
    return row
