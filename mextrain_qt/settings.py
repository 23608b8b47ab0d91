"""What the program remembers about a person's choices: typed access to QSettings."""

from __future__ import annotations

import json
from enum import StrEnum
from math import isfinite
from typing import TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from mextrain_qt.bridge.pace import NORMAL, PACES, Pace
from mextrain_qt.bridge.setup import COMPUTER_LEVELS, PERSON, SeatSetup, TableSetup
from mextrain_qt.languages import LANGUAGES, SYSTEM
from mextrain_qt.model.options import RefusedOption, options_from_rules
from mextrain_qt.views.theme import Look, PipStyle, TableStyle, TileSet

Choice = TypeVar("Choice", bound=StrEnum)

ORGANISATION = "mextrain-qt"
APPLICATION = "mextrain-qt"


class Settings:
    """The program's settings. Whatever the file holds, every answer is a sensible value."""

    def __init__(self, store: QSettings | None = None) -> None:
        """Use ``store``, or this person's own file."""
        self._store = (
            store
            if store is not None
            else QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
        )

    # The window.

    def window_geometry(self) -> QByteArray:
        """The window's place and size as Qt packs them; empty the first time."""
        return self._bytes("window/geometry")

    def window_state(self) -> QByteArray:
        """The docks' places as Qt packs them; empty the first time."""
        return self._bytes("window/state")

    def keep_window(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember both for the next start."""
        self._store.setValue("window/geometry", geometry)
        self._store.setValue("window/state", state)

    def zoom(self) -> float:
        """The table's zoom, 1 = fitted (0.5..4)."""
        try:
            zoom = float(cast(str, self._store.value("window/zoom", 1.0)))
        except (TypeError, ValueError):
            return 1.0
        return zoom if 0.5 <= zoom <= 4.0 else 1.0

    def keep_zoom(self, zoom: float) -> None:
        """Remember the table's zoom."""
        self._store.setValue("window/zoom", zoom)

    def language(self) -> str:
        """The code of the language that was chosen; empty for the desktop's."""
        code = str(self._store.value("language/code", SYSTEM))
        return code if code in LANGUAGES else SYSTEM

    def keep_language(self, code: str) -> None:
        """Remember it."""
        self._store.setValue("language/code", code)

    # How it looks and moves.

    def look(self) -> Look:
        """The table, the tiles and the pips."""
        return Look(
            table=self._choice("look/table", TableStyle.FELT),
            tiles=self._choice("look/tiles", TileSet.IVORY),
            pips=self._choice("look/pips", PipStyle.COLOUR),
        )

    def keep_look(self, look: Look) -> None:
        """Remember the looks."""
        self._store.setValue("look/table", look.table.value)
        self._store.setValue("look/tiles", look.tiles.value)
        self._store.setValue("look/pips", look.pips.value)

    def pace(self) -> Pace:
        """How fast the computer players move."""
        return PACES.get(str(self._store.value("game/pace", NORMAL.name)), NORMAL)

    def keep_pace(self, pace: Pace) -> None:
        """Remember the pace."""
        self._store.setValue("game/pace", pace.name)

    def flag(self, name: str, usual: bool = False) -> bool:
        """A setting that is on or off, as ``game/plays_forced`` or ``look/reduce_motion``."""
        value = self._store.value(name, usual)
        if isinstance(value, bool):
            return value
        return {"true": True, "false": False}.get(str(value).lower(), usual)

    def keep_flag(self, name: str, on: bool) -> None:
        """Remember it."""
        self._store.setValue(name, on)

    def number(self, name: str, usual: float, least: float, most: float) -> float:
        """A setting that is a number from ``least`` to ``most``; what lies beyond is brought within."""
        try:
            value = float(cast(str, self._store.value(name, usual)))
        except (TypeError, ValueError):
            return usual
        return min(max(value, least), most) if isfinite(value) else usual

    def text(self, name: str, usual: str) -> str:
        """A setting that is a word."""
        return str(self._store.value(name, usual))

    def keep(self, name: str, value: float | str) -> None:
        """Remember a number or a word."""
        self._store.setValue(name, value)

    # The table last set up.

    def table(self) -> TableSetup | None:
        """The last choice of the new-game dialog; ``None`` the first time."""
        text = self._store.value("game/table")
        try:
            data = json.loads(str(text))
            seats = tuple(_seat(each) for each in data["seats"])
            options = options_from_rules(dict(data["rules"]))
            options.check_seats(len(seats))
        except (ValueError, TypeError, KeyError, OverflowError, RefusedOption, RecursionError):
            return None
        return TableSetup(options, seats)

    def keep_table(self, setup: TableSetup) -> None:
        """Remember the choice."""
        rules = setup.options.as_rules()
        if setup.options.first_engine is not None:
            rules["first_engine"] = setup.options.first_engine
        seats = [{"name": each.name, "player": each.player, "colour": each.colour} for each in setup.seats]
        self._store.setValue("game/table", json.dumps({"rules": rules, "seats": seats}))

    def recent_files(self) -> list[str]:
        """The records opened or saved last, newest first, at most eight."""
        value = self._store.value("files/recent", [])
        paths = value if isinstance(value, list) else [value]
        return [str(path) for path in paths if isinstance(path, str) and path][:8]

    def keep_recent_file(self, path: str) -> None:
        """Put a record in front of the list."""
        recent = [path, *(each for each in self.recent_files() if each != path)]
        self._store.setValue("files/recent", recent[:8])

    def last_folder(self) -> str:
        """The folder of the file that was asked for last; empty the first time."""
        return str(self._store.value("files/folder", ""))

    def keep_last_folder(self, folder: str) -> None:
        """Remember it."""
        self._store.setValue("files/folder", folder)

    def sync(self) -> None:
        """Write to disk now."""
        self._store.sync()

    def _bytes(self, name: str) -> QByteArray:
        value = self._store.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def _choice(self, name: str, usual: Choice) -> Choice:
        value = str(self._store.value(name, usual.value))
        try:
            return type(usual)(value)
        except ValueError:
            return usual


def _seat(data: dict[str, object]) -> SeatSetup:
    """A seat as it was kept; raises ``ValueError`` for a player that there is not."""
    player = str(data["player"])
    if player not in (PERSON, *COMPUTER_LEVELS):
        raise ValueError(f"there is no player {player}")
    return SeatSetup(str(data["name"])[:40], player, int(cast(int, data["colour"])) % 8)
