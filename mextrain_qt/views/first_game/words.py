"""What the coach says."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import MEXICAN
from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.first_game.lessons import Between, Lesson, Step
from mextrain_qt.views.sentences import Sentences
from mextrain_qt.views.table.felt_layer import line_digit


@frozen
class Advice:
    """A headline, what it is about, and how it is done."""

    title: str
    text: str
    how: str = ""


class CoachWords(QObject):
    """Says a step with the names of the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)

    def advice(self, view: TableView, step: Step) -> Advice:
        """The coach's words for a step at that table."""
        told = self._lesson(step.topic) if isinstance(step.topic, Lesson) else self._between(step.topic)
        return Advice(told.title, self._filled(told.text, view, step), self._filled(told.how, view, step))

    def _filled(self, text: str, view: TableView, step: Step) -> str:
        line = step.line if step.line is not None else MEXICAN
        return (
            text.replace("%tile", str(step.tile))
            .replace("%line", self._sentences.line_name(view, line))
            .replace("%onto", self._sentences.onto_line(view, line))
            .replace("%digit", line_digit(line))
            .replace("%mover", view.seats[view.to_move].name)
        )

    def _between(self, topic: Between) -> Advice:
        return {
            Between.PANEL: Advice(
                self.tr("The whole line"),
                self.tr("Here it lies straight, from the engine outward, with who laid what and when."),
                self.tr("Close it with Esc, or click beside it."),
            ),
            Between.WATCH: Advice(
                self.tr("The others play"),
                self.tr("%mover is to move. What is laid until your turn gets a number on the table."),
                self.tr("No patience? Click the felt, or press Space."),
            ),
            Between.PLAY_ON: Advice(
                self.tr("Your turn"),
                self.tr("Go on as you like: the sentence at the bottom says what there is to do."),
                self.tr("Hint (H) shows a good play and its reason."),
            ),
            Between.OVER: Advice(
                self.tr("The round is over"),
                self.tr(
                    "Everybody’s pips are counted, and whoever has the fewest points after all rounds "
                    "wins the match. You know all you need now."
                ),
                self.tr("Help → Rules of this table tells the rest."),
            ),
        }[topic]

    def _lesson(self, lesson: Lesson) -> Advice:
        by_dragging = self.tr("Drag it to the ring. By keys: go to it with the arrows, then press %digit.")
        return {
            Lesson.AIM: Advice(
                self.tr("Your first game"),
                self.tr(
                    "Out of the engine in the middle everybody builds a line of tiles, like number to like "
                    "number. Yours points down to you. Who first has no tile left wins the round."
                ),
            ),
            Lesson.FLIP: Advice(
                self.tr("Turn a tile round"),
                self.tr("These are your tiles. Try it with the %tile."),
                self.tr("Right-click it. By keys: go to it with the arrows, then press F."),
            ),
            Lesson.ARRANGE: Advice(
                self.tr("Find your train"),
                self.tr("Arrange lays out the longest train your line could take, in order."),
                self.tr("Click Arrange, or press A."),
            ),
            Lesson.OWN_LINE: Advice(
                self.tr("Lay your first tile"),
                self.tr("The %tile fits the engine, so it can begin your line."),
                by_dragging,
            ),
            Lesson.INSPECT: Advice(
                self.tr("Look at a line"),
                self.tr("See all of %line, and who laid what."),
                self.tr("Click the line. By keys: press L, then %digit."),
            ),
            Lesson.MEXICAN: Advice(
                self.tr("The Mexican train"),
                self.tr(
                    "The yellow line is anyone’s. Lay the %tile there: you keep your own train for later."
                ),
                by_dragging,
            ),
            Lesson.DOUBLE: Advice(
                self.tr("A double lies across"),
                self.tr("Lay the %tile %onto. A double has to be covered, and you play again."),
                by_dragging,
            ),
            Lesson.COVER: Advice(
                self.tr("Cover the double"),
                self.tr("The golden double waits, and the game with it. Lay the %tile on it."),
                by_dragging,
            ),
            Lesson.DRAW: Advice(
                self.tr("Draw a tile"),
                self.tr("You hold nothing that can be laid now, so take one from the boneyard."),
                self.tr("Click the boneyard, or press D."),
            ),
            Lesson.PASS: Advice(
                self.tr("Pass, and your line opens"),
                self.tr(
                    "The new tile does not fit either. Pass: a locomotive will stand on your line, and "
                    "everybody may lay there until you do so again."
                ),
                self.tr("Click Pass, or press P."),
            ),
            Lesson.MARKER: Advice(
                self.tr("Close your line"),
                self.tr("A tile of yours on your own line takes the locomotive off. The %tile will do."),
                by_dragging,
            ),
            Lesson.GUEST: Advice(
                self.tr("Play on an open line"),
                self.tr("A locomotive stands on %line: it is open to you too. Lay the %tile there."),
                by_dragging,
            ),
            Lesson.ENDING: Advice(
                self.tr("Nearly out"),
                self.tr(
                    "With your last tile the round is over, and the others count the pips in their hands. "
                    "Lay what fits."
                ),
            ),
        }[lesson]
