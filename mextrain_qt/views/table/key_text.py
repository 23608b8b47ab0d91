"""What the keys of the board do, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.views.table.key_table import Deed, Situation


class KeyText(QObject):
    """Says what a key does and when."""

    def situation(self, situation: Situation) -> str:
        """When the keys of a situation act."""
        return {
            Situation.HAND: self.tr("The hand"),
            Situation.PLACES: self.tr("Choosing a place"),
            Situation.PANEL: self.tr("Looking at a line"),
            Situation.ANY: self.tr("The table"),
        }[situation]

    def deed(self, deed: Deed) -> str:
        """What a key does."""
        return {
            Deed.TILE_BEFORE: self.tr("go to the tile before"),
            Deed.TILE_AFTER: self.tr("go to the next tile"),
            Deed.TILE_ABOVE: self.tr("go to the row above"),
            Deed.TILE_BELOW: self.tr("go to the row below"),
            Deed.FIRST_TILE: self.tr("go to the first tile"),
            Deed.LAST_TILE: self.tr("go to the last tile"),
            Deed.MOVE_BACK: self.tr("move the tile to the left"),
            Deed.MOVE_ON: self.tr("move the tile to the right"),
            Deed.PLAY: self.tr("play the tile; after the round, go on"),
            Deed.PLAY_ON_LINE: self.tr("play it on the line of that seat, 0 on the Mexican train"),
            Deed.FLIP: self.tr("turn the tile round"),
            Deed.INSPECT: self.tr("look at your line"),
            Deed.HURRY: self.tr("hurry the computer players to your turn"),
            Deed.LET_GO: self.tr("let go of the tile"),
            Deed.PLACE_BEFORE: self.tr("go to the place before"),
            Deed.PLACE_AFTER: self.tr("go to the next place"),
            Deed.TAKE_PLACE: self.tr("play the tile there"),
            Deed.TAKE_PLACE_OF_LINE: self.tr("play it on the line of that seat, 0 on the Mexican train"),
            Deed.NO_PLACE: self.tr("choose no place after all"),
            Deed.LINE_BEFORE: self.tr("go to the line before"),
            Deed.LINE_AFTER: self.tr("go to the next line"),
            Deed.OTHER_LINE: self.tr("go to the line of that seat, 0 to the Mexican train"),
            Deed.CLOSE_PANEL: self.tr("close the panel"),
            Deed.ZOOM_IN: self.tr("look nearer"),
            Deed.ZOOM_OUT: self.tr("look from farther away"),
            Deed.ZOOM_FIT: self.tr("see the whole table"),
        }[deed]
