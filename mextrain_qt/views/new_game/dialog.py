"""The dialog in which a match is set up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from mextrain_qt.bridge.desk import Desk
from mextrain_qt.bridge.setup import FIRST_NUMBER, LAST_NUMBER, TableSetup
from mextrain_qt.model.options import PRESETS, Options, RefusedOption, check_match
from mextrain_qt.model.tiles import set_size
from mextrain_qt.views.asking import Asking
from mextrain_qt.views.new_game.house_rules_page import HouseRulesPage
from mextrain_qt.views.new_game.kept_rules import KeptRules
from mextrain_qt.views.new_game.match_panel import MatchPanel
from mextrain_qt.views.new_game.option_text import OptionText
from mextrain_qt.views.new_game.player_text import usual_table
from mextrain_qt.views.new_game.scope import playable, with_rules_of, with_value
from mextrain_qt.views.new_game.seats_panel import SeatsPanel
from mextrain_qt.views.plain_buttons import without_icons
from mextrain_qt.views.tabs import Tabs

_SIZE: Final = QSize(880, 640)
_SMALLEST: Final = QSize(640, 440)
_ROOM_AROUND: Final = QSize(24, 60)  # for the desktop's frame


class NewGameDialog(QDialog):
    """Seats on the left, the match on the right, every house rule on a page of its own.

    What cannot be played says why below, and there is no Start until it can.
    """

    def __init__(
        self, setup: TableSetup | None, desk: Desk, asking: Asking, parent: QWidget | None = None
    ) -> None:
        """Start from ``setup``, or from the usual table; ``desk`` keeps house rules."""
        super().__init__(parent)
        setup = setup if setup is not None else usual_table()
        self._options = setup.options
        self._by_preset: dict[str, Options] = {}
        self._named: tuple[str, Options] | None = None
        self.text = OptionText(self)

        self.seats = SeatsPanel(setup.seats, self)
        self.match = MatchPanel(self.text, self)
        self.house_rules = HouseRulesPage(self.text, self)
        self.tabs = Tabs(self)
        self.tabs.addTab(self._table_page(), "")
        self.tabs.addTab(self.house_rules, "")
        self.kept = KeptRules(desk, asking, self._setup_to_keep, self)

        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addLayout(self._message_row())
        column.addLayout(self._button_row())

        self.seats.changed.connect(self._show)
        self.match.option_changed.connect(self._on_option)
        self.match.preset_chosen.connect(self._on_preset)
        self.match.number_changed.connect(self._check)
        self.match.house_rules_asked.connect(self._on_house_rules)
        self.house_rules.option_changed.connect(self._on_option)
        self.house_rules.reset_asked.connect(self._on_reset)
        self.kept.taken.connect(self._on_taken)
        if setup.number is not None:
            self.match.number.setText(str(setup.number))
        self._retranslate()
        self.setMinimumSize(_SMALLEST)
        self._fit_to_screen()
        self.start.setFocus()

    def table_setup(self) -> TableSetup:
        """The table as it was chosen."""
        return TableSetup(playable(self._options), self.seats.seats(), self.match.deal_number())

    def accept(self) -> None:
        """Start, if this can be played."""
        if self._trouble() is None:
            super().accept()

    # Putting together.

    def _table_page(self) -> QScrollArea:
        inside = QWidget(self)
        row = QHBoxLayout(inside)
        row.setSpacing(24)
        row.addWidget(self.seats, 5)
        row.addWidget(self.match, 5)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        # Qt fills them; the page of a tab may have another ground than a window.
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        return area

    def _message_row(self) -> QHBoxLayout:
        self._warning = QLabel(self)
        side = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._warning.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        self.message = QLabel(self)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._warning)
        row.addWidget(self.message, 1)
        return row

    def _button_row(self) -> QHBoxLayout:
        self.kept_button = QPushButton(self)
        self.kept_button.setAutoDefault(False)
        self.kept_button.setMenu(self.kept.menu)
        buttons = QDialogButtonBox(self)
        self.start = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        self.cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        without_icons(self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.kept_button)
        row.addStretch(1)
        row.addWidget(buttons)
        return row

    def _fit_to_screen(self) -> None:
        # Not self.screen(): with PySide6 6.11 the screen is then deleted together with the dialog.
        parent = self.parentWidget()
        middle = parent.window().frameGeometry().center() if parent is not None else QPoint()
        screen = QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()
        self.resize(_SIZE.boundedTo(screen.availableSize() - _ROOM_AROUND))

    # Showing.

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self.tabs.setTabText(0, self.tr("T&able"))
        self.tabs.setTabText(1, self.tr("H&ouse rules"))
        self.kept_button.setText(self.tr("&Kept rules"))
        self.kept_button.setToolTip(
            self.tr("Keep house rules under a name, take them up again, hand them on as a file.")
        )
        self.start.setText(self.tr("&Start"))
        self._show()

    def event(self, event: QEvent) -> bool:
        """Say it all again in another language, once all that is in here has."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return handled

    @Slot()
    def _show(self) -> None:
        options = self._options
        name = self._rules_name()
        self.match.show_options(options, len(self.seats.seats()), name)
        self.house_rules.show_options(options, name)
        self._check()

    def _rules_name(self) -> str:
        summary = self.text.summary(self._options)
        if self._named is not None and self._named[1] == self._options:
            return self.text.choice(self._named[0], summary)
        return summary

    @Slot()
    def _check(self) -> None:
        trouble = self._trouble()
        option, sentence = trouble if trouble is not None else ("", self._facts())
        self.match.show_trouble(option)
        self._warning.setVisible(trouble is not None)
        self._say(sentence, alarm=trouble is not None)
        self.start.setEnabled(trouble is None)

    def _say(self, sentence: str, *, alarm: bool) -> None:
        if sentence == self.message.text():
            return
        self.message.setText(sentence)
        self.start.setAccessibleDescription(sentence)
        if alarm and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.message, sentence))

    def _trouble(self) -> tuple[str, str] | None:
        """What is refused and why: the option, ``"name"`` or ``"number"``, and a sentence."""
        alike = self.seats.alike()
        if alike is not None:
            first, second = alike
            text = self.tr("Players %1 and %2 have the same name: give one of them another.")
            return "name", text.replace("%1", str(first + 1)).replace("%2", str(second + 1))
        options = playable(self._options)
        seats = len(self.seats.seats())
        try:
            check_match(options)
            options.check_seats(seats)
        except RefusedOption as refused:
            return refused.option, self._sentence_of(refused, options, seats)
        try:
            self.match.deal_number()
        except ValueError:
            text = self.tr("There is no such deal: deals are numbered from %1 to %2.")
            return "number", text.replace("%1", str(FIRST_NUMBER)).replace("%2", str(LAST_NUMBER))
        return None

    def _sentence_of(self, refused: RefusedOption, options: Options, seats: int) -> str:
        if refused.option == "first_engine":
            text = self.tr("The first engine is too high: this set has doubles up to %1.")
            return text.replace("%1", str(options.highest))
        if refused.option == "rounds":
            text = self.tr("There are too many rounds: the doubles of this match are engines for %1 at most.")
            return text.replace("%1", str(options.largest_number_of_rounds()))
        if refused.option == "hand_size":
            text = self.tr(
                "The hands are too large for %1 players: at most %2, so that one tile for each stays in the "
                "boneyard."
            )
            return text.replace("%1", str(seats)).replace("%2", str(options.largest_hand(seats)))
        return refused.reason

    def _facts(self) -> str:
        """The table in a few figures."""
        options, seats = playable(self._options), len(self.seats.seats())
        hand = options.tiles_per_hand(seats)
        boneyard = set_size(options.highest) - (options.engine == "centre") - seats * hand
        parts = (
            self.tr("%n player(s)", "", seats),
            self.tr("%n round(s)", "", options.number_of_rounds()),
            self.tr("%n tile(s) each", "", hand),
            self.tr("%n in the boneyard", "", boneyard),
        )
        return " · ".join(parts)

    # What is chosen.

    @Slot(str, object)
    def _on_option(self, name: str, value: object) -> None:
        self._options = with_value(self._options, name, value)
        self._show()

    @Slot(str)
    def _on_preset(self, preset: str) -> None:
        """Another preset, with the changes it had when it was left in this dialog."""
        if preset == self._options.preset:
            return
        self._by_preset[self._options.preset] = self._options
        rules = self._by_preset.get(preset, PRESETS[preset])
        self._options = with_rules_of(self._options, rules)
        self._show()

    @Slot()
    def _on_reset(self) -> None:
        self._options = with_rules_of(self._options, PRESETS[self._options.preset])
        self._show()

    @Slot()
    def _on_house_rules(self) -> None:
        self.tabs.setCurrentWidget(self.house_rules)
        self.house_rules.show_first_change()
        self.house_rules.groups.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str, object)
    def _on_taken(self, name: str, setup: TableSetup) -> None:
        self._options = setup.options
        self._named = (name, setup.options)
        self._show()

    def _setup_to_keep(self) -> TableSetup | None:
        return None if self._trouble() is not None else self.table_setup()
