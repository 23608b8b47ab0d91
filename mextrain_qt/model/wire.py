"""Observations as JSON, for computer players that think in another process.

One JSON object holds one :class:`~mextrain_qt.model.observation.Observation`. Tiles and actions are
written as everywhere (``12-4``, ``12-4>M``), bit sets as integers, events as ``[name, field, …]`` in
the order of their fields. The two ends are the same program, so there is no version in it.
"""

from __future__ import annotations

from typing import Any, Final

from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.events import (
    DoubleCovered,
    DoubleOpened,
    DoubleReleased,
    Event,
    Knocked,
    MarkerSet,
    MarkerTaken,
    RoundEnded,
    SeatDone,
    SeatPassed,
    TileDrawn,
    TileLaid,
    TurnBegan,
)
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.options import options_from_rules
from mextrain_qt.model.tiles import Tile, parse_tile

_EVENTS: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in (
        TileLaid,
        DoubleOpened,
        DoubleCovered,
        DoubleReleased,
        MarkerSet,
        MarkerTaken,
        TileDrawn,
        SeatPassed,
        SeatDone,
        Knocked,
        TurnBegan,
        RoundEnded,
    )
}

_NUMBERS: Final = ("seat", "seats", "round_number", "engine", "hand", "boneyard_count", "to_move", "table")
_FLAGS: Final = ("drew", "drawn")
_LISTS: Final = (
    "totals",
    "ends",
    "open",
    "counts",
    "laid",
    "doubles",
    "turns_taken",
    "open_doubles",
    "start_counts",
)


def to_json(seen: Observation) -> dict[str, Any]:
    """The observation as an object that ``json.dumps`` takes."""
    data: dict[str, Any] = {name: getattr(seen, name) for name in (*_NUMBERS, *_FLAGS)}
    data.update({name: list(getattr(seen, name)) for name in _LISTS})
    data["rules"] = {**seen.options.as_rules(), "first_engine": seen.options.first_engine}
    data["lines"] = [[str(tile) for tile in line] for line in seen.lines]
    data["legal"] = [action.text for action in seen.legal]
    data["log"] = [_event_to_json(event) for event in seen.log]
    return data


def from_json(data: dict[str, Any]) -> Observation:
    """The observation that :func:`to_json` wrote.

    Raises ``KeyError``, ``TypeError`` or ``ValueError`` for anything else.
    """
    fields: dict[str, Any] = {name: data[name] for name in (*_NUMBERS, *_FLAGS)}
    fields.update({name: tuple(data[name]) for name in _LISTS})
    return Observation(
        options=options_from_rules(data["rules"]),
        lines=tuple(tuple(parse_tile(text) for text in line) for line in data["lines"]),
        legal=tuple(parse_action(text) for text in data["legal"]),
        log=tuple(_event_from_json(fields) for fields in data["log"]),
        **fields,
    )


def _event_to_json(event: Event) -> list[Any]:
    values = [str(value) if isinstance(value, Tile) else value for value in event]
    return [type(event).__name__, *values]


def _event_from_json(fields: list[Any]) -> Event:
    kind = _EVENTS[fields[0]]
    values: list[Any] = [
        parse_tile(value) if name == "tile" and value is not None else value
        for name, value in zip(kind._fields, fields[1:], strict=True)
    ]
    if kind is RoundEnded:
        values[-1] = tuple(values[-1])
    event: Event = kind(*values)
    return event
