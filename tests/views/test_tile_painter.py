"""Tiles as pixmaps: what lies where, the right number of pips, shared and bounded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from mextrain_qt.model.tiles import MAX_PIPS, Tile
from mextrain_qt.views.canvas import middle_offset
from mextrain_qt.views.pips import PATTERNS, pips_path
from mextrain_qt.views.pixmap_cache import PixmapCache
from mextrain_qt.views.theme import (
    GOLD,
    Look,
    PipShape,
    PipStyle,
    TableStyle,
    TileSet,
    pip_colour,
    tile_colours,
)
from mextrain_qt.views.tile_painter import (
    Frame,
    TilePainter,
    rounded_half,
    rounded_turn,
    shadow_margin,
)

LOOK = Look()


@pytest.fixture
def painter(qtbot: QtBot) -> TilePainter:
    """A painter of its own; pixmaps need an application."""
    return TilePainter()


def colour_at(pixmap: QPixmap, x: float, y: float) -> QColor:
    """The colour at a place in logical pixels from the pixmap's middle."""
    image = pixmap.toImage()
    scale = pixmap.devicePixelRatio()
    return image.pixelColor(int(image.width() / 2 + x * scale), int(image.height() / 2 + y * scale))


def close(first: QColor, second: QColor, within: int = 40) -> bool:
    return all(
        abs(a - b) <= within
        for a, b in zip(first.getRgb(), second.getRgb(), strict=True)  # type: ignore[call-overload]
    )


def test_every_number_has_as_many_pips_as_it_says() -> None:
    assert [len(pattern.places) for pattern in PATTERNS] == list(range(MAX_PIPS + 1))


def test_every_arrangement_is_the_same_upside_down() -> None:
    for pattern in PATTERNS:
        places = {(round(x, 4), round(y, 4)) for x, y in pattern.places}
        assert {(-x, -y) for x, y in places} == places


def test_pips_neither_touch_nor_leave_their_half() -> None:
    for number, pattern in enumerate(PATTERNS):
        for index, (x, y) in enumerate(pattern.places):
            assert max(abs(x), abs(y)) + pattern.radius < 0.43
            for other_x, other_y in pattern.places[:index]:
                apart = ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5
                assert apart > 2 * pattern.radius, number


@pytest.mark.parametrize("shape", PipShape)
def test_pips_are_centred_in_every_shape(shape: PipShape) -> None:
    for number in range(1, MAX_PIPS + 1):
        middle = pips_path(number, shape, 100.0).boundingRect().center()
        assert middle.manhattanLength() < 1e-6


def test_the_higher_half_lies_on_the_left(painter: TilePainter) -> None:
    pixmap = painter.tile_pixmap(Tile(1, 5), 40, 1, LOOK)
    assert close(colour_at(pixmap, -20, 0), pip_colour(5, LOOK))
    assert close(colour_at(pixmap, 20, 0), pip_colour(1, LOOK))


def test_a_blank_half_is_bare(painter: TilePainter) -> None:
    pixmap = painter.tile_pixmap(Tile(1, 0), 40, 1, LOOK)
    face = tile_colours(TileSet.IVORY)
    for x in (8, 14, 20, 26, 32):
        for y in (-12, 0, 12):
            assert close(colour_at(pixmap, x, y), face.face_dark, 30)


@pytest.mark.parametrize(("half", "dpr"), [(9, 1.0), (14.2, 1.0), (20, 1.25), (26, 2.0), (61.7, 1.5)])
def test_the_middle_of_the_pixmap_is_the_middle_of_the_tile(
    painter: TilePainter, half: float, dpr: float
) -> None:
    pixmap = painter.tile_pixmap(Tile(12, 12), half, dpr, LOOK)
    size = pixmap.deviceIndependentSize()
    margin, drawn = shadow_margin(rounded_half(half)), rounded_half(half)
    assert size.width() == pytest.approx(2 * drawn + 2 * margin, abs=1)
    assert size.height() == pytest.approx(drawn + 2 * margin, abs=1)
    assert middle_offset(pixmap) == QPointF(-size.width() / 2, -size.height() / 2)
    for x, y in ((0.9, 0), (-0.9, 0), (0.2, 0.4), (0.2, -0.4)):
        assert colour_at(pixmap, x * drawn, y * drawn).alpha() == 255


def test_a_tile_is_drawn_finer_than_the_screen(qtbot: QtBot) -> None:
    tile = Tile(6, 4)
    assert TilePainter(supersample=3).tile_pixmap(tile, 20, 1, LOOK).devicePixelRatio() == 3
    assert TilePainter().tile_pixmap(tile, 20, 1, LOOK).devicePixelRatio() == 1.5
    assert TilePainter().tile_pixmap(tile, 20, 2, LOOK).devicePixelRatio() == 2.5


def test_a_soft_shadow_surrounds_the_tile_and_ends_inside_the_pixmap(painter: TilePainter) -> None:
    image = painter.tile_pixmap(Tile(6, 4), 30, 1, LOOK).toImage()
    border = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    border += [image.pixelColor(x, y).alpha() for x in (0, image.width() - 1) for y in range(image.height())]
    assert max(border) == 0
    below = colour_at(painter.tile_pixmap(Tile(6, 4), 30, 1, LOOK), 0, 17.5)
    assert 0 < below.alpha() < 200


def test_the_light_stays_where_it_is_when_a_tile_is_turned(painter: TilePainter) -> None:
    """Below the tile there is more shadow than above, whichever of its edges is below."""
    flat = painter.tile_pixmap(Tile(6, 4), 30, 1, LOOK)
    turned = painter.tile_pixmap(Tile(6, 4), 30, 1, LOOK, 180)
    assert colour_at(flat, 0, 17.5).alpha() > colour_at(flat, 0, -17.5).alpha()
    assert colour_at(turned, 0, 17.5).alpha() < colour_at(turned, 0, -17.5).alpha()


def test_the_same_tile_is_the_same_pixmap(painter: TilePainter) -> None:
    first = painter.tile_pixmap(Tile(9, 4), 26, 1, LOOK)
    assert painter.tile_pixmap(Tile(4, 9), 26.1, 1, LOOK, 20).cacheKey() == first.cacheKey()


def test_another_size_ratio_look_or_light_is_another_pixmap(painter: TilePainter) -> None:
    tile = Tile(9, 4)
    keys = {
        painter.tile_pixmap(tile, 26, 1, LOOK).cacheKey(),
        painter.tile_pixmap(tile, 27, 1, LOOK).cacheKey(),
        painter.tile_pixmap(tile, 26, 2, LOOK).cacheKey(),
        painter.tile_pixmap(tile, 26, 1, Look(tiles=TileSet.BLACK)).cacheKey(),
        painter.tile_pixmap(tile, 26, 1, LOOK, 90).cacheKey(),
        painter.tile_pixmap(Tile(9, 5), 26, 1, LOOK).cacheKey(),
    }
    assert len(keys) == 6


@pytest.mark.parametrize(
    ("turn", "eighth"), [(0, 0), (22, 0), (23, 1), (90, 2), (-90, 6), (359, 0), (720 + 45, 1)]
)
def test_turns_go_to_the_nearest_eighth(turn: float, eighth: int) -> None:
    assert rounded_turn(turn) == eighth


def test_sizes_go_in_quarters_of_a_pixel_and_stay_above_nothing() -> None:
    assert [rounded_half(half) for half in (26.1, 26.13, 9.49, 0.0)] == [26.0, 26.25, 9.5, 4.0]


def test_numerals_stay_upright_when_the_tile_stands(painter: TilePainter) -> None:
    """A 1 is tall and narrow: along the tile it is narrow while the tile lies, tall when it stands."""
    look = Look(pips=PipStyle.NUMERALS)

    def extent(turn: float) -> tuple[int, int]:
        pixmap = painter.tile_pixmap(Tile(11, 1), 40, 1, look, turn)
        image, ink = pixmap.toImage(), pip_colour(1, look)
        found = [
            (x, y)
            for x in range(image.width() * 5 // 9, image.width())
            for y in range(image.height())
            if close(image.pixelColor(x, y), ink, 30)
        ]
        xs, ys = [x for x, _ in found], [y for _, y in found]
        return max(xs) - min(xs), max(ys) - min(ys)

    lying, standing = extent(0), extent(90)
    assert lying[1] > lying[0]
    assert standing[0] > standing[1]


@pytest.mark.parametrize("style", PipStyle)
@pytest.mark.parametrize("tiles", TileSet)
def test_every_number_looks_different_in_every_style_and_set(
    painter: TilePainter, style: PipStyle, tiles: TileSet
) -> None:
    look = Look(tiles=tiles, pips=style)
    faces = {
        bytes(painter.tile_pixmap(Tile(n, n), 20, 1, look).toImage().constBits()) for n in range(MAX_PIPS + 1)
    }
    assert len(faces) == MAX_PIPS + 1


def test_a_face_down_tile_tells_nothing_and_is_as_large(painter: TilePainter) -> None:
    back, face = painter.back_pixmap(26, 1, LOOK), painter.tile_pixmap(Tile(6, 6), 26, 1, LOOK)
    assert back.size() == face.size()
    assert close(colour_at(back, -21, 0), tile_colours(TileSet.IVORY).back_light, 40)


@pytest.mark.parametrize("frame", [None, *Frame])
@pytest.mark.parametrize("half", [9.0, 26.0, 60.0])
def test_halo_and_frames_leave_the_tile_free(painter: TilePainter, frame: Frame | None, half: float) -> None:
    if frame is None:
        pixmap = painter.halo_pixmap(half, 1, LOOK)
    else:
        pixmap = painter.frame_pixmap(frame, half, 1, LOOK)
    for x in (-0.85, -0.5, 0, 0.5, 0.85):
        for y in (-0.3, 0, 0.3):
            assert colour_at(pixmap, x * half, y * half).alpha() == 0
    size = pixmap.deviceIndependentSize()
    assert size.width() > 2 * half
    assert max(pixel.alpha() for pixel in _edge(pixmap.toImage())) < 12


def _edge(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]


def test_the_halo_is_gold_where_it_meets_the_tile(painter: TilePainter) -> None:
    pixmap = painter.halo_pixmap(40, 1, LOOK)
    assert close(colour_at(pixmap, 0, 20.8), GOLD)
    assert 0 < colour_at(pixmap, 0, 32).alpha() < 100


def test_high_contrast_outlines_black_tiles_in_white(painter: TilePainter) -> None:
    look = Look(table=TableStyle.HIGH_CONTRAST, tiles=TileSet.BLACK)
    pixmap = painter.tile_pixmap(Tile(0, 0), 40, 1, look)
    assert colour_at(pixmap, 10, 19.1).lightness() > 180


def test_the_cache_forgets_the_oldest_and_stays_within_its_budget(qtbot: QtBot) -> None:
    drawn: list[int] = []

    def draw(n: int) -> QPixmap:
        drawn.append(n)
        return QPixmap(10, 10)

    cache = PixmapCache(budget=3 * 400)
    for n in (1, 2, 3, 1, 4, 1, 2):
        cache.get(n, lambda n=n: draw(n))  # type: ignore[misc]
    assert drawn == [1, 2, 3, 4, 2]
    assert len(cache) == 3
    assert cache.bytes == 3 * 400
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_the_cache_keeps_no_more_pixmaps_than_it_may(qtbot: QtBot) -> None:
    cache = PixmapCache(most=3)
    for key in "abcad":
        cache.get(key, lambda: QPixmap(2, 2))
    assert len(cache) == 3
    drawn: list[str] = []
    for key in "acdb":
        cache.get(key, lambda key=key: (drawn.append(key), QPixmap(2, 2))[1])  # type: ignore[misc]
    assert drawn == ["b"]
    assert cache.bytes == 3 * 16


def test_a_pixmap_larger_than_the_budget_is_still_handed_out(qtbot: QtBot) -> None:
    cache = PixmapCache(budget=100)
    assert cache.get("large", lambda: QPixmap(20, 20)).width() == 20
    assert len(cache) == 1


def test_many_sizes_do_not_grow_the_cache_beyond_its_budget(qtbot: QtBot) -> None:
    cache = PixmapCache(budget=300_000)
    painter = TilePainter(cache)
    for quarter in range(40, 120):
        painter.tile_pixmap(Tile(6, 4), quarter / 4, 1, LOOK)
    assert cache.bytes <= 300_000
