"""A menu that tells of its grey entries why they are grey."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QMenu, QToolTip

from mextrain_qt.views.plain_text import as_tip


class ExplainingMenu(QMenu):
    """Where the pointer rests on an entry, its status tip is shown beside it."""

    def event(self, event: QEvent) -> bool:
        """Show the reason; an entry without one has said all in its name."""
        if event.type() == QEvent.Type.ToolTip:
            asked = cast(QHelpEvent, event)
            action = self.actionAt(asked.pos())
            text = as_tip(action.statusTip()) if action is not None else ""
            QToolTip.showText(asked.globalPos(), text, self)
            return True
        return super().event(event)
