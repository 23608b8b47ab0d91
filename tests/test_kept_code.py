"""What PySide6 compiles of its own is compiled once, and never taken for something else."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from mextrain_qt.kept_code import kept_code

SOURCE = b"answer = 42\n"


@pytest.fixture(autouse=True)
def keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all that Python itself compiles from now on."""
    names: list[str] = []
    library: Any = builtins
    usual = library.compile

    def noted(source: Any, filename: str, mode: str, *others: Any, **options: Any) -> Any:
        names.append(filename)
        return usual(source, filename, mode, *others, **options)

    monkeypatch.setattr(builtins, "compile", noted)
    return names


def code_of(place: Path, source: bytes = SOURCE, name: str = "shibokensupport/part.py") -> CodeType:
    with kept_code(place):
        code: CodeType = compile(source, name, "exec")
        return code


def answer(code: CodeType) -> object:
    names: dict[str, object] = {}
    exec(code, names)
    return names["answer"]


def test_the_same_source_is_compiled_once(tmp_path: Path, compiled: list[str]) -> None:
    place = tmp_path / "not there yet" / "kept.pyc"
    codes = [code_of(place) for _ in range(3)]
    assert compiled == ["shibokensupport/part.py"]
    assert [answer(code) for code in codes] == [42, 42, 42]
    assert [found.name for found in place.parent.iterdir()] == ["kept.pyc"]


def test_another_source_of_that_name_is_compiled(tmp_path: Path) -> None:
    code_of(tmp_path / "kept.pyc")
    assert answer(code_of(tmp_path / "kept.pyc", b"answer = 43\n")) == 43
    assert answer(code_of(tmp_path / "kept.pyc")) == 42


def test_what_others_compile_is_not_kept(tmp_path: Path, compiled: list[str]) -> None:
    place = tmp_path / "kept.pyc"
    for _ in range(2):
        assert answer(code_of(place, name="elsewhere/part.py")) == 42
        with kept_code(place):
            assert eval(compile("1 + 1", "shibokensupport/part.py", "eval")) == 2
    assert len(compiled) == 4
    assert not place.exists()


@pytest.mark.parametrize("damaged", [b"", b"nonsense", "half", "of another Python", "no table"])
def test_a_damaged_file_is_written_anew(tmp_path: Path, compiled: list[str], damaged: bytes | str) -> None:
    import marshal
    from importlib.util import MAGIC_NUMBER

    place = tmp_path / "kept.pyc"
    code_of(place)
    whole = place.read_bytes()
    contents = {
        "half": whole[: len(whole) // 2],
        "of another Python": b"\0\0\0\0" + whole[4:],
        "no table": MAGIC_NUMBER + marshal.dumps([1, 2]),
    }
    place.write_bytes(damaged if isinstance(damaged, bytes) else contents[damaged])
    assert answer(code_of(place)) == 42
    assert len(compiled) == 2
    assert place.read_bytes() == whole


def test_where_nothing_can_be_kept_all_is_compiled(tmp_path: Path, compiled: list[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for _ in range(2):
        assert answer(code_of(tmp_path / "file" / "kept.pyc")) == 42
    assert len(compiled) == 2


def test_who_wants_no_compiled_files_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert answer(code_of(tmp_path / "kept.pyc")) == 42
    assert list(tmp_path.iterdir()) == []


def test_afterwards_python_compiles_again(tmp_path: Path) -> None:
    before = builtins.compile
    code_of(tmp_path / "kept.pyc")
    with pytest.raises(SyntaxError):
        code_of(tmp_path / "kept.pyc", b"this is (no Python")
    assert builtins.compile is before
