"""The bridge: what it publishes, what it refuses, and how the game goes on."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.model.actions import DONE, DRAW, PASS, Action, Play
from mextrain_qt.model.events import TileDrawn, TileLaid
from mextrain_qt.model.match import LOOKED_INTO
from mextrain_qt.model.record import match_from, record_of
from mextrain_qt.model.refusal import Rule
from mextrain_qt.model.tiles import Tile
from tests.sitting_alone import Witness, bridge_at, table


def act(bridge: GameBridge, action: Action) -> bool:
    """Ask the bridge for an action as the window does."""
    if isinstance(action, Play):
        return bridge.try_play(action.tile, action.line)
    return {DRAW: bridge.draw, PASS: bridge.pass_turn, DONE: bridge.say_done}[action]()


def wait_for_turn(qtbot: QtBot, witness: Witness) -> TableView:
    """Let the computer players move until the person is asked, or the round is over."""
    qtbot.waitUntil(
        lambda: bool(witness.view.legal) or witness.view.phase is not Phase.PLAYING, timeout=10_000
    )
    return witness.view


def play_round(qtbot: QtBot, bridge: GameBridge, witness: Witness) -> TableView:
    """Play a round to its end, the person by the first thing that is legal."""
    while wait_for_turn(qtbot, witness).phase is Phase.PLAYING:
        act(bridge, witness.view.legal[0])
    return witness.view


def tiles_reachable_from(value: Any) -> Iterator[Tile]:
    """Every tile that can be reached from a published value."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, Play):
        yield value.tile
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from tiles_reachable_from(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from tiles_reachable_from(each)


def test_what_is_published_holds_no_hidden_tile(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(4))
    play_round(qtbot, bridge, witness)
    playing = [view for view in witness.views if view.phase is Phase.PLAYING]
    assert len(playing) > 30
    for view in playing:
        seen = {laid.tile for line in view.lines for laid in line.tiles} | {each.tile for each in view.hand}
        assert set(tiles_reachable_from(view)) <= seen
    drawn = [event for event in witness.events if isinstance(event, TileDrawn)]
    assert drawn
    of_others = [event for view in playing for event in view.since if isinstance(event, TileDrawn)]
    assert any(event.seat != 0 for event in of_others)
    assert all(event.tile is None for event in of_others if event.seat != 0)


def test_events_that_leave_the_bridge_hide_what_others_drew(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(4))
    play_round(qtbot, bridge, witness)
    others = [event for event in witness.events if isinstance(event, TileDrawn) and event.seat != 0]
    assert others
    assert all(event.tile is None for event in others)


def test_a_play_against_the_rules_is_refused_and_changes_nothing(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    view = wait_for_turn(qtbot, witness)
    legal = {action.text for action in view.legal}
    wrong = next(Play(each.tile, 1) for each in view.hand if Play(each.tile, 1).text not in legal)
    assert bridge.try_play(wrong.tile, wrong.line) is False
    assert witness.refusals[-1] == bridge.why_not(wrong.tile, wrong.line)
    assert bridge.view() == view


def test_nobody_plays_out_of_turn(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table(number=5))
    brain.silent = True
    view = wait_for_turn(qtbot, witness)
    act(bridge, view.legal[0])
    while bridge.view().legal:  # type: ignore[union-attr]
        act(bridge, bridge.view().legal[0])  # type: ignore[union-attr]
    tile = witness.view.hand[0].tile
    assert bridge.try_play(tile, 0) is False
    assert witness.refusals[-1].rule is Rule.NOT_YOUR_TURN
    bridge.leave()


def test_a_tile_carried_to_a_line_after_the_round_is_refused_because_the_round_is_over(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    play_round(qtbot, bridge, witness)
    refusal = bridge.why_not(Tile(6, 5), 0)
    assert refusal is not None
    assert refusal.rule is Rule.ROUND_OVER


def test_computer_players_see_to_it_that_the_match_goes_on(qtbot: QtBot) -> None:
    _bridge, witness, _ = bridge_at(table(3, persons=()))
    qtbot.waitUntil(lambda: witness.view.phase is Phase.MATCH_OVER, timeout=60_000)
    assert witness.view.round_number == 13
    assert witness.view.winners


def test_the_next_round_has_the_next_engine_and_an_empty_table(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    play_round(qtbot, bridge, witness)
    bridge.next_round()
    view = witness.view
    assert (view.round_number, view.engine) == (2, 11)
    assert view.scoresheet.rows[0].points is not None


def test_an_own_play_can_be_taken_back_until_the_next_seat_has_acted(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table())
    while not any(isinstance(action, Play) for action in wait_for_turn(qtbot, witness).legal):
        act(bridge, witness.view.legal[0])
    before = witness.view
    assert not before.can_take_back
    brain.silent = True
    play = next(action for action in before.legal if isinstance(action, Play))
    act(bridge, play)
    assert witness.view.can_take_back
    bridge.take_back()
    assert [each.tile for each in witness.view.hand if each.tile is play.tile]
    assert witness.view.legal == before.legal
    assert witness.view.can_redo
    bridge.redo()
    assert play.tile in [laid.tile for line in witness.view.lines for laid in line.tiles]
    bridge.leave()


def test_what_was_taken_back_is_forgotten_once_the_table_has_gone_on_by_itself(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table())
    while wait_for_turn(qtbot, witness).legal != (PASS,):
        act(bridge, witness.view.legal[0])
    brain.silent = True
    assert act(bridge, PASS)
    bridge.take_back()
    assert witness.view.can_redo
    bridge.set_plays_forced(True)
    qtbot.waitUntil(lambda: witness.view.to_move != 0)
    assert not witness.view.can_redo
    bridge.leave()


def test_a_tile_taken_back_has_its_old_place_and_its_train_again(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table())
    while not any(isinstance(action, Play) and action.line == 0 for action in witness.view.legal):
        act(bridge, wait_for_turn(qtbot, witness).legal[0])
        wait_for_turn(qtbot, witness)
    bridge.arrange()
    arranged = witness.view
    assert arranged.train is not None
    brain.silent = True
    assert bridge.try_play(arranged.hand[0].tile, 0)
    bridge.take_back()
    assert (witness.view.hand, witness.view.train) == (arranged.hand, arranged.train)
    bridge.redo()
    moved = tuple(reversed([each.tile for each in witness.view.hand]))
    bridge.reorder(moved)
    bridge.take_back()
    assert [each.tile for each in witness.view.hand] == [arranged.hand[0].tile, *moved]
    assert witness.view.train is None
    bridge.leave()


def test_what_others_did_before_a_play_is_told_again_once_it_is_taken_back(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table())
    while True:
        before = wait_for_turn(qtbot, witness)
        play = next((action for action in before.legal if isinstance(action, Play)), None)
        if play is not None and any(isinstance(event, TileLaid) for event in before.since):
            break
        act(bridge, before.legal[0])
    brain.silent = True
    act(bridge, play)
    bridge.take_back()
    told = [event for event in before.since if isinstance(event, TileLaid) and event.seat != 0]
    assert told
    assert [event for event in witness.view.since if isinstance(event, TileLaid) and event.seat != 0] == told
    bridge.leave()


def test_a_draw_is_never_taken_back(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(number=9))
    for _ in range(200):
        view = wait_for_turn(qtbot, witness)
        if view.phase is not Phase.PLAYING:
            bridge.next_round()
            continue
        if view.legal == (DRAW,):
            break
        act(bridge, view.legal[0])
    assert witness.view.legal == (DRAW,)
    bridge.draw()
    assert not bridge.view().can_take_back  # type: ignore[union-attr]
    held = {each.tile for each in bridge.view().hand}  # type: ignore[union-attr]
    bridge.take_back()
    assert {each.tile for each in bridge.view().hand} == held  # type: ignore[union-attr]
    bridge.leave()


def test_undo_takes_back_an_arrangement_before_a_play(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    order = wait_for_turn(qtbot, witness).hand
    bridge.arrange()
    assert witness.view.hand != order
    bridge.flip(order[0].tile)
    bridge.undo()
    bridge.undo()
    assert witness.view.hand == order


def test_the_order_of_the_hand_survives_draws_plays_and_a_record(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    view = wait_for_turn(qtbot, witness)
    backwards = tuple(reversed([each.tile for each in view.hand]))
    bridge.reorder(backwards)
    bridge.flip(backwards[0])
    kept = witness.view.hand
    assert tuple(each.tile for each in kept) == backwards
    for _ in range(6):
        view = wait_for_turn(qtbot, witness)
        act(bridge, view.legal[0])
    still = [each for each in wait_for_turn(qtbot, witness).hand if each in kept]
    assert still == [each for each in kept if each.tile in {one.tile for one in still}]
    assert bridge.match is not None
    again = match_from(record_of(bridge.match))
    other, other_witness, _ = bridge_at(table())
    other.open_match(again)
    assert other_witness.view.hand == witness.view.hand
    bridge.leave()
    other.leave()


def test_arranging_frames_the_longest_train_and_playing_its_first_tile_keeps_the_rest(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table(number=3))
    wait_for_turn(qtbot, witness)
    bridge.arrange()
    train = witness.view.train
    assert train is not None
    assert train.exact
    assert train.length >= 2
    first = witness.view.hand[0].tile
    brain.silent = True
    assert bridge.try_play(first, 0)
    after = witness.view.train
    assert after is not None
    assert (after.length, after.pips) == (train.length - 1, train.pips - first.pips)
    bridge.leave()


def test_hands_are_covered_between_the_turns_of_two_people(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3, persons=(0, 1)))
    qtbot.waitUntil(lambda: witness.view.phase is Phase.COVERED, timeout=5_000)
    assert witness.view.viewer is None
    assert witness.view.hand == ()
    first = witness.view.to_move
    assert witness.view.bottom == first
    assert bridge.draw() is False
    bridge.uncover()
    assert witness.view.viewer == first
    while witness.view.legal:
        assert witness.view.viewer == first
        act(bridge, witness.view.legal[0])
    assert witness.view.viewer is None
    assert witness.view.hand == ()
    bridge.leave()


def test_leaving_cancels_what_is_being_thought(qtbot: QtBot) -> None:
    bridge, _witness, brain = bridge_at(table(3, persons=()))
    brain.silent = True
    qtbot.waitUntil(lambda: bool(brain.asked))
    brain.silent = True
    asked = len(brain.asked)
    bridge.leave()
    QCoreApplication.processEvents()
    assert brain.cancelled
    assert len(brain.asked) == asked
    assert bridge.view() is None


def test_forced_draws_and_passes_happen_by_themselves_where_that_is_wanted(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(number=9))
    bridge.set_plays_forced(True)
    while wait_for_turn(qtbot, witness).phase is Phase.PLAYING:
        plays = [action for action in witness.view.legal if isinstance(action, Play)]
        if not plays:
            qtbot.waitUntil(
                lambda: (
                    any(isinstance(a, Play) for a in witness.view.legal)
                    or witness.view.phase is not Phase.PLAYING
                )
            )
            continue
        act(bridge, plays[0])
    own = [event for event in witness.events if isinstance(event, TileDrawn) and event.seat == 0]
    assert own


def test_the_same_number_gives_the_same_deal_and_a_rematch_another(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(number=77))
    hand = witness.views[0].hand
    other, other_witness, _ = bridge_at(table(number=77))
    assert other_witness.views[0].hand == hand
    other.rematch()
    assert other_witness.view.number != 77
    bridge.leave()
    other.leave()


def test_a_sealed_deal_is_opened_only_when_the_round_is_over(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    before = bridge.check_deal()
    assert before is not None
    assert before.salt is None
    assert before.order is None
    assert before.commitment == witness.view.commitment
    play_round(qtbot, bridge, witness)
    after = bridge.check_deal()
    assert after is not None
    assert after.recomputed == after.commitment == before.commitment
    assert after.order is not None
    assert len(after.order) == 91


def test_copying_the_position_of_a_running_round_marks_the_match(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    wait_for_turn(qtbot, witness)
    assert bridge.match is not None
    assert LOOKED_INTO not in bridge.match.marks
    assert bridge.position_data() is not None
    assert LOOKED_INTO in bridge.match.marks
    bridge.leave()


def test_a_hint_comes_at_once_and_again_when_it_has_been_thought_over(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table())
    hints: list[tuple[Any, bool]] = []
    bridge.hinted.connect(lambda hint, thought: hints.append((hint, thought)))
    while len(wait_for_turn(qtbot, witness).legal) < 2:
        act(bridge, witness.view.legal[0])
    view = witness.view
    bridge.ask_hint()
    assert hints[0][0].action in view.legal
    assert hints[0][1] is False
    qtbot.waitUntil(lambda: len(hints) == 2)
    assert hints[1][1] is True
    bridge.leave()


@pytest.mark.parametrize("seats", [2, 8])
def test_the_scoresheet_counts_every_seat(qtbot: QtBot, seats: int) -> None:
    bridge, witness, _ = bridge_at(table(seats))
    view = play_round(qtbot, bridge, witness)
    assert view.result is not None
    assert view.scoresheet.totals == view.result.points
    assert len(view.scoresheet.names) == seats
