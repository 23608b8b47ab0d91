"""Names as they are: tool tips take whatever looks like a tag for one."""

from __future__ import annotations

from PySide6.QtGui import Qt


def as_tip(text: str) -> str:
    """``text`` for a tool tip in which every letter of it is to be seen, be it a name such as ``<b>``."""
    if not Qt.mightBeRichText(text):
        return text
    return f"<qt>{escaped(text)}</qt>".replace("\n", "<br>")


def escaped(text: str) -> str:
    """``text`` to be put among tags.

    ``html.escape`` does the same, but its module begins with the names of two thousand letters.
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
