"""House rules that are named, kept, and handed on as a file."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_rules
from mextrain_qt.model.options import PRESETS, Options, options_from_rules
from mextrain_qt.store import files
from mextrain_qt.store.house_rules import (
    FORMAT,
    HouseRules,
    HouseRulesShelf,
    RefusedHouseRules,
    house_rules_from,
    read_house_rules,
    text_of,
    write_house_rules,
)

OURS = HouseRules("Chez Ana", replace(PRESETS["family"], highest=9, burst=True, rounds=4, first_engine=7))


def test_house_rules_go_to_a_file_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "ana.json"
    write_house_rules(path, OURS)
    assert read_house_rules(path) == OURS
    assert json.loads(path.read_text()) == {
        "format": FORMAT,
        "name": "Chez Ana",
        "rules": {"preset": "family", "set": 9, "burst": True, "rounds": 4, "first_engine": 7},
    }


def test_any_rules_come_back() -> None:
    chance = Random("houses")
    for _ in range(200):
        rules = HouseRules("House", options_from_rules(random_rules(chance)))
        assert house_rules_from(text_of(rules)) == rules


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "mexican-train-house/2"}, "format: 'mexican-train-house/2' is of a newer program"),
        ({"format": "mexican-train/1"}, "format: is not 'mexican-train-house/1': no house rules"),
        ({"format": None}, "format: is not"),
        ({"colour": 1}, "colour: there is no such key"),
        ({"name": None}, "name: null is not a text"),
        ({"name": "  "}, "name: is empty"),
        ({"name": "x" * 61}, "name: is longer than 60 characters"),
        ({"name": "a\x00"}, "name: has characters"),
        ({"rules": []}, "rules: [] is not an object"),
        ({"rules": {"speed": 1}}, "rules.speed: there is no such option"),
        ({"rules": {"cover": 3}}, "rules.cover: 3 is not one of 1, 2"),
        ({"rules": {"rounds": 14}}, "rules.rounds: 14 rounds are more"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    data = json.loads(text_of(OURS)) | changes
    with pytest.raises(RefusedHouseRules) as caught:
        house_rules_from(json.dumps(data))
    assert str(caught.value).startswith(reason)
    assert caught.value.place == reason.partition(":")[0]


@pytest.mark.parametrize("text", ["", "{", "[]", "3", b"\xff", "[" * 50_000, '{"a": NaN}'])
def test_other_texts_are_no_house_rules(text: str | bytes) -> None:
    with pytest.raises(RefusedHouseRules):
        house_rules_from(text)


def test_a_file_far_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_bytes(b" " * 200_000)
    with pytest.raises(RefusedHouseRules, match="too long"):
        read_house_rules(path)
    with pytest.raises(FileNotFoundError):
        read_house_rules(tmp_path / "none.json")


def test_a_shelf_keeps_rules_by_name(tmp_path: Path) -> None:
    shelf = HouseRulesShelf(tmp_path)
    assert shelf.all() == ()
    shelf.keep(OURS)
    shelf.keep(HouseRules(" bei Bea ", Options()))
    assert [each.name for each in HouseRulesShelf(tmp_path).all()] == ["bei Bea", "Chez Ana"]
    assert HouseRulesShelf(tmp_path).all()[1] == OURS
    shelf.keep(HouseRules("Chez Ana", Options()))
    assert HouseRulesShelf(tmp_path).all()[1].options == Options(), "the later ones of a name"
    shelf.forget("Chez Ana")
    shelf.forget("nobody")
    assert [each.name for each in HouseRulesShelf(tmp_path).all()] == ["bei Bea"]


def test_a_name_that_cannot_be_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    shelf = HouseRulesShelf(tmp_path)
    shelf.keep(OURS)
    with pytest.raises(RefusedHouseRules, match="name: is empty"):
        shelf.keep(HouseRules("", Options()))
    assert shelf.all() == (OURS,)


def test_a_failed_write_leaves_the_shelf_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = HouseRulesShelf(tmp_path)
    shelf.keep(OURS)

    def fail(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files.os, "write", fail)
        with pytest.raises(OSError, match="No space"):
            shelf.keep(HouseRules("Other", Options()))
    assert shelf.all() == HouseRulesShelf(tmp_path).all() == (OURS,)


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b"[]",
        b"{}",
        b'{"format": "mexican-train-house/1", "houses": 3}',
        b'{"format": "mexican-train-house/1", "houses": [3]}',
        b'{"format": "mexican-train-house/1", "houses": [{"name": "x", "rules": {"a": 1}}]}',
    ],
)
def test_a_damaged_shelf_is_set_aside_unchanged_and_an_empty_one_begun(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "house-rules.json"
    path.write_bytes(damage)
    shelf = HouseRulesShelf(tmp_path)
    assert shelf.all() == ()
    assert shelf.aside is not None
    assert shelf.aside.read_bytes() == damage
    shelf.keep(OURS)
    assert HouseRulesShelf(tmp_path).all() == (OURS,)


def test_a_shelf_that_cannot_be_read_is_empty(tmp_path: Path) -> None:
    (tmp_path / "house-rules.json").mkdir()
    assert HouseRulesShelf(tmp_path).all() == ()
