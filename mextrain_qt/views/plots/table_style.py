"""How tables beside plots look: flat, in the desktop's colours, with air around the words."""

from __future__ import annotations

from typing import Final

TABLE_STYLE: Final = """
QTableView { border: none; }
QTableView::item { padding: 0 8px; }
QHeaderView, QHeaderView::section { background: palette(alternate-base); border: none; }
QHeaderView::section { color: palette(text); padding: 5px 8px; font-weight: bold; }
"""
