"""Replays: every moment of a match again, with hands hidden or open, and nothing to be done on it."""

from __future__ import annotations

import time
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.publish import scoresheet
from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.replay import Replay
from mextrain_qt.model.events import Event, TileDrawn
from mextrain_qt.model.match import BRANCHED, Match, Seat
from mextrain_qt.model.options import PRESETS, Options
from mextrain_qt.model.record import match_from_text, record_text
from mextrain_qt.model.tiles import tiles_in
from tests.model.playing import played_match, seats
from tests.test_bridge import tiles_reachable_from


class Watcher:
    """Remembers what a replay shows."""

    def __init__(self, replay: Replay) -> None:
        self.shown: list[tuple[TableView, tuple[Event, ...]]] = []
        self._replay = replay
        replay.changed.connect(self.take)

    def take(self, view: TableView, events: tuple[Event, ...]) -> None:
        self.shown.append((view, events))

    @property
    def view(self) -> TableView:
        return self.shown[-1][0]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.shown[-1][1]


@pytest.fixture(scope="module")
def match() -> Match:
    return played_match(Options(highest=6), 3, number=7)


def watched(match: Match) -> tuple[Replay, Watcher]:
    replay = Replay(match)
    watcher = Watcher(replay)
    replay.show()
    return replay, watcher


def test_stepping_on_goes_through_every_moment_of_every_round(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    for number, played in enumerate(match.rounds, start=1):
        for action in range(len(played.actions) + 1):
            place, view = replay.place, watcher.view
            assert (place.round_number, place.action, place.actions) == (number, action, len(played.actions))
            then = match.branch(number, action)
            assert view.engine == played.start.position.engine
            assert [[laid.tile for laid in line.tiles] for line in view.lines] == [
                list(then.round.lines[line.line]) for line in view.lines
            ]
            assert [seat.tiles for seat in view.seats] == [hand.bit_count() for hand in then.round.hands]
            assert view.boneyard == then.round.boneyard_count
            assert view.scoresheet == scoresheet(then, range(3))
            replay.step(1)
    assert replay.place.is_last
    assert watcher.view.phase is Phase.MATCH_OVER
    assert watcher.view.winners == match.winners


def test_stepping_back_shows_the_same_pictures_in_reverse(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    there = [watcher.view]
    while not replay.place.is_last:
        replay.step(1)
        there.append(watcher.view)
    back = [watcher.view]
    while not replay.place.is_first:
        replay.step(-1)
        back.append(watcher.view)
    assert back == there[::-1]


def test_events_come_with_the_next_moment_alone(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    replay.step(1)
    assert watcher.events
    replay.step(1)
    assert watcher.events
    replay.step(-1)
    assert not watcher.events
    replay.step(2)
    assert not watcher.events
    replay.go_to_round(2)
    assert not watcher.events


def test_there_is_nothing_beyond_the_ends(qtbot: QtBot, match: Match) -> None:
    replay, _ = watched(match)
    replay.step(-1)
    assert replay.place.is_first
    replay.go_to(1_000_000)
    assert replay.place.is_last
    replay.step(1)
    assert replay.place.moment == replay.place.moments - 1
    with pytest.raises(ValueError, match="no moment"):
        replay.go_to_action(1, 1_000)
    with pytest.raises(ValueError, match="no moment"):
        replay.go_to_round(len(match.rounds) + 1)


def test_every_moment_can_be_gone_to_in_any_order(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    order = list(range(replay.place.moments))
    Random(3).shuffle(order)
    pictures = {}
    for moment in order:
        replay.go_to(moment)
        assert replay.place.moment == moment
        pictures[moment] = watcher.view
    other, again = watched(match)
    for moment in range(other.place.moments):
        assert again.view == pictures[moment]
        other.step(1)


def test_with_hidden_hands_no_tile_of_another_is_shown(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    while not replay.place.is_last:
        replay.step(1)
        if watcher.view.phase is not Phase.PLAYING:
            continue
        view = watcher.view
        assert replay.hands() == ()
        assert view.viewer == 0
        seen = {laid.tile for line in view.lines for laid in line.tiles} | {each.tile for each in view.hand}
        assert set(tiles_reachable_from(view)) <= seen
        drawn = [event for event in watcher.events if isinstance(event, TileDrawn)]
        assert all(event.tile is None for event in drawn if event.seat != 0)


def test_open_hands_are_those_of_the_moment(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    replay.set_hands_open(True)
    replay.set_viewer(2)
    replay.go_to_action(2, 9)
    then = match.branch(2, 9)
    for hand in replay.hands():
        assert {each.tile for each in hand.tiles} == set(tiles_in(then.round.hands[hand.seat]))
    assert watcher.view.viewer == 2
    assert {each.tile for each in watcher.view.hand} == set(tiles_in(then.round.hands[2]))
    replay.set_hands_open(False)
    assert watcher.view.viewer == 0
    assert replay.hands() == ()


def test_where_several_people_played_hidden_hands_are_hidden_from_all(qtbot: QtBot) -> None:
    who = tuple(Seat(name, "person") for name in ("Ana", "Bea"))
    match = Match(PRESETS["salon"], who, 5)
    replay, watcher = watched(match)
    assert watcher.view.viewer is None
    assert watcher.view.hand == ()
    replay.set_hands_open(True)
    assert watcher.view.viewer == 0
    assert watcher.view.hand


def test_nothing_can_be_done_on_a_replayed_table(qtbot: QtBot, match: Match) -> None:
    replay, watcher = watched(match)
    while not replay.place.is_last:
        assert watcher.view.legal == ()
        assert not any(line.usable for line in watcher.view.lines)
        assert not watcher.view.can_take_back
        replay.step(1)


def test_playing_on_from_a_moment_leaves_the_match_alone_and_is_marked(qtbot: QtBot) -> None:
    match = played_match(Options(highest=6), 3, number=9)
    match.id = "original"
    before = record_text(match)
    replay, _ = watched(match)
    replay.go_to_action(2, 5)
    branch = replay.branch()
    assert branch.marks == {BRANCHED}
    assert branch.id != match.id
    assert (len(branch.rounds), len(branch.current.actions)) == (2, 5)
    branch.apply(branch.round.legal_actions()[0])
    replay.step(3)
    assert record_text(match) == before


def test_the_lead_at_the_end_of_a_round_is_what_the_others_have_more(qtbot: QtBot) -> None:
    match = played_match(Options(highest=6), 3, number=9, rounds=1)
    replay = Replay(match)
    points = match.rounds[0].points
    assert points is not None
    assert replay.lead(1, 1) == (points[0] + points[2]) / 2 - points[1]
    assert replay.lead(1, 2) is None
    assert [mark.is_over for mark in replay.rounds] == [True, False]


def test_thirteen_rounds_open_in_half_a_second_and_step_in_less_than_a_twentieth(qtbot: QtBot) -> None:
    match = Match(PRESETS["salon"], seats(4), 7)
    chance = Random(7)
    while not match.is_over:
        if match.round.outcome is not None:
            match.next_round()
        legal = match.round.legal_actions()
        match.apply(legal[int(chance.random() * len(legal))])
    text = record_text(match)

    # Of this process alone: others may be at work on the machine.
    start = time.process_time()
    replay, _ = watched(match_from_text(text))
    opened = time.process_time() - start
    assert opened < 0.5

    steps = []
    for step in (1, -1):
        while not (replay.place.is_last if step > 0 else replay.place.is_first):
            start = time.process_time()
            replay.step(step)
            steps.append(time.process_time() - start)
    assert len(steps) > 2_000
    assert sorted(steps)[len(steps) * 99 // 100] < 0.05
