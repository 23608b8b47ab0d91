"""Hints in sentences, built from the facts that speak for a play."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.actions import MEXICAN, Action, Play
from mextrain_qt.model.hint import Fact, Hint, Reason
from mextrain_qt.views.sentences import Sentences


class HintText(QObject):
    """Says a hint with the names of the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)

    def sentence(self, view: TableView, hint: Hint, *, thought_over: bool) -> str:
        """The play and its reasons, the weightiest three at most."""
        reasons = "; ".join(self._reason(view, hint, reason) for reason in hint.reasons[:3])
        text = self.tr("%1: %2.").replace("%1", self._play(view, hint.action)).replace("%2", reasons)
        return text + " " + self.tr("(Thought over.)") if thought_over else text

    def _play(self, view: TableView, action: Action) -> str:
        if isinstance(action, Play):
            return f"{action.tile} {self._sentences.onto_line(view, action.line)}"
        return {"draw": self.tr("Draw"), "pass": self.tr("Pass"), "done": self.tr("Say done")}[action.text]

    def _reason(self, view: TableView, hint: Hint, reason: Reason) -> str:
        number = reason.number or 0
        if reason.fact in (Fact.BEGINS_TRAIN, Fact.KEEPS_TRAIN, Fact.SHORTENS_TRAIN):
            return self._train(reason.fact, number)
        text = {
            Fact.ONLY_CHOICE: self.tr("nothing else is legal"),
            Fact.GOES_OUT: self.tr("it is your last tile"),
            Fact.COVERS_DOUBLE: self.tr("it covers the golden double %where"),
            Fact.CLOSES_LINE: self.tr("it closes your line"),
            Fact.HEAVIEST_LOOSE: self.tr("%tile is your heaviest loose tile"),
            Fact.HEAVIEST_FITTING: self.tr("%tile is the heaviest loose tile that fits"),
            Fact.LINE_OPEN: self.tr("%line is open"),
            Fact.MEXICAN_TRAIN: self.tr("the Mexican train is anyone’s"),
            Fact.COVER_AT_HAND: self.tr("%tile can follow at once"),
            Fact.DOUBLE_UNCOVERED: self.tr("though you have no tile to cover a double %number"),
            Fact.FOLLOWED_BY: self.tr("%tile fits the number it leaves"),
            Fact.SHEDS: self.tr("%n pip(s) fewer in your hand", "", number),
            Fact.NEARLY_OUT: self.tr("%seat has %n tile(s) left", "", number),
            Fact.DRAWN_FITS: self.tr("laying what you drew keeps your line as it is"),
            Fact.NOTHING_GAINED: self.tr("what could still be laid would cost more than it sheds"),
        }[reason.fact]
        line = reason.line if reason.line is not None else reason.seat
        if line is None:
            line = MEXICAN
        seat = view.seats[reason.seat].name if reason.seat is not None else ""
        return (
            text.replace("%line", self._sentences.line_name(view, line))
            .replace("%where", self._sentences.on_line(view, line))
            .replace("%tile", str(reason.tile))
            .replace("%number", str(number))
            .replace("%seat", seat)
        )

    def _train(self, fact: Fact, number: int) -> str:
        if fact is Fact.BEGINS_TRAIN and number == 1:
            return self.tr("it fits your own line")
        if fact is Fact.BEGINS_TRAIN:
            return self.tr("it begins your train of %n tile(s)", "", number)
        if fact is Fact.KEEPS_TRAIN and number == 1:
            return self.tr("it keeps the tile that fits your own line")
        if fact is Fact.KEEPS_TRAIN:
            return self.tr("it keeps your train of %n tile(s)", "", number)
        if number:
            return self.tr("your train still has %n tile(s) without it", "", number)
        return self.tr("it is all your train has")
