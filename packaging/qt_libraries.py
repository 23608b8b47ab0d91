"""Finds out by loading them which of the system's libraries Qt's platform plugins miss, and gets those.

Run with the environment's Python: ``qt_libraries.py [offscreen] [xcb] [wayland]``.
"""

import ctypes
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import system_packages

MODULES = ("Core", "Gui", "Widgets", "Svg", "SvgWidgets", "Network", "PrintSupport", "Test")
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_FILES = (".ttf", ".otf", ".ttc", ".pfb")


def qt_folder() -> Path:
    """Where the environment's Qt lies."""
    found = importlib.util.find_spec("PySide6")
    if found is None or not found.submodule_search_locations:
        raise SystemExit("PySide6 is not installed here: make run installs it.")
    return Path(found.submodule_search_locations[0]) / "Qt"


def parts(platforms: list[str]) -> list[Path]:
    """The files of Qt that a program on these platforms loads."""
    qt = qt_folder()
    libraries = [qt / "lib" / f"libQt6{name}.so.6" for name in MODULES]
    plugins = [qt / "plugins" / "platforms" / f"libq{name}.so" for name in platforms]
    return [part for part in libraries + plugins if part.exists()]


def load_error(part: Path) -> str:
    """Why a library does not load, or nothing."""
    try:
        ctypes.CDLL(str(part))
    except OSError as error:
        return str(error)
    return ""


def missing_from(report: str) -> set[str]:
    """The libraries that a report of ldd, or the loader's own complaint, says are not there.

    >>> sorted(missing_from("libGL.so.1 => not found\\nlibEGL.so.1: cannot open shared object file"))
    ['libEGL.so.1', 'libGL.so.1']
    """
    pairs = re.findall(r"(\S+) => not found|(\S+): cannot open shared object file", report)
    return {first or second for first, second in pairs}


def has_font() -> bool:
    """Whether there is any font that Qt could write with."""
    for folder in FONT_FOLDERS:
        for _, _, files in os.walk(Path(folder).expanduser()):
            if any(name.removesuffix(".gz").endswith(FONT_FILES) for name in files):
                return True
    return False


def missing(platforms: list[str]) -> list[str]:
    """What these platforms miss: libraries by their sonames, and a font."""
    errors = {part: error for part in parts(platforms) if (error := load_error(part))}
    found: set[str] = set()
    for part, error in errors.items():
        # The loader names one library at a time, ldd all of them.
        try:
            report = subprocess.run(["ldd", str(part)], capture_output=True, text=True, check=False).stdout
        except OSError:
            report = ""
        found |= missing_from(report) or missing_from(error) or {error}
    return sorted(found) + ([] if has_font() else ["a font"])


def obtain(platforms: list[str]) -> list[str]:
    """Install what these platforms miss, where that may be done; gives what is still missing."""
    if sys.platform != "linux":
        return []
    # A library can only be seen to miss others once it is there itself, hence the rounds.
    for _ in range(3):
        wanted = missing(platforms)
        if not wanted or not system_packages.install(wanted):
            return wanted
    return missing(platforms)


def explain(wanted: list[str]) -> str:
    """Tell a person what Qt misses and the exact line to type."""
    unknown = [name for name in wanted if name not in system_packages.PACKAGES]
    known = [name for name in wanted if name in system_packages.PACKAGES]
    text = [f"Qt needs {', '.join(wanted)}, which this machine does not have."]
    if known:
        text += ["Please type:", system_packages.line_to_type(known, system_packages.this_system())]
    if unknown:
        text.append(f"No package is known here for: {', '.join(unknown)}")
    return "\n".join(text)


def main(argv: list[str]) -> int:
    """Make sure of the platforms named."""
    left = obtain(argv)
    if left:
        print(explain(left), file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
