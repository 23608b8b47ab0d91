"""Tiles, sets, and sets of tiles as bits."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mextrain_qt.model.tiles import (
    DOUBLES,
    FITTING,
    MAX_PIPS,
    SETS,
    TILES,
    Tile,
    bits_of,
    parse_halves,
    parse_tile,
    pips_in,
    set_bits,
    set_size,
    tiles_in,
)

halves = st.integers(0, MAX_PIPS)


@pytest.mark.parametrize("highest", SETS)
def test_a_set_has_every_tile_once(highest: int) -> None:
    tiles = list(tiles_in(set_bits(highest)))
    assert len(tiles) == set_size(highest) == (highest + 1) * (highest + 2) // 2
    assert {(t.high, t.low) for t in tiles} == {
        (a, b) for a in range(highest + 1) for b in range(highest + 1) if b <= a
    }
    assert sum(tile.is_double for tile in tiles) == highest + 1


def test_tiles_are_listed_by_larger_then_smaller_half() -> None:
    assert [str(tile) for tile in TILES[:6]] == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"]
    assert sorted(TILES, key=lambda tile: (tile.high, tile.low)) == list(TILES) == sorted(TILES)


@given(halves, halves)
def test_a_tile_is_the_same_either_way_round(a: int, b: int) -> None:
    tile = Tile(a, b)
    assert tile is Tile(b, a)
    assert (tile.high, tile.low) == (max(a, b), min(a, b))
    assert tile.pips == a + b
    assert tile.is_double == (a == b)
    assert a in tile
    assert b in tile
    assert tile.other(a) == b
    assert TILES[tile.index] is tile
    assert tile.bit == 1 << tile.index


@given(halves, halves, halves)
def test_the_other_half_is_asked_of_a_number_the_tile_shows(a: int, b: int, number: int) -> None:
    tile = Tile(a, b)
    if number in (a, b):
        assert tile.other(number) == a + b - number
    else:
        assert number not in tile
        with pytest.raises(ValueError, match=f"has no half with {number}"):
            tile.other(number)


@pytest.mark.parametrize(("a", "b"), [(-1, 0), (0, 19), (19, 19), (3, -2)])
def test_there_is_no_tile_outside_the_largest_set(a: int, b: int) -> None:
    with pytest.raises(ValueError, match="no tile has the halves"):
        Tile(a, b)


def test_tiles_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        Tile(3, 2).pips = 9


def test_copying_and_pickling_give_the_very_tile() -> None:
    for tile in TILES:
        assert pickle.loads(pickle.dumps(tile)) is tile
        assert copy.deepcopy(tile) is tile


def test_tiles_print_larger_half_first() -> None:
    assert str(Tile(4, 12)) == "12-4"
    assert repr(Tile(4, 12)) == "Tile(12, 4)"


@given(st.sets(st.sampled_from(TILES)))
def test_a_bit_set_is_a_set_of_tiles(tiles: set[Tile]) -> None:
    bits = bits_of(tiles)
    assert list(tiles_in(bits)) == sorted(tiles)
    assert bits.bit_count() == len(tiles)
    assert pips_in(bits) == sum(tile.pips for tile in tiles)
    for number in range(MAX_PIPS + 1):
        assert set(tiles_in(bits & FITTING[number])) == {tile for tile in tiles if number in tile}
    assert set(tiles_in(bits & DOUBLES)) == {tile for tile in tiles if tile.is_double}


@given(halves, halves)
def test_text_gives_the_tile_and_the_way_it_was_written(a: int, b: int) -> None:
    assert parse_halves(f"{a}-{b}") == (a, b)
    assert parse_tile(f"{a}-{b}") is Tile(a, b)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "5",
        "5-",
        "-5",
        "5:4",
        "5-4-3",
        "a-b",
        "19-0",
        "0-19",
        "100-1",
        " 5-4",
        "5-4 ",
        "-1-2",
        "５-4",
        "²-1",
    ],
)
def test_other_text_is_no_tile(text: str) -> None:
    with pytest.raises(ValueError, match="is not a tile"):
        parse_tile(text)


def test_a_very_long_text_is_quoted_short() -> None:
    with pytest.raises(ValueError, match="is not a tile") as caught:
        parse_tile("9" * 100_000)
    assert len(str(caught.value)) < 200
