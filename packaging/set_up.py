"""Makes the virtual environment of the game, or of one of its tests, if it is not there or out of date.

Run by set-up.sh with a Python that is new enough: ``set_up.py run|test|check|model|package``.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import extension
from translations import is_stale

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "set-up.log"
UNREACHABLE = (
    "NewConnectionError",
    "Failed to establish",
    "ConnectTimeout",
    "ReadTimeout",
    "NameResolution",
    "ProxyError",
)


@dataclass(frozen=True)
class Environment:
    """A virtual environment and what has to be in it.

    ``extras`` are the project's optional dependencies; the game itself goes in unless ``game`` is false,
    and then it is the extras' requirements alone.
    """

    folder: Path
    extras: tuple[str, ...]
    game: bool
    step: str

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that says what was installed; written last."""
        return self.folder / "set-up.json"


ENVIRONMENTS = {
    "run": Environment(
        ROOT / ".venv",
        ("sound", "compile"),
        True,
        "installing the game, Qt and its sound (some 250 MB to fetch, once)",
    ),
    "test": Environment(
        ROOT / ".venv", ("test", "compile"), True, "installing the game, Qt and what the tests need"
    ),
    "check": Environment(
        ROOT / ".venv", ("check", "compile"), True, "installing ruff, mypy and import-linter"
    ),
    "model": Environment(
        ROOT / "build" / "environment-without-qt",
        ("model-test", "compile"),
        False,
        "installing what the model's tests need",
    ),
    "package": Environment(
        ROOT / "build" / "environment-for-packages",
        ("package", "sound", "compile"),
        True,
        "installing the game, Qt and PyInstaller",
    ),
}


def stamp_now(extras: list[str]) -> dict[str, object]:
    """What the stamp has to say: any difference from what it says makes the environment stale."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return {"project": project, "place": str(ROOT), "extras": sorted(extras)}


def read_stamp(environment: Environment) -> dict[str, object]:
    """The stamp as it is, or nothing where there is none that can be read."""
    try:
        stamp = json.loads(environment.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def wanted_extras(environment: Environment, stamp: dict[str, object]) -> list[str]:
    """The extras asked for together with those that were asked for before."""
    before = stamp.get("extras")
    return sorted({*environment.extras, *(before if isinstance(before, list) else [])})


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command quietly; all that it says goes to the log."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {done.args}\n{done.stdout}\n")
    return done


def works(environment: Environment) -> bool:
    """Whether the environment has an interpreter that runs and can install."""
    return environment.python.exists() and run(environment.python, "-c", "import pip").returncode == 0


def create(environment: Environment) -> None:
    """Make the environment anew, with the interpreter below the one that runs this."""
    print(f"Setting up: making the environment {environment.folder.relative_to(ROOT)}", flush=True)
    base = getattr(sys, "_base_executable", sys.executable)
    done = run(base, "-m", "venv", "--clear", environment.folder)
    if done.returncode:
        raise SystemExit(f"Python could not make {environment.folder}: {last_line(done.stdout)} (see {LOG})")


def requirements(environment: Environment, extras: list[str]) -> list[str]:
    """What pip is asked for."""
    if environment.game:
        return ["--editable", f".[{','.join(extras)}]" if extras else "."]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [requirement for extra in extras for requirement in project["optional-dependencies"][extra]]


def install(environment: Environment, extras: list[str]) -> None:
    """Install what the environment has to have."""
    print(f"Setting up: {environment.step}", flush=True)
    pip = (environment.python, "-m", "pip", "--disable-pip-version-check", "--no-input")
    done = run(*pip, "install", "--quiet", "--retries", "3", *requirements(environment, extras))
    if done.returncode and any(sign in done.stdout for sign in UNREACHABLE):
        raise SystemExit(
            f"pip cannot reach the packages it needs: is this machine online? All it said is in {LOG}."
        )
    if done.returncode:
        raise SystemExit(f"pip could not install the game: {last_line(done.stdout)} All it said is in {LOG}.")


def last_line(text: str) -> str:
    """The last line of pip's or venv's report that says something."""
    errors = [line.strip() for line in text.splitlines() if line.strip().startswith("ERROR:")]
    lines = errors or [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it gave no reason."


def main(argv: list[str]) -> int:
    """Set up one environment; quick where nothing has changed since the last time."""
    environment = ENVIRONMENTS[argv[0]]
    make_ready(environment)
    compile_rollouts(environment)
    if environment.game:
        compile_translations(environment)
    return 0


def make_ready(environment: Environment) -> None:
    """Make the environment and install into it what has to be there and is not."""
    stamp = read_stamp(environment)
    extras = wanted_extras(environment, stamp)
    if environment.python.exists() and stamp == stamp_now(extras):
        return
    moved = bool(stamp) and stamp.get("place") != str(ROOT)
    environment.stamp.unlink(missing_ok=True)
    # The commands in an environment name its place, so one that was moved is no use.
    if moved or not works(environment):
        create(environment)
    install(environment, extras)
    environment.stamp.write_text(json.dumps(stamp_now(extras)), encoding="utf-8")


def compile_rollouts(environment: Environment) -> None:
    """Compile the master's rollouts if they changed; where that fails, say so once and play without."""
    if not extension.is_stale(ROOT):
        return
    refused = LOG.with_name("not-compiled.txt")
    # Asked again when anything that may have been the reason is another.
    texts = [file.read_bytes() for file in extension.sources(ROOT)]
    around = [extension.lacks(), os.environ.get("CC", ""), os.environ.get("PATH", "")]
    case = hashlib.sha256(b"\0".join([*texts, *map(os.fsencode, around)])).hexdigest()
    if refused.exists() and refused.read_text(encoding="utf-8") == case:
        return
    done = run(environment.python, ROOT / "packaging" / "extension.py")
    if done.returncode:
        print(
            f"Setting up: the master thinks in Python, which is slower: {last_line(done.stdout)}", flush=True
        )
        refused.write_text(case, encoding="utf-8")


def compile_translations(environment: Environment) -> None:
    """Compile the translators' files that changed; the game reads those itself where this fails."""
    if any(is_stale(source) for source in (ROOT / "mextrain_qt/resources/translations").glob("*.ts")):
        done = run(environment.python, ROOT / "packaging" / "translations.py", "compile")
        if done.returncode:
            print(f"Setting up: the translations were not compiled: {last_line(done.stdout)}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
