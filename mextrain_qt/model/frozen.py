"""Frozen values, as ``@dataclass(frozen=True, slots=True)`` makes them, in a fraction of the time.

A frozen dataclass writes six functions and has them compiled while its module is loaded; with the fifty kinds
of values that are met before a table is shown, that took as long as loading Qt. Here nothing is
written: the same few functions serve every kind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[Kind]) -> type[Kind]:
    """Make a class with annotated fields one of frozen values.

    It is a dataclass with slots: ``fields``, ``replace`` and patterns work as ever. Two values are equal if
    they are of one kind and all their fields are; what a value holds can be neither changed nor deleted
    (:class:`dataclasses.FrozenInstanceError`). What the class defines by itself stays.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(kind)
    parts = fields(made)
    names = [each.name for each in parts]
    count = len(names)
    put = [getattr(made, name).__set__ for name in names]
    content = _content(names)

    def begin(self: Any, *given: Any, **named: Any) -> None:
        every = given if len(given) == count and not named else _completed(made, parts, given, named)
        for put_one, each in zip(put, every):  # noqa: B905 - as many as there are fields
            put_one(self, each)

    def shown(self: Any) -> str:
        words = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({words})"

    def is_equal(self: Any, other: object) -> bool:
        if other is self:
            return True
        return content(self) == content(other) if type(other) is type(self) else NotImplemented

    def hashed(self: Any) -> int:
        return hash(content(self))

    def reduced(self: Any) -> tuple[type, tuple[Any, ...]]:
        return type(self), content(self)

    for name, method in (
        ("__init__", begin),
        ("__repr__", shown),
        ("__eq__", is_equal),
        ("__hash__", hashed),
        ("__reduce__", reduced),
        ("__setattr__", _refuse_to_assign),
        ("__delattr__", _refuse_to_delete),
    ):
        if name not in made.__dict__:
            setattr(made, name, method)
    return made  # type: ignore[no-any-return]


def _refuse_to_assign(self: object, name: str, new: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _content(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What gives the fields of a value as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda each: tuple(getattr(each, name) for name in names)


def _completed(
    made: type, parts: tuple[Field[Any], ...], given: tuple[Any, ...], named: dict[str, Any]
) -> list[Any]:
    """What each field is to hold, in order, where some are named or left out."""
    every = list(given)
    for each in parts[len(given) :]:
        if each.name in named:
            every.append(named.pop(each.name))
        elif each.default is not MISSING:
            every.append(each.default)
        elif each.default_factory is not MISSING:
            every.append(each.default_factory())
        else:
            raise TypeError(f"{made.__qualname__} needs {each.name!r}")
    if named:
        raise TypeError(f"{made.__qualname__} has no {', '.join(map(repr, named))} to be given by name")
    if len(given) > len(parts):
        raise TypeError(f"{made.__qualname__} has no more than {len(parts)} fields")
    return every
