"""The history's SQLite database: opening, checking and bringing it up to date.

What is in it can be made again from the records, so a file that is damaged is set aside rather than
repaired.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mextrain_qt.store.files import set_aside

MIGRATIONS: Final = (
    """
    CREATE TABLE matches (
        id TEXT NOT NULL PRIMARY KEY,
        record TEXT NOT NULL,
        began REAL NOT NULL,
        ended REAL NOT NULL,
        preset TEXT NOT NULL,
        pips INTEGER NOT NULL,
        number INTEGER,
        rounds INTEGER NOT NULL,
        agreed INTEGER NOT NULL,
        abandoned INTEGER NOT NULL,
        marks TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        total INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        round INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        engine INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        train INTEGER NOT NULL,
        PRIMARY KEY (match, round, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX matches_by_end ON matches (ended);
    """,
)
"""What makes version n + 1 of the tables from version n, in order; never changed, only added to."""

_NO_DAMAGE: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_AUTH,
    }
)
"""What keeps a database from being used although there is nothing wrong with what it holds."""


class Damaged(Exception):
    """The file is no database, or not one of ours, or of a newer program; the text says which."""


ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What asking a database may raise; the latter when the name of a damaged table is no text any more."""


def is_damage(error: Exception) -> bool:
    """Whether one of :data:`ERRORS` shows that the database holds something wrong."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _NO_DAMAGE


def open_database(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """The database, in its newest form; made where there is none, checked where there is one.

    Raises :class:`Damaged` with the file untouched, and ``sqlite3.Error`` where it cannot be used for
    another reason (a full disk, no permission).
    """
    if path.exists() and path.stat().st_size:
        _check(path, migrations)
    connection = sqlite3.connect(path, isolation_level=None, timeout=1)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection, migrations)
    except BaseException as error:
        connection.close()
        if isinstance(error, ERRORS) and is_damage(error):
            raise Damaged(str(error)) from None
        raise
    return connection


def in_memory() -> sqlite3.Connection:
    """An empty database that is nowhere on the disk."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    _migrate(connection, MIGRATIONS)
    return connection


def set_database_aside(path: Path) -> Path:
    """Rename a database, with what belongs to it, out of the way; its new path. Raises ``OSError``."""
    aside = set_aside(path)
    for suffix in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(aside.with_name(aside.name + suffix))
    return aside


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    version = _version(connection)
    for number, script in enumerate(migrations[version:], start=version + 1):
        # One transaction a step, the version in it: a step is done or not done.
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _check(path: Path, migrations: Sequence[str]) -> None:
    """Look without writing, so that a damaged file stays what it is."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as looking:
            version = _version(looking)
            if version > len(migrations):
                raise Damaged("it is of a newer program than this one")
            if _tables(looking) != _tables_after(version, migrations):
                raise Damaged("its tables are not those of a history")
            found = looking.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise Damaged(str(found).splitlines()[0])
            if looking.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Damaged("it speaks of matches that are not there")
    except ERRORS as error:
        if is_damage(error):
            raise Damaged(str(error)) from None
        raise


def _tables_after(version: int, migrations: Sequence[str]) -> list[tuple[str, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        _migrate(model, migrations[:version])
        return _tables(model)


def _tables(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    """What the database says of its tables and indexes, in its own words but for where they lie."""
    return connection.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema"
        " WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    ).fetchall()
