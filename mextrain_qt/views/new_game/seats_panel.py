"""Who plays: two to eight seats."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mextrain_qt.bridge.setup import PERSON, SeatSetup
from mextrain_qt.model.actions import MAX_SEATS
from mextrain_qt.model.options import MIN_SEATS
from mextrain_qt.views.new_game.fields import MutedLabel, NumberField
from mextrain_qt.views.new_game.player_text import KINDS, PlayerText, tidy_name, usual_seats
from mextrain_qt.views.new_game.seat_row import SeatRow
from mextrain_qt.views.new_game.usual_names import usual_names_everywhere
from mextrain_qt.views.plates import seat_letters
from mextrain_qt.views.theme import PLAYER_COLOURS


@dataclass
class _Seat:
    """What was chosen for one seat; ``given`` is empty while the usual name will do."""

    given: str
    kind: str
    colour: int


class SeatsPanel(QWidget):
    """The seats of the table. The colours of all eight are different at all times.

    Seats that are not in use keep what was chosen for them until the dialog is closed.
    """

    changed = Signal()

    def __init__(self, seats: tuple[SeatSetup, ...], parent: QWidget | None = None) -> None:
        """Start from ``seats``, 2 to 8 of them."""
        super().__init__(parent)
        self._text = PlayerText(self)
        self._seats = self._taken_over(seats)
        self._count = min(MAX_SEATS, max(MIN_SEATS, len(seats)))

        self.count = NumberField(MIN_SEATS, MAX_SEATS, self)
        self.count.setValue(self._count)
        self.count.valueChanged.connect(self._on_count)
        self._label = QLabel(self)
        self._label.setBuddy(self.count)
        top = QHBoxLayout()
        top.addWidget(self._label)
        top.addWidget(self.count)
        top.addStretch(1)

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        self.rows = [SeatRow(seat, self._text, self) for seat in range(MAX_SEATS)]
        for row in self.rows:
            row.name_edited.connect(self._on_name)
            row.name_finished.connect(self._on_name_finished)
            row.kind_chosen.connect(self._on_kind)
            row.colour_chosen.connect(self._on_colour)
            column.addWidget(row)
        self.legend = MutedLabel("", self)
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        column.addSpacing(6)
        column.addWidget(self.legend)
        self.note = MutedLabel("", self)
        column.addSpacing(2)
        column.addWidget(self.note)
        column.addStretch(1)
        self._retranslate()

    def _retranslate(self) -> None:
        self._label.setText(self.tr("&Players:"))
        for row in self.rows:
            row.retranslate()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _taken_over(self, seats: tuple[SeatSetup, ...]) -> list[_Seat]:
        """Every seat's choice, whatever ``seats`` holds: kinds that exist, colours that differ."""
        usual = usual_seats(MAX_SEATS)
        known = seats[:MAX_SEATS]
        kinds = [seat.player if seat.player in KINDS else PERSON for seat in known]
        kinds += [seat.player for seat in usual[len(known) :]]
        # A table that was set up in another language gets its usual names in this one.
        names = usual_names_everywhere(kinds[: len(known)])
        free = list(range(len(PLAYER_COLOURS)))
        colours: list[int | None] = []
        for seat in known:
            fits = seat.colour in free
            colours.append(seat.colour if fits else None)
            if fits:
                free.remove(seat.colour)
        colours += [None] * (MAX_SEATS - len(known))
        given = [
            "" if seat.name in usual_names else tidy_name(seat.name)
            for seat, usual_names in zip(known, names, strict=True)
        ]
        given += [""] * (MAX_SEATS - len(known))
        return [
            _Seat(name, kind, free.pop(0) if colour is None else colour)
            for name, kind, colour in zip(given, kinds, colours, strict=True)
        ]

    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats as chosen."""
        chosen = self._seats[: self._count]
        return tuple(
            SeatSetup(name, seat.kind, seat.colour) for name, seat in zip(self._names(), chosen, strict=True)
        )

    def alike(self) -> tuple[int, int] | None:
        """The first two seats (from 0) with the same name, if there are any."""
        names = [name.casefold() for name in self._names()]
        for second, name in enumerate(names):
            if name in names[:second]:
                return names.index(name), second
        return None

    def persons(self) -> int:
        """How many seats are played by persons."""
        return sum(seat.kind == PERSON for seat in self._seats[: self._count])

    def _names(self) -> list[str]:
        chosen = self._seats[: self._count]
        return self._text.names([seat.given for seat in chosen], [seat.kind for seat in chosen])

    def _show(self) -> None:
        seats = self.seats()
        letters = seat_letters([seat.name for seat in seats])
        owners = [""] * len(PLAYER_COLOURS)
        for seat in seats:
            owners[seat.colour] = seat.name
        for row in self.rows:
            used = row.seat < len(seats)
            row.setVisible(used)
            if used:
                seat = seats[row.seat]
                row.show_seat(seat.name, seat.player, seat.colour, letters[row.seat])
                row.show_owners(owners, seat.colour)
        kinds = [kind for kind in KINDS if any(seat.player == kind for seat in seats)]
        self.legend.setText(
            "<br>".join(
                self.tr("<b>%1:</b> %2")
                .replace("%1", self._text.kind(kind))
                .replace("%2", self._text.sentence(kind))
                for kind in kinds
            )
        )
        persons = self.persons()
        if persons == 0:
            note = self.tr("Nobody plays: a demonstration by computer players.")
        elif persons > 1:
            note = self.tr("Between the turns of persons the screen is covered, so that hands stay hidden.")
        else:
            note = ""
        self.note.setText(note)

    @Slot(int)
    def _on_count(self, count: int) -> None:
        self._count = count
        self._show()
        self.changed.emit()

    @Slot(int, str)
    def _on_name(self, seat: int, name: str) -> None:
        self._seats[seat].given = tidy_name(name)
        self._show()
        self.changed.emit()

    @Slot(int)
    def _on_name_finished(self, seat: int) -> None:
        self.rows[seat].show_name(self._names()[seat])

    @Slot(int, str)
    def _on_kind(self, seat: int, kind: str) -> None:
        self._seats[seat].kind = kind
        self._show()
        self.changed.emit()

    @Slot(int, int)
    def _on_colour(self, seat: int, colour: int) -> None:
        owner = next(each for each in self._seats if each.colour == colour)
        owner.colour, self._seats[seat].colour = self._seats[seat].colour, colour
        self._show()
        self.changed.emit()
