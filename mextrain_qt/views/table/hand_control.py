"""What is done with the tiles of the hand: selecting, carrying, dropping, choosing a place."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QObject, Signal

from mextrain_qt.bridge.published import HandTile, TableView
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.table.scene import TableScene

_REACH: Final = 2.4
_LEAST_REACH: Final = 52.0
_STICKS: Final = 1.25


class HandControl(QObject):
    """Turns what a hand does with tiles into requests.

    Which lines may take a tile is taken from the view once, when the tile is picked up, and again only
    when the table changes meanwhile.
    """

    play_requested = Signal(object, int)
    refused_drop = Signal(object, int)
    hand_reordered = Signal(object)
    selection_changed = Signal(object)
    places_asked = Signal(object, object)
    place_chosen = Signal(int)
    choice_ended = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.selected: Tile | None = None
        """The selected tile of the hand."""
        self.choices: tuple[int, ...] = ()
        """The lines among which a place is being chosen; empty while none is."""
        self._chosen = 0
        self._targets: tuple[int, ...] = ()
        self._magnet: int | None = None
        self._grip = (0.0, 0.0)
        self._pointed: int | None = None

    def follow(self, view: TableView) -> None:
        """The table has changed."""
        if self.selected is not None and all(each.tile is not self.selected for each in view.hand):
            self.select(None)
        if self.choices or self._pointed is not None:
            self.stop_choosing()
        carried = self._scene.carried
        if carried is None:
            return
        if all(each.tile is not carried for each in view.hand):
            self.let_go()
            return
        self._targets = view.lines_for(carried)
        self._scene.show_targets(self._targets)

    # Selecting.

    def select(self, tile: Tile | None, *, by_keyboard: bool = False) -> None:
        """Select a tile of the hand, or none."""
        changed = tile is not self.selected
        self.selected = tile
        if changed and (self.choices or self._pointed is not None):
            self.stop_choosing()
        self._scene.select(tile, by_keyboard=by_keyboard)
        if changed:
            self._scene.settle()
            self.selection_changed.emit(tile)

    def leave_to_mouse(self) -> None:
        """The keys act elsewhere: the frame of the selected tile is the mouse's again."""
        self._scene.select(self.selected)

    @property
    def chosen(self) -> int | None:
        """Among several places, the line of the one that stands out."""
        return self.choices[self._chosen] if self.choices else None

    def lines_for_selected(self) -> tuple[int, ...]:
        """The lines that may take the selected tile now."""
        view = self._scene.view
        return view.lines_for(self.selected) if view is not None and self.selected is not None else ()

    def point_at(self, tile: Tile, line: int) -> None:
        """Select a tile and light up the place at the end of a line, until something else is done."""
        self.select(tile)
        if self.choices:
            self.stop_choosing()
        self._pointed = line
        self._scene.show_targets((line,))

    # Laying without carrying.

    def play_selected(self) -> None:
        """Lay the selected tile where there is one place, choose where there are several."""
        view = self._scene.view
        if view is None or self.selected is None:
            return
        lines = self.lines_for_selected()
        if len(lines) == 1:
            self.play_requested.emit(self.selected, lines[0])
        elif lines:
            self._choose(lines)
        elif view.viewer is not None:
            self.refused_drop.emit(
                self.selected, view.must_cover if view.must_cover is not None else view.viewer
            )

    def play_on(self, line: int) -> None:
        """Lay the selected tile on that line, or have it said why it may not go there."""
        if self.selected is None:
            return
        legal = line in self.lines_for_selected()
        tile = self.selected
        self.stop_choosing()
        if legal:
            self.play_requested.emit(tile, line)
        else:
            self.refused_drop.emit(tile, line)

    def move_choice(self, step: int) -> None:
        """Go to the next or the last of the places to choose from."""
        if self.choices:
            self._chosen = (self._chosen + step) % len(self.choices)
            self._scene.show_targets(self.choices, choosing=True, chosen=self.choices[self._chosen])
            self.place_chosen.emit(self.choices[self._chosen])

    def take_choice(self) -> None:
        """Lay the selected tile on the place that stands out."""
        if self.choices:
            self.play_on(self.choices[self._chosen])

    def stop_choosing(self) -> None:
        """Choose no place after all."""
        asked, self.choices, self._pointed = bool(self.choices), (), None
        self._scene.show_targets(())
        if asked:
            self.choice_ended.emit()

    def choice_at(self, x: float, y: float) -> int | None:
        """The place to choose from at a point."""
        line = self._nearest_end(x, y, self.choices)
        if line is None:
            line = self._scene.line_at(x, y)
        return line if line in self.choices else None

    def _choose(self, lines: tuple[int, ...]) -> None:
        table = self._scene.plan
        order = table.order if table is not None else lines
        self.choices = tuple(line for line in order if line in lines)
        # What was pointed at is the place to take unless another is gone to.
        self._chosen = self.choices.index(self._pointed) if self._pointed in self.choices else 0
        self._scene.show_targets(self.choices, choosing=True, chosen=self.choices[self._chosen])
        self.places_asked.emit(self.selected, self.choices)

    # Carrying.

    def pick_up(self, tile: Tile, x: float, y: float) -> None:
        """Take a tile of the rack in hand where the pointer holds it."""
        view, pose = self._scene.view, self._scene.shown_pose(tile)
        if view is None or pose is None:
            return
        self.stop_choosing()
        self._grip = (pose.x - x, pose.y - y)
        self._targets = view.lines_for(tile)
        self._magnet = None
        self._scene.pick_up(tile)
        self._scene.show_targets(self._targets)

    def carry(self, x: float, y: float) -> None:
        """Carry the tile in hand to the pointer: over the rack the others make room, an end draws it."""
        tile = self._scene.carried
        if tile is None:
            return
        tile_x, tile_y = x + self._grip[0], y + self._grip[1]
        if y >= self._scene.felt_height():
            self._magnet = None
            self._make_room(tile, tile_x, tile_y)
        else:
            self._scene.show_order(self._scene.view.hand if self._scene.view else ())
            line = self._nearest_end(tile_x, tile_y, self._targets)
            self._magnet = line if line is not None else self._nearest_end(x, y, self._targets)
        if self._magnet is not None:
            self._scene.carry_to_end(self._magnet)
        else:
            self._scene.carry(tile_x, tile_y)

    def drop(self, x: float, y: float) -> None:
        """Put the tile in hand down: lay it, keep the new order, or let it glide home."""
        tile = self._scene.carried
        if tile is None:
            return
        self.carry(x, y)
        line = self._magnet
        over_rack = y >= self._scene.felt_height()
        order, before = self._scene.order, self._scene.view.hand if self._scene.view else ()
        targets = self._targets
        self._release()
        if line is not None:
            self.play_requested.emit(tile, line)
        elif over_rack:
            if order != before:
                self.hand_reordered.emit(tuple(each.tile for each in order))
        else:
            near = self._scene.line_at(x, y)
            if near is not None and near in targets:
                self.play_requested.emit(tile, near)
            else:
                near = near if near is not None else self._scene.nearest_line(x, y)
                if near is not None and near not in targets:
                    self.refused_drop.emit(tile, near)
        self._go_home()

    def let_go(self) -> None:
        """Put the tile in hand back where it came from."""
        if self._scene.carried is not None:
            self._release()
            self._go_home()

    def move_selected(self, step: int) -> None:
        """Move the selected tile by so many places in the rack."""
        order = self._scene.order
        place = self._place_of(self.selected)
        if place is None or not 0 <= place + step < len(order):
            return
        moved = list(order)
        moved.insert(place + step, moved.pop(place))
        self._scene.show_order(tuple(moved))
        self.hand_reordered.emit(tuple(each.tile for each in moved))
        self._go_home()

    def _release(self) -> None:
        self._scene.put_down()
        self._targets, self._magnet = (), None
        self._scene.show_targets(())

    def _go_home(self) -> None:
        """Whatever was agreed on is in the view by now; what was not goes back."""
        view = self._scene.view
        if view is not None:
            self._scene.order = view.hand
            self._scene.settle()

    def _make_room(self, tile: Tile, x: float, y: float) -> None:
        slots = self._scene.slots
        place = self._place_of(tile)
        if slots is None or place is None:
            return
        wanted = slots.nearest(x, y)
        if wanted != place:
            order: list[HandTile] = list(self._scene.order)
            order.insert(wanted, order.pop(place))
            self._scene.show_order(tuple(order))

    def _place_of(self, tile: Tile | None) -> int | None:
        return next((i for i, each in enumerate(self._scene.order) if each.tile is tile), None)

    def _nearest_end(self, x: float, y: float, lines: tuple[int, ...]) -> int | None:
        """The line among those whose end is within reach of a point; the one that holds, holds on."""
        table = self._scene.plan
        if table is None or y >= self._scene.felt_height():
            return None
        reach = max(_REACH * table.seen(self._scene.camera), _LEAST_REACH)
        best: tuple[float, int] | None = None
        for line in lines:
            items = self._scene.felt.lines[line]
            away = hypot(items.end.x - x, items.end.y - y)
            if line == self._magnet:
                away /= _STICKS
            if away <= reach and (best is None or away < best[0]):
                best = (away, line)
        return best[1] if best is not None else None
