"""What holds for every test: it keeps out of the person's own folders, and leaves nothing behind.

The model's tests run where PySide6 is not installed, so Qt is imported only where a test uses it.
"""

import gc
import importlib.util
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything of Qt: without this a test would open windows on the person's screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The look and the language are the program's to choose, not the surroundings'.
for name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "QT_LOGGING_RULES", "LANGUAGE"):
    os.environ.pop(name, None)

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "here"))

MODEL_TESTS = Path(__file__).parent / "model"
HAS_QT = importlib.util.find_spec("PySide6") is not None
PASSED = pytest.StashKey[bool]()


@pytest.fixture(autouse=True)
def own_folders(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, saved games and caches of this test alone. The model touches no files."""
    if MODEL_TESTS in request.path.parents:
        return
    folder: Path = request.getfixturevalue("tmp_path_factory").mktemp("home")
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
    if sys.platform == "darwin":
        monkeypatch.setenv("HOME", str(folder))
    if HAS_QT:
        from PySide6.QtCore import QSettings

        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
                QSettings.setPath(form, scope, str(folder / "settings" / scope.name))


@pytest.fixture(scope="module", autouse=True)
def set_aside() -> None:
    """Set aside all there is before the first test of a module, so that looking for leaks passes over it.

    What the module's own tests and fixtures make is looked at still. Without this, what was loaded and
    kept by the modules before made every look slower than most tests.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that used Qt and left a window, or a timer, an animation or a thread that runs."""
    if "qapp" not in request.fixturenames:
        yield
        return
    # Asked for first, so that it is taken down last: after every fixture of the test itself.
    request.getfixturevalue("qapp")
    from tests.leaks import Alive

    before = Alive.now()
    yield
    # A failed test's traceback keeps its widgets, which says nothing about the program.
    if request.node.stash.get(PASSED, False):
        # The test and its fixtures are done with these, but pytest still holds them.
        request.node.funcargs.clear()
        left = Alive.now().since(before)
        if left:
            pytest.fail(f"The test left behind: {'; '.join(left)}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note for the fixtures whether the test itself passed."""
    report = yield
    if report.when == "call":
        item.stash[PASSED] = report.passed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a real X server its tests are skipped; `make test` runs them on a virtual one."""
    if os.environ["QT_QPA_PLATFORM"] == "xcb":
        return
    for item in items:
        if item.get_closest_marker("xscreen"):
            item.add_marker(pytest.mark.skip(reason="needs an X screen: QT_QPA_PLATFORM=xcb, see make test"))
