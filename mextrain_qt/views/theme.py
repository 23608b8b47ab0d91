"""What everything is coloured with: tables, tile sets, pips, players, text.

A :class:`Look` names the choices a person makes in the preferences; the functions of this module
answer with the colours that follow from it. Nothing here knows a widget.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, cast

from PySide6.QtGui import QColor

from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import MAX_PIPS


class TableStyle(StrEnum):
    """What the tiles lie on."""

    FELT = "felt"
    DARK_WOOD = "dark_wood"
    LIGHT = "light"
    HIGH_CONTRAST = "high_contrast"


class TileSet(StrEnum):
    """What the tiles are made of."""

    IVORY = "ivory"
    WHITE = "white"
    BLACK = "black"


class PipStyle(StrEnum):
    """How the number of a half is shown.

    ``COLOUR`` gives every number a colour of its own, ``COLOUR_SAFE`` six colours that stay apart
    for every kind of colour vision and a pip shape for every six numbers, ``BLACK`` one ink for
    all, ``NUMERALS`` digits in place of pips.
    """

    COLOUR = "colour"
    COLOUR_SAFE = "colour_safe"
    BLACK = "black"
    NUMERALS = "numerals"


class PipShape(StrEnum):
    """The outline of a pip."""

    DOT = "dot"
    SQUARE = "square"
    DIAMOND = "diamond"


class Texture(StrEnum):
    """What the surface of a table is made of."""

    CLOTH = "cloth"
    WOOD = "wood"
    FLAT = "flat"


@frozen
class Look:
    """The choices of looks, as they are kept in the settings; usable as a cache key."""

    table: TableStyle = TableStyle.FELT
    tiles: TileSet = TileSet.IVORY
    pips: PipStyle = PipStyle.COLOUR


@frozen
class TableColours:
    """The colours of one table. Every text colour has at least 4.5:1 on its ground.

    ``surface_inner`` and ``surface_outer`` are the middle and the corners of the surface;
    ``wood_top``, ``wood_bottom`` and ``tray`` the rack and the trough in which the hand lies.
    ``text`` and ``text_muted`` go on the surface and on ``strip``, ``plate_text``, ``plate_muted``
    and ``plate_accent`` (what is urgent, and the frame of who is to move) on ``plate`` and
    ``plate_current``, ``wood_text`` and ``status_text`` on the rack and its tray, ``button_text``
    on ``button``, ``badge_text`` on ``accent``. ``focus``, the frame of the button that the keys are
    at, has at least 3:1 on the rack and on the surface. ``bed_alpha`` (0..1) is how strongly a line's bed
    covers the surface, ``bed_shade`` how dark its colour is (1 = the player's own colour),
    ``bed_edge`` the shade of its outline.
    """

    texture: Texture
    surface_inner: QColor
    surface_outer: QColor
    hub: QColor
    hub_ring: QColor
    wood_top: QColor
    wood_bottom: QColor
    tray: QColor
    strip: QColor
    plate: QColor
    plate_current: QColor
    plate_border: QColor
    text: QColor
    text_muted: QColor
    plate_text: QColor
    plate_muted: QColor
    plate_accent: QColor
    wood_text: QColor
    status_text: QColor
    button: QColor
    button_text: QColor
    accent: QColor
    focus: QColor
    badge_text: QColor
    ring: QColor
    bed_alpha: float
    bed_shade: float
    bed_edge: QColor


@frozen
class TileColours:
    """The colours of one tile set: the face from its lit to its far corner, its rim and its back."""

    face_light: QColor
    face_dark: QColor
    edge: QColor
    side: QColor
    gleam: QColor
    groove: QColor
    ink: QColor
    back_light: QColor
    back_dark: QColor
    back_motif: QColor


GOLD: Final = QColor("#ffd24a")
"""An open double, the seat to move, what invites."""

BRASS: Final = QColor("#caa15a")
"""The turntable's ring and the spinner of a tile."""

PLAYER_COLOURS: Final = tuple(
    QColor(c)
    for c in (
        "#4aa3ff",
        "#ff8a5c",
        "#6fd38a",
        "#d59bff",
        "#ff9ec4",
        "#7be0e0",
        "#c9d46a",
        "#f0b45e",
    )
)
"""The colours seats 1..8 have unless somebody chose others."""

MEXICAN_COLOUR: Final = QColor("#ffd24a")
"""The colour of the Mexican train."""

SIGN_INK: Final = QColor("#14211c")
"""The letter on a seat's sign: dark on every player's colour."""

_PIPS: Final = (
    "#8c8474",  # 0 has no pips; its numeral has a colour
    "#2b7fd4",
    "#2e9a4f",
    "#d2352f",
    "#7a4b2a",
    "#1f4fa8",
    "#d08a00",
    "#b0428e",
    "#128f8b",
    "#6a3fb0",
    "#e06a10",
    "#4d5a64",
    "#8a1f3c",
    "#7d8c0a",
    "#ee6fa8",
    "#0d4a34",
    "#7f9fc9",
    "#2c2140",
    "#b09468",
)

_PIPS_ON_BLACK: Final = (
    "#a8a294",  # 0 has no pips; its numeral has a colour
    "#4ba3ff",
    "#43c46b",
    "#ff5b52",
    "#b57f4c",
    "#5a74f0",
    "#ffc02e",
    "#e064bc",
    "#2fd0c8",
    "#a47df5",
    "#ff8a2e",
    "#a3b0ba",
    "#cc3f64",
    "#b5cf3a",
    "#ffa9c8",
    "#2b9673",
    "#a5c8f5",
    "#f3ecff",
    "#dcc490",
)

_SAFE: Final = ("#0b86cf", "#d4361c", "#2a24b4", "#757575", "#101522", "#7d0a0a")
_SAFE_ON_BLACK: Final = ("#5accff", "#f2b230", "#5576c4", "#f2f0ea", "#d8402f", "#929292")
_SAFE_SHAPES: Final = (PipShape.DOT, PipShape.SQUARE, PipShape.DIAMOND)

_FELT = TableColours(
    texture=Texture.CLOTH,
    surface_inner=QColor("#2f7560"),
    surface_outer=QColor("#123c31"),
    hub=QColor("#0f2a22"),
    hub_ring=BRASS,
    wood_top=QColor("#8a5a34"),
    wood_bottom=QColor("#52331c"),
    tray=QColor("#472c18"),
    strip=QColor("#123529"),
    plate=QColor("#1d5143"),
    plate_current=QColor("#27705a"),
    plate_border=QColor("#2f6a58"),
    text=QColor("#fbf7ea"),
    text_muted=QColor("#e6f2ec"),
    plate_text=QColor("#ffffff"),
    plate_muted=QColor("#dceee6"),
    plate_accent=QColor("#ffe082"),
    wood_text=QColor("#f8eedb"),
    status_text=QColor("#ffe9a8"),
    button=QColor("#f6efdf"),
    button_text=QColor("#33231a"),
    accent=GOLD,
    focus=GOLD,
    badge_text=QColor("#2b2008"),
    ring=QColor("#ffffff"),
    bed_alpha=0.62,
    bed_shade=0.58,
    bed_edge=QColor(8, 34, 27, 150),
)

_DARK_WOOD = TableColours(
    texture=Texture.WOOD,
    surface_inner=QColor("#5c4131"),
    surface_outer=QColor("#22160f"),
    hub=QColor("#150f0b"),
    hub_ring=BRASS,
    wood_top=QColor("#7d4d2e"),
    wood_bottom=QColor("#432612"),
    tray=QColor("#301b0d"),
    strip=QColor("#1d130d"),
    plate=QColor("#3b2a20"),
    plate_current=QColor("#6b4a2f"),
    plate_border=QColor("#5a4233"),
    text=QColor("#fbf3e6"),
    text_muted=QColor("#e2d3c3"),
    plate_text=QColor("#ffffff"),
    plate_muted=QColor("#e3d3c2"),
    plate_accent=GOLD,
    wood_text=QColor("#f8eedb"),
    status_text=QColor("#ffe6a3"),
    button=QColor("#f0e4cf"),
    button_text=QColor("#33231a"),
    accent=GOLD,
    focus=GOLD,
    badge_text=QColor("#2b2008"),
    ring=QColor("#ffffff"),
    bed_alpha=0.6,
    bed_shade=0.55,
    bed_edge=QColor(14, 8, 4, 170),
)

_LIGHT = TableColours(
    texture=Texture.CLOTH,
    surface_inner=QColor("#e9efe6"),
    surface_outer=QColor("#c3d2c6"),
    hub=QColor("#23463b"),
    hub_ring=BRASS,
    wood_top=QColor("#e6c899"),
    wood_bottom=QColor("#c1975f"),
    tray=QColor("#b48a55"),
    strip=QColor("#d6e1d7"),
    plate=QColor("#f4f6f0"),
    plate_current=QColor("#ffffff"),
    plate_border=QColor("#b4c5b9"),
    text=QColor("#17281f"),
    text_muted=QColor("#33493e"),
    plate_text=QColor("#17281f"),
    plate_muted=QColor("#4a5f54"),
    plate_accent=QColor("#8f4f00"),
    wood_text=QColor("#2a1a0c"),
    status_text=QColor("#3a1f00"),
    button=QColor("#fffaf0"),
    button_text=QColor("#33231a"),
    accent=GOLD,
    focus=QColor("#0a4a9c"),
    badge_text=QColor("#2b2008"),
    ring=QColor("#1c3a30"),
    bed_alpha=0.55,
    bed_shade=0.86,
    bed_edge=QColor(40, 70, 58, 110),
)

_HIGH_CONTRAST = TableColours(
    texture=Texture.FLAT,
    surface_inner=QColor("#000000"),
    surface_outer=QColor("#000000"),
    hub=QColor("#000000"),
    hub_ring=QColor("#ffffff"),
    wood_top=QColor("#101010"),
    wood_bottom=QColor("#101010"),
    tray=QColor("#000000"),
    strip=QColor("#000000"),
    plate=QColor("#000000"),
    plate_current=QColor("#00306b"),
    plate_border=QColor("#ffffff"),
    text=QColor("#ffffff"),
    text_muted=QColor("#f0f0f0"),
    plate_text=QColor("#ffffff"),
    plate_muted=QColor("#f0f0f0"),
    plate_accent=QColor("#ffe14a"),
    wood_text=QColor("#ffffff"),
    status_text=QColor("#ffe14a"),
    button=QColor("#ffffff"),
    button_text=QColor("#000000"),
    accent=QColor("#ffe14a"),
    focus=QColor("#ffe14a"),
    badge_text=QColor("#000000"),
    ring=QColor("#ffffff"),
    bed_alpha=1.0,
    bed_shade=0.42,
    bed_edge=QColor("#ffffff"),
)

_TABLES: Final = {
    TableStyle.FELT: _FELT,
    TableStyle.DARK_WOOD: _DARK_WOOD,
    TableStyle.LIGHT: _LIGHT,
    TableStyle.HIGH_CONTRAST: _HIGH_CONTRAST,
}

_TILES: Final = {
    TileSet.IVORY: TileColours(
        face_light=QColor("#fffdf4"),
        face_dark=QColor("#efe6cf"),
        edge=QColor("#b9ae95"),
        side=QColor("#cfc3a6"),
        gleam=QColor("#ffffff"),
        groove=QColor("#bdb298"),
        ink=QColor("#22201c"),
        back_light=QColor("#2c6a58"),
        back_dark=QColor("#17453a"),
        back_motif=QColor("#d9b871"),
    ),
    TileSet.WHITE: TileColours(
        face_light=QColor("#ffffff"),
        face_dark=QColor("#eceff2"),
        edge=QColor("#a7afb8"),
        side=QColor("#c4cbd2"),
        gleam=QColor("#ffffff"),
        groove=QColor("#b2bac2"),
        ink=QColor("#1b1d21"),
        back_light=QColor("#3b6ea8"),
        back_dark=QColor("#234a78"),
        back_motif=QColor("#e6edf5"),
    ),
    TileSet.BLACK: TileColours(
        face_light=QColor("#2b2b31"),
        face_dark=QColor("#17171b"),
        edge=QColor("#77777f"),
        side=QColor("#0c0c0e"),
        gleam=QColor("#8d8d98"),
        groove=QColor("#6a6a72"),
        ink=QColor("#f4efe2"),
        back_light=QColor("#7d2b33"),
        back_dark=QColor("#531820"),
        back_motif=QColor("#d9b871"),
    ),
}

_NUMERAL_CONTRAST: Final = 4.5
_PIP_CONTRAST_HIGH: Final = 5.5


def table_colours(table: TableStyle) -> TableColours:
    """The colours of a table."""
    return _TABLES[table]


def tile_colours(tiles: TileSet) -> TileColours:
    """The colours of a tile set."""
    return _TILES[tiles]


def player_colour(seat: int) -> QColor:
    """The usual colour of a seat (1..8); raises ``ValueError`` for any other number."""
    if not 1 <= seat <= len(PLAYER_COLOURS):
        raise ValueError(f"there is no seat {seat}: seats run from 1 to {len(PLAYER_COLOURS)}")
    return PLAYER_COLOURS[seat - 1]


@cache
def pip_colour(number: int, look: Look) -> QColor:
    """The colour of the pips (or the numeral) of a half with ``number`` (0..18).

    On ivory and white the colours are the table's as they stand, on black bright ones of the same
    hues; numerals and high contrast move them as far from the face as it takes to be read.
    """
    _check_number(number)
    on_black = look.tiles is TileSet.BLACK
    colours = tile_colours(look.tiles)
    if look.pips is PipStyle.BLACK:
        return colours.ink
    if look.pips is PipStyle.COLOUR_SAFE:
        safe = _SAFE_ON_BLACK if on_black else _SAFE
        return QColor(safe[(number - 1) % len(safe)])
    colour = QColor((_PIPS_ON_BLACK if on_black else _PIPS)[number])
    ground = colours.face_light if on_black else colours.face_dark
    if look.table is TableStyle.HIGH_CONTRAST:
        return readable_on(colour, ground, _PIP_CONTRAST_HIGH)
    if look.pips is PipStyle.NUMERALS:
        return readable_on(colour, ground, _NUMERAL_CONTRAST)
    return colour


def pip_shape(number: int, look: Look) -> PipShape:
    """The outline of the pips of a half with ``number`` (0..18).

    Dots, except in the colour-safe style, where 7..12 are square and 13..18 diamonds.
    """
    _check_number(number)
    if look.pips is not PipStyle.COLOUR_SAFE or number == 0:
        return PipShape.DOT
    return _SAFE_SHAPES[(number - 1) // len(_SAFE)]


def line_bed(colour: QColor, table: TableStyle) -> QColor:
    """The track bed of a line in its player's ``colour``; translucent, so the surface shows."""
    colours = table_colours(table)
    bed = QColor.fromRgbF(*(channel * colours.bed_shade for channel in _channels(colour)))
    bed.setAlphaF(colours.bed_alpha)
    return bed


def line_edge(colour: QColor, table: TableStyle) -> QColor:
    """The outline of a line's bed: a shade, at high contrast the player's own colour."""
    return colour if table is TableStyle.HIGH_CONTRAST else table_colours(table).bed_edge


def surface_middle(table: TableStyle) -> QColor:
    """The colour halfway between the middle and the corners of a table."""
    colours = table_colours(table)
    return mixed(colours.surface_inner, colours.surface_outer, 0.5)


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """``first`` with ``share`` (0..1) of ``second`` in it; opaque."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in pairs))


def luminance(colour: QColor) -> float:
    """The relative luminance of a colour, 0 (black) .. 1 (white), as WCAG 2 defines it."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """The contrast of two colours, 1..21, as WCAG 2 defines it."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(colour: QColor, ground: QColor, ratio: float) -> QColor:
    """``colour``, darkened or lightened until its contrast to ``ground`` reaches ``ratio`` (1..21).

    Hue and saturation stay. The colour itself when it does already; black or white when nothing
    less will do.
    """
    if contrast(colour, ground) >= ratio:
        return colour
    away = 0.0 if luminance(ground) > 0.18 else 1.0
    hue, saturation, lightness, _ = cast("tuple[float, float, float, float]", colour.getHslF())
    for step in range(1, 51):
        shade = QColor.fromHslF(max(0.0, hue), saturation, lightness + (away - lightness) * step / 50)
        if contrast(shade, ground) >= ratio:
            return shade
    return QColor.fromRgbF(away, away, away)


def _channels(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _check_number(number: int) -> None:
    if not 0 <= number <= MAX_PIPS:
        raise ValueError(f"no half has {number} pips: they run from 0 to {MAX_PIPS}")
