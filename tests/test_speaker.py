"""Sounds are played by a process of its own, whose troubles are not the game's."""

from __future__ import annotations

import importlib.util
import io
import json
import os
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from mextrain_qt.speaker import process
from mextrain_qt.speaker.data import RATE, SampleKind, converted, samples_of
from mextrain_qt.speaker.silence import Silence
from mextrain_qt.views.sound_player import ProcessPlayer
from mextrain_qt.views.sounds import Sound

ROOT = Path(__file__).resolve().parent.parent


# The samples.


def test_a_device_that_takes_the_files_as_they_are_gets_them_so() -> None:
    samples = samples_of("lay-1")
    assert converted(samples, RATE, 1, SampleKind.INT16) == samples.tobytes()


@pytest.mark.parametrize(
    ("kind", "code", "loudest"),
    [
        (SampleKind.UINT8, "B", 255),
        (SampleKind.INT16, "h", 32_767),
        (SampleKind.INT32, "i", 32_767 << 16),
        (SampleKind.FLOAT, "f", 32_767 / 32_768),
    ],
)
def test_every_kind_of_sample_keeps_silence_and_loudness(kind: SampleKind, code: str, loudest: float) -> None:
    made = array(code, converted([0, 32_767], RATE, 2, kind))
    silence = 128 if kind is SampleKind.UINT8 else 0
    assert list(made) == pytest.approx([silence, silence, loudest, loudest])


def test_at_twice_the_rate_there_is_a_sample_half_way() -> None:
    made = array("h", converted([0, 100, 50], 2 * RATE, 1, SampleKind.INT16))
    assert list(made) == [0, 50, 100, 75, 50, 50]


@pytest.mark.parametrize("rate", [8_000, 44_100, 48_000, 96_000])
def test_a_sound_is_as_long_at_every_rate(rate: int) -> None:
    samples = samples_of("draw")
    made = array("f", converted(samples, rate, 2, SampleKind.FLOAT))
    assert len(made) / 2 / rate == pytest.approx(len(samples) / RATE, abs=0.001)
    assert max(map(abs, made)) <= 1


# The process's end.


class Loudspeaker(QObject):
    """A player that notes what it is to play."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, float]] = []

    def play(self, sound: str, loudness: float) -> None:
        if sound == "none":
            raise FileNotFoundError(sound)
        self.heard.append((sound, loudness))


def test_it_plays_what_it_is_told_and_passes_over_what_it_cannot_understand(qtbot: QtBot) -> None:
    speaker = process._Speaker(player := Loudspeaker())  # type: ignore[arg-type]
    for line in (
        '{"play": "lay-1", "loudness": 0.5}',
        "nonsense",
        "[]",
        "null",
        '{"play": "draw"}',
        '{"play": "draw", "loudness": "loud"}',
        '{"play": "none", "loudness": 1}',
        '{"play": "draw", "loudness": 1}',
    ):
        speaker.obey(line)
    assert player.heard == [("lay-1", 0.5), ("draw", 1.0)]


def test_where_nothing_can_be_heard_it_says_why_and_ends(qtbot: QtBot) -> None:
    answers = io.StringIO()
    assert process.main(io.StringIO(), answers, lambda: Silence.NO_DEVICE) == 0
    assert json.loads(answers.getvalue()) == {"silence": "no device"}


def test_the_real_process_answers_in_one_line_and_ends_with_its_input() -> None:
    environment = os.environ | {"PULSE_SERVER": "unix:/nowhere", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "mextrain_qt.speaker.process"],
        input="",
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=True,
    )
    (line,) = done.stdout.splitlines()
    said = json.loads(line)["silence"]
    if importlib.util.find_spec("PySide6.QtMultimedia") is None:
        assert said == "not installed"
    elif sys.platform == "linux":
        assert said in ("not installed", "no device"), "no sound server is to be found there"


# The window's end.

Play = Callable[[str], ProcessPlayer]
SPEAKS = 'import json, sys\nprint(json.dumps({"silence": None}), flush=True)\n'


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    """Players whose process runs another script."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    made: list[ProcessPlayer] = []

    def start(script: str) -> ProcessPlayer:
        def set_up(child: QProcess) -> None:
            child.setProgram(sys.executable)
            child.setArguments(["-c", script, str(tmp_path / "heard")])

        player = ProcessPlayer(set_up=set_up)
        made.append(player)
        return player

    yield start
    for player in made:
        player.shut_down()


def test_what_is_to_be_heard_reaches_the_process(play: Play, qtbot: QtBot, tmp_path: Path) -> None:
    player = play(SPEAKS + "open(sys.argv[1], 'w').write(sys.stdin.readline())\nsys.stdin.read()")
    player.play(Sound.GOLD, 0.5)
    qtbot.waitUntil(lambda: player.is_ready)
    player.play(Sound.KNOCK, 0.25)
    heard = tmp_path / "heard"
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text().endswith("\n"))
    assert json.loads(heard.read_text()) == {"play": "knock", "loudness": 0.25}, "the first came too early"


def test_the_reason_of_silence_is_told_and_the_process_left_alone(play: Play, qtbot: QtBot) -> None:
    player = play('print(\'{"silence": "not installed"}\')')
    with qtbot.waitSignal(player.silence_known) as told:
        player.prepare()
    assert told.args == [Silence.NOT_INSTALLED]
    qtbot.waitUntil(lambda: player.process_id == 0)
    player.prepare()
    player.play(Sound.DRAW, 1.0)
    assert player.process_id == 0


def test_a_device_is_looked_for_again_the_next_time(play: Play, qtbot: QtBot, tmp_path: Path) -> None:
    player = play(
        "import pathlib, sys\nseen = pathlib.Path(sys.argv[1])\n"
        'print(\'{"silence": null}\' if seen.exists() else \'{"silence": "no device"}\', flush=True)\n'
        "known = seen.exists()\nseen.touch()\nknown and sys.stdin.read()"
    )
    player.prepare()
    qtbot.waitUntil(lambda: player.silence is Silence.NO_DEVICE and player.process_id == 0)
    player.prepare()
    qtbot.waitUntil(lambda: player.is_ready)
    assert player.silence is None


def test_a_process_that_dies_is_started_again_but_not_for_ever(play: Play, qtbot: QtBot) -> None:
    player = play(SPEAKS + "sys.stdin.readline()\nimport os\nos.abort()")
    for _ in range(4):
        player.prepare()
        qtbot.waitUntil(lambda: player.is_ready)
        player.play(Sound.DRAW, 1.0)
        qtbot.waitUntil(lambda: player.process_id == 0)
    assert player.silence is Silence.BROKEN
    player.play(Sound.DRAW, 1.0)
    player.prepare()
    assert player.process_id == 0


def test_a_process_that_talks_nonsense_is_ended(play: Play, qtbot: QtBot) -> None:
    player = play("import sys\nprint('hello', flush=True)\nsys.stdin.read()")
    player.prepare()
    qtbot.waitUntil(lambda: player.process_id != 0)
    qtbot.waitUntil(lambda: player.process_id == 0)
    assert not player.is_ready


def test_a_program_that_cannot_be_started_leaves_the_game_silent(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    player = ProcessPlayer(set_up=lambda child: child.setProgram("/nowhere/at/all"))
    player.prepare()
    qtbot.waitUntil(lambda: player.silence is Silence.BROKEN)
    player.play(Sound.DRAW, 1.0)


def test_after_the_end_nothing_is_started_any_more(play: Play, qtbot: QtBot) -> None:
    player = play(SPEAKS + "sys.stdin.read()")
    player.prepare()
    qtbot.waitUntil(lambda: player.is_ready)
    player.shut_down()
    player.play(Sound.DRAW, 1.0)
    player.prepare()
    assert player.process_id == 0
    assert not player.is_ready
