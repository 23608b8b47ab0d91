"""Opens the rules page when it is first asked for, and keeps it to the table in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mextrain_qt.model.options import Options
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.rules.anchors import Anchor
from mextrain_qt.views.theme import Look
from mextrain_qt.views.tile_painter import TilePainter

if TYPE_CHECKING:
    from mextrain_qt.views.rules.window import RulesWindow


class RulesHelp(QObject):
    """The one rules page of a window."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, over: QWidget) -> None:
        super().__init__(over)
        self._tiles = tiles
        self._artwork = artwork
        self._over = over
        self._look = Look()
        self.window: RulesWindow | None = None
        """The page, once it was asked for."""

    def set_look(self, look: Look) -> None:
        """Draw the examples in a look."""
        self._look = look
        if self.window is not None:
            self.window.set_look(look)

    def follow(self, options: Options, players: int) -> None:
        """Let a page that is open show the rules of the table as it is now."""
        if self.window is not None and self.window.isVisible():
            self.window.show_rules(options, players)

    def show(self, options: Options, players: int, anchor: Anchor | None = None) -> None:
        """Open the page for a table, at the rule with that anchor or where it stood."""
        if self.window is None:
            from mextrain_qt.views.rules.window import RulesWindow

            self.window = RulesWindow(self._tiles, self._artwork, self._over)
            self.window.set_look(self._look)
        self.window.show_rules(options, players)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if anchor is not None:
            self.window.go_to(anchor)
