"""Keeps the translators' files up to date, and compiles them.

Run with the Python of an environment that holds Qt: ``translations.py update`` brings the texts of the
program into every mextrain_XX.ts, ``translations.py compile`` makes a .qm of every one that has none, or an
older one.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "mextrain_qt" / "resources" / "translations"


def linguist(tool: str) -> Path | None:
    """Qt Linguist's ``lupdate`` or ``lrelease`` as PySide6 brings it, if it is here."""
    spec = importlib.util.find_spec("PySide6")
    for folder in spec.submodule_search_locations or () if spec is not None else ():
        for name in (tool, f"{tool}.exe", f"Qt/libexec/{tool}"):
            if (Path(folder) / name).is_file():
                return Path(folder) / name
    return None


def is_stale(source: Path) -> bool:
    """Whether a translators' file has no compiled one that is as new."""
    compiled = source.with_suffix(".qm")
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def compile_stale(folder: Path) -> list[Path]:
    """Compile what has to be; the files that were made. Without ``lrelease`` none is.

    Raises ``OSError`` and ``subprocess.CalledProcessError``.
    """
    stale = [source for source in sorted(folder.glob("*.ts")) if is_stale(source)]
    lrelease = linguist("lrelease")
    if lrelease is None:
        return []
    for source in stale:
        # Unfinished texts stay in the source's language.
        command = [lrelease, "-silent", "-nounfinished", source, "-qm", source.with_suffix(".qm")]
        subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL)
    return [source.with_suffix(".qm") for source in stale]


def update(folder: Path, package: Path) -> None:
    """Bring the texts of ``package`` into every file; of English only those with a number.

    Raises ``subprocess.CalledProcessError``, and ``OSError`` where there is no ``lupdate``.
    """
    lupdate = linguist("lupdate")
    if lupdate is None:
        raise FileNotFoundError("lupdate is not here: it comes with PySide6-Essentials")
    for source in sorted(folder.glob("*.ts")):
        command = [
            lupdate,
            "-silent",
            "-locations",
            "none",
            "-no-obsolete",
            "-extensions",
            "py",
            package.name,
        ]
        if source.stem.endswith("_en"):
            command.insert(1, "-pluralonly")
        command += ["-silent", "-ts", source]
        subprocess.run([str(part) for part in command], check=True, cwd=package.parent)


def main(argv: list[str]) -> int:
    """Do one of the two."""
    if argv == ["update"]:
        update(FOLDER, ROOT / "mextrain_qt")
    elif argv == ["compile"]:
        compile_stale(FOLDER)
    else:
        print("usage: translations.py update|compile", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
