"""The seats' colours, which travel with a match."""

from __future__ import annotations

from mextrain_qt.model.match import Match


def seat_colours(match: Match) -> tuple[int, ...]:
    """The colour (0..7) of every seat as it was chosen, or the usual ones."""
    kept = match.extras.get("colours")
    seats = len(match.seats)
    if isinstance(kept, list) and len(kept) == seats and set(kept) <= set(range(8)):
        return tuple(kept)
    return tuple(range(seats))
