"""The monkey at the table: plays what is legal, tries what is not, and hears what becomes of it."""

from __future__ import annotations

import time
from random import Random
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtTest import QTest

from mextrain_qt.app import Parts
from mextrain_qt.bench.monkey.diary import Diary
from mextrain_qt.bench.monkey.fingers import LEFT, NONE, Fingers
from mextrain_qt.bench.random_tables import random_match
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON, SeatSetup, TableSetup
from mextrain_qt.gallery.staging import NAMES
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, PLAYS, Action, Play
from mextrain_qt.model.options import Options
from mextrain_qt.model.refusal import Refusal, Rule
from mextrain_qt.model.tiles import Tile

MOST_TRIES: Final = 40
"""How often a legal action is tried before the game counts as stuck."""

_OFTEN: Final = 20
"""How often a reason has to be given before it is no news any more."""

_OVER: Final = (Phase.ROUND_OVER, Phase.MATCH_OVER)
PREPARED: Final = {
    Rule.DOUBLE_WAITS: """
        {"rules": {"set": 6}, "engine": 6, "lines": [["6-5", "5-5"], []], "mexican": ["6-4", "4-4"],
         "hands": [["5-1", "4-1", "3-3"], ["2-2", "6-2", "1-0"]],
         "turn": {"seat": 1, "drew": false, "laid": ["1", "M"], "doubles": ["1", "M"]},
         "open_doubles": ["1", "M"]}""",
    Rule.SAY_DONE: """
        {"rules": {"set": 6, "layer_pays": false}, "engine": 6, "lines": [["6-5", "5-5"], []],
         "hands": [["4-4", "3-2"], ["2-2", "6-2", "1-0"]],
         "turn": {"seat": 1, "drew": false, "laid": ["1"], "doubles": ["1"]}, "open_doubles": ["1"]}""",
}
"""Positions in which something can be refused that chance seldom comes to: seat 1 is to move."""

_LEVELS: Final = ("novice", "casual", "casual", "casual", "steady", "planner", "master")


class AtTable(QObject):
    """Plays in one window, and counts what was done and what was refused there."""

    def __init__(self, parts: Parts, diary: Diary, chance: Random, fingers: Fingers) -> None:
        super().__init__()
        self._parts = parts
        self._window = parts.window
        self._board = parts.window.board
        self._diary = diary
        self._chance = chance
        self._fingers = fingers
        self._tries = 0
        self._trying: str | None = None
        self.view: TableView | None = None
        """The table as it was published last."""
        self.changed_at = time.monotonic()
        """When it was."""
        parts.bridge.changed.connect(self._on_changed)
        parts.bridge.refused.connect(self._on_refused)
        self._board.refused_drop.connect(self._on_refused_drop)
        self._board.hand_reordered.connect(self._on_reordered)

    # What it hears.

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[object, ...]) -> None:
        self.changed_at = time.monotonic()
        before, self.view = self.view, view
        if view.phase in _OVER and events and (before is None or before.phase not in _OVER):
            self._diary.count("rounds finished")
            if view.phase is Phase.MATCH_OVER:
                self._diary.count("matches finished")

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        self._diary.count(_because(refusal.rule))
        if self._trying is not None:
            self._diary.count(f"refused {self._trying}")

    @Slot(object, int)
    def _on_refused_drop(self, tile: Tile, line: int) -> None:
        refusal = self._parts.bridge.why_not(tile, line)
        if refusal is not None:
            self._diary.count("refused play")
            self._diary.count(_because(refusal.rule))

    @Slot(object)
    def _on_reordered(self, order: object) -> None:
        self._diary.count("hand reordered")

    # As it should be.

    @property
    def is_in_sight(self) -> bool:
        """Whether a table is shown, and no replay in its place."""
        return self.view is not None and self._parts.bridge.has_match and self._board.isVisible()

    def go_on(self) -> str | None:
        """Do what the game waits for, as a person does; ``None`` where it waits for others."""
        view = self.view
        if not self._parts.bridge.has_match or view is None:
            return self.begin()
        if not self._board.isVisible():
            return None
        if view.phase is Phase.MATCH_OVER:
            return self.begin()
        if view.phase is Phase.COVERED:
            self._window.action_bar.turn_button.click()
            return "show my hand"
        if self._chance.random() < 0.5 and (tried := self._try_what_was_seldom_refused()):
            return tried
        if view.phase is Phase.ROUND_OVER:
            self._press("next_round")
            return "next round"
        if not view.legal:
            return None
        kinds = sorted({_kind(action) for action in view.legal})
        kind = min(kinds, key=lambda each: self._diary.seen[f"done {each}"])
        if kind != "play" and self._chance.random() < 0.5:
            kind = self._chance.choice(kinds)
        choices = [each for each in view.legal if _kind(each) == kind]
        if self._diary.seen[_because(Rule.DOUBLE_WAITS)] < _OFTEN:
            # Only where several doubles wait is there one that may not be covered yet.
            choices = [each for each in choices if isinstance(each, Play) and each.tile.is_double] or choices
        self._act(self._chance.choice(choices))
        return f"{kind} as it should be"

    def _act(self, action: Action) -> None:
        before = self.view
        self._tries += 1
        self._act_on(action)
        if self.view is not before:
            self._tries = 0
            self._diary.count(f"done {_kind(action)}")
        elif self._tries > MOST_TRIES:
            self._diary.problem(f"{action} is legal, but nothing comes of it")

    def _act_on(self, action: Action) -> None:
        window, board = self._window, self._board
        if isinstance(action, Play):
            if self._chance.random() < 0.5:
                self._carry(action)
            else:
                board.select(action.tile)
                several = board.view is not None and len(board.view.lines_for(action.tile)) > 1
                QTest.keyClick(board, Qt.Key.Key_Return)
                if several:
                    QTest.keyClick(board, _digit(action.line))
        elif action is DRAW and self._chance.random() < 0.5:
            QTest.mouseClick(board.viewport(), LEFT, NONE, board.place_of_boneyard())
        elif action is DRAW:
            self._press("draw")
        elif action is DONE and PASS in (self.view.legal if self.view else ()):
            window.action_bar.done.emit()
        else:
            self._press("pass_turn")

    def _press(self, name: str) -> None:
        """Take an action by the button of the turn, where it has the same meaning, or from the menu."""
        button, action = self._window.action_bar.turn_button, getattr(self._window.actions_, name)
        if button.isEnabled() and self._chance.random() < 0.5:
            button.click()
        else:
            self._diary.count(f"action {name}")
            action.trigger()

    def _carry(self, play: Play) -> None:
        board = self._board
        start, to = board.place_of_tile(play.tile), board.place_of_line_end(play.line)
        self._fingers.drag_from(board.viewport(), start, to)
        self._diary.count("tiles carried to a line")

    # As it should not be.

    def try_anything(self) -> str:
        """Try what is refused now, rather a kind of action that was seldom refused."""
        refused = self._refused()
        seen = self._diary.seen
        if not refused or (self._waits and seen[_because(Rule.NOT_YOUR_TURN)] >= _OFTEN):
            return "nothing to be refused"
        self._chance.shuffle(refused)
        action, rule = min(refused, key=lambda each: seen[f"refused {_kind(each[0])}"])
        return self._try(action, rule)

    def _try_what_was_seldom_refused(self) -> str | None:
        """Try what is refused for a reason that was seldom given, if anything is."""
        refused = [] if self._waits else self._refused()
        if not refused:
            return None
        self._chance.shuffle(refused)
        action, rule = min(refused, key=lambda each: self._diary.seen[_because(each[1])])
        if self._diary.seen[_because(rule)] >= _OFTEN:
            return None
        return self._try(action, rule)

    @property
    def _waits(self) -> bool:
        """Whether another seat is to move."""
        return self.view is not None and not self.view.legal and self.view.phase not in _OVER

    def _refused(self) -> list[tuple[Action, Rule]]:
        """What can be tried at this moment and is against the rules, with the rule it is against."""
        view = self.view
        if view is None or not self.is_in_sight:
            return []
        plays = [PLAYS[line.line][each.tile.index] for line in view.lines for each in view.hand]
        attempts: list[Action] = [DRAW, PASS, DONE, *plays]
        return [(action, rule) for action in attempts if (rule := self._rule_against(action))]

    def _rule_against(self, action: Action) -> Rule | None:
        match, view = self._parts.bridge.match, self.view
        if match is None or view is None:
            return None
        if match.round.outcome is None and match.round.seat != view.viewer:
            return Rule.NOT_YOUR_TURN
        refusal = match.round.refusal(action)
        return refusal.rule if refusal is not None else None

    def _try(self, action: Action, rule: Rule) -> str:
        self._trying = _kind(action)
        try:
            self._ask_for(action)
        finally:
            self._trying = None
        return f"try {action}, against {rule.name}"

    def _ask_for(self, action: Action) -> None:
        """Ask for it by hand; no button offers *done* where it is refused, so that is asked without one."""
        board = self._board
        if isinstance(action, Play):
            if self._chance.random() < 0.5:
                self._carry(action)
            else:
                board.select(action.tile)
                QTest.keyClick(board, _digit(action.line))
        elif action is DONE:
            self._window.action_bar.done.emit()
        elif action is DRAW and (self._chance.random() < 0.5 or (self.view and not self.view.legal)):
            QTest.mouseClick(board.viewport(), LEFT, NONE, board.place_of_boneyard())
        else:
            board.setFocus()
            QTest.keyClick(board, Qt.Key.Key_D if action is DRAW else Qt.Key.Key_P)

    # Another match.

    def begin(self) -> str:
        """A new match at a random table or in a prepared position, or the last one again."""
        window, chance = self._window, self._chance
        if not self._parts.bridge.has_match and chance.random() < 0.3:
            window.continue_match()
            return "continue"
        rare = min(PREPARED, key=lambda each: self._diary.seen[_because(each)])
        if self._diary.seen[_because(rare)] < _OFTEN and chance.random() < 0.2:
            self._parts.desk.open_position(PREPARED[rare])
            return f"a position for {rare.name}"
        # Tables at which more can be tried that was seldom refused.
        options, count = max(
            (random_match(chance) for _ in range(4)), key=lambda each: self._promise(each[0])
        )
        persons = chance.choice((1, 1, 1, 1, 2, 0))
        seats = tuple(
            SeatSetup(NAMES[seat], PERSON if seat < persons else chance.choice(_LEVELS), seat)
            for seat in range(count)
        )
        window.start_match(TableSetup(options, seats, chance.randint(1, 10_000)))
        if chance.random() < 0.9:
            window.actions_.paces.actions()[-1].trigger()
        self._diary.count("matches begun")
        return f"begin {options.as_rules()}"

    def _promise(self, options: Options) -> float:
        """How much of what was seldom refused can be at a table with these options."""
        block_on = options.doubles == "block" and options.replay
        possible = {
            Rule.OWN_LINE_FIRST: options.own_first,
            Rule.BURST_OWN_LINE: options.burst,
            Rule.MEXICAN_LATER: options.mexican not in ("anyone", "permanent"),
            Rule.DOUBLE_WAITS: block_on and (options.several_doubles or options.replay_where == "anywhere"),
            Rule.COVER_FIRST: options.doubles == "block",
            Rule.SAY_DONE: not options.layer_pays or options.burst,
            Rule.MUST_LAY_DRAWN: options.must_play_drawn,
            Rule.BONEYARD_EMPTY: options.highest == 6,
        }
        return sum(can / (1 + self._diary.seen[_because(rule)]) for rule, can in possible.items())


def _because(rule: Rule) -> str:
    return f"refused because {rule.name}"


def _kind(action: Action) -> str:
    return "play" if isinstance(action, Play) else action.text


def _digit(line: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0 + (0 if line == MEXICAN else line + 1))
