"""One seat in the dialog: its colour, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QToolButton, QWidget

from mextrain_qt.views.new_game.fields import ChoiceField
from mextrain_qt.views.new_game.kind_delegate import SENTENCE, KindDelegate
from mextrain_qt.views.new_game.player_text import KINDS, LONGEST_NAME, PlayerText
from mextrain_qt.views.new_game.sign_icon import sign_icon
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.theme import PLAYER_COLOURS

_SIGN: Final = 24


class SeatRow(QWidget):
    """The fields of one seat (``seat`` from 0); it shows what it is told and tells what is asked."""

    name_edited = Signal(int, str)
    name_finished = Signal(int)
    kind_chosen = Signal(int, str)
    colour_chosen = Signal(int, int)

    def __init__(self, seat: int, text: PlayerText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self._text = text
        self._typing = False

        self.colour = QToolButton(self)
        self.colour.setIconSize(QSize(_SIGN, _SIGN))
        self.colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.colour.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.colours = QMenu(self.colour)
        for colour in range(len(PLAYER_COLOURS)):
            action = QAction(self.colours)
            action.setData(colour)
            action.setIcon(sign_icon(colour, "", 16, self.devicePixelRatioF()))
            self.colours.addAction(action)
        self.colours.triggered.connect(self._on_colour)
        self.colour.setMenu(self.colours)

        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(90)
        self.name.textEdited.connect(self._on_name)
        self.name.editingFinished.connect(self._on_name_finished)

        self.kind = ChoiceField(self)
        self.kind.setItemDelegate(KindDelegate(self.kind))
        for kind in KINDS:
            self.kind.addItem("", kind)
        self.kind.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.kind.activated.connect(self._on_kind)

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.colour)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        self.setTabOrder(self.colour, self.name)
        self.setTabOrder(self.name, self.kind)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it all in the language in force, but for what :meth:`show_seat` and the like say."""
        number = str(self.seat + 1)
        self.name.setAccessibleName(self.tr("Name of player %1").replace("%1", number))
        self.kind.setAccessibleName(self.tr("Who is player %1").replace("%1", number))
        for place, kind in enumerate(KINDS):
            self.kind.setItemText(place, self._text.kind(kind))
            self.kind.setItemData(place, self._text.sentence(kind), SENTENCE)
        view = self.kind.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())

    def show_seat(self, name: str, kind: str, colour: int, letter: str) -> None:
        """Show who sits here; a name that is being typed is left as it stands."""
        if not self._typing:
            self.show_name(name)
        self.name.setPlaceholderText(name)
        self.kind.setCurrentIndex(KINDS.index(kind))
        self.kind.setToolTip(self._text.sentence(kind))
        self.colour.setIcon(sign_icon(colour, letter, _SIGN, self.devicePixelRatioF()))
        of_whom = self.tr("Colour of %1: %2").replace("%2", self._text.colour(colour)).replace("%1", name)
        self.colour.setAccessibleName(of_whom)
        self.colour.setAccessibleDescription(of_whom)
        self.colour.setToolTip(as_tip(of_whom))

    def show_name(self, name: str) -> None:
        """Put a name into the field, whatever is being typed."""
        if self.name.text() != name:
            self.name.setText(name)
            # Of a long name the beginning is seen.
            self.name.setCursorPosition(0)
        self._typing = False

    def show_owners(self, owners: Sequence[str], own: int) -> None:
        """Say in the menu with whom each colour would be swapped; ``""`` for a free one."""
        for action, owner in zip(self.colours.actions(), owners, strict=True):
            colour = int(action.data())
            text = self._text.colour(colour)
            if owner and colour != own:
                text = self.tr("%1 – swap with %2").replace("%1", text).replace("%2", _plain(owner))
            action.setText(text)
            action.setIconVisibleInMenu(True)
            font = action.font()
            font.setBold(colour == own)
            action.setFont(font)

    @Slot(str)
    def _on_name(self, name: str) -> None:
        self._typing = True
        self.name_edited.emit(self.seat, name)

    @Slot()
    def _on_name_finished(self) -> None:
        self.name_finished.emit(self.seat)

    @Slot(int)
    def _on_kind(self, index: int) -> None:
        self.kind_chosen.emit(self.seat, KINDS[index])

    @Slot(QAction)
    def _on_colour(self, action: QAction) -> None:
        self.colour_chosen.emit(self.seat, int(action.data()))


def _plain(name: str) -> str:
    """A name in a menu, where an ampersand would mark a key."""
    return name.replace("&", "&&")
