"""What the mouse and the keys do: a page made from the menus and from the keys the board obeys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QMenuBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.plain_buttons import without_icons
from mextrain_qt.views.table.key_table import BINDINGS, Situation, keys_text
from mextrain_qt.views.table.key_text import KeyText

_COLUMNS = 3
_CAP = """
    QLabel[cap="true"] {
        background: palette(base); border: 1px solid palette(mid); border-bottom-width: 2px;
        border-radius: 5px; padding: 1px 6px; font-weight: bold;
    }
"""


@frozen
class Section:
    """Controls of one kind: its title, and for each what is done (keys or gestures) and what comes of it."""

    title: str
    lines: tuple[tuple[str, str], ...]
    of_keys: bool = True


class ControlsDialog(QDialog):
    """A page of controls: the mouse's, the board's keys, the shortcuts of the menus."""

    def __init__(self, bar: QMenuBar, parent: QWidget | None = None) -> None:
        """List the shortcuts of all menus of ``bar`` beside the rest."""
        super().__init__(parent)
        self._bar = bar
        self._keys = KeyText(self)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        without_icons(self)
        column = QVBoxLayout(self)
        column.addWidget(self._scroll, 1)
        column.addWidget(buttons)
        self._fill()

    def sections(self) -> list[Section]:
        """What is listed, in the language in force."""
        menus = [
            section
            for action in self._bar.actions()
            if isinstance(menu := action.menu(), QMenu) and (section := _of_menu(menu)) is not None
        ]
        taken = {keys for section in menus for keys, _ in section.lines}
        board = [self._of_board(situation, taken) for situation in Situation]
        return [self._of_mouse(), *(section for section in board if section.lines), *menus]

    def _of_mouse(self) -> Section:
        return Section(
            self.tr("Mouse and finger"),
            (
                (self.tr("Drag a tile"), self.tr("to a line to play it, in the rack to move it")),
                (self.tr("Double-click a tile"), self.tr("play it where only one place is legal")),
                (self.tr("Right-click a tile"), self.tr("turn it round")),
                (self.tr("Click the boneyard"), self.tr("draw")),
                (self.tr("Click a line or a plate"), self.tr("see all its tiles and who laid them")),
                (self.tr("Click the felt"), self.tr("hurry the computer players to your turn")),
                (self.tr("Drag the felt"), self.tr("move the table")),
                (self.tr("Ctrl+wheel, pinch"), self.tr("look nearer or from farther away")),
            ),
            of_keys=False,
        )

    def _of_board(self, situation: Situation, taken: set[str]) -> Section:
        """The board's keys in a situation, but for those that the menus list anyway."""
        lines = [
            (keys_text(binding), self._keys.deed(binding.deed))
            for binding in BINDINGS
            if binding.situation is situation
        ]
        return Section(self._keys.situation(situation), tuple(line for line in lines if line[0] not in taken))

    def _fill(self) -> None:
        self.setWindowTitle(self.tr("Controls"))
        page = QWidget(self._scroll)
        page.setStyleSheet(_CAP)
        row = QHBoxLayout(page)
        row.setContentsMargins(6, 2, 12, 2)
        row.setSpacing(30)
        for sections in _balanced(self.sections()):
            column = QVBoxLayout()
            column.setSpacing(16)
            for section in sections:
                column.addLayout(self._section(section, page))
            column.addStretch(1)
            row.addLayout(column, 1)
        self._scroll.setWidget(page)
        self.resize(page.sizeHint().width() + 60, min(page.sizeHint().height() + 80, 740))

    def _section(self, section: Section, page: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        title = QLabel(section.title, page)
        title.setStyleSheet("font-weight: bold; font-size: 15px;")
        grid.addWidget(title, 0, 0, 1, 2)
        for place, (what, does) in enumerate(section.lines, start=1):
            left, right = QLabel(what, page), QLabel(does, page)
            left.setProperty("cap", section.of_keys)
            left.setWordWrap(not section.of_keys)
            left.setMinimumWidth(0 if section.of_keys else 120)
            right.setWordWrap(True)
            right.setMinimumWidth(180)
            top = Qt.AlignmentFlag.AlignTop
            grid.addWidget(left, place, 0, top | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(right, place, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.setColumnMinimumWidth(0, 104)
        return grid

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)


def shortcut_text(action: QAction) -> str:
    """The keys of an action as its menu shows them; empty where it has none."""
    keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
    _, _, told = action.text().partition("\t")
    return keys[0] if keys else told


def plain_text(action: QAction) -> str:
    """The text of an action without its mnemonic, its shortcut and the dots of what asks more."""
    text, _, _ = action.text().partition("\t")
    return text.replace("&", "").removesuffix("…")


def _of_menu(menu: QMenu) -> Section | None:
    """The actions of a menu, and of the menus within, that have a shortcut."""
    lines: list[tuple[str, str]] = []
    for action in menu.actions():
        within = action.menu()
        if isinstance(within, QMenu):
            inner = _of_menu(within)
            lines += inner.lines if inner is not None else ()
        elif shortcut_text(action):
            lines.append((shortcut_text(action), plain_text(action)))
    return Section(menu.title().replace("&", ""), tuple(lines)) if lines else None


def _balanced(sections: list[Section]) -> list[list[Section]]:
    """The sections in columns of about the same length, in their order."""
    sizes = [len(section.lines) + 2 for section in sections]
    half = sum(sizes) / _COLUMNS
    columns: list[list[Section]] = [[] for _ in range(_COLUMNS)]
    before = 0
    for section, size in zip(sections, sizes, strict=True):
        columns[min(_COLUMNS - 1, int((before + size / 2) / half))].append(section)
        before += size
    return columns
