"""What a player cares about, counted from the matches in the history's database."""

from __future__ import annotations

import sqlite3
from itertools import groupby
from typing import Any, Final

from mextrain_qt.model.frozen import frozen

PERSON: Final = "person"


@frozen
class Selection:
    """Which matches are counted: of the person with that name, by that preset, with that level at the table.

    ``None`` means all of them. Matches that bear a mark (hidden tiles looked into, turns taken back, a
    bookmark returned to, a branch) are left out unless ``marked``.
    """

    name: str | None = None
    preset: str | None = None
    level: str | None = None
    marked: bool = False


@frozen
class Share:
    """Matches of one kind (``name``: a level or a preset), and how many of them were won."""

    name: str
    matches: int
    won: int


@frozen
class Feat:
    """Something done in a round: how much (``value``), in which match, and in which round (from 1)."""

    value: int
    match: str
    round_number: int


@frozen
class Statistics:
    """The figures of one person, or of all persons at this computer together.

    Finished matches alone count, but for ``abandoned``; ``marked`` is how many more there are that bear
    a mark and were left out. ``won`` includes ``shared`` victories. ``by_level``: a match counts under
    every level of computer player that sat at its table. ``points``: of every round, oldest first, with
    their mean ``average``; ``rounds_won``: in how many of them the person had no points. ``best`` and
    ``worst``: the rounds with the fewest and the most points; ``longest_train``: the most tiles a person
    laid on the own line in one round. ``streak``: matches won in a row up to now; ``longest_streak``:
    ever. What there is nothing to tell of is ``None``.
    """

    matches: int
    won: int
    shared: int
    abandoned: int
    marked: int
    by_level: tuple[Share, ...]
    by_preset: tuple[Share, ...]
    rounds: int
    rounds_won: int
    points: tuple[int, ...]
    average: float | None
    best: Feat | None
    worst: Feat | None
    longest_train: Feat | None
    streak: int
    longest_streak: int


def statistics(connection: sqlite3.Connection, selection: Selection) -> Statistics:
    """Count the matches of the selection; raises ``sqlite3.Error``."""
    counted = _matches(connection, selection, abandoned=False)
    kept = [each for each in counted if selection.marked or not each["marks"]]
    results = _results(connection, selection, {each["id"] for each in kept})
    points = tuple(int(row["points"]) for row in results)
    won = [bool(each["won"]) for each in kept]
    streak, longest = _streaks(won)
    return Statistics(
        matches=len(kept),
        won=sum(won),
        shared=sum(bool(each["won"]) and each["winners"] > 1 for each in kept),
        abandoned=len(_matches(connection, selection, abandoned=True)),
        marked=len(counted) - len(kept),
        by_level=_shares((level, each) for each in kept for level in _levels(each)),
        by_preset=_shares((each["preset"], each) for each in kept),
        rounds=len(results),
        rounds_won=sum(bool(row["round_won"]) for row in results),
        points=points,
        average=sum(points) / len(points) if points else None,
        best=_feat(results, "points", min),
        worst=_feat(results, "points", max),
        longest_train=_feat([row for row in results if row["train"]], "train", max),
        streak=streak,
        longest_streak=longest,
    )


def names(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Every person that ever sat at a table here, the one with most matches first."""
    rows = connection.execute(
        "SELECT name FROM seats WHERE player = ? GROUP BY name ORDER BY count(*) DESC, name", (PERSON,)
    )
    return tuple(row[0] for row in rows)


def _matches(connection: sqlite3.Connection, selection: Selection, *, abandoned: bool) -> list[Any]:
    """The matches at which such a person sat, oldest first, with whether a person won."""
    return _rows(
        connection,
        """
        SELECT m.id, m.preset, m.marks,
            max(s.won) AS won,
            (SELECT sum(won) FROM seats WHERE match = m.id) AS winners,
            (SELECT group_concat(DISTINCT player) FROM seats
                WHERE match = m.id AND player <> :person) AS levels
        FROM matches AS m JOIN seats AS s ON s.match = m.id
        WHERE s.player = :person AND m.abandoned = :abandoned
            AND (:name IS NULL OR s.name = :name)
            AND (:preset IS NULL OR m.preset = :preset)
            AND (:level IS NULL OR EXISTS (SELECT 1 FROM seats WHERE match = m.id AND player = :level))
        GROUP BY m.id ORDER BY m.ended, m.id
        """,
        _parameters(selection) | {"abandoned": int(abandoned)},
    )


def _results(connection: sqlite3.Connection, selection: Selection, matches: set[str]) -> list[Any]:
    rows = _rows(
        connection,
        """
        SELECT r.match, r.round, r.points, r.won AS round_won, r.train
        FROM results AS r JOIN seats AS s ON s.match = r.match AND s.seat = r.seat
            JOIN matches AS m ON m.id = r.match
        WHERE s.player = :person AND (:name IS NULL OR s.name = :name)
        ORDER BY m.ended, m.id, r.round, r.seat
        """,
        {"person": PERSON, "name": selection.name},
    )
    return [row for row in rows if row["match"] in matches]


def _parameters(selection: Selection) -> dict[str, Any]:
    return {
        "person": PERSON,
        "name": selection.name,
        "preset": selection.preset,
        "level": selection.level,
    }


def _rows(connection: sqlite3.Connection, query: str, parameters: dict[str, Any]) -> list[Any]:
    cursor = connection.execute(query, parameters)
    cursor.row_factory = sqlite3.Row
    return cursor.fetchall()


def _levels(match: Any) -> list[str]:
    return match["levels"].split(",") if match["levels"] else []


def _shares(pairs: Any) -> tuple[Share, ...]:
    ordered = sorted(pairs, key=lambda pair: str(pair[0]))
    shares = []
    for name, group in groupby(ordered, key=lambda pair: str(pair[0])):
        won = [bool(match["won"]) for _, match in group]
        shares.append(Share(name, len(won), sum(won)))
    return tuple(shares)


def _feat(results: list[Any], column: str, choose: Any) -> Feat | None:
    if not results:
        return None
    row = choose(results, key=lambda each: each[column])
    return Feat(int(row[column]), str(row["match"]), int(row["round"]))


def _streaks(won: list[bool]) -> tuple[int, int]:
    run = longest = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return run, longest
