"""The wooden bar that moves a replay: it stands where the buttons of the game stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from mextrain_qt.bridge.replay import Place, RoundMark
from mextrain_qt.views.artwork import Artwork
from mextrain_qt.views.replay.playback import SPEEDS
from mextrain_qt.views.replay.slider import MomentSlider
from mextrain_qt.views.replay.transport import Sign, TransportButton
from mextrain_qt.views.status_line import StatusLine
from mextrain_qt.views.theme import Look, table_colours

HEIGHT: Final = 84
"""The bar's height in pixels where two rows are enough."""

_ROW: Final = 34
_ASIDE: Final = 14
_STATUS: Final = 150  # the least room for the sentence


class ReplayBar(QWidget):
    """Step, play, speed, rounds, a slider over the actions; hands, review, playing on."""

    stepped = Signal(int)
    """So many moments on (or back)."""
    moment_asked = Signal(int)
    round_asked = Signal(int)
    play_toggled = Signal()
    speed_asked = Signal(float)
    hands_toggled = Signal(bool)
    review_toggled = Signal(bool)
    play_from_here = Signal()
    left = Signal()

    def __init__(self, artwork: Artwork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._artwork = artwork
        self._look = Look()
        self._rounds: tuple[RoundMark, ...] = ()
        self._place: Place | None = None
        self._speed = 1.0
        self.setFixedHeight(HEIGHT)

        self.before_button = TransportButton(Sign.ROUND_BEFORE, self)
        self.back_button = TransportButton(Sign.BACK, self)
        self.play_button = TransportButton(Sign.PLAY, self)
        self.on_button = TransportButton(Sign.ON, self)
        self.next_button = TransportButton(Sign.NEXT_ROUND, self)
        self.slider = MomentSlider(self)
        self.counter = QLabel(self)
        self.counter.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.round_button = QPushButton(self)
        self.round_menu = QMenu(self.round_button)
        self.round_button.setMenu(self.round_menu)
        self.speed_button = QPushButton(self)
        self.speed_menu = QMenu(self.speed_button)
        self.speed_button.setMenu(self.speed_menu)
        self._speeds = QActionGroup(self)
        for speed in SPEEDS:
            choice = self._speeds.addAction(f"{speed:g} ×")
            choice.setCheckable(True)
            choice.setData(speed)
            choice.setChecked(speed == 1.0)
            self.speed_menu.addAction(choice)
        self.status = StatusLine(self)
        self.hands_button = QPushButton(self)
        self.hands_button.setCheckable(True)
        self.review_button = QPushButton(self)
        self.review_button.setCheckable(True)
        self.branch_button = QPushButton(self)
        self.close_button = TransportButton(Sign.CLOSE, self)
        for button in self.findChildren(QPushButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        upper = QHBoxLayout()
        upper.setSpacing(4)
        for button in self._transport:
            upper.addWidget(button)
        upper.addSpacing(6)
        upper.addWidget(self.slider, 1)
        upper.addWidget(self.counter)
        lower = QHBoxLayout()
        lower.setSpacing(6)
        lower.addWidget(self.round_button)
        lower.addWidget(self.speed_button)
        lower.addSpacing(4)
        lower.addWidget(self.status, 1)
        self._tools = QWidget(self)
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(6)
        tools.addStretch(1)
        for button in (self.hands_button, self.review_button, self.branch_button, self.close_button):
            tools.addWidget(button)
        lower.addWidget(self._tools)
        self._lower, self._third = lower, QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(_ASIDE, 6, _ASIDE, 8)
        column.setSpacing(4)
        column.addLayout(upper)
        column.addLayout(lower)
        column.addLayout(self._third)

        self.before_button.clicked.connect(self._on_before)
        self.back_button.clicked.connect(self._on_back)
        self.play_button.clicked.connect(self.play_toggled)
        self.on_button.clicked.connect(self._on_on)
        self.next_button.clicked.connect(self._on_next)
        self.slider.valueChanged.connect(self.moment_asked)
        self.round_menu.triggered.connect(self._on_round)
        self.speed_menu.triggered.connect(self._on_speed)
        self.hands_button.toggled.connect(self.hands_toggled)
        self.review_button.toggled.connect(self.review_toggled)
        self.branch_button.clicked.connect(self.play_from_here)
        self.close_button.clicked.connect(self.left)
        self._retranslate()
        self.set_look(self._look)

    @property
    def _transport(self) -> tuple[TransportButton, ...]:
        return (self.before_button, self.back_button, self.play_button, self.on_button, self.next_button)

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self._look = look
        colours = table_colours(look.table)
        button, text = colours.button, colours.button_text
        self.setStyleSheet(
            f"""
            ReplayBar QPushButton {{
                background: {button.name()}; color: {text.name()};
                border: 1px solid rgba(0, 0, 0, 90); border-radius: 7px; padding: 3px 10px;
                min-height: 22px; outline: none;
            }}
            ReplayBar QPushButton:hover {{ background: {button.lighter(106).name()}; }}
            ReplayBar QPushButton:pressed {{ background: {button.darker(112).name()}; }}
            ReplayBar QPushButton:checked {{
                background: {colours.accent.name()}; color: {colours.badge_text.name()};
            }}
            ReplayBar QPushButton:focus {{ border: 3px solid {colours.focus.name()}; padding: 1px 8px; }}
            ReplayBar TransportButton, ReplayBar TransportButton:focus {{ padding: 0; }}
            ReplayBar QPushButton:disabled {{
                background: rgba({button.red()}, {button.green()}, {button.blue()}, 60);
                color: rgba({colours.wood_text.red()}, {colours.wood_text.green()},
                            {colours.wood_text.blue()}, 120);
                border-color: rgba(0, 0, 0, 40);
            }}
            ReplayBar QLabel {{ color: {colours.status_text.name()}; font-size: 13px; }}
            """
        )
        for sign in (*self._transport, self.close_button):
            sign.set_ink(text)
        self.slider.set_look(look)
        self.update()

    # A row more where the window is narrow.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take another row where the buttons do not fit into two."""
        super().resizeEvent(event)
        self._settle_rows()

    def _settle_rows(self) -> None:
        first = self.round_button.sizeHint().width() + self.speed_button.sizeHint().width()
        wanted = first + self._tools.sizeHint().width() + 4 * self._lower.spacing() + 2 * _ASIDE
        is_narrow = wanted + _STATUS > self.width()
        if is_narrow == (self._third.count() > 0):
            return
        before, after = (self._lower, self._third) if is_narrow else (self._third, self._lower)
        before.removeWidget(self._tools)
        after.addWidget(self._tools)
        self.setFixedHeight(HEIGHT + (_ROW if is_narrow else 0))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the buttons of one row."""
        width = self._tools.sizeHint().width() + 2 * _ASIDE
        return QSize(width, self.height())

    # What is shown.

    def show_rounds(self, rounds: tuple[RoundMark, ...]) -> None:
        """Offer those rounds."""
        self._rounds = rounds
        self._place = None
        self.slider.show_rounds(rounds)
        self.round_menu.clear()
        for mark in rounds:
            choice = self.round_menu.addAction("")
            choice.setData(mark.number)
            choice.setCheckable(True)
        self._name_rounds()

    def show_place(self, place: Place, happened: str) -> None:
        """Show where the replay is, and what has just happened there."""
        self._place = place
        blocked = self.slider.blockSignals(True)
        self.slider.setValue(place.moment)
        self.slider.blockSignals(blocked)
        self.slider.update()
        for choice in self.round_menu.actions():
            choice.setChecked(choice.data() == place.round_number)
        self._say_place(place)
        self.status.setText(happened)
        self.status.setAccessibleDescription(happened)
        self.before_button.setEnabled(not place.is_first)
        self.back_button.setEnabled(not place.is_first)
        self.on_button.setEnabled(not place.is_last)
        self.next_button.setEnabled(not place.is_last)
        self.play_button.setEnabled(place.moments > 1)

    def show_playing(self, playing: bool, speed: float) -> None:
        """Show whether it runs, and how fast."""
        self.play_button.set_sign(Sign.PAUSE if playing else Sign.PLAY)
        name = self.tr("Pause") if playing else self.tr("Play")
        self.play_button.setAccessibleName(name)
        self.play_button.setToolTip(f"{name} ({self.tr('Space')})")
        self._speed = speed
        self.speed_button.setText(f"{speed:g} ×")
        for choice in self._speeds.actions():
            choice.setChecked(choice.data() == speed)

    def show_hands_open(self, on: bool) -> None:
        """Show whether hands lie open."""
        blocked = self.hands_button.blockSignals(True)
        self.hands_button.setChecked(on)
        self.hands_button.blockSignals(blocked)

    def show_reviewing(self, on: bool) -> None:
        """Show whether the review stands beside the table."""
        blocked = self.review_button.blockSignals(True)
        self.review_button.setChecked(on)
        self.review_button.blockSignals(blocked)

    # What is asked.

    @Slot()
    def _on_back(self) -> None:
        self.stepped.emit(-1)

    @Slot()
    def _on_on(self) -> None:
        self.stepped.emit(1)

    @Slot()
    def _on_before(self) -> None:
        place = self._place
        if place is not None:
            self.round_asked.emit(max(1, place.round_number - (place.action == 0)))

    @Slot()
    def _on_next(self) -> None:
        place = self._place
        if place is None:
            return
        if place.round_number < place.rounds:
            self.round_asked.emit(place.round_number + 1)
        else:
            self.moment_asked.emit(place.moments - 1)

    @Slot(QAction)
    def _on_round(self, choice: QAction) -> None:
        self.round_asked.emit(choice.data())

    @Slot(QAction)
    def _on_speed(self, choice: QAction) -> None:
        self.speed_asked.emit(choice.data())

    # Words.

    def _say_place(self, place: Place) -> None:
        text = self.tr("Round %1 of %2").replace("%1", str(place.round_number))
        self.round_button.setText(text.replace("%2", str(place.rounds)))
        self.counter.setText(f"{place.action} / {place.actions}")
        self._settle_rows()

    def _name_rounds(self) -> None:
        for choice, mark in zip(self.round_menu.actions(), self._rounds, strict=False):
            text = self.tr("Round %1: engine %2").replace("%1", str(mark.number))
            text = text.replace("%2", f"{mark.engine}|{mark.engine}")
            choice.setText(text if mark.is_over else text + self.tr(" (not over)"))

    def _retranslate(self) -> None:
        for button, name, key in (
            (self.before_button, self.tr("To the beginning of the round"), self.tr("Page up")),
            (self.back_button, self.tr("One action back"), self.tr("Left")),
            (self.on_button, self.tr("One action on"), self.tr("Right")),
            (self.next_button, self.tr("To the next round"), self.tr("Page down")),
            (self.close_button, self.tr("Leave the replay"), self.tr("Esc")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(f"{name} ({key})")
        self.show_playing(self.play_button.sign is Sign.PAUSE, self._speed)
        self.slider.setAccessibleName(self.tr("Moment of the match"))
        self.counter.setToolTip(self.tr("Actions of this round"))
        self.speed_button.setToolTip(self.tr("How fast it plays"))
        self.round_button.setToolTip(self.tr("Go to a round"))
        self.hands_button.setText(self.tr("Open hands"))
        self.hands_button.setToolTip(self.tr("Show every player’s hand (O)"))
        self.review_button.setText(self.tr("Review"))
        self.review_button.setToolTip(self.tr("Have the master go over a player’s decisions (R)"))
        self.branch_button.setText(self.tr("Play from here"))
        self.branch_button.setToolTip(self.tr("Play on from this moment, as a match of its own"))
        self._name_rounds()
        if self._place is not None:
            self._say_place(self._place)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._settle_rows()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the wood under the buttons."""
        painter = QPainter(self)
        wood = self._artwork.wood_pixmap(
            QSizeF(self.width(), self.height()), self.devicePixelRatioF(), self._look
        )
        painter.drawPixmap(QRectF(self.rect()), wood, QRectF(wood.rect()))
