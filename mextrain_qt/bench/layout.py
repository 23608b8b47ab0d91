"""``mextrain-qt bench layout``: whether tables are laid out as they must be, how large, how fast.

Random rounds (all seats, sets and presets, so with very long lines too) are laid out tile by tile on
three tables and looked through for faults. Rounds of computer players tell how large the tiles are at
the end. Rounds are played in numbered portions; with ``--keep`` every finished portion is noted in
``build/verify/layout.json``, and the next call goes on from there unless the layout has changed.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from mextrain_qt.amounts import from_nought
from mextrain_qt.bench.layout_faults import KINDS, faults, moved, sharpest
from mextrain_qt.bench.layout_rounds import Lines, computer_rounds, random_rounds
from mextrain_qt.views.table import geometry
from mextrain_qt.views.table.fit import forget_drawings
from mextrain_qt.views.table.geometry import Fit, TableLayout, lay_out

HELP = "the table's layout: faults in random rounds, size and speed in rounds of computer players"

TABLES: Final = {"1024x700": (724, 460), "1280x800": (980, 560), "1920x1080": (1620, 840)}
"""The felt in windows of these sizes with the scoresheet open, in pixels."""

USUAL: Final = "1280x800"

WANTED_UNIT: Final = 20.0
"""Half-tiles at the end of a round should be at least this large on the usual table, in pixels."""

WANTED_MICROSECONDS: Final = 5000
"""No state should take longer. One that does is timed twice more from scratch, and its shortest time counts:
so that what else the machine was doing just then does not."""

_STATE: Final = Path("build/verify/layout.json")
_PORTION: Final = 21
_SEATS: Final = range(2, 9)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """``--rounds``, ``--computer-rounds``, ``--seed``, ``--keep``, ``--again`` and ``--json``."""
    parser.add_argument("--rounds", type=from_nought, default=105, help="random rounds to look through (105)")
    parser.add_argument(
        "--computer-rounds", type=from_nought, default=42, help="rounds of computer players per seats (42)"
    )
    parser.add_argument("--seed", type=int, default=1, help="which rounds (1)")
    parser.add_argument("--keep", action="store_true", help="go on where the last call with --keep stopped")
    parser.add_argument("--again", action="store_true", help="with --keep: from the beginning")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Lay everything out and print the figures; 1 if any layout has a fault."""
    state = _load(args) if args.keep else _empty(args.seed)
    for portion in range(state["random"]["portions"], -(-args.rounds // _PORTION)):
        for states in random_rounds(portion * _PORTION, _PORTION, args.seed):
            for name in TABLES:
                _look_through(states, name, state["random"])
            state["random"]["rounds"] += 1
        state["random"]["portions"] = portion + 1
        _keep(state, args, f"random rounds: {state['random']['rounds']}")
    for seats in _SEATS:
        figures = state["computer"][str(seats)]
        for portion in range(figures["portions"], -(-args.computer_rounds // _PORTION)):
            for states in computer_rounds(seats, portion * _PORTION, _PORTION, args.seed):
                last = _look_through(states, USUAL, figures)
                figures["units"].append(last.unit)
            figures["portions"] = portion + 1
            _keep(state, args, f"{seats} computer players: {len(figures['units'])}")
    report = _report(state)
    if args.json:
        print(json.dumps(report))
    else:
        _print(report)
    return 1 if any(count for group in report.values() for count in group["faults"].values()) else 0


def _empty(seed: int) -> dict[str, Any]:
    def figures() -> dict[str, Any]:
        return {
            "portions": 0,
            "rounds": 0,
            "states": 0,
            "faults": dict.fromkeys(KINDS, 0),
            "least": {},
            "longest": 0,
            "sharpest": 0.0,
            "units": [],
            "microseconds": {},
            "moves": {},
        }

    computer = {str(seats): figures() for seats in _SEATS}
    return {"code": _code(), "seed": seed, "random": figures(), "computer": computer}


def _code() -> str:
    """What the figures depend on, as text that changes with it."""
    code = sha256()
    for folder in (Path(geometry.__file__).parent, Path(__file__).parent):
        for name in ("shapes", "oval", "skyline", "chords", "pinwheel", "clearance", "fit", "geometry",
                     "layout", "layout_rounds", "layout_faults"):  # fmt: skip
            path = folder / f"{name}.py"
            code.update(path.read_bytes() if path.exists() else b"")
    return code.hexdigest()


def _load(args: argparse.Namespace) -> dict[str, Any]:
    """What was done before, unless the layout has changed since."""
    fresh = _empty(args.seed)
    if args.again:
        return fresh
    try:
        before = json.loads(_STATE.read_text("utf-8"))
    except (OSError, ValueError):
        return fresh
    same = isinstance(before, dict) and all(before.get(key) == fresh[key] for key in ("code", "seed"))
    return before if same else fresh


def _keep(state: dict[str, Any], args: argparse.Namespace, progress: str) -> None:
    if args.keep:
        _STATE.parent.mkdir(parents=True, exist_ok=True)
        _STATE.write_text(json.dumps(state), "utf-8")
    if sys.stderr.isatty():
        print(f"\r{progress:<40}", end="", file=sys.stderr, flush=True)


def _look_through(states: list[Lines], name: str, figures: dict[str, Any]) -> TableLayout:
    """Lay out a round tile by tile and add what is seen to the figures; the last layout."""
    width, height = TABLES[name]
    fit: Fit | None = None
    before: TableLayout | None = None
    # What the bench itself holds is not for the collector of garbage to go through in between.
    gc.freeze()
    for lines in states:
        layout, fit, took = _timed(lines, width, height, fit)
        _count(figures["microseconds"], took)
        for fault in faults(layout, width, height):
            figures["faults"][fault] += 1
        figures["sharpest"] = max(figures["sharpest"], sharpest(layout))
        if before is not None:
            for way in moved(before, layout):
                _count(figures["moves"], round(way, 2))
        before = layout
    gc.unfreeze()
    assert before is not None
    figures["states"] += len(states)
    figures["least"][name] = min(figures["least"].get(name, math.inf), before.unit)
    figures["longest"] = max(figures["longest"], *map(len, states[-1]))
    return before


def _timed(lines: Lines, width: float, height: float, previous: Fit | None) -> tuple[TableLayout, Fit, int]:
    """A state's layout and fit, and the microseconds of the processor's time that they took."""
    times: list[int] = []
    while not times or (times[0] > WANTED_MICROSECONDS and len(times) < 3):
        if times:
            forget_drawings()
        began = time.thread_time_ns()
        layout, fit = lay_out(lines, width, height, previous=previous)
        times.append((time.thread_time_ns() - began) // 1000)
    return layout, fit, min(times)


def _count(counts: dict[str, int], value: float) -> None:
    counts[str(value)] = counts.get(str(value), 0) + 1


def _report(state: dict[str, Any]) -> dict[str, Any]:
    report = {"random": _summary(state["random"])}
    for seats, figures in state["computer"].items():
        if figures["units"]:
            units = sorted(figures["units"])
            report[f"{seats} seats"] = {
                "rounds": len(units),
                "unit_min": units[0],
                "unit_p1": _rank(units, 0.01),
                "unit_p5": _rank(units, 0.05),
                "unit_median": _rank(units, 0.5),
                "large_enough": round(sum(unit >= WANTED_UNIT for unit in units) / len(units), 4),
                **_summary(figures),
            }
    return report


def _summary(figures: dict[str, Any]) -> dict[str, Any]:
    times, moves = _values(figures["microseconds"]), _values(figures["moves"])
    return {
        **({"rounds": figures["rounds"]} if figures["rounds"] else {}),
        "states": figures["states"],
        "faults": figures["faults"],
        "least_unit": figures["least"],
        "longest_line": figures["longest"],
        "sharpest_bend": round(figures["sharpest"], 2),
        "ms_mean": round(sum(times) / max(1, len(times)) / 1000, 3),
        "ms_over": sum(each > WANTED_MICROSECONDS for each in times),
        "ms_median": _rank(times, 0.5) / 1000,
        "ms_p99": _rank(times, 0.99) / 1000,
        "ms_max": _rank(times, 1) / 1000,
        "moved_mean": round(sum(moves) / max(1, len(moves)), 3),
        "moved_p99": _rank(moves, 0.99),
    }


def _values(counts: dict[str, int]) -> list[float]:
    return sorted(float(value) for value, count in counts.items() for _ in range(count))


def _rank(ranked: list[float], share: float) -> float:
    """The value below or at which that share of the values lies (nearest rank)."""
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)] if ranked else 0.0


def _print(report: dict[str, Any]) -> None:
    random = report["random"]
    print(
        f"random rounds: {random.get('rounds', 0)} on {len(TABLES)} tables, {random['states']} layouts, ",
        end="",
    )
    print(f"longest line {random['longest_line']} tiles")
    least = ", ".join(f"{unit:g} px at {name}" for name, unit in random["least_unit"].items())
    print(f"  smallest half-tile: {least or '-'}")
    print(f"  sharpest bend: {random['sharpest_bend']:.1f} degrees")
    _print_speed(random)
    groups = {name: group for name, group in report.items() if name != "random"}
    if groups:
        print(f"computer players, {USUAL}, half-tile at the end of the round in pixels:")
        print(
            f"{'':<10}{'rounds':>7}{'min':>7}{'1%':>7}{'5%':>7}{'median':>8}{f'>={WANTED_UNIT:g}':>8}", end=""
        )
        print(f"{'ms':>7}{'99%':>7}{'max':>7}{'moved':>8}{'99%':>7}")
        for name, group in groups.items():
            print(f"{name:<10}{group['rounds']:>7}{group['unit_min']:>7.2f}{group['unit_p1']:>7.2f}", end="")
            print(
                f"{group['unit_p5']:>7.2f}{group['unit_median']:>8.2f}{group['large_enough']:>8.1%}", end=""
            )
            print(f"{group['ms_mean']:>7.2f}{group['ms_p99']:>7.2f}{group['ms_max']:>7.2f}", end="")
            print(f"{group['moved_mean']:>8.2f}{group['moved_p99']:>7.2f}")
    total = {kind: sum(group["faults"][kind] for group in report.values()) for kind in KINDS}
    print("faults: " + ", ".join(f"{kind} {count}" for kind, count in total.items()))


def _print_speed(group: dict[str, Any]) -> None:
    print(f"  one state: {group['ms_mean']:.2f} ms, half within {group['ms_median']:.2f} ms, ", end="")
    print(f"99 % within {group['ms_p99']:.2f} ms, longest {group['ms_max']:.2f} ms, ", end="")
    print(f"{group['ms_over']} over {WANTED_MICROSECONDS / 1000:g} ms")
    print(f"  a tile moves by {group['moved_mean']:.2f} half-tiles, 99 % within {group['moved_p99']:.2f}")
