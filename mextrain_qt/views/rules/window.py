"""The window with the rules of the table; play goes on beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Slot
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPalette,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.model.options import Options
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.plain_buttons import without_icons
from mextrain_qt.views.rules.anchors import Anchor
from mextrain_qt.views.rules.figures import RuleFigures
from mextrain_qt.views.rules.page import Figure, Section
from mextrain_qt.views.rules.rules_text import RulesText
from mextrain_qt.views.rules.setting import page_html
from mextrain_qt.views.theme import Look, mixed, readable_on
from mextrain_qt.views.tile_painter import TilePainter

_SIZE: Final = QSize(860, 680)
_SMALLEST: Final = QSize(520, 360)
_ROOM_AROUND: Final = QSize(24, 60)  # for the desktop's frame
_ITEM_PADDING: Final = 12
_MARGIN: Final = 20
_PLACE: Final = Qt.ItemDataRole.UserRole


class RulesWindow(QDialog):
    """Shows the rules in force: the sections at the side, the page beside them."""

    def __init__(self, tiles: TilePainter, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = RulesText(self)
        self._figures = RuleFigures(tiles, artwork)
        self._look = Look()
        self._options = Options()
        self._players = 4
        self._sections: tuple[Section, ...] = ()
        self._sharpness = 0.0
        self._marked = QTextCursor()
        self.contents = QListWidget(self)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.currentItemChanged.connect(self._on_section)
        self.contents.itemClicked.connect(self._on_section)
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(_MARGIN)
        self.page.anchorClicked.connect(self._on_link)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        without_icons(self)
        row = QHBoxLayout()
        row.addWidget(self.contents)
        row.addWidget(self.page, 1)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self.setMinimumSize(_SMALLEST)
        self._fit_to_screen()
        self._write()

    def _fit_to_screen(self) -> None:
        # Not self.screen(): with PySide6 6.11 the screen is then deleted together with the dialog.
        screen = QGuiApplication.primaryScreen()
        self.resize(_SIZE.boundedTo(screen.availableSize() - _ROOM_AROUND))

    @property
    def sections(self) -> tuple[Section, ...]:
        """What is on the page."""
        return self._sections

    def set_look(self, look: Look) -> None:
        """Draw the examples in a look."""
        if look != self._look:
            self._look = look
            self._write()

    def show_rules(self, options: Options, players: int) -> None:
        """Write the page for a table: its options and how many play (2..8)."""
        if (options, players) != (self._options, self._players):
            self._options, self._players = options, players
            self._write()

    def go_to(self, anchor: Anchor) -> None:
        """Bring a rule to the top of the page and mark it."""
        block = self._block_of(anchor)
        self._mark(block)
        # Going to the end lays the page out as far as that, so that it can be scrolled anywhere.
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self.page.setTextCursor(QTextCursor(block))
        top = self.page.document().documentLayout().blockBoundingRect(block).top()
        self.page.verticalScrollBar().setValue(round(top) - _MARGIN // 2)
        section = next(place for place, each in enumerate(self._sections) if _is_in(anchor, each))
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(section)
        self.contents.blockSignals(False)

    def _mark(self, block: QTextBlock) -> None:
        """Give a paragraph another ground, and take that from the last one."""
        self._marked.mergeBlockFormat(_ground(QColor(Qt.GlobalColor.transparent)))
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        self._marked = QTextCursor(block)
        self._marked.mergeBlockFormat(
            _ground(mixed(ground, palette.color(QPalette.ColorRole.Highlight), 0.2))
        )

    def _block_of(self, anchor: Anchor) -> QTextBlock:
        block = self.page.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                if anchor in fragments.fragment().charFormat().anchorNames():
                    return block
                fragments += 1
            block = block.next()
        raise KeyError(anchor)

    def _write(self) -> None:
        """Set the page anew, at the place where it stood."""
        self.setWindowTitle(self.tr("The rules of this table"))
        self.page.setAccessibleName(self.windowTitle())
        self.contents.setAccessibleName(self.tr("Parts of the rules"))
        self._sections = self._text.page(self._options, self._players)
        self._sharpness = self.devicePixelRatioF()
        document = self.page.document()
        place = self.page.verticalScrollBar().value()
        for figure in Figure:
            pixmap = self._figures.pixmap(figure, self._options, self._look, self._sharpness)
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(figure.value), pixmap)
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        ink = palette.color(QPalette.ColorRole.Text)
        muted = readable_on(mixed(ink, ground, 0.32), ground, 4.5)
        link = readable_on(mixed(palette.color(QPalette.ColorRole.Link), ink, 0.3), ground, 4.5)
        html = page_html(self.windowTitle(), self._sections, muted=muted.name(), link=link.name())
        self._marked = QTextCursor()
        self.page.setHtml(html)
        self.page.verticalScrollBar().setValue(place)
        self._list_sections()

    def _list_sections(self) -> None:
        self.contents.blockSignals(True)
        row = max(0, self.contents.currentRow())
        self.contents.clear()
        metrics = self.contents.fontMetrics()
        for section in self._sections:
            item = QListWidgetItem(section.title, self.contents)
            item.setData(_PLACE, section.anchor.value)
        width = max(metrics.horizontalAdvance(section.title) for section in self._sections)
        self.contents.setFixedWidth(min(width + 3 * _ITEM_PADDING, 260))
        self.contents.setSpacing(_ITEM_PADDING // 4)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)

    @Slot()
    def _on_section(self) -> None:
        item = self.contents.currentItem()
        if item is not None:
            self.go_to(Anchor(item.data(_PLACE)))

    @Slot(QUrl)
    def _on_link(self, link: QUrl) -> None:
        self.go_to(Anchor(link.fragment()))

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the examples as sharp as this screen shows them."""
        super().showEvent(event)
        if self._sharpness != self.devicePixelRatioF():
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Follow languages, and the desktop from light to dark and back."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange) and self._sections:
            self._write()


def _ground(colour: QColor) -> QTextBlockFormat:
    made = QTextBlockFormat()
    made.setBackground(colour)
    return made


def _is_in(anchor: Anchor, section: Section) -> bool:
    return section.anchor is anchor or any(entry.anchor is anchor for entry in section.entries)
