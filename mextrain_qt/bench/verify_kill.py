"""Kills the running program again and again, and checks that the same table comes back every time.

``python -m mextrain_qt.bench.verify_kill --kills 50``: the program plays by itself in a process of its
own, off screen (:mod:`mextrain_qt.bench.self_playing`), is killed with SIGKILL at a random moment, also
while it starts, and started again on the same folder. What it shows then has to be what it had kept
last, or that and the one action that was in flight. Needs a system with SIGKILL and ``select``.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from mextrain_qt.amounts import from_one
from mextrain_qt.bench.self_playing import ARRANGE, GO_ON
from mextrain_qt.model.actions import parse_action
from mextrain_qt.model.notation import position_from, position_to
from mextrain_qt.model.round import Round

HELP = "kill the running program at random moments; the same table has to come back"

State = dict[str, Any]

LONGEST_START: Final = 60.0
"""Seconds after which a program that has shown nothing is taken to hang."""

_DURING_START: Final = 0.2
"""The share of kills that come before the program has shown anything."""


class Lost(AssertionError):
    """A table that did not come back as it was; the text says what differs."""


@dataclass(slots=True)
class Told:
    """What a program that was killed had told: its first and its last state, and what it was about to do.

    ``will``: the last thing announced after the last state, ``None`` where nothing was.
    """

    first: State | None = None
    last: State | None = None
    states: int = 0
    will: str | None = None

    def take(self, line: dict[str, Any]) -> None:
        """Take in one line."""
        if "will" in line:
            self.will = str(line["will"])
            return
        self.first = self.first if self.first is not None else line
        self.last, self.will = line, None
        self.states += 1


def play_and_kill(folder: Path, seed: int, chance: Random) -> Told:
    """Start the program on the folder, kill it at a random moment, and return what it told.

    Raises :class:`Lost` where it ends by itself or shows nothing for :data:`LONGEST_START` seconds.
    """
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{kind}_HOME"] = str(folder / kind.lower())
    early = chance.random() < _DURING_START
    with subprocess.Popen(
        [sys.executable, "-m", "mextrain_qt.bench.self_playing", str(folder), str(seed)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        told = Told()
        try:
            if early:
                _listen(process, told, time.monotonic() + chance.uniform(0.02, 1.5))
            else:
                _listen(process, told, time.monotonic() + LONGEST_START, first=True)
                if told.first is None:
                    raise Lost("the program has shown nothing")
                _listen(process, told, time.monotonic() + chance.uniform(0.0, 1.2))
            if process.poll() is not None:
                said = process.stderr.read().decode(errors="replace") if process.stderr is not None else ""
                raise Lost(f"the program ended by itself: {said[-2000:]}")
        finally:
            process.kill()
        _listen(process, told, None)
    return told


def _listen(
    process: subprocess.Popen[bytes], told: Told, until: float | None, *, first: bool = False
) -> None:
    """Take in what is told until then (``None``: until all has been told), or until the first state."""
    for line in _lines(process, until):
        told.take(line)
        if first and told.first is not None:
            return


def _lines(process: subprocess.Popen[bytes], until: float | None) -> Iterator[dict[str, Any]]:
    assert process.stdout is not None
    while True:
        wait = None if until is None else until - time.monotonic()
        if wait is not None and wait <= 0:
            return
        if not select.select([process.stdout], [], [], wait)[0]:
            return
        # What is peeked at stays; a line that a kill cut short is no line.
        line = process.stdout.readline()
        if not line.endswith(b"\n"):
            return
        yield json.loads(line)


def check_return(before: Told, after: State) -> str:
    """Whether the table that came back is right; what was in flight, in a word.

    ``before``: what was told until the kill, of one start or of several. Raises :class:`Lost`.
    """
    last = before.last
    if last is None:
        return "nothing before"
    same_round = (after["match"], after["round"]) == (last["match"], last["round"])
    if same_round and after["actions"] == last["actions"]:
        _same(last, after, "points", "position")
        if after["order"] != last["order"]:
            if before.will != ARRANGE or sorted(map(sorted, after["order"])) != sorted(
                map(sorted, last["order"])
            ):
                raise Lost(f"the hand is in another order: {last['order']} became {after['order']}")
            return "moving tiles"
        return "nothing"
    if same_round and after["actions"][:-1] == last["actions"]:
        game = Round(position_from(last["position"]))
        game.apply(parse_action(after["actions"][-1]))
        if position_to(game.position()) != after["position"]:
            raise Lost(f"{after['actions'][-1]} did not lead to the position that came back")
        return "an action"
    next_round = (after["match"], after["round"]) == (last["match"], last["round"] + 1)
    if next_round and not after["actions"] and before.will == GO_ON and last["points"][-1] is not None:
        if after["points"][:-1] != last["points"]:
            raise Lost(f"the scoresheet is another: {last['points']} became {after['points']}")
        return "the next round"
    if last["over"] and not after["actions"]:
        return "another match"
    raise Lost(
        f"round {last['round']} after {len(last['actions'])} actions came back as "
        f"round {after['round']} after {len(after['actions'])}"
    )


def _same(last: State, after: State, *keys: str) -> None:
    for key in keys:
        if last[key] != after[key]:
            raise Lost(f"{key} differ: {last[key]} became {after[key]}")


def verify(folder: Path, kills: int, seed: int) -> Iterator[tuple[Told, str]]:
    """Kill so often; for every kill what had been told, and what was in flight at the kill before it.

    Raises :class:`Lost` for the first table that does not come back.
    """
    chance = Random(seed)
    before = Told()
    for number in range(kills + 1):
        told = play_and_kill(folder, seed + number, chance)
        flight = "nothing shown"
        if told.first is not None:
            flight = check_return(before, told.first)
            before = told
        yield told, flight


def main(words: list[str]) -> int:
    """Check and tell; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m mextrain_qt.bench.verify_kill", description=HELP)
    parser.add_argument("--kills", type=from_one, default=50, metavar="N", help="how often (50)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the random moments (1)")
    args = parser.parse_args(words)
    if args.kills < 1:
        parser.error("--kills has to be 1 or more")
    counts: dict[str, int] = {}
    states = 0
    with tempfile.TemporaryDirectory(prefix="mextrain-kill-") as scratch:
        try:
            for number, (told, flight) in enumerate(verify(Path(scratch), args.kills, args.seed)):
                counts[flight] = counts.get(flight, 0) + 1
                states += told.states
                print(f"start {number}: in flight before: {flight}; {told.states} states told until the kill")
        except Lost as lost:
            print(f"LOST: {lost}", file=sys.stderr)
            return 1
    print(json.dumps({"kills": args.kills, "states": states, "in_flight": counts}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
