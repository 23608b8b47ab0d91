"""The preferences: kept as chosen, shown at once, taken back by cancel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import FAST, INSTANT, RELAXED
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.preferences import TILE_SCALES, Preferences, WindowStyle
from mextrain_qt.settings import Settings
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.preferences.dialog import PreferencesDialog
from mextrain_qt.views.preferences.previews import Previews
from mextrain_qt.views.theme import Look, PipStyle, TableStyle, TileSet
from mextrain_qt.views.tile_painter import TilePainter

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton
Button = QDialogButtonBox.StandardButton
Open = Callable[..., PreferencesDialog]

USUAL = Preferences()
ODD = Preferences(
    look=Look(TableStyle.LIGHT, TileSet.BLACK, PipStyle.NUMERALS),
    tile_scale=1.3,
    window_style=WindowStyle.DARK,
    reduce_motion=True,
    pace=RELAXED,
    plays_forced=True,
    thinking_seconds=2.5,
    takes_back_further=True,
    volume=35,
    muted=True,
    language="fr",
)


# Kept.


def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def test_the_first_time_the_preferences_are_the_defaults(tmp_path: Path) -> None:
    assert Preferences.kept_in(settings(tmp_path)) == Preferences()


def test_everything_that_was_chosen_is_there_the_next_time(tmp_path: Path) -> None:
    first = settings(tmp_path)
    ODD.keep_in(first)
    first.sync()
    assert Preferences.kept_in(settings(tmp_path)) == ODD


@pytest.mark.parametrize("nonsense", ["", "nan", "-inf", "1e999", "felt", "[]", "@Invalid()", "\x00"])
def test_nonsense_in_the_file_gives_sensible_preferences(tmp_path: Path, nonsense: str) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    ODD.keep_in(Settings(store))
    for key in store.allKeys():
        store.setValue(key, nonsense)
    read = Preferences.kept_in(Settings(store))
    assert replace(read, look=Preferences().look) == Preferences()
    assert read.look in (Look(), Look(TableStyle.FELT))


def test_numbers_beyond_their_range_are_brought_within(tmp_path: Path) -> None:
    kept = settings(tmp_path)
    kept.keep("look/tile_scale", 40.0)
    kept.keep("game/thinking_seconds", 1e9)
    kept.keep("sound/volume", -5)
    read = Preferences.kept_in(kept)
    assert (read.tile_scale, read.thinking_seconds, read.volume) == (1.3, 10.0, 0)


def test_reduced_motion_makes_the_screen_instant_and_leaves_the_players_their_pace() -> None:
    chosen = Preferences(pace=FAST, reduce_motion=True)
    assert (chosen.motion, chosen.pace) == (INSTANT, FAST)


# The dialog.


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Open:
    tiles = TilePainter()
    previews = Previews(tiles, Artwork(tiles))
    opened: list[PreferencesDialog] = []

    def start(preferences: Preferences = USUAL, silence: Silence | None = None) -> PreferencesDialog:
        dialog = PreferencesDialog(preferences, previews, LANGUAGES, silence)
        opened.append(dialog)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return start


def press(dialog: PreferencesDialog, kind: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.button(kind), LEFT)


def shown(dialog: PreferencesDialog) -> list[Preferences]:
    seen: list[Preferences] = []
    dialog.shown.connect(seen.append)
    return seen


def change_something(dialog: PreferencesDialog) -> None:
    QTest.mouseClick(dialog.looks.table.buttons[TableStyle.DARK_WOOD], LEFT)


def test_the_dialog_shows_what_is_in_force(open_dialog: Open) -> None:
    dialog = open_dialog(ODD)
    looks, play, sound = dialog.looks, dialog.play, dialog.sound
    assert looks.table.buttons[TableStyle.LIGHT].isChecked()
    assert looks.tiles.buttons[TileSet.BLACK].isChecked()
    assert looks.pips.buttons[PipStyle.NUMERALS].isChecked()
    assert looks.tile_size.value() == len(TILE_SCALES) - 1
    assert looks.window_style.currentText() == "Dark"
    assert looks.reduce_motion.isChecked()
    assert play.pace.currentText() == "Relaxed"
    assert play.seconds.value() == 2.5
    assert play.plays_forced.isChecked()
    assert play.takes_back_further.isChecked()
    assert sound.volume.value() == 35
    assert sound.muted.isChecked()
    assert sound.language.currentText() == "Français"


def test_every_choice_is_shown_at_once(open_dialog: Open) -> None:
    dialog = open_dialog()
    seen = shown(dialog)
    looks, play, sound = dialog.looks, dialog.play, dialog.sound
    QTest.mouseClick(looks.table.buttons[TableStyle.LIGHT], LEFT)
    QTest.mouseClick(looks.tiles.buttons[TileSet.BLACK], LEFT)
    QTest.mouseClick(looks.pips.buttons[PipStyle.NUMERALS], LEFT)
    QTest.keyClick(looks.tile_size, Qt.Key.Key_End)
    QTest.keyClick(looks.window_style, Qt.Key.Key_D)
    QTest.mouseClick(looks.reduce_motion, LEFT, pos=looks.reduce_motion.rect().center() / 8)
    dialog.tabs.setCurrentWidget(play)
    play.pace.setCurrentIndex(0)
    play.pace.activated.emit(0)
    play.seconds.setValue(2.5)
    play.plays_forced.click()
    play.takes_back_further.click()
    dialog.tabs.setCurrentWidget(sound)
    sound.volume.setValue(35)
    sound.muted.click()
    sound.language.setCurrentIndex(sound.language.findData("fr"))
    sound.language.activated.emit(sound.language.currentIndex())
    assert dialog.chosen == ODD
    assert seen[-1] == ODD
    assert len(seen) == 13, "of eleven fields one has three parts"


def test_cancel_takes_everything_back(open_dialog: Open) -> None:
    dialog = open_dialog(ODD)
    seen = shown(dialog)
    change_something(dialog)
    press(dialog, Button.Cancel)
    assert seen[-1] == ODD
    assert not dialog.isVisible()


def test_escape_takes_everything_back_as_well(open_dialog: Open) -> None:
    dialog = open_dialog(ODD)
    seen = shown(dialog)
    change_something(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert seen[-1] == ODD


def test_cancel_without_a_change_shows_nothing_again(open_dialog: Open) -> None:
    dialog = open_dialog(ODD)
    seen = shown(dialog)
    press(dialog, Button.Cancel)
    assert seen == []


def test_ok_keeps_what_is_shown(open_dialog: Open) -> None:
    dialog = open_dialog()
    seen = shown(dialog)
    change_something(dialog)
    press(dialog, Button.Ok)
    assert [each.look.table for each in seen] == [TableStyle.DARK_WOOD]
    assert not dialog.isVisible()


def test_cancel_goes_back_to_what_was_applied_last(open_dialog: Open) -> None:
    dialog = open_dialog()
    seen = shown(dialog)
    apply = dialog.button(Button.Apply)
    assert not apply.isEnabled()
    change_something(dialog)
    assert apply.isEnabled()
    press(dialog, Button.Apply)
    assert not apply.isEnabled()
    QTest.mouseClick(dialog.looks.table.buttons[TableStyle.LIGHT], LEFT)
    press(dialog, Button.Cancel)
    assert [each.look.table for each in seen] == [
        TableStyle.DARK_WOOD,
        TableStyle.LIGHT,
        TableStyle.DARK_WOOD,
    ]


def test_the_defaults_come_back_but_for_the_language(open_dialog: Open) -> None:
    dialog = open_dialog(ODD)
    seen = shown(dialog)
    press(dialog, Button.RestoreDefaults)
    assert seen == [replace(Preferences(), language="fr")]
    assert dialog.looks.table.buttons[TableStyle.FELT].isChecked()
    assert not dialog.button(Button.RestoreDefaults).isEnabled()


def test_the_pictures_are_reached_and_chosen_with_keys(open_dialog: Open) -> None:
    dialog = open_dialog()
    felt = dialog.looks.table.buttons[TableStyle.FELT]
    felt.setFocus()
    QTest.keyClick(felt, Qt.Key.Key_Right)
    focused = dialog.focusWidget()
    assert focused is dialog.looks.table.buttons[TableStyle.DARK_WOOD]
    assert dialog.chosen.look.table is TableStyle.DARK_WOOD
    QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.looks.tiles.buttons[TileSet.IVORY]


def test_every_picture_has_a_name_and_says_whether_it_is_chosen(open_dialog: Open) -> None:
    looks = open_dialog().looks
    for choice in (looks.table, looks.tiles, looks.pips):
        buttons = choice.buttons.values()
        assert all(button.accessibleName() for button in buttons)
        assert sum(button.isChecked() for button in buttons) == 1


def test_the_pictures_of_a_row_differ_from_each_other(open_dialog: Open) -> None:
    looks = open_dialog().looks
    for choice in (looks.table, looks.tiles, looks.pips):
        images = [button.grab().toImage() for button in choice.buttons.values()]
        assert all(first != second for first, second in combinations(images, 2))


def test_the_pips_are_shown_on_the_tiles_that_were_chosen(open_dialog: Open) -> None:
    looks = open_dialog().looks
    numerals = looks.pips.buttons[PipStyle.NUMERALS]
    before = numerals.grab().toImage()
    QTest.mouseClick(looks.tiles.buttons[TileSet.BLACK], LEFT)
    assert numerals.grab().toImage() != before


def test_without_sound_the_page_says_why_and_offers_no_example(open_dialog: Open) -> None:
    for silence in Silence:
        sound = open_dialog(silence=silence).sound
        assert not sound.listen.isEnabled()
        assert any(label.text().startswith("Nothing can be heard") for label in sound.findChildren(QLabel))


def test_the_page_follows_when_a_device_comes_or_goes(open_dialog: Open) -> None:
    sound = open_dialog(silence=Silence.NO_DEVICE).sound
    sound.show_silence(None)
    assert sound.listen.isEnabled()
    sound.show_silence(Silence.BROKEN)
    assert not sound.listen.isEnabled()


def test_an_example_is_heard_on_demand_but_not_when_muted(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog()
    dialog.tabs.setCurrentWidget(dialog.sound)
    with qtbot.waitSignal(dialog.sound_asked, timeout=1000):
        QTest.mouseClick(dialog.sound.listen, LEFT)
    QTest.mouseClick(dialog.sound.muted, LEFT, pos=dialog.sound.muted.rect().center() / 8)
    assert dialog.chosen.muted
    assert not dialog.sound.listen.isEnabled()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_two_fields_of_a_page_share_a_key(
    open_dialog: Open, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    dialog = open_dialog()
    tabs = dialog.tabs.findChild(QTabBar)
    assert tabs is not None
    titles = [tabs.tabText(place) for place in range(tabs.count())]
    for page in (dialog.looks, dialog.play, dialog.sound):
        labelled = [w for w in page.findChildren(QWidget) if isinstance(w, QLabel | QAbstractButton)]
        texts = titles + [widget.text() for widget in labelled]
        keys = [key.toString() for key in map(QKeySequence.mnemonic, texts) if not key.isEmpty()]
        assert len(keys) == len(set(keys)), sorted(keys)
