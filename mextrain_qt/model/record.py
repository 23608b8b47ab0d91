"""A whole match as one JSON object, and back again with every action replayed and checked.

The form is that of the positions page (``format``, ``rules``, ``first_engine``, ``seats``, ``rounds``
with ``position``, ``actions`` and ``points``, ``totals``, ``winners``), with keys of our own. Of the
match: ``id`` (letters and digits), ``number`` of the deal, ``marks`` (what sets it apart, as
``looked_into``), ``from_position`` (true: a single round that did not start with its deal), ``extras``.
Of a round: ``deal`` (the shuffled set), ``salt`` and ``commitment`` (see :mod:`.seal`), ``times``
(seconds since the epoch, one an action), ``hand_orders`` (by seat, tiles as one sees them from left to
right), ``bookmarks`` (numbers of actions), ``extras``. All of them may be left out, and keys that
nobody knows are passed over.
"""

from __future__ import annotations

import json
from typing import Any

from mextrain_qt.model.match import Match, PlayedRound
from mextrain_qt.model.notation import position_to
from mextrain_qt.model.record_format import FORMAT, RefusedRecord, json_from

__all__ = [
    "FORMAT",
    "RecordWriter",
    "RefusedRecord",
    "match_from",
    "match_from_text",
    "record_of",
    "record_text",
]


def record_of(match: Match) -> dict[str, Any]:
    """The record of a match, finished or not; :func:`match_from` gives the match again."""
    return _match_record(match) | {"rounds": [_round_record(played) for played in match.rounds]}


def _match_record(match: Match) -> dict[str, Any]:
    """The record but for its rounds, whose place is kept."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "rules": match.options.as_rules(),
        "first_engine": match.options.engine_of_first_round(),
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
    }
    if match.id:
        record["id"] = match.id
    if match.number is not None:
        record["number"] = match.number
    if match.is_from_position:
        record["from_position"] = True
    if match.marks:
        record["marks"] = sorted(match.marks)
    if match.extras:
        record["extras"] = match.extras
    record["rounds"] = []
    record["totals"] = list(match.totals)
    if match.is_over:
        record["winners"] = [seat + 1 for seat in match.winners]
    return record


def _round_record(played: PlayedRound) -> dict[str, Any]:
    record: dict[str, Any] = {
        "position": position_to(played.start.position),
        "actions": [action.text for action in played.actions],
    }
    if played.points is not None:
        record["points"] = list(played.points)
    if played.start.order:
        record["deal"] = [str(tile) for tile in played.start.order]
    if played.salt:
        record["salt"] = played.salt
        record["commitment"] = played.commitment
    if any(played.times):
        record["times"] = [round(time, 2) for time in played.times]
    if played.hand_orders:
        record["hand_orders"] = {
            str(seat + 1): [f"{left}-{right}" for left, right in tiles]
            for seat, tiles in sorted(played.hand_orders.items())
        }
    if played.bookmarks:
        record["bookmarks"] = list(played.bookmarks)
    if played.extras:
        record["extras"] = played.extras
    return record


def record_text(match: Match) -> str:
    """The record as the text of a file: JSON in ASCII, a line for every key and every round.

    Raises ``ValueError`` where extras hold what JSON cannot say.
    """
    return RecordWriter().text(match)


class RecordWriter:
    """Writes the same match again and again as it goes on, its earlier rounds only once."""

    def __init__(self) -> None:
        self._earlier: list[tuple[PlayedRound, str]] = []

    def text(self, match: Match) -> str:
        """The same as :func:`record_text`."""
        lines = []
        for key, value in _match_record(match).items():
            if key == "rounds":
                rounds = ",\n  ".join(self._rounds(match))
                lines.append(f' "rounds": [\n  {rounds}\n ]')
            else:
                lines.append(f" {json.dumps(key)}: {json.dumps(value, allow_nan=False)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _rounds(self, match: Match) -> list[str]:
        earlier = match.rounds[:-1]
        for place, played in enumerate(earlier):
            if place >= len(self._earlier) or self._earlier[place][0] is not played:
                self._earlier[place:] = [(played, _round_text(played))]
        return [*(text for _, text in self._earlier[: len(earlier)]), _round_text(match.current)]


def _round_text(played: PlayedRound) -> str:
    return json.dumps(_round_record(played), allow_nan=False)


def match_from(data: object) -> Match:
    """The match that the JSON value ``data`` is a record of, with every action replayed and checked.

    Raises :class:`RefusedRecord` with the place and the reason for anything else, whatever it is.
    """
    # Whoever only writes records does without it: a table is there sooner.
    from mextrain_qt.model.record_reader import read

    return read(data)


def match_from_text(text: str | bytes) -> Match:
    """The match whose record is the text of a file; raises :class:`RefusedRecord`."""
    return match_from(json_from(text))
