"""Records of matches as files."""

from __future__ import annotations

from pathlib import Path

from mextrain_qt.model.match import Match
from mextrain_qt.model.record import RefusedRecord, match_from_text, record_text
from mextrain_qt.model.record_format import LARGEST_TEXT
from mextrain_qt.store.files import write_atomically


def read_record(path: Path) -> Match:
    """The match in a file, every action replayed and checked; the file is not touched.

    Raises :class:`~mextrain_qt.model.record.RefusedRecord` with the place and the reason, and ``OSError``
    where the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_TEXT + 1)
    if len(data) > LARGEST_TEXT:
        raise RefusedRecord("record", "is too long to be one of a match")
    return match_from_text(data)


def write_record(path: Path, match: Match) -> None:
    """Write the match's record; raises ``OSError``, with what the file held before still there."""
    write_atomically(path, record_text(match).encode("ascii"))
