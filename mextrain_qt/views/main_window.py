"""The main window: the table in the middle, its plates and buttons, the scoresheet, the menus."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from mextrain_qt.bridge.desk import Desk
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON, TableSetup
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.events import Event
from mextrain_qt.model.tiles import Tile
from mextrain_qt.preferences import Preferences
from mextrain_qt.settings import Settings
from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.chrome import Chrome
from mextrain_qt.views.dock_width import DockWidth
from mextrain_qt.views.docks import Docks
from mextrain_qt.views.enabling import enable_actions, offer
from mextrain_qt.views.facts import TableFacts
from mextrain_qt.views.first_game.commands import FirstGameCommands
from mextrain_qt.views.log.dock import LogDock
from mextrain_qt.views.match_choice import MatchChoice
from mextrain_qt.views.match_commands import MatchCommands
from mextrain_qt.views.new_game.player_text import usual_table
from mextrain_qt.views.offers import Offering
from mextrain_qt.views.preferences.in_force import PreferencesInForce
from mextrain_qt.views.replay.mode import ReplayMode
from mextrain_qt.views.round_end import RoundEnd
from mextrain_qt.views.rules.help import RulesHelp
from mextrain_qt.views.scoresheet.dock import ScoresheetDock
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.sound_box import SoundBox
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.table_page import TablePage
from mextrain_qt.views.tile_painter import TilePainter

# What is only shown later is only loaded then: the table is there sooner.
if TYPE_CHECKING:
    from mextrain_qt.views.announcer import Announcer
    from mextrain_qt.views.round_summary import RoundSummary
    from mextrain_qt.views.start_page import StartPage


_SETTLED: Final = 300
"""How long after it was shown the window has been painted for certain, in milliseconds."""


class MainWindow(QMainWindow):
    """The window. It shows what the bridge publishes and asks the bridge for whatever is done."""

    closed = Signal()
    """The window has been closed; what is thought and saved can be wound up."""

    language_chosen = Signal(str)
    """The program is to speak another language: its code, empty for the desktop's."""

    def __init__(
        self, bridge: GameBridge, desk: Desk, settings: Settings, asking: Asking | None = None
    ) -> None:
        """A window for ``bridge``; ``desk`` keeps its files, ``asking`` asks the modal questions."""
        super().__init__()
        self._bridge = bridge
        self._desk = desk
        self._settings = settings
        self.asking = asking if asking is not None else Asking(self, settings)
        self._sentences = Sentences(self)
        self._offering = Offering(self)
        self._view: TableView | None = None
        self._settling = QTimer(self, interval=_SETTLED, singleShot=True)
        self._settling.timeout.connect(self._on_settled)

        tiles = TilePainter()
        artwork = Artwork(tiles)
        self._tiles = tiles
        self._artwork = artwork
        self.table_page = TablePage(bridge, tiles, artwork, self)
        self.plates = self.table_page.plates
        self.board = self.table_page.board
        self.cover = self.table_page.cover
        self.tally = self.table_page.tally
        self.action_bar = self.table_page.action_bar
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.table_page)
        self.setCentralWidget(self._pages)
        self.replays = ReplayMode(bridge, desk, self._pages, tiles, artwork, self)

        self.scoresheet = ScoresheetDock(tiles, self)
        self.log = LogDock(tiles, artwork, self)
        self.log.toggleViewAction().setShortcut(QKeySequence("Ctrl+L"))
        self.docks = Docks(self, (self.scoresheet, self.log))
        self.log.hide()
        self.facts = TableFacts(self.menuBar())
        self.actions_ = WindowActions(self)
        self.preferences = PreferencesInForce(settings, self.actions_, self)
        self.sounds = SoundBox(self)
        self.chrome = Chrome(self)
        self.rules = RulesHelp(tiles, artwork, self)
        self.actions_.build_menus([dock.toggleViewAction() for dock in self.docks.all])
        self.choice = MatchChoice(self, bridge, desk, settings, self.asking)
        self.matches = MatchCommands(
            self,
            bridge,
            desk,
            settings,
            self.asking,
            self.replays,
            tiles,
            may_replace=self.choice.may_replace,
            sheet=lambda: self.scoresheet.model.sheet,
        )
        self.round_end = RoundEnd(tiles, self)
        self.first_game = FirstGameCommands(
            bridge,
            settings,
            self.board,
            self.action_bar,
            self.table_page,
            self.choice.may_leave,
        )
        self.setMinimumSize(760, 560)
        self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize()))
        self.dock_width = DockWidth(self.scoresheet, self, settings)
        self.setAcceptDrops(True)
        self._name_program()
        self.setWindowTitle(self.tr("Mexican Train"))

        self._connect()
        self._restore()
        self.docks.hide()
        self._enable()

    @cached_property
    def announcer(self) -> Announcer:
        """What tells a screen reader of the match; nobody hears it before the window is there."""
        from mextrain_qt.views.announcer import Announcer

        return Announcer(self)

    @Slot(str)
    def _announce(self, text: str) -> None:
        self.announcer.say(text)

    @cached_property
    def start_page(self) -> StartPage:
        """The first page; whoever begins with a table does not wait for it."""
        from mextrain_qt.views.start_page import StartPage

        page = StartPage(self._artwork, self._tiles, self)
        page.set_look(self._settings.look())
        page.continue_asked.connect(self.choice.go_on)
        page.new_match_asked.connect(self.choice.ask_new_match)
        page.open_asked.connect(self.matches.ask_open)
        self.first_game.offer_on(page)
        self._pages.addWidget(page)
        return page

    @property
    def summary(self) -> RoundSummary | None:
        """The end of the round, once it has been shown."""
        return self.round_end.summary

    # Putting together.

    def _connect(self) -> None:
        bridge, board, bar, actions = self._bridge, self.board, self.action_bar, self.actions_
        bridge.changed.connect(self._on_changed)
        bridge.begun.connect(self._on_begun)

        board.places_asked.connect(self._on_places_asked)
        board.next_requested.connect(self._on_next_round)
        board.selection_changed.connect(self._on_selection)
        self.table_page.connect_actions(actions)
        self.choice.connect_actions(actions)
        self.matches.connect_actions(actions)
        self.choice.said.connect(self.action_bar.say)
        self.matches.said.connect(self.action_bar.say)
        self.replays.moved.connect(self._on_replayed)
        self.replays.begun.connect(self._on_replay_begun)
        self.replays.reviewing.connect(self._on_reviewing)
        self.replays.leave_asked.connect(self._on_leave)
        for signal, act in (
            (bar.next_round, self._on_next_round),
            (bar.said, self._announce),
            (self.first_game.said, self._announce),
            (self.first_game.leave_asked, self._on_leave),
            (self.first_game.new_match_asked, self.choice.ask_new_match),
            (self.choice.first_game_asked, self.first_game.begin),
            (actions.first_game.triggered, self.first_game.begin),
            (actions.leave.triggered, self._on_leave),
            (actions.quit.triggered, self.close),
            (actions.next_round.triggered, self._on_next_round),
            (actions.check_deal.triggered, self._on_check_deal),
            (actions.zoom_in.triggered, self._on_zoom_in),
            (actions.zoom_out.triggered, self._on_zoom_out),
            (actions.zoom_fit.triggered, self._on_zoom_fit),
            (actions.full_screen.toggled, self._on_full_screen),
            (actions.tally.toggled, self._on_tally),
            (actions.preferences.triggered, self._ask_preferences),
            (self.preferences.changed, self._obey),
            (actions.rules.triggered, self._on_rules),
            (bar.why_asked, self._on_rules),
            (actions.controls.triggered, self._on_controls),
            (actions.about.triggered, self._on_about),
            (self.round_end.next_round, self._on_next_round),
            (self.round_end.rematch, self.choice.rematch),
            (self.round_end.new_match, self.choice.ask_new_match),
            (self.round_end.check_deal, self._on_check_deal),
            (self.round_end.review, self.matches.review_table),
            (self.round_end.closed, self._on_summary_closed),
            (self.scoresheet.save_asked, self._ask_save_scoresheet),
            (self.log.tile_asked, board.show_tile),
        ):
            signal.connect(act)

    def _restore(self) -> None:
        settings, actions = self._settings, self.actions_
        geometry, state = settings.window_geometry(), settings.window_state()
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        if not state.isEmpty():
            self.restoreState(state)
        self.docks.note()
        actions.tally.setChecked(settings.flag("view/tally"))
        self.tally.setVisible(actions.tally.isChecked())
        self._obey(self.preferences.now)
        self.board.set_zoom(settings.zoom())

    def set_look(self) -> None:
        """Wear the looks of the settings."""
        look = self._settings.look()
        if "start_page" in self.__dict__:
            self.start_page.set_look(look)
        self.table_page.set_look(look)
        self.rules.set_look(look)
        self.scoresheet.set_look(look)
        self.log.set_look(look)
        self.replays.set_look(look)
        self.first_game.set_look(look)

    @Slot(object, object)
    def _obey(self, now: Preferences, before: Preferences | None = None) -> None:
        """Look, move, sound and play as the preferences say; ``before``: those obeyed until now."""
        if before is None or now.look != before.look:
            self.set_look()
        self.chrome.set_style(now.window_style)
        self.board.set_tile_scale(now.tile_scale)
        self.board.set_pace(now.motion)
        self.replays.set_tile_scale(now.tile_scale)
        self.replays.set_pace(now.motion)
        self.sounds.set_pace(now.motion)
        self.sounds.set_volume(now.volume, muted=now.muted)
        if self._view is not None:
            self.sounds.prepare()
        self._bridge.set_pace(now.pace)
        self._bridge.set_thinking_seconds(now.thinking_seconds)
        self._bridge.set_takes_back_further(now.takes_back_further)
        if before is None or now.plays_forced != before.plays_forced:
            self._bridge.set_plays_forced(now.plays_forced)
        if before is not None and now.language != before.language:
            self.language_chosen.emit(now.language)

    # What the bridge says.

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[Event, ...]) -> None:
        if self.replays.is_showing:
            # It is shown once the replay is left.
            self._view = view
            return
        if self._view is None:
            self.docks.show()
        self._view = view
        self._pages.setCurrentWidget(self.table_page)
        self.table_page.show_table(view, events)
        self.sounds.show_table(view, events)
        if self.isVisible():
            self.announcer.show_table(view, events)
        self.scoresheet.show_sheet(view.scoresheet)
        self.rules.follow(view.options, len(view.seats))
        self.log.show_table(view)
        self._show_facts(view)
        self._enable()
        over = view.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        if over and events and self._waits_for_a_nod(view):
            motion = self.preferences.now.motion
            self.round_end.show(view, self._settings.look(), after=motion.fly + motion.glide)
        elif not over:
            self.round_end.close()

    def _waits_for_a_nod(self, view: TableView) -> bool:
        """Whether the table goes on only when somebody says so: computers alone go on to the next round."""
        persons = any(seat.player == PERSON for seat in view.seats)
        return view.phase is Phase.MATCH_OVER or (view.phase is Phase.ROUND_OVER and persons)

    def _show_facts(self, view: TableView) -> None:
        self.facts.show_table(view)
        title = self.tr("Mexican Train")
        if view.number is not None:
            title = self.tr("Deal %1 – Mexican Train").replace("%1", str(view.number))
        self.setWindowTitle(title)

    # Replays.

    @Slot(object)
    def _on_replayed(self, view: TableView) -> None:
        self.round_end.close()
        self.scoresheet.show_sheet(view.scoresheet)
        self.log.show_table(view)
        self._show_facts(view)
        self.setWindowTitle(self.tr("Replay – Mexican Train"))
        self._enable()

    @Slot(bool)
    def _on_reviewing(self, on: bool) -> None:
        """The review takes the room of the docks."""
        if on:
            self.docks.note()
            self.docks.hide()
        else:
            self.docks.show()

    @Slot()
    def _on_replay_begun(self) -> None:
        if self._view is None:
            self.docks.show()

    def _leave_replay(self) -> None:
        self.replays.leave()
        self.docks.note()
        if self._view is None:
            self._show_start()
        else:
            self._on_changed(self._view, ())
            self.table_page.take_focus()
            if self._waits_for_a_nod(self._view):
                self._show_summary()

    @Slot()
    def _on_begun(self) -> None:
        self.round_end.close()
        self.replays.leave()
        self._pages.setCurrentWidget(self.table_page)
        self.table_page.take_focus()
        if self.isVisible():
            self.sounds.prepare()

    # What the table asks.

    @Slot(object, object)
    def _on_places_asked(self, tile: Tile, lines: tuple[int, ...]) -> None:
        digits = ", ".join("0" if line == MEXICAN else str(line + 1) for line in lines)
        text = self.tr("%1 fits several places: click one, type its digit (%2), or use the arrows and Enter.")
        self.action_bar.say(text.replace("%1", str(tile)).replace("%2", digits), stay=True)

    # The end of a round and of the match.

    @Slot()
    def _on_next_round(self) -> None:
        view = self._view
        if view is None:
            return
        if view.phase is Phase.ROUND_OVER:
            self._bridge.next_round()
        elif view.phase is Phase.MATCH_OVER:
            self._show_summary()

    def _show_summary(self) -> None:
        if self._view is not None:
            self.round_end.show(self._view, self._settings.look())

    @Slot()
    def _on_summary_closed(self) -> None:
        # Keys go to the table again, also where no window manager sees to it.
        self.activateWindow()
        self.table_page.take_focus()

    @Slot()
    def _on_check_deal(self) -> None:
        report = self._bridge.check_deal()
        if report is not None:
            self.asking.tell(self, self.tr("The deal"), self._sentences.deal_report(report))

    # Matches.

    def start_match(self, setup: TableSetup) -> None:
        """Deal a new match; what is refused is said."""
        self.choice.start(setup)

    def continue_match(self) -> None:
        """Go on with the match that was left; what is refused is said."""
        self.choice.go_on()

    @Slot()
    def _on_leave(self) -> None:
        if self.replays.is_showing:
            self._leave_replay()
        elif self._bridge.has_match and self.choice.may_leave():
            self._desk.leave_match()
            self._show_start()

    def _show_start(self) -> None:
        if self._view is not None:
            self.docks.note()
        self.docks.hide()
        self.round_end.close()
        self._view = None
        self.first_game.stop()
        self.start_page.show_saved(self._desk.saved_match())
        self._pages.setCurrentWidget(self.start_page)
        self.facts.show_nothing()
        self.setWindowTitle(self.tr("Mexican Train"))
        self._enable()

    # Files.

    def open_record(self, path: Path) -> None:
        """Open the match in a file: as a replay, or on the table."""
        self.matches.open_record(path)

    @Slot()
    def _ask_save_scoresheet(self) -> None:
        self.matches.save_csv(self.scoresheet.as_csv())

    @Slot(str)
    def show_trouble(self, text: str) -> None:
        """Say once that something is wrong with the files; play goes on."""
        self.asking.warn(self, self.tr("Mexican Train"), text)

    # The window itself.

    @Slot(object)
    def _on_selection(self, tile: Tile | None) -> None:
        self._enable()

    def _enable(self) -> None:
        replaying = self.replays.is_showing
        view = self._view if not replaying else None
        selected = self.board.selected() is not None
        offers = self._offering.at(view, selected=selected, replaying=replaying)
        enable_actions(self.actions_, offers)
        for dock in self.docks.all:
            offer(dock.toggleViewAction(), offers.sight)

    def _board_in_sight(self) -> TableBoard:
        page = self.replays.page
        return page.board if page is not None and self.replays.is_showing else self.board

    @Slot()
    def _on_zoom_in(self) -> None:
        self._board_in_sight().zoom_in()

    @Slot()
    def _on_zoom_out(self) -> None:
        self._board_in_sight().zoom_out()

    @Slot()
    def _on_zoom_fit(self) -> None:
        self._board_in_sight().zoom_fit()

    @Slot(bool)
    def _on_full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    @Slot(bool)
    def _on_tally(self, on: bool) -> None:
        self.tally.setVisible(on)
        self._settings.keep_flag("view/tally", on)

    @Slot()
    def _ask_preferences(self) -> None:
        self._bridge.pause()
        from mextrain_qt.views.preferences.ask import ask_preferences

        ask_preferences(self, self.asking, self.preferences, self.sounds, self._tiles, self._artwork)
        self._bridge.resume()

    @Slot()
    def _on_rules(self) -> None:
        if self._view is not None:
            options, players = self._view.options, len(self._view.seats)
        else:
            setup = self._settings.table() or usual_table()
            options, players = setup.options, len(setup.seats)
        self.rules.show(options, players, self.action_bar.why)

    @Slot()
    def _on_controls(self) -> None:
        from mextrain_qt.views.controls_dialog import ControlsDialog

        dialog = ControlsDialog(self.menuBar(), self)
        self.asking.run(dialog)
        dialog.deleteLater()

    @Slot()
    def _on_about(self) -> None:
        from mextrain_qt.views.about_dialog import AboutDialog

        dialog = AboutDialog(self)
        self.asking.run(dialog)
        dialog.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the scoresheet have the width it is wanted at, where there is room again."""
        super().resizeEvent(event)
        self.dock_width.give_back()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first page unless there is a table."""
        if not event.spontaneous():
            if self._view is None and not self.replays.is_showing:
                self._show_start()
            self._settling.start()
        super().showEvent(event)

    @Slot()
    def _on_settled(self) -> None:
        """See to what could wait until there was something to see."""
        if self._view is not None:
            self.announcer.show_table(self._view, ())
            self.sounds.prepare()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the match in the file that was dropped."""
        for url in event.mimeData().urls()[:1]:
            if url.isLocalFile():
                event.acceptProposedAction()
                self.open_record(Path(url.toLocalFile()))

    def _name_program(self) -> None:
        """Tell Qt the program's name, which it puts behind the titles that do not end with it."""
        QGuiApplication.setApplicationDisplayName(self.tr("Mexican Train"))

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_program()
            self.actions_.retranslate()
            self.docks.retranslate()
            self._enable()
            if self._view is not None:
                self._show_facts(self._view)
            else:
                self.setWindowTitle(self.tr("Mexican Train"))
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; a match in progress is kept as it is, so nothing is asked twice."""
        if not self.choice.may_leave():
            event.ignore()
            return
        self.replays.leave()
        if self._view is None:
            self.docks.show()
        self._settings.keep_window(self.saveGeometry(), self.saveState())
        self._settings.keep_zoom(self.board.zoom())
        self._settings.sync()
        self._bridge.leave()
        self._settling.stop()
        self.sounds.shut_down()
        self.closed.emit()
        super().closeEvent(event)
