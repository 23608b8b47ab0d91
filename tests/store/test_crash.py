"""A real process that is killed at any moment and started again finds the same table."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from mextrain_qt.store.saves import Saves
from tests.store.game_process import digest

ROOT = Path(__file__).resolve().parent.parent.parent
KILLS = 8 if os.environ.get("CI") else 50
"""A killed process costs a start of Python, so that fewer are killed where time is short."""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_game_killed_at_random_moments_goes_on_where_it_was(tmp_path: Path) -> None:
    chance = Random()
    reached: tuple[int, int, int] | None = None
    for kill in range(KILLS):
        told = play_until_killed(tmp_path, kill, chance.random() * 0.08)
        if reached is not None:
            assert told[0][0] in following(reached), "it went on from where it was"
        match = Saves(tmp_path).load()
        assert match is not None
        assert match.number is not None
        reached = match.number, len(match.rounds), len(match.current.actions)
        last, digest_of_last = told[-1]
        # What was told was kept; at most one action more was kept and not yet told.
        assert reached in (last, *following(last))
        if reached == last:
            assert digest(match) == digest_of_last, "the same table and the same order of the hands"
    assert not list(tmp_path.glob("*damaged*"))


def play_until_killed(folder: Path, seed: int, seconds: float) -> list[tuple[tuple[int, int, int], str]]:
    """Have a process play in the folder and kill it so long after its first action; what it told."""
    game = subprocess.Popen(
        [sys.executable, "-m", "tests.store.game_process", str(folder), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    lines = [game.stdout.readline()]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass
    game.send_signal(signal.SIGKILL)
    rest, _ = game.communicate()
    lines += rest.splitlines()
    # The last line may be cut short.
    whole = [words for words in map(str.split, lines) if len(words) == 4 and len(words[3]) == 64]
    assert whole, "the game did not come up"
    return [((int(words[0]), int(words[1]), int(words[2])), words[3]) for words in whole]


def following(moment: tuple[int, int, int]) -> tuple[tuple[int, int, int], ...]:
    """What may be the next moment: an action later, in the next round, or in the next match."""
    number, rounds, actions = moment
    return (number, rounds, actions + 1), (number, rounds + 1, 0), (number + 1, 1, 0)
