"""The places on the rules page, and where each refusal is explained. No Qt here."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from mextrain_qt.model.refusal import Rule


class Anchor(StrEnum):
    """A place on the page that something can point to: a section, or a rule in one."""

    CHANGES = "changes"
    AIM = "aim"
    TILES = "tiles"
    HAND = "hand"
    ROUNDS = "rounds"
    START = "start"
    TURN = "turn"
    FIT = "fit"
    LINES = "lines"
    OWN_FIRST = "own-first"
    MEXICAN = "mexican"
    MUST_PLAY = "must-play"
    DRAW = "draw"
    DRAWN = "drawn"
    PASS = "pass"
    MARKER = "marker"
    DOUBLES = "doubles"
    COVER = "cover"
    OLDEST = "oldest"
    REPLAY = "replay"
    DEAD = "dead"
    DONE = "done"
    LAST_DOUBLE = "last-double"
    BURST = "burst"
    END = "end"
    POINTS = "points"
    TIE = "tie"
    MISTAKES = "mistakes"
    ADVICE = "advice"
    OTHER_GAMES = "other-games"


ANCHOR_OF: Final[dict[Rule, Anchor]] = {
    Rule.ROUND_OVER: Anchor.END,
    Rule.NOT_YOUR_TURN: Anchor.TURN,
    Rule.NO_SUCH_LINE: Anchor.LINES,
    Rule.NOT_IN_HAND: Anchor.HAND,
    Rule.COVER_FIRST: Anchor.COVER,
    Rule.DOES_NOT_FIT: Anchor.FIT,
    Rule.LINE_CLOSED: Anchor.LINES,
    Rule.OWN_LINE_FIRST: Anchor.OWN_FIRST,
    Rule.BURST_OWN_LINE: Anchor.BURST,
    Rule.MEXICAN_LATER: Anchor.MEXICAN,
    Rule.DOUBLE_WAITS: Anchor.OLDEST,
    Rule.MUST_PLAY: Anchor.MUST_PLAY,
    Rule.MUST_DRAW: Anchor.DRAW,
    Rule.MUST_LAY_DRAWN: Anchor.DRAWN,
    Rule.DREW_ALREADY: Anchor.DRAW,
    Rule.BONEYARD_EMPTY: Anchor.PASS,
    Rule.NOT_DONE: Anchor.DONE,
    Rule.SAY_DONE: Anchor.DONE,
}
"""For every rule that a play can break, the place that explains it."""

PLACE_OF_OPTION: Final[dict[str, Anchor]] = {
    "set": Anchor.TILES,
    "hand_size": Anchor.HAND,
    "rounds": Anchor.ROUNDS,
    "first_engine": Anchor.ROUNDS,
    "engine": Anchor.START,
    "engine_missing": Anchor.START,
    "mexican": Anchor.MEXICAN,
    "own_first": Anchor.OWN_FIRST,
    "marker_off": Anchor.MARKER,
    "doubles": Anchor.COVER,
    "cover": Anchor.COVER,
    "replay": Anchor.REPLAY,
    "several_doubles": Anchor.REPLAY,
    "replay_where": Anchor.REPLAY,
    "release_dead": Anchor.DEAD,
    "layer_pays": Anchor.DONE,
    "end_on_double": Anchor.LAST_DOUBLE,
    "draws": Anchor.DRAW,
    "must_play_drawn": Anchor.DRAWN,
    "burst": Anchor.BURST,
    "burst_double": Anchor.BURST,
    "blank_points": Anchor.POINTS,
    "tie_break": Anchor.TIE,
}
"""For every option, the place that says what it means at this table."""
