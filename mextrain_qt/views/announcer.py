"""Telling a screen reader what happens, from one place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.model.events import Event, TileDrawn
from mextrain_qt.views.sentences import Sentences

GATHER: Final = 400
"""How long what others do is gathered before it is told, in milliseconds."""


class Announcer(QObject):
    """Says what happens at the table as announcements, politely: nothing that is being read is cut short.

    What others do is gathered for a moment, so that players who hurry are told of in one go; when the
    person's turn has come everything is told at once, and then what there is to do. Where no screen
    reader listens nothing is said.
    """

    def __init__(self, speaker: QWidget, gather: int = GATHER) -> None:
        """Speak for the widget ``speaker``; ``gather`` is in milliseconds, 0 = tell everything at once."""
        super().__init__(speaker)
        self._speaker = speaker
        self._sentences = Sentences(self)
        self._waiting: list[str] = []
        self._view: TableView | None = None
        self._status = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(gather)
        self._later.timeout.connect(self.tell)

    def show_table(self, view: TableView, events: tuple[Event, ...]) -> None:
        """Tell what has happened at this table and, when it is the person's turn, what there is to do."""
        before, self._view = self._view, view
        if not QAccessible.isActive():
            return
        if before is None or (before.round_number, before.seats[0].name) != (
            view.round_number,
            view.seats[0].name,
        ):
            self._waiting.append(self._beginning(view))
            self._status = ""
        self._waiting += filter(None, (self._sentence(view, event) for event in events))
        if view.legal or view.phase is not Phase.PLAYING:
            status = self._sentences.status(view)
            if status != self._status or events:
                if status not in self._waiting:
                    self._waiting.append(status)
                self._status = status
            self.tell()
        elif self._waiting and not self._later.isActive():
            self._later.start()

    def say(self, text: str) -> None:
        """Tell one more thing now, as why something was refused; what waits is told before it."""
        if QAccessible.isActive() and text:
            self._waiting.append(text)
            self.tell()

    @Slot()
    def tell(self) -> None:
        """Tell what waits."""
        self._later.stop()
        waiting, self._waiting = self._waiting, []
        if not waiting:
            return
        event = QAccessibleAnnouncementEvent(self._speaker, " ".join(_sentence(text) for text in waiting))
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def _beginning(self, view: TableView) -> str:
        text = self.tr("Round %1 of %2, engine %3")
        return (
            text.replace("%1", str(view.round_number))
            .replace("%2", str(view.rounds))
            .replace("%3", f"{view.engine}-{view.engine}")
        )

    def _sentence(self, view: TableView, event: Event) -> str:
        if isinstance(event, TileDrawn) and event.tile is not None:
            return self.tr("You drew %1").replace("%1", str(event.tile))
        return self._sentences.happening(view, event)


def _sentence(text: str) -> str:
    """The text with a capital in front and a full stop behind, unless it ends like a sentence anyway."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…", ":")) else text + "."
