"""Builds the self-contained program into build/bundle/, and on Linux packs it into dist/.

``make package`` runs it with the Python of an environment that holds the game and PyInstaller; the recipe is
bundle/mextrain-qt.spec. The program runs on machines that have neither Python nor Qt. On Linux it needs a C
library at least as new as the one it was built with: build on the oldest system it is meant for.
"""

import importlib.metadata
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import make_icons
import qt_libraries
import translations

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
BUNDLE = BUILD / "bundle" / "mextrain-qt"
LINUX = ROOT / "packaging" / "linux"
RESOURCES = ROOT / "mextrain_qt" / "resources"
DESKTOP_FILES = {
    "mextrain-qt.desktop": "applications",
    "org.mextrain_qt.mextrain_qt.metainfo.xml": "metainfo",
    "mextrain-qt.xml": "mime/packages",
}
"""What a desktop on Linux wants to know of the program, and where below share/ it looks for it."""

COMMON_LICENCES = ("LGPL-3", "GPL-3", "LGPL-2.1", "Apache-2.0")


def collect() -> None:
    """Have PyInstaller put the program together; what it says goes to a log.

    Raises SystemExit with its last words where it fails.
    """
    log = BUILD / "bundle.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "INFO"]
    folders = ["--distpath", str(BUNDLE.parent), "--workpath", str(BUILD / "bundle-work")]
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [*command, *folders, str(ROOT / "packaging" / "bundle" / "mextrain-qt.spec")],
            cwd=ROOT,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        words = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        raise SystemExit(f"PyInstaller failed: {words[-1] if words else 'it gave no reason'} (see {log})")


def strip_python(bundle: Path) -> None:
    """Take the debugger's symbols out of Python's own libraries and the rollouts; Qt's come without."""
    strip = shutil.which("strip")
    own = [*bundle.glob("_internal/libpython*"), *bundle.glob("_internal/python*/lib-dynload/*.so")]
    own += bundle.glob("_internal/mextrain_qt/**/*.so")
    if strip and own:
        subprocess.run([strip, "--strip-unneeded", *map(str, own)], check=True)


def add_licences(bundle: Path) -> None:
    """Lay the licences of the program and of what comes with it beside it."""
    folder = bundle / "licences"
    folder.mkdir(exist_ok=True)
    shutil.copy(ROOT / "LICENSE", folder / "mextrain-qt.txt")
    shutil.copy(ROOT / "packaging" / "bundle" / "licences.txt", folder / "README.txt")
    python = Path(os.__file__).with_name("LICENSE.txt")
    found = {"Python": python, **{name: Path("/usr/share/common-licenses", name) for name in COMMON_LICENCES}}
    for name in ("platformdirs", "PyInstaller"):
        for file in importlib.metadata.files(name) or ():
            if "licenses" in file.parts:
                found[name] = Path(str(file.locate()))
    for name, text in found.items():
        if text.is_file():
            shutil.copy(text, folder / f"{name}.txt")


def add_desktop_files(share: Path) -> None:
    """Lay out below ``share`` what a desktop on Linux needs: menu entry, icons, file type, description."""
    for name, folder in DESKTOP_FILES.items():
        (share / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(LINUX / name, share / folder / name)
    make_icons.lay_out_theme(share / "icons")


def missing_resources(bundle: Path) -> list[str]:
    """The files of the package's resources that did not come along."""
    below = [
        file.relative_to(RESOURCES)
        for file in RESOURCES.rglob("*")
        if file.is_file() and file.suffix not in (".py", ".pyc", ".ts")
    ]
    there = bundle / "_internal" / "mextrain_qt" / "resources"
    return sorted(str(file) for file in below if not (there / file).is_file())


def size(folder: Path) -> int:
    """The bytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def pack(bundle: Path) -> Path:
    """Pack the bundle into dist/; gives the archive."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    name = f"mextrain-qt-{importlib.metadata.version('mextrain-qt')}-{system}"
    archive = ROOT / "dist" / f"{name}.tar.gz"
    archive.parent.mkdir(exist_ok=True)
    with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
        tar.add(bundle, name, filter=owned_by_nobody)
    return archive


def owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The same member of an archive without the name of whoever built it."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def main() -> int:
    """Build the bundle for the system this runs on."""
    # PyInstaller can only take along the system's libraries that are here.
    left = qt_libraries.obtain(["offscreen", "xcb"])
    if left:
        print(qt_libraries.explain(left), file=sys.stderr)
        return 1
    translations.compile_stale(translations.FOLDER)
    print("Building the bundle (half a minute or so) …", flush=True)
    collect()
    lost = missing_resources(BUNDLE)
    if lost:
        print(f"The bundle lacks {', '.join(lost)}", file=sys.stderr)
        return 1
    add_licences(BUNDLE)
    if sys.platform == "linux":
        strip_python(BUNDLE)
        add_desktop_files(BUNDLE / "share")
    print(f"{BUNDLE.relative_to(ROOT)}: {size(BUNDLE) / 1e6:.0f} MB")
    if sys.platform == "linux":
        archive = pack(BUNDLE)
        print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
