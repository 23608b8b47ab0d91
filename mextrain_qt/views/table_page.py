"""The table with its plates above and the rack's buttons below, and what they ask of the bridge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import DONE, MEXICAN, PASS
from mextrain_qt.model.events import Event
from mextrain_qt.model.refusal import Refusal
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.action_bar import ActionBar
from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.cover import CoverCard
from mextrain_qt.views.plates import PlatesStrip
from mextrain_qt.views.rules.anchors import ANCHOR_OF
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.tally import TallyStrip
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

# Loaded when a hint is asked for.
if TYPE_CHECKING:
    from mextrain_qt.model.hint import Hint
    from mextrain_qt.views.hint_text import HintText


class TablePage(QWidget):
    """What a person plays on. It shows a table and hands every wish to the bridge."""

    def __init__(
        self, bridge: GameBridge, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._sentences = Sentences(self)
        self._view: TableView | None = None
        self._standing: tuple[Hint, bool] | None = None
        self._refused: dict[QAction, Callable[[], None]] = {}
        self._explained: tuple[QAction, ...] = ()
        self.plates = PlatesStrip(self)
        self.tally = TallyStrip(self)
        self.board = TableBoard(tiles, artwork, self)
        self.cover = CoverCard(self.board)
        self.action_bar = ActionBar(artwork, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.plates)
        column.addWidget(self.tally)
        column.addWidget(self.board, 1)
        column.addWidget(self.action_bar)
        self._connect()

    @cached_property
    def _hints(self) -> HintText:
        from mextrain_qt.views.hint_text import HintText

        return HintText(self)

    def _connect(self) -> None:
        bridge, board, bar = self._bridge, self.board, self.action_bar
        bridge.refused.connect(self.say_refusal)
        bridge.hinted.connect(self._on_hinted)
        board.play_requested.connect(self._on_play)
        board.refused_drop.connect(self._on_refused_drop)
        board.draw_requested.connect(self._on_draw)
        board.hand_reordered.connect(self._on_reordered)
        board.flip_requested.connect(self._on_flip_tile)
        board.hurry_requested.connect(bridge.hurry)
        board.selection_changed.connect(self._on_selection)
        board.choice_ended.connect(self._on_choice_ended)
        self.plates.line_asked.connect(board.inspect_line)
        for signal, act in (
            (bar.arrange, self._on_arrange),
            (bar.flip, self._on_flip),
            (bar.hint, bridge.ask_hint),
            (bar.take_back, bridge.take_back),
            (bar.draw, self._on_draw),
            (bar.pass_turn, bridge.pass_turn),
            (bar.done, bridge.say_done),
            (bar.uncover, bridge.uncover),
            (self.cover.uncover, bridge.uncover),
        ):
            signal.connect(act)

    def connect_actions(self, actions: WindowActions) -> None:
        """Let the menu's entries for the hand and the turn do what the buttons do."""
        bridge = self._bridge
        for action, act in (
            (actions.arrange, self._on_arrange),
            (actions.flip, self._on_flip),
            (actions.hint, bridge.ask_hint),
            (actions.draw, self._on_draw),
            (actions.pass_turn, self._on_pass_or_done),
            (actions.undo, bridge.undo),
            (actions.take_back, bridge.take_back),
            (actions.redo, bridge.redo),
            (actions.inspect, self._on_inspect),
            (actions.hurry, bridge.hurry),
        ):
            action.triggered.connect(act)
        # What the rules refuse is asked for all the same: the refusal leads to its rule.
        self._refused = {actions.draw: self._on_draw, actions.pass_turn: self._on_pass_or_done}
        self._explained = (actions.arrange, actions.flip, actions.hint, actions.undo, actions.redo)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self.plates.set_look(look)
        self.board.set_look(look)
        self.tally.set_look(look)
        self.cover.set_look(look)
        self.action_bar.set_look(look)

    def show_table(self, view: TableView, events: tuple[Event, ...]) -> None:
        """Show the table as it is now; ``events`` say how it came about."""
        self._view = view
        self._standing = None
        self.plates.show_table(view)
        self.tally.show_table(view)
        self.board.show_table(view, events)
        self.action_bar.show_table(view)
        self.cover.show_table(view)

    def take_focus(self) -> None:
        """Let the keys go to the board."""
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key of something that cannot be done now says why."""
        pressed = QKeySequence(event.keyCombination())
        for action, ask in self._refused.items():
            if pressed in action.shortcuts():
                ask()
                return
        for action in self._explained:
            if pressed in action.shortcuts():
                self.action_bar.say(action.statusTip())
                return
        super().keyPressEvent(event)

    @Slot(object)
    def say_refusal(self, refusal: Refusal) -> None:
        """Say why something was refused, with the way to its rule."""
        if self._view is not None:
            why = ANCHOR_OF[refusal.rule]
            self.action_bar.say(self._sentences.refusal(self._view, refusal), why=why)

    @Slot(object, int)
    def _on_play(self, tile: Tile, line: int) -> None:
        self._bridge.try_play(tile, line)

    @Slot(object, int)
    def _on_refused_drop(self, tile: Tile, line: int) -> None:
        refusal = self._bridge.why_not(tile, line)
        if refusal is not None:
            self.say_refusal(refusal)

    @Slot(object)
    def _on_reordered(self, order: tuple[Tile, ...]) -> None:
        self._bridge.reorder(order)

    @Slot(object)
    def _on_flip_tile(self, tile: Tile) -> None:
        self._bridge.flip(tile)

    @Slot(object)
    def _on_selection(self, tile: Tile | None) -> None:
        self.action_bar.set_selection(tile is not None)

    @Slot()
    def _on_choice_ended(self) -> None:
        self._standing = None
        if self._view is not None:
            self.action_bar.show_table(self._view)

    @Slot()
    def _on_arrange(self) -> None:
        there_is_a_train, view = self._bridge.arrange(), self._view
        if view is not None and view.hand and not there_is_a_train:
            self.action_bar.say(self._sentences.no_train(view))

    @Slot()
    def _on_flip(self) -> None:
        tile = self.board.selected()
        if tile is not None:
            self._bridge.flip(tile)

    @Slot()
    def _on_draw(self) -> None:
        self._bridge.draw()

    @Slot()
    def _on_pass_or_done(self) -> None:
        view = self._view
        if view is not None and DONE in view.legal and PASS not in view.legal:
            self._bridge.say_done()
        else:
            self._bridge.pass_turn()

    @Slot(object, bool)
    def _on_hinted(self, hint: Hint, thought_over: bool) -> None:
        if self._view is None:
            return
        # Showing it ends a choice that was begun, and with that the hint before.
        self.board.show_hint(hint.action)
        self._standing = hint, thought_over
        self._say_hint()

    @Slot()
    def _say_hint(self) -> None:
        if self._view is not None and self._standing is not None:
            hint, thought_over = self._standing
            self.action_bar.say(self._hints.sentence(self._view, hint, thought_over=thought_over), stay=True)

    def changeEvent(self, event: QEvent) -> None:
        """Say a hint that stands in the new language, once the bar has said what there is to do."""
        if event.type() == QEvent.Type.LanguageChange and self._standing is not None:
            QTimer.singleShot(0, self, self._say_hint)
        super().changeEvent(event)

    @Slot()
    def _on_inspect(self) -> None:
        view = self._view
        if self.board.inspected is not None:
            self.board.close_inspector()
        elif view is not None:
            self.board.inspect_line(view.viewer if view.viewer is not None else MEXICAN)
