"""The facts of the table in the corner of the menu bar: round, engine, boneyard, seal."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QMenuBar

from mextrain_qt.bridge.published import TableView


class TableFacts(QLabel):
    """Says in a line where the match is; empty where no table is shown."""

    def __init__(self, bar: QMenuBar) -> None:
        """In the corner of ``bar``."""
        super().__init__(bar)
        self.setObjectName("facts")
        # On one level with the menus' names.
        self.setContentsMargins(0, 2, 0, 1)
        self._bar = bar
        bar.setCornerWidget(self)

    def show_table(self, view: TableView) -> None:
        """Say the facts of that table."""
        engine = f"{view.engine}|{view.engine}"
        parts = [
            self.tr("Round %1 of %2").replace("%1", str(view.round_number)).replace("%2", str(view.rounds)),
            self.tr("engine %1").replace("%1", engine),
            self.tr("boneyard %1").replace("%1", str(view.boneyard)),
        ]
        tip = ""
        if view.commitment is not None:
            parts.append(self.tr("seal %1").replace("%1", view.commitment[:8]))
            tip = self.tr(
                "This round’s deal is sealed: SHA-256 %1. After the round the deal and its salt are shown, "
                "and Play → Check the deal recomputes it."
            ).replace("%1", view.commitment)
        self.setToolTip(tip)
        self._say(" · ".join(parts) + "  ")

    def show_nothing(self) -> None:
        """Say nothing: there is no table."""
        self.setToolTip("")
        self._say("")

    def _say(self, text: str) -> None:
        if self.text() != text:
            self.setText(text)
            # The menu bar makes room for its corner only when it is given one.
            self._bar.setCornerWidget(self)
            self.show()
