"""Finding a hint: the planner's play, and the facts of the position that speak for it."""

from __future__ import annotations

from dataclasses import replace

from mextrain_qt.model.actions import MEXICAN, PASS, Action, Play
from mextrain_qt.model.hint import Fact, Hint, Reason
from mextrain_qt.model.observation import Observation
from mextrain_qt.model.players.outlook import CALM, NEAR_THE_END, Outlook
from mextrain_qt.model.tiles import FITTING, TILES, Tile, tiles_in


def hint(seen: Observation) -> Hint:
    """The planner's play with its reasons; ``seen.legal`` must not be empty."""
    outlook = Outlook(seen)
    return _hint(seen, outlook, outlook.best(seen.legal))


def hint_for(seen: Observation, action: Action) -> Hint:
    """The facts about another action of ``seen.legal``, as a stronger player may have found it."""
    return _hint(seen, Outlook(seen), action)


def _hint(seen: Observation, outlook: Outlook, action: Action) -> Hint:
    reasons = [Reason(Fact.ONLY_CHOICE)] if len(seen.legal) == 1 else []
    if type(action) is Play:
        reasons += _of_play(seen, outlook, action)
        reasons += _of_haste(seen, outlook, action)
    elif len(seen.legal) > 1:
        reasons.append(Reason(Fact.NOTHING_GAINED))
    if type(action) is Play and not reasons:
        reasons.append(Reason(Fact.SHEDS, number=action.tile.pips))
    return Hint(seen.seat, action, tuple(reasons))


def _of_play(seen: Observation, outlook: Outlook, play: Play) -> list[Reason]:
    tile, line = play.tile, play.line
    own = line == seen.seat
    covers = bool(seen.open_doubles) and line == seen.open_doubles[0]
    if outlook.goes_out(play):
        return [Reason(Fact.GOES_OUT)]
    reasons = []
    if covers:
        reasons.append(Reason(Fact.COVERS_DOUBLE, line=line, number=seen.ends[line]))
    if seen.open[seen.seat] and (own or seen.options.marker_off == "any"):
        reasons.append(Reason(Fact.CLOSES_LINE))
    reasons += _of_train(outlook, play, own)
    if not outlook.plan.bits & tile.bit:
        reasons += _of_loose_tile(seen, outlook, tile)
    if not covers and not own:
        reasons.append(Reason(Fact.MEXICAN_TRAIN) if line == MEXICAN else Reason(Fact.LINE_OPEN, seat=line))
        reasons += _of_number_left(seen, outlook, play)
    reasons += _of_double(outlook, play)
    if PASS in seen.legal:
        reasons.append(Reason(Fact.DRAWN_FITS, tile=tile))
    return reasons


def _of_train(outlook: Outlook, play: Play, own: bool) -> list[Reason]:
    before, after = outlook.plan, outlook.plan_after(play)
    if own and before.tiles and before.tiles[0] == play.tile.index:
        return [Reason(Fact.BEGINS_TRAIN, number=len(before.tiles))]
    if before.bits & play.tile.bit:
        return [Reason(Fact.SHORTENS_TRAIN, number=len(after.tiles))]
    if before.tiles and after.bits == before.bits:
        return [Reason(Fact.KEEPS_TRAIN, number=len(before.tiles))]
    return []


def _of_loose_tile(seen: Observation, outlook: Outlook, tile: Tile) -> list[Reason]:
    heavier = [
        other for other in tiles_in(seen.hand & ~outlook.plan.bits & ~tile.bit) if other.pips > tile.pips
    ]
    if not heavier:
        return [Reason(Fact.HEAVIEST_LOOSE, tile=tile)]
    fitting = {action.tile for action in seen.legal if type(action) is Play}
    if not fitting.intersection(heavier):
        return [Reason(Fact.HEAVIEST_FITTING, tile=tile)]
    return []


def _of_double(outlook: Outlook, play: Play) -> list[Reason]:
    if not outlook.must_be_covered(play):
        return []
    cover = outlook.cover_for(play)
    if cover is None:
        return [Reason(Fact.DOUBLE_UNCOVERED, number=play.tile.high)]
    return [Reason(Fact.COVER_AT_HAND, tile=TILES[cover])]


def _of_number_left(seen: Observation, outlook: Outlook, play: Play) -> list[Reason]:
    left = seen.hand & ~outlook.plan.bits & ~play.tile.bit & FITTING[play.tile.pips - seen.ends[play.line]]
    return [Reason(Fact.FOLLOWED_BY, tile=max(tiles_in(left), key=lambda tile: tile.pips))] if left else []


def _of_haste(seen: Observation, outlook: Outlook, action: Action) -> list[Reason]:
    """Who is nearly out, if that is why: if more tiles in that hand would make another play best."""
    count, seat = min((count, seat) for seat, count in enumerate(seen.counts) if seat != seen.seat)
    if count > NEAR_THE_END or len(seen.legal) == 1 or outlook.best(seen.legal) is not action:
        return []
    calm = replace(seen, counts=tuple(max(count, CALM) for count in seen.counts))
    if Outlook(calm).best(seen.legal) is action:
        return []
    return [Reason(Fact.NEARLY_OUT, seat=seat, number=count)]
