"""Plans against every train there is."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.model.players.plan import NO_PLAN, Plan, Plans, Worth
from mextrain_qt.model.tiles import TILES, bits_of, parse_tile, set_size, tiles_in


def worth(
    fading: float = 0.9, *, doubles_free: bool = True, last_double: float = 0.3, no_doubles: bool = False
) -> Worth:
    """Pips and a little for every tile."""
    return Worth(tuple(tile.pips + 5.0 for tile in TILES), fading, doubles_free, last_double, no_doubles)


def best_plan(hand: int, end: int, by: Worth) -> Plan:
    """The plan of somebody who has not planned anything before."""
    return Plans(by).plan(hand, end)


def value_by_trying(hand: int, end: int, by: Worth) -> float:
    """The value of the best train, by trying every one."""
    best = 0.0
    for tile in tiles_in(hand):
        if end in tile and not (by.no_doubles and tile.is_double):
            rest = value_by_trying(hand ^ tile.bit, tile.other(end), by)
            if not tile.is_double:
                value = by.tiles[tile.index] + by.fading * rest
            elif rest:
                value = by.tiles[tile.index] + rest * (1.0 if by.doubles_free else by.fading)
            else:
                value = by.tiles[tile.index] * by.last_double
            best = max(best, value)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_no_train_is_worth_more_than_the_plan(seed: int) -> None:
    chance = Random(seed)
    by = worth(
        chance.choice((0.5, 0.9, 1.0)),
        doubles_free=chance.random() < 0.5,
        last_double=chance.choice((0.0, 0.5, 1.0)),
        no_doubles=chance.random() < 0.3,
    )
    hand = sum(1 << place for place in chance.sample(range(set_size(6)), chance.randint(1, 9)))
    end = chance.randint(0, 6)
    assert best_plan(hand, end, by).value == pytest.approx(value_by_trying(hand, end, by))


@pytest.mark.parametrize("seed", range(40))
def test_a_plan_can_be_laid_as_it_says(seed: int) -> None:
    chance = Random(seed)
    highest = chance.choice((9, 12, 18))
    hand = sum(1 << place for place in chance.sample(range(set_size(highest)), chance.randint(1, 40)))
    end, by = chance.randint(0, highest), worth()
    plan = best_plan(hand, end, by)
    assert plan.bits & ~hand == 0
    assert plan.bits == bits_of(TILES[index] for index in plan.tiles)
    assert len(plan.values) == len(plan.tiles) + 1
    for index in plan.tiles:
        end = TILES[index].other(end)


def test_a_hand_that_does_not_fit_has_no_plan() -> None:
    assert best_plan(bits_of([parse_tile("5-4")]), 6, worth()) == NO_PLAN


def test_of_two_trains_with_the_same_tiles_the_heavy_ones_go_first() -> None:
    hand = bits_of(map(parse_tile, ("6-5", "5-0", "6-0")))
    assert [str(TILES[index]) for index in best_plan(hand, 6, worth()).tiles] == ["6-5", "5-0", "6-0"]


def test_a_large_hand_is_planned_for_all_the_same() -> None:
    plan = best_plan((1 << set_size(9)) - 1, 9, worth())
    assert len(plan.tiles) >= 15


@pytest.mark.parametrize("seed", range(30))
def test_a_plan_kept_from_play_to_play_is_the_one_that_would_be_found(seed: int) -> None:
    chance = Random(seed)
    by = worth(chance.choice((0.7, 0.97)), doubles_free=chance.random() < 0.5)
    plans = Plans(by)
    hand = sum(1 << place for place in chance.sample(range(set_size(9)), chance.randint(1, 20)))
    end = chance.randint(0, 9)
    while hand:
        plan = plans.plan(hand, end)
        assert plan == best_plan(hand, end, by)
        assert plans.worth(hand, end) == (plan.value, plan.total)
        own = bool(plan.tiles) and chance.random() < 0.5
        tile = plan.tiles[0] if own else chance.choice(list(tiles_in(hand))).index
        plans.after_play(hand, end, tile, own)
        hand ^= 1 << tile
        end = TILES[tile].other(end) if own else end


def test_what_is_planned_stays_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mextrain_qt.model.players.plan.REMEMBERED", 10)
    chance, by = Random(5), worth()
    plans = Plans(by)
    for _ in range(200):
        hand = sum(1 << place for place in chance.sample(range(set_size(6)), 6))
        assert plans.plan(hand, 3) == best_plan(hand, 3, by)


def test_a_double_that_is_worth_nothing_where_it_ends_the_train_can_be_laid_all_the_same() -> None:
    double = parse_tile("6-6")
    plans = Plans(worth(last_double=0.0))
    assert plans.plan(double.bit, 6) == NO_PLAN
    plans.after_play(double.bit, 6, double.index, True)
    assert plans.plan(double.bit, 6) == NO_PLAN
