"""Which of the window's actions make sense now; those that do not say why."""

from __future__ import annotations

from PySide6.QtGui import QAction

from mextrain_qt.views.actions import WindowActions
from mextrain_qt.views.offers import Offers


def enable_actions(actions: WindowActions, offers: Offers) -> None:
    """Enable what is offered."""
    for action in (actions.rematch, actions.copy_position, actions.set_bookmark, actions.inspect):
        offer(action, offers.table)
    for action in (
        actions.save_record,
        actions.leave,
        actions.print_scoresheet,
        actions.pdf_scoresheet,
        actions.zoom_in,
        actions.zoom_out,
        actions.zoom_fit,
    ):
        offer(action, offers.sight)
    for action, why in (
        (actions.arrange, offers.arrange),
        (actions.flip, offers.flip),
        (actions.hint, offers.hint),
        (actions.draw, offers.draw),
        (actions.pass_turn, offers.pass_turn),
        (actions.undo, offers.undo),
        (actions.take_back, offers.take_back),
        (actions.redo, offers.redo),
        (actions.replay, offers.past),
        (actions.review, offers.past),
        (actions.hurry, offers.hurry),
        (actions.next_round, offers.next_round),
        (actions.restart_deal, offers.deal),
        (actions.check_deal, offers.check_deal),
        (actions.bookmarks.menuAction(), offers.bookmarks),
    ):
        offer(action, why)


def offer(action: QAction, why: str) -> None:
    """Enable an action, or grey it and let it say ``why``."""
    action.setEnabled(not why)
    action.setStatusTip(why)
