"""The words of a review: what was played, what would have been better, and how sure that is."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from mextrain_qt.bridge.review import Judged, Summary, Verdict
from mextrain_qt.bridge.setup import SeatSetup
from mextrain_qt.model.actions import DONE, DRAW, MEXICAN, PASS, Action, Play
from mextrain_qt.views.plates import seat_letters


class ReviewWords(QObject):
    """Makes the sentences of a review; names come from the seats."""

    def action(self, action: Action, seat: int, seats: tuple[SeatSetup, ...]) -> str:
        """An action in a few words, as ``12-4 → own line``."""
        if isinstance(action, Play) and action.line == seat:
            return f"{action.tile} → {self.tr('own line')}"
        if isinstance(action, Play) and action.line == MEXICAN:
            return f"{action.tile} → {self.tr('Mexican train')}"
        if isinstance(action, Play):
            return f"{action.tile} → {seats[action.line].name}"
        return self.short_action(action, seats)

    def short_action(self, action: Action, seats: tuple[SeatSetup, ...]) -> str:
        """The same with the sign of the line as on the table, as ``12-4 → B``."""
        if isinstance(action, Play):
            letters = seat_letters([each.name for each in seats])
            return f"{action.tile} → {'M' if action.line == MEXICAN else letters[action.line]}"
        if action is DRAW:
            return self.tr("draw")
        if action is PASS:
            return self.tr("pass")
        return self.tr("done") if action is DONE else str(action)

    def points(self, points: float, *, sign: bool = False) -> str:
        """A number of points, to a tenth, as this language writes it."""
        text = QLocale().toString(abs(points), "f", 1)
        if points < -0.05:
            return f"−{text}"
        return f"+{text}" if sign and points > 0.05 else text

    def cost(self, judged: Judged) -> str:
        """What a play cost, with its 95 % interval; a dash where nothing better was found."""
        if judged.verdict is Verdict.BEST:
            return "–"
        return f"{self.points(judged.cost)} ± {self.points(judged.interval)}"

    def verdict(self, judged: Judged, seats: tuple[SeatSetup, ...]) -> str:
        """What can be said of a decision, in a sentence."""
        if judged.deals == 0:
            return self.tr("This decision could not be worked out.")
        played = self.action(judged.played, judged.seat, seats)
        if judged.verdict is Verdict.BEST:
            text = self.tr("%1 was the best the master could find.")
            return text.replace("%1", played)
        best = self.action(judged.best, judged.seat, seats)
        if judged.verdict is Verdict.EVEN:
            text = self.tr("%1 and %2 cannot be told apart: a difference of %3 points is within the noise.")
        else:
            text = self.tr("Instead of %1 the master would play %2, worth %3 points more.")
        return text.replace("%1", played).replace("%2", best).replace("%3", self.cost(judged))

    def summary(self, summary: Summary) -> str:
        """What can be said of all decisions together."""
        if summary.decisions == 0:
            return ""
        parts = [self.tr("%n decision(s) reviewed.", "", summary.decisions)]
        if summary.best:
            parts.append(self.tr("In %n nothing better was found.", "", summary.best))
        if summary.even:
            parts.append(self.tr("In %n the difference is within the noise.", "", summary.even))
        if summary.worse:
            text = self.tr("%n clearly cost points: %1 ± %2 together.", "", summary.worse)
            parts.append(
                text.replace("%1", self.points(summary.cost)).replace("%2", self.points(summary.interval))
            )
        else:
            parts.append(self.tr("None clearly cost points."))
        return " ".join(parts)
