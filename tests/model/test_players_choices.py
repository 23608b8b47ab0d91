"""What each level does in a situation made to show it."""

from __future__ import annotations

from random import Random

import pytest

from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.novice import BREAKS_ITS_TRAIN, FORGETS_OPEN_LINES, HOLDS_HEAVY_TILES
from mextrain_qt.model.round import Round
from tests.model.play import do, table
from tests.model.seen import seen_at


def chosen(level: str, game: Round, chance: Random | None = None) -> str:
    """What the level does for the seat to move."""
    return LEVELS[level]().choose(seen_at(game), chance or Random(1)).text


class Draws(Random):
    """A generator that gives the same number again and again."""

    def __init__(self, *numbers: float) -> None:
        super().__init__()
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def test_casual_lays_the_heaviest_tile_that_fits() -> None:
    assert chosen("casual", table({}, ["6-5 6-1", "0-0 1-0"], "6-2", "6-3", mexican="6-4 4-1")) == "6-1>M"
    assert chosen("casual", table({}, ["5-2 2-1", "0-0 1-0"], "6-2", "6-3", mexican="6-1")) == "5-2>1"


def test_casual_lays_on_its_own_line_where_the_tile_fits_twice() -> None:
    assert chosen("casual", table({}, ["6-5 6-1", "0-0 1-0"])) == "6-5>1"


def test_steady_prefers_a_tile_that_it_can_follow() -> None:
    game = table({}, ["6-5 6-4 4-1 4-2 4-3", "0-0 1-0"])
    assert chosen("casual", game) == "6-5>1"
    assert chosen("steady", game) == "6-4>1"


def test_steady_keeps_a_double_that_it_cannot_cover() -> None:
    game = table({}, ["5-5 4-0 1-1", "2-0 1-0"], "6-4", "6-3", mexican="6-5")
    assert chosen("casual", game) == "5-5>M"
    assert chosen("steady", game) == "4-0>1"
    game = table({}, ["5-5 4-0 5-1", "2-0 1-0"], "6-4", "6-3", mexican="6-5")
    assert chosen("steady", game) == "5-5>M"


def test_the_planner_sheds_a_loose_tile_elsewhere_and_keeps_its_train() -> None:
    game = table({}, ["6-5 5-4 4-3 3-2 6-0", "0-0 1-0"], engine=6)
    assert chosen("planner", game) == "6-0>M"
    assert chosen("casual", game) == "6-5>1"


def test_the_planner_closes_its_own_line_before_it_sheds_elsewhere() -> None:
    game = table({}, ["5-4 4-3 3-2 1-0", "0-0 2-0"], "6-5", "6-3", mexican="6-1", open=[True, False])
    assert chosen("planner", game) == "5-4>1"
    game = table({}, ["5-4 4-3 3-2 1-0", "0-0 2-0"], "6-5", "6-3", mexican="6-1", open=[False, False])
    assert chosen("planner", game) == "1-0>M"


def test_the_planner_sheds_the_heaviest_of_its_loose_tiles() -> None:
    game = table({}, ["5-4 4-0 3-2 3-1", "0-0 2-0"], "6-5", "6-1", mexican="6-3")
    assert chosen("planner", game) == "3-2>M"


def test_the_planner_lays_its_train_with_the_heavy_tiles_first() -> None:
    game = table({}, ["6-5 5-1 6-1", "0-0 2-0"], mexican="6-2", engine=6)
    assert chosen("planner", game) == "6-5>1"


def test_the_planner_covers_with_a_loose_tile_rather_than_with_its_train() -> None:
    game = table({}, ["6-5 5-4 4-0 5-1 2-2", "5-5 0-0 1-0"], "", "6-3 3-5", mexican="6-2", turn={"seat": 2})
    do(game, "5-5>2", "draw", "pass")
    assert chosen("planner", game) == "5-1>2"


def test_the_planner_lays_a_second_double_before_it_covers_the_first() -> None:
    game = table({}, ["6-6 5-5 5-1 3-3 0-0", "2-0 1-0"], "4-5", "4-6", mexican="4-3", engine=4)
    do(game, "5-5>1")
    assert chosen("planner", game) == "3-3>M"


def test_the_planner_goes_out_when_it_can() -> None:
    game = table({}, ["6-0", "5-5 1-0"])
    assert chosen("planner", game).startswith("6-0>")


def test_the_planner_lays_its_whole_train_in_a_burst() -> None:
    game = table({"burst": True}, ["6-5 5-4 4-3 1-1 2-2", "0-0 2-0"], turns_taken=[0, 0])
    for _ in range(3):
        do(game, chosen("planner", game))
    assert [str(tile) for tile in game.lines[0]] == ["6-5", "5-4", "4-3"]
    assert game.seat == 0 or game.turns_taken[0] == 1


def test_the_planner_lays_what_it_drew_rather_than_open_its_line() -> None:
    game = table({"must_play_drawn": False}, ["5-4", "0-0 1-0"], "6-3", "6-1", mexican="6-2", draws="3-1")
    do(game, "draw")
    assert {"pass", "3-1>1"} <= {action.text for action in game.legal_actions()}
    assert chosen("planner", game) == "3-1>1"


NEVER = 0.999


def test_a_novice_without_a_slip_plays_like_the_casual_player() -> None:
    game = table({}, ["6-5 3-1", "0-0 1-0"], "", "6-3", open=[False, True])
    assert chosen("novice", game, Draws(NEVER, NEVER, NEVER)) == chosen("casual", game) == "6-5>1"


def test_a_novice_may_forget_the_open_line_of_a_neighbour() -> None:
    game = table({}, ["3-3 6-0", "0-0 1-0"], "", "6-3", open=[False, True], mexican="6-1")
    assert chosen("novice", game, Draws(NEVER, NEVER, NEVER)) == "6-0>1"
    game = table({}, ["5-3 6-0", "0-0 1-0"], "", "6-3", open=[False, True], mexican="6-1")
    assert chosen("novice", game, Draws(NEVER, NEVER, NEVER)) == "5-3>2"
    assert chosen("novice", game, Draws(0.0, NEVER, NEVER)) == "6-0>1"


def test_a_novice_may_hold_on_to_its_heavy_tiles() -> None:
    game = table({}, ["6-5 6-1", "0-0 1-0"])
    assert chosen("novice", game, Draws(NEVER, 0.0, NEVER)) == "6-1>1"


def test_a_novice_may_break_up_its_own_train() -> None:
    game = table({}, ["6-5 6-1", "0-0 1-0"])
    assert chosen("novice", game, Draws(NEVER, NEVER, 0.0)) == "6-5>M"


@pytest.mark.parametrize("rate", [FORGETS_OPEN_LINES, HOLDS_HEAVY_TILES, BREAKS_ITS_TRAIN])
def test_a_novice_slips_often_but_not_always(rate: float) -> None:
    assert 0.2 <= rate <= 0.8
