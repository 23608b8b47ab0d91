"""The set-up behind the two commands: what it does when, and what it says when it cannot."""

import importlib
import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parent.parent / "packaging"
REPORT = """
\tlinux-vdso.so.1 (0x00007ffd)
\tlibGL.so.1 => not found
\tlibxcb-cursor.so.0 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
"""


class Calls(list[list[str]]):
    """Stands for running commands: keeps them, and answers as it is told."""

    def __init__(self, returncode: int = 0, output: str = "") -> None:
        super().__init__()
        self.returncode, self.output = returncode, output

    def __call__(self, *command: object) -> subprocess.CompletedProcess[str]:
        words = [str(part) for part in command]
        self.append(words)
        installs = "install" in words
        return subprocess.CompletedProcess(words, self.returncode if installs else 0, self.output)


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script set_up.py over an environment that lies in a folder of the test's own."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    module = importlib.import_module("set_up")
    folder = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "LOG", tmp_path / "set-up.log")
    monkeypatch.setattr(
        module,
        "ENVIRONMENTS",
        {
            "run": module.Environment(folder, (), True, "the game"),
            "test": module.Environment(folder, ("test",), True, "the tests"),
        },
    )
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    for python in (folder / "bin/python", folder / "Scripts/python.exe"):
        python.parent.mkdir(parents=True)
        python.touch()
    return module


def kinds(calls: Calls) -> list[str]:
    """What was done, in a word each."""
    return ["create" if "venv" in call else "install" if "install" in call else "look" for call in calls]


def test_a_set_up_without_news_does_nothing(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls()
    monkeypatch.setattr(set_up, "run", calls)
    set_up.main(["run"])
    assert kinds(calls) == ["look", "install"]
    calls.clear()
    assert set_up.main(["run"]) == 0
    assert calls == []


def test_new_requirements_are_installed(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = Calls()
    monkeypatch.setattr(set_up, "run", calls)
    set_up.main(["run"])
    calls.clear()
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")
    set_up.main(["run"])
    assert kinds(calls) == ["look", "install"]


def test_the_tests_extras_stay_when_the_game_is_set_up_after_them(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = Calls()
    monkeypatch.setattr(set_up, "run", calls)
    set_up.main(["test"])
    calls.clear()
    set_up.main(["run"])
    assert calls == []
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'other'\n", encoding="utf-8")
    set_up.main(["run"])
    assert calls[-1][-1] == ".[test]"


def test_an_environment_that_was_moved_is_made_anew(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = Calls()
    monkeypatch.setattr(set_up, "run", calls)
    set_up.main(["run"])
    calls.clear()
    stamp = tmp_path / ".venv/set-up.json"
    stamp.write_text(
        json.dumps(json.loads(stamp.read_text(encoding="utf-8")) | {"place": "elsewhere"}), encoding="utf-8"
    )
    set_up.main(["run"])
    assert kinds(calls) == ["create", "install"]


def test_a_broken_stamp_is_no_stamp(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls = Calls()
    monkeypatch.setattr(set_up, "run", calls)
    (tmp_path / ".venv/set-up.json").write_text("{", encoding="utf-8")
    set_up.main(["run"])
    assert kinds(calls) == ["look", "install"]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying: NewConnectionError\nERROR: No matching distribution", "is this machine online"),
        ("ERROR: No matching distribution found for nothing", "No matching distribution found for nothing"),
        ("", "it gave no reason"),
    ],
)
def test_an_installation_that_fails_says_why_and_is_tried_again(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, output: str, sentence: str
) -> None:
    calls = Calls(returncode=1, output=output)
    monkeypatch.setattr(set_up, "run", calls)
    for _ in range(2):
        with pytest.raises(SystemExit, match=sentence):
            set_up.main(["run"])
    assert kinds(calls).count("install") == 2


@pytest.fixture
def uncompiled(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file in C of a checkout that is set up but for that."""
    monkeypatch.setattr(set_up, "run", Calls())
    set_up.main(["run"])
    file = tmp_path / "mextrain_qt/model/players/c/module.c"
    file.parent.mkdir(parents=True)
    file.write_text("int one;\n", encoding="utf-8")
    return file


class Compiler(Calls):
    """Stands for compiling: it succeeds and leaves a module, or says why not."""

    def __init__(self, module: Path | None, reason: str = "") -> None:
        super().__init__(output=reason)
        self.module = module

    def __call__(self, *command: object) -> subprocess.CompletedProcess[str]:
        done = super().__call__(*command)
        if self.module is not None:
            self.module.touch()
        done.returncode = int(self.module is None)
        return done


def test_what_is_in_c_is_compiled_when_it_is_new_or_changed(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = set_up.extension.built(set_up.ROOT)
    compiler = Compiler(module)
    monkeypatch.setattr(set_up, "run", compiler)
    capsys.readouterr()
    for _ in range(2):
        set_up.main(["run"])
    assert [Path(command[1]).name for command in compiler] == ["extension.py"]
    later = module.stat().st_mtime + 5
    os.utime(uncompiled, (later, later))
    set_up.main(["run"])
    assert len(compiler) == 2
    assert capsys.readouterr().out == ""


def test_without_a_compiler_one_sentence_says_so_once(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler = Compiler(None, "there is no C compiler here\n")
    monkeypatch.setattr(set_up, "run", compiler)
    monkeypatch.setattr(set_up.extension, "lacks", lambda: "a compiler")
    capsys.readouterr()
    for _ in range(2):
        assert set_up.main(["run"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line == "Setting up: the master thinks in Python, which is slower: there is no C compiler here"
    assert len(compiler) == 1
    uncompiled.write_text("int two;\n", encoding="utf-8")
    set_up.main(["run"])
    assert len(compiler) == 2


def test_a_compiler_that_was_installed_since_is_tried(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler(None, "there is no C compiler here\n")
    monkeypatch.setattr(set_up, "run", compiler)
    monkeypatch.setattr(set_up.extension, "lacks", lambda: "a compiler")
    set_up.main(["run"])
    compiler.module = set_up.extension.built(set_up.ROOT)
    monkeypatch.setattr(set_up.extension, "lacks", lambda: "")
    set_up.main(["run"])
    assert len(compiler) == 2
    assert not set_up.extension.is_stale(set_up.ROOT)


@pytest.mark.skipif(sys.platform == "win32", reason="there setuptools itself looks for a compiler")
def test_what_is_missing_for_compiling_is_named(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    extension = set_up.extension
    monkeypatch.setattr(extension.sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(extension.Uncompiled, match="headers are not here"):
        extension.compile_stale(set_up.ROOT)
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(extension.shutil, "which", lambda name: None)
    with pytest.raises(extension.Uncompiled, match="no C compiler"):
        extension.compile_stale(set_up.ROOT)


def test_a_compiler_that_fails_gives_its_reason(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    extension = set_up.extension
    monkeypatch.setattr(extension, "lacks", lambda: "")
    uncompiled.write_text("this is not C\n", encoding="utf-8")
    with pytest.raises(extension.Uncompiled, match=r"command .* failed|No module named 'setuptools'"):
        extension.compile_stale(set_up.ROOT)
    assert not extension.built(set_up.ROOT).exists()


def test_what_was_compiled_of_older_files_is_not_played_with(
    set_up: ModuleType, uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    extension = set_up.extension
    module = extension.built(set_up.ROOT)
    module.touch()
    monkeypatch.setattr(extension.sysconfig, "get_path", lambda name: str(set_up.ROOT))
    extension.compile_stale(set_up.ROOT)
    assert module.exists()
    later = module.stat().st_mtime + 5
    os.utime(uncompiled, (later, later))
    with pytest.raises(extension.Uncompiled, match="headers are not here"):
        extension.compile_stale(set_up.ROOT)
    assert not module.exists()


def find_python(tmp_path: Path, answers: str) -> subprocess.CompletedProcess[str]:
    """Run set-up.sh in a folder without an environment, with a Python that is this shell script."""
    for name in ("set-up.sh", "install-packages.sh"):
        (tmp_path / "packaging").mkdir(exist_ok=True)
        (tmp_path / "packaging" / name).write_bytes((SCRIPTS / name).read_bytes())
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{answers}\n", encoding="utf-8")
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    return subprocess.run(
        ["sh", str(tmp_path / "packaging/set-up.sh"), "run"],
        env={"PATH": "/usr/bin:/bin", "PYTHON": str(python)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_python_that_is_too_old_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = find_python(tmp_path, "exit 1")
    assert done.returncode == 1
    assert done.stderr == f"PYTHON={tmp_path}/python is not a Python 3.11 or newer.\n"


def test_a_python_without_venv_is_refused_with_the_line_to_type(tmp_path: Path) -> None:
    done = find_python(tmp_path, 'case "$2" in *ensurepip*) exit 1;; *print*) echo 3.11;; esac')
    assert done.returncode == 1
    assert done.stderr.endswith("type: sudo apt-get install python3.11-venv\n")
    assert len(done.stderr.splitlines()) == 1


def test_a_good_python_is_handed_the_rest(tmp_path: Path) -> None:
    done = find_python(tmp_path, 'case "$1" in -c) ;; *) echo "$@";; esac')
    assert (done.returncode, done.stdout) == (0, "packaging/set_up.py run\n")


@pytest.fixture
def system_packages(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script system_packages.py."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("system_packages")


@pytest.mark.parametrize(
    ("os_release", "line"),
    [
        ("ID=debian\n", "sudo apt-get install libegl1 libxcb-cursor0"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "sudo apt-get install libegl1 libxcb-cursor0"),
        ("ID=fedora\n", "sudo dnf install libglvnd-egl xcb-util-cursor"),
        ("ID=arch\n", "sudo pacman -S --needed libglvnd xcb-util-cursor"),
        (
            'ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n',
            "sudo zypper install Mesa-libEGL1 libxcb-cursor0",
        ),
    ],
)
def test_the_line_to_type_is_the_systems_own(system_packages: ModuleType, os_release: str, line: str) -> None:
    system = system_packages.family(os_release)
    assert system_packages.line_to_type(["libEGL.so.1", "libxcb-cursor.so.0"], system).strip() == line


def test_an_unknown_system_is_shown_every_line(system_packages: ModuleType) -> None:
    assert system_packages.family("ID=something\n") is None
    lines = system_packages.line_to_type(["libEGL.so.1"], None).splitlines()
    assert [line.split(":")[0].strip() for line in lines] == ["Debian, Ubuntu", "Fedora", "Arch", "openSUSE"]


def test_a_package_that_holds_two_libraries_is_named_once(system_packages: ModuleType) -> None:
    assert system_packages.packages(["libglib-2.0.so.0", "libgthread-2.0.so.0"], 0) == ["libglib2.0-0"]


@pytest.fixture
def qt_libraries(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script qt_libraries.py."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("qt_libraries")


def test_missing_libraries_are_read_from_ldd_and_from_the_loader(qt_libraries: ModuleType) -> None:
    loader = "libEGL.so.1: cannot open shared object file: No such file or directory"
    assert qt_libraries.missing_from(REPORT) == {"libGL.so.1", "libxcb-cursor.so.0"}
    assert qt_libraries.missing_from(loader) == {"libEGL.so.1"}
    assert qt_libraries.missing_from("statically linked") == set()


def test_a_library_that_no_table_knows_is_named_all_the_same(qt_libraries: ModuleType) -> None:
    assert "libstrange.so.7" in qt_libraries.explain(["libGL.so.1", "libstrange.so.7"])


@pytest.fixture
def open_game(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script open_game.py, in surroundings without a screen."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    module = importlib.import_module("open_game")
    monkeypatch.setattr(module.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return module


def test_without_a_screen_there_is_a_demonstration(
    open_game: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []

    def remember(command: list[str]) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr(open_game.virtual_screen, "main", remember)
    assert open_game.main([]) == 0
    assert started == [[open_game.GAME, "--demo", "build/demo"]]
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_screen_that_does_not_open_is_no_screen(
    open_game: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, ":987654")
    assert open_game.screen() == ""
    assert open_game.no_screen().startswith("The screen :987654 cannot be opened: ")


def test_a_platform_that_the_person_chose_is_theirs(
    open_game: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "vnc:size=1280x800")
    assert open_game.screen() == "vnc"
