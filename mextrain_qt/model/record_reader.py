"""Reading records, place by place; see :mod:`mextrain_qt.model.record`."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.deal import FIRST_NUMBER, LAST_NUMBER, Start, first_starter, shuffled, start_round
from mextrain_qt.model.fair_start import possible_starters
from mextrain_qt.model.match import Match, PlayedRound, Seat
from mextrain_qt.model.notation import RefusedPosition, position_from
from mextrain_qt.model.options import Options, RefusedOption, check_match, options_from_rules
from mextrain_qt.model.position import Position
from mextrain_qt.model.record_format import FORMAT, RefusedRecord
from mextrain_qt.model.refusal import IllegalAction
from mextrain_qt.model.seal import commitment
from mextrain_qt.model.tiles import Tile, bits_of, parse_halves, parse_tile, set_bits
from mextrain_qt.model.wording import shown

LONGEST_NAME: Final = 100
"""The most characters of a seat's name."""

LONGEST_ID: Final = 64
"""The most characters of the name under which a match is kept."""

LONGEST_SALT: Final = 200
"""The most characters of a sealed deal's salt."""

LATEST_TIME: Final = 1e11
"""More seconds since the epoch than any clock will show."""


def read(data: object) -> Match:
    """The match of a record; raises :class:`~mextrain_qt.model.record.RefusedRecord`."""
    return _Reader(_mapping("record", data)).match()


class _Reader:
    """Reads one record."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        _check_format(data.get("format"))
        self.options = self._options()
        self.seats = self._seats()
        self.from_position = _flag("from_position", data.get("from_position", False))
        if self.from_position and self.options.number_of_rounds() != 1:
            raise RefusedRecord("from_position", "a match from a position has one round")
        # Whoever may have been the starter of the first round, as far as the rounds read so far tell.
        self.starters = set(range(len(self.seats)))
        self.number: int | None = None

    def match(self) -> Match:
        rounds = _list("rounds", _needed(self.data, "rounds"))
        if not rounds:
            raise RefusedRecord("rounds", "there is none")
        most = self.options.number_of_rounds()
        if len(rounds) > most:
            raise RefusedRecord(f"rounds[{most + 1}]", f"there are {most} rounds in this match")
        first = _mapping("rounds[1]", rounds[0])
        self.number = self._number(first)
        start, salt = self._start(1, first)
        match = Match.begun_with(self.options, self.seats, start, salt, number=self.number)
        match.is_from_position = self.from_position
        for which, each in enumerate(rounds, start=1):
            data = _mapping(f"rounds[{which}]", each)
            if which > 1:
                if match.round.outcome is None:
                    raise RefusedRecord(f"rounds[{which}]", "begins before the round before it is over")
                match.next_round(*self._start(which, data))
            self._play(which, data, match)
        self._check_result(match)
        match.id = self._id()
        match.marks = set(_marks(self.data.get("marks", [])))
        match.extras = _extras("extras", self.data.get("extras", {}))
        return match

    # The table.

    def _options(self) -> Options:
        rules = dict(_mapping("rules", _needed(self.data, "rules")))
        first = self.data.get("first_engine", rules.get("first_engine"))
        if "first_engine" in rules and rules["first_engine"] != first:
            raise RefusedRecord("first_engine", "is not the one of the rules")
        rules["first_engine"] = first
        try:
            options = options_from_rules(rules)
        except RefusedOption as refused:
            if refused.option == "first_engine":
                raise RefusedRecord("first_engine", refused.reason) from None
            raise RefusedRecord("rules", str(refused)) from None
        # Left out, it is the highest; said, it may be the same.
        usual = options.first_engine == options.highest and options.engine != "highest"
        return replace(options, first_engine=None) if usual or options.engine == "highest" else options

    def _seats(self) -> tuple[Seat, ...]:
        seats = []
        for number, data in enumerate(_list("seats", _needed(self.data, "seats")), start=1):
            place = f"seats[{number}]"
            seat = _mapping(place, data)
            name, player = (_name(f"{place}.{key}", _needed(seat, key, place)) for key in ("name", "player"))
            seats.append(Seat(name, player))
        try:
            check_match(self.options)
            self.options.check_seats(len(seats))
        except RefusedOption as refused:
            named = "seats" if refused.option == "seats" else f"rules.{refused.option}"
            raise RefusedRecord(named, refused.reason) from None
        return tuple(seats)

    def _number(self, first: Mapping[str, Any]) -> int | None:
        number = self.data.get("number")
        if number is None or self.from_position or "deal" not in first:
            # Without the deal beside it, it is somebody else's way of numbering.
            return None
        return _whole("number", number, FIRST_NUMBER, LAST_NUMBER)

    def _id(self) -> str:
        name = _text("id", self.data.get("id", ""))
        if len(name) > LONGEST_ID or not all(each.isascii() and each.isalnum() for each in name):
            raise RefusedRecord("id", f"{shown(name)} is not made of letters and digits")
        return name

    # How a round starts.

    def _start(self, which: int, data: Mapping[str, Any]) -> tuple[Start, str]:
        place = f"rounds[{which}]"
        position = self._position(place, _needed(data, "position", place))
        if self.from_position:
            return Start((), position, None, ()), ""
        wanted = self.options.engine_of_first_round() - (which - 1)
        if self.options.engine != "highest" and position.engine != wanted:
            raise RefusedRecord(
                f"{place}.position.engine", f"is {position.engine}: round {which} has {wanted}"
            )
        if "deal" not in data:
            return self._start_without_deal(which, position), ""
        salt = data.get("salt", "")
        if not isinstance(salt, str) or len(salt) > LONGEST_SALT or not salt.isascii():
            raise RefusedRecord(f"{place}.salt", f"{shown(salt)} is no salt")
        order = self._order(f"{place}.deal", data["deal"])
        if self.number is not None and order != shuffled(self.number, which, self.options.highest):
            raise RefusedRecord(f"{place}.deal", f"is not that of deal {self.number}")
        promise = data.get("commitment")
        if promise is not None and (not salt or promise != commitment(order, salt)):
            raise RefusedRecord(f"{place}.commitment", "is not kept: the deal or the salt was changed")
        return self._start_from(which, order, position), salt

    def _position(self, place: str, data: object) -> Position:
        written = dict(_mapping(f"{place}.position", data))
        own_rules = "rules" in written
        if not own_rules:
            written["rules"] = self.options.as_rules()
        if not self.from_position:
            written.setdefault("turns_taken", [0] * len(self.seats))
        try:
            position = position_from(written)
        except RefusedPosition as refused:
            raise RefusedRecord(f"{place}.position.{refused.field}", refused.reason) from None
        if own_rules and _as_played(position.options) != _as_played(self.options):
            raise RefusedRecord(f"{place}.position.rules", "are not those of the match")
        if len(position.hands) != len(self.seats):
            raise RefusedRecord(
                f"{place}.position.hands", f"are {len(position.hands)} for {len(self.seats)} seats"
            )
        position = replace(position, options=self.options)
        if not self.from_position:
            fresh = replace(
                position,
                lines=((),) * len(position.lines),
                open=(False,) * len(position.hands),
                drew=False,
                drawn=False,
                laid=(),
                doubles=(),
                turns_taken=(0,) * len(position.hands),
                open_doubles=(),
            )
            if position != fresh:
                raise RefusedRecord(f"{place}.position", "is not the moment of the first turn")
        return position

    def _order(self, place: str, data: object) -> tuple[Tile, ...]:
        tiles = []
        for number, text in enumerate(_list(place, data), start=1):
            try:
                tiles.append(parse_tile(_text(f"{place}[{number}]", text)))
            except ValueError as error:
                if isinstance(error, RefusedRecord):
                    raise
                raise RefusedRecord(f"{place}[{number}]", str(error)) from None
        every = set_bits(self.options.highest)
        if len(tiles) != every.bit_count() or bits_of(tiles) != every:
            raise RefusedRecord(place, f"is not a shuffled double-{self.options.highest} set")
        return tuple(tiles)

    def _start_from(self, which: int, order: tuple[Tile, ...], position: Position) -> Start:
        """The start that this deal gives, which has to be the one recorded."""
        seats = len(self.seats)
        if self.number is not None:
            self.starters &= {first_starter(self.number, seats)}
        starts = {}
        for first in self.starters:
            starter = (first + which - 1) % seats
            start = start_round(self.options, seats, order, which, starter)
            if start.position == position:
                starts[first] = start
        if not starts:
            raise RefusedRecord(f"rounds[{which}].position", "is not what the deal gives")
        self.starters &= set(starts)
        return starts[min(starts)]

    def _start_without_deal(self, which: int, position: Position) -> Start:
        seats = len(self.seats)
        possible = possible_starters(position)
        if not possible:
            raise RefusedRecord(
                f"rounds[{which}].position.hands",
                f"are not as dealt: {self.options.tiles_per_hand(seats)} tiles a seat",
            )
        self.starters &= {(starter - (which - 1)) % seats for starter in possible}
        if not self.starters:
            raise RefusedRecord(f"rounds[{which}].position.turn", "another seat has the first turn")
        return Start((), position, None, ())

    # What was done.

    def _play(self, which: int, data: Mapping[str, Any], match: Match) -> None:
        place = f"rounds[{which}]"
        actions = _list(f"{place}.actions", _needed(data, "actions", place))
        times = self._times(f"{place}.times", data.get("times"), len(actions))
        for number, (text, time) in enumerate(zip(actions, times, strict=True), start=1):
            try:
                match.apply(parse_action(_text(f"{place}.actions[{number}]", text)), time)
            except IllegalAction as illegal:
                raise RefusedRecord(f"{place}.actions[{number}]", str(illegal)) from None
            except ValueError as error:
                if isinstance(error, RefusedRecord):
                    raise
                raise RefusedRecord(f"{place}.actions[{number}]", str(error)) from None
        played = match.current
        points = data.get("points")
        if played.points is None:
            if points is not None:
                raise RefusedRecord(f"{place}.points", "are there although the round is not over")
        elif points is None:
            raise RefusedRecord(f"{place}.points", "are missing although the round is over")
        elif not _same_numbers(points, played.points):
            raise RefusedRecord(
                f"{place}.points", f"are {shown(points)}: the round gives {list(played.points)}"
            )
        self._read_notes(place, data, played)

    def _times(self, place: str, data: object, actions: int) -> list[float]:
        if data is None:
            return [0.0] * actions
        times = _list(place, data)
        if len(times) != actions:
            raise RefusedRecord(place, f"are {len(times)} for {actions} actions")
        for time in times:
            if type(time) not in (int, float) or not 0 <= time <= LATEST_TIME:
                raise RefusedRecord(place, f"{shown(time)} is no time")
        return [float(time) for time in times]

    def _read_notes(self, place: str, data: Mapping[str, Any], played: PlayedRound) -> None:
        orders = _mapping(f"{place}.hand_orders", data.get("hand_orders", {}))
        for name, tiles in orders.items():
            where = f"{place}.hand_orders"
            if name not in map(str, range(1, len(self.seats) + 1)):
                raise RefusedRecord(where, f"there is no seat {shown(name)}")
            halves = []
            for text in _list(where, tiles):
                try:
                    halves.append(parse_halves(_text(where, text)))
                except ValueError as error:
                    raise RefusedRecord(where, str(error).removeprefix(f"{where}: ")) from None
            if len({Tile(*each) for each in halves}) != len(halves):
                raise RefusedRecord(where, "a tile is there twice")
            played.hand_orders[int(name) - 1] = tuple(halves)
        played.bookmarks = [
            _whole(f"{place}.bookmarks", moment, 0, len(played.actions))
            for moment in _list(f"{place}.bookmarks", data.get("bookmarks", []))
        ]
        played.extras = _extras(f"{place}.extras", data.get("extras", {}))

    # How it came out.

    def _check_result(self, match: Match) -> None:
        totals = _needed(self.data, "totals")
        if not _same_numbers(totals, match.totals):
            raise RefusedRecord("totals", f"are {shown(totals)}: the rounds give {list(match.totals)}")
        winners = self.data.get("winners")
        if not match.is_over:
            if winners is not None:
                raise RefusedRecord("winners", "are there although the match is not over")
            return
        right = [seat + 1 for seat in match.winners]
        if winners is None:
            raise RefusedRecord("winners", "are missing although the match is over")
        if not isinstance(winners, list) or not _same_numbers(sorted(winners, key=str), tuple(right)):
            raise RefusedRecord("winners", f"are {shown(winners)}: the totals give {right}")


def _check_format(name: object) -> None:
    if name == FORMAT:
        return
    family, slash, version = name.partition("/") if isinstance(name, str) else ("", "", "")
    if slash and family == FORMAT.partition("/")[0] and version.isascii() and version.isdigit():
        raise RefusedRecord("format", f"{shown(name)} is of a newer program than this one ({FORMAT})")
    raise RefusedRecord("format", f"is not {FORMAT!r}, so this is no record of a match")


def _as_played(options: Options) -> Options:
    """The options without what makes no difference within a round."""
    return replace(
        options, preset="salon", rounds=None, hand_size=None, first_engine=None, tie_break="shared"
    )


def _same_numbers(data: object, numbers: tuple[int, ...]) -> bool:
    return isinstance(data, list) and all(type(number) is int for number in data) and tuple(data) == numbers


def _needed(data: Mapping[str, Any], key: str, place: str = "") -> Any:
    if key not in data:
        raise RefusedRecord(f"{place}.{key}" if place else key, "is missing")
    return data[key]


def _mapping(place: str, data: object) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise RefusedRecord(place, "is not an object")
    return data


def _list(place: str, data: object) -> list[Any]:
    if not isinstance(data, list):
        raise RefusedRecord(place, f"{shown(data)} is not a list")
    return data


def _text(place: str, data: object) -> str:
    if not isinstance(data, str):
        raise RefusedRecord(place, f"{shown(data)} is not a text")
    return data


def _flag(place: str, data: object) -> bool:
    if not isinstance(data, bool):
        raise RefusedRecord(place, f"{shown(data)} is neither true nor false")
    return data


def _whole(place: str, data: object, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise RefusedRecord(place, f"{shown(data)} is not a whole number from {least} to {most}")
    return data


def _name(place: str, data: object) -> str:
    name = _text(place, data)
    if len(name) > LONGEST_NAME:
        raise RefusedRecord(place, f"is longer than {LONGEST_NAME} characters")
    if any(unicodedata.category(each) in ("Cc", "Cs") for each in name):
        raise RefusedRecord(place, "has characters that are none to write with")
    return name


def _marks(data: object) -> list[str]:
    marks = [_name("marks", mark) for mark in _list("marks", data)]
    for mark in marks:
        if not mark.replace("_", "").isalnum():
            raise RefusedRecord("marks", f"{shown(mark)} is no mark")
    return marks


def _extras(place: str, data: object) -> dict[str, Any]:
    extras = dict(_mapping(place, data))
    try:
        json.dumps(extras, allow_nan=False)
    except (ValueError, TypeError, RecursionError):
        raise RefusedRecord(place, "hold what JSON cannot say") from None
    return extras
