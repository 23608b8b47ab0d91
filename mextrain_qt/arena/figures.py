"""What a contest shows: points a round, share of matches, and the edge over the others.

Intervals are 95 %. Those of points and edge take as samples the rounds of every deal, each averaged
over the rotations of a paired deal, since rounds are dealt and played independently of each other; with
few samples they are widened as Student's distribution asks. Those of shares are Wilson's (*Probable
inference, the law of succession, and statistical inference*, 1927).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from mextrain_qt.arena.contest import Contest
from mextrain_qt.arena.playing import Result

_SURE: Final = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """One entry of a contest.

    ``points_per_round``: the mean; ``match_share``: of the matches, a shared one in equal parts;
    ``out_share``: of the rounds, those it went out in; ``edge``: the mean points of the others less the
    own, a round. Intervals of points and edge are ``None`` where one sample is all there is.
    """

    player: str
    points_per_round: float
    points_ci: Interval | None
    match_share: float
    match_share_ci: Interval
    out_share: float
    edge: float
    edge_ci: Interval | None


@dataclass(frozen=True, slots=True)
class Figures:
    """All of a contest: how many ``matches`` and ``rounds`` in how many ``seconds``, and the players."""

    matches: int
    rounds: int
    seconds: float
    players: tuple[PlayerFigures, ...]

    def as_data(self) -> dict[str, Any]:
        """The figures as JSON can hold them, rounded to what they mean."""
        players = [
            {name: _rounded(value) for name, value in asdict(player).items()} for player in self.players
        ]
        return {
            "matches": self.matches,
            "rounds": self.rounds,
            "seconds": round(self.seconds, 1),
            "players": players,
        }


def _rounded(value: Any) -> Any:
    if isinstance(value, tuple):
        return [round(each, 4) for each in value]
    return round(value, 4) if isinstance(value, float) else value


def figures(contest: Contest, results: Sequence[Result], seconds: float) -> Figures:
    """The figures of the matches played so far, of which there is at least one."""
    by_deal: dict[int, list[Result]] = {}
    # The order of finishing must not show in the last digit.
    for result in sorted(results, key=lambda each: each.place):
        by_deal.setdefault(result.place // contest.deals_apart, []).append(result)
    return Figures(
        matches=len(results),
        rounds=sum(len(result.points) for result in results),
        seconds=seconds,
        players=tuple(
            _figures_of(entry, level, list(by_deal.values())) for entry, level in enumerate(contest.levels)
        ),
    )


def _figures_of(entry: int, level: str, deals: list[list[Result]]) -> PlayerFigures:
    points: list[float] = []
    edges: list[float] = []
    won: list[float] = []
    out: list[bool] = []
    for deal in deals:
        for same in zip(*(result.points for result in deal), strict=True):
            points.append(fmean(each[entry] for each in same))
            edges.append(fmean(_edge(each, entry) for each in same))
        for result in deal:
            won.append(1 / len(result.winners) if entry in result.winners else 0.0)
            out.extend(each == entry for each in result.out)
    return PlayerFigures(
        player=level,
        points_per_round=fmean(points),
        points_ci=interval_of_mean(points),
        match_share=fmean(won),
        match_share_ci=interval_of_share(fmean(won), len(won)),
        out_share=fmean(out),
        edge=fmean(edges),
        edge_ci=interval_of_mean(edges),
    )


def _edge(points: Sequence[int], entry: int) -> float:
    return (sum(points) - points[entry]) / (len(points) - 1) - points[entry]


def interval_of_mean(samples: Sequence[float]) -> Interval | None:
    """Where the mean lies that the samples are drawn around; ``None`` for a single sample."""
    if len(samples) < 2:
        return None
    mean = fmean(samples)
    reach = _student(len(samples) - 1) * stdev(samples) / math.sqrt(len(samples))
    return mean - reach, mean + reach


def _student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, to 1 % from 3 degrees of freedom on.

    Exact for 1 and 2; above, the first terms of its expansion around the normal distribution
    (Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5).
    """
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z = _SURE
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def interval_of_share(share: float, count: int) -> Interval:
    """Where a share lies of which ``share`` was seen in ``count`` cases (Wilson's interval)."""
    weight = _SURE**2 / count
    middle = (share + weight / 2) / (1 + weight)
    reach = _SURE / (1 + weight) * math.sqrt(share * (1 - share) / count + weight / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)
