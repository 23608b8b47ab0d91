"""The lines of the log, as a list model."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.events import DoubleReleased, Event, RoundEnded, TileDrawn, TileLaid
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import PLAYER_COLOURS

_NOWHERE: Final = QModelIndex()

LINE: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role under which the whole :class:`LogLine` is found."""

BEGINNING: Final = -1
"""Stands for the place of what had happened before anything did: the round began."""


@frozen
class LogLine:
    """A sentence; whose doing it was (``seat``, ``name``, ``colour``: ``None`` for what befell all).

    ``tile`` is what the sentence is about, ``halves`` its numbers as they were laid, inner first.
    ``begins``: another seat than in the line before. ``event`` is the place of what happened in the round,
    :data:`BEGINNING` for how it began.
    """

    text: str
    seat: int | None
    name: str
    colour: QColor | None
    tile: Tile | None
    halves: tuple[int, int] | None
    begins: bool
    event: int


class LogModel(QAbstractListModel):
    """Follows the round: what happens is added, what is taken back goes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)
        self._view: TableView | None = None
        self._lines: list[LogLine] = []

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The lines in order."""
        return tuple(self._lines)

    def show_table(self, view: TableView) -> None:
        """Say what has happened at this table, in as few changes as it takes."""
        before, self._view = self._view, view
        same = BEGINNING
        if before is not None and _eyes(before) == _eyes(view):
            pairs = zip(before.log, view.log, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        kept = next((row for row, line in enumerate(self._lines) if line.event >= same), len(self._lines))
        if kept < len(self._lines):
            self.beginRemoveRows(_NOWHERE, kept, len(self._lines) - 1)
            del self._lines[kept:]
            self.endRemoveRows()
        new = self._told(view, same)
        if new:
            self.beginInsertRows(_NOWHERE, kept, kept + len(new) - 1)
            self._lines.extend(new)
            self.endInsertRows()

    def retranslate(self) -> None:
        """Say it all again in the language in force."""
        if self._view is not None:
            self.beginResetModel()
            self._lines.clear()
            self._lines = self._told(self._view, BEGINNING)
            self.endResetModel()

    def as_text(self, rows: list[int]) -> str:
        """Those lines as text, one below the other."""
        return "\n".join(self._lines[row].text for row in sorted(rows))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:
        """A line's sentence, for eyes and for screen readers; or the whole of it."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LINE else None

    def _told(self, view: TableView, start: int) -> list[LogLine]:
        """The lines of the events from ``start`` on, after those there are."""
        lines = self._beginning(view) if start == BEGINNING else []
        last = (lines or self._lines)[-1].seat
        first = max(start, 0)
        for place, event in enumerate(view.log[first:], first):
            text = self._sentence(view, event)
            if not text:
                continue
            seat = None if isinstance(event, DoubleReleased | RoundEnded) else getattr(event, "seat", None)
            who = view.seats[seat] if seat is not None else None
            tile = event.tile if isinstance(event, TileLaid | TileDrawn) else None
            halves = (event.inner, event.outer) if isinstance(event, TileLaid) else None
            lines.append(
                LogLine(
                    text,
                    seat,
                    who.name if who is not None else "",
                    PLAYER_COLOURS[who.colour] if who is not None else None,
                    tile,
                    halves,
                    seat != last,
                    place,
                )
            )
            last = seat
        return lines

    def _beginning(self, view: TableView) -> list[LogLine]:
        """Which round it is, and who starts it."""
        text = self.tr("Round %1 of %2 begins: engine %3")
        if view.commitment is not None:
            text = self.tr("Round %1 of %2 begins: engine %3, seal %4").replace("%4", view.commitment[:8])
        text = text.replace("%1", str(view.round_number)).replace("%2", str(view.rounds))
        text = text.replace("%3", f"{view.engine}-{view.engine}")
        seats = (getattr(event, "seat", None) for event in view.log)
        starter = next((seat for seat in seats if seat is not None), view.to_move)
        who = view.seats[starter]
        starts = self.tr("You start") if starter == view.viewer else self.tr("%1 starts")
        return [
            LogLine(text, None, "", None, None, None, False, BEGINNING),
            LogLine(
                starts.replace("%1", who.name),
                starter,
                who.name,
                PLAYER_COLOURS[who.colour],
                None,
                None,
                True,
                BEGINNING,
            ),
        ]

    def _sentence(self, view: TableView, event: Event) -> str:
        if isinstance(event, TileDrawn) and event.tile is not None:
            return self.tr("You drew %1").replace("%1", str(event.tile))
        text = self._sentences.happening(view, event)
        return text[:1].upper() + text[1:]


def _eyes(view: TableView) -> tuple[object, ...]:
    """Whose round it is and who looks at it: with another of these every sentence may be another."""
    names = tuple((seat.name, seat.colour) for seat in view.seats)
    return view.viewer, names, view.round_number, view.engine, view.number, view.commitment
