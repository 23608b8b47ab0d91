"""What happened since somebody's last turn, told from the log of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mextrain_qt.model.events import Event, SeatDone, SeatPassed, TileDrawn, TileLaid
from mextrain_qt.model.match import PlayedRound

_DEEDS: Final = (TileLaid, TileDrawn, SeatPassed, SeatDone)


def since_last_deed(played: PlayedRound, viewer: int | None, seats: int) -> Sequence[Event]:
    """The events of the round from the viewer's last deed on, all of them before the first.

    Without a viewer: the last lap of as many deeds as there are ``seats``.
    """
    deeds = [place for place, event in enumerate(played.log) if isinstance(event, _DEEDS)]
    own = [place for place in deeds if viewer is not None and _seat_of(played.log[place]) == viewer]
    if own:
        return played.log[own[-1] :]
    if not deeds:
        return ()
    return played.log if viewer is not None else played.log[deeds[-min(seats, len(deeds))] :]


def _seat_of(event: Event) -> int | None:
    return event.seat if isinstance(event, TileLaid | TileDrawn | SeatPassed | SeatDone) else None
