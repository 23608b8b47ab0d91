"""The words of the new-game dialog: none is missing, and none is used twice beside itself."""

from __future__ import annotations

import pytest

from mextrain_qt.bridge.setup import COMPUTER_LEVELS, PERSON
from mextrain_qt.model.options import CHOICES, OPTION_NAMES, PRESETS, RANGES, Options
from mextrain_qt.model.players import LEVELS
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.player_text import (
    KINDS,
    LONGEST_NAME,
    PlayerText,
    tidy_name,
    usual_seats,
)
from mextrain_qt.views.new_game.scope import HOUSE_RULES, MATCH_OPTIONS, Need
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import PLAYER_COLOURS

pytestmark = pytest.mark.usefixtures("qapp")

LONGEST_LABEL = 18


def values_of(option: str) -> tuple[object, ...]:
    """Some or all values of an option, the usual one as ``None``."""
    if option in CHOICES:
        return CHOICES[option]
    return (*RANGES[option], *(() if option == "blank_points" else (None,)))


def is_sentence(text: str) -> bool:
    return len(text) > 10 and (text[0].isupper() or text[0].isdigit()) and text.endswith(".")


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_every_option_and_every_value_has_its_words(option: str) -> None:
    text = OptionText()
    assert text.name(option)
    assert is_sentence(text.sentence(option))
    labels = [text.value(option, value) for value in values_of(option)]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= LONGEST_LABEL
    sentences = [text.value_sentence(option, value) for value in values_of(option)]
    assert all(map(is_sentence, sentences))
    assert len(set(sentences)) == len(sentences)


def test_no_text_has_a_place_left_unfilled() -> None:
    text = OptionText()
    for option in OPTION_NAMES:
        for value in values_of(option):
            assert "%" not in text.value(option, value) + text.value_sentence(option, value)


@pytest.mark.parametrize("option", ["preset", "cheating", ""])
def test_an_option_that_does_not_exist_has_no_words(option: str) -> None:
    with pytest.raises(KeyError):
        OptionText().name(option)


def test_presets_groups_and_needs_have_their_words() -> None:
    text = OptionText()
    for preset in PRESETS:
        assert text.preset(preset)
        assert is_sentence(text.preset_sentence(preset))
    assert all(text.group(group) for group in HOUSE_RULES)
    assert all(is_sentence(text.need(need)) for need in Need)


def test_every_option_has_its_place_once() -> None:
    placed = [*MATCH_OPTIONS, *(name for names in HOUSE_RULES.values() for name in names)]
    assert sorted(placed) == sorted(OPTION_NAMES)


def test_a_summary_says_how_many_rules_were_changed() -> None:
    text = OptionText()
    assert text.summary(Options()) == "Salon"
    assert text.summary(Options(own_first=True, draws="per_turn")).startswith("Salon, with 2 change")


def test_the_levels_are_those_of_the_computer_players() -> None:
    assert tuple(LEVELS) == COMPUTER_LEVELS


def test_every_kind_of_player_and_every_colour_has_its_words() -> None:
    text = PlayerText()
    assert (PERSON, *COMPUTER_LEVELS) == KINDS
    assert all(is_sentence(text.sentence(kind)) for kind in KINDS)
    colours = {text.colour(colour) for colour in range(len(PLAYER_COLOURS))}
    assert len(colours) == len(PLAYER_COLOURS)


@pytest.mark.parametrize("level", COMPUTER_LEVELS)
def test_a_level_is_called_the_same_as_at_the_table(level: str) -> None:
    assert PlayerText().kind(level) == Sentences().level_name(level)


def test_a_lone_person_is_you_and_several_are_numbered() -> None:
    text = PlayerText()
    assert text.names(["", "", ""], [PERSON, "casual", "steady"]) == ["You", "Bea", "Carlos"]
    assert text.names(["", "", ""], [PERSON, "casual", PERSON]) == ["Player 1", "Bea", "Player 3"]


def test_a_usual_name_makes_way_for_the_same_name_given_to_another_seat() -> None:
    names = PlayerText().names(["bea", "", "", ""], [PERSON, "casual", "steady", "steady"])
    assert names[0] == "bea"
    assert len({name.casefold() for name in names}) == 4
    assert names[2:] == ["Carlos", "Dina"]


@pytest.mark.parametrize("taken", range(8))
def test_eight_seats_always_find_names(taken: int) -> None:
    text = PlayerText()
    for kind in (PERSON, "casual"):
        everything = text.names([""] * 8, [kind] * 8)
        given = [*everything[::-1][:taken], *[""] * (8 - taken)]
        names = text.names(given, [kind] * 8)
        assert len(set(names)) == 8


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ana\t Maria ", "Ana Maria"),
        ("a\nb\u2028c", "a b c"),
        ("\u202eAna", "Ana"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("   ", ""),
        ("Жанна", "Жанна"),
    ],
)
def test_a_name_is_kept_tidy(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@pytest.mark.parametrize("count", range(2, 9))
def test_the_usual_seats_are_a_person_and_computer_players_that_all_differ(count: int) -> None:
    seats = usual_seats(count)
    assert [seat.player == PERSON for seat in seats] == [True] + [False] * (count - 1)
    assert len({seat.name for seat in seats}) == count
    assert len({seat.colour for seat in seats}) == count
