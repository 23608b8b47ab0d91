"""The page of the window on which a match is played back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mextrain_qt.bridge.pace import INSTANT, NORMAL, Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.bridge.replay import Replay
from mextrain_qt.model.events import Event, SeatDone, SeatPassed, TileDrawn, TileLaid
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.plates import PlatesStrip
from mextrain_qt.views.replay.bar import ReplayBar
from mextrain_qt.views.replay.hands import OpenHands
from mextrain_qt.views.replay.playback import Playback
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

_DEEDS = (TileLaid, TileDrawn, SeatPassed, SeatDone)


class ReplayBoard(TableBoard):
    """The table, on which keys move through time; nothing can be done on it."""

    stepped = Signal(int)
    """So many moments on (or back)."""
    rounds_stepped = Signal(int)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go a moment, page keys a round; while a line's panel is open they are the panel's."""
        key = Qt.Key(event.key())
        if self.inspected is None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
                return
            if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                self.rounds_stepped.emit(1 if key == Qt.Key.Key_PageDown else -1)
                return
            if key == Qt.Key.Key_Escape and self.selected() is None:
                self.left.emit()
                return
        super().keyPressEvent(event)


class ReplayPage(QWidget):
    """Plates, hands laid open, the table, and the bar that moves it all; a panel may stand beside."""

    moved = Signal(object)
    """Another moment is shown: its :class:`~mextrain_qt.bridge.published.TableView`."""
    play_from_here = Signal()
    """The moment shown is to be played on."""
    review_toggled = Signal(bool)
    """The review is to be shown, or put away."""
    left = Signal()
    """The replay is to be left."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)
        self._replay: Replay | None = None
        self._pace: Pace = NORMAL
        self.plates = PlatesStrip(self)
        self.hands = OpenHands(tiles, self)
        self.hands.hide()
        self.board = ReplayBoard(tiles, artwork, self)
        self.bar = ReplayBar(artwork, self)
        self.playback = Playback(self)

        table = QVBoxLayout()
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(0)
        table.addWidget(self.plates)
        table.addWidget(self.hands)
        table.addWidget(self.board, 1)
        table.addWidget(self.bar)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(table, 1)

        bar, board = self.bar, self.board
        bar.stepped.connect(self.step)
        board.stepped.connect(self.step)
        board.rounds_stepped.connect(self._on_rounds_stepped)
        bar.moment_asked.connect(self._on_moment)
        bar.round_asked.connect(self.go_to_round)
        bar.play_toggled.connect(self.playback.toggle)
        board.hurry_requested.connect(self.playback.toggle)
        bar.speed_asked.connect(self.playback.set_speed)
        self.playback.changed.connect(self._on_playback)
        bar.hands_toggled.connect(self._on_hands_toggled)
        bar.review_toggled.connect(self.review_toggled)
        self.hands.chosen.connect(self._on_chosen)
        self.plates.line_asked.connect(board.inspect_line)
        bar.play_from_here.connect(self.play_from_here)
        bar.left.connect(self.left)
        board.left.connect(self.left)

    # Looks.

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self.plates.set_look(look)
        self.hands.set_look(look)
        self.board.set_look(look)
        self.bar.set_look(look)

    def set_pace(self, pace: Pace) -> None:
        """Let tiles fly at that pace, unless the replay runs faster."""
        self._pace = pace
        self._settle_pace()

    def stand_beside(self, panel: QWidget) -> None:
        """Have a panel at the side of the table."""
        self._row.addWidget(panel)

    # The replay.

    @property
    def replay(self) -> Replay | None:
        """What is played back."""
        return self._replay

    def show_replay(self, replay: Replay) -> None:
        """Play that match back, from where it is."""
        self.leave_replay()
        self._replay = replay
        replay.changed.connect(self._on_changed)
        self.playback.follow(replay)
        self.bar.show_rounds(replay.rounds)
        replay.show()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_replay(self) -> None:
        """Let go of the match."""
        self.playback.follow(None)
        if self._replay is not None:
            self._replay.changed.disconnect(self._on_changed)
            self._replay = None

    @Slot(int)
    def step(self, moments: int) -> None:
        """Go so many moments on or back; what runs stands still."""
        self.playback.pause()
        if self._replay is not None:
            self._replay.step(moments)

    @Slot(int)
    def go_to_round(self, number: int) -> None:
        """Go to the beginning of a round."""
        if self._replay is not None:
            self._replay.go_to_round(number)

    def go_to_action(self, number: int, action: int) -> None:
        """Go to the moment after so many actions of a round; what runs stands still."""
        self.playback.pause()
        if self._replay is not None:
            self._replay.go_to_action(number, action)

    @Slot(int)
    def _on_rounds_stepped(self, rounds: int) -> None:
        replay = self._replay
        if replay is None:
            return
        place = replay.place
        if rounds < 0 and place.action > 0:
            rounds += 1
        if place.round_number + rounds > place.rounds:
            replay.go_to(place.moments - 1)
        else:
            replay.go_to_round(max(1, place.round_number + rounds))

    @Slot(int)
    def _on_moment(self, moment: int) -> None:
        self.playback.pause()
        if self._replay is not None:
            self._replay.go_to(moment)

    @Slot(bool)
    def _on_hands_toggled(self, on: bool) -> None:
        if self._replay is not None:
            self._replay.set_hands_open(on)

    @Slot(int)
    def _on_chosen(self, seat: int) -> None:
        if self._replay is not None:
            self._replay.set_viewer(seat)

    @Slot()
    def _on_playback(self) -> None:
        self.bar.show_playing(self.playback.is_playing, self.playback.speed)
        self._settle_pace()

    def _settle_pace(self) -> None:
        """What flies has to arrive before the next moment comes."""
        hurries = self.playback.is_playing and self.playback.interval < self._pace.fly + 60
        self.board.set_pace(INSTANT if hurries else self._pace)

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[Event, ...]) -> None:
        replay = self._replay
        if replay is None:
            return
        self.plates.show_table(view)
        self.hands.show_hands(replay.hands(), view)
        self.board.show_table(view, events)
        self.bar.show_hands_open(replay.hands_open)
        self.bar.show_place(replay.place, self._happened(replay, view))
        self.moved.emit(view)

    def _happened(self, replay: Replay, view: TableView) -> str:
        """What led to this moment, in a sentence."""
        told = replace(view, viewer=replay.own)
        if view.result is not None:
            return self._sentences.winners(told) if view.winners else self._sentences.round_end(told)
        if replay.place.action == 0:
            if view.to_move == told.viewer:
                return self.tr("The round begins: the first turn is yours.")
            mover = view.seats[view.to_move].name
            return self.tr("The round begins: the first turn is %1’s.").replace("%1", mover)
        deeds = [event for event in view.since if isinstance(event, _DEEDS)]
        return self._sentences.happening(told, deeds[-1]) + "." if deeds else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """O opens the hands, R the review, Space plays, wherever the focus is on the page."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_O:
            self.bar.hands_button.toggle()
        elif key == Qt.Key.Key_R:
            self.bar.review_button.toggle()
        elif key == Qt.Key.Key_Space:
            self.playback.toggle()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs where nobody looks."""
        self.playback.pause()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._replay is not None:
            self._replay.show()
        super().changeEvent(event)
