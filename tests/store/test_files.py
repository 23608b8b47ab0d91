"""Writing files whole or not at all, also where the disk refuses."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mextrain_qt.store import files
from mextrain_qt.store.files import clear_unfinished, set_aside, write_atomically

NOBODY = 65534
"""The user of whom every system sees to it that nothing belongs to it."""


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "file.json"
    write_atomically(path, b"one")
    assert path.read_bytes() == b"one"
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert left_in(path.parent) == ["file.json"]


def failing(code: int) -> Callable[..., Any]:
    def fail(*_arguments: object, **_names: object) -> Any:
        raise OSError(code, os.strerror(code))

    return fail


FAILURES = [
    (files.tempfile, "mkstemp", errno.ENOSPC),
    (files.tempfile, "mkstemp", errno.EACCES),
    (files.tempfile, "mkstemp", errno.EROFS),
    (files.os, "write", errno.ENOSPC),
    (files.os, "write", errno.EIO),
    (files.os, "fsync", errno.ENOSPC),
    (files.os, "fsync", errno.EIO),
    (files.Path, "replace", errno.EACCES),
    (files.Path, "replace", errno.ENOSPC),
    (files.Path, "chmod", errno.EPERM),
]


@pytest.mark.parametrize(
    ("owner", "name", "code"), FAILURES, ids=[f"{case[1]}-{errno.errorcode[case[2]]}" for case in FAILURES]
)
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, code: int
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, b"good")
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, failing(code))
        with pytest.raises(OSError, match=re.escape(os.strerror(code))):
            write_atomically(path, b"new")
    assert path.read_bytes() == b"good"
    assert left_in(tmp_path) == ["file.json"]
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_write_in_short_pieces_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = os.write
    monkeypatch.setattr(files.os, "write", lambda handle, data: whole(handle, bytes(data)[:3]))
    path = tmp_path / "file.json"
    write_atomically(path, b"0123456789")
    assert path.read_bytes() == b"0123456789"


def test_a_disk_that_fills_up_half_way_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, b"good")
    whole, room = os.write, [5]

    def write(handle: int, data: Any) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = whole(handle, bytes(data)[: room[0]])
        room[0] -= done
        return done

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "write", write)
        with pytest.raises(OSError, match="No space left"):
            write_atomically(path, b"0123456789")
    assert path.read_bytes() == b"good"
    assert left_in(tmp_path) == ["file.json"]


def test_a_write_that_writes_nothing_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files.os, "write", lambda _handle, _data: 0)
    with pytest.raises(OSError, match="nothing was written"):
        write_atomically(tmp_path / "file.json", b"x")
    assert left_in(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of a process")
def test_a_real_limit_on_the_size_of_files_keeps_the_old_file(tmp_path: Path) -> None:
    import resource
    import signal

    path = tmp_path / "file.json"
    write_atomically(path, b"good")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, hard))
    try:
        with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
            write_atomically(path, b"x" * 50_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert path.read_bytes() == b"good"
    assert left_in(tmp_path) == ["file.json"]


@contextmanager
def without_roots_rights() -> Iterator[None]:
    """As somebody whom permissions stop: root, for whom they do not count, is nobody meanwhile."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
def test_a_folder_one_may_not_write_in_is_a_failure() -> None:
    # The folders that pytest makes are closed to all others, who could not even look into them.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "file.json"
        write_atomically(path, b"good")
        folder.chmod(0o555)
        try:
            with without_roots_rights(), pytest.raises(PermissionError):
                write_atomically(path, b"new")
        finally:
            folder.chmod(0o700)
        assert path.read_bytes() == b"good"
        assert left_in(folder) == ["file.json"]


def test_a_file_where_a_folder_should_be_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"")
    with pytest.raises((FileExistsError, NotADirectoryError)):
        write_atomically(tmp_path / "folder" / "file.json", b"x")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
def test_permissions_stay_and_new_files_get_the_usual_ones(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    mask = os.umask(0o027)
    try:
        write_atomically(path, b"one")
    finally:
        os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    path.chmod(0o604)
    write_atomically(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


@pytest.mark.skipif(sys.platform == "win32", reason="needs links")
def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    real = tmp_path / "real" / "file.json"
    write_atomically(real, b"one")
    link = tmp_path / "link.json"
    link.symlink_to(real)
    write_atomically(link, b"two")
    assert link.is_symlink()
    assert real.read_bytes() == b"two"


def test_what_unfinished_writes_left_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / ".match.json-abc.part").write_bytes(b"{")
    (tmp_path / "match.json").write_bytes(b"{}")
    (tmp_path / ".hidden").write_bytes(b"")
    clear_unfinished(tmp_path)
    assert left_in(tmp_path) == [".hidden", "match.json"]
    clear_unfinished(tmp_path / "not there")


def test_damaged_files_are_set_aside_under_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for number in (1, 2):
        path.write_bytes(b"bad %d" % number)
        aside = set_aside(path)
        assert aside == tmp_path / f"match-damaged-{number}.json"
        assert aside.read_bytes() == b"bad %d" % number
        assert not path.exists()


def test_a_file_that_is_not_there_cannot_be_set_aside(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "match.json")
