"""What a seat's plays tell of the tiles it kept.

A draw or a pass *excludes* tiles (see :mod:`mextrain_qt.model.redeal`); a play only makes some more or
less likely. Somebody who lays 3-1 on the Mexican train although 12-9 fits there as well hardly holds
12-9, unless it is wanted for the own line. :func:`signs` lists what can be read off the plays of a round,
and :data:`FACTORS` says how many times as likely each kind of sign makes the tiles it names.

The factors are measured, not guessed: those that make the true deals of rounds between planners most
likely (see docs/strength.md). Who plays otherwise is read less well, but not wrongly for long: casual
play sheds the heaviest tile even more surely.
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


class Sign(NamedTuple):
    """At ``moment`` (place of the event in the log, from 1) ``seat`` told something of ``tiles``.

    ``kind`` is a key of :data:`FACTORS`; ``tiles`` a bit set.
    """

    moment: int
    seat: int
    tiles: int
    kind: str


FACTORS: Final = {
    "shed": 0.3,
    "own": 0.87,
    "line": 0.55,
    "follow": 1.25,
    "closing": 0.8,
    "cover": 0.6,
}
"""How many times as likely a tile is in a hand after one sign of each kind.

``shed``: a lighter tile was laid on a line of somebody else where this one fitted too. ``own``: the own line
was played on, though this tile fitted elsewhere. ``line``: another tile was laid on the own line, where
this one fitted. ``follow``: it shows the number the seat left on its own line. ``closing``: as ``line``,
where the play took the own marker off. ``cover``: a lighter tile covered the double.
"""

_HEAVIER: Final = tuple(
    sum(tile.bit for tile in TILES if tile.pips > pips) for pips in range(2 * TILES[-1].high + 1)
)
"""For each number of pips the bit set of the tiles with more."""


def signs(seen: Observation) -> list[Sign]:
    """What the other seats' plays in this round tell, in order."""
    found: list[Sign] = []
    ends, open_lines, queue = _at_first(seen)
    for moment, event in enumerate(seen.log, 1):
        if isinstance(event, TileLaid):
            if event.seat != seen.seat:
                covering = queue[0] if queue else None
                for kind, tiles in _told_by(event, ends, open_lines, covering):
                    tiles &= set_bits(seen.options.highest) & ~event.tile.bit
                    found.append(Sign(moment, event.seat, tiles, kind))
            ends[event.line] = event.outer
        elif isinstance(event, MarkerSet):
            open_lines.add(event.seat)
        elif isinstance(event, MarkerTaken):
            open_lines.discard(event.seat)
        elif isinstance(event, DoubleOpened):
            queue.append(event.line)
        elif isinstance(event, DoubleCovered | DoubleReleased) and event.line in queue:
            queue.remove(event.line)
    return found


def _told_by(
    play: TileLaid, ends: list[int], open_lines: set[int], covering: int | None
) -> list[tuple[str, int]]:
    """The signs in one play: the kind and the tiles (of any set) of each."""
    seat, own, heavier = play.seat, FITTING[ends[play.seat]], _HEAVIER[play.tile.pips]
    told: list[tuple[str, int]] = []
    if covering is not None:
        if play.line != seat:
            told.append(("cover", FITTING[play.inner] & heavier))
    else:
        elsewhere = 0
        for line in open_lines | {MEXICAN}:
            if line != seat:
                elsewhere |= FITTING[ends[line]]
        if play.line != seat:
            told.append(("shed", elsewhere & heavier))
        elif seat in open_lines:
            told.append(("closing", own))
        else:
            told += (("own", elsewhere), ("line", own))
    if play.line == seat and not play.tile.is_double:
        told.append(("follow", FITTING[play.outer]))
    return told


def _at_first(seen: Observation) -> tuple[list[int], set[int], list[int]]:
    """The ends of the lines, the open lines and the open doubles before the first event of the log."""
    ends, queue = list(seen.ends), list(seen.open_doubles)
    open_lines = {seat for seat in range(seen.seats) if seen.open[seat]}
    for event in reversed(seen.log):
        if isinstance(event, TileLaid):
            ends[event.line] = event.inner
        elif isinstance(event, MarkerSet):
            open_lines.discard(event.seat)
        elif isinstance(event, MarkerTaken):
            open_lines.add(event.seat)
        elif isinstance(event, DoubleOpened) and event.line in queue:
            queue.remove(event.line)
        elif isinstance(event, DoubleCovered | DoubleReleased):
            queue.insert(0, event.line)
    return ends, open_lines, queue
