"""Replays in the window: they take the place of the table, and give it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget

from mextrain_qt.bridge.desk import Desk
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.pace import NORMAL, Pace
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

if TYPE_CHECKING:
    from mextrain_qt.bridge.replay import Replay
    from mextrain_qt.bridge.review import Judged
    from mextrain_qt.views.replay.page import ReplayPage
    from mextrain_qt.views.review.panel import ReviewPanel


class ReplayMode(QObject):
    """Shows a replay among the pages of the window; the page is made when it is first needed."""

    begun = Signal()
    """A replay is shown."""
    moved = Signal(object)
    """Another moment is shown: its :class:`~mextrain_qt.bridge.published.TableView`."""
    reviewing = Signal(bool)
    """The review has come to stand beside the table, or has gone."""
    play_from_here = Signal()
    """The moment shown is to be played on."""
    leave_asked = Signal()
    """The replay is to be left."""

    def __init__(
        self,
        bridge: GameBridge,
        desk: Desk,
        pages: QStackedWidget,
        tiles: TilePainter,
        artwork: Artwork,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._desk = desk
        self._pages = pages
        self._tiles = tiles
        self._artwork = artwork
        self._look = Look()
        self._pace: Pace = NORMAL
        self._tile_scale = 1.0
        self._page: ReplayPage | None = None
        self._panel: ReviewPanel | None = None
        self._is_reviewing = False

    @property
    def page(self) -> ReplayPage | None:
        """The page, once a replay has been shown."""
        return self._page

    @property
    def panel(self) -> ReviewPanel | None:
        """The review beside it, once it has been shown."""
        return self._panel

    @property
    def replay(self) -> Replay | None:
        """What is shown now."""
        return self._page.replay if self._page is not None else None

    @property
    def is_showing(self) -> bool:
        """Whether a replay is shown."""
        return self.replay is not None

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        if self._page is not None:
            self._page.set_look(look)

    def set_tile_scale(self, scale: float) -> None:
        """Draw tiles larger or smaller than usual."""
        self._tile_scale = scale
        if self._page is not None:
            self._page.board.set_tile_scale(scale)

    def set_pace(self, pace: Pace) -> None:
        """Let tiles fly at that pace."""
        self._pace = pace
        if self._page is not None:
            self._page.set_pace(pace)

    def show(self, replay: Replay) -> None:
        """Show that replay in place of whatever is shown; computer players wait meanwhile."""
        self._bridge.pause()
        page = self._page
        if page is None:
            from mextrain_qt.views.replay.page import ReplayPage

            page = self._page = ReplayPage(self._tiles, self._artwork, self._pages)
            page.set_look(self._look)
            page.set_pace(self._pace)
            page.board.set_tile_scale(self._tile_scale)
            page.moved.connect(self._on_moved)
            page.play_from_here.connect(self.play_from_here)
            page.review_toggled.connect(self.show_review)
            page.left.connect(self.leave_asked)
            self._pages.addWidget(page)
        self.show_review(False)
        self._pages.setCurrentWidget(page)
        self.begun.emit()
        # First, since the page tells it at once which moment is shown.
        if self._panel is not None:
            self._panel.show_replay(replay)
        page.show_replay(replay)

    def leave(self) -> None:
        """Let go of the replay; what is shown instead is the window's to say."""
        if self._page is not None and self.is_showing:
            self.show_review(False)
            self._page.leave_replay()
            self._bridge.resume()

    @Slot(bool)
    def show_review(self, on: bool) -> None:
        """Have the review stand beside the table, or put it away; what it does goes on until then."""
        page, replay = self._page, self.replay
        if page is None:
            return
        if on and replay is not None and self._panel is None:
            from mextrain_qt.views.review.panel import ReviewPanel

            self._panel = ReviewPanel(self._desk.review, page)
            self._panel.decision_chosen.connect(self._on_decision)
            page.stand_beside(self._panel)
            self._panel.show_replay(replay)
        page.bar.show_reviewing(on)
        if self._panel is not None:
            if not on:
                self._panel.stop()
            self._panel.setVisible(on)
        if on != self._is_reviewing:
            self._is_reviewing = on
            self.reviewing.emit(on)

    def start_review(self) -> None:
        """Begin to review what is chosen in the panel."""
        self.show_review(True)
        if self._panel is not None and not self._panel.is_running:
            self._panel.start_button.click()

    @Slot(object)
    def _on_moved(self, view: object) -> None:
        replay = self.replay
        if self._panel is not None and replay is not None:
            self._panel.show_round(replay.place.round_number)
        self.moved.emit(view)

    @Slot(object)
    def _on_decision(self, judged: Judged) -> None:
        """Show the decision: the hand it was made from, and the better play."""
        page, replay = self._page, self.replay
        if page is None or replay is None:
            return
        if judged.seat != replay.own:
            replay.set_viewer(judged.seat)
            replay.set_hands_open(True)
        elif replay.hands_open:
            replay.set_viewer(judged.seat)
        page.go_to_action(judged.round_number, judged.action)
        page.board.show_hint(judged.best)
