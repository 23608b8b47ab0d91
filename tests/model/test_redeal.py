"""Re-deals: they contradict nothing that was seen, and all that contradict nothing are equally likely."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, permutations
from random import Random

import pytest

from mextrain_qt.model.events import SeatDone, SeatPassed, TileDrawn, TileLaid, as_seen_by
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS, SETS
from mextrain_qt.model.redeal import Inconsistent, Redeals
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import DOUBLES, TILES, Tile, bits_of, tiles_in


def random_match(chance: Random, **changes: object) -> Match:
    """A match of a random table, some way into its first round."""
    options = replace(PRESETS[chance.choice(list(PRESETS))], **changes)
    seats = chance.randint(2, 8)
    match = Match(options, tuple(Seat(str(n), "person") for n in range(seats)), chance.randint(1, 10**6))
    for _ in range(chance.randint(0, 120)):
        if match.round.outcome is not None:
            break
        match.apply(chance.choice(match.round.legal_actions()))
    return match


@pytest.mark.parametrize("highest", SETS)
def test_a_redeal_deals_every_unseen_tile_once_and_leaves_the_counts(highest: int) -> None:
    chance = Random(highest)
    for _ in range(12):
        match = random_match(chance, highest=highest)
        seen = observe(match, chance.randrange(match.round.seats))
        redeals = Redeals(seen, chance)
        for _ in range(3):
            redeal = redeals.next()
            assert tuple(hand.bit_count() for hand in redeal.hands) == seen.counts
            assert redeal.hands[seen.seat] == seen.hand
            tiles = [tile.index for hand in redeal.hands for tile in tiles_in(hand)] + redeal.boneyard
            assert sorted(tiles) == [tile.index for tile in tiles_in(seen.unseen | seen.hand)]


def test_a_redeal_gives_no_seat_a_tile_it_lacked_when_it_has_drawn_nothing_since() -> None:
    chance = Random(5)
    asked = 0
    for _ in range(40):
        match = random_match(chance, highest=9)
        seen = observe(match, 0)
        lacked = [0] * seen.seats
        for event in seen.log:
            if isinstance(event, TileDrawn):
                # The tile drawn may be any.
                lacked[event.seat] = 0
            elif isinstance(event, SeatPassed | SeatDone):
                lacked[event.seat] |= event.lacked
        redeals = Redeals(seen, chance)
        for _ in range(5):
            hands = redeals.next().hands
            for seat in range(1, seen.seats):
                assert not hands[seat] & lacked[seat]
                asked += lacked[seat].bit_count()
    assert asked > 100


def test_nobody_is_dealt_a_double_above_the_highest_that_was_found() -> None:
    chance = Random(2)
    options = replace(PRESETS["salon"], engine="highest", rounds=1)
    match = Match(options, tuple(Seat(str(n), "person") for n in range(3)), 11)
    seen = observe(match, match.round.seat)
    higher = bits_of(tile for tile in TILES[:91] if tile.is_double and tile.high > seen.engine)
    redeals = Redeals(seen, chance)
    for _ in range(50):
        assert not any(hand & higher for hand in redeals.next().hands)


def test_nobody_is_dealt_a_double_where_the_engine_had_to_be_drawn() -> None:
    options = replace(
        PRESETS["salon"], highest=6, engine="highest", engine_missing="draw", rounds=1, hand_size=2
    )
    drawn = 0
    for number in range(1, 60):
        match = Match(options, (Seat("A", "person"), Seat("B", "person")), number)
        if (
            any(hand & DOUBLES for hand in match.round.hands)
            or sum(map(int.bit_count, match.round.hands)) < 4
        ):
            continue
        drawn += 1
        seen = observe(match, match.round.seat)
        redeals = Redeals(seen, Random(number))
        for _ in range(20):
            assert not any(hand & DOUBLES for hand in redeals.next().hands)
    assert drawn > 3


def consistent_hands(match: Match, seen: Observation) -> Counter[int]:
    """How many deals with each present hand of the only other seat lead to what was seen.

    By brute force: every first hand and every order of the tiles it drew is played again from the start.
    """
    start = match.current.start.position
    other = 1 - seen.seat
    actions = match.current.actions
    log = tuple(as_seen_by(event, seen.seat) for event in match.current.log)
    own_first = start.hands[seen.seat]
    engine = Tile(start.engine, start.engine).bit
    own_drawn = [event.tile for event in seen.log if isinstance(event, TileDrawn) and event.tile is not None]
    drawers = [event.seat for event in seen.log if isinstance(event, TileDrawn)]
    known = own_first | engine | bits_of(own_drawn)
    rest = [tile for tile in TILES[: len(tiles_of_set(match))] if not tile.bit & known]
    must = bits_of(event.tile for event in seen.log if isinstance(event, TileLaid) and event.seat == other)
    found: Counter[int] = Counter()
    for first in combinations(rest, start.hands[other].bit_count()):
        left = [tile for tile in rest if tile not in first]
        for drawn in permutations(left, drawers.count(other)):
            if must & ~(bits_of(first) | bits_of(drawn)):
                continue
            theirs, mine = iter(drawn), iter(own_drawn)
            order = [next(mine if seat == seen.seat else theirs) for seat in drawers]
            order += [tile for tile in left if tile not in drawn]
            hands = [own_first, own_first]
            hands[other] = bits_of(first)
            game = Round(replace(start, hands=tuple(hands), boneyard=tuple(order)))
            events: list[object] = []
            try:
                for action in actions:
                    events += [as_seen_by(event, seen.seat) for event in game.apply(action)]
            except IllegalAction:
                continue
            if tuple(events) == log:
                found[game.hands[other]] += 1
    return found


def tiles_of_set(match: Match) -> tuple[Tile, ...]:
    return TILES[: (match.options.highest + 1) * (match.options.highest + 2) // 2]


def match_with_one_telling_draw(chance: Random) -> Match:
    """A short round of two in which seat 1 drew once, for want of a tile, and then something happened."""
    while True:
        options = replace(
            PRESETS["salon"], highest=6, hand_size=3, first_engine=chance.randint(0, 6), rounds=1
        )
        match = Match(options, (Seat("a", "person"), Seat("b", "person")), chance.randint(1, 10**6))
        while match.round.outcome is None and len(match.current.actions) < 7:
            match.apply(chance.choice(match.round.legal_actions()))
        log = match.current.log
        draws = [at for at, event in enumerate(log) if isinstance(event, TileDrawn) and event.seat == 1]
        if match.round.outcome is None and len(draws) == 1 and draws[0] < len(log) - 3:
            return match


@pytest.mark.parametrize("seed", range(5))
def test_all_deals_that_lead_to_what_was_seen_are_equally_likely(seed: int) -> None:
    chance = Random(seed)
    match = match_with_one_telling_draw(chance)
    seen = observe(match, 0)
    exact = consistent_hands(match, seen)
    assert exact[match.round.hands[1]] > 0
    total = sum(exact.values())
    redeals = Redeals(seen, chance)
    drawn = Counter(redeals.next().hands[1] for _ in range(6_000))
    assert set(drawn) <= set(exact)
    for tile in tiles_of_set(match):
        expected = sum(count for hand, count in exact.items() if hand & tile.bit) / total
        share = sum(count for hand, count in drawn.items() if hand & tile.bit) / 6_000
        assert share == pytest.approx(expected, abs=0.035), str(tile)


class Doubting:
    """Finds it less likely that a seat did what it did if it holds a certain tile."""

    def __init__(self, seat: int, tile: int, factor: float) -> None:
        self._seat, self._tile, self._factor = seat, tile, factor

    def likelihood(self, seat: int, tiles: Sequence[int], least: float) -> float:
        found = self._factor if seat == self._seat and self._tile in tiles else 1.0
        return found if found >= least else 0.0


@pytest.mark.parametrize("factor", [0.1, 0.4])
def test_a_judge_changes_the_odds_of_a_tile_by_how_likely_it_makes_the_choices(factor: float) -> None:
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "person") for n in range(3)), 4)
    match.apply(match.round.legal_actions()[0])
    seen = observe(match, match.round.seat)
    tile = next(tiles_in(seen.unseen & ~DOUBLES))
    other = (seen.seat + 1) % 3

    def share(redeals: Redeals) -> float:
        return sum(bool(redeals.next().hands[other] & tile.bit) for _ in range(3_000)) / 3_000

    plain, judged = Redeals(seen, Random(1)), Redeals(seen, Random(2))
    judged.believe(Doubting(other, tile.index, factor))
    before = share(plain)
    odds = before / (1 - before) * factor
    assert share(judged) == pytest.approx(odds / (1 + odds), abs=0.04)


def test_the_deal_a_walk_has_come_to_is_one_that_is_possible() -> None:
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "person") for n in range(3)), 4)
    seen = observe(match, 0)
    redeals = Redeals(seen, Random(1))
    deal = redeals.as_it_stands()
    assert deal == redeals.as_it_stands()
    assert tuple(hand.bit_count() for hand in deal.hands) == seen.counts


def test_what_no_deal_can_have_led_to_is_refused() -> None:
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "person") for n in range(3)), 4)
    seen = observe(match, 0)
    everything = seen.unseen
    broken = replace(seen, log=(SeatPassed(1, everything), SeatPassed(2, everything)))
    with pytest.raises(Inconsistent):
        Redeals(broken, Random(1))
    miscounted = replace(seen, boneyard_count=seen.boneyard_count + 1)
    with pytest.raises(Inconsistent, match="do not fill"):
        Redeals(miscounted, Random(1))
