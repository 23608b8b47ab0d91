"""Writing a file so that it is either as it was or as it should be, whatever happens in between."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path

UNFINISHED = ".part"
"""How the names of files end that are being written; what is left of them may be thrown away."""


def write_atomically(path: Path, data: bytes) -> None:
    """Make ``path`` a file with that content, and have it on the disk before returning.

    It is written beside and then renamed, so that whoever reads it, also after a crash or a power cut,
    finds the old content or the new one. Folders are made. Raises ``OSError``, with the old file
    untouched and nothing left behind.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=UNFINISHED)
    try:
        try:
            _write_all(handle, data)
            os.fsync(handle)
        finally:
            os.close(handle)
        Path(name).chmod(_mode(path))
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    _settle(path.parent)


def clear_unfinished(folder: Path) -> None:
    """Throw away what writes that were cut short have left in the folder; it need not exist."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                path.unlink()


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that it is out of the way, its content as it is; its new path.

    Raises ``OSError``.
    """
    for number in range(1, 10_000):
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        if not aside.exists():
            path.rename(aside)
            return aside
    raise FileExistsError(f"{path.parent} is full of damaged files")


def _write_all(handle: int, data: bytes) -> None:
    # A write may be short, on a full disk for one; only the next then says why.
    rest = memoryview(data)
    while rest:
        written = os.write(handle, rest)
        if written <= 0:
            raise OSError("nothing was written")
        rest = rest[written:]


def _mode(path: Path) -> int:
    """The permissions the file has, or those that a new one gets by the person's mask."""
    with contextlib.suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0o077)
    os.umask(mask)
    return 0o666 & ~mask


def _settle(folder: Path) -> None:
    """Have the renaming itself on the disk, where the system lets a folder be opened."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
