"""The table's drawings: they fill or centre where they should, and are drawn once."""

from __future__ import annotations

import subprocess
import sys
from math import cos, pi, radians, sin
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.artwork.boneyard import LAYERS, layers_of
from mextrain_qt.views.artwork.hub import SIGN_RADIUS, Stall, hub_size, sign_diameter
from mextrain_qt.views.artwork.icons import app_icon
from mextrain_qt.views.theme import (
    GOLD,
    MEXICAN_COLOUR,
    PLAYER_COLOURS,
    Look,
    TableStyle,
    mixed,
    table_colours,
)
from mextrain_qt.views.tile_painter import TilePainter
from tests.views.colour_vision import difference

LOOK = Look()
_SMOOTH = Qt.TransformationMode.SmoothTransformation
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def art(qtbot: QtBot) -> Artwork:
    return Artwork(TilePainter())


def colour_at(pixmap: QPixmap, x: float, y: float) -> QColor:
    """The colour at a place in logical pixels from the pixmap's middle."""
    image = pixmap.toImage()
    scale = pixmap.devicePixelRatio()
    return image.pixelColor(int(image.width() / 2 + x * scale), int(image.height() / 2 + y * scale))


def opaque(image: QImage) -> bool:
    return all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    )


@pytest.mark.parametrize("table", TableStyle)
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_surface_fills_its_size_and_hides_what_is_below(
    art: Artwork, table: TableStyle, dpr: float
) -> None:
    pixmap = art.surface_pixmap(QSizeF(300, 151), dpr, Look(table=table))
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.deviceIndependentSize().width() == pytest.approx(300, abs=1)
    assert pixmap.deviceIndependentSize().height() == pytest.approx(151, abs=1)
    assert opaque(pixmap.toImage())


@pytest.mark.parametrize("table", TableStyle)
def test_the_surface_keeps_to_its_colours_so_that_text_on_it_stays_readable(
    art: Artwork, table: TableStyle
) -> None:
    colours = table_colours(table)
    pixmap = art.surface_pixmap(QSizeF(300, 200), 1, Look(table=table))
    assert difference(_mean(pixmap, 0, 0), colours.surface_inner) < 5
    assert difference(_mean(pixmap, -140, -90), colours.surface_outer) < 8


def _mean(pixmap: QPixmap, x: int, y: int) -> QColor:
    image = pixmap.toImage()
    left, top = image.width() // 2 + x - 8, image.height() // 2 + y - 8
    return (
        image.copy(left, top, 16, 16)
        .scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, _SMOOTH)
        .pixelColor(0, 0)
    )


@pytest.mark.parametrize("table", TableStyle)
def test_the_wood_runs_from_its_upper_to_its_lower_colour(art: Artwork, table: TableStyle) -> None:
    colours = table_colours(table)
    pixmap = art.wood_pixmap(QSizeF(300, 120), 1, Look(table=table))
    assert opaque(pixmap.toImage())
    assert difference(_mean(pixmap, 0, -40), mixed(colours.wood_top, colours.wood_bottom, 1 / 6)) < 8
    assert difference(_mean(pixmap, 0, 50), mixed(colours.wood_top, colours.wood_bottom, 11 / 12)) < 8


@pytest.mark.parametrize("table", TableStyle)
def test_the_tray_has_round_corners(art: Artwork, table: TableStyle) -> None:
    pixmap = art.tray_pixmap(QSizeF(200, 80), 1, Look(table=table))
    assert colour_at(pixmap, -99.5, -39.5).alpha() < 60
    assert colour_at(pixmap, 0, 10).alpha() > 200


def stalls(lines: int) -> tuple[Stall, ...]:
    colours = [*PLAYER_COLOURS[: lines - 1], MEXICAN_COLOUR]
    return tuple(Stall(90 + i * 360 / lines, colour.name()) for i, colour in enumerate(colours))


def test_the_hub_is_a_dark_disc_with_a_brass_ring(art: Artwork) -> None:
    pixmap = art.hub_pixmap(60, stalls(5), 1, LOOK)
    colours = table_colours(TableStyle.FELT)
    assert pixmap.deviceIndependentSize() == hub_size(60).toSize().toSizeF()
    assert difference(colour_at(pixmap, 20, 0), colours.hub) < 8
    assert difference(colour_at(pixmap, 60 * 0.7071, -60 * 0.7071), colours.hub_ring) < 20
    assert colour_at(pixmap, 65.9, 0).alpha() < 20


@pytest.mark.parametrize("lines", [3, 5, 9])
def test_each_line_s_stall_shows_its_colour_where_the_line_leaves(art: Artwork, lines: int) -> None:

    pixmap = art.hub_pixmap(100, stalls(lines), 1, LOOK)
    for stall in stalls(lines):
        x, y = cos(radians(stall.angle)) * 90, sin(radians(stall.angle)) * 90
        assert difference(colour_at(pixmap, x, y), QColor(stall.colour)) < 12


@pytest.mark.parametrize("lines", range(3, 10))
def test_signs_fit_beside_each_other_and_inside_the_ring(lines: int) -> None:

    diameter = sign_diameter(60, lines)
    assert diameter < 2 * 60 * SIGN_RADIUS * sin(pi / lines)
    assert SIGN_RADIUS * 60 + diameter / 2 <= 60
    assert diameter > 12


@pytest.mark.parametrize("colour", [*PLAYER_COLOURS, MEXICAN_COLOUR], ids=lambda c: c.name())
def test_a_small_marker_shows_its_owner_s_colour(art: Artwork, colour: QColor) -> None:
    """Closest to the owner's colour of all, on at least a fifth of the locomotive."""
    image = art.marker_pixmap(colour, 22, 1).toImage()
    solid = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    ]
    others = [other for other in (*PLAYER_COLOURS, MEXICAN_COLOUR) if other is not colour]
    own = [c for c in solid if difference(c, colour) < 6]
    assert len(own) > len(solid) / 5
    for other in others:
        assert len([c for c in solid if difference(c, other) < 6]) < len(own)


def test_a_sign_has_its_colour_and_a_letter_that_differs(art: Artwork) -> None:
    y, b = (art.sign_pixmap(letter, PLAYER_COLOURS[0], 28, 1) for letter in "YB")
    assert y.toImage() != b.toImage()
    assert difference(colour_at(y, -9, 2), PLAYER_COLOURS[0]) < 10
    assert colour_at(y, -14, -14).alpha() == 0


def test_a_pill_is_as_wide_as_its_word(art: Artwork) -> None:
    short, long = (art.pill_pixmap(word, 20, 1, LOOK) for word in ("open", "abierta ahora"))
    assert short.height() == long.height() == 20
    assert long.width() > 1.5 * short.width()
    assert difference(colour_at(short, -short.width() / 2 + 6, 0), GOLD) < 8


def test_the_stack_shrinks_with_the_boneyard_but_not_its_pixmap(art: Artwork) -> None:
    assert [layers_of(n) for n in (0, 1, 8, 9, 24, 33, 90, 190)] == [0, 1, 1, 2, 3, LAYERS, LAYERS, LAYERS]
    full, few, none = (art.boneyard_pixmap(n, 26, 1, LOOK) for n in (60, 3, 0))
    assert full.size() == few.size() == none.size()
    assert art.boneyard_halo_pixmap(26, 1, LOOK).size() == full.size()
    assert colour_at(full, -15, -14).alpha() == 255
    assert colour_at(few, -15, -14).alpha() < 50


def test_the_count_is_on_the_badge(art: Artwork) -> None:
    assert art.boneyard_pixmap(24, 26, 1, LOOK).toImage() != art.boneyard_pixmap(23, 26, 1, LOOK).toImage()


@pytest.mark.parametrize("table", TableStyle)
def test_rings_are_hollow_and_stand_out_from_the_table(art: Artwork, table: TableStyle) -> None:
    look = Look(table=table)
    ring = art.ring_pixmap(40, 2, look)
    assert colour_at(ring, 0, 0).alpha() == 0
    image = ring.toImage()
    strongest = max(
        (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())),
        key=lambda c: (c.alpha(), difference(c, table_colours(table).surface_inner)),
    )
    assert difference(strongest, table_colours(table).surface_inner) > 30
    target = art.target_pixmap(40, 2, look)
    assert difference(colour_at(target, 0, -15.4), table_colours(table).accent) < 12


def test_each_drawing_is_drawn_once(art: Artwork) -> None:
    first = art.surface_pixmap(QSizeF(100, 80), 1, LOOK).cacheKey()
    assert art.surface_pixmap(QSizeF(100, 80), 1, LOOK).cacheKey() == first
    assert art.surface_pixmap(QSizeF(101, 80), 1, LOOK).cacheKey() != first
    marker = art.marker_pixmap(GOLD, 26, 1).cacheKey()
    assert art.marker_pixmap(QColor("#ffd24a"), 26, 1).cacheKey() == marker


def test_two_painters_draw_the_same_table(qtbot: QtBot) -> None:
    look = Look(table=TableStyle.DARK_WOOD)
    first, second = (Artwork(TilePainter()).surface_pixmap(QSizeF(200, 100), 1, look) for _ in range(2))
    assert first.toImage() == second.toImage()


def test_the_program_s_icon_comes_in_every_usual_size(qtbot: QtBot) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert sizes >= {16, 22, 24, 32, 48, 64, 128, 256}


def test_the_icon_script_lays_out_a_theme(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "make_icons.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True, timeout=60)
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        for name in ("apps/mextrain-qt.png", "mimetypes/application-x-mexican-train.png"):
            image = QImage(str(tmp_path / "hicolor" / f"{size}x{size}" / name))
            assert (image.width(), image.height()) == (size, size)
    assert (tmp_path / "hicolor" / "scalable" / "apps" / "mextrain-qt.svg").is_file()


def test_the_icon_script_says_in_one_line_what_it_could_not_write(tmp_path: Path) -> None:
    (tmp_path / "hicolor").write_text("in the way")
    script = ROOT / "packaging" / "make_icons.py"
    result = subprocess.run(
        [sys.executable, str(script), str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == 1
    assert result.stderr.startswith("make_icons: ")
    assert len(result.stderr.splitlines()) == 1
