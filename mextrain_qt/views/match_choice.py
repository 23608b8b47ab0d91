"""Which match is on the table: a new one, a numbered one, a rematch, the one that was left."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.desk import Desk
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.setup import PERSON, TableSetup
from mextrain_qt.settings import Settings
from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.new_game.player_text import usual_table


class MatchChoice(QObject):
    """Brings matches to the table, and asks before the one that is there has to go."""

    said = Signal(str)
    """Something was done besides: a sentence for the status line."""

    first_game_asked = Signal()
    """The first game is to begin again: it is on the table, and has no deal of its own."""

    def __init__(
        self, window: QWidget, bridge: GameBridge, desk: Desk, settings: Settings, asking: Asking
    ) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = bridge
        self._desk = desk
        self._settings = settings
        self._asking = asking

    def connect_actions(self, actions: WindowActions) -> None:
        """Obey the window's menus."""
        actions.new_match.triggered.connect(self.ask_new_match)
        actions.play_number.triggered.connect(self.ask_number)
        actions.rematch.triggered.connect(self.rematch)
        actions.restart_deal.triggered.connect(self.restart_deal)

    # What becomes of the match on the table.

    def may_leave(self) -> bool:
        """Whether the match on the table may be left, to go on with it later; asks where one is running."""
        return not self._is_at_stake() or self._confirm(
            self.tr("The match is not over. It will be kept, and you can continue it from the first page.")
        )

    def may_replace(self, players: Iterable[str]) -> bool:
        """Whether a match of those ``players`` may take the place of the one on the table.

        Asks where one is running, and says where that one goes.
        """
        if PERSON not in players:
            return self.may_leave()
        if self._bridge.has_been_played:
            fate = self.tr("The match is not over. It goes to the history, and you can play on from there.")
        else:
            fate = self.tr("Nothing has been played in this match yet: it is not kept.")
        return not self._is_at_stake() or self._confirm(fate)

    def _is_at_stake(self) -> bool:
        setup = self._bridge.setup
        if setup is None or not self._bridge.in_progress or self._bridge.is_lesson:
            return False
        return any(seat.player == PERSON for seat in setup.seats)

    def _confirm(self, fate: str) -> bool:
        self._bridge.pause()
        leave = self._asking.confirm(self._window, self.tr("Leave the match?"), fate, self.tr("Leave"))
        self._bridge.resume()
        return leave

    # Other matches.

    @Slot()
    def ask_new_match(self) -> None:
        """Have a table set up, and deal for it."""
        self._bridge.pause()
        from mextrain_qt.views.new_game.dialog import NewGameDialog

        dialog = NewGameDialog(self._settings.table(), self._desk, self._asking, self._window)
        accepted = self._asking.run(dialog)
        setup = dialog.table_setup() if accepted else None
        dialog.deleteLater()
        self._bridge.resume()
        if setup is not None and self._may_make_way_for(setup):
            self._settings.keep_table(setup)
            self.start(setup)

    @Slot()
    def ask_number(self) -> None:
        """Deal by a number that is asked for, for the same table."""
        view = self._bridge.view()
        number = view.number if view is not None and view.number is not None else 1
        answer = self._asking.number_of_deal(
            self._window,
            self.tr("Play a numbered deal"),
            self.tr("The same number and rules always give the same deals."),
            number,
        )
        setup = self._bridge.setup or self._settings.table() or usual_table()
        if answer is not None and self._may_make_way_for(setup):
            self.start(TableSetup(setup.options, setup.seats, answer))

    @Slot()
    def rematch(self) -> None:
        """The same table with a new deal."""
        setup = self._bridge.setup
        if setup is not None and self._may_make_way_for(setup):
            self._asking.try_out(self._window, self._bridge.rematch)

    @Slot()
    def restart_deal(self) -> None:
        """The same table with the same deal."""
        if self._bridge.is_lesson:
            self.first_game_asked.emit()
            return
        setup, view = self._bridge.setup, self._bridge.view()
        if setup is None or view is None or view.number is None:
            return
        if self._may_make_way_for(setup):
            self.start(TableSetup(setup.options, setup.seats, view.number))

    def start(self, setup: TableSetup) -> None:
        """Deal a new match; what is refused is said, and where a match went that was left before."""
        left = None if self._is_at_stake() else self._desk.saved_match()
        replaces = left is not None and left.has_been_played
        done = self._asking.try_out(self._window, lambda: self._bridge.new_match(setup))
        if done and replaces and any(seat.player == PERSON for seat in setup.seats):
            self.said.emit(self.tr("The match that you had left is in the history now."))

    @Slot()
    def go_on(self) -> None:
        """Go on with the match that was left; what is refused is said."""
        self._asking.try_out(self._window, self._desk.continue_match)

    def _may_make_way_for(self, setup: TableSetup) -> bool:
        return self.may_replace(seat.player for seat in setup.seats)
