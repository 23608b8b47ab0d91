"""Compiles the master's rollouts into the package, where there is a C compiler.

``extension.py`` compiles them if they changed; it fails with one line that says why it cannot. The game
plays the same without them, only slowly. One result serves every version of Python from 3.11 on.
"""

import contextlib
import io
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = Path("mextrain_qt") / "model" / "players"
NAME = "_rollouts"
# Sums have to come to the same as Python's to the last bit, so none may be contracted or reordered.
FLAGS = ["/O2", "/std:c11", "/fp:precise"] if os.name == "nt" else ["-std=c11", "-O3", "-ffp-contract=off"]


class Uncompiled(Exception):
    """Why the rollouts cannot be compiled here, in a few words."""


def sources(root: Path) -> list[Path]:
    """The files in C below a checkout."""
    return sorted((root / PLACE / "c").glob("*.[ch]"))


def built(root: Path) -> Path:
    """Where the compiled module of a checkout lies, if it is there."""
    return root / PLACE / f"{NAME}{'.pyd' if os.name == 'nt' else '.abi3.so'}"


def is_stale(root: Path) -> bool:
    """Whether a file in C is newer than what was compiled of it."""
    files, module = sources(root), built(root)
    if not files or not module.exists():
        return bool(files)
    return any(file.stat().st_mtime > module.stat().st_mtime for file in files)


def compile_stale(root: Path) -> None:
    """Compile what changed; raises :class:`Uncompiled`, and then leaves nothing that is out of date."""
    if is_stale(root):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                if reason := lacks():
                    raise Uncompiled(reason)
                _compile(root)
            # Whatever setuptools or a compiler raises: the game plays without.
            except (Exception, SystemExit) as error:
                # What was compiled of other files need not play as the Python beside them does.
                with contextlib.suppress(OSError):
                    built(root).unlink(missing_ok=True)
                raise Uncompiled(f"{error}") from error


def lacks() -> str:
    """What is missing here most often, in words of one's own; empty where it is there."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not here (Debian, Ubuntu: sudo apt-get install python3-dev)"
    # On Windows setuptools itself looks for a compiler, in other places.
    if os.name != "nt" and _compiler() is None:
        return "there is no C compiler here (Debian, Ubuntu: sudo apt-get install gcc libc6-dev)"
    return ""


def _usual_compiler() -> str:
    """The compiler that setuptools would take."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    return words[0] if words else "cc"


def _compiler() -> str | None:
    """The usual compiler, or another if that is not here."""
    return next((name for name in (_usual_compiler(), "cc", "gcc", "clang") if shutil.which(name)), None)


def _compile(root: Path) -> None:
    """Compile beside the package, and move the result into it in one step: a game may be running."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    found = None if os.name == "nt" else _compiler()
    if found is not None and found != _usual_compiler():
        # Some builds of Python name the compiler of the machine they were built on.
        os.environ["CC"] = found
    extension = Extension(
        ".".join((*PLACE.parts, NAME)),
        [str(file) for file in sources(root) if file.suffix == ".c"],
        extra_compile_args=FLAGS,
        py_limited_api=True,
    )
    work = root / "build" / "extension"
    command = build_ext(Distribution({"name": NAME, "ext_modules": [extension]}))
    command.build_lib, command.build_temp, command.force = str(work), str(work / "objects"), True
    command.ensure_finalized()
    command.run()
    (module,) = command.get_outputs()
    Path(module).replace(built(root))


if __name__ == "__main__":
    try:
        compile_stale(ROOT)
    except Uncompiled as reason:
        sys.exit(str(reason))
