"""Packs the bundle of make_bundle.py as a Debian package into dist/.

The program lies in /opt/mextrain-qt, as it came out of the bundle; the menu entry, the icons, the file type
and the description lie where every desktop looks for them. Needs dpkg-deb and objdump, and no root.
"""

import gzip
import hashlib
import importlib.metadata
import re
import shutil
import subprocess
import sys
from pathlib import Path

import system_packages
from bundle_contents import SYSTEM_ONLY
from make_bundle import BUNDLE, ROOT, add_desktop_files, size

NAME = "mextrain-qt"
MAINTAINER = "The Mexican Train for the desktop developers <nobody@localhost>"
RECOMMENDS = (
    # Sound, printers, and what makes the menu entry, the file type and the icons known at once.
    "libpulse0",
    "libcups2",
    "desktop-file-utils",
    "shared-mime-info",
    "hicolor-icon-theme",
)
ALWAYS_THERE = re.compile(r"^(ld-linux.*|lib(c|m|dl|pthread|resolv|rt|util))\.so\.\d+$")
"""Libraries that come with every C library."""

CONTROL = """\
Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Description: domino game Mexican Train against computer players
 Mexican Train is a domino game for two to eight seats: everybody builds a line
 of tiles out of the hub in the middle of the table, one more line is there for
 all, and whoever holds the fewest pips after the last round wins.
 .
 This package holds the game with its own Python and Qt.
"""


def output_of(*command: str | Path) -> str:
    """What a command prints; raises CalledProcessError where it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
    return done.stdout


def binaries(folder: Path) -> list[Path]:
    """The programs and libraries below a folder."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return [file for file in files if file.open("rb").read(4) == b"\x7fELF"]


def needs(report: str) -> tuple[set[str], set[tuple[int, ...]]]:
    """The libraries and the versions of the C library that ``objdump -p`` says a file asks for.

    >>> needs("  NEEDED               libGL.so.1\\n    0x09691974 0x00 05 GLIBC_2.3.4\\n")
    ({'libGL.so.1'}, {(2, 3, 4)})
    """
    versions = re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", report)
    return (
        set(re.findall(r"NEEDED\s+(\S+)", report)),
        {tuple(int(part) for part in version.split(".")) for version in versions},
    )


def dependencies(folder: Path) -> list[str]:
    """The Debian packages that what lies in a folder needs; raises SystemExit for a library without one."""
    libraries: set[str] = set()
    newest: tuple[int, ...] = (2, 2)
    files = binaries(folder)
    for file in files:
        wanted, versions = needs(output_of("objdump", "-p", file))
        libraries |= wanted
        newest = max({newest, *versions})
    there = {file.name for file in folder.rglob("*.so*")}
    outside = {name for name in libraries - there - SYSTEM_ONLY if not ALWAYS_THERE.match(name)}
    unknown = sorted(outside - set(system_packages.PACKAGES))
    if unknown:
        raise SystemExit(f"No Debian package is known for {', '.join(unknown)}: see system_packages.py")
    packages = system_packages.packages(sorted(outside), system_packages.DEBIAN)
    # Where fonts are is for the system to say; the package that does brings one along.
    return [f"libc6 (>= {'.'.join(map(str, newest))})", "fontconfig-config", *packages]


def lay_out(root: Path) -> None:
    """Lay out below ``root`` what the package holds."""
    shutil.rmtree(root, ignore_errors=True)
    program = root / "opt" / NAME
    shutil.copytree(BUNDLE, program, symlinks=True, ignore=shutil.ignore_patterns("share"))
    add_desktop_files(root / "usr" / "share")
    command = root / "usr" / "bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("/opt") / NAME / NAME)
    papers = root / "usr" / "share" / "doc" / NAME
    papers.mkdir(parents=True)
    licences = (ROOT / "packaging" / "bundle" / "licences.txt").read_text(encoding="utf-8")
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (papers / "copyright").write_text(
        f"{terms}\n{licences}\nThe texts are in /opt/{NAME}/licences.\n", encoding="utf-8"
    )
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (papers / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))


def describe(root: Path, version: str, architecture: str) -> None:
    """Write what dpkg wants to know about the package."""
    control = CONTROL.format(
        name=NAME,
        version=version,
        architecture=architecture,
        maintainer=MAINTAINER,
        size=size(root) // 1024,
        depends=", ".join(dependencies(root / "opt")),
        recommends=", ".join(RECOMMENDS),
    )
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n"
        for file in sorted(root.rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    folder = root / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(control, encoding="utf-8")
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    # Whatever the builder's own umask: everybody may read it, nobody else may write it.
    for place in root.rglob("*"):
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() or place.stat().st_mode & 0o100 else 0o644)


def main() -> int:
    """Build the package from the bundle."""
    if not BUNDLE.is_dir() or not shutil.which("dpkg-deb"):
        print("A Debian package needs dpkg-deb and the bundle that `make package` builds.", file=sys.stderr)
        return 1
    version = importlib.metadata.version(NAME)
    architecture = output_of("dpkg", "--print-architecture").strip()
    root = ROOT / "build" / "deb"
    lay_out(root)
    describe(root, version, architecture)
    package = ROOT / "dist" / f"{NAME}_{version}_{architecture}.deb"
    package.parent.mkdir(exist_ok=True)
    output_of("dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", root, package)
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
