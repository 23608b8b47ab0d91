"""The options of a house, the three presets, and what is refused.

Options are the ones of the rules page, by the same names; two attributes are called otherwise
because their names are taken in Python or would mislead: ``set`` is :attr:`Options.highest`, the
highest double of the set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from mextrain_qt.model.actions import MAX_SEATS
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import SETS, set_size
from mextrain_qt.model.wording import clipped, shown

MIN_SEATS: Final = 2


class RefusedOption(ValueError):
    """An option, its value, or a combination of them that cannot be played.

    Attribute ``option``: the option's name, or ``"preset"`` or ``"seats"``.
    """

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason


@frozen
class Options:
    """The rules one table plays by; the defaults are those of the preset ``salon``.

    ``rounds``, ``hand_size`` and ``first_engine`` are ``None`` where the usual value applies: a full
    match, the hands of the table in the rules, the highest double of the set.
    """

    preset: str = "salon"
    highest: int = 12
    engine: str = "centre"
    engine_missing: str = "draw"
    mexican: str = "anyone"
    doubles: str = "block"
    cover: int = 1
    replay: bool = True
    several_doubles: bool = True
    replay_where: str = "double"
    marker_off: str = "own"
    release_dead: bool = True
    end_on_double: bool = True
    must_play_drawn: bool = True
    burst: bool = False
    burst_double: str = "cover"
    draws: str = "per_play"
    own_first: bool = False
    layer_pays: bool = True
    blank_points: int = 0
    tie_break: str = "last_round"
    rounds: int | None = None
    hand_size: int | None = None
    first_engine: int | None = None

    def engine_of_first_round(self) -> int:
        """The number of the first round's engine (0..18); without meaning under ``highest``."""
        return self.highest if self.first_engine is None else self.first_engine

    def number_of_rounds(self) -> int:
        """How many rounds the match has (1..19)."""
        return self.largest_number_of_rounds() if self.rounds is None else self.rounds

    def largest_number_of_rounds(self) -> int:
        """How many doubles can be engines one after another (1..19): a full match."""
        return self.highest + 1 if self.engine == "highest" else self.engine_of_first_round() + 1

    def tiles_per_hand(self, seats: int) -> int:
        """How many tiles each of ``seats`` seats is dealt."""
        return usual_hand(self.highest, seats) if self.hand_size is None else self.hand_size

    def largest_hand(self, seats: int) -> int:
        """The largest hand that leaves one tile a seat in the boneyard."""
        tiles = set_size(self.highest) - (self.engine == "centre")
        return tiles // seats - 1

    def check_seats(self, seats: int) -> None:
        """Raises :class:`RefusedOption` unless ``seats`` seats can play by these options."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise RefusedOption("seats", f"{seats} cannot play: a table has {MIN_SEATS} to {MAX_SEATS} seats")
        hand, most = self.tiles_per_hand(seats), self.largest_hand(seats)
        if hand > most:
            raise RefusedOption(
                "hand_size",
                f"{hand} tiles for each of {seats} seats are too many: at most {most} leave "
                "one tile a seat in the boneyard",
            )

    def as_rules(self) -> dict[str, Any]:
        """What differs from the preset, as the ``rules`` of positions and records.

        The first engine is not among it: records name it by itself, a position has its engine.
        """
        base = PRESETS[self.preset]
        rules: dict[str, Any] = {"preset": self.preset, "set": self.highest}
        for name in OPTION_NAMES:
            value = getattr(self, ATTRIBUTES.get(name, name))
            if name not in ("set", "first_engine") and value != getattr(base, ATTRIBUTES.get(name, name)):
                rules[name] = value
        return rules


_TABLE_OF_HANDS: Final = {
    12: (15, 12, 10),
    9: (10, 8, 5),
    6: (5, 3, 2),
    15: (18, 15, 12),
    18: (22, 18, 15),
}


def usual_hand(highest: int, seats: int) -> int:
    """The tiles dealt to each seat where the house says nothing else (2..22)."""
    return _TABLE_OF_HANDS[highest][0 if seats <= 4 else 1 if seats <= 6 else 2]


_SALON: Final = Options()

PRESETS: Final[Mapping[str, Options]] = {
    "salon": _SALON,
    "station": replace(
        _SALON,
        preset="station",
        engine="holder",
        engine_missing="centre",
        several_doubles=False,
        release_dead=False,
        end_on_double=False,
        tie_break="shared",
    ),
    "family": replace(
        _SALON,
        preset="family",
        engine="holder",
        engine_missing="draw",
        doubles="pause",
        cover=2,
        replay=False,
        several_doubles=False,
        must_play_drawn=False,
    ),
}
"""The three kinds of table most houses start from."""

CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "set": SETS,
    "engine": ("centre", "holder", "highest"),
    "engine_missing": ("draw", "centre"),
    "mexican": ("anyone", "permanent", "second_turn", "after_own", "after_all"),
    "doubles": ("block", "pause", "free"),
    "cover": (1, 2),
    "replay_where": ("double", "anywhere"),
    "marker_off": ("own", "any"),
    "burst_double": ("cover", "free"),
    "draws": ("per_play", "per_turn"),
    "tie_break": ("last_round", "rounds_won", "shared"),
    **dict.fromkeys(
        (
            "replay",
            "several_doubles",
            "release_dead",
            "end_on_double",
            "must_play_drawn",
            "burst",
            "own_first",
            "layer_pays",
        ),
        (False, True),
    ),
}
"""For every option with a fixed choice, the values it takes."""

RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "blank_points": (0, 999),
    "rounds": (1, max(SETS) + 1),
    "hand_size": (1, set_size(max(SETS))),
    "first_engine": (0, max(SETS)),
}
"""For every option that is a number, the least and the greatest value any table may give it."""

OPTIONAL: Final = frozenset({"rounds", "hand_size", "first_engine"})
"""The options that may be left to the usual value, written ``null``."""

ATTRIBUTES: Final[Mapping[str, str]] = {"set": "highest"}
"""The options whose attribute has another name."""

OPTION_NAMES: Final = tuple(
    {attribute: name for name, attribute in ATTRIBUTES.items()}.get(field.name, field.name)
    for field in fields(Options)
    if field.name != "preset"
)
"""Every option, by the name used in files and on the command line, in the order of the rules page."""


def options_from_rules(rules: Mapping[str, Any]) -> Options:
    """The options that ``rules`` (as in positions and records) stand for.

    Raises :class:`RefusedOption` for an unknown preset, option or value and for a combination that
    cannot be played, whatever the number of seats.
    """
    preset = rules.get("preset", "salon")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RefusedOption("preset", f"there is no preset {shown(preset)}, only {', '.join(PRESETS)}")
    changes: dict[str, Any] = {}
    for name, value in rules.items():
        if name == "preset":
            continue
        if name not in OPTION_NAMES:
            raise RefusedOption(clipped(name), "there is no such option")
        _check_value(name, value)
        changes[ATTRIBUTES.get(name, name)] = value
    options = replace(PRESETS[preset], **changes)
    check_match(options)
    return options


def check_match(options: Options) -> None:
    """Raises :class:`RefusedOption` for a first engine or a number of rounds the set does not have."""
    if options.engine_of_first_round() > options.highest:
        raise RefusedOption(
            "first_engine",
            f"there is no double {options.first_engine} in a double-{options.highest} set",
        )
    most = options.largest_number_of_rounds()
    if options.number_of_rounds() > most:
        raise RefusedOption(
            "rounds", f"{options.rounds} rounds are more than the {most} doubles that can be engines"
        )


def _check_value(name: str, value: object) -> None:
    if name in OPTIONAL and value is None:
        return
    if name in RANGES:
        least, most = RANGES[name]
        if type(value) is not int or not least <= value <= most:
            raise RefusedOption(name, f"{shown(value)} is not a whole number from {least} to {most}")
        return
    if not any(type(value) is type(choice) and value == choice for choice in CHOICES[name]):
        allowed = ", ".join(_spell(choice) for choice in CHOICES[name])
        raise RefusedOption(name, f"{shown(value)} is not one of {allowed}")


def _spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
