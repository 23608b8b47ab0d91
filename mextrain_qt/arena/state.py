"""Finished matches in a file, so that a long contest can be stopped and gone on with.

JSON lines: the contest first, then one finished match a line, in the order they finished.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from mextrain_qt.arena.contest import Contest
from mextrain_qt.arena.playing import Result

FORMAT = "mexican-train arena/1"


class RefusedState(ValueError):
    """A file that does not hold the state of this contest; the text says why in a sentence."""


class StateFile:
    """The state of one contest in one file; a context manager that keeps the file open.

    Raises :class:`RefusedState` for a file of another contest or of another kind and ``OSError`` where
    it cannot be read or written.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        """Read what there is, or start the file."""
        header = {"format": FORMAT, "contest": contest.as_data()}
        self.results: list[Result] = []
        """The matches that were finished before."""
        kept = _whole_lines(path)
        if kept:
            self._read(path, kept, header, contest)
        self._file = path.open("r+b" if path.exists() else "x+b")
        # The last line may be half a match, from a machine that stopped.
        self._file.truncate(sum(len(line) + 1 for line in kept))
        self._file.seek(0, os.SEEK_END)
        if not kept:
            self._write(header)

    def _read(self, path: Path, lines: list[bytes], header: dict[str, Any], contest: Contest) -> None:
        try:
            data = [json.loads(line) for line in lines]
            if not isinstance(data[0], dict) or data[0].get("format") != FORMAT:
                raise RefusedState(f"{path} is not the state of a contest")
            if data[0] != json.loads(json.dumps(header)):
                raise RefusedState(f"{path} holds the state of another contest: take another file")
            self.results = [_result(entry) for entry in data[1:]]
        except (TypeError, KeyError, ValueError, RecursionError) as error:
            if isinstance(error, RefusedState):
                raise
            raise RefusedState(f"{path} is not the state of a contest") from error
        places = [result.place for result in self.results]
        if len(set(places)) < len(places) or not all(_belongs(result, contest) for result in self.results):
            raise RefusedState(f"{path} has a match that the contest does not have, or has it twice")

    def add(self, result: Result) -> None:
        """Keep a finished match."""
        self._write(
            {
                "place": result.place,
                "points": result.points,
                "out": result.out,
                "winners": result.winners,
            }
        )

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _whole_lines(path: Path) -> list[bytes]:
    if not path.exists():
        return []
    *lines, rest = path.read_bytes().split(b"\n")
    if not lines and rest and not rest.startswith(b'{"format": "mexican-train arena'):
        raise RefusedState(f"{path} is not the state of a contest")
    return lines


def _belongs(result: Result, contest: Contest) -> bool:
    """Whether the contest can have had that result."""
    entries = range(len(contest.levels))
    return (
        0 <= result.place < contest.matches
        and len(result.points) == len(result.out) == contest.options.number_of_rounds()
        and all(len(points) == len(entries) for points in result.points)
        and all(out is None or out in entries for out in result.out)
        and bool(result.winners)
        and all(winner in entries for winner in result.winners)
    )


def _result(data: dict[str, Any]) -> Result:
    return Result(
        place=int(data["place"]),
        points=tuple(tuple(int(each) for each in points) for points in data["points"]),
        out=tuple(None if each is None else int(each) for each in data["out"]),
        winners=tuple(int(each) for each in data["winners"]),
    )
