"""Numbered deals, the same everywhere, and the three ways to start a round."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from random import SystemRandom

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mextrain_qt.model import deal
from mextrain_qt.model.deal import (
    FIRST_NUMBER,
    LAST_NUMBER,
    Start,
    check_number,
    first_starter,
    new_number,
    shuffled,
    start_round,
)
from mextrain_qt.model.options import PRESETS, Options, RefusedOption
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import (
    DOUBLES,
    SETS,
    TILES,
    Tile,
    bits_of,
    parse_tile,
    set_bits,
    set_size,
    tiles_in,
)

GOLDEN = [
    (1, 1, 12, "0-0 5-3 8-2 7-0", "7a35d0465e0dde5c02c54b86b68d4d6d6b1284668f0cbbea04567b8b942ff466"),
    (2**31, 13, 12, "10-1 10-0 4-1 4-2", "82392954afe58b1fdf639a9ff8ec9a0a487f54b709cbed47c7c8386dc50bd222"),
    (1, 1, 6, "2-0 3-0 4-0 4-1", "ffb6b532e31e5bceaa2ff8fd9facc7285b2c8d717f25887c323bf929298bbda6"),
    (77, 2, 18, "11-11 10-9 14-11 16-8", "a8ff472e210538c1c6a9b9aab625dbe148075e0f71957c3419f468cd0dd60ea8"),
]
"""Number, round, set, the first tiles, and the SHA-256 of all of them parted by spaces."""


@pytest.mark.parametrize(("number", "which", "highest", "first", "digest"), GOLDEN)
def test_a_numbered_deal_is_the_same_on_every_machine(
    number: int, which: int, highest: int, first: str, digest: str
) -> None:
    text = " ".join(map(str, shuffled(number, which, highest)))
    assert text.startswith(first)
    assert hashlib.sha256(text.encode()).hexdigest() == digest


def test_the_first_starter_of_a_numbered_deal_is_the_same_on_every_machine() -> None:
    assert [first_starter(number, 8) for number in range(1, 13)] == [2, 6, 5, 2, 0, 4, 2, 7, 1, 1, 2, 5]
    assert [first_starter(number, 3) for number in range(1, 13)] == [0, 0, 1, 1, 2, 0, 1, 1, 1, 2, 0, 0]


def test_words_from_the_last_incomplete_multiple_up_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The last word but none is one above the last multiple of 3, and the one below ends it.
    for words, starter in (([2**64 - 1, 2**64 - 2], 2), ([2**64 - 1, 3], 0)):
        monkeypatch.setattr(deal, "_words", lambda number, name, words=words: iter(words))
        assert first_starter(1, 3) == starter


def test_new_numbers_go_from_the_first_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    for bits, number in ((lambda self, count: 0, FIRST_NUMBER), (lambda self, count: 2**31 - 1, LAST_NUMBER)):
        monkeypatch.setattr(SystemRandom, "getrandbits", bits)
        assert new_number() == number


def shuffled_by_the_book(number: int, which: int, highest: int) -> list[str]:
    """The algorithm once more, written from its description alone."""
    tiles = [f"{a}-{b}" for a in range(highest + 1) for b in range(a + 1)]
    stream = b"".join(
        hashlib.sha256(f"mexican-train deal 1/{number}/round {which}/{block}".encode()).digest()
        for block in range(200)
    )
    words = [int.from_bytes(stream[place : place + 8], "big") for place in range(0, len(stream), 8)]
    for last in reversed(range(1, len(tiles))):
        while words[0] >= 2**64 // (last + 1) * (last + 1):
            words.pop(0)
        place = words.pop(0) % (last + 1)
        tiles[last], tiles[place] = tiles[place], tiles[last]
    return tiles


@given(st.integers(1, LAST_NUMBER), st.integers(1, 19), st.sampled_from(SETS))
def test_the_shuffle_is_the_one_described(number: int, which: int, highest: int) -> None:
    assert [str(tile) for tile in shuffled(number, which, highest)] == shuffled_by_the_book(
        number, which, highest
    )


def test_a_shuffle_favours_no_tile() -> None:
    seen = Counter(shuffled(number, 1, 6)[0] for number in range(1, 2_801))
    assert len(seen) == 28
    assert all(55 < count < 155 for count in seen.values()), "about 100 each"


@pytest.mark.parametrize("number", [0, -1, 2**31 + 1])
def test_a_number_that_no_deal_has_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="is not the number of a deal: they run from 1 to 2147483648"):
        check_number(number)


@pytest.mark.parametrize("number", [1, 2**31])
def test_the_first_and_the_last_deal_have_numbers(number: int) -> None:
    check_number(number)


def order(*first: str, highest: int = 6) -> tuple[Tile, ...]:
    """A deal that begins with those tiles; the rest ascend."""
    chosen = [parse_tile(text) for text in first]
    return (*chosen, *(tile for tile in TILES[: set_size(highest)] if tile not in chosen))


def whole_set(start: Start, highest: int) -> bool:
    position = start.position
    places = [*position.hands, bits_of(position.boneyard), Tile(position.engine, position.engine).bit]
    return sum(places) == set_bits(highest) and sum(place.bit_count() for place in places) == set_size(
        highest
    )


# The engine in the centre.

CENTRE = Options(highest=6, hand_size=2)


def test_a_centred_engine_is_set_aside_before_the_deal() -> None:
    deal = order("6-6", "5-4", "5-3", "2-1", "2-0", "4-4")
    start = start_round(CENTRE, 2, deal, 1, starter=1)
    assert start.position.engine == 6
    assert start.layer is None
    assert start.drawn == ()
    assert [list(map(str, tiles_in(hand))) for hand in start.position.hands] == [
        ["5-3", "5-4"],
        ["2-0", "2-1"],
    ]
    assert start.position.seat == 1, "the starter has the first turn"
    assert start.position.boneyard[0] is Tile(4, 4)
    assert start.order == deal


def test_the_engine_goes_down_by_one_every_round() -> None:
    for which in range(1, 8):
        assert start_round(CENTRE, 2, order(), which, 0).position.engine == 7 - which
    assert start_round(replace(CENTRE, first_engine=3), 2, order(), 2, 0).position.engine == 2


# The engine with its holder.

HOLDER = replace(CENTRE, engine="holder", engine_missing="draw")


def test_the_holder_lays_the_engine_and_has_the_first_turn_with_a_tile_fewer() -> None:
    start = start_round(HOLDER, 3, order("5-4", "5-3", "2-1", "2-0", "6-6", "1-0"), 1, starter=0)
    assert start.layer == 2
    assert start.position.seat == 2
    assert [hand.bit_count() for hand in start.position.hands] == [2, 2, 1]
    assert start.drawn == ()


def test_where_nobody_holds_it_the_seats_draw_in_turn_and_keep_what_they_draw() -> None:
    deal = order("5-4", "5-3", "2-1", "2-0", "4-1", "4-0", "3-3", "6-6", "1-0")
    start = start_round(HOLDER, 2, deal, 1, starter=1)
    assert start.drawn == ((1, Tile(4, 1)), (0, Tile(4, 0)), (1, Tile(3, 3)), (0, Tile(6, 6)))
    assert start.layer == start.position.seat == 0
    assert start.position.hands == (
        bits_of(map(parse_tile, ["5-4", "5-3", "4-0"])),
        bits_of(map(parse_tile, ["2-1", "2-0", "4-1", "3-3"])),
    )
    assert start.position.boneyard[0] is Tile(1, 0)


def test_where_nobody_holds_it_it_may_be_taken_out_of_the_boneyard() -> None:
    options = replace(HOLDER, engine_missing="centre")
    start = start_round(options, 2, order("5-4", "5-3", "2-1", "2-0", "4-1"), 1, starter=1)
    assert start.layer is None
    assert start.drawn == ()
    assert start.position.seat == 1
    assert Tile(6, 6) not in start.position.boneyard
    assert [hand.bit_count() for hand in start.position.hands] == [2, 2]


def test_a_holder_with_one_tile_is_out_at_once() -> None:
    options = replace(HOLDER, hand_size=1)
    start = start_round(options, 2, order("6-6", "5-4"), 1, starter=1)
    game = Round(start.position)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.seat, game.outcome.points) == ("out", 0, (0, 9))


# The highest double.

HIGHEST = replace(CENTRE, engine="highest")


def test_the_highest_double_dealt_is_the_engine() -> None:
    start = start_round(HIGHEST, 2, order("3-3", "5-3", "5-5", "2-0", "6-6"), 4, starter=0)
    assert start.position.engine == 5
    assert start.layer == start.position.seat == 1
    assert [hand.bit_count() for hand in start.position.hands] == [2, 1]


def test_where_no_double_was_dealt_the_seats_draw_until_one_appears() -> None:
    start = start_round(HIGHEST, 2, order("5-4", "5-3", "2-1", "2-0", "4-1", "1-1", "6-6"), 1, starter=1)
    assert start.drawn == ((1, Tile(4, 1)), (0, Tile(1, 1)))
    assert start.position.engine == 1
    assert start.layer == start.position.seat == 0
    assert [hand.bit_count() for hand in start.position.hands] == [2, 3]


# All of them, on real deals.


@pytest.mark.parametrize("highest", SETS)
@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("engine", ["centre", "holder", "highest"])
@pytest.mark.parametrize("missing", ["draw", "centre"])
def test_no_tile_is_lost_in_the_deal_and_every_hand_is_as_agreed(
    highest: int, seats: int, engine: str, missing: str
) -> None:
    options = Options(highest=highest, engine=engine, engine_missing=missing)
    size = options.tiles_per_hand(seats)
    for number in range(1, 13):
        start = start_round(options, seats, shuffled(number, 2, highest), 2, number % seats)
        assert whole_set(start, highest)
        position = start.position
        drew = Counter(seat for seat, _ in start.drawn)
        for seat, hand in enumerate(position.hands):
            assert hand.bit_count() == size + drew[seat] - (seat == start.layer)
        if engine != "highest":
            assert position.engine == highest - 1
        elif not start.drawn:
            dealt = [tile for hand in position.hands for tile in tiles_in(hand & DOUBLES)]
            assert all(tile.high < position.engine for tile in dealt)
        assert position.turns_taken == (0,) * seats
        assert not any(position.lines)
        if start.layer is None:
            assert position.seat == number % seats
            assert engine == "centre" or missing == "centre"
        else:
            assert position.seat == start.layer


def test_a_hand_that_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(RefusedOption, match="too many"):
        start_round(replace(CENTRE, hand_size=20), 2, order(), 1, 0)


def test_station_and_family_start_with_the_holder() -> None:
    for preset in ("station", "family"):
        layers = {start_round(PRESETS[preset], 4, shuffled(n, 1, 12), 1, 0).layer for n in range(1, 30)}
        assert {0, 1, 2, 3} <= layers
        assert (None in layers) == (preset == "station")
