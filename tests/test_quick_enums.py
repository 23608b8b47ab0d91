"""Enumerations made quickly are those that the standard library makes."""

from __future__ import annotations

import copy
import enum
import pickle
import sys
from collections.abc import Callable, Iterable
from enum import KEEP, STRICT, Enum, EnumType, Flag, IntEnum, IntFlag
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyle

from mextrain_qt.quick_enums import quick_enums

Pairs = list[tuple[str, int]]

NUMBERED: Pairs = [("First", 1), ("Second", 2), ("AlsoFirst", 1), ("Before", -3)]
BITS: Pairs = [("Four", 4), ("One", 1), ("Five", 5), ("Nothing", 0), ("AlsoFour", 4)]
SAMPLES: list[tuple[Any, Pairs]] = [
    (Enum, NUMBERED),
    (IntEnum, NUMBERED),
    (Flag, BITS),
    (IntFlag, BITS),
    (Flag, [("All", -1), ("One", 1)]),
    (Enum, []),
    (Flag, []),
]


def made(kind: Any, pairs: Any, **options: Any) -> Any:
    options = {"module": __name__, "qualname": "Sample", "boundary": KEEP} | options
    return kind("Sample", pairs, **options)


def quickly_made(kind: Any, pairs: Any, **options: Any) -> Any:
    with quick_enums():
        return made(kind, pairs, **options)


def description(thing: Any) -> Any:
    """All that an enumeration consists of, its members described too."""
    if isinstance(thing, staticmethod):
        return thing.__func__
    if isinstance(thing, Enum):
        return {**vars(thing), "__objclass__": type(thing).__name__, "type": type(thing).__name__}
    if isinstance(thing, dict):
        return {name: description(part) for name, part in thing.items()}
    if isinstance(thing, EnumType):
        slots = ("__dict__", "__weakref__", "_iter_member_")
        parts = {name: part for name, part in vars(thing).items() if name not in slots}
        order = list(map(repr, thing))
        return description(parts), order, [repr(part) for part in thing.__members__.values()]
    return thing


def enumerations_of(classes: Iterable[Any]) -> list[Any]:
    return [part for kind in classes for part in vars(kind).values() if isinstance(part, EnumType)]


@pytest.mark.parametrize(("kind", "pairs"), SAMPLES)
def test_a_quick_enumeration_consists_of_the_same(kind: Any, pairs: Pairs) -> None:
    assert description(quickly_made(kind, pairs)) == description(made(kind, pairs))


@pytest.mark.parametrize("of", [Qt, QEvent, QLocale, QFont, QPainter, QSizePolicy, QStyle])
def test_enumerations_of_qt_consist_of_the_same(of: Any) -> None:
    found = enumerations_of([of])
    assert found
    for each in found:
        kind = next(base for base in each.__mro__[1:] if base in (Enum, IntEnum, Flag, IntFlag))
        pairs = [(name, member.value) for name, member in each.__members__.items()]
        assert description(quickly_made(kind, pairs)) == description(made(kind, pairs)), each


def test_members_are_found_and_said_as_ever() -> None:
    sample = quickly_made(IntEnum, NUMBERED)
    assert [sample(1), sample["Second"], sample.AlsoFirst] == [sample.First, sample.Second, sample.First]
    assert repr(sample.First) == "<Sample.First: 1>"
    assert sample.First == 1
    assert [member.name for member in sample] == ["First", "Second", "Before"]
    with pytest.raises(ValueError, match="99 is not a valid Sample"):
        sample(99)
    with pytest.raises(AttributeError):
        sample.First = 2


def test_a_member_may_be_called_like_what_all_members_have() -> None:
    sample = quickly_made(Enum, [("name", 1), ("value", 2)])
    assert (sample.name.value, sample.value.name) == (1, "value")


def test_flags_are_put_together_and_taken_apart_as_ever() -> None:
    sample = quickly_made(Flag, BITS)
    assert sample.Four | sample.One == sample.Five
    assert sample.Five & ~sample.One == sample.Four
    assert [bit.name for bit in sample.Five] == [bit.name for bit in made(Flag, BITS).Five]
    assert sample(8 | 1) & sample.One == sample.One
    assert not sample.Nothing


def test_a_quick_member_is_copied_and_kept_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = quickly_made(Enum, NUMBERED)
    monkeypatch.setitem(globals(), "Sample", sample)
    assert copy.deepcopy(sample.First) is sample.First
    assert pickle.loads(pickle.dumps(sample.Second)) is sample.Second


def test_without_a_module_it_belongs_to_the_one_that_asks() -> None:
    assert quickly_made(Enum, NUMBERED, module=None).__module__ == __name__


@pytest.mark.parametrize(
    ("kind", "pairs", "options"),
    [
        (Enum, "First Second", {}),
        (Enum, ["First", "Second"], {}),
        (Enum, [("First", "one"), ("Second", (2, 3))], {}),
        (Enum, [("_order_", 1), ("Second", 2)], {}),
        (Enum, [("First", 1), ("First", 2)], {}),
        (Enum, [("mro", 1)], {}),
        (Enum, [("First", 1)], {"type": int}),
        (Flag, BITS, {"boundary": STRICT}),
        (Flag, [("One", 1), ("Gap", 10)], {"boundary": None}),
        (enum.StrEnum, [("First", "one")], {}),
    ],
)
def test_everything_else_is_left_to_the_library(kind: Any, pairs: Any, options: dict[str, Any]) -> None:
    results = []
    for make in (made, quickly_made):
        try:
            results.append(description(make(kind, pairs, **options)))
        except (TypeError, ValueError, AttributeError) as refused:
            results.append((type(refused), str(refused)))
    assert results[0] == results[1]


def members_that_know_more(made: Any) -> None:
    for member in made.__members__.values():
        member._more_ = 1


def members_that_are_kept_elsewhere(made: Any) -> None:
    made._member_map_ = None


@pytest.mark.parametrize("change", [members_that_know_more, members_that_are_kept_elsewhere])
def test_a_library_that_makes_them_otherwise_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Any], None]
) -> None:
    library: Any = EnumType
    usual = library._create_

    def otherwise(*things: Any, **options: Any) -> Any:
        made = usual(*things, **options)
        change(made)
        return made

    monkeypatch.setattr(EnumType, "_create_", otherwise)
    with quick_enums():
        assert library._create_ is otherwise


def test_an_unknown_python_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    library: Any = EnumType
    usual = library._create_
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    with quick_enums():
        assert library._create_ is usual


def test_afterwards_the_library_makes_them_again() -> None:
    library: Any = EnumType
    before = library._create_
    with quick_enums():
        assert library._create_ is not before
    assert library._create_ is before
    with pytest.raises(ValueError, match="99"), quick_enums():
        quickly_made(Enum, NUMBERED)(99)
    assert library._create_ is before
