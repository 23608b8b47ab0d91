"""How the first game is come to and left: the menu, the offer on the first page, the coach's own buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.settings import Settings
from mextrain_qt.views.action_bar import ActionBar
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.theme import Look

if TYPE_CHECKING:
    from mextrain_qt.views.first_game.guide import FirstGame
    from mextrain_qt.views.start_page import StartPage

KNOWN: Final = "first_game/known"
"""The setting that says that the first game has been begun or declined, and need not be offered."""


class FirstGameCommands(QObject):
    """Offers the first game once, begins it whenever it is asked for, and makes the coach only then."""

    said = Signal(str)
    """The coach says something new."""
    leave_asked = Signal()
    new_match_asked = Signal()

    def __init__(
        self,
        bridge: GameBridge,
        settings: Settings,
        board: TableBoard,
        bar: ActionBar,
        page: QWidget,
        may_leave: Callable[[], bool],
    ) -> None:
        """``page`` holds ``board`` and ``bar``; ``may_leave`` asks whether the match there may be left."""
        super().__init__(page)
        self._bridge = bridge
        self._settings = settings
        self._start_page: StartPage | None = None
        self._board = board
        self._bar = bar
        self._page = page
        self._may_leave = may_leave
        self._look = Look()
        self._guide: FirstGame | None = None

    def offer_on(self, page: StartPage) -> None:
        """Offer it on the first page, to whoever does not know of it yet."""
        self._start_page = page
        page.first_game_asked.connect(self.begin)
        page.first_game_declined.connect(self._on_declined)
        page.offer_first_game(not self._settings.flag(KNOWN))

    @property
    def guide(self) -> FirstGame | None:
        """The coach, once it has been asked for."""
        return self._guide

    @property
    def is_running(self) -> bool:
        """Whether the first game is on the table."""
        return self._guide is not None and self._guide.is_running

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        if self._guide is not None:
            self._guide.set_look(look)

    @Slot()
    def begin(self) -> None:
        """Bring the first game to the table."""
        if not self._may_leave():
            return
        self._known()
        if self._guide is None:
            # Few need the coach, and then once: he is loaded only for them.
            from mextrain_qt.views.first_game.guide import FirstGame

            self._guide = FirstGame(self._bridge, self._board, self._bar, self._page)
            self._guide.set_look(self._look)
            self._guide.said.connect(self.said)
            self._guide.leave_asked.connect(self.leave_asked)
            self._guide.new_match_asked.connect(self.new_match_asked)
        self._guide.begin()

    def stop(self) -> None:
        """Let the coach say nothing any more."""
        if self._guide is not None:
            self._guide.stop()

    @Slot()
    def _on_declined(self) -> None:
        self._known()

    def _known(self) -> None:
        self._settings.keep_flag(KNOWN, True)
        if self._start_page is not None:
            self._start_page.offer_first_game(False)
