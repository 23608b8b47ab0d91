"""The coach's card: one piece of advice at a time, over the table but never in its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mextrain_qt.views.first_game.words import Advice
from mextrain_qt.views.theme import Look, TableStyle, mixed, table_colours

WIDTH: Final = 318
"""The card's usual width in pixels."""

_LOW: Final = 500  # a room that is no higher would be half hidden by a card of the usual shape
_WIDEST: Final = 560
_MARGIN: Final = 14
_NEAR: Final = 6  # the same for a flat card
_ROOMY: Final = (18, 20, 18, 12)
_TIGHT: Final = (18, 17, 14, 9)
_STRIDE: Final = 24
_PAPER: Final = QColor("#fffaf0")
_INK: Final = QColor("#2b2117")
_QUIET: Final = QColor("#6b5b49")
_RADIUS: Final = 14


class CoachCard(QFrame):
    """Says what to do, shows how far one has come, and can be dragged elsewhere."""

    go_on = Signal()
    """What it says has been read (its big button)."""
    skip = Signal()
    leave = Signal()
    language_changed = Signal()
    """What it says has to be said again in another language."""

    def __init__(self, over: QWidget) -> None:
        """A card over the widget ``over``, hidden until it has something to say."""
        super().__init__(over)
        self._over = over
        self._share = 0.0
        self._held: QPoint | None = None
        self._is_flat = False
        self.is_put = False
        """Whether the person has put it where it is."""
        self.title = QLabel(self)
        self.text = QLabel(self)
        self.how = QLabel(self)
        for label in (self.title, self.text, self.how):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.go_on_button = QPushButton(self)
        self.go_on_button.clicked.connect(self.go_on)
        self.skip_button = QPushButton(self)
        self.skip_button.clicked.connect(self.skip)
        self.leave_button = QPushButton(self)
        self.leave_button.clicked.connect(self.leave)
        self._head = QHBoxLayout()
        self._head.setSpacing(12)
        self._head.addWidget(self.title, 1)
        self._row = row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.leave_button)
        row.addStretch(1)
        row.addWidget(self.skip_button)
        row.addWidget(self.go_on_button)
        for button in (self.go_on_button, self.skip_button, self.leave_button):
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*_ROOMY)
        column.setSpacing(7)
        column.addLayout(self._head)
        column.addWidget(self.text)
        column.addWidget(self.how)
        column.addLayout(row)
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.set_look(Look())
        self._retranslate()
        self.hide()

    def set_look(self, look: Look) -> None:
        """Wear a look: its accent, or plain black and white where contrast matters most."""
        colours = table_colours(look.table)
        plain = look.table is TableStyle.HIGH_CONTRAST
        quiet = _INK if plain else _QUIET
        self.setStyleSheet(
            f"""
            CoachCard QLabel {{ color: {_INK.name()}; font-size: 14px; background: transparent; }}
            CoachCard QPushButton {{
                background: transparent; color: {quiet.name()}; border: 1px solid transparent;
                border-radius: 7px; padding: 4px 8px; font-size: 13px; outline: none;
            }}
            CoachCard QPushButton:hover {{ background: {mixed(_PAPER, _INK, 0.08).name()}; }}
            CoachCard QPushButton:focus {{ border: 2px solid {_INK.name()}; }}
            CoachCard QPushButton#goOn {{
                background: {colours.accent.name()}; color: {colours.badge_text.name()};
                border: 1px solid {mixed(colours.accent, _INK, 0.35).name()}; padding: 5px 16px;
                font-size: 14px; font-weight: bold;
            }}
            CoachCard QPushButton#goOn:focus {{ border: 2px solid {_INK.name()}; }}
            """
        )
        self.go_on_button.setObjectName("goOn")
        self.title.setStyleSheet("font-size: 17px; font-weight: bold;")
        self.how.setStyleSheet(f"color: {quiet.name()}; font-size: 13px;")
        self._accent = colours.accent
        self.update()

    def say(self, advice: Advice, *, share: float, go_on: str, skip: bool) -> None:
        """Give advice, so large a ``share`` (0..1) of the lessons being learnt.

        ``go_on``: what the big button says, empty for none; ``skip``: the step can be left out.
        """
        self._share = share
        self.title.setText(advice.title)
        self.text.setText(advice.text)
        self.how.setText(advice.how)
        self.how.setVisible(bool(advice.how))
        self.go_on_button.setText(go_on)
        self.go_on_button.setVisible(bool(go_on))
        self.skip_button.setVisible(skip)
        self.setAccessibleName(advice.title)
        self.setAccessibleDescription(f"{advice.text} {advice.how}".strip())
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.show()
        self.raise_()
        self.update()

    def keep_clear(self, room: QRect, clear: Sequence[QRectF], crowd: Sequence[QRectF]) -> None:
        """Be somewhere off everything in ``clear``, and off what is in ``crowd`` if possible.

        In ``room`` if that can be, elsewhere on what it is over otherwise. It stays where it is as long
        as that is clear; where the person has put it, it stays for good unless it would hide what it
        points at.
        """
        self._take_shape(room)
        here = QRect(self.pos(), self.size())
        whole = self._over.rect()
        if (
            (whole if self.is_put else room).contains(here)
            and not _touches(here, clear)
            and (self.is_put or not _touches(here, crowd))
        ):
            return
        self.is_put = self.is_put and not _touches(here, clear)
        width, height = self.width(), self.height()
        margin = _NEAR if self._is_flat else _MARGIN
        spots = [*_spots(room, width, height, margin), *_grid(room, width, height)]
        best = min(spots, key=lambda spot: (_covered(spot, clear), _covered(spot, crowd)))
        if _touches(best, clear):
            best = min(_grid(whole, width, height), key=lambda spot: _covered(spot, clear), default=best)
        self.move(best.topLeft())

    def _take_shape(self, room: QRect) -> None:
        """In a low room be wide and flat, with the buttons beside the title."""
        flat = room.height() < _LOW and room.width() > WIDTH + 2 * _NEAR
        width = min(_WIDEST, room.width() - 2 * _NEAR) if flat else WIDTH
        if flat != self._is_flat:
            self._is_flat = flat
            before, after = (self._column, self._head) if flat else (self._head, self._column)
            before.removeItem(self._row)
            after.addLayout(self._row)
            self._column.setContentsMargins(*(_TIGHT if flat else _ROOMY))
            self._column.setSpacing(4 if flat else 7)
        if width != self.width():
            self.setFixedWidth(width)
        self.setFixedHeight(self.heightForWidth(width))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the card."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, within the window."""
        if self._held is None:
            return
        room = self._over.rect()
        to = self.mapToParent(event.position().toPoint()) - self._held
        self.move(
            min(max(to.x(), 0), room.width() - self.width()),
            min(max(to.y(), 0), room.height() - self.height()),
        )
        self.is_put = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of it."""
        self._held = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.language_changed.emit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, and along its upper edge how far one has come."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(_PAPER)
        painter.setPen(QPen(mixed(self._accent, _INK, 0.45), 1.5))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        left, width = box.left() + 18, box.width() - 36
        groove = QRectF(left, box.top() + 9, width, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(_PAPER, _INK, 0.14))
        painter.drawRoundedRect(groove, 2, 2)
        if self._share > 0:
            painter.setBrush(mixed(self._accent, _INK, 0.12))
            painter.drawRoundedRect(
                QRectF(groove.topLeft(), QPointF(left + width * self._share, groove.bottom())), 2, 2
            )

    def _retranslate(self) -> None:
        self.skip_button.setText(self.tr("Skip this step"))
        self.leave_button.setText(self.tr("Leave"))
        self.leave_button.setToolTip(self.tr("End the first game and go back to the first page"))


def _spots(room: QRect, width: int, height: int, margin: int) -> list[QRect]:
    """Places for a card in a room, the best first: its corners, then the middles of its sides."""
    left, top = room.left() + margin, room.top() + margin
    right, bottom = room.right() - margin - width, room.bottom() - margin - height
    centre, middle = (left + right) // 2, (top + bottom) // 2
    corners = ((right, top), (left, top), (left, bottom), (right, bottom))
    sides = ((right, middle), (left, middle), (centre, top), (centre, bottom))
    return [QRect(x, y, width, height) for x, y in (*corners, *sides)]


def _grid(room: QRect, width: int, height: int) -> list[QRect]:
    """Places for a card all over a room, from the top right on."""
    across = range(room.right() - width, room.left() - 1, -_STRIDE)
    down = range(room.top(), room.bottom() - height + 1, _STRIDE)
    return [QRect(x, y, width, height) for y in down for x in across]


def _touches(spot: QRect, things: Sequence[QRectF]) -> bool:
    return any(QRectF(spot).intersects(thing) for thing in things)


def _covered(spot: QRect, things: Sequence[QRectF]) -> float:
    """How much of those things a card there would hide, in square pixels."""
    hidden = (QRectF(spot).intersected(thing) for thing in things)
    return sum(part.width() * part.height() for part in hidden)
