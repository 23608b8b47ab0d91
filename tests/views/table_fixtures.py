"""A board that is connected to a match as the program connects it, but without the bridge."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.pace import INSTANT, Pace
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import DRAW, Play
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.table.board import TableBoard
from tests.views.builders import Table

SIZE = (980, 696)


class Sitting(QObject):
    """A person at a board: what is asked for is done at once where it is legal, and noted."""

    def __init__(
        self, qtbot: QtBot, table: Table, pace: Pace = INSTANT, size: tuple[int, int] = SIZE
    ) -> None:
        super().__init__()
        self.table = table
        self.board = TableBoard()
        qtbot.addWidget(self.board)
        self.board.set_pace(pace)
        self.board.resize(*size)
        self.asked: list[tuple[object, ...]] = []
        board = self.board
        board.play_requested.connect(self.on_play)
        board.refused_drop.connect(self.on_refused)
        board.draw_requested.connect(self.on_draw)
        board.hand_reordered.connect(self.on_reordered)
        board.flip_requested.connect(self.on_flip)
        board.hurry_requested.connect(self.on_hurry)
        board.show_table(table.view())
        board.show()
        qtbot.waitExposed(board)
        board.setFocus()

    @property
    def view(self) -> TableView:
        """The table as it is."""
        return self.table.view()

    @property
    def felt(self) -> QWidget:
        """Where the mouse goes."""
        return self.board.viewport()

    def tile_for(self, places: int) -> Tile:
        """A tile of the hand that may go to so many lines now."""
        return next(each.tile for each in self.view.hand if len(self.view.lines_for(each.tile)) == places)

    def empty_felt(self) -> QPoint:
        """A point of the felt with nothing on it."""
        scene = self.board.table_scene
        for y in range(20, int(scene.felt_height()) - 20, 20):
            for x in range(20, self.board.width() - 20, 20):
                if scene.line_at(x, y) is None and not scene.felt.boneyard.holds(x, y):
                    nearest = scene.felt.distance_to_line(x, y)
                    if nearest is not None and nearest[1] > 110:
                        return QPoint(x, y)
        raise AssertionError("there is something everywhere")

    def show(self, events: tuple[object, ...] = ()) -> None:
        """Show the table as it is now."""
        self.board.show_table(self.view, events)  # type: ignore[arg-type]

    @Slot(object, int)
    def on_play(self, tile: Tile, line: int) -> None:
        self.asked.append(("play", tile, line))
        if line in self.view.lines_for(tile):
            self.show(self.table.apply(Play(tile, line)))

    @Slot(object, int)
    def on_refused(self, tile: Tile, line: int) -> None:
        self.asked.append(("refused", tile, line))

    @Slot()
    def on_draw(self) -> None:
        self.asked.append(("draw",))
        if DRAW in self.view.legal:
            self.show(self.table.apply(DRAW))

    @Slot(object)
    def on_reordered(self, order: tuple[Tile, ...]) -> None:
        self.asked.append(("order", order))
        self.table.reorder(order)
        self.show()

    @Slot(object)
    def on_flip(self, tile: Tile) -> None:
        self.asked.append(("flip", tile))
        self.table.hand.flip(tile)
        self.show()

    @Slot()
    def on_hurry(self) -> None:
        self.asked.append(("hurry",))
