"""House rules that have a name: kept, taken up again, forgotten, handed on as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from mextrain_qt.bridge.desk import Desk, Refused
from mextrain_qt.bridge.setup import TableSetup
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.new_game.player_text import tidy_name

ENDING: Final = ".mextrain-rules"
"""How the names of files with house rules end."""


class KeptRules(QObject):
    """A menu with the house rules that were kept and what can be done with them.

    ``taken`` carries the name and the :class:`TableSetup` whose rules are to be played by. What the
    desk refuses is said by ``asking``.
    """

    taken = Signal(str, object)

    def __init__(
        self, desk: Desk, asking: Asking, now: Callable[[], TableSetup | None], parent: QWidget
    ) -> None:
        """A menu for ``parent``; ``now`` gives the table as it stands, ``None`` while it is refused."""
        super().__init__(parent)
        self._desk = desk
        self._asking = asking
        self._now = now
        self._window = parent
        self.name = ""
        self.menu = QMenu(parent)
        self.menu.aboutToShow.connect(self.fill)
        self.menu.triggered.connect(self._on_triggered)
        self._forget_menu: QMenu | None = None

    @Slot()
    def fill(self) -> None:
        """Fill the menu with what is kept now."""
        menu = self.menu
        menu.clear()
        kept: dict[str, TableSetup] = {}
        try:
            kept = self._desk.house_rules()
        except Refused as refused:
            menu.addAction(str(refused)).setEnabled(False)
        if kept:
            menu.addSection(self.tr("Play by"))
        for name in sorted(kept, key=str.casefold):
            self._add(menu, name.replace("&", "&&"), "take", name)
        menu.addSeparator()
        playable = self._now() is not None
        self._add(menu, self.tr("&Keep these rules…"), "keep").setEnabled(playable)
        if self._forget_menu is not None:
            self._forget_menu.deleteLater()
        self._forget_menu = QMenu(self.tr("&Forget"), menu)
        self._forget_menu.setEnabled(bool(kept))
        for name in sorted(kept, key=str.casefold):
            self._add(self._forget_menu, name.replace("&", "&&"), "forget", name)
        menu.addMenu(self._forget_menu)
        menu.addSeparator()
        self._add(menu, self.tr("&Read from a file…"), "read")
        self._add(menu, self.tr("&Write to a file…"), "write").setEnabled(playable)

    def _add(self, menu: QMenu, text: str, what: str, name: str = "") -> QAction:
        action = QAction(text, menu)
        action.setData((what, name))
        menu.addAction(action)
        return action

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        what, name = action.data()
        try:
            if what == "take":
                self._take(name)
            elif what == "keep":
                self._keep()
            elif what == "forget":
                self._forget(name)
            elif what == "read":
                self._read()
            else:
                self._write()
        except Refused as refused:
            self._asking.warn(self._window, self.tr("House rules"), str(refused))

    def _take(self, name: str) -> None:
        kept = self._desk.house_rules().get(name)
        if kept is not None:
            self.name = name
            self.taken.emit(name, kept)

    def _keep(self) -> None:
        setup = self._now()
        if setup is None:
            return
        answer = self._asking.name(
            self._window, self.tr("Keep these rules"), self.tr("Name of the house rules:"), self.name
        )
        name = tidy_name(answer or "")
        if not name or (name != self.name and name in self._desk.house_rules() and not self._replaces(name)):
            return
        self._desk.keep_house_rules(name, setup)
        self.name = name
        self.taken.emit(name, setup)

    def _replaces(self, name: str) -> bool:
        text = self.tr("House rules called %1 are kept already. Put these in their place?")
        return self._asking.confirm(
            self._window, self.tr("Keep these rules"), text.replace("%1", name), self.tr("Replace")
        )

    def _forget(self, name: str) -> None:
        text = self.tr("Forget the house rules called %1?").replace("%1", name)
        if self._asking.confirm(self._window, self.tr("House rules"), text, self.tr("Forget")):
            self._desk.forget_house_rules(name)

    def _read(self) -> None:
        path = self._asking.file_to_open(self._window, self.tr("Read house rules"), self._kinds())
        if path is not None:
            name, setup = self._desk.read_house_rules(path)
            self.name = tidy_name(name)
            self.taken.emit(self.name, setup)

    def _write(self) -> None:
        setup = self._now()
        if setup is None:
            return
        name = self.name or self.tr("House rules")
        path = self._asking.file_to_save(
            self._window, self.tr("Write house rules"), name + ENDING, self._kinds()
        )
        if path is not None:
            self._desk.write_house_rules(path, name, setup)

    def _kinds(self) -> str:
        return self.tr("House rules") + f" (*{ENDING} *.json)"
