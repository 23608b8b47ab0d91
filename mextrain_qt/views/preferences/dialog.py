"""The preferences dialog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from mextrain_qt.preferences import Preferences
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.plain_buttons import without_icons
from mextrain_qt.views.preferences.looks_page import LooksPage
from mextrain_qt.views.preferences.play_page import PlayPage
from mextrain_qt.views.preferences.previews import Previews
from mextrain_qt.views.preferences.sound_page import SoundPage
from mextrain_qt.views.tabs import Tabs

_Button = QDialogButtonBox.StandardButton


class PreferencesDialog(QDialog):
    """Three pages of choices. Every change is shown at once, and Cancel takes back what was not applied.

    ``shown`` carries the preferences that are to be in force from now on.
    """

    shown = Signal(object)
    sound_asked = Signal()
    """Something is to be heard at the volume that is chosen."""

    def __init__(
        self,
        preferences: Preferences,
        previews: Previews,
        languages: Mapping[str, str],
        silence: Silence | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Start from ``preferences``, which are in force.

        ``languages``: their own names by their codes. ``silence``: why nothing can be heard, if so.
        """
        super().__init__(parent)
        self._applied = preferences
        self._chosen = preferences
        self.looks = LooksPage(previews, self)
        self.play = PlayPage(self)
        self.sound = SoundPage(languages, silence, self)
        self.tabs = Tabs(self)
        for page in (self.looks, self.play, self.sound):
            self.tabs.addTab(page, "")
            page.changed.connect(self._on_changed)
        self.sound.sound_asked.connect(self.sound_asked)
        self.buttons = QDialogButtonBox(
            _Button.Ok | _Button.Cancel | _Button.Apply | _Button.RestoreDefaults, self
        )
        without_icons(self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.buttons.clicked.connect(self._on_clicked)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.buttons)
        self._retranslate()
        self._show()

    @property
    def chosen(self) -> Preferences:
        """What is chosen, and in force, at this moment."""
        return self._chosen

    def button(self, kind: QDialogButtonBox.StandardButton) -> QAbstractButton:
        """One of the buttons below."""
        return self.buttons.button(kind)

    def reject(self) -> None:
        """Take back what was not applied."""
        self._take(self._applied)
        super().reject()

    def accept(self) -> None:
        """Let it be as it is."""
        self._applied = self._chosen
        super().accept()

    def _show(self) -> None:
        for page in (self.looks, self.play, self.sound):
            page.show_preferences(self._chosen)
        self._enable()

    def _enable(self) -> None:
        self.button(_Button.Apply).setEnabled(self._chosen != self._applied)
        self.button(_Button.RestoreDefaults).setEnabled(self._chosen != self._usual())

    def _usual(self) -> Preferences:
        """The program's defaults, in the language that is spoken: they are to be readable."""
        return replace(Preferences(), language=self._chosen.language)

    def _take(self, preferences: Preferences) -> None:
        if preferences != self._chosen:
            self._chosen = preferences
            self._show()
            self.shown.emit(preferences)

    @Slot(object)
    def _on_changed(self, preferences: Preferences) -> None:
        self._take(preferences)

    @Slot(QAbstractButton)
    def _on_clicked(self, button: QAbstractButton) -> None:
        kind = self.buttons.standardButton(button)
        if kind == _Button.Apply:
            self._applied = self._chosen
            self._enable()
        elif kind == _Button.RestoreDefaults:
            self._take(self._usual())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        titles = (self.tr("L&ooks"), self.tr("Pla&y"), self.tr("Sound and la&nguage"))
        for place, title in enumerate(titles):
            self.tabs.setTabText(place, title)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
