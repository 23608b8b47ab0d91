"""What plays tell: each kind of sign, from a round small enough to read."""

from __future__ import annotations

from dataclasses import replace

from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.beliefs import FACTORS, signs
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.notation import position_from
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import FITTING, Tile, set_bits, tiles_in


def told(position: dict[str, object], *actions: str) -> dict[str, set[str]]:
    """The tiles of each kind of sign that seat 2 sees in the actions of seat 1."""
    match = Match(PRESETS["salon"], (Seat("a", "person"), Seat("b", "person")), 1)
    match.round = Round(position_from({"engine": 12, **position}))
    open_first = [match.round.is_open(seat) for seat in range(2)]
    for action in actions:
        match.apply(parse_action(action))
    seen = observe(match, 1)
    assert open_first == [bool(flag) for flag in position.get("open", [False, False])]  # type: ignore[attr-defined]
    found: dict[str, set[str]] = {}
    for sign in signs(seen):
        assert sign.seat == 0
        found.setdefault(sign.kind, set()).update(str(tile) for tile in tiles_in(sign.tiles))
    return found


def showing(number: int, *without: str) -> set[str]:
    return {str(tile) for tile in tiles_in(FITTING[number] & set_bits(12))} - set(without)


TABLE = {"lines": [["12-4"], ["12-9"]], "mexican": ["12-7"], "hands": [["4-2", "7-1", "3-3"], ["8-8", "5-0"]]}


def test_a_tile_shed_elsewhere_tells_of_the_heavier_ones_that_fitted() -> None:
    heavier = {tile for tile in showing(7) if sum(map(int, tile.split("-"))) > 8}
    assert told(TABLE, "7-1>M") == {"shed": heavier}


def test_an_open_line_counts_among_those_the_tile_could_have_gone_to() -> None:
    position = {**TABLE, "open": [False, True]}
    found = told(position, "7-1>M")["shed"]
    assert "9-0" in found
    assert "12-9" in found  # It lies on the table, which does no harm.
    assert "4-4" not in found


def test_a_tile_on_the_own_line_tells_what_was_not_laid_there_nor_elsewhere_and_what_may_follow() -> None:
    assert told(TABLE, "4-2>1") == {
        "own": showing(7),
        "line": showing(4, "4-2"),
        "follow": showing(2, "4-2"),
    }


def test_taking_the_marker_off_tells_nothing_of_other_lines() -> None:
    assert told({**TABLE, "open": [True, False]}, "4-2>1") == {
        "closing": showing(4, "4-2"),
        "follow": showing(2, "4-2"),
    }


def test_a_cover_tells_of_the_heavier_covers() -> None:
    position = {
        "lines": [["12-4"], ["12-9", "9-9"]],
        "hands": [["9-2", "7-1", "3-3"], ["8-8", "5-0"]],
        "open_doubles": ["2"],
    }
    found = told(position, "9-2>2")
    assert set(found) == {"cover"}
    assert "9-8" in found["cover"]
    assert "9-1" not in found["cover"]


def test_every_kind_has_a_factor_and_none_excludes_or_proves_anything() -> None:
    assert set(FACTORS) == {"shed", "own", "line", "follow", "closing", "cover"}
    assert all(0.1 < factor < 3 for factor in FACTORS.values())


def test_the_own_plays_tell_nothing_new() -> None:
    match = Match(PRESETS["salon"], (Seat("a", "person"), Seat("b", "person")), 1)
    match.round = Round(position_from({"engine": 12, **TABLE}))
    match.apply(parse_action("7-1>M"))
    assert signs(replace(observe(match, 1), seat=0)) == []
    assert Tile(7, 1).bit & observe(match, 1).table
