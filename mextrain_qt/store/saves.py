"""The match in progress on the disk: kept after every action, brought back after a crash."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.match import Match, new_id
from mextrain_qt.model.record import RecordWriter, RefusedRecord
from mextrain_qt.store.files import clear_unfinished, set_aside, write_atomically
from mextrain_qt.store.records import read_record

FILE_NAME: Final = "match.json"


@frozen
class Trouble:
    """A file that could not be written, and why in the system's words."""

    path: Path
    reason: str


class DamagedSave(Exception):
    """A saved match that cannot be taken up again.

    Attributes: ``place`` and ``reason`` say what is wrong with it; ``aside``: where its file is now,
    ``None`` where it could not even be renamed.
    """

    def __init__(self, refused: RefusedRecord, aside: Path | None) -> None:
        super().__init__(str(refused))
        self.place = refused.place
        self.reason = refused.reason
        self.aside = aside


class Saves:
    """Keeps one match, the one in progress, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._writer = RecordWriter()
        self._told = False

    def keep(self, match: Match) -> Trouble | None:
        """Write the match as it is now; call it after everything that happens.

        When that fails the file has the state before, and play can go on. The trouble is returned once
        and then no more until a write has succeeded: a player is told once. A match without an ``id``
        gets one, so that after a crash at its very end it is not taken for another.
        """
        if not match.id:
            match.id = new_id()
        try:
            write_atomically(self.path, self._writer.text(match).encode("ascii"))
        except OSError as error:
            told, self._told = self._told, True
            return None if told else Trouble(self.path, error.strerror or str(error))
        self._told = False
        return None

    def exists(self) -> bool:
        """Whether a match is kept."""
        return self.path.exists()

    def load(self) -> Match | None:
        """The match that was kept, ``None`` if there is none.

        Raises :class:`DamagedSave` where it cannot be read, its file being set aside, and ``OSError``
        where the file cannot be opened at all.
        """
        clear_unfinished(self.path.parent)
        try:
            return read_record(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except RefusedRecord as refused:
            aside: Path | None = None
            with contextlib.suppress(OSError):
                aside = set_aside(self.path)
            raise DamagedSave(refused, aside) from None

    def forget(self) -> None:
        """Keep no match any more, as after its end. Raises ``OSError``."""
        self.path.unlink(missing_ok=True)
