"""The wooden bar below the rack: what the player can do, and what there is to do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.actions import DONE, DRAW, PASS
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.offers import Offering
from mextrain_qt.views.plain_text import as_tip
from mextrain_qt.views.rules.anchors import Anchor
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.status_line import StatusLine
from mextrain_qt.views.theme import Look, table_colours

HEIGHT = 52
"""The bar's height in pixels, while the buttons and the sentence share a row."""

ROOM_FOR_STATUS = 270
"""How wide the sentence has to be beside the buttons, in pixels; otherwise it goes above them."""

_ABOVE = 34
_GAP, _TIGHT_GAP = 8, 5
_PADDING, _TIGHT_PADDING = 12, 5  # beside the words of a button
_EDGE, _TIGHT_EDGE = 14, 8
_BUTTON = 36

REFUSAL_SHOWN = 6000
"""How long the reason of a refusal stays, in milliseconds, unless something happens before."""


class ActionBar(QWidget):
    """Buttons for the hand and the turn, and the status line."""

    arrange = Signal()
    flip = Signal()
    hint = Signal()
    take_back = Signal()
    draw = Signal()
    pass_turn = Signal()
    done = Signal()
    next_round = Signal()
    uncover = Signal()
    said = Signal(str)
    """Something is said in place of the status."""
    why_asked = Signal()
    """The rule behind what was said is asked for: :attr:`ActionBar.why`."""

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._look = Look()
        self._sentences = Sentences(self)
        self._offering = Offering(self)
        self._view: TableView | None = None
        self._said = ""
        self.why: Anchor | None = None
        """Where the rules page explains what is said now, if it does."""
        self._has_selection = False
        self._turn = self.draw
        self.arrange_button = self._button(self.arrange)
        self.flip_button = self._button(self.flip)
        self.hint_button = self._button(self.hint)
        self.take_back_button = self._button(self.take_back)
        self.turn_button = self._button(None)
        self.turn_button.clicked.connect(self._on_turn)
        self.status = StatusLine(self)
        self.why_button = self._button(self.why_asked)
        self.why_button.setProperty("quiet", True)
        self.why_button.hide()

        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_EDGE, 3, _EDGE, 6)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(4)
        for column, each in enumerate(self.buttons):
            self._grid.addWidget(each, 1, column)
        self._grid.setColumnStretch(len(self.buttons), 1)
        self._grid.setRowStretch(1, 1)
        self._is_above: bool | None = None
        self._is_tight = False
        # How wide the bar is will be known later; the usual place saves a second layout of the window.
        self._put_status(above=False)

        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.timeout.connect(self._show_status)
        self.set_look(self._look)
        self._retranslate()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of a turn, from left to right."""
        return (
            self.arrange_button,
            self.flip_button,
            self.hint_button,
            self.take_back_button,
            self.turn_button,
        )

    def _place_status(self) -> None:
        """Put the sentence behind the buttons or, in a narrow bar, above them."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            # No layout has said yet how wide the bar is.
            return
        used = sum(button.sizeHint().width() + 8 for button in self.buttons)
        self._put_status(above=self.width() - used - 28 < ROOM_FOR_STATUS)
        self._squeeze()

    def _squeeze(self) -> None:
        """Have the buttons closer together, and less beside their words, where they would not all be seen."""
        tight = self._width_of_buttons(_PADDING, _GAP) > self.width() - 2 * _EDGE
        if tight == self._is_tight:
            return
        self._is_tight = tight
        edge = _TIGHT_EDGE if tight else _EDGE
        self._grid.setContentsMargins(edge, 3, edge, 6)
        self._grid.setHorizontalSpacing(_TIGHT_GAP if tight else _GAP)
        self.set_look(self._look)
        self._fix_turn_button()

    def _width_of_buttons(self, padding: int, gap: int) -> int:
        """How wide all buttons are together, whatever the last one says."""
        metrics = self.turn_button.fontMetrics()
        words = [button.text() for button in self.buttons[:-1]]
        words.append(max(self._turn_texts, key=metrics.horizontalAdvance))
        return sum(metrics.horizontalAdvance(text) + 2 * (padding + 1) + gap for text in words) - gap

    def _put_status(self, *, above: bool) -> None:
        if above == self._is_above:
            return
        self._is_above = above
        last = len(self.buttons)
        if above:
            self._grid.addWidget(self.status, 0, 0, 1, last + 1)
            self._grid.addWidget(self.why_button, 0, last + 1)
            self._grid.setRowMinimumHeight(0, _ABOVE)
        else:
            self._grid.addWidget(self.status, 1, last)
            self._grid.addWidget(self.why_button, 1, last + 1)
            self._grid.setRowMinimumHeight(0, 0)
        self.setFixedHeight(HEIGHT + _ABOVE + 4 if above else HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See that the sentence has room."""
        super().resizeEvent(event)
        self._place_status()

    def _button(self, signal: SignalInstance | None) -> QPushButton:
        button = QPushButton(self)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        button.setMaximumHeight(_BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        colours = table_colours(look.table)
        button, text = colours.button, colours.button_text
        padding = _TIGHT_PADDING if self._is_tight else _PADDING
        self.setStyleSheet(
            f"""
            ActionBar QPushButton {{
                background: {button.name()}; color: {text.name()};
                border: 1px solid rgba(0, 0, 0, 90); border-radius: 7px; padding: 2px {padding}px;
                outline: none;
            }}
            ActionBar QPushButton:hover {{ background: {button.lighter(106).name()}; }}
            ActionBar QPushButton:pressed {{ background: {button.darker(112).name()}; }}
            ActionBar QPushButton:focus {{
                border: 3px solid {colours.focus.name()}; padding: 0 {padding - 2}px;
            }}
            ActionBar QPushButton:disabled {{
                background: rgba({button.red()}, {button.green()}, {button.blue()}, 60);
                color: rgba({colours.wood_text.red()}, {colours.wood_text.green()},
                            {colours.wood_text.blue()}, 120);
                border-color: rgba(0, 0, 0, 40);
            }}
            ActionBar QPushButton[inviting="true"] {{
                background: {colours.accent.name()}; color: {colours.badge_text.name()};
            }}
            ActionBar QPushButton[inviting="true"]:focus {{ border: 3px solid {text.name()}; }}
            ActionBar QPushButton[quiet="true"] {{
                background: transparent; color: {colours.status_text.name()};
                border-color: {colours.status_text.name()};
            }}
            ActionBar QPushButton[quiet="true"]:hover {{ border-color: {colours.accent.name()}; }}
            ActionBar QLabel {{ color: {colours.status_text.name()}; }}
            """
        )
        self.update()

    def set_selection(self, selected: bool) -> None:
        """Whether a tile is selected, so that it can be turned; what was refused of another is over."""
        self._has_selection = selected
        self._enable()
        if self.why is not None:
            self._forget.stop()
            self._show_status()

    def show_table(self, view: TableView) -> None:
        """Offer what can be done at this table and say what there is to do."""
        self._view = view
        self._said = ""
        self._forget.stop()
        self._show_turn_button(view)
        self._enable()
        plays_here = any(seat.player == PERSON for seat in view.seats)
        for button in self.buttons:
            button.setVisible(plays_here)
        self._show_status()

    def say(self, text: str, *, stay: bool = False, why: Anchor | None = None) -> None:
        """Show a sentence in place of the status: for a while, or until something happens.

        ``why``: where the rules page explains it; a button leads there.
        """
        self._said = text
        self.said.emit(text)
        self._explain(why)
        self.status.setText(text)
        self.status.setAccessibleDescription(text)
        if stay:
            self._forget.stop()
        else:
            self._forget.start(REFUSAL_SHOWN)

    def _explain(self, why: Anchor | None) -> None:
        self.why = why
        self.why_button.setVisible(why is not None)

    @Slot()
    def _show_status(self) -> None:
        self._said = ""
        self._explain(None)
        text = self._sentences.status(self._view) if self._view is not None else ""
        self.status.setText(text)
        self.status.setAccessibleDescription(text)

    def _show_turn_button(self, view: TableView) -> None:
        inviting = False
        text, self._turn = self._draw_text, self.draw
        if view.phase is Phase.COVERED:
            text, self._turn, inviting = self._uncover_text, self.uncover, True
        elif view.phase is Phase.ROUND_OVER:
            text, self._turn, inviting = self._next_text, self.next_round, True
        elif view.phase is Phase.MATCH_OVER:
            text, self._turn, inviting = self._result_text, self.next_round, True
        elif PASS in view.legal:
            text, self._turn, inviting = self._pass_text, self.pass_turn, len(view.legal) == 1
        elif DONE in view.legal:
            text, self._turn, inviting = self._done_text, self.done, len(view.legal) == 1
        elif DRAW in view.legal:
            inviting = True
        self.turn_button.setText(text)
        if bool(self.turn_button.property("inviting")) != inviting:
            self.turn_button.setProperty("inviting", inviting)
            # Given a sheet, be it an empty one, Qt dresses a button anew; asking for the style itself would
            # have PySide6 make all of its five hundred names.
            self.turn_button.setStyleSheet("/**/")

    def _enable(self) -> None:
        view = self._view
        offers = self._offering.at(view, selected=self._has_selection)
        acts = view is not None and (
            view.phase is not Phase.PLAYING or not offers.draw or not offers.pass_turn
        )
        for button, tip, why in (
            (
                self.arrange_button,
                self.tr("Lay out the longest train from your line’s end (A)"),
                offers.arrange,
            ),
            (self.flip_button, self.tr("Turn the selected tile round (F)"), offers.flip),
            (self.hint_button, self.tr("Show the best play and its reason (H)"), offers.hint),
            (self.take_back_button, self.tr("Undo your last play (Ctrl+Z)"), offers.take_back),
            (self.turn_button, "", "" if acts else offers.draw),
        ):
            button.setEnabled(not why)
            told = "\n".join(text for text in (tip, why) if text)
            button.setToolTip(as_tip(told))
            button.setAccessibleDescription(told)

    @Slot()
    def _on_turn(self) -> None:
        self._turn.emit()

    def _retranslate(self) -> None:
        self.arrange_button.setText(self.tr("Arrange"))
        self.flip_button.setText(self.tr("Flip"))
        self.hint_button.setText(self.tr("Hint"))
        self.take_back_button.setText(self.tr("Take back"))
        self.why_button.setText(self.tr("Why?"))
        self.why_button.setToolTip(self.tr("Show the rule (Shift+F1)"))
        self._draw_text = self.tr("Draw")
        self._pass_text = self.tr("Pass")
        self._done_text = self.tr("Done")
        self._next_text = self.tr("Next round")
        self._result_text = self.tr("Result")
        self._uncover_text = self.tr("Show my hand")
        self._fix_turn_button()
        self.turn_button.setText(self._draw_text)
        if self._view is not None:
            self._show_turn_button(self._view)
        self._enable()
        self.setMinimumWidth(self._width_of_buttons(_TIGHT_PADDING, _TIGHT_GAP) + 2 * _TIGHT_EDGE)
        self._place_status()

    def _fix_turn_button(self) -> None:
        """Make the button wide enough for everything it says, so that nothing beside it jumps."""
        shown = self.turn_button.text()
        self.turn_button.setMinimumWidth(0)
        widths = []
        for text in self._turn_texts:
            self.turn_button.setText(text)
            widths.append(self.turn_button.sizeHint().width())
        self.turn_button.setMinimumWidth(max(widths))
        self.turn_button.setText(shown)

    @property
    def _turn_texts(self) -> tuple[str, ...]:
        """All that the button of the turn may say."""
        return (
            self._draw_text,
            self._pass_text,
            self._done_text,
            self._next_text,
            self._result_text,
            self._uncover_text,
        )

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_status()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the wood under the buttons, the lower part of the rack's."""
        painter = QPainter(self)
        wood = self._artwork.wood_pixmap(
            QSizeF(self.width(), self.height()), self.devicePixelRatioF(), self._look
        )
        painter.drawPixmap(QRectF(self.rect()), wood, QRectF(wood.rect()))
