"""Positions as JSON values: reading them with every check, and writing them.

The form is that of the positions page: a dictionary with ``rules``, ``engine``, ``lines``,
``mexican``, ``open``, ``hands``, ``boneyard``, ``turn``, ``turns_taken`` and ``open_doubles``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mextrain_qt.model.actions import LINE_NAMES, MAX_SEATS, MEXICAN
from mextrain_qt.model.lines import BrokenLine, Walk, walk
from mextrain_qt.model.options import MIN_SEATS, Options, RefusedOption, options_from_rules
from mextrain_qt.model.position import Position
from mextrain_qt.model.tiles import FITTING, TILES, Tile, bits_of, parse_halves, set_bits, set_size, tiles_in
from mextrain_qt.model.wording import clipped, shown

_KEYS: Final = (
    "rules",
    "engine",
    "lines",
    "mexican",
    "open",
    "hands",
    "boneyard",
    "turn",
    "turns_taken",
    "open_doubles",
)
_TURN_KEYS: Final = ("seat", "drew", "drawn", "laid", "doubles")


class RefusedPosition(ValueError):
    """A position that cannot be. Attribute ``field``: the key it is about, as in ``hands[2]``."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def position_from(data: object) -> Position:
    """The position that the JSON value ``data`` describes.

    Raises :class:`RefusedPosition`, naming the field and the reason, for anything that cannot be a
    moment of a round under the rules it names.
    """
    if not isinstance(data, Mapping):
        raise RefusedPosition("position", "is not an object")
    for key in data:
        if key not in _KEYS:
            raise RefusedPosition(clipped(key), "there is no such key")
    for key in ("engine", "lines", "hands"):
        if key not in data:
            raise RefusedPosition(key, "is missing")
    return _Reader(data).position()


class _Reader:
    """Reads one position, field by field; keeps the tiles seen so far."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.options = self._options()
        self.where: dict[Tile, str] = {}

    def position(self) -> Position:
        hands_data = _list("hands", self.data["hands"])
        self.seats = len(hands_data)
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise RefusedPosition(
                "hands", f"{self.seats} hands: a table has {MIN_SEATS} to {MAX_SEATS} seats"
            )
        try:
            self.options.check_seats(self.seats)
        except RefusedOption as refused:
            raise RefusedPosition("rules", str(refused)) from None
        engine = _number("engine", self.data["engine"], 0, self.options.highest)
        self._take("engine", Tile(engine, engine))
        lines = self._lines()
        walks = [self._walk(line, tiles, engine) for line, tiles in lines.items()]
        hands = tuple(
            bits_of(self._hand(f"hands[{seat + 1}]", tiles)) for seat, tiles in enumerate(hands_data)
        )
        table = bits_of(tile for tiles in lines.values() for tile in tiles) | Tile(engine, engine).bit
        self._check_carried(walks, table)
        boneyard = self._boneyard()
        seat, drew, drawn, laid = self._turn(lines)
        queue = self._queue("open_doubles", self.data.get("open_doubles", []), lines)
        own = self._line_names("turn.doubles", self._turn_data().get("doubles", []))
        for line in own:
            if own.count(line) > 1:
                raise RefusedPosition("turn.doubles", f"line {LINE_NAMES[line]} is named twice")
            if line not in queue:
                raise RefusedPosition(
                    "turn.doubles", f"line {LINE_NAMES[line]} is not among the open doubles"
                )
        if self.options.release_dead:
            queue = [line for line in queue if FITTING[lines[line][-1].high] & self._set() & ~table]
            own = [line for line in own if line in queue]
        position = Position(
            options=self.options,
            engine=engine,
            lines=tuple(lines.values()),
            open=self._open(),
            hands=hands,
            boneyard=boneyard,
            seat=seat,
            drew=drew,
            drawn=drawn,
            laid=laid,
            doubles=tuple(own),
            turns_taken=self._turns_taken(),
            open_doubles=tuple(queue),
        )
        self._check_empty_hands(position)
        return position

    def _options(self) -> Options:
        rules = self.data.get("rules", {})
        if not isinstance(rules, Mapping):
            raise RefusedPosition("rules", "is not an object")
        try:
            return options_from_rules(rules)
        except RefusedOption as refused:
            raise RefusedPosition("rules", str(refused)) from None

    def _set(self) -> int:
        return set_bits(self.options.highest)

    def _take(self, field: str, tile: Tile) -> None:
        if tile.high > self.options.highest:
            raise RefusedPosition(field, f"{tile} is not in a double-{self.options.highest} set")
        if tile in self.where:
            raise RefusedPosition(field, f"{tile} is already in {self.where[tile]}")
        self.where[tile] = field

    def _tile(self, field: str, text: object) -> tuple[int, Tile]:
        if not isinstance(text, str):
            raise RefusedPosition(field, f"{shown(text)} is not a tile: a tile is written like 12-4")
        try:
            inner, outer = parse_halves(text)
        except ValueError as error:
            raise RefusedPosition(field, str(error)) from None
        tile = Tile(inner, outer)
        self._take(field, tile)
        return inner, tile

    def _lines(self) -> dict[int, tuple[Tile, ...]]:
        """The tiles of every line by its number, the Mexican train last; the halves are kept aside."""
        data = _list("lines", self.data["lines"])
        if len(data) != self.seats:
            raise RefusedPosition("lines", f"{len(data)} lines for {self.seats} seats")
        named = {line: (f"lines[{line + 1}]", tiles) for line, tiles in enumerate(data)}
        named[MEXICAN] = ("mexican", self.data.get("mexican", []))
        self.written: dict[int, list[int]] = {}
        lines: dict[int, tuple[Tile, ...]] = {}
        for line, (field, tiles) in named.items():
            read = [self._tile(field, text) for text in _list(field, tiles)]
            self.written[line] = [inner for inner, _ in read]
            lines[line] = tuple(tile for _, tile in read)
        return lines

    def _walk(self, line: int, tiles: Sequence[Tile], engine: int) -> Walk:
        field = "mexican" if line == MEXICAN else f"lines[{line + 1}]"
        covers = 2 if self.options.doubles == "pause" and self.options.cover == 2 else 1
        try:
            read = walk(tiles, engine, covers)
        except BrokenLine as broken:
            raise RefusedPosition(field, str(broken)) from None
        for tile, (inner, _), written in zip(tiles, read.halves, self.written[line], strict=True):
            if inner != written:
                raise RefusedPosition(field, f"{tile} lies the wrong way round: {inner} is inward")
        return read

    def _check_carried(self, walks: Sequence[Walk], table: int) -> None:
        for place, read in enumerate(walks):
            for number in read.carried:
                if not self.options.release_dead or FITTING[number] & self._set() & ~table:
                    field = "mexican" if place == self.seats else f"lines[{place + 1}]"
                    raise RefusedPosition(
                        field, f"the line goes on from the spur of {number}-{number}, which is not dead"
                    )

    def _hand(self, field: str, data: object) -> list[Tile]:
        return [self._tile(field, text)[1] for text in _list(field, data)]

    def _boneyard(self) -> tuple[Tile, ...]:
        data = self.data.get("boneyard", "rest")
        if data == "rest":
            every = TILES[: set_size(self.options.highest)]
            return tuple(tile for tile in every if tile not in self.where)
        tiles = tuple(self._hand("boneyard", data))
        missing = self._set() & ~bits_of(self.where)
        if missing:
            raise RefusedPosition("boneyard", f"{next(tiles_in(missing))} is nowhere")
        return tiles

    def _open(self) -> tuple[bool, ...]:
        data = _list("open", self.data.get("open", [False] * self.seats))
        if len(data) != self.seats:
            raise RefusedPosition("open", f"{len(data)} entries for {self.seats} seats")
        return tuple(_flag("open", value) for value in data)

    def _turns_taken(self) -> tuple[int, ...]:
        data = _list("turns_taken", self.data.get("turns_taken", [1] * self.seats))
        if len(data) != self.seats:
            raise RefusedPosition("turns_taken", f"{len(data)} entries for {self.seats} seats")
        return tuple(_number("turns_taken", value, 0, 100_000) for value in data)

    def _turn_data(self) -> Mapping[str, Any]:
        data = self.data.get("turn", {})
        if not isinstance(data, Mapping):
            raise RefusedPosition("turn", "is not an object")
        for key in data:
            if key not in _TURN_KEYS:
                raise RefusedPosition(f"turn.{clipped(key)}", "there is no such key")
        return data

    def _turn(self, lines: Mapping[int, tuple[Tile, ...]]) -> tuple[int, bool, bool, tuple[int, ...]]:
        turn = self._turn_data()
        seat = _number("turn.seat", turn.get("seat", 1), 1, self.seats) - 1
        drew = _flag("turn.drew", turn.get("drew", False))
        drawn = _flag("turn.drawn", turn.get("drawn", drew))
        if drew and not drawn:
            raise RefusedPosition("turn.drawn", "is false although a tile was drawn since the last play")
        laid = self._line_names("turn.laid", turn.get("laid", []))
        for line in laid:
            if len(lines[line]) < laid.count(line):
                raise RefusedPosition("turn.laid", f"line {LINE_NAMES[line]} has fewer tiles than that")
        return seat, drew, drawn, tuple(laid)

    def _line_names(self, field: str, data: object) -> list[int]:
        lines: list[int] = []
        for name in _list(field, data):
            if not isinstance(name, str) or name not in (*LINE_NAMES[: self.seats], "M"):
                raise RefusedPosition(field, f"there is no line {shown(name)} at this table")
            lines.append(LINE_NAMES.index(name))
        return lines

    def _queue(self, field: str, data: object, lines: Mapping[int, tuple[Tile, ...]]) -> list[int]:
        queue = self._line_names(field, data)
        if queue and self.options.doubles != "block":
            raise RefusedPosition(field, "doubles do not block under these rules")
        for line in queue:
            if queue.count(line) > 1:
                raise RefusedPosition(field, f"line {LINE_NAMES[line]} is named twice")
            if not lines[line] or not lines[line][-1].is_double:
                raise RefusedPosition(field, f"line {LINE_NAMES[line]} does not end in an uncovered double")
        return queue

    def _check_empty_hands(self, position: Position) -> None:
        for seat, hand in enumerate(position.hands):
            if hand or self._may_be_empty(position, seat):
                continue
            raise RefusedPosition(f"hands[{seat + 1}]", "is empty, so the round would be over")

    def _may_be_empty(self, position: Position, seat: int) -> bool:
        options = position.options
        if seat == position.seat and options.engine != "centre":
            fresh = not any(position.turns_taken) and not any(position.lines)
            if fresh and not position.laid and not position.drawn:
                return True  # the engine was its only tile
        if options.end_on_double:
            return False
        if position.open_doubles:
            return True
        if seat != position.seat or not position.laid or position.drew:
            return False
        last = position.laid[-1]
        return position.lines[last if last != MEXICAN else -1][-1].is_double


def position_to(position: Position) -> dict[str, Any]:
    """The JSON value of a position, with every key written out."""
    covers = 2 if position.options.doubles == "pause" and position.options.cover == 2 else 1
    lines = [_line_text(tiles, position.engine, covers) for tiles in position.lines]
    return {
        "rules": position.options.as_rules(),
        "engine": position.engine,
        "lines": lines[:-1],
        "mexican": lines[-1],
        "open": list(position.open),
        "hands": [[str(tile) for tile in tiles_in(hand)] for hand in position.hands],
        "boneyard": [str(tile) for tile in position.boneyard],
        "turn": {
            "seat": position.seat + 1,
            "drew": position.drew,
            "drawn": position.drawn,
            "laid": [LINE_NAMES[line] for line in position.laid],
            "doubles": [LINE_NAMES[line] for line in position.doubles],
        },
        "turns_taken": list(position.turns_taken),
        "open_doubles": [LINE_NAMES[line] for line in position.open_doubles],
    }


def _line_text(tiles: Sequence[Tile], engine: int, covers: int) -> list[str]:
    return [f"{inner}-{outer}" for inner, outer in walk(tiles, engine, covers).halves]


def _list(field: str, data: object) -> list[Any]:
    if not isinstance(data, list):
        raise RefusedPosition(field, f"{shown(data)} is not a list")
    return data


def _flag(field: str, data: object) -> bool:
    if not isinstance(data, bool):
        raise RefusedPosition(field, f"{shown(data)} is neither true nor false")
    return data


def _number(field: str, data: object, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise RefusedPosition(field, f"{shown(data)} is not a whole number from {least} to {most}")
    return data
