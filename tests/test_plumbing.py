"""The two commands of the README, the project's settings, and the traps that only a guard would show."""

import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from packaging.requirements import Requirement
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsRectItem, QWidget
from pytestqt.qtbot import QtBot

from tests.leaks import Alive

ROOT = Path(__file__).resolve().parent.parent
BROKEN_RELEASES = ("6.11.0", "6.11.1", "6.12.0")

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="needs make")


def project() -> dict[str, Any]:
    """The [project] table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def commands_in_the_readme() -> set[str]:
    """Every target that the README tells a person to make."""
    return set(re.findall(r"\bmake ([a-z][a-z-]*)", (ROOT / "README.md").read_text(encoding="utf-8")))


def make(*arguments: str) -> str:
    """What make says; it has to end well."""
    # The tests may run below a make themselves, which must not speak through this one.
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--no-print-directory", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=outside, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_readme_names_the_two_commands() -> None:
    assert {"run", "test"} <= commands_in_the_readme()


@needs_make
def test_make_knows_every_command_of_the_readme() -> None:
    for target in commands_in_the_readme():
        assert make("-n", target), target


@needs_make
def test_make_alone_lists_what_can_be_made() -> None:
    listing = make()
    assert all(f"make {target} " in listing for target in ("run", "test", "check", "clean"))


@needs_make
@pytest.mark.parametrize(
    "target", ["run", "test", "test-model", "check", "bench", "screenshots", "verify-chain"]
)
def test_a_target_that_uses_an_environment_sets_it_up_first(target: str) -> None:
    assert "packaging/set-up.sh" in make("-n", target).splitlines()[0]


def test_broken_releases_of_qt_are_never_installed() -> None:
    extras = [requirement for extra in project()["optional-dependencies"].values() for requirement in extra]
    of_qt = [each for each in map(Requirement, project()["dependencies"] + extras) if "PySide6" in each.name]
    assert {each.name for each in of_qt} == {"PySide6-Essentials", "PySide6-Addons"}
    for requirement in of_qt:
        assert not any(requirement.specifier.contains(release) for release in BROKEN_RELEASES), requirement
        assert all(requirement.specifier.contains(good) for good in ("6.8.0", "6.11.3", "6.13.0")), (
            requirement
        )


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="from Python 3.12 on nothing counts references to None"
)
def test_calls_that_return_nothing_lose_no_reference_to_none(qapp: QGuiApplication) -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    before = sys.getrefcount(None)
    for step in range(200):
        item.setPos(step, step)
    # PySide6 6.12.0 loses one a call and aborts after some 7,000; anything else moves the count by a few.
    assert sys.getrefcount(None) - before > -100


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the import contracts of the project in a folder."""
    command = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [command, "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_import_contracts_hold() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_import_contracts_notice_a_model_with_qt_and_a_view_with_the_round(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "mextrain_qt", tmp_path / "mextrain_qt", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "mextrain_qt/model/wrong.py").write_text("import PySide6.QtCore\n", encoding="utf-8")
    (tmp_path / "mextrain_qt/views/wrong.py").write_text("import mextrain_qt.model.round\n", encoding="utf-8")
    report = lint_imports(tmp_path)
    assert report.returncode == 1
    assert re.search(r"mextrain_qt\.model\.wrong ?-> ?PySide6", report.stdout)
    assert re.search(r"mextrain_qt\.views\.wrong ?-> ?mextrain_qt\.model\.round", report.stdout)


def test_settings_and_saved_games_of_a_test_are_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    base = tmp_path_factory.getbasetemp()
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        settings = QSettings(QSettings.defaultFormat(), scope, "someone", "something")
        assert settings.format() == QSettings.Format.IniFormat
        assert base in Path(settings.fileName()).parents
    if sys.platform == "linux":
        assert base in Path(platformdirs.user_data_dir("something")).parents


def test_a_window_left_open_is_noticed(qapp: QGuiApplication) -> None:
    before = Alive.now()
    window = QWidget()
    window.setObjectName("forgotten")
    assert Alive.now().since(before) == ["QWidget 'forgotten'"]
    window.deleteLater()
    assert Alive.now().since(before) == []


def test_a_timer_left_running_is_noticed(qapp: QGuiApplication) -> None:
    before = Alive.now()
    timer = QTimer()
    timer.setInterval(60_000)
    assert Alive.now().since(before) == []
    timer.start()
    assert Alive.now().since(before) == ["QTimer ''"]
    timer.stop()


def test_a_thread_left_running_is_noticed(qapp: QGuiApplication) -> None:
    before = Alive.now()
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="forgotten")
    thread.start()
    left = Alive.now().since(before)
    end.set()
    thread.join()
    assert len(left) == 1
    assert "forgotten" in left[0]


@pytest.mark.xscreen
def test_a_window_opens_on_a_real_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert QGuiApplication.platformName() == "xcb"
