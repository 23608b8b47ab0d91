"""The rules page: what it says for which table, and how refusals lead to it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.app import Parts, put_together
from mextrain_qt.bridge.pace import INSTANT
from mextrain_qt.gallery.staging import match_at
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.actions import Play
from mextrain_qt.model.options import CHOICES, OPTION_NAMES, PRESETS, Options
from mextrain_qt.model.refusal import Rule
from mextrain_qt.settings import Settings
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.scope import HOUSE_RULES, unmet_need, value_of, with_value
from mextrain_qt.views.rules.anchors import ANCHOR_OF, PLACE_OF_OPTION, Anchor
from mextrain_qt.views.rules.figures import RuleFigures, figure_size
from mextrain_qt.views.rules.page import Figure, Section
from mextrain_qt.views.rules.rules_text import RulesText
from mextrain_qt.views.rules.window import RulesWindow
from mextrain_qt.views.theme import Look, PipStyle, TableStyle, TileSet
from mextrain_qt.views.tile_painter import TilePainter
from tests.window_driver import Answers

pytestmark = pytest.mark.usefixtures("qapp")

HOUSE = tuple(name for names in HOUSE_RULES.values() for name in names)


def some_options() -> Iterator[Options]:
    """The presets, each with every value of every option, and random mixes."""
    chance = Random(5)
    for preset in PRESETS.values():
        yield preset
        for name in HOUSE:
            for value in CHOICES.get(name, (0, 25)):
                yield with_value(preset, name, value)
    for _ in range(150):
        options = chance.choice(list(PRESETS.values()))
        for name in HOUSE:
            options = with_value(options, name, chance.choice(CHOICES.get(name, (0, 50))))
        yield replace(options, highest=chance.choice(CHOICES["set"]))  # type: ignore[arg-type]


def anchors(page: tuple[Section, ...]) -> list[Anchor]:
    found = [section.anchor for section in page]
    return found + [entry.anchor for section in page for entry in section.entries if entry.anchor]


def words(page: tuple[Section, ...], anchor: Anchor) -> str:
    """All that an entry or a section says."""
    for section in page:
        if section.anchor is anchor:
            return " ".join((section.lead, *(f"{each.title} {each.text}" for each in section.entries)))
        for entry in section.entries:
            if entry.anchor is anchor:
                return f"{entry.title} {entry.text}"
    raise AssertionError(f"there is no {anchor}")


@pytest.fixture
def text() -> RulesText:
    return RulesText()


def test_every_rule_that_can_be_broken_and_every_option_has_its_place() -> None:
    assert set(ANCHOR_OF) == set(Rule)
    assert set(PLACE_OF_OPTION) == set(OPTION_NAMES)


def test_whatever_the_options_every_place_is_there_once(text: RulesText) -> None:
    for options in some_options():
        page = text.page(options, 4)
        found = anchors(page)
        assert len(found) == len(set(found))
        assert set(found) == set(Anchor), options
        for section in page:
            assert section.lead or section.entries or section.anchor is Anchor.CHANGES
            for entry in section.entries:
                assert entry.title, options
                assert entry.text, (entry.title, options)
                assert "  " not in entry.text
                assert "%" not in entry.title + entry.text + entry.caption


def test_what_applies_is_told_in_the_words_of_the_dialog(text: RulesText) -> None:
    said = OptionText()
    for options in some_options():
        page = text.page(options, 4)
        everything = " ".join(words(page, section.anchor) for section in page[1:])
        for name in HOUSE:
            if unmet_need(name, options) is None and name not in ("replay_where", "several_doubles"):
                assert said.value_sentence(name, value_of(name, options)) in everything, (name, options)


def test_the_usual_table_has_no_changes(text: RulesText) -> None:
    section = text.page(PRESETS["salon"], 4)[0]
    assert section.anchor is Anchor.CHANGES
    assert section.entries == ()
    assert section.lead.startswith("Nothing.")


def test_changes_stand_on_top_and_lead_to_their_rules(text: RulesText) -> None:
    options = replace(PRESETS["salon"], burst=True, blank_points=25, highest=9, rounds=4, hand_size=7)
    section = text.page(options, 4)[0]
    assert [entry.title for entry in section.entries] == [
        "Set: Double 9",
        "Tiles in a hand: 7",
        "Rounds: 4",
        "A burst on the first turn: Allowed",
        "The double blank: 25 point(s)",
    ]
    assert [entry.goes_to for entry in section.entries] == [
        Anchor.TILES,
        Anchor.HAND,
        Anchor.ROUNDS,
        Anchor.BURST,
        Anchor.POINTS,
    ]
    assert all("Usually" in entry.text for entry in section.entries)


def test_a_preset_is_told_from_the_usual_table_and_its_own_changes_with_it(text: RulesText) -> None:
    section = text.page(replace(PRESETS["family"], must_play_drawn=True), 4)[0]
    titles = {entry.title: entry.text for entry in section.entries}
    assert "An open double: Its line waits" in titles
    assert "As usual, though Family has it otherwise" in titles["A drawn tile that fits: Must be laid"]


def test_the_hand_counts_as_this_house_counts(text: RulesText) -> None:
    entry = next(
        entry
        for section in text.page(replace(PRESETS["salon"], blank_points=50), 4)
        for entry in section.entries
        if entry.figure is Figure.POINTS
    )
    assert entry.caption == "This hand counts 9 + 6 + 50 = 65."


def test_beginners_mistakes_advice_and_the_other_game_have_their_place(text: RulesText) -> None:
    page = text.page(PRESETS["salon"], 4)
    for word in ("cover", "marker", "draw", "closed line", "next engine"):
        assert word in words(page, Anchor.MISTAKES).casefold()
    for word in ("heavy", "doubles useful", "open lines", "line closed"):
        assert word in words(page, Anchor.ADVICE).casefold()
    assert "Chickenfoot" in words(page, Anchor.OTHER_GAMES)


def test_hands_and_rounds_are_those_of_the_table(text: RulesText) -> None:
    page = text.page(PRESETS["salon"], 8)
    assert "10 tile(s)" in words(page, Anchor.HAND)
    assert "the double 12" in words(page, Anchor.ROUNDS)


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    tiles = TilePainter()
    made = RulesWindow(tiles, Artwork(tiles))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def top(window: RulesWindow) -> str:
    """The paragraph at the top of what is seen, below the margin."""
    place = window.page.viewport().rect().topLeft()
    place.setX(place.x() + 60)
    place.setY(place.y() + 18)
    return window.page.cursorForPosition(place).block().text()


def test_every_anchor_can_be_gone_to_and_is_marked(window: RulesWindow) -> None:
    window.show_rules(replace(PRESETS["salon"], burst=True), 4)
    for anchor in Anchor:
        window.go_to(anchor)
        row = window.contents.currentRow()
        section = window.sections[row]
        assert anchor is section.anchor or anchor in [entry.anchor for entry in section.entries]
        marked = []
        block = window.page.document().begin()
        while block.isValid():
            if block.blockFormat().background().style() is not Qt.BrushStyle.NoBrush and (
                block.blockFormat().background().color().alpha()
            ):
                marked.append(block.text())
            block = block.next()
        assert len(marked) == 1, anchor
        title = section.title if anchor is section.anchor else None
        assert title is None or marked == [title]


def test_the_contents_lead_to_their_sections(window: RulesWindow) -> None:
    bar = window.page.verticalScrollBar()
    tops = 0
    for row in range(1, window.contents.count()):
        window.contents.setCurrentRow(row)
        if bar.value() < bar.maximum():
            assert top(window) == window.sections[row].title
            tops += 1
    assert tops >= 5


def test_a_link_on_the_page_leads_to_the_rule(window: RulesWindow) -> None:
    window.show_rules(replace(PRESETS["salon"], own_first=True), 4)
    window.page.anchorClicked.emit(QUrl("#own-first"))
    assert top(window).startswith("Your own line first")


def test_the_drawings_are_on_the_page(window: RulesWindow) -> None:
    document = window.page.document()
    drawn = {
        entry.figure for section in window.sections for entry in section.entries if entry.figure is not None
    }
    assert drawn
    for figure in drawn:
        pixmap = document.resource(QTextDocument.ResourceType.ImageResource, QUrl(figure.value))
        assert not pixmap.isNull()


@pytest.mark.parametrize("figure", Figure)
def test_a_drawing_is_made_for_every_set_engine_and_look(figure: Figure) -> None:
    tiles = TilePainter()
    figures = RuleFigures(tiles, Artwork(tiles))
    seen = set()
    for highest, engine in ((6, 0), (6, 5), (9, 4), (12, 12), (18, 3)):
        options = Options(highest=highest, first_engine=engine)
        pixmap = figures.pixmap(figure, options, Look(), 2.0)
        assert pixmap.deviceIndependentSize().toSize() == figure_size(figure).toSize() or (
            abs(pixmap.deviceIndependentSize().height() - figure_size(figure).height()) <= 1
        )
        seen.add(pixmap.toImage().constBits().tobytes())
    assert len(seen) > 1 or figure is Figure.POINTS
    looks = itertools.islice(itertools.product(TableStyle, TileSet, PipStyle), 0, None, 7)
    for table, tile_set, pips in looks:
        assert not figures.pixmap(figure, Options(), Look(table, tile_set, pips), 1.0).isNull()


@pytest.fixture
def parts(qtbot: QtBot, tmp_path: Path) -> Iterator[Parts]:
    settings = Settings()
    settings.keep_pace(INSTANT)
    settings.keep_language("en")
    made = put_together(settings=settings, folder=tmp_path, asking=Answers())
    qtbot.addWidget(made.window)
    made.window.resize(1280, 800)
    made.window.show()
    yield made
    made.shut_down()


def refuse(parts: Parts) -> None:
    """Lay a tile where it does not fit."""
    parts.bridge.open_match(match_at(4, actions=30))
    view = parts.bridge.view()
    assert view is not None
    held = view.hand[0].tile
    line = next(line.line for line in view.lines if Play(held, line.line) not in view.legal)
    parts.bridge.try_play(held, line)


@pytest.mark.gui
def test_a_refusal_offers_its_rule_and_the_button_opens_the_page_there(parts: Parts) -> None:
    window = parts.window
    assert not window.action_bar.why_button.isVisible()
    refuse(parts)
    button = window.action_bar.why_button
    assert button.isVisible()
    assert window.action_bar.why is Anchor.FIT
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.rules.window
    assert page is not None
    assert page.isVisible()
    assert top(page).startswith("What fits")
    page.close()


@pytest.mark.gui
def test_the_button_goes_when_something_else_is_said(parts: Parts) -> None:
    refuse(parts)
    parts.window.action_bar.say("Something else.")
    assert not parts.window.action_bar.why_button.isVisible()
    refuse(parts)
    parts.bridge.arrange()
    assert not parts.window.action_bar.why_button.isVisible()


@pytest.mark.gui
def test_the_page_shows_the_table_in_play_or_the_one_chosen_last(parts: Parts) -> None:
    window = parts.window
    window.actions_.rules.trigger()
    page = window.rules.window
    assert page is not None
    assert "Nothing." in page.page.toPlainText()
    parts.bridge.open_match(match_at(3, actions=6, preset="family"))
    assert "Family" in page.page.toPlainText()
    window.actions_.rules.trigger()
    assert window.rules.window is page
    page.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_the_page_is_wider_than_the_window(
    window: RulesWindow, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    window.show_rules(PRESETS["family"], 4)
    window.resize(760, 500)
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    assert window.page.horizontalScrollBar().maximum() == 0
