"""Records with anything in them changed: opened or refused, never more than that, and soon."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from mextrain_qt.bench.random_tables import random_options
from mextrain_qt.model.match import Match
from mextrain_qt.model.options import CHOICES, PRESETS, Options
from mextrain_qt.model.record import RefusedRecord, match_from_text, record_text
from tests.model.playing import played_match

BATCHES = 20
MUTANTS_A_BATCH = 100

SECONDS = 2.0


def good_texts() -> list[str]:
    """Records of matches of several kinds, with everything in them that there can be."""
    chance = Random("good records")
    matches: list[Match] = [
        played_match(Options(highest=6), 3, 1),
        played_match(PRESETS["station"], 2, 2, rounds=2),
        played_match(PRESETS["family"], 4, 3, rounds=1),
    ]
    for number in range(4, 10):
        options, count = random_options(chance)
        matches.append(played_match(options, count, number, rounds=0))
    for match in matches:
        match.id = "abc"
        match.marks = {"looked_into"}
        match.extras = {"colours": [1, 2]}
        match.current.hand_orders = {0: ((1, 6), (5, 5))}
        match.current.bookmarks = [0]
    return [record_text(match) for match in matches]


GOOD = good_texts()

STRANGE: list[Any] = [
    None, True, False, 0, 1, -1, 7, 2**31, 10**300, -(10**300), 0.5, 1e308, "", "1", "6-6", "6-2>1", "draw",
    "pass", "done", "M", "x" * 5_000, "\ud800", "\x00", "rest", [], [[]], {}, {"": {}}, [None] * 50,
    ["draw"] * 50, {"seat": 1, "drew": True}, "mexican-train/1", "mexican-train/99",
    *(choice for choices in CHOICES.values() for choice in choices),
]  # fmt: skip


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container inside a value, with every key of it."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        each = waiting.pop()
        keys = list(each) if isinstance(each, dict) else range(len(each))
        for key in keys:
            found.append((each, key))
            if isinstance(each[key], dict | list):
                waiting.append(each[key])
    return found


def shallow_place(data: Any, chance: Random) -> tuple[Any, Any]:
    """Some place, those near the top as likely as those deep inside."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = chance.choice(keys)
        inner = data[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.25:
            return data, key
        data = inner


def changed_value(text: str, chance: Random) -> str:
    """One to three values changed, removed, doubled or swapped, in what is JSON still."""
    data = json.loads(text)
    for _ in range(chance.randint(1, 3)):
        container, key = shallow_place(data, chance)
        match chance.randrange(5):
            case 0 | 1:
                container[key] = chance.choice(STRANGE)
            case 2:
                del container[key]
            case 3 if isinstance(container, list):
                container.insert(key, json.loads(json.dumps(container[key])))
            case _:
                other, place = chance.choice(places(data))
                container[key] = json.loads(json.dumps(other[place]))
    return json.dumps(data)


def changed_letters(text: str, chance: Random) -> str:
    """A few letters changed, removed or added."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        match chance.randrange(3):
            case 0:
                letters[place] = chr(chance.randrange(32, 127))
            case 1:
                del letters[place]
            case _:
                letters.insert(place, chance.choice('0123456789-[]{}",:.eE'))
    return "".join(letters)


def cut_short(text: str, chance: Random) -> str:
    """As after a write that was not finished."""
    return text[: chance.randrange(len(text))]


def wrapped(text: str, chance: Random) -> str:
    """One value buried deep, or a list made very long."""
    deep = chance.choice((50, 900, 5_000))
    value = chance.choice(("1", '"draw"', "{}"))
    buried = "[" * deep + value + "]" * deep
    long = "[" + ",".join([value] * 20_000) + "]"
    key = chance.choice(
        ("rounds", "actions", "position", "hands", "totals", "seats", "extras", "rules", "deal")
    )
    start = text.index(f'"{key}":') + len(key) + 3
    return text[:start] + " " + chance.choice((buried, long)) + ', "other":' + text[start:]


WAYS: tuple[Callable[[str, Random], str], ...] = (
    changed_value,
    changed_value,
    changed_value,
    changed_letters,
    cut_short,
    wrapped,
)


def mutants(batch: int) -> Iterator[str]:
    chance = Random(f"mutants {batch}")
    for _ in range(MUTANTS_A_BATCH):
        yield chance.choice(WAYS)(chance.choice(GOOD), chance)


@pytest.mark.no_cover
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_changed_record_is_opened_or_refused_and_nothing_else(batch: int) -> None:
    refused = 0
    for text in mutants(batch):
        began = time.process_time()
        try:
            match = match_from_text(text)
        except RefusedRecord as error:
            refused += 1
            sentence = str(error)
        else:
            sentence = "opened"
            # What was opened is a match: it can be written, and read again.
            assert match_from_text(record_text(match)).points == match.points
        assert time.process_time() - began < SECONDS
        assert 0 < len(sentence) < 400
        assert sentence.isprintable()
    assert refused > MUTANTS_A_BATCH // 3


def test_what_is_not_changed_is_opened() -> None:
    for text in GOOD:
        assert record_text(match_from_text(text)) == text
