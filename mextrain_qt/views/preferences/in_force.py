"""The preferences that are in force: chosen in the dialog or in the menus, kept in the settings."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from mextrain_qt.bridge.pace import PACES
from mextrain_qt.preferences import Preferences
from mextrain_qt.settings import Settings
from mextrain_qt.views.actions import WindowActions


class PreferencesInForce(QObject):
    """Holds the preferences, keeps them, and has the menus show them."""

    changed = Signal(object, object)
    """The preferences in force now, and those before."""

    def __init__(self, settings: Settings, actions: WindowActions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions = actions
        self.now = Preferences.kept_in(settings)
        self._show_in_menus()
        actions.plays_forced.triggered.connect(self._on_plays_forced)
        actions.reduce_motion.triggered.connect(self._on_reduce_motion)
        actions.paces.triggered.connect(self._on_pace)
        actions.languages.triggered.connect(self._on_language)

    @Slot(object)
    def put(self, preferences: Preferences) -> None:
        """Put preferences into force and keep them."""
        if preferences == self.now:
            return
        before, self.now = self.now, preferences
        preferences.keep_in(self._settings)
        self._show_in_menus()
        self.changed.emit(preferences, before)

    def _show_in_menus(self) -> None:
        actions, now = self._actions, self.now
        actions.plays_forced.setChecked(now.plays_forced)
        actions.reduce_motion.setChecked(now.reduce_motion)
        for pace in actions.paces.actions():
            pace.setChecked(pace.data() == now.pace.name)
        for language in actions.languages.actions():
            language.setChecked(language.data() == now.language)

    @Slot(bool)
    def _on_plays_forced(self, on: bool) -> None:
        self.put(replace(self.now, plays_forced=on))

    @Slot(bool)
    def _on_reduce_motion(self, on: bool) -> None:
        self.put(replace(self.now, reduce_motion=on))

    @Slot()
    def _on_pace(self) -> None:
        chosen = self._actions.paces.checkedAction()
        if chosen is not None:
            self.put(replace(self.now, pace=PACES[chosen.data()]))

    @Slot()
    def _on_language(self) -> None:
        chosen = self._actions.languages.checkedAction()
        if chosen is not None:
            self.put(replace(self.now, language=chosen.data()))
