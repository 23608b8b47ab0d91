"""Which language is spoken, and how it is put into a program that runs."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.setup import PERSON, SeatSetup
from mextrain_qt.commands.window import add_arguments, table_from, with_usual_names
from mextrain_qt.languages import LANGUAGES, SYSTEM, Languages, language_in_force, language_of, translator
from mextrain_qt.settings import Settings
from mextrain_qt.translators_file import TranslatorsFile
from mextrain_qt.views.new_game.player_text import usual_seats
from mextrain_qt.views.new_game.seats_panel import SeatsPanel
from mextrain_qt.views.plates import PlatesStrip

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished">close</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    made = Languages(qapp)
    yield made
    made.be_silent()


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("fr_CA", "fr"),
        ("ru_RU", "ru"),
        ("es_MX", "es"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("C", "en"),
    ],
)
def test_the_desktop_is_spoken_to_in_its_language_or_in_english(locale: str, code: str) -> None:
    assert language_of(QLocale(locale)) == code


def test_a_choice_comes_before_the_desktop_and_nonsense_is_no_choice() -> None:
    assert language_in_force("ru") == "ru"
    assert language_in_force("tlh") == language_in_force(SYSTEM) == language_of(QLocale.system())


def test_a_language_is_put_in_and_taken_out(languages: Languages, qtbot: QtBot) -> None:
    plates = PlatesStrip()
    qtbot.addWidget(plates)
    assert plates.tr("open") == "open"
    for code, word in {"fr": "ouverte", "ru": "открыта", "es": "abierta", "en": "open"}.items():
        with qtbot.waitSignal(languages.changed) as heard:
            languages.speak(code)
        assert heard.args == [code]
        assert languages.code == code
        assert plates.tr("open") == word
        own = code == language_of(QLocale.system())
        assert QLocale().name() == QLocale.system().name() if own else QLocale().name().startswith(code)
    languages.speak("fr")
    languages.be_silent()
    assert plates.tr("open") == "open"
    assert languages.code == ""


def test_english_has_no_plurals_in_brackets(languages: Languages, qtbot: QtBot) -> None:
    plates = PlatesStrip()
    qtbot.addWidget(plates)
    languages.speak("en")
    assert [plates.tr("%n tile(s)", "", n) for n in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]


def test_russian_counts_in_three_ways(languages: Languages, qtbot: QtBot) -> None:
    plates = PlatesStrip()
    qtbot.addWidget(plates)
    languages.speak("ru")
    said = [plates.tr("%n tile(s)", "", n) for n in (1, 3, 5, 11, 21, 24)]
    assert said == ["1 кость", "3 кости", "5 костей", "11 костей", "21 кость", "24 кости"]


@pytest.mark.parametrize(("code", "word"), [("fr", "Annuler"), ("ru", "Отмена"), ("es", "Cancelar")])
def test_qts_own_dialogs_are_translated_too(languages: Languages, qtbot: QtBot, code: str, word: str) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    languages.speak(code)
    QApplication.sendPostedEvents()
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == word


def test_the_same_language_again_changes_nothing(languages: Languages, qtbot: QtBot) -> None:
    languages.speak("es")
    with qtbot.assertNotEmitted(languages.changed):
        languages.speak("es")


def test_widgets_hear_once_of_another_language(languages: Languages, qtbot: QtBot) -> None:
    heard = []

    class Listener(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(self.tr("%n"))

    listener = Listener()
    qtbot.addWidget(listener)
    languages.speak("fr")
    QApplication.sendPostedEvents()
    assert len(heard) == 1


def test_the_choice_is_kept_and_nonsense_in_the_file_is_the_desktops(tmp_path: Path) -> None:
    path = str(tmp_path / "settings.ini")
    store = QSettings(path, QSettings.Format.IniFormat)
    settings = Settings(store)
    assert settings.language() == SYSTEM
    for code in LANGUAGES:
        settings.keep_language(code)
        assert Settings(QSettings(path, QSettings.Format.IniFormat)).language() == code
    store.setValue("language/code", "[[")
    assert settings.language() == SYSTEM


def test_a_file_that_was_not_compiled_is_read_itself(tmp_path: Path) -> None:
    source = tmp_path / "mextrain_fr.ts"
    source.write_text(TS, encoding="utf-8")
    read = translator("fr", tmp_path)
    assert isinstance(read, TranslatorsFile)
    assert read.translate("Board", "open") == "ouverte"
    assert read.translate("Board", "closed") is None


def test_without_any_file_there_is_no_translator(tmp_path: Path) -> None:
    assert translator("fr", tmp_path) is None


def test_a_language_without_its_file_is_spoken_in_english(qapp: QApplication, tmp_path: Path) -> None:
    languages = Languages(qapp, tmp_path)
    languages.speak("fr")
    assert languages.code == "fr"
    assert languages.tr("open") == "open"
    languages.be_silent()


def test_a_table_set_up_in_another_language_gets_its_usual_names_in_this_one(
    languages: Languages, qtbot: QtBot
) -> None:
    languages.speak("en")
    english = (*usual_seats(3), SeatSetup("Zoë", "planner", 3))
    assert [seat.name for seat in english] == ["You", "Bea", "Carlos", "Zoë"]
    languages.speak("ru")
    panel = SeatsPanel(english)
    qtbot.addWidget(panel)
    assert [seat.name for seat in panel.seats()] == ["Вы", "Белла", "Костя", "Zoë"]
    languages.speak("fr")
    QApplication.sendPostedEvents()
    assert [seat.name for seat in panel.seats()] == ["Vous", "Béa", "Carlos", "Zoë"]


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_table_begun_from_the_command_line_has_the_names_of_the_dialog(
    languages: Languages, code: str
) -> None:
    languages.speak(code)
    parser = ArgumentParser()
    add_arguments(parser)
    table = table_from(parser.parse_args(["--new", "salon", "--seats", "8"]))
    assert table is not None
    named = with_usual_names(table)
    assert [seat.name for seat in named.seats] == [seat.name for seat in usual_seats(8)]
    assert [seat.player == PERSON for seat in named.seats] == [True] + 7 * [False]
