"""What the program is handed on in: the wheel, the source archive, and what a desktop is told of it."""

import configparser
import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path, PurePosixPath
from types import ModuleType
from xml.etree import ElementTree

import pytest

from mextrain_qt import __version__, cli
from mextrain_qt.languages import LANGUAGES
from mextrain_qt.model.players import native
from mextrain_qt.views.match_commands import RECORD_KINDS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "mextrain_qt"
LINUX = ROOT / "packaging" / "linux"
DESKTOP_FILE = LINUX / "mextrain-qt.desktop"
METAINFO = LINUX / "org.mextrain_qt.mextrain_qt.metainfo.xml"
FILE_TYPE = LINUX / "mextrain-qt.xml"
RECORD_TYPE = "application/x-mexican-train"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command; what it says is for the test to judge."""
    return subprocess.run(
        [str(part) for part in command],
        env=os.environ | environment,
        cwd="/" if os.name == "posix" else None,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def checker(name: str, package: str) -> str:
    """A program that checks files; continuous integration must not go on without it."""
    found = shutil.which(name)
    if found is None and not os.environ.get("CI"):
        pytest.skip(f"needs {name} (Debian: {package})")
    assert found is not None, f"{name} is not here: install {package}"
    return found


def desktop_file() -> configparser.ConfigParser:
    """The menu entry."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DESKTOP_FILE, encoding="utf-8")
    return parser


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of packaging/."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module(name)


# The desktop.


def test_the_menu_entry_is_valid() -> None:
    done = run(checker("desktop-file-validate", "desktop-file-utils"), DESKTOP_FILE)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_description_for_software_centres_is_valid() -> None:
    done = run(checker("appstreamcli", "appstream"), "validate", "--no-net", "--pedantic", METAINFO)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_way_into_the_program_that_the_menu_offers_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr("mextrain_qt.commands.window._open", lambda args, setup: opened.append([]) or 0)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    entry = desktop_file()
    commands = [shlex.split(entry[section]["Exec"]) for section in entry.sections()]
    assert len(commands) == 3
    for program, *words in commands:
        assert program == "mextrain-qt"
        assert cli.main(["match.mextrain" if word == "%f" else word for word in words]) == 0
    assert len(opened) == len(commands)


def test_menu_description_file_type_and_window_name_each_other() -> None:
    entry, component = desktop_file()["Desktop Entry"], ElementTree.parse(METAINFO).getroot()
    file_type = ElementTree.parse(FILE_TYPE).getroot().find(f"{MIME}mime-type")
    assert file_type is not None
    assert entry["MimeType"] == f"{RECORD_TYPE};"
    assert file_type.get("type") == component.findtext("provides/mediatype") == RECORD_TYPE
    assert component.findtext("launchable") == DESKTOP_FILE.name
    assert component.findtext("provides/binary") == entry["TryExec"] == entry["Icon"]
    assert (PACKAGE / "resources" / "icons" / f"{entry['Icon']}.svg").is_file()
    window_belongs_to = re.search(
        r'setDesktopFileName\("(.+)"\)', (PACKAGE / "app.py").read_text(encoding="utf-8")
    )
    assert window_belongs_to is not None
    assert window_belongs_to[1] == DESKTOP_FILE.stem
    glob = file_type.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") in RECORD_KINDS.split()


def test_the_newest_release_is_this_version_and_has_its_changes_told() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    release = ElementTree.parse(METAINFO).getroot().find("releases/release")
    assert release is not None
    assert project["version"] == __version__ == release.get("version")
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_line_of_the_menu_is_there_in_all_languages() -> None:
    for name, section in desktop_file().items():
        for key in ("Name", "GenericName", "Comment", "Keywords"):
            if key in section:
                languages = LANGUAGES.keys() - {"en"}
                assert all(section.get(f"{key}[{language}]") for language in languages), (name, key)


@pytest.mark.skipif(sys.platform == "win32", reason="no shared MIME database there")
def test_a_record_is_known_by_its_name_and_by_its_first_words(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(FILE_TYPE, packages)
    texts = {
        "named.mextrain": "whatever is in it",
        "nameless": '{"format": "mexican-train/1", "rules": {"preset": "salon"}}',
        "laid-out-nicely": '{\n  "format": "mexican-train/1",\n  "rules": {}}',
        "other.json": '{"format": "chess/1"}',
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase; known = QMimeDatabase()\n"
        "for path in sys.argv[1:]: print(known.mimeTypeForFile(path).name())"
    )
    done = run(sys.executable, "-c", code, *(tmp_path / name for name in texts), XDG_DATA_DIRS=str(tmp_path))
    assert done.stdout.split() == [RECORD_TYPE, RECORD_TYPE, RECORD_TYPE, "application/json"], done.stderr


# The wheel and the source archive.


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel that is built from that archive alone."""
    folder = tmp_path_factory.mktemp("dist")
    compiled = run(sys.executable, ROOT / "packaging" / "translations.py", "compile")
    assert compiled.returncode == 0, compiled.stderr
    build = (sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    for target, place in (("sdist", ROOT), ("wheel", folder / f"mextrain_qt-{__version__}")):
        done = subprocess.run(
            [*build, "--target", target], cwd=place, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        if target == "sdist":
            with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
                archive.extractall(folder, filter="data")
    return folder


def resources() -> set[str]:
    """Every file that the program reads when it runs, as the wheel names it."""
    files = (file for file in (PACKAGE / "resources").rglob("*") if file.is_file())
    return {
        str(PurePosixPath(file.relative_to(ROOT)))
        for file in files
        if file.suffix not in (".pyc", ".ts") and "__pycache__" not in file.parts
    }


def test_the_wheel_holds_every_resource_and_nothing_but_the_program(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert resources() <= names
    assert not [name for name in names if name.endswith(".ts")], "the translations were not compiled"
    assert not [name for name in names if name.endswith((".c", ".h"))]
    assert any(name.endswith(".svg") for name in names)
    assert {name.split("/")[0] for name in names} == {"mextrain_qt", f"mextrain_qt-{__version__}.dist-info"}
    assert f"mextrain_qt-{__version__}.dist-info/licenses/LICENSE" in names


def test_the_source_archive_holds_what_tests_and_packages_are_made_with(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "Makefile",
        "pyproject.toml",
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "docs/architecture.md",
        "packaging/linux/mextrain-qt.desktop",
        "packaging/bundle/mextrain-qt.spec",
        "tests/test_packaging.py",
        "tests/cases/perft.jsonl",
        "mextrain_qt/model/players/c/module.c",
        "mextrain_qt/model/players/c/rollout.h",
    } <= names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert not [name for name in names if name.startswith((".", "build/", "dist/")) and name != ".gitignore"]


def test_the_wheel_holds_the_rollouts_compiled_for_its_system_or_is_for_every_system(built: Path) -> None:
    wheel = next(built.glob("*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        modules = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
    tag = wheel.stem.removeprefix(f"mextrain_qt-{__version__}-")
    if native.is_here:
        assert [PurePosixPath(name).name.split(".")[0] for name in modules] == ["_rollouts"]
        assert re.fullmatch(r"cp311-abi3-\w+", tag)
    else:
        assert (modules, tag) == ([], "py3-none-any")


def test_the_wheel_installed_elsewhere_runs(built: Path, tmp_path: Path) -> None:
    place = tmp_path / "environment"
    venv.create(place, with_pip=False)
    python = (
        place / ("Scripts" if os.name == "nt" else "bin") / ("python.exe" if os.name == "nt" else "python")
    )
    install = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python, "install")
    done = run(*install, "--quiet", "--no-deps", next(built.glob("*.whl")))
    assert done.returncode == 0, done.stderr
    # What the program needs, Qt above all, is lent: the long check fetches it. A folder named in a .pth
    # file lends its packages without its own .pth files, so not the checkout.
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    (Path(site) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    where = run(python, "-c", "import mextrain_qt; print(mextrain_qt.__file__)")
    assert place in Path(where.stdout.strip()).parents

    for command in ([python.with_name("mextrain-qt")], [python, "-m", "mextrain_qt"]):
        assert run(*command, "--version").stdout == f"mextrain-qt {__version__}\n"
    compiled = run(python, "-c", "from mextrain_qt.model.players import native; print(native.is_here)")
    assert compiled.stdout == f"{native.is_here}\n", compiled.stderr
    deal = run(python.with_name("mextrain-qt"), "deal", "--number", "1")
    assert (deal.returncode, deal.stderr) == (0, "")
    assert '"engine": 12' in deal.stdout
    icon = run(
        python,
        "-c",
        "from PySide6.QtGui import QGuiApplication; app = QGuiApplication([])\n"
        "from mextrain_qt.views.artwork.icons import app_icon; print(len(app_icon().availableSizes()))",
        QT_QPA_PLATFORM="offscreen",
    )
    assert int(icon.stdout) > 4, icon.stderr


# The bundle's contents.


def test_qt_speaks_every_language_of_the_program_in_the_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LANGUAGES.keys() - {"en"} == script("bundle_contents", monkeypatch).LANGUAGES


def test_of_qt_the_bundle_takes_only_what_the_program_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    contents = script("bundle_contents", monkeypatch)
    in_use = contents.qt_modules_in_use(PACKAGE)
    assert {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"} <= in_use
    assert "PySide6.QtQuick" not in in_use
    assert "PySide6.QtQuick" in contents.installed_qt_modules()


def test_a_module_of_qt_that_is_imported_lazily_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    contents = script("bundle_contents", monkeypatch)
    text = "def later():\n    from PySide6 import QtNetwork\n    import PySide6.QtPrintSupport\n"
    (tmp_path / "sounds.py").write_text(text, encoding="utf-8")
    assert contents.qt_modules_in_use(tmp_path) == {"PySide6.QtNetwork", "PySide6.QtPrintSupport"}


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("libpulse.so.0", False),
        ("PySide6/Qt/translations/qtbase_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/translations/qt_help_ru.qm", False),
        ("mextrain_qt/resources/translations/mextrain-qt_ru.qm", True),
        ("mextrain_qt/resources/icons/mextrain-qt-48.png", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
    ],
)
def test_plugins_and_translations_that_nobody_uses_stay_out(
    place: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert script("bundle_contents", monkeypatch).is_wanted(PurePosixPath(place)) is wanted


def test_a_library_stays_only_where_something_that_stays_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    linked = {
        "plugins/xcb.so": ["libXcbQpa.so"],
        "lib/libXcbQpa.so": ["libGui.so"],
        "lib/libGui.so": ["libXcbQpa.so"],
        "lib/libPdf.so": ["libGui.so"],
    }
    libraries = [file for file in linked if file.startswith("lib/")]
    reached = script("bundle_contents", monkeypatch).reached(
        ["plugins/xcb.so"], libraries, linked.__getitem__
    )
    assert reached == {"lib/libXcbQpa.so", "lib/libGui.so"}


def test_what_the_debian_package_needs_is_read_from_the_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    report = """
      NEEDED               libGL.so.1
      NEEDED               libc.so.6
    required from libc.so.6:
        0x06969196 0x00 03 GLIBC_2.36
        0x0d696914 0x00 02 GLIBC_2.3.4
    """
    libraries, versions = script("make_deb", monkeypatch).needs(report)
    assert libraries == {"libGL.so.1", "libc.so.6"}
    assert max(versions) == (2, 36)
