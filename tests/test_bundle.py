"""The self-contained program that `make package` built, used as a person uses it.

Not part of `make test`: the bundle takes half a minute to build. Where there is none, these are skipped.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mextrain_qt import __version__
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.observation import observe
from mextrain_qt.model.options import PRESETS
from mextrain_qt.model.wire import to_json

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "build" / "bundle" / "mextrain-qt"
PROGRAM = BUNDLE / "mextrain-qt"
PATIENCE = 30.0
"""Seconds after which something is not going to happen any more."""

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(not PROGRAM.is_file(), reason="there is no bundle: make package"),
]

on_screen = pytest.mark.skipif(
    sys.platform != "linux" or not os.environ.get("DISPLAY") or shutil.which("xdotool") is None,
    reason="needs an X screen and xdotool: make package",
)


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Surroundings without a Python, and with a home of their own."""
    kept = {name: os.environ[name] for name in ("DISPLAY", "QT_QPA_PLATFORM") if name in os.environ}
    folders = {
        f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")
    }
    return {"PATH": "/nowhere", "HOME": str(tmp_path), "LANG": "C.UTF-8", **kept, **folders}


def run(home: dict[str, str], *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run one of the program's commands."""
    command = [str(PROGRAM), *words]
    return subprocess.run(
        command, env=home, input=said, capture_output=True, text=True, timeout=120, check=False, cwd="/"
    )


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"{what}: not within {PATIENCE:.0f} s"
        time.sleep(0.05)


class Person:
    """Somebody at the screen, with a keyboard."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=60, check=False)
        return done.stdout.strip()

    def sees(self, title: str) -> str:
        """The window whose title matches, as soon as it is there; it gets the keyboard."""
        windows: list[str] = []

        def found() -> bool:
            assert self.process.poll() is None, f"the program ended: {self.process.communicate()}"
            windows[:] = self._xdotool("search", "--onlyvisible", "--name", title).split()
            return bool(windows)

        until(found, f"a window called {title}")
        # There is no window manager to do it.
        self._xdotool("windowfocus", "--sync", windows[-1])
        return windows[-1]

    def presses(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self._xdotool("key", "--delay", "40", *keys)

    def types(self, text: str) -> None:
        """Type a text over the one that is selected."""
        self._xdotool("type", "--delay", "5", text)


@contextmanager
def playing(home: dict[str, str], *words: str) -> Iterator[Person]:
    """The program in a window, and somebody in front of it."""
    process = subprocess.Popen(
        [str(PROGRAM), *words], env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd="/"
    )
    try:
        yield Person(process)
    finally:
        process.kill()
        process.communicate()


def leaves(person: Person) -> None:
    """Quit, and say that the match may be left; nothing may have gone wrong till then."""
    person.sees("Mexican Train")
    person.presses("ctrl+q")
    person.sees("Leave the match")
    person.presses("Return")
    output, errors = person.process.communicate(timeout=PATIENCE)
    assert (person.process.returncode, output, errors) == (0, "", "")


def saved(person: Person, file: Path) -> dict[str, Any]:
    """Have the match saved in a file; the record in it."""
    person.sees("Mexican Train")
    person.presses("ctrl+shift+s")
    person.sees("Save the match")
    person.presses("ctrl+a")
    person.types(str(file))
    person.presses("Return")
    until(lambda: file.is_file() and file.stat().st_size > 0, "a saved match")
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def a_deal_and_its_first_play(home: dict[str, str]) -> tuple[int, int, str]:
    """The number of a deal, the place of a tile in seat 1's hand (from 0), and its play on the own line."""
    for number in range(1, 50):
        deal = json.loads(run(home, "deal", "--number", str(number), "--seats", "2").stdout)
        answer = run(home, "position", said=json.dumps({"position": deal}) + "\n").stdout
        step = json.loads(answer)["steps"][0]
        for action in step["legal"]:
            tile, _, line = action.partition(">")
            if (step["seat"], line) == (1, "1"):
                return number, deal["hands"][0].index(tile), action
    raise AssertionError("seat 1 never begins with a tile that fits")


@on_screen
def test_a_move_is_played_in_the_bundle_saved_and_the_match_gone_on_with(
    home: dict[str, str], tmp_path: Path
) -> None:
    number, place, play = a_deal_and_its_first_play(home)
    words = ("--new", "salon", "--seats", "2", "--number", str(number), "--level", "casual")
    with playing(home, *words) as person:
        person.sees(f"deal {number}")
        # To the tile in the rack, then to the line of seat 1.
        person.presses(*["Right"] * (place + 1), "1")
        record = saved(person, tmp_path / "first.mextrain")
        leaves(person)
    assert record["seats"][0]["player"] == "person"
    actions = record["rounds"][0]["actions"]
    assert actions[0] == play

    with playing(home, str(tmp_path / "first.mextrain")) as person:
        again = saved(person, tmp_path / "second.mextrain")
        leaves(person)
    assert again["rounds"][0]["actions"][: len(actions)] == actions


@on_screen
def test_the_bundle_opens_on_the_first_page_and_closes_without_a_question(home: dict[str, str]) -> None:
    with playing(home) as person:
        person.sees("Mexican Train")
        person.presses("ctrl+q")
        output, errors = person.process.communicate(timeout=PATIENCE)
        assert (person.process.returncode, output, errors) == (0, "", "")


def test_a_whole_match_is_played_in_the_bundle(home: dict[str, str], tmp_path: Path) -> None:
    done = run(home | {"QT_QPA_PLATFORM": "offscreen"}, "--demo", str(tmp_path / "demo"))
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert len(list((tmp_path / "demo").glob("round-*-end.png"))) == PRESETS["salon"].number_of_rounds()


def test_the_bundle_is_the_version_it_was_built_from(home: dict[str, str]) -> None:
    assert run(home, "--version").stdout == f"mextrain-qt {__version__}\n"


def test_every_answer_of_the_bundle_is_the_one_of_the_checkout(home: dict[str, str]) -> None:
    for words in (("deal", "--number", "1"), ("chain", "12", "12-4", "4-4", "4-9", "--json")):
        here = subprocess.run(
            [sys.executable, "-m", "mextrain_qt", *words], capture_output=True, text=True, check=True
        )
        assert run(home, *words).stdout == here.stdout


def test_matches_are_played_in_several_processes_of_the_bundle(home: dict[str, str]) -> None:
    words = ("simulate", "--seats", "casual,steady", "--matches", "4", "--seed", "1", "--option", "rounds=1")
    alone, together = (run(home, *words, "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert (alone.returncode, together.returncode) == (0, 0), together.stderr
    assert json.loads(alone.stdout)["players"] == json.loads(together.stdout)["players"]


def test_a_worker_process_of_the_bundle_answers_and_ends_with_its_input(home: dict[str, str]) -> None:
    match = Match(PRESETS["salon"], tuple(Seat(str(n), "master") for n in range(3)), 1)
    while len(match.round.legal_actions()) < 3:
        match.apply(match.round.legal_actions()[0])
    seen = observe(match, match.round.seat)
    actions = [action.text for action in seen.legal]
    question = {"job": 7, "observation": to_json(seen), "actions": actions, "seed": 1, "seconds": 0.1}
    done = run(home, "--worker", said=json.dumps({**question, "drop": False}) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert (answer["job"], len(answer["tallies"])) == (7, len(actions))
    assert answer["rollouts"] > 0


@pytest.mark.skipif(sys.platform != "linux", reason="asks ldd")
def test_the_bundle_lacks_no_library() -> None:
    files = [*BUNDLE.rglob("*.so"), *BUNDLE.rglob("*.so.*"), PROGRAM]
    lost = {}
    for file in files:
        report = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        missing = re.findall(r"(\S+) => not found", report)
        # What lies in the bundle is found through the program that loads it.
        # The libraries of the sound server and of the printers are the system's own, where it has them.
        missing = [
            name
            for name in missing
            if name not in ("libpulse.so.0", "libcups.so.2") and not list(BUNDLE.rglob(name))
        ]
        if missing and "wayland" not in file.name:
            lost[file.name] = missing
    assert lost == {}


def test_the_bundle_holds_the_compiled_rollouts() -> None:
    players = Path("mextrain_qt") / "model" / "players"
    for module in (*(ROOT / players).glob("_rollouts.*.so"), *(ROOT / players).glob("_rollouts.pyd")):
        assert (BUNDLE / "_internal" / players / module.name).is_file()
    assert not [file for file in BUNDLE.rglob("*") if file.suffix in (".c", ".h", ".pyi")]


def test_the_bundle_is_no_larger_than_it_has_to_be() -> None:
    files = [file for file in BUNDLE.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < 135e6
    modules = {file.name.split(".")[0] for file in BUNDLE.rglob("PySide6/Qt*.so")}
    assert not modules & {"QtQuick", "QtQml", "QtPdf", "QtSql", "QtOpenGL", "QtDesigner"}
    assert not list(BUNDLE.rglob("libav*"))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", ["whl", "tar.gz"])
def test_what_pip_installs_into_an_empty_environment_runs(kind: str, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)]
    assert subprocess.run(build, cwd=ROOT, capture_output=True, check=False).returncode == 0
    venv.create(tmp_path / "environment", with_pip=True)
    programs = tmp_path / "environment" / ("Scripts" if os.name == "nt" else "bin")
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    outside["QT_QPA_PLATFORM"] = "offscreen"

    def said(program: str, *words: str) -> str:
        command = [str(programs / program), *words]
        done = subprocess.run(
            command, env=outside, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    said("python", "-m", "pip", "install", "--quiet", str(next(tmp_path.glob(f"*.{kind}"))))
    assert said("mextrain-qt", "--version") == f"mextrain-qt {__version__}\n"
    assert said("python", "-m", "mextrain_qt", "--version") == f"mextrain-qt {__version__}\n"
    assert '"engine": 12' in said("mextrain-qt", "deal", "--number", "1")
    opened = "app = application([]); parts = put_together(); parts.window.show(); app.processEvents(); "
    words = "print(parts.window.windowTitle()); parts.window.close(); parts.shut_down()"
    code = f"from mextrain_qt.app import application, put_together; {opened}{words}"
    assert said("python", "-c", code) == "Mexican Train\n"
