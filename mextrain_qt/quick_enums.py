"""Makes enumerations of plain numbers without what the standard library does again for each of them.

PySide6 makes Qt's enumerations when one of their class is first used, as ``Enum(name, pairs)``: some 240
of them with 3,600 members before the window is painted, a fifth of the time until then. The library turns
each member into a stand-in first, which the new class finds, removes, looks for among all that the class
inherits, and puts back. Where nothing but names and numbers is given all of this comes to one result, which
is written down here at once: a copy of an enumeration without members, and its members.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from typing import Any, Final

Create = Callable[..., Any]
"""What ``Enum(name, pairs)`` calls: with the kind, the name, the pairs, and options by name."""

_LIBRARY: Any = EnumType

_KNOWN: Final = ((3, 11), (3, 12), (3, 13))
"""The versions of Python whose enumerations have been compared with those made here."""

_SAMPLE: Final = [("One", 1), ("Four", 4), ("AlsoOne", 1), ("Five", 5), ("Two", 2)]
"""What every kind is tried with: an alias, several bits and a gap between bits, out of order."""

_PLAIN: Final = (int, str, list, dict, type(None))

_INHERITED: Final = frozenset(name for kind in (*IntFlag.__mro__, EnumType, type) for name in vars(kind))
"""What an enumeration or its members have already."""


@contextmanager
def quick_enums() -> Iterator[None]:
    """Within it, whoever calls ``Enum`` or one of its like with names and numbers gets the same sooner.

    All others are left to the library: what a ``class`` statement makes, what has names that mean something
    to the library, flags that do not keep every bit, and all of them with a Python that is not known here or
    whose enumerations consist of anything else, be it by a line.
    """
    usual = _LIBRARY._create_
    quick = _quick(usual)
    if sys.version_info[:2] in _KNOWN and _makes_the_same(quick, usual):
        _LIBRARY._create_ = quick
    try:
        yield
    finally:
        _LIBRARY._create_ = usual


def _quick(usual: Create) -> Create:
    """What makes enumerations at once where it can, and otherwise as ``usual``."""
    blanks: dict[Any, dict[str, Any]] = {}

    # The names are those of the library, which gives them by name or by place.
    def create(cls: Any, class_name: str, names: Any, **options: Any) -> Any:
        boundary = options.get("boundary")
        if cls in (Enum, IntEnum):
            add = _add_members
        elif cls in (Flag, IntFlag) and boundary is KEEP:
            add = _add_flags
        else:
            return usual(cls, class_name, names, **options)
        if options.get("type") is not None or not _are_plain(names):
            return usual(cls, class_name, names, **options)
        if cls not in blanks:
            blanks[cls] = _content(usual(cls, "Blank", (), module=__name__, boundary=boundary))
        # As the library does: where it is not said otherwise, the module that asks.
        module = options.get("module") or sys._getframe(2).f_globals.get("__name__")
        qualname = options.get("qualname") or class_name
        content = {name: _own(thing) for name, thing in blanks[cls].items()}
        content |= {"__module__": module, "__qualname__": qualname}
        made = type.__new__(EnumType, class_name, (cls,), content)
        add(made, names)
        return made

    return create


def _makes_the_same(quick: Create, usual: Create) -> bool:
    """Whether both give the same: a bug-fix release of Python too may change what enumerations consist of."""
    try:
        return all(
            _parts(quick(kind, "Sample", _SAMPLE, module=__name__, boundary=boundary))
            == _parts(usual(kind, "Sample", _SAMPLE, module=__name__, boundary=boundary))
            for kind, boundary in ((Enum, None), (IntEnum, None), (Flag, KEEP), (IntFlag, KEEP))
        )
    except Exception:  # Whatever it is that this release has not got.
        return False


def _parts(made: Any) -> list[dict[str, str]]:
    """The names of all that an enumeration and its members consist of, and what is said in plain values."""
    return [
        {name: repr(part) if type(part) in _PLAIN else "" for name, part in vars(each).items()}
        for each in (made, *made.__members__.values())
    ]


def _are_plain(members: Any) -> bool:
    """Whether these are pairs of a name and a number, and no name means anything to the library."""
    if type(members) is not list or not all(type(member) is tuple for member in members):
        return False
    names = {name for name, _ in members}
    return (
        all(type(number) is int for _, number in members)
        and len(names) == len(members)
        and _INHERITED.isdisjoint(names)
        and "\n_" not in "\n".join(("", *names))
    )


def _content(blank: Any) -> dict[str, Any]:
    """What an enumeration without members consists of."""
    return {name: thing for name, thing in vars(blank).items() if name not in ("__dict__", "__weakref__")}


def _own(thing: Any) -> Any:
    """The thing itself, or a list or dictionary of one's own."""
    return thing.copy() if type(thing) in (list, dict) else thing


def _add_members(made: Any, members: list[tuple[str, int]]) -> None:
    """Give an enumeration without members all of them in this order; a number's second name is an alias."""
    shown = made._member_names_
    by_name, by_number = made._member_map_, made._value2member_map_
    for name, number in members:
        member = by_number.get(number)
        if member is None:
            member = by_number[number] = _member(made, name, number, len(shown))
            shown.append(name)
        by_name[name] = member
    _show(made)


def _add_flags(made: Any, members: list[tuple[str, int]]) -> None:
    """The same for flags, among which every name of no bit or of several is an alias too."""
    shown = made._member_names_
    by_name, by_number = made._member_map_, made._value2member_map_
    all_bits = single_bits = 0
    numbers: list[int] = []
    for name, number in members:
        member = by_number.get(number)
        all_bits |= number
        if member is None:
            member = by_number[number] = _member(made, name, number, len(shown))
            if number > 0 and not number & (number - 1):
                single_bits |= number
                shown.append(name)
                numbers.append(number)
        by_name[name] = member
    made._flag_mask_ = all_bits
    made._singles_mask_ = single_bits
    made._all_bits_ = 2 ** all_bits.bit_length() - 1
    if numbers != sorted(numbers):
        made._iter_member_ = made._iter_member_by_def_
    _show(made)


def _member(made: Any, name: str, number: int, place: int) -> Any:
    kind = made._member_type_
    member: Any = object.__new__(made) if kind is object else int.__new__(made, number)
    member._value_ = number
    member._name_ = name
    member.__objclass__ = made
    member._sort_order_ = place
    return member


def _show(made: Any) -> None:
    """Let all members be found, once they are all there: a class that is given something looks up anew."""
    for name, member in made._member_map_.items():
        # Python's own: that of enumerations would look whether there is such a member already.
        type.__setattr__(made, name, member)
    # Kept besides since 3.12.8 and 3.13.1.
    if hasattr(made, "_hashable_values_"):
        made._hashable_values_.extend(made._value2member_map_)
