"""The strip of players' plates above the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.views.plain_text import escaped
from mextrain_qt.views.plate import HEIGHT as PLATE_HEIGHT
from mextrain_qt.views.plate import Plate
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.theme import (
    MEXICAN_COLOUR,
    PLAYER_COLOURS,
    Look,
    TableColours,
    table_colours,
)

HEIGHT = PLATE_HEIGHT + 12
"""The strip's height in pixels."""


class PlatesStrip(QWidget):
    """All plates side by side, the Mexican train last."""

    line_asked = Signal(int)
    """A plate was clicked: its line is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)
        self._plates: list[Plate] = []
        self._view: TableView | None = None
        self._colours: TableColours = table_colours(Look().table)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(7, 6, 7, 6)
        self._row.setSpacing(8)
        self.setFixedHeight(HEIGHT)
        self.setAutoFillBackground(False)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """The plates, in seat order, the Mexican train last."""
        return tuple(self._plates)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._colours = table_colours(look.table)
        for plate in self._plates:
            plate.set_colours(self._colours)
        self.update()

    def show_table(self, view: TableView) -> None:
        """Show the players of a table."""
        self._view = view
        if len(self._plates) != len(view.seats) + 1:
            self._rebuild(len(view.seats))
        room = (self.width() - 14) // max(1, len(self._plates))
        self._row.setSpacing(8 if room > 110 else 4)
        letters = seat_letters([seat.name for seat in view.seats])
        for seat, plate in zip(view.seats, self._plates, strict=False):
            tiles = self.tr("%n tile(s)", "", seat.tiles)
            points = self.tr("%n pt(s)", "", seat.points)
            facts = self.tr("last tile!") if seat.knocked else tiles
            plate.show_facts(
                colour=PLAYER_COLOURS[seat.colour],
                letter=letters[seat.seat],
                name=seat.name,
                facts=(facts, points),
                short=(str(seat.tiles), str(seat.points)),
                badge=self.tr("open") if seat.is_open else "",
                alarm=seat.knocked,
                current=seat.is_to_move,
            )
            plate.setToolTip(self._character(view, seat.seat))
            moving = [self.tr("to move")] if seat.is_to_move else []
            plate.setAccessibleDescription(", ".join([*moving, self._kind(seat.player)]))
        self._plates[-1].show_facts(
            colour=MEXICAN_COLOUR,
            letter="M",
            name=self.tr("Mexican train"),
            short_name=self.tr("Train", "the Mexican train where there is little room"),
            facts=(self.tr("public line"),),
            short=(self.tr("public", "the Mexican train’s line where there is little room"),),
            badge="",
            alarm=False,
            current=False,
        )
        self._plates[-1].setToolTip(self.tr("The Mexican train: anyone’s line. Click to see all its tiles."))

    def _kind(self, player: str) -> str:
        if player == "person":
            return self.tr("A person at this computer")
        return self.tr("Computer player: %1").replace("%1", self._sentences.level_name(player))

    def _character(self, view: TableView, seat: int) -> str:
        who = view.seats[seat]
        count = self.tr("%n tile(s)", "", who.tiles) + " · " + self.tr("%n pt(s)", "", who.points)
        marker = self.tr("The line is open to everybody.") if who.is_open else ""
        lines = [
            f"<b>{escaped(who.name)}</b>",
            self._kind(who.player),
            count,
            marker,
            self.tr("Click to see the whole line."),
        ]
        return "<br>".join(line for line in lines if line)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_table(self._view)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the strip."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colours.strip)

    def _rebuild(self, seats: int) -> None:
        for plate in self._plates:
            self._row.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self._plates = [Plate(line, self) for line in (*range(seats), MEXICAN)]
        for plate in self._plates:
            plate.set_colours(self._colours)
            plate.line_asked.connect(self.line_asked)
            self._row.addWidget(plate)


def seat_letters(names: list[str]) -> list[str]:
    """A short sign for each name: its first letter, two where names begin alike, never an ``M`` alone."""
    firsts = [(name.strip() or "?")[0].upper() for name in names]
    letters = []
    for seat, name in enumerate(names):
        first = firsts[seat]
        if firsts.count(first) == 1 and first != "M":
            letters.append(first)
            continue
        rest = [c for c in name.strip()[1:] if c.isalnum()]
        second = next((c for c in rest if first + c.lower() not in letters), "")
        letters.append(first + (second.lower() or str(seat + 1)))
    return letters
