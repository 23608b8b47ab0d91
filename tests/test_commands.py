"""The commands on positions, deals, records and the history: JSON out, sentences beside, exit status."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mextrain_qt.cli import main
from mextrain_qt.commands.position import answer_to
from mextrain_qt.model.actions import DRAW
from mextrain_qt.model.deal import first_starter, shuffled, start_round
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.notation import position_from, position_to
from mextrain_qt.model.options import Options, options_from_rules
from mextrain_qt.model.record import record_of, record_text
from mextrain_qt.store.folders import data_folder
from mextrain_qt.store.history import DATABASE, RECORDS, History
from tests.model.play import cases, table
from tests.model.playing import play_round, played_match, seats

ROOT = Path(__file__).resolve().parent.parent


class Told:
    """What a command answered: its exit status, its lines on standard output, and the rest."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.lines = out.splitlines()
        self.errors = err

    @property
    def answers(self) -> list[Any]:
        return [json.loads(line) for line in self.lines]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    def run_command(*words: str, given: str | bytes = "") -> Told:
        data = given if isinstance(given, bytes) else given.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        capsys.readouterr()
        try:
            status = main(list(words))
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Told(status, out, err)

    return run_command


def lines(*values: Any) -> str:
    return "".join(json.dumps(value) + "\n" for value in values)


# position


def test_position_answers_every_line_as_the_known_cases_expect(run: Any) -> None:
    known = cases("situations") + cases("games") + cases("refusals")
    asked = [{"position": case["position"], "actions": case["actions"]} for case in known]
    told = run("position", given=lines(*asked))
    assert told.status == 1, "some were refused"
    assert len(told.answers) == len(known)
    for case, answer in zip(known, told.answers, strict=True):
        if "error" in case["expect"]:
            assert answer["step"] == case["expect"]["step"]
        else:
            assert answer["steps"] == case["expect"]["steps"]


def test_position_is_done_well_where_nothing_is_refused(run: Any) -> None:
    case = cases("situations")[0]
    told = run("position", given=lines({"position": case["position"]}))
    assert told.status == 0
    assert told.errors == ""
    (answer,) = told.answers
    assert list(answer) == ["steps", "position", "over"]
    assert answer["over"] is None


def test_position_goes_on_after_a_line_that_is_wrong(run: Any) -> None:
    good = json.dumps({"position": cases("situations")[0]["position"]}).encode()
    bad = [
        b"{",
        b"[1]",
        b"\xff\xfe",
        b'{"position": NaN}',
        b"[" * 100_000,
        b'{"actions": []}',
        b'{"position": 3}',
    ]
    told = run("position", given=b"\n".join([*bad, b"", good]))
    assert told.status == 1
    assert [("error" in answer) for answer in told.answers] == [True] * len(bad) + [False]
    assert all(answer["step"] is None for answer in told.answers[:-1])
    assert told.answers[0]["error"].startswith("line 1 is not JSON")
    assert told.answers[1]["error"] == "line 2 is not a JSON object"
    assert told.answers[5]["error"] == "position: is missing"


@pytest.mark.parametrize(
    ("extra", "error", "step"),
    [
        ({"colour": 1}, "colour: there is no such key", None),
        ({"actions": "draw"}, "actions: is not a list", None),
        ({"actions": [3]}, "3 is not an action", 0),
        ({"actions": ["x" * 9_999]}, "'xxxx", 0),
        ({"actions": ["6-1>1", "pass"]}, "pass: ", 1),
    ],
)
def test_position_says_what_is_wrong_with_a_line(extra: dict[str, Any], error: str, step: int | None) -> None:
    answer = answer_to({"position": cases("situations")[0]["position"], **extra})
    assert answer["error"].startswith(error)
    assert answer["step"] == step
    assert len(answer["error"]) < 300


def test_position_lists_hands_by_larger_then_smaller_half_and_the_boneyard_in_full() -> None:
    game = table({}, ["6-1 3-2 5-0", "5-5"])
    answer = answer_to({"position": position_to(game.position()), "actions": ["6-1>1"]})
    assert answer["position"]["hands"] == [["3-2", "5-0"], ["5-5"]]
    assert answer["position"]["boneyard"][0] == "0-0"
    assert answer["steps"][1]["seat"] == 2


# perft


def test_perft_counts_and_takes_known_values_along(run: Any) -> None:
    known = cases("perft")[:3]
    told = run("perft", "3", given=lines(*known, known[0]["position"]))
    assert told.status == 0
    for case, answer in zip([*known, known[0]], told.answers, strict=True):
        assert answer == {"perft": case["perft"][:4]}


def test_perft_refuses_a_line_and_goes_on(run: Any) -> None:
    told = run("perft", "1", given="{}\nx\n" + lines(cases("perft")[0]))
    assert told.status == 1
    assert told.answers[0] == {"error": "engine: is missing", "step": None}
    assert "perft" in told.answers[2]


@pytest.mark.parametrize("depth", ["-1", "x", "1.5", ""])
def test_perft_wants_a_whole_depth(run: Any, depth: str) -> None:
    assert run("perft", depth).status == 2


# deal


def test_deal_prints_the_first_turn_of_a_numbered_deal(run: Any) -> None:
    told = run("deal", "--number", "7", "--seats", "5", "--round", "3", "--option", "burst=true")
    assert told.status == 0
    options = options_from_rules({"burst": True})
    starter = (first_starter(7, 5) + 2) % 5
    start = start_round(options, 5, shuffled(7, 3, 12), 3, starter)
    assert position_from(told.answers[0]) == start.position
    assert told.answers[0]["rules"] == {"preset": "salon", "set": 12, "burst": True}


def test_deal_takes_presets_and_words_for_values(run: Any) -> None:
    told = run(
        "deal", "--number", "1", "--preset", "family", "--option", "set=9", "--option", "engine=highest"
    )
    assert told.answers[0]["rules"] == {"preset": "family", "set": 9, "engine": "highest"}


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--number", "0"], "0 is not the number of a deal"),
        (["--number", "1", "--seats", "9"], "seats: 9 cannot play"),
        (["--number", "1", "--round", "14"], "round 14: the match has rounds 1 to 13"),
        (["--number", "1", "--preset", "casino"], "preset: there is no preset 'casino'"),
        (["--number", "1", "--option", "burst"], "--option burst: an option is given as NAME=VALUE"),
        (["--number", "1", "--option", "burst=maybe"], "burst: 'maybe' is not one of false, true"),
        (["--number", "1", "--option", "hand_size=60"], "hand_size: 60 tiles for each of 4 seats"),
    ],
)
def test_deal_refuses_what_cannot_be_dealt(run: Any, words: list[str], error: str) -> None:
    told = run("deal", *words)
    assert told.status == 1
    assert told.lines == []
    assert told.errors.startswith(error)


def test_deal_wants_a_number(run: Any) -> None:
    assert run("deal").status == 2


# verify


def written(tmp_path: Path, match: Match, name: str = "match.json") -> str:
    path = tmp_path / name
    path.write_text(record_text(match), "utf-8")
    return str(path)


def test_verify_replays_records(run: Any, tmp_path: Path) -> None:
    match = played_match(Options(highest=6))
    running = played_match(Options(highest=6), rounds=2)
    told = run("verify", written(tmp_path, match, "a"), written(tmp_path, running, "b"))
    assert told.status == 0
    assert told.errors == ""
    assert told.answers[0] == {
        "record": str(tmp_path / "a"),
        "ok": True,
        "rounds": 7,
        "actions": sum(len(played.actions) for played in match.rounds),
        "sealed_deals": 7,
        "number": 7,
        "over": True,
    }
    assert told.answers[1]["over"] is False


def test_verify_tells_where_a_record_cheats_and_goes_on(run: Any, tmp_path: Path) -> None:
    good = written(tmp_path, played_match(Options(highest=6)))
    record = record_of(played_match(Options(highest=6)))
    record["rounds"][2]["points"][0] += 1
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record), "utf-8")
    told = run("verify", str(bad), str(tmp_path / "none.json"), good)
    assert told.status == 1
    assert [answer["ok"] for answer in told.answers] == [False, False, True]
    assert told.answers[0]["place"] == "rounds[3].points"
    assert f"{bad}: rounds[3].points: are" in told.errors
    assert "none.json: cannot be read" in told.errors


def test_verify_wants_a_record(run: Any) -> None:
    assert run("verify").status == 2


# show


def test_show_prints_the_table_every_turn_and_the_scoresheet(run: Any, tmp_path: Path) -> None:
    match = played_match(Options(highest=6, burst=True, rounds=2))
    match.marks.add("looked_into")
    told = run("show", written(tmp_path, match))
    text = "\n".join(told.lines)
    assert told.status == 0
    assert told.lines[0] == "Mexican Train: salon, double-6 set, 3 seats, deal 7"
    assert "  1  Seat 1 (person)" in told.lines
    assert "House rules: burst = yes, rounds = 2" in told.lines
    assert "Marks: looked into" in told.lines
    assert "Round 1, engine 6-6" in told.lines
    assert "Round 2, engine 5-5" in told.lines
    for tile in match.rounds[0].start.position.boneyard[:1]:
        assert match.rounds[0].actions.count(DRAW) == 0 or f"draws {tile}" in text
    assert told.lines[-2].split() == ["Total", *map(str, match.totals)]
    assert told.lines[-1] in (f"Seat {match.winners[0] + 1} wins.", "Shared by Seat 1 and Seat 2.")


def test_show_has_every_action_once(run: Any, tmp_path: Path) -> None:
    match = played_match(Options(highest=6, engine="holder", rounds=3), 4)
    text = "\n".join(run("show", written(tmp_path, match)).lines)
    plays = sum(action.text[0].isdigit() for played in match.rounds for action in played.actions)
    assert text.count(" on the ") == plays
    assert text.count("passes") == sum(a.text == "pass" for played in match.rounds for a in played.actions)
    assert text.count(" lays the engine") == sum(p.start.layer is not None for p in match.rounds)
    draws = sum(len(p.start.drawn) + p.actions.count(DRAW) for p in match.rounds)
    assert text.count("draws ") == draws


def test_show_can_be_asked_for_one_round_or_the_scores(run: Any, tmp_path: Path) -> None:
    path = written(tmp_path, played_match(Options(highest=6)))
    one = run("show", path, "--round", "2").lines
    assert next(line for line in one if line.startswith("Round ")) == "Round 2, engine 5-5"
    scores = run("show", path, "--scores").lines
    assert not any(" holds " in line for line in scores)
    assert len(scores) < len(one)
    wrong = run("show", path, "--round", "9")
    assert wrong.status == 1
    assert "round 9: the record has rounds 1 to 7" in wrong.errors


def test_show_tells_of_blocked_unfinished_and_shared(run: Any, tmp_path: Path) -> None:
    blocked = next(
        match
        for number in range(1, 200)
        if (match := played_match(Options(highest=6, rounds=1), 3, number)).round.outcome is not None
        and match.round.outcome.reason == "blocked"
    )
    assert any("Blocked: nobody can go on." in line for line in run("show", written(tmp_path, blocked)).lines)
    running = run("show", written(tmp_path, played_match(Options(highest=6), rounds=1))).lines
    assert "  The round is not over." in running
    assert running[-1] == "The match is not over."
    options = Options(highest=6, rounds=1, hand_size=1, engine="holder", tie_break="shared")
    shared = next(
        match for number in range(1, 300) if len((match := played_match(options, 3, number)).winners) > 1
    )
    assert run("show", written(tmp_path, shared)).lines[-1].startswith("Shared by Seat ")


def test_show_tells_when_a_seat_is_done(run: Any, tmp_path: Path) -> None:
    match = Match(Options(highest=9, burst=True), seats(3), 5)
    play_round(match, Random(1))
    done = sum(action.text == "done" for action in match.current.actions)
    assert done
    assert "\n".join(run("show", written(tmp_path, match)).lines).count("is done") == done


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "mexican-train/2"}'])
def test_show_refuses_what_is_no_record(run: Any, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    told = run("show", str(path))
    assert told.status == 1
    assert told.lines == []
    assert told.errors.startswith(f"{path}: ")
    assert path.read_text() == text
    assert run("show", str(tmp_path / "none")).status == 1


def test_show_prints_names_that_the_terminal_cannot(tmp_path: Path) -> None:
    match = Match(Options(highest=6), (Seat("Zoë 茶", "person"), Seat("Bea", "casual")), 3)
    path = written(tmp_path, match)
    done = subprocess.run(
        [sys.executable, "-m", "mextrain_qt", "show", path],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Zo? ?" in done.stdout


# history


def test_history_is_rebuilt_from_its_records(run: Any, tmp_path: Path) -> None:
    history = History(tmp_path)
    for number in (1, 2):
        history.keep(played_match(Options(highest=6, rounds=1), number=number))
    entries = history.entries()
    history.close()
    (tmp_path / DATABASE).write_bytes(b"damaged" * 1_000)
    told = run("history", "rebuild", "--folder", str(tmp_path))
    assert told.status == 0
    assert told.answers == [{"matches": 2, "refused": []}]
    assert "the old database was not usable: file is not a database; it is now" in told.errors
    reopened = History(tmp_path)
    assert reopened.entries() == entries
    reopened.close()


def test_history_tells_of_records_it_cannot_use(run: Any, tmp_path: Path) -> None:
    bad = tmp_path / RECORDS / "bad.json"
    bad.parent.mkdir()
    bad.write_text("{")
    told = run("history", "rebuild", "--folder", str(tmp_path))
    assert told.status == 1
    assert told.answers == [{"matches": 0, "refused": [str(bad)]}]
    assert f"{bad}: record: is not JSON" in told.errors


def test_history_is_where_the_platform_keeps_data(run: Any) -> None:
    told = run("history", "rebuild")
    assert told.answers == [{"matches": 0, "refused": []}]
    assert (data_folder() / DATABASE).exists()


def test_history_that_cannot_be_made_is_said_to_be_so(run: Any, tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    told = run("history", "rebuild", "--folder", str(tmp_path))
    assert told.status == 1
    assert told.lines == []
    assert f"the history in {tmp_path} cannot be used: " in told.errors


def test_history_in_what_is_no_folder_is_refused_in_one_sentence(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    told = run("history", "rebuild", "--folder", str(tmp_path / "file" / "history"))
    assert told.status == 1
    assert "cannot be used: " in told.errors
    assert "Errno" not in told.errors


def test_history_wants_to_know_what_to_do(run: Any) -> None:
    assert run("history").status == 2
