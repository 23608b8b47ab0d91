"""The first page: go on with the match that was left, start a new one, or open one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mextrain_qt.bridge.desk import SavedMatch
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.theme import Look, table_colours
from mextrain_qt.views.tile_painter import TilePainter

_FAN = ((Tile(12, 12), -27.0), (Tile(12, 9), -9.0), (Tile(9, 4), 9.0), (Tile(4, 4), 27.0))

_OFFER = 360


class StartPage(QWidget):
    """*Continue*, *New match* and *Open* on the felt, below a hand of tiles."""

    continue_asked = Signal()
    new_match_asked = Signal()
    open_asked = Signal()
    first_game_asked = Signal()
    first_game_declined = Signal()

    def __init__(self, artwork: Artwork, tiles: TilePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._tiles = tiles
        self._look = Look()
        self._saved: SavedMatch | None = None
        self.title = QLabel(self)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.continue_button = QPushButton(self)
        self.continue_button.clicked.connect(self.continue_asked)
        self.continue_facts = QLabel(self)
        self.continue_facts.setTextFormat(Qt.TextFormat.PlainText)
        self.continue_facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.continue_facts.setWordWrap(True)
        self.new_button = QPushButton(self)
        self.new_button.clicked.connect(self.new_match_asked)
        self.open_button = QPushButton(self)
        self.open_button.clicked.connect(self.open_asked)

        self.offer = QFrame(self)
        self.offer.setObjectName("offer")
        self.offer_text = QLabel(self.offer)
        self.offer_text.setWordWrap(True)
        self.offer_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.first_game_button = QPushButton(self.offer)
        self.first_game_button.clicked.connect(self.first_game_asked)
        self.decline_button = QPushButton(self.offer)
        self.decline_button.clicked.connect(self.first_game_declined)
        self.decline_button.setObjectName("quiet")
        answers = QHBoxLayout()
        answers.setSpacing(8)
        for button in (self.first_game_button, self.decline_button):
            button.setAutoDefault(True)
            button.setMinimumHeight(34)
            answers.addWidget(button, 1)
        offer = QVBoxLayout(self.offer)
        offer.setContentsMargins(16, 12, 16, 14)
        offer.setSpacing(10)
        offer.addWidget(self.offer_text)
        offer.addLayout(answers)
        self.offer.setFixedWidth(_OFFER)

        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(5)
        column.addWidget(self.title)
        column.addSpacing(18)
        for widget in (self.continue_button, self.new_button, self.open_button):
            widget.setFixedWidth(280)
            widget.setMinimumHeight(44)
            widget.setAutoDefault(True)
            widget.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
            if widget is self.continue_button:
                column.addWidget(self.continue_facts)
                column.addSpacing(6)
        column.addSpacing(14)
        column.addWidget(self.offer, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(4)
        self._retranslate()
        self.set_look(self._look)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        colours = table_colours(look.table)
        self.setStyleSheet(
            f"""
            StartPage QPushButton {{
                background: {colours.button.name()}; color: {colours.button_text.name()};
                border: 1px solid rgba(0, 0, 0, 90); border-radius: 10px; font-size: 16px; padding: 6px;
                outline: none;
            }}
            StartPage QPushButton:hover {{ background: {colours.button.lighter(106).name()}; }}
            StartPage QPushButton:focus {{ border: 3px solid {colours.focus.name()}; padding: 4px; }}
            StartPage QPushButton[first="true"] {{
                background: {colours.accent.name()}; color: {colours.badge_text.name()};
            }}
            StartPage QPushButton[first="true"]:focus {{ border: 3px solid {colours.text.name()}; }}
            StartPage QFrame#offer {{
                background: rgba(0, 0, 0, 45); border: 1px solid {colours.hub_ring.name()};
                border-radius: 12px;
            }}
            StartPage QFrame#offer QPushButton {{ font-size: 14px; padding: 4px 8px; }}
            StartPage QPushButton#quiet {{
                background: transparent; color: {colours.text.name()};
                border-color: {colours.text_muted.name()};
            }}
            StartPage QLabel {{ color: {colours.text.name()}; font-size: 13px; }}
            """
        )
        font = self.title.font()
        font.setPixelSize(38)
        font.setBold(True)
        self.title.setFont(font)
        self.title.setStyleSheet(f"font-size: 38px; font-weight: bold; color: {colours.text.name()};")
        self._fit_offer()
        self.update()

    def _fit_offer(self) -> None:
        """Give the offer's sentence the height it wraps to, which a layout that centres does not ask for."""
        self.offer_text.ensurePolished()
        self.offer_text.setMinimumHeight(self.offer_text.heightForWidth(_OFFER - 34))

    def offer_first_game(self, on: bool) -> None:
        """Offer the first game below the rest, or not."""
        self.offer.setVisible(on)

    def show_saved(self, saved: SavedMatch | None) -> None:
        """Offer to go on with ``saved``, or only with new and opened matches."""
        self._saved = saved
        self.continue_button.setVisible(saved is not None)
        self.continue_facts.setVisible(saved is not None)
        if saved is not None:
            names = ", ".join(saved.names)
            rounds = self.tr("round %1 of %2").replace("%1", str(saved.round_number))
            self.continue_facts.setText(f"{names} – {rounds.replace('%2', str(saved.rounds))}")
        for button in (self.continue_button, self.new_button):
            first = (button is self.continue_button) == (saved is not None)
            button.setProperty("first", first)
            button.style().unpolish(button)
            button.style().polish(button)
        (self.continue_button if saved is not None else self.new_button).setFocus()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Mexican Train"))
        self.continue_button.setText(self.tr("Continue"))
        self.new_button.setText(self.tr("New match"))
        self.open_button.setText(self.tr("Open…"))
        self.offer_text.setText(
            self.tr("New to Mexican Train? A coach takes you through a small round, step by step.")
        )
        self.first_game_button.setText(self.tr("First game"))
        self.decline_button.setText(self.tr("No, thanks"))
        self._fit_offer()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.show_saved(self._saved)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth and a fan of tiles."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        size = QSizeF(self.size())
        surface = self._artwork.surface_pixmap(size, ratio, self._look)
        painter.drawPixmap(QRectF(self.rect()), surface, QRectF(surface.rect()))
        half = max(22.0, min(54.0, self.height() / 15))
        foot = QPointF(self.width() / 2, self.title.geometry().top())
        if foot.y() < half * 2.7:
            return
        for tile, lean in _FAN:
            pixmap = self._tiles.tile_pixmap(tile, half, ratio, self._look, lean - 90)
            logical = pixmap.deviceIndependentSize()
            painter.save()
            painter.translate(foot + QPointF(0, half * 2.2))
            painter.rotate(lean)
            painter.translate(0, -half * 4.4)
            painter.rotate(-90)
            painter.drawPixmap(
                QRectF(QPointF(-logical.width() / 2, -logical.height() / 2), logical),
                pixmap,
                QRectF(pixmap.rect()),
            )
            painter.restore()
