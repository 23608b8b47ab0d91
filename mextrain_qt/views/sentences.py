"""The sentences of the table: what is to be done, what happened, and why something was refused."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mextrain_qt.bridge.published import DealReport, Phase, TableView
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, Play
from mextrain_qt.model.events import (
    DoubleCovered,
    DoubleReleased,
    Event,
    Knocked,
    RoundEnded,
    SeatDone,
    SeatPassed,
    TileDrawn,
    TileLaid,
)
from mextrain_qt.model.refusal import Refusal, Rule


class Sentences(QObject):
    """Makes sentences about a table; names come from the view."""

    # A line is named in three ways, since other languages have a case or a preposition for each.

    def line_name(self, view: TableView, line: int) -> str:
        """A line as what a sentence is about: "your line", "Bea's line", "the Mexican train"."""
        if line == MEXICAN:
            return self.tr("the Mexican train")
        if line == view.viewer:
            return self.tr("your line")
        return self.tr("%1’s line").replace("%1", view.seats[line].name)

    def on_line(self, view: TableView, line: int) -> str:
        """A line as the place where something lies: "on your line"."""
        if line == MEXICAN:
            return self.tr("on the Mexican train", "where something lies")
        if line == view.viewer:
            return self.tr("on your line", "where something lies")
        return self.tr("on %1’s line", "where something lies").replace("%1", view.seats[line].name)

    def onto_line(self, view: TableView, line: int) -> str:
        """A line as the place where something is laid: "on your line"."""
        if line == MEXICAN:
            return self.tr("on the Mexican train", "where something is laid")
        if line == view.viewer:
            return self.tr("on your line", "where something is laid")
        return self.tr("on %1’s line", "where something is laid").replace("%1", view.seats[line].name)

    def level_name(self, player: str) -> str:
        """What a kind of player is called."""
        names = {
            "person": self.tr("You"),
            "novice": self.tr("Novice"),
            "casual": self.tr("Casual"),
            "steady": self.tr("Steady"),
            "planner": self.tr("Planner"),
            "master": self.tr("Master"),
        }
        return names.get(player, player)

    def status(self, view: TableView) -> str:
        """What there is to do now, in one sentence."""
        if view.phase is Phase.MATCH_OVER:
            return self.winners(view)
        if view.phase is Phase.ROUND_OVER:
            return self.round_end(view)
        mover = view.seats[view.to_move]
        if view.phase is Phase.COVERED:
            return self.tr("It is %1’s turn.").replace("%1", mover.name)
        if view.viewer != view.to_move:
            return self._waiting(view)
        if view.must_cover is not None and view.legal in ((DRAW,), (PASS,)):
            return self._cannot_cover(view, view.must_cover)
        if view.legal == (DRAW,):
            return self.tr("Nothing fits: draw a tile.")
        if view.legal == (PASS,):
            if view.drew:
                return self.tr("The drawn tile does not fit: pass.")
            return self.tr("Nothing fits and the boneyard is empty: pass.")
        if view.legal == (DONE,):
            return self.tr("Nothing more fits here: you are done.")
        if view.must_cover is not None and not any(
            isinstance(action, Play) and action.line != view.must_cover for action in view.legal
        ):
            return self._cover(view, view.must_cover)
        if view.must_cover is not None:
            return self.tr("Cover the golden double, or lay another double.")
        if view.drew and PASS in view.legal:
            return self.tr("You may lay the drawn tile, or pass.")
        if view.drew:
            return self.tr("The drawn tile fits: lay it.")
        if DONE in view.legal:
            return self.tr("Go on along your line, or say that you are done.")
        return self.tr("Your turn: play a tile.")

    def _waiting(self, view: TableView) -> str:
        mover = view.seats[view.to_move]
        if view.must_cover is not None:
            text = self.tr("%1 has to cover the golden double %2.")
            return text.replace("%1", mover.name).replace("%2", self.on_line(view, view.must_cover))
        return self.tr("%1 is thinking …").replace("%1", mover.name)

    def _cannot_cover(self, view: TableView, line: int) -> str:
        if view.legal == (DRAW,):
            text = self.tr("You cannot cover the golden double %1: draw a tile.")
        else:
            text = self.tr("You cannot cover the golden double %1: pass.")
        return text.replace("%1", self.on_line(view, line))

    def _cover(self, view: TableView, line: int) -> str:
        return self.tr("Cover the golden double %1 first.").replace("%1", self.on_line(view, line))

    def round_end(self, view: TableView) -> str:
        """How the round ended."""
        result = view.result
        if result is None:
            return ""
        if result.seat is None:
            return self.tr("The round is blocked: nobody can go on.")
        if result.seat == view.viewer:
            return self.tr("You are out: the round is yours.")
        return self.tr("%1 is out and wins the round.").replace("%1", view.seats[result.seat].name)

    def winners(self, view: TableView) -> str:
        """Who has won the match."""
        names = [view.seats[seat].name for seat in view.winners]
        if view.viewer is not None and view.winners == (view.viewer,):
            return self.tr("You win the match!")
        if len(names) == 1:
            return self.tr("%1 wins the match.").replace("%1", names[0])
        return self.tr("%1 share the match.").replace("%1", ", ".join(names))

    def refusal(self, view: TableView, refusal: Refusal) -> str:
        """Why something was refused, in one sentence."""
        line = refusal.line
        if refusal.rule is Rule.COVER_FIRST and line is not None:
            text = self.tr("The golden double %1 has to be covered first.")
            return text.replace("%1", self.on_line(view, line))
        if refusal.rule is Rule.DOES_NOT_FIT:
            text = self.tr("That tile does not fit: %1 ends in %2.")
            return text.replace("%1", self.line_name(view, line if line is not None else MEXICAN)).replace(
                "%2", str(refusal.number)
            )
        if refusal.rule is Rule.LINE_CLOSED:
            return self.tr("That line is closed.")
        if refusal.rule is Rule.NOT_YOUR_TURN:
            return self.tr("It is %1’s turn.").replace("%1", view.seats[view.to_move].name)
        return self._plain_refusal(refusal.rule)

    def _plain_refusal(self, rule: Rule) -> str:
        sentences = {
            Rule.ROUND_OVER: self.tr("The round is over."),
            Rule.NO_SUCH_LINE: self.tr("There is no such line at this table."),
            Rule.NOT_IN_HAND: self.tr("You do not hold that tile."),
            Rule.OWN_LINE_FIRST: self.tr("Start your own line first: this house plays nowhere else before."),
            Rule.BURST_OWN_LINE: self.tr("After the first tile of a burst only your own line may be used."),
            Rule.MEXICAN_LATER: self.tr("The Mexican train may not be started yet."),
            Rule.DOUBLE_WAITS: self.tr("That double is not the oldest one that is open."),
            Rule.MUST_PLAY: self.tr("You hold a tile that fits, so you have to play."),
            Rule.MUST_DRAW: self.tr("Draw a tile before you pass."),
            Rule.MUST_LAY_DRAWN: self.tr("The drawn tile fits and has to be laid."),
            Rule.DREW_ALREADY: self.tr("You have drawn already."),
            Rule.BONEYARD_EMPTY: self.tr("The boneyard is empty."),
            Rule.NOT_DONE: self.tr("You cannot end your turn like that now."),
            Rule.SAY_DONE: self.tr("You are done: this house lets your double go."),
        }
        return sentences[rule]

    def no_train(self, view: TableView) -> str:
        """Why a hand was arranged without a train at its head."""
        own = view.line(view.viewer if view.viewer is not None else view.bottom)
        text = self.tr("No tile of your hand fits your line, which ends in %1: the tiles are only sorted.")
        return text.replace("%1", str(own.end))

    def happening(self, view: TableView, event: Event) -> str:
        """What happened, in a few words; empty for what needs none."""
        if isinstance(event, DoubleReleased):
            text = self.tr("the double %1 is dead and waits no longer")
            return text.replace("%1", f"{event.number}-{event.number}")
        if isinstance(event, RoundEnded):
            return self.round_end(view)
        if isinstance(event, TileLaid):
            own = event.seat == view.viewer
            text = self.tr("You laid %2 %3") if own else self.tr("%1 laid %2 %3")
            text = text.replace("%2", f"{event.inner}-{event.outer}")
            if event.line == event.seat and not own:
                place = self.tr("on their own line", "where one seat, of whatever sex, lays a tile")
            else:
                place = self.onto_line(view, event.line)
            return text.replace("%3", place).replace("%1", view.seats[event.seat].name)
        if isinstance(event, TileDrawn | SeatPassed | SeatDone | Knocked | DoubleCovered):
            if event.seat == view.viewer:
                return self._own_happening(event)
            return self._happening_to(event).replace("%1", view.seats[event.seat].name)
        return ""

    def _own_happening(self, event: TileDrawn | SeatPassed | SeatDone | Knocked | DoubleCovered) -> str:
        if isinstance(event, TileDrawn):
            return self.tr("You drew")
        if isinstance(event, SeatPassed):
            return self.tr("You passed")
        if isinstance(event, SeatDone):
            return self.tr("You are done")
        if isinstance(event, Knocked):
            return self.tr("You have one tile left")
        return self.tr("You covered the double")

    def _happening_to(self, event: TileDrawn | SeatPassed | SeatDone | Knocked | DoubleCovered) -> str:
        if isinstance(event, TileDrawn):
            return self.tr("%1 drew")
        if isinstance(event, SeatPassed):
            return self.tr("%1 passed")
        if isinstance(event, SeatDone):
            return self.tr("%1 is done")
        if isinstance(event, Knocked):
            return self.tr("%1 has one tile left")
        return self.tr("%1 covered the double")

    def deal_report(self, report: DealReport) -> str:
        """What can be said of a sealed deal now."""
        if report.order is None or report.salt is None:
            text = self.tr(
                "This round’s deal is sealed with the SHA-256 commitment\n%1\n\nKeep it if you like: when "
                "the round is over, the deal and its salt are shown and can be checked against it."
            )
            return text.replace("%1", report.commitment)
        if report.recomputed == report.commitment:
            verdict = self.tr("The deal is the one that was promised before the round.")
        else:
            verdict = self.tr("The deal is NOT the one that was promised before the round.")
        parts = [
            verdict,
            self.tr("Promised: %1").replace("%1", report.commitment),
            self.tr("Recomputed: %1").replace("%1", report.recomputed or ""),
            self.tr("Salt: %1").replace("%1", report.salt),
            self.tr("Deal: %1").replace("%1", " ".join(map(str, report.order))),
            self.tr(
                "To check it yourself, take the SHA-256 of the salt and the tiles, joined by single spaces."
            ),
        ]
        return "\n\n".join(parts)
