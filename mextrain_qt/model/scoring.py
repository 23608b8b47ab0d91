"""Points of a hand, totals of a match, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence

from mextrain_qt.model.tiles import Tile, pips_in

_DOUBLE_BLANK = Tile(0, 0).bit


def points_of_hand(hand: int, blank_points: int) -> int:
    """What the tiles of a bit set count at the end of a round; the double blank counts as the house says."""
    return pips_in(hand) + (blank_points if hand & _DOUBLE_BLANK else 0)


def totals(rounds: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Each seat's points over some rounds, one sequence of points (a number a seat) a round."""
    return tuple(sum(points[seat] for points in rounds) for seat in range(seats))


def winners(rounds: Sequence[Sequence[int]], seats: int, tie_break: str) -> tuple[int, ...]:
    """The seats that win a match of those rounds: the lowest total, ties as ``tie_break`` says.

    ``last_round``: the lower score in the last round, then shared; ``rounds_won``: more rounds with
    0, then shared; ``shared``. Empty when no round was played.
    """
    if not rounds:
        return ()
    total = totals(rounds, seats)
    best = [seat for seat in range(seats) if total[seat] == min(total)]
    if tie_break == "last_round":
        last = rounds[-1]
        least = min(last[seat] for seat in best)
        best = [seat for seat in best if last[seat] == least]
    elif tie_break == "rounds_won":
        won = {seat: sum(points[seat] == 0 for points in rounds) for seat in best}
        best = [seat for seat in best if won[seat] == max(won.values())]
    return tuple(best)
