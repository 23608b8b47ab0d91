"""How a line is read from the engine outward, in every field."""

from __future__ import annotations

import pytest

from mextrain_qt.model.lines import BrokenLine, Walk, walk
from mextrain_qt.model.tiles import parse_tile


def read(tiles: str, covers: int = 1, engine: int = 6) -> Walk:
    return walk([parse_tile(tile) for tile in tiles.split()], engine, covers)


@pytest.mark.parametrize("covers", [1, 2])
def test_an_empty_line_offers_the_engine_and_needs_nothing(covers: int) -> None:
    assert read("", covers) == Walk((), 6, 0, -1, ())


@pytest.mark.parametrize("covers", [1, 2])
def test_a_line_without_doubles_offers_the_outer_half(covers: int) -> None:
    assert read("6-2 2-1", covers) == Walk(((6, 2), (2, 1)), 1, 0, -1, ())


def test_a_double_that_needs_one_tile_is_like_any_tile() -> None:
    assert read("6-2 2-2") == Walk(((6, 2), (2, 2)), 2, 0, -1, ())
    assert read("6-2 2-2 2-1") == Walk(((6, 2), (2, 2), (2, 1)), 1, 0, -1, ())


def test_a_double_that_needs_two_tiles_offers_its_number_until_it_has_them() -> None:
    assert read("6-2 2-2", 2) == Walk(((6, 2), (2, 2)), 2, 2, -1, ())
    assert read("6-2 2-2 2-0", 2) == Walk(((6, 2), (2, 2), (2, 0)), 2, 1, 0, ())
    assert read("6-2 2-2 2-0 2-5", 2) == Walk(((6, 2), (2, 2), (2, 0), (2, 5)), 5, 0, -1, ())


def test_a_spur_that_is_carried_on_is_told_with_its_double() -> None:
    carried = read("6-2 2-2 2-0 0-5", 2)
    assert carried == Walk(((6, 2), (2, 2), (2, 0), (0, 5)), 5, 0, -1, (2,))


def test_a_double_laid_on_a_double_needs_two_tiles_itself() -> None:
    assert read("6-2 2-2 2-0 2-5 5-5", 2).needed == 2
    assert read("6-2 2-2 2-0 0-0", 2) == Walk(((6, 2), (2, 2), (2, 0), (0, 0)), 0, 2, -1, (2,))


def test_a_tile_that_does_not_match_is_named_with_its_place() -> None:
    with pytest.raises(BrokenLine, match="5-4 does not match the 1") as caught:
        read("6-1 5-4")
    assert caught.value.place == 1
