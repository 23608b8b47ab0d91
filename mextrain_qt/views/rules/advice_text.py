"""What beginners get wrong, what good players do, and what is another game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.model.options import Options
from mextrain_qt.views.rules.anchors import Anchor
from mextrain_qt.views.rules.page import Entry, Section


class AdviceText(QObject):
    """The last sections of the rules page, as far as they go with the options."""

    def sections(self, options: Options) -> tuple[Section, ...]:
        """Mistakes, advice, other games."""
        return (
            Section(Anchor.MISTAKES, self.tr("What beginners get wrong"), self._mistakes(options)),
            Section(Anchor.ADVICE, self.tr("What usually helps"), self._advice(options)),
            self._other_games(),
        )

    def _mistakes(self, options: Options) -> tuple[Entry, ...]:
        return (
            *self._forgotten_cover(options),
            Entry(
                self.tr("The marker"),
                self.tr(
                    "It stays on until you play as the house wants it, not just until your next turn. "
                    "Until then the others play on your line, and its end may be another when your turn "
                    "comes."
                ),
                goes_to=Anchor.MARKER,
            ),
            Entry(
                self.tr("The draw"),
                self.tr(
                    "Nobody may draw while a tile fits, and nobody may pass before drawing, as long as the "
                    "boneyard has tiles. Look at every line you may use first."
                ),
                goes_to=Anchor.DRAW,
            ),
            Entry(
                self.tr("A closed line"),
                self._closed_line(options),
                goes_to=Anchor.LINES,
            ),
            Entry(self.tr("The next engine"), self._next_engine(options), goes_to=Anchor.ROUNDS),
        )

    def _forgotten_cover(self, options: Options) -> tuple[Entry, ...]:
        if options.doubles == "free":
            return ()
        if options.doubles == "block" and options.replay:
            text = self.tr(
                "A double is only half a play: without a tile that covers it, you draw and may have to "
                "open your line."
            )
        elif options.doubles == "block":
            text = self.tr(
                "A double stops the whole table, and the next player has to cover it: your own plans wait "
                "as well."
            )
        else:
            text = self.tr("A line goes on only from its double, and only once the double has what it needs.")
        return (Entry(self.tr("Forgetting to cover"), text, goes_to=Anchor.COVER),)

    def _closed_line(self, options: Options) -> str:
        text = self.tr("Another player’s line is yours to use only while its marker is on.")
        if options.doubles == "block":
            text += " " + self.tr("The one exception is the golden double that has to be covered.")
        return text

    def _next_engine(self, options: Options) -> str:
        if options.engine == "highest":
            return self.tr("It is known only after the deal. Plan for one round, never for the next.")
        return self.tr(
            "Every round starts from another double, one lower than the last. Look at it before you build "
            "your train, or nothing of it will fit."
        )

    def _advice(self, options: Options) -> tuple[Entry, ...]:
        return (
            Entry(
                self.tr("Shed heavy tiles"),
                self.tr(
                    "Somebody may be out sooner than you think. What does not belong to your train goes "
                    "first, the heaviest tile before the others, on open lines and the Mexican train."
                ),
            ),
            Entry(self.tr("Keep doubles useful"), self._useful_doubles(options)),
            Entry(
                self.tr("Watch open lines"),
                self.tr(
                    "They take tiles you could not lay at home, and may be closed by your next turn. "
                    "Count, too, which numbers have been laid: one that has run out leads nowhere."
                ),
            ),
            Entry(
                self.tr("Keep your line closed"),
                self.tr(
                    "Hold back a tile that fits your own line, so that you need not pass. A line that the "
                    "others cannot use stays as you planned it."
                ),
            ),
            Entry(
                self.tr("Arrange your train"),
                self.tr(
                    "See which of your tiles make one long train from your line’s end: lay those at home, "
                    "the loose ones elsewhere. Arrange (A) finds the longest."
                ),
            ),
        )

    def _useful_doubles(self, options: Options) -> str:
        if options.doubles == "free":
            return self.tr(
                "A double fits one number alone. Lay it early, while its line still offers that number."
            )
        return self.tr(
            "A double fits one number alone, and weighs as much as both its halves. Lay it while you hold "
            "a tile to cover it, and before its number has run out."
        )

    def _other_games(self) -> Section:
        text = self.tr(
            "In Chickenfoot, which is played with the same tiles, three tiles spread out from a double and "
            "every one of them grows on. That is another game: here no line ever branches, and no house "
            "rule changes that."
        )
        return Section(Anchor.OTHER_GAMES, self.tr("Another game"), (), text)
