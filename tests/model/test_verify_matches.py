"""The long check of whole matches, in short: it passes here, and it sees what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from mextrain_qt.bench import invariants, verify_matches
from mextrain_qt.bench.invariants import Broken, Story
from mextrain_qt.bench.random_tables import random_match
from mextrain_qt.model.options import CHOICES
from mextrain_qt.model.round import Round
from mextrain_qt.model.tiles import TILES
from tests.model.play import random_round

PORTIONS = 2


@pytest.mark.no_cover
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_checked_matches_keep_every_promise(portion: int) -> None:
    # Others than those of the long check, which begins at 0.
    seen = verify_matches.play_portion(100_000 + portion)
    assert seen["matches"] == verify_matches.MATCHES_A_PORTION
    assert seen["actions in records"] == seen["actions"]


@pytest.mark.no_cover
def test_it_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify_matches, "_STATE", tmp_path / "state.json")
    assert verify_matches.main(["--matches", "10"]) == 0
    played = capsys.readouterr().out
    monkeypatch.setattr(verify_matches, "play_portion", lambda portion: pytest.fail("played again"))
    assert verify_matches.main(["--matches", "10"]) == 0
    assert capsys.readouterr().out == played
    (tmp_path / "state.json").write_text(json.dumps({"code": "another", "portions": 1, "seen": {}}))
    with pytest.raises(pytest.fail.Exception):
        verify_matches.main(["--matches", "10"])


def test_a_round_that_breaks_a_promise_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify_matches, "_STATE", tmp_path / "state.json")
    monkeypatch.setattr(Round, "_points", lambda self, out: (1,) * self.seats)
    assert verify_matches.main(["--matches", "10"]) == 1
    said = capsys.readouterr().err
    assert "match 0.0" in said
    assert "'preset':" in said


def test_random_matches_meet_every_value_of_every_option() -> None:
    chance = Random("every value")
    tables = [random_match(chance) for _ in range(600)]
    for name, values in CHOICES.items():
        attribute = "highest" if name == "set" else name
        assert {getattr(options, attribute) for options, _ in tables} == set(values), name
    assert {seats for _, seats in tables} == set(range(2, 9))
    assert any(options.first_engine is not None for options, _ in tables)
    assert any(options.rounds is None for options, _ in tables)


@pytest.fixture
def game() -> Round:
    return random_round(Random("a round"))


def test_a_lost_tile_is_noticed(game: Round) -> None:
    game.hands[0] &= game.hands[0] - 1
    with pytest.raises(Broken, match="lost"):
        invariants.no_tile_is_lost_or_doubled(game)


def test_a_tile_in_two_hands_is_noticed(game: Round) -> None:
    game.hands[0] |= game.hands[1]
    with pytest.raises(Broken, match="twice"):
        invariants.no_tile_is_lost_or_doubled(game)


def test_a_line_that_offers_another_number_is_noticed(game: Round) -> None:
    game.ends[0] = (game.ends[0] + 1) % 7
    with pytest.raises(Broken, match="offers"):
        invariants.lines_read_as_they_lie(game)


def test_what_nobody_was_told_is_noticed(game: Round) -> None:
    story = Story(game)
    game.lines[0].append(TILES[0])
    with pytest.raises(Broken, match="told"):
        story.agrees_with(game)


def test_a_refusal_of_what_is_legal_is_noticed(game: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "refusal", lambda self, action: None)
    with pytest.raises(Broken, match="legal"):
        invariants.legal_or_refused_for_a_reason(game, invariants.EVERY_ACTION)
