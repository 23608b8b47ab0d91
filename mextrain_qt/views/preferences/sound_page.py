"""What is heard, and which language is spoken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QWidget,
)

from mextrain_qt.preferences import Preferences
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.new_game.fields import MutedLabel


class SoundPage(QWidget):
    """``changed`` carries the preferences with what was chosen here."""

    changed = Signal(object)
    sound_asked = Signal()
    """Something is to be heard at the volume that is chosen."""

    def __init__(
        self, languages: Mapping[str, str], silence: Silence | None, parent: QWidget | None = None
    ) -> None:
        """``languages``: their own names by their codes; ``silence``: why nothing can be heard, if so."""
        super().__init__(parent)
        self._preferences = Preferences()
        self._silence = silence
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setSingleStep(5)
        self.volume.setFixedWidth(220)
        self._percent = QLabel(self)
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("100 %"))
        self.listen = QPushButton(self)
        self.listen.setAutoDefault(False)
        self.muted = QCheckBox(self)
        self._silence_text = MutedLabel(parent=self)
        self.language = QComboBox(self)
        self.language.addItem("", "")
        for code, name in languages.items():
            self.language.addItem(name, code)
        self._volume_label, self._language_label = QLabel(self), QLabel(self)
        self._volume_label.setBuddy(self.volume)
        self._language_label.setBuddy(self.language)

        volume_row = QHBoxLayout()
        volume_row.setSpacing(10)
        volume_row.addWidget(self.volume)
        volume_row.addWidget(self._percent)
        volume_row.addWidget(self.listen)
        volume_row.addStretch(1)
        language_row = QHBoxLayout()
        language_row.addWidget(self.language)
        language_row.addStretch(1)
        form = QFormLayout(self)
        form.setContentsMargins(16, 14, 16, 14)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.addRow(self._volume_label, volume_row)
        form.addRow("", self.muted)
        form.addRow("", self._silence_text)
        form.addRow(self._language_label, language_row)
        self._retranslate()

        self.volume.valueChanged.connect(self._on_volume)
        self.volume.sliderReleased.connect(self.sound_asked)
        self.listen.clicked.connect(self.sound_asked)
        self.muted.clicked.connect(self._on_muted)
        self.language.activated.connect(self._on_language)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is chosen."""
        self._preferences = preferences
        self.volume.blockSignals(True)
        self.volume.setValue(preferences.volume)
        self.volume.blockSignals(False)
        self.muted.setChecked(preferences.muted)
        self.language.setCurrentIndex(max(0, self.language.findData(preferences.language)))
        self._enable()

    @Slot(object)
    def show_silence(self, silence: Silence | None) -> None:
        """Say why nothing can be heard, or nothing when something can."""
        self._silence = silence
        self._silence_text.setText(self._why())
        self._enable()

    def _enable(self) -> None:
        self._silence_text.setVisible(self._silence is not None)
        self._percent.setText(self.tr("%1 %").replace("%1", str(self._preferences.volume)))
        self.volume.setEnabled(not self._preferences.muted)
        self.listen.setEnabled(
            not self._preferences.muted and bool(self._preferences.volume) and self._silence is None
        )

    def _change(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._enable()
        self.changed.emit(preferences)

    @Slot(int)
    def _on_volume(self, volume: int) -> None:
        self._change(replace(self._preferences, volume=volume))

    @Slot(bool)
    def _on_muted(self, on: bool) -> None:
        self._change(replace(self._preferences, muted=on))

    @Slot()
    def _on_language(self) -> None:
        self._change(replace(self._preferences, language=str(self.language.currentData())))

    def _retranslate(self) -> None:
        self._volume_label.setText(self.tr("&Volume"))
        self.volume.setAccessibleName(self.tr("Volume"))
        self.listen.setText(self.tr("&Listen"))
        self.muted.setText(self.tr("M&ute"))
        self._language_label.setText(self.tr("Lan&guage"))
        self.language.setItemText(0, self.tr("As the desktop’s"))
        self._silence_text.setText(self._why())

    def _why(self) -> str:
        if self._silence is Silence.NOT_INSTALLED:
            return self.tr(
                "Nothing can be heard: Qt Multimedia is not installed, or a library it needs. It comes with "
                "the optional part “sound” of the program."
            )
        if self._silence is Silence.NO_DEVICE:
            return self.tr("Nothing can be heard: this computer has no device that plays sound at present.")
        if self._silence is Silence.BROKEN:
            return self.tr("Nothing can be heard: what plays the sounds has ended again and again.")
        return self.tr("Nothing can be heard while the window is not shown on a screen.")

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
