"""Making the published picture of a match as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence

from mextrain_qt.bridge.hands import OrderedHand
from mextrain_qt.bridge.published import (
    LaidTile,
    Lie,
    LineView,
    Phase,
    RoundResult,
    ScoreRow,
    Scoresheet,
    SeatView,
    TableView,
)
from mextrain_qt.model.actions import DRAW, MEXICAN, PASS, Play
from mextrain_qt.model.events import Event, TileLaid, as_seen_by
from mextrain_qt.model.lines import walk
from mextrain_qt.model.match import Match
from mextrain_qt.model.tiles import FITTING, Tile, set_bits, tiles_in


def table_view(
    match: Match,
    colours: Sequence[int],
    *,
    viewer: int | None,
    bottom: int,
    covered: bool,
    hand: OrderedHand | None,
    since: Sequence[Event],
    number: int | None,
    can_take_back: bool,
    can_redo: bool,
) -> TableView:
    """The table as ``viewer`` may see it (``None``: nobody's hand is shown), with ``bottom`` below."""
    game = match.round
    usable = game.lines_to_play_on() if viewer is not None and game.seat == viewer else ()
    legal = game.legal_actions() if viewer is not None and game.seat == viewer else ()
    hand_can_undo = hand is not None and viewer is not None and hand.can_undo
    seats = tuple(
        SeatView(
            seat=seat,
            name=who.name,
            player=who.player,
            colour=colours[seat],
            tiles=game.hands[seat].bit_count(),
            points=match.totals[seat],
            is_open=game.is_open(seat),
            is_to_move=game.outcome is None and game.seat == seat,
            knocked=game.outcome is None and game.hands[seat].bit_count() == 1,
        )
        for seat, who in enumerate(match.seats)
    )
    own = game.hands[viewer] if viewer is not None else 0
    seen = game.table | own
    return TableView(
        options=match.options,
        phase=_phase(match, covered),
        seats=seats,
        viewer=viewer,
        bottom=bottom,
        engine=game.engine,
        lines=_lines(match, usable),
        boneyard=game.boneyard_count,
        to_move=game.seat,
        drew=game.drew,
        hand=hand.tiles if hand is not None and viewer is not None else (),
        train=hand.train if hand is not None and viewer is not None else None,
        legal=legal,
        must_cover=game.must_cover,
        last_laid=_last_laid(match),
        since=tuple(as_seen_by(event, viewer) for event in since),
        log=tuple(as_seen_by(event, viewer) for event in match.current.log),
        round_number=len(match.rounds),
        rounds=match.options.number_of_rounds(),
        result=_result(match),
        winners=match.winners,
        scoresheet=scoresheet(match, colours),
        seen_tally=tuple((FITTING[n] & seen).bit_count() for n in range(match.options.highest + 1)),
        number=number,
        commitment=match.current.commitment,
        can_take_back=can_take_back,
        can_redo=can_redo,
        can_undo=can_take_back or hand_can_undo,
        why_no_draw=game.refusal(DRAW) if legal else None,
        why_no_pass=game.refusal(PASS) if legal else None,
    )


def _phase(match: Match, covered: bool) -> Phase:
    if match.round.outcome is not None:
        return Phase.MATCH_OVER if match.is_over else Phase.ROUND_OVER
    return Phase.COVERED if covered else Phase.PLAYING


def _lines(match: Match, usable: Sequence[int]) -> tuple[LineView, ...]:
    game = match.round
    laid_by = _laid_by(match)
    covers = 2 if match.options.doubles == "pause" and match.options.cover == 2 else 1
    views = []
    for line in (*range(game.seats), MEXICAN):
        tiles = game.lines[line]
        halves = walk(tiles, game.engine, covers).halves
        laid = tuple(
            LaidTile(
                tile,
                inner,
                outer,
                _lie(match, tiles, place, covers),
                *laid_by.get(tile, (None, 0, 0.0)),
            )
            for place, (tile, (inner, outer)) in enumerate(zip(tiles, halves, strict=True))
        )
        views.append(
            LineView(
                line=line,
                tiles=laid,
                end=game.ends[line],
                is_open=line != MEXICAN and game.is_open(line),
                open_double=line in game.queue,
                usable=line in usable,
            )
        )
    return tuple(views)


def _lie(match: Match, tiles: Sequence[Tile], place: int, covers: int) -> Lie:
    if tiles[place].is_double:
        return Lie.ACROSS
    if covers == 2 and place and tiles[place - 1].is_double:
        number = tiles[place - 1].high
        if not (match.options.release_dead and match.round.is_dead(number)):
            return Lie.SPUR
        # A dead double is carried on by its only tile, unless both its sides were filled before.
        filled = place + 1 < len(tiles) and number in tiles[place + 1]
        return Lie.SPUR if filled else Lie.ALONG
    return Lie.ALONG


def _laid_by(match: Match) -> dict[Tile, tuple[int, int, float]]:
    played = match.current
    seats = {event.tile: event.seat for event in played.log if type(event) is TileLaid}
    result: dict[Tile, tuple[int, int, float]] = {}
    for action, time in zip(played.actions, played.times, strict=True):
        if isinstance(action, Play):
            result[action.tile] = (seats[action.tile], len(result) + 1, time)
    return result


def _last_laid(match: Match) -> tuple[int, int] | None:
    for action in reversed(match.current.actions):
        if isinstance(action, Play):
            return action.line, match.round.lines[action.line].index(action.tile)
    return None


def _result(match: Match) -> RoundResult | None:
    over = match.round.outcome
    if over is None:
        return None
    hands = tuple(tuple(tiles_in(hand & set_bits(match.options.highest))) for hand in match.round.hands)
    return RoundResult(over.reason, over.seat, over.points, hands)


def scoresheet(match: Match, colours: Sequence[int]) -> Scoresheet:
    """All rounds of the match with their engines, points and running totals."""
    options = match.options
    running = [0] * len(match.seats)
    rows = []
    for place in range(options.number_of_rounds()):
        if place < len(match.rounds):
            played = match.rounds[place]
            engine: int | None = played.start.position.engine
            points = played.points
        else:
            engine = None if options.engine == "highest" else options.engine_of_first_round() - place
            points = None
        if points is not None:
            running = [total + more for total, more in zip(running, points, strict=True)]
        rows.append(
            ScoreRow(
                engine=engine,
                points=points,
                totals=tuple(running) if points is not None else None,
                is_current=place == len(match.rounds) - 1 and not match.is_over,
            )
        )
    finished = any(row.points is not None for row in rows)
    return Scoresheet(
        names=tuple(who.name for who in match.seats),
        colours=tuple(colours),
        rows=tuple(rows),
        totals=tuple(running),
        leaders=tuple(s for s, total in enumerate(running) if finished and total == min(running)),
    )
