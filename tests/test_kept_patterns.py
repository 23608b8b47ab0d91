"""A regular expression of Qt's library is compiled once, and means the same ever after."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from mextrain_qt import kept_patterns as module
from mextrain_qt.kept_file import read, write
from mextrain_qt.kept_patterns import kept_patterns

COMPILER: Any = sys.modules["re._compiler"]
SAMPLES = (
    (r"(?P<name>\w+)\s*=\s*(?:'([^']*)'|(\d+))", 0),
    (r"(?i)été|ÉTÉ", 0),
    (r"""^ \s* [a-fA-F]+ $ # a comment""", re.VERBOSE | re.MULTILINE),
    (r"(a+)(b(c)?)?\1", re.ASCII),
    (r".", re.DOTALL | re.IGNORECASE),
)
TEXT = "name = 'it', été ÉTÉ\n face \n aabcaa\nb = 12"


@pytest.fixture(autouse=True)
def keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The expressions that Python itself compiles from now on."""
    texts: list[str] = []
    usual = COMPILER.compile

    def noted(pattern: Any, flags: int = 0) -> Any:
        texts.append(pattern)
        return usual(pattern, flags)

    monkeypatch.setattr(COMPILER, "compile", noted)
    return texts


def pattern_of(place: Path, pattern: Any = "a+b", flags: int = 0) -> Any:
    # Python remembers what it has compiled in this process.
    re.purge()
    with kept_patterns(place):
        return re.compile(pattern, flags)


@pytest.mark.parametrize(("pattern", "flags"), SAMPLES)
def test_what_was_kept_is_what_python_compiles(
    tmp_path: Path, compiled: list[str], pattern: str, flags: int
) -> None:
    first, kept = (pattern_of(tmp_path / "kept.pyc", pattern, flags) for _ in range(2))
    assert compiled == [pattern]
    assert first == kept
    assert kept is not first
    for part in ("pattern", "flags", "groups", "groupindex"):
        assert getattr(kept, part) == getattr(first, part)
    found = [(each.span(), each.groups()) for each in first.finditer(TEXT)]
    assert found
    assert [(each.span(), each.groups()) for each in kept.finditer(TEXT)] == found


def test_other_flags_make_another_expression(tmp_path: Path, compiled: list[str]) -> None:
    place = tmp_path / "kept.pyc"
    assert pattern_of(place, "a").match("A") is None
    assert pattern_of(place, "a", re.IGNORECASE).match("A")
    assert pattern_of(place, "a").match("A") is None
    assert compiled == ["a", "a"]


def test_bytes_and_what_is_to_be_explained_are_not_kept(
    tmp_path: Path, compiled: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "kept.pyc"
    for _ in range(2):
        assert pattern_of(place, b"a").match(b"a")
        assert pattern_of(place, "a", re.DEBUG).match("a")
    assert compiled == [b"a", "a"] * 2
    assert "LITERAL" in capsys.readouterr().out
    assert not place.exists()


@pytest.mark.parametrize("entry", [None, (1, 2), (0, [99999], 0, {}, ()), (0, [-1], 0, {}, (None,))])
def test_what_can_be_no_expression_is_compiled_anew(
    tmp_path: Path, compiled: list[str], entry: object
) -> None:
    place = tmp_path / "kept.pyc"
    pattern_of(place)
    whole = read(place, module._PYTHON)
    write(place, module._PYTHON, {("a+b", 0): entry})
    assert pattern_of(place).fullmatch("aab")
    assert compiled == ["a+b", "a+b"]
    assert read(place, module._PYTHON) == whole


def test_what_another_python_kept_is_not_read(
    tmp_path: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pattern_of(tmp_path / "kept.pyc")
    monkeypatch.setattr(module, "_PYTHON", module._PYTHON[:-2] + b"?\0")
    assert pattern_of(tmp_path / "kept.pyc").fullmatch("aab")
    assert compiled == ["a+b", "a+b"]


def test_a_wrong_expression_is_refused_as_ever_and_not_kept(tmp_path: Path) -> None:
    place = tmp_path / "kept.pyc"
    with pytest.raises(re.error, match="unterminated"):
        pattern_of(place, "(a")
    assert not place.exists()


def test_afterwards_python_compiles_by_itself_again(tmp_path: Path) -> None:
    before = COMPILER.compile, COMPILER._sre
    pattern_of(tmp_path / "kept.pyc")
    with pytest.raises(re.error):
        pattern_of(tmp_path / "kept.pyc", "a)")
    assert (COMPILER.compile, COMPILER._sre) == before


def test_a_python_that_compiles_otherwise_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_COMPILER", None)
    assert pattern_of(tmp_path / "kept.pyc").fullmatch("aab")
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_down_is_made_again(tmp_path: Path) -> None:
    write(tmp_path / "kept.pyc", b"mark", {"thing": object()})
    assert read(tmp_path / "kept.pyc", b"mark") == {}
    assert list(tmp_path.iterdir()) == []
