"""House rules under a name: kept for the next match, and handed on as a small file."""

from __future__ import annotations

import contextlib
import json
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.options import OPTION_NAMES, Options, RefusedOption, options_from_rules
from mextrain_qt.model.record_format import RefusedRecord, json_from
from mextrain_qt.model.wording import clipped, shown
from mextrain_qt.store.files import set_aside, write_atomically

FORMAT: Final = "mexican-train-house/1"
"""What a file of house rules says it is."""

LONGEST_NAME: Final = 60
LARGEST_FILE: Final = 100_000


@frozen
class HouseRules:
    """A table's rules under the name their house gave them."""

    name: str
    options: Options


class RefusedHouseRules(ValueError):
    """A file of house rules that cannot be used. Attribute ``place``: the key it is about."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def text_of(rules: HouseRules) -> str:
    """House rules as the text of a file."""
    data: dict[str, Any] = {"format": FORMAT, "name": rules.name, "rules": _all_rules(rules.options)}
    return json.dumps(data, indent=1) + "\n"


def house_rules_from(text: str | bytes) -> HouseRules:
    """The house rules in a text; raises :class:`RefusedHouseRules`."""
    try:
        data = json_from(text)
    except RefusedRecord as refused:
        raise RefusedHouseRules("file", refused.reason) from None
    if not isinstance(data, Mapping):
        raise RefusedHouseRules("file", "is not an object")
    form = data.get("format")
    if form != FORMAT:
        newer = isinstance(form, str) and form.startswith(FORMAT.partition("/")[0] + "/")
        reason = f"{shown(form)} is of a newer program" if newer else f"is not {FORMAT!r}: no house rules"
        raise RefusedHouseRules("format", reason)
    return _rules_from(data)


def _rules_from(data: Mapping[str, Any]) -> HouseRules:
    for key in data:
        if key not in ("format", "name", "rules"):
            raise RefusedHouseRules(clipped(key), "there is no such key")
    name, rules = data.get("name"), data.get("rules")
    if not isinstance(name, str):
        raise RefusedHouseRules("name", f"{shown(name)} is not a text")
    check_name(name)
    if not isinstance(rules, Mapping):
        raise RefusedHouseRules("rules", f"{shown(rules)} is not an object")
    try:
        return HouseRules(name.strip(), options_from_rules(rules))
    except RefusedOption as refused:
        raise RefusedHouseRules(f"rules.{refused.option}", refused.reason) from None


def check_name(name: str) -> None:
    """Raises :class:`RefusedHouseRules` for a name that is empty, too long or cannot be written."""
    if not name.strip():
        raise RefusedHouseRules("name", "is empty")
    if len(name) > LONGEST_NAME:
        raise RefusedHouseRules("name", f"is longer than {LONGEST_NAME} characters")
    if any(unicodedata.category(each) in ("Cc", "Cs") for each in name):
        raise RefusedHouseRules("name", "has characters that are none to write with")


def read_house_rules(path: Path) -> HouseRules:
    """The house rules in a file. Raises :class:`RefusedHouseRules` and ``OSError``."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise RefusedHouseRules("file", "is too long to hold house rules")
    return house_rules_from(data)


def write_house_rules(path: Path, rules: HouseRules) -> None:
    """Hand house rules on as a file. Raises ``OSError``."""
    write_atomically(path, text_of(rules).encode("ascii"))


class HouseRulesShelf:
    """The house rules that were named and kept, in one file of a folder.

    A file that cannot be read gives an empty shelf. Attribute ``aside``: where a damaged one was set
    aside, else ``None``.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "house-rules.json"
        self.aside: Path | None = None
        self._kept: dict[str, Options] = {}
        self._read()

    def all(self) -> tuple[HouseRules, ...]:
        """Everything kept, by name."""
        return tuple(HouseRules(name, self._kept[name]) for name in sorted(self._kept, key=str.casefold))

    def keep(self, rules: HouseRules) -> None:
        """Keep house rules, in place of others of that name.

        Raises :class:`RefusedHouseRules` for the name and ``OSError``, with the shelf as it was.
        """
        check_name(rules.name)
        self._write({**self._kept, rules.name.strip(): rules.options})

    def forget(self, name: str) -> None:
        """Forget what is kept under that name, if anything. Raises ``OSError``."""
        if name in self._kept:
            self._write({each: options for each, options in self._kept.items() if each != name})

    def _write(self, kept: dict[str, Options]) -> None:
        entries = [{"name": name, "rules": _all_rules(options)} for name, options in kept.items()]
        data = {"format": FORMAT, "houses": entries}
        write_atomically(self._path, (json.dumps(data, indent=1) + "\n").encode("ascii"))
        self._kept = kept

    def _read(self) -> None:
        try:
            with self._path.open("rb") as file:
                data = json_from(file.read())
            if not isinstance(data, Mapping) or data.get("format") != FORMAT:
                raise RefusedHouseRules("format", f"is not {FORMAT!r}")
            houses = data.get("houses")
            if not isinstance(houses, list) or not all(isinstance(each, Mapping) for each in houses):
                raise RefusedHouseRules("houses", "is not a list of house rules")
            read = [_rules_from(each) for each in houses]
        except OSError:
            return
        except (RefusedRecord, RefusedHouseRules):
            with contextlib.suppress(OSError):
                self.aside = set_aside(self._path)
            return
        self._kept = {each.name: each.options for each in read}


def _all_rules(options: Options) -> dict[str, Any]:
    rules = options.as_rules()
    if options.first_engine is not None:
        rules["first_engine"] = options.first_engine
    assert set(rules) <= {"preset", *OPTION_NAMES}
    return rules
