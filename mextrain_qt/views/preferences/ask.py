"""Asking for the preferences, with what their dialog shows and plays meanwhile."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mextrain_qt.languages import LANGUAGES
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.preferences.dialog import PreferencesDialog
from mextrain_qt.views.preferences.in_force import PreferencesInForce
from mextrain_qt.views.preferences.previews import Previews
from mextrain_qt.views.sound_box import SoundBox
from mextrain_qt.views.tile_painter import TilePainter


def ask_preferences(
    parent: QWidget,
    asking: Asking,
    in_force: PreferencesInForce,
    sounds: SoundBox,
    tiles: TilePainter,
    artwork: Artwork,
) -> None:
    """Run the dialog; what is chosen is in force at once."""
    previews = Previews(tiles, artwork)
    dialog = PreferencesDialog(in_force.now, previews, LANGUAGES, sounds.silence, parent)
    dialog.shown.connect(in_force.put)
    dialog.sound_asked.connect(sounds.play_example)
    sounds.silence_known.connect(dialog.sound.show_silence)
    sounds.prepare()
    asking.run(dialog)
    dialog.deleteLater()
