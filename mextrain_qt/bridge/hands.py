"""The order in which a person keeps the tiles of a hand, and the train laid out in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mextrain_qt.bridge.published import HandTile, TrainInHand
from mextrain_qt.model.tiles import Tile, bits_of, tiles_in

if TYPE_CHECKING:
    from mextrain_qt.model.chain import Train


class OrderedHand:
    """One seat's tiles in the owner's order: it survives draws and is never sorted unasked."""

    def __init__(self) -> None:
        self._tiles: list[HandTile] = []
        self._train: TrainInHand | None = None
        self._before: list[tuple[list[HandTile], TrainInHand | None]] = []
        self._left: list[tuple[Tile, list[HandTile], TrainInHand | None]] = []

    @property
    def tiles(self) -> tuple[HandTile, ...]:
        """The tiles from left to right."""
        return tuple(self._tiles)

    @property
    def train(self) -> TrainInHand | None:
        """The train that the first tiles form since the hand was arranged, as far as it is left."""
        return self._train

    @property
    def can_undo(self) -> bool:
        """Whether the owner has moved, turned or arranged tiles since the hand last changed."""
        return bool(self._before)

    def restore(self, tiles: Iterable[HandTile]) -> None:
        """Take the order and sides of a saved hand."""
        self._tiles = list(tiles)
        self._train = None
        self._before.clear()
        self._left.clear()

    def follow(self, hand: int, laid_on_own_line: Tile | None = None) -> None:
        """Become the hand with those tiles (a bit set): what is new comes last, what is gone goes.

        What was laid last and comes back, as a play is taken back, has its old place again.

        ``laid_on_own_line``: the tile that just left for the own line, which keeps a train whole.
        """
        held = bits_of(each.tile for each in self._tiles)
        if held == hand:
            return
        self._before.clear()
        for gone in tiles_in(held & ~hand):
            place = next(i for i, each in enumerate(self._tiles) if each.tile is gone)
            self._left.append((gone, self._tiles.copy(), self._train))
            del self._tiles[place]
            self._shorten_train(place, gone, stays_whole=gone is laid_on_own_line)
        come = hand & ~held
        while self._left and self._left[-1][0].bit & come:
            come &= ~self._left[-1][0].bit
            self._take_up(*self._left.pop())
        self._tiles.extend(HandTile(tile, False) for tile in tiles_in(come))

    def _take_up(self, tile: Tile, tiles: list[HandTile], train: TrainInHand | None) -> None:
        """Put back a tile that left while the hand lay as ``tiles``, with that ``train`` at its head."""
        place = next(i for i, each in enumerate(tiles) if each.tile is tile)
        shorter = self._tiles
        self._tiles = [*shorter[:place], tiles[place], *shorter[place:]]
        if self._tiles == tiles:
            self._train = train
        elif self._train is not None and place < self._train.length:
            self._train = None

    def _shorten_train(self, place: int, gone: Tile, stays_whole: bool) -> None:
        train = self._train
        if train is None or place >= train.length:
            return
        if place == 0 and stays_whole:
            length, pips = train.length - 1, train.pips - gone.pips
        elif place == 0:
            length, pips = 0, 0
        else:
            length = place
            pips = sum(each.tile.pips for each in self._tiles[:length])
        self._train = TrainInHand(length, pips, False) if length else None

    def reorder(self, order: Sequence[Tile]) -> None:
        """Put the tiles in that order; ignored where it is not an order of these tiles."""
        by_tile = {each.tile: each for each in self._tiles}
        if set(order) != set(by_tile) or len(order) != len(by_tile):
            return
        self._remember()
        before = self._tiles
        self._tiles = [by_tile[tile] for tile in order]
        if self._train is not None and self._tiles[: self._train.length] != before[: self._train.length]:
            self._train = None

    def flip(self, tile: Tile) -> None:
        """Turn a tile round."""
        for place, each in enumerate(self._tiles):
            if each.tile is tile:
                self._remember()
                self._tiles[place] = HandTile(tile, not each.flipped)
                if self._train is not None and place < self._train.length and not tile.is_double:
                    self._train = None

    def arrange(self, train: Train) -> None:
        """Lay the train first, head to tail, and the other tiles behind it, heaviest first."""
        self._remember()
        inside = set(train.tiles)
        rest = sorted(
            (each.tile for each in self._tiles if each.tile not in inside),
            key=lambda tile: (tile.high, tile.low),
            reverse=True,
        )
        self._tiles = [
            *(
                HandTile(tile, inner < outer)
                for tile, (inner, outer) in zip(train.tiles, train.halves, strict=True)
            ),
            *(HandTile(tile, False) for tile in rest),
        ]
        self._train = TrainInHand(len(train.tiles), train.pips, train.exact) if train.tiles else None

    def undo(self) -> bool:
        """Take back the last moving, turning or arranging; whether there was any."""
        if not self._before:
            return False
        self._tiles, self._train = self._before.pop()
        return True

    def _remember(self) -> None:
        self._before.append((self._tiles.copy(), self._train))
