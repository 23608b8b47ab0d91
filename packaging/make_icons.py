"""Render the program's icons from their drawings.

``python packaging/make_icons.py`` renews the PNG files beside the SVG drawings in the package;
``python packaging/make_icons.py DIRECTORY`` lays out a hicolor theme there instead, as a desktop
wants it (``hicolor/48x48/apps/mextrain-qt.png`` …). Needs PySide6 and no screen.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS: Final = Path(__file__).resolve().parent.parent / "mextrain_qt" / "resources" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL: Final = 32
"""Up to this size the drawing with fewer parts is used."""

APPLICATION: Final = "mextrain-qt"
RECORD: Final = "mextrain-record"
RECORD_TYPE: Final = "application-x-mexican-train"


def rendered(drawing: Path, size: int) -> QImage:
    """A drawing as a transparent square of ``size`` pixels; raises ``ValueError`` when it is none."""
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing.name} is not a drawing that can be rendered")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def application_icon(size: int) -> QImage:
    """The program's icon at ``size`` pixels, from the drawing made for that size."""
    return rendered(ICONS / (f"{APPLICATION}-small.svg" if size <= SMALL else f"{APPLICATION}.svg"), size)


def write(image: QImage, target: Path) -> None:
    """Save an image; raises ``OSError`` when that fails."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(target)):
        raise OSError(f"{target} could not be written")


def renew_package() -> None:
    """Write the PNG files that the running program shows."""
    for size in SIZES:
        write(application_icon(size), ICONS / f"{APPLICATION}-{size}.png")


def lay_out_theme(directory: Path) -> None:
    """Write a hicolor theme with the icons of the program and of its records."""
    theme = directory / "hicolor"
    for size in SIZES:
        folder = theme / f"{size}x{size}"
        write(application_icon(size), folder / "apps" / f"{APPLICATION}.png")
        write(rendered(ICONS / f"{RECORD}.svg", size), folder / "mimetypes" / f"{RECORD_TYPE}.png")
    for name, drawing in (
        (f"apps/{APPLICATION}.svg", APPLICATION),
        (f"mimetypes/{RECORD_TYPE}.svg", RECORD),
    ):
        target = theme / "scalable" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ICONS / f"{drawing}.svg", target)


def main(arguments: list[str]) -> int:
    """Renew the package's icons, or lay out a theme in the directory named."""
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments:
            lay_out_theme(Path(arguments[0]))
        else:
            renew_package()
    except (OSError, ValueError) as problem:
        print(f"make_icons: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
