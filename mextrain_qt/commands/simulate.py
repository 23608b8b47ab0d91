"""``mextrain-qt simulate``: whole matches between computer players, and what they show."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from mextrain_qt.arena.contest import Contest
from mextrain_qt.arena.crews import CrewLost, alone, on_cluster, together
from mextrain_qt.arena.figures import Figures, figures
from mextrain_qt.arena.playing import Result, play
from mextrain_qt.arena.progress import Progress
from mextrain_qt.arena.recording import play_recorded
from mextrain_qt.arena.state import StateFile
from mextrain_qt.commands.lines import say
from mextrain_qt.commands.options import add_option_arguments, options_from
from mextrain_qt.model.players import LEVELS
from mextrain_qt.model.players.master import ROLLOUTS

HELP = "play whole matches between computer players"

Outcome = TypeVar("Outcome")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, how much, by which rules, and where what comes of it goes."""
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL,…",
        help=f"the player of every seat, of {', '.join(LEVELS)}",
    )
    parser.add_argument("--matches", type=int, default=100, metavar="N", help="how many deals (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="any whole number (1)")
    add_option_arguments(parser)
    parser.add_argument(
        "--paired",
        action="store_true",
        help="play every deal once for each rotation of the players over the seats",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes play (1)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    parser.add_argument(
        "--rollouts",
        type=int,
        default=ROLLOUTS,
        metavar="R",
        help=f"rollouts a move for the master at most ({ROLLOUTS})",
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="leave a record of every match in DIR")
    parser.add_argument(
        "--state",
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep finished matches in FILE, and go on from there if it exists",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    """Play, and print the figures; 1 with a sentence where something is refused or stopped."""
    try:
        if args.jobs < 1:
            raise ValueError(f"--jobs {args.jobs}: at least 1 process has to play")
        levels = tuple(level.strip() for level in args.seats.split(","))
        contest = Contest(levels, options_from(args), args.matches, args.seed, args.paired, args.rollouts)
        if args.records is not None:
            args.records.mkdir(parents=True, exist_ok=True)
        outcome = _contest(contest, args)
    except (ValueError, CrewLost) as refused:
        print(refused, file=sys.stderr)
        return 1
    except OSError as failed:
        where = "" if failed.filename is None else f"{failed.filename}: "
        print(f"{where}{failed.strerror or failed}", file=sys.stderr)
        return 1
    if outcome is None:
        return 1
    say(json.dumps(outcome.as_data()) if args.json else _table(outcome))
    return 0


def _contest(contest: Contest, args: argparse.Namespace) -> Figures | None:
    """Play what is missing; ``None`` if it was stopped."""
    began = time.perf_counter()
    with ExitStack() as stack:
        state = None if args.state is None else stack.enter_context(StateFile(args.state, contest))
        results = [] if state is None else list(state.results)
        if args.records is not None:
            # A match without its record is played again, which gives the same match.
            results = [result for result in results if _record_path(args.records, result.place).exists()]
        kept = {result.place for result in results}
        known = set() if state is None else {result.place for result in state.results}
        missing = (place for place in range(contest.matches) if place not in kept)
        progress = Progress(sys.stderr, contest.matches, len(results), time.perf_counter)
        stack.callback(progress.end)
        try:
            for result in stack.enter_context(closing(_results(contest, missing, args))):
                results.append(result)
                if state is not None and result.place not in known:
                    state.add(result)
                progress.advance()
        except KeyboardInterrupt:
            progress.end()
            print(_stopped(len(results), contest, args.state), file=sys.stderr)
            return None
    return figures(contest, results, time.perf_counter() - began)


def _stopped(finished: int, contest: Contest, state: Path | None) -> str:
    words = f"stopped after {finished} of {contest.matches} matches"
    return words if state is None else f"{words}; the same command goes on from there"


def _results(
    contest: Contest, places: Iterator[int], args: argparse.Namespace
) -> Generator[Result, None, None]:
    """The results as they come in, every record written before its result is told."""
    if args.records is None:
        yield from _crew(partial(play, contest), places, args)
        return
    for result, record in _crew(partial(play_recorded, contest), places, args):
        _write_record(_record_path(args.records, result.place), record)
        yield result


def _crew(
    task: Callable[[int], Outcome], places: Iterator[int], args: argparse.Namespace
) -> Iterator[Outcome]:
    if args.scheduler is not None:
        return on_cluster(task, places, args.scheduler)
    return alone(task, places) if args.jobs == 1 else together(task, places, args.jobs)


def _record_path(folder: Path, place: int) -> Path:
    return folder / f"match-{place + 1:06}.json"


def _write_record(path: Path, record: dict[str, Any]) -> None:
    """Write the record under its name only once it is whole."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(record) + "\n", encoding="utf-8")
    part.replace(path)


def _table(outcome: Figures) -> str:
    """The figures for people."""
    rows = [("player", "points a round", "95 %", "matches won", "95 %", "rounds won", "edge", "95 %")]
    for player in outcome.players:
        low, high = player.match_share_ci
        rows.append(
            (
                player.player,
                f"{player.points_per_round:.2f}",
                _spell(player.points_ci),
                f"{player.match_share:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{player.out_share:.1%}",
                f"{player.edge:+.2f}",
                _spell(player.edge_ci),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    lines.append(f"{outcome.matches} matches, {outcome.rounds} rounds, {outcome.seconds:.1f} s")
    return "\n".join(lines)


def _spell(interval: tuple[float, float] | None) -> str:
    return "-" if interval is None else f"{interval[0]:.2f} to {interval[1]:.2f}"
