"""Going back: bookmarks, and whole turns taken back where that is allowed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.returning import Bookmark, bookmarks, set_bookmark, turn_start
from mextrain_qt.model.actions import Play
from mextrain_qt.model.match import RETURNED, TAKEN_BACK, Match
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.record import match_from, record_of
from tests.model.playing import seats
from tests.sitting_alone import Witness, bridge_at, table
from tests.test_bridge import act, play_round, wait_for_turn


def wait_for_play(qtbot: QtBot, bridge: GameBridge, witness: Witness) -> TableView:
    """Let the match go on until the person can lay a tile."""
    while True:
        view = wait_for_turn(qtbot, witness)
        assert view.phase is Phase.PLAYING
        if any(isinstance(action, Play) for action in view.legal):
            return view
        act(bridge, view.legal[0])


def test_a_turn_goes_back_to_before_its_first_action() -> None:
    match = Match(PRESETS["salon"], seats(3), 3)
    assert turn_start(match, 0) is None
    began: dict[int, int] = {}
    laid: dict[int, int] = {}
    for _ in range(60):
        game = match.round
        seat, turn = game.seat, game.turns_taken[game.seat]
        if seat not in began or (not game.laid and not game.drawn):
            began[seat] = len(match.current.actions)
        action = game.legal_actions()[0]
        match.apply(action)
        if isinstance(action, Play):
            laid[seat] = began[seat]
        for each in range(3):
            assert turn_start(match, each) == laid.get(each), (each, turn)
        if match.round.outcome is not None:
            break
    assert len(laid) == 3


def test_bookmarks_are_kept_with_the_match_and_set_once() -> None:
    match = Match(PRESETS["salon"], seats(3), 3)
    set_bookmark(match)
    set_bookmark(match)
    match.apply(match.round.legal_actions()[0], 1_750_000_000.0)
    set_bookmark(match)
    expected = (Bookmark(1, 0, 0.0), Bookmark(1, 1, 1_750_000_000.0))
    assert bookmarks(match) == expected
    assert bookmarks(match_from(record_of(match))) == expected


def test_returning_to_a_bookmark_brings_the_moment_back_and_marks_the_match(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3))
    wait_for_turn(qtbot, witness)
    act(bridge, witness.view.legal[0])
    view = wait_for_turn(qtbot, witness)
    bridge.set_bookmark()
    for _ in range(4):
        act(bridge, witness.view.legal[0])
        wait_for_turn(qtbot, witness)
    assert bridge.match is not None
    bridge.match.id = "kept"
    (mark,) = bridge.bookmarks()
    bridge.return_to(mark)
    back = witness.view
    assert back.lines == view.lines
    assert {each.tile for each in back.hand} == {each.tile for each in view.hand}
    assert back.legal == view.legal
    assert bridge.match.marks == {RETURNED}
    assert bridge.match.id == "kept"
    assert bridge.bookmarks() == (mark,)
    bridge.leave()


def test_a_bookmark_of_an_earlier_round_leads_back_to_it(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3))
    wait_for_turn(qtbot, witness)
    bridge.set_bookmark()
    play_round(qtbot, bridge, witness)
    bridge.next_round()
    wait_for_turn(qtbot, witness)
    (mark,) = bridge.bookmarks()
    bridge.return_to(mark)
    assert witness.view.round_number == 1
    assert witness.view.scoresheet.rows[0].points is None
    bridge.leave()


def test_a_bookmark_of_another_match_leads_nowhere(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3))
    view = wait_for_turn(qtbot, witness)
    bridge.return_to(Bookmark(1, 99, 0.0))
    assert bridge.view() == view
    bridge.leave()


def test_whole_turns_are_taken_back_only_where_that_is_allowed(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3))
    first = wait_for_play(qtbot, bridge, witness)
    play = next(action for action in first.legal if isinstance(action, Play))
    act(bridge, play)
    later = wait_for_turn(qtbot, witness)
    while later.phase is Phase.PLAYING and later.can_take_back:
        # It is still the own turn, as after a double.
        act(bridge, later.legal[0])
        later = wait_for_turn(qtbot, witness)
    bridge.take_back()
    assert bridge.view() == later
    assert bridge.match is not None
    assert not bridge.match.marks

    bridge.set_takes_back_further(True)
    assert witness.view.can_take_back
    bridge.take_back()
    assert witness.view.lines == first.lines
    assert {each.tile for each in witness.view.hand} == {each.tile for each in first.hand}
    assert play in witness.view.legal
    assert bridge.match.marks == {TAKEN_BACK}
    assert not witness.view.can_redo
    bridge.leave()


def test_the_own_last_play_is_taken_back_without_a_mark_also_where_more_is_allowed(qtbot: QtBot) -> None:
    bridge, witness, brain = bridge_at(table(3))
    bridge.set_takes_back_further(True)
    view = wait_for_play(qtbot, bridge, witness)
    brain.silent = True
    act(bridge, next(action for action in view.legal if isinstance(action, Play)))
    bridge.take_back()
    assert witness.view.lines == view.lines
    assert witness.view.can_redo
    assert bridge.match is not None
    assert not bridge.match.marks
    bridge.leave()


def test_a_match_that_is_opened_tells_what_happened_since_the_last_own_turn(qtbot: QtBot) -> None:
    bridge, witness, _ = bridge_at(table(3))
    for _ in range(5):
        act(bridge, wait_for_turn(qtbot, witness).legal[0])
    since = wait_for_turn(qtbot, witness).since
    assert bridge.match is not None
    assert len(since) < len(bridge.match.current.log)
    other, other_witness, _ = bridge_at(table(3))
    other.open_match(match_from(record_of(bridge.match)))
    assert other_witness.view.since == since
    bridge.leave()
    other.leave()
