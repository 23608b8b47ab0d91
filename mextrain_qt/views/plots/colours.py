"""The colours of a plot, taken from a palette so that they suit a light or a dark desktop."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.theme import luminance, mixed


@frozen
class PlotColours:
    """``ground`` below everything, ``ink`` for words, ``muted`` for numbers along the axes, ``grid`` for
    lines behind. ``first``: the figures themselves; ``second``: what they are compared with; ``good``
    and ``bad``: what speaks for itself. All of them stand out from the ground by 3:1 or more, words by
    4.5:1.
    """

    ground: QColor
    ink: QColor
    muted: QColor
    grid: QColor
    first: QColor
    second: QColor
    good: QColor
    bad: QColor


def plot_colours(palette: QPalette) -> PlotColours:
    """The colours that suit a palette."""
    ground, ink = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
    is_light = luminance(ground) > 0.25
    first, second, good, bad = (
        ("#2470b8", "#b06000", "#0b7a43", "#c62f26")
        if is_light
        else ("#6cb2f7", "#f0b45e", "#6fe0a2", "#ff8478")
    )
    return PlotColours(
        ground=ground,
        ink=ink,
        muted=mixed(ink, ground, 0.28),
        grid=mixed(ground, ink, 0.13),
        first=QColor(first),
        second=QColor(second),
        good=QColor(good),
        bad=QColor(bad),
    )
