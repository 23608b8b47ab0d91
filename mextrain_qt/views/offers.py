"""What can be done at a table now and why the rest cannot: said once, for the menus and for the buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.bridge.setup import PERSON
from mextrain_qt.model.actions import DONE, DRAW, PASS
from mextrain_qt.model.frozen import frozen
from mextrain_qt.model.refusal import Refusal, Rule
from mextrain_qt.views.sentences import Sentences


@frozen
class Offers:
    """For everything that can be asked for, the sentence that says why not; empty where it can be done.

    ``table``: what needs a table; ``sight``: what needs one to look at, be it in a replay; ``past``: what
    needs a round that is over; ``deal``: what needs a deal with a number.
    """

    arrange: str
    flip: str
    hint: str
    draw: str
    pass_turn: str
    undo: str
    redo: str
    take_back: str
    hurry: str
    next_round: str
    table: str
    sight: str
    past: str
    deal: str
    check_deal: str
    bookmarks: str


class Offering(QObject):
    """Makes the offers of a table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = Sentences(self)

    def at(self, view: TableView | None, *, selected: bool = False, replaying: bool = False) -> Offers:
        """What can be done at the table ``view`` (``None``: at none), or while a replay is shown.

        ``selected``: whether a tile of the hand is.
        """
        if view is None:
            nothing = self.tr("There is no match on the table.")
            why = self.tr("Leave the replay first.") if replaying else nothing
            sight = "" if replaying else nothing
            return Offers(
                *(why,) * 10, table=why, sight=sight, past=why, deal=why, check_deal=why, bookmarks=why
            )
        hand, turn = self._hand(view), self._turn(view)
        over = self.tr("The match is over.")
        return Offers(
            arrange=hand,
            flip=hand or ("" if selected else self.tr("Select a tile of your hand first.")),
            hint=turn,
            draw=turn or self._draw(view),
            pass_turn=turn or self._pass(view),
            undo=hand or ("" if view.can_undo else self.tr("There is nothing to undo.")),
            redo="" if view.can_redo else self.tr("Nothing has been taken back."),
            take_back="" if view.can_take_back else hand or self._take_back(),
            hurry=self._hurry(view),
            next_round=self._next_round(view),
            table="",
            sight="",
            past="" if _has_past(view) else self.tr("No round of this match is over yet."),
            deal="" if view.number is not None else self.tr("This match did not begin with a numbered deal."),
            check_deal="" if view.commitment is not None else self.tr("This deal was not sealed."),
            bookmarks=over if view.phase is Phase.MATCH_OVER else "",
        )

    def _hand(self, view: TableView) -> str:
        """Why the viewer's tiles cannot be moved."""
        if view.phase is Phase.MATCH_OVER:
            return self.tr("The match is over.")
        if view.phase is Phase.ROUND_OVER:
            return self._sentences.refusal(view, Refusal(Rule.ROUND_OVER))
        if view.phase is Phase.COVERED:
            return self.tr("Your hand is covered: show it first.")
        if not any(seat.player == PERSON for seat in view.seats):
            return self.tr("Only computer players sit at this table.")
        return "" if view.hand else self._of_another(view)

    def _turn(self, view: TableView) -> str:
        """Why the viewer cannot act."""
        return self._hand(view) or ("" if view.legal else self._of_another(view))

    def _of_another(self, view: TableView) -> str:
        return self._sentences.refusal(view, Refusal(Rule.NOT_YOUR_TURN))

    def _draw(self, view: TableView) -> str:
        if DRAW in view.legal or view.why_no_draw is None:
            return ""
        return self._sentences.refusal(view, view.why_no_draw)

    def _pass(self, view: TableView) -> str:
        if PASS in view.legal or DONE in view.legal or view.why_no_pass is None:
            return ""
        return self._sentences.refusal(view, view.why_no_pass)

    def _take_back(self) -> str:
        return self.tr(
            "There is no play to take back: you have not played, or others have acted since, "
            "or a hidden tile has come to light."
        )

    def _hurry(self, view: TableView) -> str:
        if view.phase is Phase.PLAYING:
            return self.tr("It is your turn.") if view.legal else ""
        return self._hand(view)

    def _next_round(self, view: TableView) -> str:
        if view.phase is Phase.ROUND_OVER:
            return ""
        return self._hand(view) if view.phase is Phase.MATCH_OVER else self.tr("This round is not over yet.")


def _has_past(view: TableView) -> bool:
    return any(row.points is not None for row in view.scoresheet.rows)
