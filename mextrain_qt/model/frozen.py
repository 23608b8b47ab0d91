"""Frozen values, as ``@dataclass(frozen=True, slots=True)`` makes them, in a fraction of the time.

A frozen dataclass writes six functions and has them compiled while its module is loaded; with the fifty kinds
of values that are met before a table is shown, that took as long as loading Qt. Here only the constructor
is written, and compiled when the first value is made; the others are the same for every kind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")

_set = object.__setattr__


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(kind: type[Kind]) -> type[Kind]:
    """Make a class with annotated fields one of frozen values.

    It is a dataclass with slots: ``fields``, ``replace`` and patterns work as ever. Two values are equal if
    they are of one kind and all their fields are; what a value holds can be neither changed nor deleted
    (:class:`dataclasses.FrozenInstanceError`). What the class defines by itself stays.
    """
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(kind)
    names = [each.name for each in fields(made)]
    content = _content(names)

    def first_made(self: Any, *args: Any, **named: Any) -> None:
        made.__init__ = _constructor(made)
        made.__init__(self, *args, **named)

    def shown(self: Any) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({parts})"

    def is_equal(self: Any, other: object) -> bool:
        if other is self:
            return True
        return content(self) == content(other) if type(other) is type(self) else NotImplemented

    def hashed(self: Any) -> int:
        return hash(content(self))

    def reduced(self: Any) -> tuple[type, tuple[Any, ...]]:
        return type(self), content(self)

    for name, method in (
        ("__init__", first_made),
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


def _constructor(made: Any) -> Callable[..., None]:
    """The constructor: every field an argument, in order, with its default."""
    known: dict[str, Any] = {"_set": _set, "_none": MISSING}
    arguments, lines = ["self"], []
    for each in fields(made):
        name = given = each.name
        if each.default is not MISSING:
            known[f"_usual_{name}"] = each.default
            arguments.append(f"{name}=_usual_{name}")
        elif each.default_factory is not MISSING:
            known[f"_make_{name}"] = each.default_factory
            arguments.append(f"{name}=_none")
            given = f"_make_{name}() if {name} is _none else {name}"
        else:
            arguments.append(name)
        lines.append(f" _set(self, {name!r}, {given})")
    exec(f"def __init__({', '.join(arguments)}):\n" + "\n".join(lines), known)
    constructor: Callable[..., None] = known["__init__"]
    constructor.__qualname__ = f"{made.__qualname__}.__init__"
    return constructor
