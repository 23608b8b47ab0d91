"""The compiled rollouts: nothing but time tells them from the plain ones, and nonsense does not hurt them."""

from __future__ import annotations

import gc
import math
import runpy
import sys
import threading
import tracemalloc
from dataclasses import fields, replace
from random import Random, SystemRandom
from types import SimpleNamespace
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model import players
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import Observation, observe
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.players import native
from mextrain_qt.model.players.choices import CHOICES
from mextrain_qt.model.players.judging import LIKELIHOODS
from mextrain_qt.model.players.master import Master
from mextrain_qt.model.players.playing_out import Branch, InPython, Question, Tally
from mextrain_qt.model.players.rollout import Rollouts, moment_of
from mextrain_qt.model.players.search import Search, quickest
from mextrain_qt.model.players.weighing import TUNED, Temper, Weighing
from mextrain_qt.model.redeal import Redeals
from mextrain_qt.model.round import Round
from tests.model.play import at, random_round

compiled = pytest.mark.skipif(not native.is_here, reason="the rollouts were not compiled: no C compiler")

MODULE = "mextrain_qt.model.players._rollouts"


def decision(options: Options, seats: int, chance: Random, skip: int) -> Observation | None:
    """A moment of a random round with a choice for the seat to move, if the round comes to one."""
    match = Match(options, tuple(Seat(str(n), "master") for n in range(seats)), chance.randint(1, 2**31))
    while match.round.outcome is None:
        legal = match.round.legal_actions()
        if skip <= 0 and len(legal) > 1:
            return observe(match, match.round.seat)
        match.apply(chance.choice(legal))
        skip -= 1
    return None


def salon() -> Observation:
    seen = decision(PRESETS["salon"], 4, Random(1), 8)
    assert seen is not None
    return seen


def random_temper(chance: Random) -> Temper:
    """Other weights than the planner's. The worth of a tile keeps few bits, so that its sums are exact."""
    return Temper(
        tile=chance.choice((4.0, 8.0, 11.5)),
        fading=tuple(chance.uniform(0.5, 1.0) for _ in TUNED.fading),
        luck=tuple(chance.uniform(0.0, 0.4) for _ in TUNED.luck),
        exposed=chance.random(),
        uncovered=chance.uniform(0.0, 20.0),
        followers=chance.uniform(0.0, 1.0),
        self_fit=chance.random(),
        last_double=chance.uniform(0.1, 1.0),
    )


@compiled
def test_it_knows_every_weight_of_a_temper() -> None:
    assert tuple(field.name for field in fields(Temper)) == native._rollouts.WEIGHTS


@compiled
@pytest.mark.parametrize("seed", range(12))
def test_searches_come_to_the_same_tallies_and_leave_chance_the_same(seed: int) -> None:
    chance = Random(seed)
    searched = 0
    while searched < 4:
        options, seats = random_options(chance)
        seen = decision(options, seats, chance, chance.choice((0, 3, 15, 40)))
        # Large hands take Python long.
        if seen is None or max(seen.counts) > 12:
            continue
        temper = chance.choice((TUNED, random_temper(chance)))
        # One way has the generator half used up, as any other user may leave it.
        chances = Random(seed), Random(seed)
        for each in chances:
            each.gauss(0.0, 1.0)
        plain = Search(seen, seen.legal, chances[0], temper, InPython)
        quick = Search(seen, seen.legal, chances[1], temper, native.Compiled)
        for rollouts in (60, 1, 90):
            for search in (plain, quick):
                search.run(rollouts, margin=0.5)
            assert quick.tallies == plain.tallies
            assert (quick.deals, quick.rollouts) == (plain.deals, plain.rollouts)
            assert chances[1].getstate() == chances[0].getstate()
        searched += 1


@compiled
@pytest.mark.parametrize("seed", range(12))
def test_rollouts_from_any_moment_come_to_the_same_points(seed: int) -> None:
    chance = Random(seed)
    for _ in range(40):
        game = random_round(chance)
        for _ in range(chance.choice((0, 5, 20, 60, 150))):
            if game.outcome is None:
                game.apply(chance.choice(game.legal_actions()))
        if game.outcome is not None:
            continue
        tempers = tuple(chance.choice((TUNED, random_temper(chance))) for _ in range(game.seats))
        hands, boneyard = list(game.hands), [tile.index for tile in game.boneyard]
        search = compiled_search(game, tempers)
        weighings = [Weighing(game.options, temper) for temper in tempers]
        assert search.points(0, hands, boneyard) == Rollouts(game, weighings).play(hands, boneyard)


def compiled_search(game: Round, tempers: tuple[Temper, ...], **instead: Any) -> Any:
    """A compiled search for one branch, whose re-deals do not matter; ``instead`` of some facts, others."""
    walk = SimpleNamespace(
        seat=0, seats=game.seats, hidden=1, owner=[-1], since=[-1], allowed=[1], tile_at=[0], in_hands=0,
        first=0, swaps=0,
    )  # fmt: skip
    moment = SimpleNamespace(**moment_of(game)._asdict())
    choice = SimpleNamespace(at=3, now=moment, fewest=2, boneyard=9, laid=0, line=0, tile=5)
    told = SimpleNamespace(choices=[[]] * game.seats, likelihoods=LIKELIHOODS, orders=1)
    told.choices[game.seat] = [choice]
    options = SimpleNamespace(**{name: getattr(game.options, name) for name in game.options.__slots__})
    for name, value in instead.items():
        owner, _, attribute = name.partition("_of_")
        named = {"walk": walk, "moment": moment, "options": options, "choice": choice, "told": told}
        setattr(named[owner], attribute, value)
    kind = native._rollouts.SmallSearch if game.options.highest <= 12 else native._rollouts.LargeSearch
    return kind(options, tempers, walk, [(moment, 0)], told.choices, told.likelihoods, told.orders)


@compiled
def test_the_master_plays_the_same_with_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = [decision(PRESETS[preset], 4, Random(seed), 12) for preset in PRESETS for seed in range(3)]
    for seen in decisions:
        assert seen is not None
        with monkeypatch.context() as without:
            without.setattr(native, "is_here", False)
            plain = Master(rollouts=120).choose(seen, Random(3))
        assert Master(rollouts=120).choose(seen, Random(3)) is plain


def going_out() -> Observation:
    """A moment at which one of two plays ends the round."""
    position = {
        "engine": 12, "lines": [["12-4"], ["12-9", "9-5"]], "mexican": ["12-7"], "open": [False, True],
        "hands": [["7-5"], ["8-8", "4-0"]],
    }  # fmt: skip
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "master") for n in range(2)), 1)
    match.round = at(position)
    seen = observe(match, 0)
    return replace(seen, start_counts=seen.counts)


@pytest.mark.parametrize("way", [InPython, pytest.param(native.Compiled, marks=compiled)])
def test_an_action_that_ends_the_round_leaves_the_others_what_they_hold(way: Any) -> None:
    seen = going_out()
    search = Search(seen, seen.legal, Random(1), way=way)
    search.play(16)
    assert search.rollouts == 32 * search.orders
    assert all(tally.deals == 16 and tally.mean > 0 for tally in search.tallies)


@pytest.mark.parametrize("way", [InPython, pytest.param(native.Compiled, marks=compiled)])
def test_the_first_redeal_shows_how_long_one_takes(way: Any) -> None:
    asked: list[int] = []
    search = Search(salon(), salon().legal, Random(1), way=way)

    def goes_on() -> bool:
        asked.append(search.deals)
        return len(asked) < 3

    search.settle(goes_on, margin=2.0)
    assert asked == ([1, 2, 3] if way is InPython else [1, 4, 8])


class StandIn:
    """Stands for the compiled search: keeps what it is handed."""

    made: list[StandIn] = []

    def __init__(self, **handed: Any) -> None:
        self.handed = handed
        self.played: list[tuple[list[int], int]] = []
        self.made.append(self)

    def carry_on(self, state: tuple[int, ...]) -> None:
        self.before = state

    def play(self, active: list[int], deals: int) -> None:
        self.played.append((list(active), deals))

    def state(self) -> tuple[int, ...]:
        return (7, *self.before[1:])

    def tallies(self) -> list[tuple[float, ...]]:
        return [(3, 1.0, 2.0, 3.0, 4.0)]


class LargeStandIn(StandIn):
    """Stands for the one for large sets."""


def question_of(options: Options) -> Question:
    """A question about a round's first moment."""
    seen = decision(options, 3, Random(1), 0)
    assert seen is not None
    chance = Random(5)
    chance.gauss(0.0, 1.0)
    branches = (Branch(None, seen.hand),)
    redeals = Redeals(seen, chance)
    return Question(
        seen.options, seen.seat, (TUNED,) * 3, redeals, chance, ((),) * 3, branches, [Tally()], orders=4
    )


@pytest.mark.parametrize("highest", [6, 12, 15, 18])
def test_the_compiled_part_is_handed_the_question_and_the_generator(
    monkeypatch: pytest.MonkeyPatch, highest: int
) -> None:
    stand_in = SimpleNamespace(SmallSearch=StandIn, LargeSearch=LargeStandIn)
    monkeypatch.setattr(native, "_rollouts", stand_in, raising=False)
    question = question_of(Options(highest=highest))
    version, state, gauss = question.chance.getstate()
    way = native.Compiled(question)
    way.pause()
    assert question.chance.getstate() == (version, state, gauss)
    way.play([0], 8)
    way.play([0], 3)
    way.pause()
    made = StandIn.made.pop()
    assert isinstance(made, LargeStandIn) is (highest > 12)
    branches = [(None, question.branches[0].own)]
    assert made.handed == {
        "options": question.options,
        "tempers": question.tempers,
        "walk": question.redeals.walk(),
        "branches": branches,
        "choices": question.choices,
        "likelihoods": LIKELIHOODS,
        "orders": 4,
    }
    assert (made.before, made.played) == (state, [([0], 8), ([0], 3)])
    assert question.chance.getstate() == (version, (7, *state[1:]), gauss)
    assert question.tallies == [Tally(3, 1.0, 2.0, 3.0, 4.0)]


def test_without_the_compiled_part_rollouts_are_played_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(players, "_rollouts", raising=False)
    for module, is_here in ((None, False), (SimpleNamespace(), True)):
        monkeypatch.setitem(sys.modules, MODULE, module)
        assert runpy.run_path(str(native.__file__))["is_here"] is is_here
    monkeypatch.setattr(native, "is_here", False)
    assert isinstance(quickest(question_of(Options())), InPython)


def test_a_generator_of_another_kind_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "is_here", True)
    assert native.can_play(Random(1))
    assert not native.can_play(SystemRandom())


@compiled
@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("options_of_highest", 19, ValueError),
        ("options_of_highest", -1, ValueError),
        ("options_of_highest", 2.0, TypeError),
        ("options_of_doubles", "maybe", ValueError),
        ("options_of_doubles", 3, TypeError),
        ("options_of_draws", "never", ValueError),
        ("options_of_blank_points", 10**30, ValueError),
        ("walk_of_seats", 1, ValueError),
        ("walk_of_seats", 9, ValueError),
        ("moment_of_seats", 3, ValueError),
        ("moment_of_seat", 4, ValueError),
        ("walk_of_seat", 4, ValueError),
        ("moment_of_ends", [19] * 9, ValueError),
        ("moment_of_ends", [0] * 8, ValueError),
        ("moment_of_ends", 5, TypeError),
        ("moment_of_ends", ["0"] * 9, TypeError),
        ("moment_of_needed", [3] * 9, ValueError),
        ("moment_of_beside", [-2] * 9, ValueError),
        ("moment_of_needed", [1] * 9, ValueError),
        ("moment_of_turns", [0] * 99, ValueError),
        ("moment_of_turns", [-1] * 4, ValueError),
        ("moment_of_open_lines", 1 << 8, ValueError),
        ("moment_of_grown", -1, ValueError),
        ("moment_of_queue", [1, 1], ValueError),
        ("moment_of_queue", list(range(10)), ValueError),
        ("moment_of_table", 1 << 190, ValueError),
        ("moment_of_table", 1 << 200, ValueError),
        ("moment_of_table", -1, ValueError),
        ("moment_of_table", "1", TypeError),
        ("walk_of_owner", [4], ValueError),
        ("walk_of_owner", [], ValueError),
        ("walk_of_owner", [-1] * 191, ValueError),
        ("walk_of_allowed", [1 << 191], ValueError),
        ("walk_of_allowed", [], ValueError),
        ("walk_of_owner", [0], ValueError),
        ("walk_of_since", [-2], ValueError),
        ("walk_of_since", [], ValueError),
        ("choice_of_at", -1, ValueError),
        ("choice_of_fewest", 191, ValueError),
        ("choice_of_boneyard", -1, ValueError),
        ("choice_of_laid", -1, ValueError),
        ("choice_of_line", 9, ValueError),
        ("choice_of_tile", 190, ValueError),
        ("choice_of_now", None, AttributeError),
        ("told_of_choices", [[]] * 3, ValueError),
        ("told_of_choices", [[None] * (CHOICES + 1)] * 4, ValueError),
        ("told_of_choices", [[None]] * 4, AttributeError),
        ("told_of_choices", [None] * 4, TypeError),
        ("told_of_likelihoods", LIKELIHOODS[1:], ValueError),
        ("told_of_likelihoods", (*LIKELIHOODS[:-1], (1.0,)), ValueError),
        ("told_of_likelihoods", (("1",), *LIKELIHOODS[1:]), TypeError),
        ("told_of_orders", 0, ValueError),
        ("walk_of_tile_at", [190], ValueError),
        ("walk_of_tile_at", [0, 1], ValueError),
        ("walk_of_in_hands", 2, ValueError),
        ("walk_of_first", 4, ValueError),
        ("walk_of_swaps", 4, ValueError),
    ],
)
def test_what_is_no_moment_of_a_round_is_refused(name: str, value: Any, error: type[Exception]) -> None:
    for highest in (12, 18):
        game = Round(salon_position(highest))
        assert compiled_search(game, (TUNED,) * 4)
        with pytest.raises(error):
            compiled_search(game, (TUNED,) * 4, **{name: value})


def salon_position(highest: int) -> Any:
    chance = Random(1)
    while True:
        game = random_round(chance)
        if game.options.highest == highest and game.seats == 4:
            return game.position()


@compiled
def test_what_cannot_be_played_is_refused() -> None:
    game = Round(salon_position(12))
    search = compiled_search(game, (TUNED,) * 4)
    hands = [0] * 4
    for wrong in (
        lambda: compiled_search(game, (TUNED,) * 3),
        lambda: compiled_search(game, (replace(TUNED, luck=(0.1,)), *(TUNED,) * 3)),
        lambda: search.play([1], 1),
        lambda: search.play([-1], 1),
        lambda: search.points(1, hands, []),
        lambda: search.points(0, hands[1:], []),
        lambda: search.points(0, [1 << 120, *hands[1:]], []),
        lambda: search.points(0, hands, [120]),
        lambda: search.points(0, hands, [0] * 121),
        lambda: search.carry_on([0] * 624),
        lambda: search.carry_on([0] * 624 + [625]),
        lambda: search.carry_on([2**32] + [0] * 624),
        lambda: search.carry_on([2**70] + [0] * 624),
        lambda: search.carry_on([-1] + [0] * 624),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            wrong()
    for wrong in (
        lambda: native._rollouts.SmallSearch(),
        lambda: native._rollouts.SmallSearch(object(), (), object(), (), (), (), 1),
        lambda: compiled_search(game, (None,) * 4),
        lambda: search.play(5, 1),
        lambda: search.play([0.0], 1),
        lambda: search.play([0]),
        lambda: search.points(0, None, []),
        lambda: search.carry_on(["1"] * 625),
        lambda: search.carry_on(None),
    ):
        with pytest.raises((TypeError, AttributeError)):
            wrong()
    search.play([], -1)
    search.play([0], 3)
    assert search.tallies()[0][0] == 3


@compiled
@pytest.mark.parametrize("weight", [math.nan, math.inf, -math.inf, 1e308])
def test_weights_that_come_to_no_number_lay_tiles_all_the_same(weight: float) -> None:
    chance = Random(3)
    for _ in range(20):
        game = random_round(chance)
        temper = replace(TUNED, tile=weight, fading=(weight,) * 5)
        search = compiled_search(game, (temper,) * game.seats)
        points = search.points(0, list(game.hands), [tile.index for tile in game.boneyard])
        assert len(points) == game.seats
        assert min(points) >= 0


class Strange(int):
    """A number that says it is something else."""

    def to_bytes(self, *args: Any, **options: Any) -> Any:
        return b""


@compiled
def test_a_number_of_another_class_is_the_number_it_is() -> None:
    game = Round(salon_position(12))
    search = compiled_search(game, (TUNED,) * 4, walk_of_hidden=Strange(1), walk_of_swaps=Strange(0))
    hands, boneyard = list(game.hands), [tile.index for tile in game.boneyard]
    assert search.points(0, [Strange(hand) for hand in hands], boneyard) == search.points(0, hands, boneyard)


@compiled
def test_a_search_at_work_is_left_alone_by_other_threads() -> None:
    search = compiled_search(Round(salon_position(12)), (TUNED,) * 4)
    refused = threading.Event()

    def work() -> None:
        while not refused.is_set():
            search.play([0], 2_000)

    worker = threading.Thread(target=work)
    worker.start()
    try:
        with pytest.raises(RuntimeError, match="another thread"):
            ask_until_refused(search)
    finally:
        refused.set()
        worker.join()
    assert search.tallies()[0][0] % 2_000 == 0


def ask_until_refused(search: Any) -> None:
    while True:
        search.tallies()


@compiled
def test_searches_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    # What the judge plans is kept in mind, within bounds.
    monkeypatch.setattr("mextrain_qt.model.players.plan.REMEMBERED", 100)
    seen, game = salon(), Round(salon_position(12))
    chance = Random(1)

    def work(times: int) -> None:
        for _ in range(times):
            Search(seen, seen.legal[:2], chance, way=native.Compiled).play(2)
            with pytest.raises(ValueError, match="tempers"):
                compiled_search(game, (TUNED,) * 3)
            with pytest.raises(ValueError, match="table"):
                compiled_search(game, (TUNED,) * 4, moment_of_table=-1)

    work(3)
    gc.collect()
    before_all = {thing: sys.getrefcount(thing) for thing in (TUNED, seen.options, None)}
    tracemalloc.start()
    try:
        work(3)
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        work(30)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # A single search that stayed would be more.
    assert after - before < 500_000
    for thing, references in before_all.items():
        assert sys.getrefcount(thing) - references < 20
