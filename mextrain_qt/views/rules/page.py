"""The rules page as sections and entries: what is said, not how it is set."""

from __future__ import annotations

from enum import StrEnum

from mextrain_qt.model.frozen import frozen
from mextrain_qt.views.rules.anchors import Anchor


class Figure(StrEnum):
    """The small drawings."""

    START = "start"
    FIT = "fit"
    OPEN_LINE = "open-line"
    DOUBLE = "double"
    TWO_COVERS = "two-covers"
    POINTS = "points"


@frozen
class Entry:
    """One rule or piece of advice: sentences under a run-in title, with a drawing below if it has one.

    ``goes_to``: where a click on the title leads, for an entry that only points to another.
    """

    title: str
    text: str
    anchor: Anchor | None = None
    figure: Figure | None = None
    caption: str = ""
    goes_to: Anchor | None = None


@frozen
class Section:
    """A part of the page: its entries, under a title, after a sentence of its own."""

    anchor: Anchor
    title: str
    entries: tuple[Entry, ...]
    lead: str = ""
