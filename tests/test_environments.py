"""The program in odd surroundings: it opens, deals, plays and closes, and says what it cannot do."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mextrain_qt.home import settle_home
from mextrain_qt.store.folders import data_folder

pytestmark = pytest.mark.gui

ROOT = Path(__file__).resolve().parent.parent
OF_THE_PERSON = ("HOME", "LANG", "LANGUAGE", "QT_SCALE_FACTOR", "QT_QPA_PLATFORM")


def opened(folder: Path, **surroundings: str) -> dict[str, Any]:
    """What comes of opening the program with that set in its environment; the rest of it is plain."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in OF_THE_PERSON and not name.startswith(("LC_", "XDG_"))
    }
    usual = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    environment = {name: value for name, value in (kept | usual | surroundings).items() if value != "unset"}
    answer = subprocess.run(
        [sys.executable, "-m", "tests.opening"],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stderr
    assert "Traceback" not in answer.stderr
    found: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    assert found["played"] == 3
    return found


def screens(folder: Path, *sizes: tuple[int, int, float]) -> str:
    """The platform with these screens side by side: width, height, device pixels a pixel."""
    described, x = [], 0
    for number, (width, height, ratio) in enumerate(sizes):
        described.append(
            {
                "name": str(number), "x": x, "y": 0, "width": width, "height": height, "dpr": ratio,
                "logicalDpi": 96, "logicalBaseDpi": 96,
            }
        )  # fmt: skip
        x += width
    path = folder / "screens.json"
    path.write_text(json.dumps({"screens": described}), encoding="utf-8")
    return f"offscreen:configfile={path}"


def told(*words: str, **surroundings: str) -> tuple[int, list[str]]:
    """The exit status of the program with those words and surroundings, and the lines it says."""
    kept = {name: value for name, value in os.environ.items() if name not in (*OF_THE_PERSON, "DISPLAY")}
    answer = subprocess.run(
        [sys.executable, "-m", "mextrain_qt", *words],
        cwd=ROOT, env=kept | surroundings, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert answer.stdout == ""
    return answer.returncode, answer.stderr.splitlines()


def test_a_platform_that_qt_does_not_have_is_one_sentence_and_no_abort(tmp_path: Path) -> None:
    status, (said,) = told(QT_QPA_PLATFORM="nonsense", HOME=str(tmp_path))
    assert status == 1
    assert said.startswith("mextrain-qt: no window can be opened: ")
    assert "QT_QPA_PLATFORM is set to 'nonsense'" in said


@pytest.mark.skipif(sys.platform != "linux", reason="X is Linux's")
def test_a_screen_that_is_not_there_is_one_sentence_and_no_abort(tmp_path: Path) -> None:
    status, (said,) = told(DISPLAY=":7777", HOME=str(tmp_path))
    assert status == 1
    assert said.startswith("mextrain-qt: no window can be opened")
    assert "QT_QPA_PLATFORM" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="HOME is not Windows'")
@pytest.mark.parametrize("home", [None, "", "a folder"])
def test_whoever_has_no_home_has_the_one_the_system_knows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: str | None
) -> None:
    # So that what the function sets is undone after the test.
    monkeypatch.setenv("HOME", home or "")
    if home is None:
        monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", lambda number: SimpleNamespace(pw_dir=str(tmp_path)))
    settle_home()
    assert os.environ["HOME"] == str(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="HOME is not Windows'")
def test_whom_the_system_does_not_know_can_play_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setenv("HOME", "")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    settle_home()
    assert data_folder().is_absolute()


@pytest.mark.skipif(sys.platform == "win32", reason="HOME is not Windows'")
def test_a_home_of_choice_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    settle_home()
    assert os.environ["HOME"] == str(tmp_path)


@pytest.mark.parametrize("locale", ["C", "tr_TR.UTF-8", "xx_NONSENSE"])
def test_any_locale_and_scale_will_do(tmp_path: Path, locale: str) -> None:
    found = opened(tmp_path, LC_ALL=locale, LANG=locale, QT_SCALE_FACTOR="2")
    assert found["said"] == []
    assert found["ratio"] == 2
    assert "Mexican Train" in found["title"]


def test_without_a_home_and_without_sound_it_plays(tmp_path: Path) -> None:
    found = opened(
        tmp_path,
        HOME="unset",
        XDG_DATA_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path),
        PULSE_SERVER="unix:/nowhere",
    )
    assert found["said"] == []


def test_where_nothing_can_be_written_one_sentence_says_so_and_play_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("no folder", encoding="utf-8")
    (said,) = opened(tmp_path, HOME=str(home))["said"]
    assert str(home) in said
    assert said.endswith("You can play on.")


def test_on_a_tiny_screen_the_window_is_no_larger_than_it_must_be(tmp_path: Path) -> None:
    found = opened(tmp_path, QT_QPA_PLATFORM=screens(tmp_path, (800, 480, 1.0)))
    assert found["fits"]
    assert found["tile"] >= 9


def test_two_unlike_screens_will_do(tmp_path: Path) -> None:
    found = opened(tmp_path, QT_QPA_PLATFORM=screens(tmp_path, (3840, 2160, 2.0), (1280, 1024, 1.0)))
    assert found["fits"]
    assert found["tile"] >= 20


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_ctrl_c_in_the_terminal_ends_the_program_with_the_match_saved(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    # Where the tests run in the background it is ignored, and their children would ignore it too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        program = subprocess.Popen(
            [sys.executable, "-m", "mextrain_qt", "--new", "salon", "--number", "5"],
            cwd=ROOT, env=kept | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    with program:
        while not (saved := list(tmp_path.rglob("match.json"))):
            with contextlib.suppress(subprocess.TimeoutExpired):
                pytest.fail(f"it ended with {program.wait(0.02)}")
        program.send_signal(signal.SIGINT)
        _, said = program.communicate(timeout=60)
    assert program.returncode == -signal.SIGINT
    assert said == ""
    assert json.loads(saved[0].read_text(encoding="utf-8"))["rounds"]
