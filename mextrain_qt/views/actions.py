"""The window's menus: every action with its text, its shortcut and its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from mextrain_qt.bridge.pace import PACES
from mextrain_qt.languages import LANGUAGES, SYSTEM
from mextrain_qt.views.explaining_menu import ExplainingMenu


class WindowActions(QObject):
    """All actions of the main window; the window connects them."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.new_match = self._action("Ctrl+N")
        self.play_number = self._action("")
        self.rematch = self._action("")
        self.restart_deal = self._action("")
        self.open_record = self._action(QKeySequence.StandardKey.Open)
        self.save_record = self._action(QKeySequence.StandardKey.SaveAs)
        self.recent = QMenu(window)
        self.recent.setToolTipsVisible(True)
        self.history = self._action("Ctrl+H")
        self.print_scoresheet = self._action(QKeySequence.StandardKey.Print)
        self.pdf_scoresheet = self._action("")
        self.open_position = self._action("")
        self.copy_position = self._action("")
        self.preferences = self._action("Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.leave = self._action("Ctrl+W")
        self.quit = self._action(QKeySequence.StandardKey.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.arrange = self._action("A")
        self.flip = self._action("F")
        self.hint = self._action("H")
        self.draw = self._action("D")
        self.pass_turn = self._action("P")
        self.undo = self._action(QKeySequence.StandardKey.Undo)
        self.redo = self._action(QKeySequence.StandardKey.Redo)
        self.take_back = self._action("")
        self.set_bookmark = self._action("Ctrl+B")
        self.bookmarks = QMenu(window)
        self.replay = self._action("Ctrl+R")
        self.review = self._action("")
        self.inspect = self._action("L")
        self.hurry = self._action("")
        self.next_round = self._action("N")
        self.check_deal = self._action("")

        self.full_screen = self._toggle("F11")
        self.zoom_in = self._action(QKeySequence.StandardKey.ZoomIn)
        self.zoom_out = self._action(QKeySequence.StandardKey.ZoomOut)
        self.zoom_fit = self._action("Ctrl+0")
        self.tally = self._toggle("T")
        self.plays_forced = self._toggle("")
        self.reduce_motion = self._toggle("")
        self.paces = QActionGroup(self)
        for name in PACES:
            pace = self.paces.addAction("")
            pace.setCheckable(True)
            pace.setData(name)
        self.languages = QActionGroup(self)
        for code in (SYSTEM, *LANGUAGES):
            language = self.languages.addAction(LANGUAGES.get(code, ""))
            language.setCheckable(True)
            language.setData(code)
        self.first_game = self._action("")
        self.rules = self._action("Shift+F1")
        self.controls = self._action(QKeySequence.StandardKey.HelpContents)
        self.about = self._action("")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self._menus: list[tuple[QMenu, Callable[[], str]]] = []

    def _action(self, shortcut: str | QKeySequence.StandardKey) -> QAction:
        action = QAction(self._window)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._window.addAction(action)
        return action

    def _toggle(self, shortcut: str) -> QAction:
        action = self._action(shortcut)
        action.setCheckable(True)
        return action

    def build_menus(self, docks: Sequence[QAction]) -> None:
        """Fill the menu bar; ``docks`` show and hide the docks."""
        game = self._menu()
        game.addActions([self.new_match, self.play_number, self.rematch, self.restart_deal])
        game.addSeparator()
        game.addAction(self.open_record)
        game.addMenu(self.recent)
        game.addActions([self.save_record, self.history])
        game.addSeparator()
        game.addActions([self.print_scoresheet, self.pdf_scoresheet])
        game.addSeparator()
        game.addActions([self.open_position, self.copy_position])
        game.addSeparator()
        game.addAction(self.preferences)
        game.addSeparator()
        game.addActions([self.leave, self.quit])
        play = self._menu()
        play.addActions([self.arrange, self.flip, self.hint])
        play.addSeparator()
        play.addActions([self.draw, self.pass_turn])
        play.addSeparator()
        play.addActions([self.undo, self.redo, self.take_back])
        play.addSeparator()
        play.addAction(self.set_bookmark)
        play.addMenu(self.bookmarks)
        play.addSeparator()
        play.addActions([self.replay, self.review])
        play.addSeparator()
        play.addActions([self.inspect, self.hurry, self.next_round, self.check_deal])
        play.addSeparator()
        play.addAction(self.plays_forced)
        view = self._menu()
        view.addActions([*docks, self.tally])
        view.addSeparator()
        view.addActions([self.zoom_in, self.zoom_out, self.zoom_fit])
        view.addAction(self.full_screen)
        view.addSeparator()
        pace = view.addMenu("")
        pace.addActions(self.paces.actions())
        view.addAction(self.reduce_motion)
        view.addSeparator()
        languages = view.addMenu("")
        languages.addActions(self.languages.actions())
        help_menu = self._menu()
        help_menu.addActions([self.first_game, self.rules, self.controls, self.about])
        self._menus = [
            (game, lambda: self.tr("&Game")),
            (play, lambda: self.tr("&Play")),
            (view, lambda: self.tr("&View")),
            (pace, lambda: self.tr("&Pace of the computer players")),
            (languages, lambda: self.tr("Lan&guage")),
            (help_menu, lambda: self.tr("&Help")),
            (self.recent, lambda: self.tr("Recent &matches")),
            (self.bookmarks, lambda: self.tr("Return to a boo&kmark")),
        ]
        self.retranslate()

    def _menu(self) -> QMenu:
        menu = ExplainingMenu(self._window)
        self._window.menuBar().addMenu(menu)
        return menu

    def menu(self, place: int) -> QMenu:
        """A menu by its place in the bar, submenus counted where they stand."""
        return self._menus[place][0]

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        for menu, title in self._menus:
            menu.setTitle(title())
        self.new_match.setText(self.tr("&New match…"))
        self.play_number.setText(self.tr("Play num&ber…"))
        self.rematch.setText(self.tr("&Rematch"))
        self.restart_deal.setText(self.tr("Restart this &deal"))
        self.open_record.setText(self.tr("&Open…"))
        self.save_record.setText(self.tr("Save &as…"))
        self.history.setText(self.tr("&History…"))
        self.print_scoresheet.setText(self.tr("Pr&int the scoresheet…"))
        self.pdf_scoresheet.setText(self.tr("Save the scoresheet as PD&F…"))
        self.open_position.setText(self.tr("Open &position…"))
        self.copy_position.setText(self.tr("&Copy position"))
        self.preferences.setText(self.tr("Pr&eferences…"))
        self.leave.setText(self.tr("&Leave the match"))
        self.quit.setText(self.tr("&Quit"))
        self.arrange.setText(self.tr("&Arrange"))
        self.flip.setText(self.tr("&Flip the tile"))
        self.hint.setText(self.tr("&Hint"))
        self.draw.setText(self.tr("&Draw"))
        self.pass_turn.setText(self.tr("&Pass or done"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.take_back.setText(self.tr("&Take back your last play"))
        self.set_bookmark.setText(self.tr("Set a &bookmark"))
        self.replay.setText(self.tr("R&eplay this match"))
        self.review.setText(self.tr("Re&view the last round"))
        self.inspect.setText(self.tr("&Look at a line"))
        # Space is the board's, since it presses whatever button the keys are at.
        space = QKeySequence(Qt.Key.Key_Space).toString(QKeySequence.SequenceFormat.NativeText)
        self.hurry.setText(self.tr("Hurr&y to my turn") + "\t" + space)
        self.next_round.setText(self.tr("&Next round"))
        self.check_deal.setText(self.tr("&Check the deal…"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.zoom_in.setText(self.tr("Zoom &in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.zoom_fit.setText(self.tr("Fit the ta&ble"))
        self.tally.setText(self.tr("&Tally of the numbers seen"))
        self.plays_forced.setText(self.tr("Draw and pass by &itself when nothing else is possible"))
        self.reduce_motion.setText(self.tr("Reduce &motion"))
        names = {
            "relaxed": self.tr("&Relaxed"),
            "normal": self.tr("&Normal"),
            "fast": self.tr("&Fast"),
            "instant": self.tr("&Instant"),
        }
        for pace in self.paces.actions():
            pace.setText(names[pace.data()])
        # Who cannot read the language in force finds the way back by the name beside it.
        self.languages.actions()[0].setText(self.tr("As the &desktop’s"))
        self.first_game.setText(self.tr("&First game"))
        self.rules.setText(self.tr("&Rules of this table"))
        self.controls.setText(self.tr("&Controls…"))
        self.about.setText(self.tr("&About Mexican Train"))
