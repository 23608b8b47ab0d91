"""What can be done with whole matches: files, positions, history, replays, bookmarks, the printed sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.desk import Desk, Refused
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import Scoresheet
from mextrain_qt.bridge.returning import Bookmark
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.settings import Settings
from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.replay.mode import ReplayMode
from mextrain_qt.views.tile_painter import TilePainter

if TYPE_CHECKING:
    from mextrain_qt.bridge.replay import Replay
    from mextrain_qt.views.history.dialog import HistoryDialog
    from mextrain_qt.views.history.words import HistoryWords
    from mextrain_qt.views.scoresheet.paper import ScoresheetPaper

RECORD_KINDS: Final = "*.mextrain *.json"


class MatchCommands(QObject):
    """Carries out the commands about whole matches for the window, which says what may be left."""

    said = Signal(str)
    """Something was done: a sentence for the status line."""

    def __init__(
        self,
        window: QWidget,
        bridge: GameBridge,
        desk: Desk,
        settings: Settings,
        asking: Asking,
        replays: ReplayMode,
        tiles: TilePainter,
        *,
        may_replace: Callable[[Iterable[str]], bool],
        sheet: Callable[[], Scoresheet | None],
    ) -> None:
        """``sheet``: the scoresheet shown.

        ``may_replace``: whether a match of the players named may take the place of the one on the table.
        """
        super().__init__(window)
        self._window = window
        self._bridge = bridge
        self._desk = desk
        self._settings = settings
        self._asking = asking
        self._replays = replays
        self._tiles = tiles
        self._may_replace = may_replace
        self._sheet = sheet
        self._history: HistoryDialog | None = None
        replays.play_from_here.connect(self.play_from_here)

    # What few evenings need is loaded when it is first asked for.

    @cached_property
    def _words(self) -> HistoryWords:
        from mextrain_qt.views.history.words import HistoryWords

        return HistoryWords(self)

    @cached_property
    def _paper(self) -> ScoresheetPaper:
        from mextrain_qt.views.scoresheet.paper import ScoresheetPaper

        return ScoresheetPaper(self._tiles, self)

    def connect_actions(self, actions: WindowActions) -> None:
        """Obey the window's menus."""
        for action, act in (
            (actions.open_record, self.ask_open),
            (actions.save_record, self.ask_save),
            (actions.open_position, self.ask_open_position),
            (actions.copy_position, self.ask_copy_position),
            (actions.history, self.show_history),
            (actions.print_scoresheet, self.print_scoresheet),
            (actions.pdf_scoresheet, self.ask_pdf),
            (actions.set_bookmark, self.set_bookmark),
            (actions.replay, self.replay_table),
            (actions.review, self.review_table),
        ):
            action.triggered.connect(act)
        actions.recent.aboutToShow.connect(self._fill_recent)
        actions.recent.triggered.connect(self._on_recent)
        actions.bookmarks.aboutToShow.connect(self._fill_bookmarks)
        actions.bookmarks.triggered.connect(self._on_bookmark)
        self._recent, self._bookmarks = actions.recent, actions.bookmarks

    # Files.

    @Slot()
    def ask_open(self) -> None:
        """Open a match from a file that is asked for."""
        path = self._asking.file_to_open(
            self._window, self.tr("Open a match"), self.tr("Matches") + f" ({RECORD_KINDS})"
        )
        if path is not None:
            self.open_record(path)

    def open_record(self, path: Path) -> None:
        """Replay the match in a file where it is over; else bring it to the table, if that may be left."""
        self._asking.try_out(self._window, lambda: self._open(path))

    def _open(self, path: Path) -> None:
        replay = self._desk.replay_file(path)
        self._settings.keep_recent_file(str(path.absolute()))
        if replay.is_over:
            self._replays.show(replay)
        elif self._may_replace(seat.player for seat in replay.seats):
            self._desk.take_up(replay)

    @Slot()
    def ask_save(self) -> None:
        """Write the match that is shown to a file that is asked for."""
        path = self._asking.file_to_save(
            self._window,
            self.tr("Save the match"),
            self.tr("match") + ".mextrain",
            self.tr("Matches") + f" ({RECORD_KINDS})",
        )
        if path is not None:
            self._asking.try_out(self._window, lambda: self._save(path))

    def _save(self, path: Path) -> None:
        replay = self._replays.replay
        if replay is not None:
            self._desk.save_replay(replay, path)
        else:
            self._desk.save_record(path)
        self._settings.keep_recent_file(str(path.absolute()))

    @Slot()
    def ask_open_position(self) -> None:
        """Bring a position to the table that is asked for as text."""
        text = self._asking.long_text(
            self._window, self.tr("Open a position"), self.tr("The position as text (JSON):"), ""
        )
        if text is not None and text.strip() and self._may_replace((PERSON,)):
            self._asking.try_out(self._window, lambda: self._desk.open_position(text))

    @Slot()
    def ask_copy_position(self) -> None:
        """Put the position on the table on the clipboard, in a running round only after a warning."""
        view = self._bridge.view()
        if view is None:
            return
        if view.result is None and not self._asking.confirm(
            self._window,
            self.tr("Copy the position?"),
            self.tr(
                "A position shows every hand and the order of the boneyard. The match will be marked as "
                "looked into."
            ),
            self.tr("Copy"),
        ):
            return
        self._asking.try_out(self._window, self._copy_position)

    def _copy_position(self) -> None:
        QGuiApplication.clipboard().setText(self._desk.position_text())
        self.said.emit(self.tr("The position has been copied."))

    @Slot()
    def _fill_recent(self) -> None:
        self._recent.clear()
        paths = self._settings.recent_files()
        for number, path in enumerate(paths, start=1):
            name = Path(path).name.replace("&", "&&")
            action = self._recent.addAction(f"&{number}  {name}")
            action.setData(path)
            action.setToolTip(as_tip(path))
        if not paths:
            self._recent.addAction(self.tr("No match has been opened or saved yet")).setEnabled(False)

    @Slot(QAction)
    def _on_recent(self, action: QAction) -> None:
        if action.data():
            self.open_record(Path(action.data()))

    # Replays and the history.

    @Slot()
    def replay_table(self) -> None:
        """Replay the match on the table as far as its rounds are over."""
        self._asking.try_out(self._window, lambda: self._replays.show(self._desk.replay_table()))

    @Slot()
    def review_table(self) -> None:
        """Have the round that ended last reviewed."""

        def review() -> None:
            replay = self._desk.replay_table()
            replay.go_to_round(len(replay.rounds))
            self._replays.show(replay)
            self._replays.start_review()

        self._asking.try_out(self._window, review)

    @Slot()
    def play_from_here(self) -> None:
        """Play on from the moment of the replay, leaving the match on the table."""
        replay = self._replays.replay
        if replay is None:
            return
        if self._may_replace(seat.player for seat in replay.seats):
            self._asking.try_out(self._window, lambda: self._desk.play_from(replay))
        else:
            # The question let the computer players go on.
            self._bridge.pause()

    @Slot()
    def show_history(self) -> None:
        """Show what was played before."""
        self._bridge.pause()
        self._asking.try_out(self._window, self._run_history)
        if not self._replays.is_showing:
            self._bridge.resume()

    def _run_history(self) -> None:
        from mextrain_qt.views.history.dialog import HistoryDialog

        dialog = HistoryDialog(
            self._desk.past, self._asking, self._tiles, self._settings.look(), self._window
        )
        self._history = dialog
        dialog.replay_asked.connect(self._on_replay_asked)
        dialog.play_on_asked.connect(self._on_play_on_asked)
        try:
            dialog.refresh()
            self._asking.run(dialog)
        finally:
            self._history = None
            dialog.deleteLater()

    @Slot(str, int)
    def _on_replay_asked(self, match_id: str, number: int) -> None:
        def show() -> None:
            replay: Replay = self._desk.past.replay(match_id)
            replay.go_to_round(min(number, len(replay.rounds)))
            self._replays.show(replay)
            if self._history is not None:
                self._history.accept()

        self._asking.try_out(self._window, show)

    @Slot(str)
    def _on_play_on_asked(self, match_id: str) -> None:
        if self._may_replace((PERSON,)):
            self._asking.try_out(self._window, lambda: self._desk.past.play_on(match_id))
            if self._history is not None:
                self._history.accept()
        self._bridge.pause()

    # Bookmarks.

    @Slot()
    def set_bookmark(self) -> None:
        """Mark this moment of the match on the table."""
        self._bridge.set_bookmark()
        self.said.emit(self.tr("This moment is marked: Play → Return to a bookmark leads back to it."))

    @Slot()
    def _fill_bookmarks(self) -> None:
        self._bookmarks.clear()
        marks = self._bridge.bookmarks()
        for place, mark in enumerate(marks):
            self._bookmarks.addAction(self._bookmark_name(mark)).setData(place)
        if not marks:
            keys = QKeySequence("Ctrl+B").toString(QKeySequence.SequenceFormat.NativeText)
            text = self.tr("No moment is marked yet (%1)").replace("%1", keys)
            self._bookmarks.addAction(text).setEnabled(False)

    def _bookmark_name(self, mark: Bookmark) -> str:
        text = self.tr("Round %1, after %n action(s)", "", mark.action)
        text = text.replace("%1", str(mark.round_number))
        return f"{text} – {self._words.day(mark.time)}" if mark.time else text

    @Slot(QAction)
    def _on_bookmark(self, action: QAction) -> None:
        marks, place = self._bridge.bookmarks(), action.data()
        if place is None or not 0 <= place < len(marks):
            return
        self._bridge.pause()
        back = self._asking.confirm(
            self._window,
            self.tr("Return to the bookmark?"),
            self.tr("What has happened since is undone, and the match is marked as returned to a bookmark."),
            self.tr("Return"),
        )
        self._bridge.resume()
        if back:
            self._bridge.return_to(marks[place])

    # The scoresheet on paper.

    @Slot()
    def print_scoresheet(self) -> None:
        """Print the scoresheet that is shown."""
        sheet = self._sheet()
        if sheet is None:
            return
        printer = self._asking.printer(self._window, self.tr("Print the scoresheet"))
        if printer is not None and not self._paper.put_on(
            printer, printer.resolution(), sheet, self._subtitle(sheet)
        ):
            self._asking.warn(
                self._window, self.tr("Print the scoresheet"), self.tr("The printer takes nothing now.")
            )

    @Slot()
    def ask_pdf(self) -> None:
        """Write the scoresheet that is shown as a PDF, to a file that is asked for."""
        sheet = self._sheet()
        if sheet is None:
            return
        path = self._asking.file_to_save(
            self._window, self.tr("Save the scoresheet as PDF"), self.tr("scoresheet") + ".pdf", "PDF (*.pdf)"
        )
        if path is not None:
            self._asking.try_out(
                self._window, lambda: self._write(path, self._paper.as_pdf(sheet, self._subtitle(sheet)))
            )

    def save_csv(self, text: str) -> None:
        """Write the scoresheet's text as a table, to a file that is asked for."""
        path = self._asking.file_to_save(
            self._window, self.tr("Save the scoresheet"), self.tr("scoresheet") + ".csv", "CSV (*.csv)"
        )
        if path is not None:
            self._asking.try_out(self._window, lambda: self._write(path, text.encode("utf-8")))

    def _subtitle(self, sheet: Scoresheet) -> str:
        played = sum(row.points is not None for row in sheet.rows)
        text = self.tr("%1 of %n round(s) played", "", len(sheet.rows)).replace("%1", str(played))
        return f"{', '.join(sheet.names)} · {text}"

    def _write(self, path: Path, data: bytes) -> None:
        try:
            path.write_bytes(data)
        except OSError as error:
            message = self.tr("%1 could not be written: %2").replace("%1", str(path))
            raise Refused(message.replace("%2", error.strerror or str(error))) from None
