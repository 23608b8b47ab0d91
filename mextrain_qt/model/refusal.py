"""Why an action is refused: the rule it breaks and where."""

from __future__ import annotations

from enum import Enum

from mextrain_qt.model.actions import LINE_NAMES
from mextrain_qt.model.frozen import frozen


class Rule(Enum):
    """The rules an action can break; the value is the sentence for people who type actions."""

    ROUND_OVER = "the round is over"
    NOT_YOUR_TURN = "another seat is to move"
    NO_SUCH_LINE = "there is no line {line} at this table"
    NOT_IN_HAND = "the seat does not hold that tile"
    COVER_FIRST = "the open double on line {line} has to be covered first"
    DOES_NOT_FIT = "that tile does not fit: line {line} ends in {number}"
    LINE_CLOSED = "line {line} is closed"
    OWN_LINE_FIRST = "a seat whose own line is empty may lay nowhere else"
    BURST_OWN_LINE = "in a burst only the own line may be used"
    MEXICAN_LATER = "the Mexican train may not be started yet"
    DOUBLE_WAITS = "line {line} ends in an open double that is not the oldest"
    MUST_PLAY = "the seat holds a tile that can be laid, so it has to play"
    MUST_DRAW = "the seat has to draw before it may pass"
    MUST_LAY_DRAWN = "the drawn tile fits and has to be laid"
    DREW_ALREADY = "the seat has drawn already"
    BONEYARD_EMPTY = "the boneyard is empty"
    NOT_DONE = "the seat cannot say done now"
    SAY_DONE = "the seat cannot go on and says done"


@frozen
class Refusal:
    """The rule an action breaks, with the line and the number it is about where it has them."""

    rule: Rule
    line: int | None = None
    number: int | None = None

    def __str__(self) -> str:
        name = None if self.line is None else LINE_NAMES[self.line]
        return self.rule.value.format(line=name, number=self.number)


class IllegalAction(ValueError):
    """An action that the rules refuse; the round is as it was. Attribute ``refusal`` says why."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.refusal = refusal
