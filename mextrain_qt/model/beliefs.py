"""What a seat's play tells of the tiles it kept: opportunities it let pass.

A draw or a pass *excludes* tiles (see :mod:`mextrain_qt.model.redeal`); a play only makes some less
likely. Somebody who lays 3-1 on the Mexican train although 12-9 fits there as well probably does not
hold 12-9, or wants it for the own line. :func:`refusals` lists such opportunities, each with how
many times less likely it makes the tiles it names.

The factors are measured, not guessed: maximum likelihood over the true deals of rounds between
planners (see docs/strength.md); people differ, and so the factors are used as they are only
because they err little where a seat plays otherwise.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.events import (
    DoubleCovered,
    DoubleOpened,
    DoubleReleased,
    MarkerSet,
    MarkerTaken,
    TileLaid,
)
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.tiles import FITTING, TILES, set_bits


class Refusal(NamedTuple):
    """At ``moment`` (index of the event in the log, from 1) ``seat`` did not lay any of ``tiles``."""

    moment: int
    seat: int
    tiles: int
    kind: str


FACTORS: Final = {"shed": 0.5, "own": 0.9, "closing": 0.55, "cover": 0.6, "line": 0.55}
"""By the kind of play that was preferred, how much less likely a tile is that was refused for it."""

_HEAVIER: Final = tuple(
    sum(tile.bit for tile in TILES if tile.pips > pips) for pips in range(2 * TILES[-1].high + 1)
)
"""For each number of pips the bit set of the tiles with more."""


def refusals(seen: Observation) -> list[Refusal]:
    """The opportunities that other seats let pass in this round, in order."""
    found: list[Refusal] = []
    ends, open_lines = _at_first(seen)
    queue: list[int] = []
    tiles = set_bits(seen.options.highest)
    for moment, event in enumerate(seen.log, 1):
        if isinstance(event, TileLaid):
            seat, line, tile = event.seat, event.line, event.tile
            if seat != seen.seat:
                elsewhere = 0
                for each in open_lines | {MEXICAN}:
                    if each != seat:
                        elsewhere |= FITTING[ends[each]]
                elsewhere &= tiles & ~tile.bit
                own = FITTING[ends[seat]] & tiles & ~tile.bit
                if queue:
                    if line != seat:
                        fitting = FITTING[ends[line]] & tiles
                        found.append(Refusal(moment, seat, fitting & _HEAVIER[tile.pips], "cover"))
                elif line != seat:
                    found.append(Refusal(moment, seat, elsewhere & _HEAVIER[tile.pips], "shed"))
                elif seat in open_lines:
                    found.append(Refusal(moment, seat, own, "closing"))
                else:
                    found.append(Refusal(moment, seat, elsewhere, "own"))
                    found.append(Refusal(moment, seat, own, "line"))
            ends[line] = event.outer
        elif isinstance(event, MarkerSet):
            open_lines.add(event.seat)
        elif isinstance(event, MarkerTaken):
            open_lines.discard(event.seat)
        elif isinstance(event, DoubleOpened):
            queue.append(event.line)
        elif isinstance(event, DoubleCovered | DoubleReleased) and event.line in queue:
            queue.remove(event.line)
    return found


def _at_first(seen: Observation) -> tuple[list[int], set[int]]:
    """The ends of the lines and the open lines before the first event of the log."""
    ends = list(seen.ends)
    open_lines = {seat for seat in range(seen.seats) if seen.open[seat]}
    for event in reversed(seen.log):
        if isinstance(event, TileLaid):
            ends[event.line] = event.inner
        elif isinstance(event, MarkerSet):
            open_lines.discard(event.seat)
        elif isinstance(event, MarkerTaken):
            open_lines.add(event.seat)
    return ends, open_lines
