"""The things on the table in words, for whoever hears them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mextrain_qt.bridge.published import HandTile, LaidTile, LineView, TableView
from mextrain_qt.model.actions import DRAW, MEXICAN
from mextrain_qt.views.sentences import Sentences


class TableWords(QObject):
    """Names and descriptions of what lies on the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)

    # The hand.

    def hand(self, view: TableView) -> str:
        """The hand as a whole: "Your hand, 7 tiles"."""
        return self.tr("Your hand, %n tile(s)", "", len(view.hand))

    def tile(self, view: TableView, tile: HandTile) -> str:
        """A tile of the hand and where it may be laid now: "12-5, fits your line and the Mexican train"."""
        name = _halves(*tile.halves)
        if tile.tile.is_double:
            name = self.tr("double %1").replace("%1", str(tile.tile.high))
        if not view.legal:
            return name
        lines = view.lines_for(tile.tile)
        if not lines:
            return self.tr("%1, fits nowhere now").replace("%1", name)
        text = self.tr("%1, fits %2").replace("%1", name)
        return text.replace("%2", self._listed([self._sentences.line_name(view, line) for line in lines]))

    def tile_in_train(self, view: TableView, tile: HandTile) -> str:
        """Where a tile stands in the train that was arranged; empty where it does not."""
        train = view.train
        place = view.hand.index(tile) if tile in view.hand else len(view.hand)
        if train is None or place >= train.length:
            return ""
        text = self.tr("number %1 of %2 in your train")
        return text.replace("%1", str(place + 1)).replace("%2", str(train.length))

    def _listed(self, names: Sequence[str]) -> str:
        """Names one after another: "a, b and c"."""
        if len(names) < 2:
            return "".join(names)
        text = self.tr("%1 and %2").replace("%1", ", ".join(names[:-1]))
        return text.replace("%2", names[-1])

    # The lines.

    def lines(self) -> str:
        """The lines as a whole."""
        return self.tr("Lines")

    def line(self, view: TableView, line: LineView) -> str:
        """A line and how it stands: "Bea's line, open, 7 tiles, ends in 4"."""
        name = self._sentences.line_name(view, line.line)
        facts = [name[:1].upper() + name[1:]]
        if line.open_double:
            facts.append(self.tr("its double has to be covered"))
        if line.line != MEXICAN:
            facts.append(self.tr("open") if line.is_open else self.tr("closed"))
        facts.append(self.tr("%n tile(s)", "on a line", len(line.tiles)))
        facts.append(self.tr("ends in %1").replace("%1", str(line.end)))
        return ", ".join(facts)

    def laid(self, line: LineView) -> str:
        """The tiles of a line from the engine outward, as they were laid."""
        if not line.tiles:
            return self.tr("nothing laid yet")
        return ", ".join(self._laid(tile) for tile in line.tiles)

    def _laid(self, tile: LaidTile) -> str:
        return _halves(tile.inner, tile.outer)

    # The rest.

    def boneyard(self, view: TableView) -> str:
        """The boneyard, and that it is time to draw where it is."""
        text = self.tr("Boneyard, %n tile(s)", "", view.boneyard)
        return self.tr("%1, draw one").replace("%1", text) if DRAW in view.legal else text

    def table(self, view: TableView) -> str:
        """The table as a whole."""
        return self.tr("Table, engine %1").replace("%1", _halves(view.engine, view.engine))

    def status(self, view: TableView) -> str:
        """What there is to do."""
        return self._sentences.status(view)


def _halves(one: int, other: int) -> str:
    return f"{one}-{other}"
