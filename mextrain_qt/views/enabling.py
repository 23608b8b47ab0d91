"""Which of the window's actions make sense now."""

from __future__ import annotations

from mextrain_qt.bridge.published import Phase, TableView
from mextrain_qt.views.actions import WindowActions


def enable_actions(actions: WindowActions, view: TableView | None, *, replaying: bool) -> None:
    """Enable what can be done at the table ``view`` (``None``: at none), or in a replay."""
    on_table = view is not None
    has_hand = view is not None and bool(view.hand) and view.phase is Phase.PLAYING
    playing = view is not None and bool(view.legal)
    past = view is not None and any(row.points is not None for row in view.scoresheet.rows)
    for action in (actions.rematch, actions.copy_position, actions.set_bookmark, actions.inspect):
        action.setEnabled(on_table)
    for action in (actions.arrange, actions.flip, actions.undo):
        action.setEnabled(has_hand)
    for action in (actions.draw, actions.pass_turn, actions.hint):
        action.setEnabled(playing)
    for action in (actions.replay, actions.review):
        action.setEnabled(past)
    for action in (
        actions.save_record,
        actions.leave,
        actions.print_scoresheet,
        actions.pdf_scoresheet,
        actions.zoom_in,
        actions.zoom_out,
        actions.zoom_fit,
    ):
        action.setEnabled(on_table or replaying)
    actions.bookmarks.setEnabled(view is not None and view.phase is not Phase.MATCH_OVER)
    actions.restart_deal.setEnabled(view is not None and view.number is not None)
    actions.redo.setEnabled(view is not None and view.can_redo)
    actions.hurry.setEnabled(view is not None and view.phase is Phase.PLAYING and not playing)
    actions.next_round.setEnabled(view is not None and view.phase is Phase.ROUND_OVER)
    actions.check_deal.setEnabled(view is not None and view.commitment is not None)
