"""The colours of the table: what LOOK asks for, readable text, pips that stay apart for every eye."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from mextrain_qt.model.tiles import MAX_PIPS
from mextrain_qt.views.theme import (
    MEXICAN_COLOUR,
    PLAYER_COLOURS,
    SIGN_INK,
    Look,
    PipShape,
    PipStyle,
    TableStyle,
    TileSet,
    contrast,
    line_bed,
    mixed,
    pip_colour,
    pip_shape,
    player_colour,
    readable_on,
    surface_middle,
    table_colours,
    tile_colours,
)
from tests.views.colour_vision import VISIONS, difference, difference_of_lab, seen_by

NUMBERS = range(1, MAX_PIPS + 1)

TEXT_ON = [
    ("text", "surface_inner"),
    ("text", "surface_outer"),
    ("text", "strip"),
    ("text_muted", "surface_inner"),
    ("text_muted", "surface_outer"),
    ("text_muted", "strip"),
    ("plate_text", "plate"),
    ("plate_text", "plate_current"),
    ("plate_muted", "plate"),
    ("plate_muted", "plate_current"),
    ("plate_accent", "plate"),
    ("plate_accent", "plate_current"),
    ("wood_text", "wood_top"),
    ("wood_text", "wood_bottom"),
    ("wood_text", "tray"),
    ("status_text", "wood_top"),
    ("status_text", "wood_bottom"),
    ("status_text", "tray"),
    ("button_text", "button"),
    ("badge_text", "accent"),
]


@pytest.mark.parametrize("table", TableStyle)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_every_text_can_be_read_on_its_ground(table: TableStyle, text: str, ground: str) -> None:
    colours = table_colours(table)
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize("table", TableStyle)
@pytest.mark.parametrize("ground", ["wood_top", "wood_bottom", "surface_inner", "surface_outer"])
def test_the_frame_of_the_button_that_the_keys_are_at_stands_out(table: TableStyle, ground: str) -> None:
    colours = table_colours(table)
    assert contrast(colours.focus, getattr(colours, ground)) >= 3


@pytest.mark.parametrize("colour", [*PLAYER_COLOURS, MEXICAN_COLOUR], ids=lambda c: c.name())
def test_a_dark_letter_can_be_read_on_every_sign(colour: QColor) -> None:
    assert contrast(SIGN_INK, colour) >= 4.5


def test_the_pips_of_the_usual_look_have_the_colours_of_the_design() -> None:
    expected = (
        "#2b7fd4 #2e9a4f #d2352f #7a4b2a #1f4fa8 #d08a00 #b0428e #128f8b #6a3fb0 #e06a10 #4d5a64 #8a1f3c"
    )
    look = Look()
    assert " ".join(pip_colour(n, look).name() for n in range(1, 13)) == expected
    assert pip_colour(3, Look(tiles=TileSet.WHITE)).name() == "#d2352f"


def test_the_players_have_the_colours_of_the_design() -> None:
    expected = "#4aa3ff #ff8a5c #6fd38a #d59bff #ff9ec4 #7be0e0 #c9d46a #f0b45e"
    assert " ".join(player_colour(seat).name() for seat in range(1, 9)) == expected
    assert MEXICAN_COLOUR.name() == "#ffd24a"


def test_the_felt_table_has_the_colours_of_the_design() -> None:
    felt = table_colours(TableStyle.FELT)
    assert [c.name() for c in (felt.surface_inner, felt.surface_outer)] == ["#2f7560", "#123c31"]
    assert [c.name() for c in (felt.hub, felt.hub_ring)] == ["#0f2a22", "#caa15a"]
    assert [c.name() for c in (felt.wood_top, felt.wood_bottom)] == ["#8a5a34", "#52331c"]
    ivory = tile_colours(TileSet.IVORY)
    assert [c.name() for c in (ivory.face_light, ivory.face_dark, ivory.edge)] == [
        "#fffdf4",
        "#efe6cf",
        "#b9ae95",
    ]


@pytest.mark.parametrize("tiles", TileSet)
def test_in_colour_every_number_can_be_told_from_every_other(tiles: TileSet) -> None:
    look = Look(tiles=tiles)
    for a, b in combinations(NUMBERS, 2):
        assert difference(pip_colour(a, look), pip_colour(b, look)) > 12, (a, b)


@pytest.mark.parametrize("tiles", TileSet)
@pytest.mark.parametrize("vision", VISIONS)
def test_colour_safe_pips_stay_apart_for_every_eye(tiles: TileSet, vision: str) -> None:
    """Each pair differs in shape, or by at least 15 in CIEDE2000 as that eye sees it."""
    look = Look(tiles=tiles, pips=PipStyle.COLOUR_SAFE)
    for a, b in combinations(NUMBERS, 2):
        if pip_shape(a, look) is pip_shape(b, look):
            seen = (seen_by(vision, pip_colour(n, look)) for n in (a, b))
            assert difference(*seen) >= 15, (a, b)


@pytest.mark.parametrize("vision", VISIONS)
def test_colour_safe_neighbours_differ_in_colour_as_well_as_in_count(vision: str) -> None:
    look = Look(pips=PipStyle.COLOUR_SAFE)
    for a in range(1, MAX_PIPS):
        for b in range(a + 1, min(a + 6, MAX_PIPS + 1)):
            seen = (seen_by(vision, pip_colour(n, look)) for n in (a, b))
            assert difference(*seen) >= 15, (a, b)


def test_the_simulation_does_confuse_red_and_green_of_the_ordinary_pips() -> None:
    """The measure is no use unless it finds the ordinary colours wanting."""
    look = Look()
    for vision in ("protanopia", "deuteranopia"):
        worst = min(
            difference(seen_by(vision, pip_colour(a, look)), seen_by(vision, pip_colour(b, look)))
            for a, b in combinations(NUMBERS, 2)
        )
        assert worst < 6


@pytest.mark.parametrize("tiles", TileSet)
@pytest.mark.parametrize("style", [PipStyle.COLOUR_SAFE, PipStyle.BLACK])
def test_pips_stand_out_from_the_face(tiles: TileSet, style: PipStyle) -> None:
    face = tile_colours(tiles)
    look = Look(tiles=tiles, pips=style)
    for n in NUMBERS:
        for ground in (face.face_light, face.face_dark):
            assert contrast(pip_colour(n, look), ground) >= 2.9, n


@pytest.mark.parametrize("tiles", TileSet)
def test_numerals_can_be_read_on_the_face(tiles: TileSet) -> None:
    face = tile_colours(tiles)
    look = Look(tiles=tiles, pips=PipStyle.NUMERALS)
    for n in range(MAX_PIPS + 1):
        for ground in (face.face_light, face.face_dark):
            assert contrast(pip_colour(n, look), ground) >= 4.49, n


@pytest.mark.parametrize("tiles", TileSet)
def test_high_contrast_makes_coloured_pips_stand_out_more(tiles: TileSet) -> None:
    look = Look(table=TableStyle.HIGH_CONTRAST, tiles=tiles)
    face = tile_colours(tiles)
    ground = face.face_light if tiles is TileSet.BLACK else face.face_dark
    assert min(contrast(pip_colour(n, look), ground) for n in NUMBERS) >= 5.49


@pytest.mark.parametrize("table", TableStyle)
@pytest.mark.parametrize("colour", [*PLAYER_COLOURS, MEXICAN_COLOUR], ids=lambda c: c.name())
def test_a_line_s_bed_shows_on_the_table(table: TableStyle, colour: QColor) -> None:
    bed = line_bed(colour, table)
    surface = surface_middle(table)
    assert difference(mixed(surface, bed, bed.alphaF()), surface) > 6


def test_shapes_of_the_colour_safe_pips_change_every_six_numbers() -> None:
    look = Look(pips=PipStyle.COLOUR_SAFE)
    assert [pip_shape(n, look) for n in (0, 6, 7, 12, 13, 18)] == [
        PipShape.DOT,
        PipShape.DOT,
        PipShape.SQUARE,
        PipShape.SQUARE,
        PipShape.DIAMOND,
        PipShape.DIAMOND,
    ]
    assert {pip_shape(n, Look()) for n in NUMBERS} == {PipShape.DOT}


@pytest.mark.parametrize("seat", [0, 9, -1])
def test_a_seat_that_does_not_exist_has_no_colour(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        player_colour(seat)


@pytest.mark.parametrize("number", [-1, 19])
def test_a_number_on_no_tile_has_no_pips(number: int) -> None:
    with pytest.raises(ValueError, match=f"no half has {number} pips"):
        pip_colour(number, Look())
    with pytest.raises(ValueError, match=f"no half has {number} pips"):
        pip_shape(number, Look())


def test_a_colour_is_changed_only_as_far_as_it_takes() -> None:
    white, red = QColor("#ffffff"), QColor("#ff5050")
    assert readable_on(red, white, 1.5) == red
    darker = readable_on(red, white, 5.0)
    assert 5.0 <= contrast(darker, white) < 5.6
    assert abs(darker.hslHueF() - red.hslHueF()) < 0.01
    assert readable_on(red, QColor("#777777"), 21.0) in (QColor("#000000"), QColor("#ffffff"))


def test_the_colour_difference_agrees_with_the_published_examples() -> None:
    """Pairs 1, 7, 17 and 25 of Sharma, Wu and Dalal, Color Research and Application 30 (2005)."""
    for first, second, expected in (
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert difference_of_lab(first, second) == pytest.approx(expected, abs=1e-3)
