"""The longest train checked against slower ways to find it, and against an adversary.

``python -m mextrain_qt.bench.verify_chain`` runs three checks in small numbered portions, each from its own
seed, and notes every finished portion in ``build/verify/chain.json``, so it goes on where it was stopped
(from the beginning if the solver has changed):

* *brute*: hands of up to 12 tiles against all trains there are, both objectives, covered or not, with
  the walk and with the search alone;
* *cross*: hands of 10 to 22 tiles, many of them clusters joined by a few tiles, the search against the walk;
* *climb*: hill-climbing on double-12 hands for those on which the search has most to do.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from mextrain_qt.amounts import from_nought
from mextrain_qt.model import chain, tjoin
from mextrain_qt.model.chain import Objective, longest_train, train_value
from mextrain_qt.model.chain_graph import Kept, empty_trail, euler_trail, graph_of, starts_of
from mextrain_qt.model.chain_search import ChainSearch
from mextrain_qt.model.chain_walk import walk
from mextrain_qt.model.tiles import TILES, Tile, bits_of, set_bits, set_size, tiles_in

LIMIT_MS: Final = 30.0
"""No hand of a double-12 set may take longer than this."""

_STATE: Final = Path("build/verify/chain.json")
_HANDS_A_PORTION: Final = {"brute": 250, "cross": 100, "climb": 1}
_HIGHEST: Final = (4, 5, 6, 9, 12, 15, 18)
"""The sets the hands are from; 4 and 5 make denser ones than any real set."""

Question = tuple[int, int | None, Objective, bool]
"""A hand (bit set), its start, the objective, whether covered."""


class Mismatch(Exception):
    """Two ways to find the longest train disagree, or a train is none; the text says on what."""


def best_of_all(hand: int, start: int | None) -> dict[tuple[Objective, bool], tuple[int, int]]:
    """(tiles, pips) of the best train for every objective, covered or not, by trying every train."""
    by_number: dict[int, list[tuple[int, int]]] = {}
    for tile in tiles_in(hand):
        by_number.setdefault(tile.high, []).append((tile.bit, tile.low))
        if not tile.is_double:
            by_number.setdefault(tile.low, []).append((tile.bit, tile.high))
    any_end = {(0, 0)}
    covered = {(0, 0)}

    def go(number: int, left: int, tiles: int, pips: int) -> None:
        for bit, other in by_number.get(number, ()):
            if left & bit:
                found = (tiles + 1, pips + number + other)
                any_end.add(found)
                if other != number:
                    covered.add(found)
                go(other, left ^ bit, *found)

    for number in list(by_number) if start is None else [start]:
        go(number, hand, 0, 0)
    return {
        (objective, is_covered): max(
            trains, key=lambda train: train if objective is Objective.MOST_TILES else train[::-1]
        )
        for objective in Objective
        for is_covered, trains in ((False, any_end), (True, covered))
    }


def fault_of(halves: tuple[tuple[int, int], ...], question: Question) -> str | None:
    """Why this is no train for the question, if so."""
    hand, start, _, covered = question
    tiles = [Tile(inner, outer) for inner, outer in halves]
    if len(set(tiles)) != len(tiles) or bits_of(tiles) & ~hand:
        return "a tile twice or not in the hand"
    ends = [outer for _, outer in halves]
    if any(inner != end for (inner, _), end in zip(halves[1:], ends[:-1], strict=True)):
        return "neighbours that do not match"
    if halves and start is not None and halves[0][0] != start:
        return "another start"
    if halves and covered and tiles[-1].is_double:
        return "a double at the end"
    return None


def search_alone(question: Question) -> ChainSearch:
    """The search without a walk before it, finished."""
    hand, start, objective, covered = question
    rows, loops = graph_of(hand, start)
    starts = starts_of(rows, loops, start)
    search = ChainSearch(rows, loops, starts, objective.worth, covered, empty_trail(rows, starts[0]))
    search.run(None)
    return search


def check_small(chance: Random) -> None:
    """One hand of up to 12 tiles against brute force; raises :class:`Mismatch`."""
    highest = chance.choice(_HIGHEST)
    count = set_size(highest)
    hand = bits_of(chance.sample(TILES[:count], chance.randint(1, min(12, count))))
    start = chance.choice([None, *range(highest + 1)])
    for (objective, covered), expected in best_of_all(hand, start).items():
        question = (hand, start, objective, covered)
        train = longest_train(hand, start, objective=objective, covered=covered)
        _compare(question, train.halves, expected)
        if not train.exact or train.pips != expected[1]:
            raise Mismatch(f"{_text(question)}: {train}")
        if train.bound != expected[0 if objective is Objective.MOST_TILES else 1]:
            raise Mismatch(f"{_text(question)}: bound {train.bound}")
        if train_value(hand, start, objective=objective, covered=covered) != expected:
            raise Mismatch(f"{_text(question)}: another value")
        _compare(question, euler_trail(search_alone(question).best), expected)


def check_larger(chance: Random) -> bool:
    """One hand of 10 to 22 tiles, the search against the walk; false if there are too many trails to walk.

    Raises :class:`Mismatch`.
    """
    highest = chance.choice(_HIGHEST)
    hand = 0
    while not 10 <= hand.bit_count() <= 22:
        if chance.random() < 0.5:
            hand = bits_of(
                chance.sample(TILES[: set_size(highest)], min(set_size(highest), chance.randint(10, 22)))
            )
        else:
            hand = _clusters(chance, highest)
    start = chance.choice([None, *range(highest + 1)])
    objective = chance.choice(list(Objective))
    question = (hand, start, objective, chance.random() < 0.5)
    rows, loops = graph_of(hand, start)
    starts = starts_of(rows, loops, start)
    kept: Kept = empty_trail(rows, starts[0])
    if not walk(rows, loops, starts, objective.worth, question[3], kept, 50_000):
        return False
    _compare(question, euler_trail(search_alone(question).best), objective.split(kept.weight))
    return True


def climb(chance: Random, highest: int, patience: int) -> tuple[float, Question]:
    """Change a hand tile by tile as long as the search has more and more to do; (work, question).

    It ends after ``patience`` changes in a row that did not help. Work is counted, not timed, so
    the climb is the same on every machine: about one unit for 50 µs.
    """
    objective = chance.choice(list(Objective))
    covered = chance.random() < 0.4
    start = None if chance.random() < 0.3 else chance.randint(0, highest)
    everything = set_bits(highest)
    if chance.random() < 0.5:
        tiles = TILES[: set_size(highest)]
        hand = bits_of(chance.sample(tiles, chance.randint(12, min(60, len(tiles)))))
    else:
        hand = _clusters(chance, highest)
    most, stale = _work((hand, start, objective, covered)), 0
    while stale < patience:
        other, from_number = hand, start
        for _ in range(chance.choice((1, 1, 2, 3))):
            if chance.random() < 0.5 or other in (0, everything):
                other ^= 1 << chance.randrange(set_size(highest))
            else:
                other ^= chance.choice(list(tiles_in(other))).bit
                other ^= chance.choice(list(tiles_in(everything & ~other))).bit
        if start is not None and chance.random() < 0.1:
            from_number = chance.randint(0, highest)
        work = _work((other, from_number, objective, covered))
        stale = 0 if work > most else stale + 1
        if work >= most:
            most, hand, start = work, other, from_number
    return most, (hand, start, objective, covered)


def time_of(question: Question, repeats: int = 5) -> float:
    """Milliseconds that the answer takes: the least of some calls, so that other programs count little."""
    hand, start, objective, covered = question
    least = float("inf")
    for _ in range(repeats):
        began = time.perf_counter()
        longest_train(hand, start, objective=objective, covered=covered)
        least = min(least, time.perf_counter() - began)
    return 1000 * least


def _clusters(chance: Random, highest: int) -> int:
    """Some groups of numbers, many tiles within and few between, or the other way round."""
    groups = chance.choice((2, 3, 4))
    group = [chance.randrange(groups) for _ in range(highest + 1)]
    within, between = chance.uniform(0.4, 1), chance.uniform(0.02, 0.2)
    if chance.random() < 0.25:
        within, between = between, within
    return bits_of(
        tile
        for tile in TILES[: set_size(highest)]
        if chance.random() < (within if group[tile.high] == group[tile.low] else between)
    )


def _work(question: Question) -> float:
    search = search_alone(question)
    return search.relaxations + search.pairings / 50


def _compare(question: Question, halves: tuple[tuple[int, int], ...], expected: tuple[int, int]) -> None:
    found = (len(halves), sum(inner + outer for inner, outer in halves))
    fault = fault_of(halves, question)
    if fault is not None or found != expected:
        raise Mismatch(f"{_text(question)}: {fault or found}, expected {expected}, got {halves}")


def _text(question: Question) -> str:
    hand, start, objective, covered = question
    begin = "any" if start is None else str(start)
    options = f"--objective {objective.value}{' --covered' if covered else ''}"
    return f"{begin} {' '.join(str(tile) for tile in tiles_in(hand))} {options}"


def _brute_portion(portion: int, state: dict[str, Any]) -> None:
    chance = Random(f"brute {portion}")
    for _ in range(_HANDS_A_PORTION["brute"]):
        check_small(chance)


def _cross_portion(portion: int, state: dict[str, Any]) -> None:
    chance = Random(f"cross {portion}")
    for _ in range(_HANDS_A_PORTION["cross"]):
        if not check_larger(chance):
            state["not_walked"] = state.get("not_walked", 0) + 1


def _climb_portion(portion: int, state: dict[str, Any]) -> None:
    work, question = climb(Random(f"climb {portion}"), 12, 200)
    kind = "any start" if question[1] is None else "given start"
    slowest = state.setdefault("slowest", {}).setdefault(kind, [])
    slowest.append({"ms": round(time_of(question), 2), "work": round(work, 1), "chain": _text(question)})
    slowest.sort(key=lambda entry: -entry["ms"])
    del slowest[10:]


def _load() -> dict[str, Any]:
    """What was done before, unless the solver or its checks have changed since."""
    code = sha256()
    for path in sorted(Path(chain.__file__).parent.glob("chain*.py")):
        code.update(path.read_bytes())
    for module in (tjoin.__file__, __file__):
        code.update(Path(module).read_bytes())
    state: dict[str, Any] = {"code": code.hexdigest()}
    try:
        before = json.loads(_STATE.read_text())
    except (OSError, ValueError):
        return state
    return before if isinstance(before, dict) and before.get("code") == state["code"] else state


_CHECKS: Final[dict[str, Callable[[int, dict[str, Any]], None]]] = {
    "brute": _brute_portion,
    "cross": _cross_portion,
    "climb": _climb_portion,
}


def main(argv: list[str] | None = None) -> int:
    """Run what is not done yet and print the figures; 1 on a mismatch or a hand above the limit."""
    parser = argparse.ArgumentParser(description="check the longest train; goes on where it was stopped")
    parser.add_argument("--brute", type=from_nought, default=20_000, help="hands against brute force (20000)")
    parser.add_argument("--cross", type=from_nought, default=5_000, help="larger hands against a walk (5000)")
    parser.add_argument("--climb", type=from_nought, default=150, help="climbs for a slow hand (150)")
    parser.add_argument("--again", action="store_true", help="forget what was done before")
    args = parser.parse_args(argv)
    if args.again:
        _STATE.unlink(missing_ok=True)
    state = _load()
    _STATE.parent.mkdir(parents=True, exist_ok=True)
    try:
        for name, check in _CHECKS.items():
            size = _HANDS_A_PORTION[name]
            portions = -(-getattr(args, name) // size)
            for portion in range(state.get(name, 0), portions):
                check(portion, state)
                state[name] = portion + 1
                _STATE.write_text(json.dumps(state, indent=1))
                if sys.stderr.isatty():
                    print(f"\r{name} {(portion + 1) * size}", end="", file=sys.stderr, flush=True)
    except Mismatch as mismatch:
        print(f"\n{mismatch}", file=sys.stderr)
        return 1
    small = state.get("brute", 0) * _HANDS_A_PORTION["brute"]
    print(f"brute force: {small} hands of up to 12 tiles, both objectives, covered and not")
    larger = state.get("cross", 0) * _HANDS_A_PORTION["cross"] - state.get("not_walked", 0)
    print(f"search against walk: {larger} larger hands")
    print(f"slowest hands of {state.get('climb', 0)} climbs (ms, work, as arguments of mextrain-qt chain):")
    longest = 0.0
    for kind, entries in sorted(state.get("slowest", {}).items()):
        print(f" {kind}")
        for entry in entries[:3]:
            print(f"  {entry['ms']:6.2f} {entry['work']:7.1f}  {entry['chain']}")
        longest = max(longest, entries[0]["ms"])
    if longest > LIMIT_MS:
        print(f"above {LIMIT_MS:.0f} ms", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
