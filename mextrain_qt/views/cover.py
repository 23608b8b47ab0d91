"""The card that covers the hand between the turns of people who share this computer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.views.theme import Look, table_colours


class CoverCard(QFrame):
    """Says whose turn it is and waits until that person uncovers the hand."""

    uncover = Signal()

    def __init__(self, over: QWidget) -> None:
        """A card in the middle of the widget ``over``, hidden until it is needed."""
        super().__init__(over)
        self._over = over
        self._view: TableView | None = None
        self._covers = False
        self.name = QLabel(self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.setWordWrap(True)
        self.advice = QLabel(self)
        self.advice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.advice.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.uncover)
        self.button.setMinimumHeight(40)
        self.button.setAutoDefault(True)
        # A click beside the button leaves the keys with it, and does not reach the felt below.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 26, 32, 26)
        column.setSpacing(14)
        for widget in (self.name, self.advice, self.button):
            column.addWidget(widget)
        over.installEventFilter(self)
        self.set_look(Look())
        self.hide()

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        colours = table_colours(look.table)
        self.setStyleSheet(
            f"""
            CoverCard {{ background: {colours.hub.name()}; border: 2px solid {colours.hub_ring.name()};
                         border-radius: 16px; }}
            CoverCard QLabel {{ color: #fbf7ea; font-size: 14px; }}
            CoverCard QPushButton {{ background: {colours.accent.name()}; color: {colours.badge_text.name()};
                                     border: 0; border-radius: 9px; font-size: 16px; padding: 6px 18px;
                                     outline: none; }}
            CoverCard QPushButton:focus {{ border: 2px solid #ffffff; }}
            """
        )
        self.name.setStyleSheet("font-size: 24px; font-weight: bold;")

    def show_table(self, view: TableView) -> None:
        """Cover or uncover as this table asks."""
        self._view = view
        covered = view.phase is Phase.COVERED
        if covered:
            self.name.setText(self.tr("%1’s turn").replace("%1", view.seats[view.to_move].name))
            self.advice.setText(self.tr("The hand is covered until you take your place."))
            self.button.setText(self.tr("Show my hand"))
            self._place()
        if covered != self._covers:
            self._covers = covered
            # Whatever would give the keys to what lies below gives them to the card.
            self._over.setFocusProxy(self.button if covered else None)  # type: ignore[arg-type]
            if not covered:
                self._over.setFocus()
            self.setVisible(covered)
            if covered:
                self.raise_()
                self.button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self.show_table(self._view)
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        # It watches only what it covers; and that may still tell of its end when the card's own is over.
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        room = self._over.rect()
        self.setFixedWidth(min(420, max(200, room.width() - 40)))
        self.adjustSize()
        self.move(room.center().x() - self.width() // 2, room.center().y() - self.height() // 2)
