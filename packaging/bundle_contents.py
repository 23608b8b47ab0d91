"""What of Qt and of Python goes into the self-contained program, and what PyInstaller would add besides."""

import ast
import importlib.util
import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath
from typing import Final

MODULES_LEFT_OUT: Final = (
    # Reached by some import in the standard library, never by the program.
    *("tkinter", "_tkinter", "turtle", "idlelib", "lib2to3", "ensurepip", "venv", "test"),
    *("unittest", "doctest", "pdb", "pydoc", "setuptools", "pkg_resources", "distutils", "pip"),
    # The arena's cluster is for whoever measures players, from an environment of their own.
    *("dask", "distributed", "numpy"),
)

DATA_LEFT_OUT: Final = ("**/*.ts", "**/*.c", "**/*.h", "**/*.pyi", "**/__pycache__/*")

PLUGINS: Final = {
    # The screens: X, Wayland, Windows, macOS, and none (pictures, tests).
    "platforms": {"qxcb", "qwayland", "qwindows", "qcocoa", "qoffscreen"},
    # The desktop's own file dialogs and its light or dark style. GTK's would bring all of GTK along.
    "platformthemes": {"qxdgdesktopportal"},
    # Names typed with dead keys, or in scripts that need an input method.
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "printsupport": {"cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient", "adwaita"},
}
"""The plugins that the program can use, by folder, without the system's ``lib`` before their names.

Sounds need none: Qt Multimedia's own plugins are for films and formats other than WAVE.
"""

SYSTEM_ONLY: Final = {"libpulse.so.0", "libcups.so.2"}
"""Libraries that belong to a service of the system.

Without the first there is no sound, without the second no printer but a file, and no complaint.
"""

LANGUAGES: Final = {"es", "fr", "ru"}
"""The program's languages besides English, which Qt speaks without a file."""


def qt_modules_in_use(package: Path) -> set[str]:
    """The modules of Qt that a package's files import, as ``PySide6.QtCore``; also those imported lazily."""
    found: set[str] = set()
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                found.add(node.module)
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found & installed_qt_modules()


def installed_qt_modules() -> set[str]:
    """The modules of Qt in this environment, as ``PySide6.QtCore``."""
    spec = importlib.util.find_spec("PySide6")
    folders = spec.submodule_search_locations if spec is not None else None
    return {f"PySide6.{stub.stem}" for folder in folders or () for stub in Path(folder).glob("Qt*.pyi")}


def is_wanted(place: PurePosixPath) -> bool:
    """Whether a file belongs into the bundle; ``place`` is where it would lie there.

    >>> is_wanted(PurePosixPath("PySide6/Qt/plugins/platforms/libqxcb.so"))
    True
    >>> is_wanted(PurePosixPath("PySide6/Qt/plugins/platforms/libqvnc.so"))
    False
    >>> is_wanted(PurePosixPath("PySide6/Qt/translations/qtbase_fi.qm"))
    False
    """
    if "plugins" in place.parts:
        name = place.name.split(".")[0].removeprefix("lib")
        return name in PLUGINS.get(place.parent.name, set())
    if place.parent.name == "translations" and "PySide6" in place.parts:
        return place.stem in {f"qtbase_{language}" for language in LANGUAGES}
    return "qml" not in place.parts and place.name not in SYSTEM_ONLY


def reached(
    roots: Iterable[str], libraries: Iterable[str], needs: Callable[[str], Iterable[str]]
) -> set[str]:
    """The libraries that any of the roots needs, by however many steps.

    ``needs(file)`` are the file names of what a file is linked to; ``libraries`` may hold more than is
    reached: what only a plugin that was left out needs.

    >>> linked = {"plugin": ["a"], "a": ["b"], "b": [], "c": ["b"]}
    >>> sorted(reached(["plugin"], ["a", "b", "c"], linked.__getitem__))
    ['a', 'b']
    """
    by_name: dict[str, list[str]] = {}
    for library in libraries:
        by_name.setdefault(PurePosixPath(library).name, []).append(library)
    found: set[str] = set()
    left = list(roots)
    while left:
        for name in needs(left.pop()):
            new = [library for library in by_name.get(name, ()) if library not in found]
            found.update(new)
            left.extend(new)
    return found


def named_as_needed(report: str) -> list[str]:
    """The libraries that a file names itself, in what ``objdump -p`` says of it.

    ``ldd`` would add what those need in turn, whether they are taken along or not.

    >>> named_as_needed("  NEEDED               libGL.so.1\\n  SONAME               libQt6Gui.so.6\\n")
    ['libGL.so.1']
    """
    return re.findall(r"^\s*NEEDED\s+(\S+)", report, re.MULTILINE)
