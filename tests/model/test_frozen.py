"""Frozen values: as a frozen dataclass would make them."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, field, fields, replace

import pytest

from mextrain_qt.model.frozen import frozen


@frozen
class Place:
    """A value of two numbers, one of them usual, and a list of its own."""

    x: int
    y: int = 7
    notes: list[str] = field(default_factory=list)


@frozen
class Name:
    """A value of a single field."""

    text: str


@frozen
class Shout:
    """A value with words of its own."""

    text: str

    def __repr__(self) -> str:
        return self.text.upper()

    @property
    def loud(self) -> str:
        return self.text + "!"


def test_fields_are_given_in_order_or_by_name() -> None:
    assert (Place(1, 2).x, Place(1, 2).y) == (1, 2)
    assert (Place(y=3, x=4).x, Place(y=3, x=4).y) == (4, 3)


def test_what_is_not_given_is_usual() -> None:
    assert Place(1).y == 7


def test_what_is_made_anew_is_each_ones_own() -> None:
    first, second = Place(1), Place(1)
    first.notes.append("mine")
    assert second.notes == []
    given = ["given"]
    assert Place(1, 2, given).notes is given


def test_too_few_or_too_many_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="Place needs 'x'"):
        Place(y=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="no more than 3"):
        Place(1, 2, [], 4)  # type: ignore[call-arg]


def test_a_field_there_is_not_or_that_has_been_given_is_refused() -> None:
    with pytest.raises(TypeError, match="no 'z'"):
        Place(1, z=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="no 'x'"):
        Place(1, x=2)  # type: ignore[misc]
    with pytest.raises(TypeError, match="no 'z'"):
        Place(1, 2, [], z=2)  # type: ignore[call-arg]


def test_values_with_equal_fields_are_equal_and_hash_alike() -> None:
    assert Name("a") == Name("a")
    assert hash(Name("a")) == hash(Name("a"))
    assert len({Name("a"), Name("a"), Name("b")}) == 2
    assert Name("a") != Name("b")
    assert Place(1, 2) == Place(1, 2) != Place(1, 3)


def test_a_value_is_itself_whatever_it_holds() -> None:
    odd = Name(float("nan"))  # type: ignore[arg-type]
    again = odd
    assert odd == again


def test_values_of_two_kinds_are_never_equal() -> None:
    assert Name("a") != Shout("a")
    assert Name("a") != ("a",)
    assert Name("a").__eq__("a") is NotImplemented


def test_nothing_of_a_value_can_be_changed() -> None:
    name = Name("a")
    with pytest.raises(FrozenInstanceError, match="'text'"):
        name.text = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="'text'"):
        del name.text
    with pytest.raises(FrozenInstanceError, match="'other'"):
        name.other = "b"  # type: ignore[attr-defined]
    assert name.text == "a"
    assert not hasattr(name, "__dict__")


def test_it_is_a_dataclass_to_whoever_asks() -> None:
    assert [each.name for each in fields(Place)] == ["x", "y", "notes"]
    assert replace(Place(1, 2), y=5) == Place(1, 5)
    match Place(1, 2):
        case Place(x, y):
            assert (x, y) == (1, 2)


def test_it_is_shown_as_it_is_made() -> None:
    assert repr(Place(1)) == "Place(x=1, y=7, notes=[])"


def test_what_a_class_says_by_itself_stays() -> None:
    assert repr(Shout("hey")) == "HEY"
    assert Shout("hey").loud == "hey!"


def test_values_can_be_copied_and_sent() -> None:
    place = Place(1, 2, ["a"])
    deep = copy.deepcopy(place)
    assert deep == place
    assert deep.notes is not place.notes
    assert pickle.loads(pickle.dumps(place)) == place
    assert pickle.loads(pickle.dumps(Name("a"))) == Name("a")
