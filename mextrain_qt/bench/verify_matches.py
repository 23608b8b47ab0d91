"""Thousands of matches by random rules, with everything that must hold checked at every step.

``python -m mextrain_qt.bench.verify_matches`` lets players of all levels but the master (which takes too
long) play matches by random house rules, with 2 to 8 seats and all sets; in some matches they slip now and
then, in some always, and do anything legal. Before every action all of :mod:`.invariants` is asked, about
all that might be tried with the hand on turn, and now and then about all that can be tried with any tile;
every match's record is written, read with all its checks, and written again. Matches are played in small
portions, each from its own seed, and noted in ``build/verify/matches.json``, so it goes on where it was
stopped (from the beginning if the model or the checks have changed).
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import mextrain_qt.model
from mextrain_qt.amounts import from_one
from mextrain_qt.bench import invariants, random_tables
from mextrain_qt.bench.invariants import Broken, Story, insist
from mextrain_qt.bench.random_tables import random_match
from mextrain_qt.model.actions import Action
from mextrain_qt.model.events import TileDrawn
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.base import Player
from mextrain_qt.model.players.master import Master
from mextrain_qt.model.record import match_from_text, record_text

MATCHES_A_PORTION: Final = 10
MOST_ACTIONS: Final = 3_000
"""No round may take longer."""

_STATE: Final = Path("build/verify/matches.json")
_STEPS_BETWEEN_FULL_CHECKS: Final = 25


class CheckedMatch:
    """One random match, played to its end under watch."""

    def __init__(self, seed: str) -> None:
        """Deal it; the same seed is always the same match."""
        self._chance = Random(seed)
        options, count = random_match(self._chance)
        levels = [level for level in LEVELS if level != Master.level]
        seats = tuple(Seat(f"Seat {seat + 1}", self._chance.choice(levels)) for seat in range(count))
        self.match = Match(options, seats, self._chance.randint(1, 2**31), salts=self._salt)
        self._players: list[Player] = [LEVELS[seat.player]() for seat in seats]
        self._slips = self._chance.choice((0.0, 0.0, 0.1, 1.0))
        self._until_full_check = self._chance.randrange(_STEPS_BETWEEN_FULL_CHECKS)
        self.seen: Counter[str] = Counter()
        """How many rounds and actions there were, and of what kind."""

    def _salt(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"

    def play(self) -> None:
        """Play it; raises :class:`Broken` where something does not hold."""
        while True:
            self._play_round()
            if self.match.is_over:
                break
            self.match.next_round()
        self._check_result()
        self._check_record()
        self.seen["matches"] += 1

    def _play_round(self) -> None:
        match, chance = self.match, self._chance
        game = match.round
        story = Story(game)
        taken_back = chance.random() < 0.9
        for _ in range(MOST_ACTIONS):
            if game.outcome is not None:
                break
            self._check_moment()
            action = self._choose()
            hand = game.hands[game.seat]
            events = match.apply(action)
            for event in events:
                story.hear(event, game)
            story.agrees_with(game)
            invariants.what_is_told_of_a_hand_is_true(events, hand)
            self.seen["actions"] += 1
            if not taken_back and chance.random() < 0.02:
                taken_back = True
                self._take_back_and_do_again()
                game = match.round
        insist(game.outcome is not None, "the round does not end")
        invariants.no_tile_is_lost_or_doubled(game)
        invariants.the_end_is_counted_right(game)
        self.seen["rounds"] += 1
        self.seen[f"rounds {game.outcome.reason if game.outcome else ''}"] += 1

    def _check_moment(self) -> None:
        game, chance = self.match.round, self._chance
        invariants.somebody_can_act(game)
        invariants.no_tile_is_lost_or_doubled(game)
        invariants.lines_read_as_they_lie(game)
        invariants.text_gives_the_same_moment(game)
        invariants.a_copy_goes_its_own_way(game, chance)
        invariants.refused_actions_change_nothing(game, chance)
        invariants.legal_or_refused_for_a_reason(game, invariants.likely_actions(game, chance))
        self._until_full_check -= 1
        if self._until_full_check < 0:
            self._until_full_check = _STEPS_BETWEEN_FULL_CHECKS
            invariants.legal_or_refused_for_a_reason(game, invariants.EVERY_ACTION)
            self._check_observations()

    def _choose(self) -> Action:
        game, chance = self.match.round, self._chance
        legal = game.legal_actions()
        if self._slips and chance.random() < self._slips:
            return chance.choice(legal)
        seat = game.seat
        action = self._players[seat].choose(observe(self.match, seat), chance)
        insist(action in legal, f"{self.match.seats[seat].player} chose {action}, legal: {legal}")
        self.seen[f"choices of {self.match.seats[seat].player}"] += 1
        return action

    def _check_observations(self) -> None:
        game = self.match.round
        for seat in range(game.seats):
            seen = observe(self.match, seat)
            insist(seen.hand == game.hands[seat], "a seat does not see its hand")
            insist(bool(seen.legal) == (seat == game.seat), "what is legal is shown to another seat")
            hidden = [e for e in seen.log if isinstance(e, TileDrawn) and e.seat != seat and e.tile]
            insist(not hidden, f"seat {seat} sees what others drew: {hidden}")

    def _take_back_and_do_again(self) -> None:
        match = self.match
        before, done = match.round.position(), list(match.current.actions)
        count = self._chance.randint(1, len(done))
        match.take_back(count)
        for action in done[len(done) - count :]:
            match.apply(action)
        insist(match.round.position() == before, f"{count} actions taken back and done again differ")

    def _check_result(self) -> None:
        match = self.match
        totals = [sum(points[seat] for points in match.points) for seat in range(len(match.seats))]
        insist(list(match.totals) == totals, f"totals {match.totals} and not {totals}")
        best = {seat for seat, total in enumerate(totals) if total == min(totals)}
        insist(bool(match.winners) and set(match.winners) <= best, f"{match.winners} have won {totals}")
        insist(len(match.points) == match.options.number_of_rounds(), "too few rounds or too many")

    def _check_record(self) -> None:
        text = record_text(self.match)
        again = match_from_text(text)
        insist(record_text(again) == text, "the record is another after reading it")
        insist(again.is_over and again.winners == self.match.winners, "the record has another winner")
        self.seen["actions in records"] += sum(len(played.actions) for played in again.rounds)


def play_portion(portion: int) -> Counter[str]:
    """Play the matches of a portion; raises :class:`Broken` with the seed of the match."""
    seen: Counter[str] = Counter()
    for number in range(MATCHES_A_PORTION):
        seed = f"match {portion}.{number}"
        checked = CheckedMatch(seed)
        try:
            checked.play()
        except Exception as error:
            match = checked.match
            print(record_text(match), file=sys.stderr)
            raise Broken(f"{seed!r}, round {len(match.rounds)}, by {match.options.as_rules()}") from error
        seen += checked.seen
    return seen


def _sources() -> Iterator[Path]:
    """The files on which what was found depends."""
    model = Path(str(mextrain_qt.model.__file__)).parent
    yield from sorted(model.rglob("*.py"))
    for module in (invariants.__file__, random_tables.__file__, __file__):
        yield Path(module)


def _load() -> dict[str, Any]:
    """What was done before, unless the model or the checks have changed since."""
    code = sha256()
    for path in _sources():
        code.update(path.read_bytes())
    state: dict[str, Any] = {"code": code.hexdigest(), "portions": 0, "seen": {}}
    try:
        before = json.loads(_STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return state
    return before if isinstance(before, dict) and before.get("code") == state["code"] else state


def main(argv: list[str] | None = None) -> int:
    """Play what has not been played yet and print the figures; 1 where something does not hold."""
    parser = argparse.ArgumentParser(description="play checked matches; goes on where it was stopped")
    parser.add_argument("--matches", type=from_one, default=10_000, help="how many in all (10000)")
    parser.add_argument("--again", action="store_true", help="forget what was done before")
    args = parser.parse_args(argv)
    if args.again:
        _STATE.unlink(missing_ok=True)
    state = _load()
    _STATE.parent.mkdir(parents=True, exist_ok=True)
    seen: Counter[str] = Counter(state["seen"])
    for portion in range(state["portions"], -(-args.matches // MATCHES_A_PORTION)):
        try:
            seen += play_portion(portion)
        except Broken as broken:
            traceback.print_exception(broken)
            return 1
        state["portions"], state["seen"] = portion + 1, dict(seen)
        _STATE.write_text(json.dumps(state, indent=1), encoding="utf-8")
        if sys.stderr.isatty():
            print(f"\r{(portion + 1) * MATCHES_A_PORTION} matches", end="", file=sys.stderr, flush=True)
    for name, count in sorted(seen.items()):
        print(f"{count:10} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
