"""Names as they are: tool tips take whatever looks like a tag for one."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def as_tip(text: str) -> str:
    """``text`` for a tool tip in which every letter of it is to be seen, be it a name such as ``<b>``."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")
