"""The window's own parts, light or dark: as the desktop has them, or as a person wants them."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from mextrain_qt.preferences import WindowStyle
from mextrain_qt.views.theme import luminance, mixed, readable_on

_LIGHT: Final = {
    QPalette.ColorRole.Window: "#f1f0ed",
    QPalette.ColorRole.WindowText: "#1c1e1d",
    QPalette.ColorRole.Base: "#ffffff",
    QPalette.ColorRole.AlternateBase: "#f6f5f2",
    QPalette.ColorRole.Text: "#1c1e1d",
    QPalette.ColorRole.Button: "#efeeea",
    QPalette.ColorRole.ButtonText: "#1c1e1d",
    QPalette.ColorRole.BrightText: "#b3261e",
    QPalette.ColorRole.ToolTipBase: "#fffbe8",
    QPalette.ColorRole.ToolTipText: "#1c1e1d",
    QPalette.ColorRole.Highlight: "#2b6cb0",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#1f5fa8",
    QPalette.ColorRole.LinkVisited: "#6b4a9c",
}
_DARK: Final = {
    QPalette.ColorRole.Window: "#2b2d2e",
    QPalette.ColorRole.WindowText: "#eceae4",
    QPalette.ColorRole.Base: "#1f2122",
    QPalette.ColorRole.AlternateBase: "#262829",
    QPalette.ColorRole.Text: "#eceae4",
    QPalette.ColorRole.Button: "#393c3e",
    QPalette.ColorRole.ButtonText: "#eceae4",
    QPalette.ColorRole.BrightText: "#ff8a80",
    QPalette.ColorRole.ToolTipBase: "#3f4244",
    QPalette.ColorRole.ToolTipText: "#f4f2ec",
    QPalette.ColorRole.Highlight: "#3a78b8",
    QPalette.ColorRole.HighlightedText: "#ffffff",
    QPalette.ColorRole.Link: "#7db7f0",
    QPalette.ColorRole.LinkVisited: "#c3a5ec",
}
_FADED: Final = (
    (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
    (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
    (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
    (QPalette.ColorRole.HighlightedText, QPalette.ColorRole.Window),
)
_BOXED: Final = ("QCheckBox", "QRadioButton", "QMenu")
"""Qt's classes of what can be checked."""

_OUTLINE: Final = 5.5  # of which the edge of a circle, being smoothed, loses nearly half
_FAINT: Final = 2.0
_DARKENED: Final = 140
_TAB: Final = 126  # per cent: how much lighter than a dark button the style fills a tab


class Chrome(QObject):
    """Has the application's palette follow the desktop, or stay light or dark.

    Where the platform knows both styles it does all of it. Where it says that it is dark but gives a
    light palette, or cannot be asked for another style, the palette is the program's own.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Needs a QApplication."""
        super().__init__(parent)
        self._app = cast(QApplication, QApplication.instance())
        self._style = WindowStyle.DESKTOP
        self._own = False
        self._app.styleHints().colorSchemeChanged.connect(self._follow)
        self._follow()

    def set_style(self, style: WindowStyle) -> None:
        """Be as the desktop from now on, or light, or dark."""
        if style is self._style:
            return
        self._style = style
        hints = self._app.styleHints()
        if style is WindowStyle.DESKTOP:
            hints.unsetColorScheme()
        else:
            dark = style is WindowStyle.DARK
            hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        if self._own:
            # The platform's palette comes back before anything can be said about it.
            self._own = False
            self._app.setPalette(QPalette())
        wanted = self._wanted()
        if wanted is not None and wanted is not is_dark(self._app.palette()):
            self._own = True
            self._app.setPalette(palette(dark=wanted))
        outlined = with_clear_outlines(self._app.palette())
        for name in _BOXED:
            # It takes the name as a text alone, whatever the stubs say.
            self._app.setPalette(outlined, name)  # type: ignore[arg-type]

    def _wanted(self) -> bool | None:
        """Whether the window is to be dark; ``None`` where nobody has said."""
        if self._style is not WindowStyle.DESKTOP:
            return self._style is WindowStyle.DARK
        scheme = self._app.styleHints().colorScheme()
        return None if scheme is Qt.ColorScheme.Unknown else scheme is Qt.ColorScheme.Dark


def is_dark(colours: QPalette) -> bool:
    """Whether a palette has light text on a dark ground."""
    ground, text = colours.color(QPalette.ColorRole.Window), colours.color(QPalette.ColorRole.WindowText)
    return luminance(ground) < luminance(text)


def with_clear_outlines(colours: QPalette) -> QPalette:
    """``colours`` for what can be checked: its outline has at least 3:1 on its ground, checked or not.

    Qt's own style draws that line in a darker shade of the window's colour, which nobody sees on a dark
    ground and hardly anybody on a light one. Nothing else of a box, a radio button or a menu has that colour.
    """
    made = QPalette(colours)
    role = QPalette.ColorRole
    for group, ratio in (
        (QPalette.ColorGroup.Active, _OUTLINE),
        (QPalette.ColorGroup.Inactive, _OUTLINE),
        (QPalette.ColorGroup.Disabled, _FAINT),
    ):
        ground = nearest_ground(colours, group)
        outline = readable_on(ground, ground, ratio)
        made.setColor(group, role.Window, outline.lighter(_DARKENED))
    return made


def nearest_ground(colours: QPalette, group: QPalette.ColorGroup = QPalette.ColorGroup.Active) -> QColor:
    """Of the grounds that text stands on in menus, dialogs and their tabs, the one nearest to the text."""
    roles = (QPalette.ColorRole.Window, QPalette.ColorRole.Base, QPalette.ColorRole.Button)
    grounds = [colours.color(group, role) for role in roles]
    grounds.append(grounds[-1].lighter(_TAB))
    return max(grounds, key=luminance) if is_dark(colours) else min(grounds, key=luminance)


def palette(*, dark: bool) -> QPalette:
    """The program's own dark or light palette."""
    made = QPalette()
    roles = _DARK if dark else _LIGHT
    for role, name in roles.items():
        made.setColor(role, QColor(name))
    button = QColor(roles[QPalette.ColorRole.Button])
    text = QColor(roles[QPalette.ColorRole.Text])
    white, black = QColor("white"), QColor("black")
    # The edges of bevels, by which the style paints its lines.
    for role, colour in (
        (QPalette.ColorRole.Light, mixed(button, white, 0.06 if dark else 1.0)),
        (QPalette.ColorRole.Midlight, mixed(button, white, 0.03 if dark else 0.5)),
        (QPalette.ColorRole.Mid, mixed(button, black, 0.3)),
        (QPalette.ColorRole.Dark, mixed(button, black, 0.45)),
        (QPalette.ColorRole.Shadow, mixed(button, black, 0.7)),
        (QPalette.ColorRole.PlaceholderText, mixed(text, QColor(roles[QPalette.ColorRole.Base]), 0.42)),
        (QPalette.ColorRole.Accent, QColor(roles[QPalette.ColorRole.Highlight])),
    ):
        made.setColor(role, colour)
    for role, ground in _FADED:
        faded = mixed(QColor(roles[role]), QColor(roles[ground]), 0.55)
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    made.setColor(
        QPalette.ColorGroup.Disabled,
        QPalette.ColorRole.Highlight,
        mixed(button, QColor("black"), 0.15),
    )
    return made
