"""Which options make a difference beside which others, and what has been changed from a preset.

An option that does not apply has no effect on the table; the sections of the rules page say where
each of them belongs. No Qt here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from mextrain_qt.model.options import ATTRIBUTES, PRESETS, Options

HOUSE_RULES: Final = {
    "start": ("engine", "engine_missing"),
    "lines": ("mexican", "own_first", "marker_off"),
    "doubles": (
        "doubles",
        "cover",
        "replay",
        "several_doubles",
        "replay_where",
        "release_dead",
        "layer_pays",
        "end_on_double",
    ),
    "drawing": ("draws", "must_play_drawn"),
    "burst": ("burst", "burst_double"),
    "points": ("blank_points", "tie_break"),
}
"""The options that are rules of a house, by the part of the game they belong to."""

MATCH_OPTIONS: Final = ("set", "rounds", "hand_size", "first_engine")
"""The options that belong to one match; no preset says anything about them."""


class Need(StrEnum):
    """What an option waits for: without it the option makes no difference."""

    HOLDER = "holder"
    FIXED_ENGINE = "fixed_engine"
    BLOCK = "block"
    PAUSE = "pause"
    REPLAY = "replay"
    REPLAY_ON_DOUBLE = "replay_on_double"
    DEAD_MATTERS = "dead_matters"
    LONG_TURN = "long_turn"
    BURST = "burst"


def unmet_need(name: str, options: Options) -> Need | None:
    """What the option ``name`` lacks beside the others of ``options``; ``None`` where it applies."""
    return next((need for need, met in _needs(name, options) if not met), None)


def _needs(name: str, options: Options) -> Iterator[tuple[Need, bool]]:
    block = options.doubles == "block"
    if name == "engine_missing":
        yield Need.HOLDER, options.engine == "holder"
    elif name == "first_engine":
        yield Need.FIXED_ENGINE, options.engine != "highest"
    elif name == "cover":
        yield Need.PAUSE, options.doubles == "pause"
    elif name == "several_doubles":
        yield Need.BLOCK, block
        yield Need.REPLAY, options.replay
        yield Need.REPLAY_ON_DOUBLE, options.replay_where == "double"
    elif name == "replay_where":
        yield Need.BLOCK, block
        yield Need.REPLAY, options.replay
    elif name == "release_dead":
        # Where nobody has to cover, only another play, the second cover or going out could change.
        two_covers = options.doubles == "pause" and options.cover == 2
        yield Need.DEAD_MATTERS, block or options.replay or two_covers or not options.end_on_double
    elif name in ("draws", "layer_pays"):
        yield Need.LONG_TURN, options.replay or options.burst or not options.end_on_double
    elif name == "burst_double":
        yield Need.BURST, options.burst
        yield Need.BLOCK, block


def value_of(name: str, options: Options) -> object:
    """The value of an option, by the name the rules page gives it."""
    return getattr(options, ATTRIBUTES.get(name, name))


def with_value(options: Options, name: str, value: object) -> Options:
    """``options`` with one of them changed."""
    changed: dict[str, object] = {ATTRIBUTES.get(name, name): value}
    return replace(options, **changed)  # type: ignore[arg-type]


def changes(options: Options) -> tuple[str, ...]:
    """The house rules that apply and differ from the preset, in the order of the pages."""
    preset = PRESETS[options.preset]
    return tuple(
        name
        for names in HOUSE_RULES.values()
        for name in names
        if value_of(name, options) != value_of(name, preset) and unmet_need(name, options) is None
    )


def with_rules_of(options: Options, rules: Options) -> Options:
    """``options`` with every house rule as ``rules`` has it; what belongs to the match stays."""
    kept = {ATTRIBUTES.get(name, name): value_of(name, options) for name in MATCH_OPTIONS}
    return replace(rules, **kept)  # type: ignore[arg-type]


def playable(options: Options) -> Options:
    """``options`` without the first engine where every round finds its own."""
    if unmet_need("first_engine", options) is None:
        return options
    return replace(options, first_engine=None)
