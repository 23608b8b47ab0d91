"""What there is of everything, to see whether it becomes more."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QProcess, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from mextrain_qt.bridge.hands import OrderedHand
from mextrain_qt.bridge.publish import table_view
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.match import Match, Seat
from mextrain_qt.model.options import Options
from mextrain_qt.views.table_page import TablePage

_RISES: Final = 3
"""What rises for good more often, after the first third of all looks, and ends above all that it was in that
third, is a leak. What is only made when it is first needed rises once; what depends on the last table comes
and goes."""

LOOKS: Final = 6
"""How many looks it takes to say anything."""

_QTS_OWN: Final = frozenset({"QTipLabel", "QDesktopScreenWidget", "QWhatsThat", "QComboBoxPrivateContainer"})
"""Widgets that Qt makes for itself when it likes."""

_ONE_A_DRAWING: Final = "QSvgRenderer"
"""Made when the drawing is first needed, and kept: at most as many as there are drawings."""


def census(page: TablePage) -> Counter[str]:
    """How many there are of each class of object, of items on the table, active objects, threads, processes.

    ``page``, which nobody sees now, is shown the same table each time, so that what is on it can be compared.
    """
    page.show_table(_the_same_table(), ())
    _delete_what_is_to_be_deleted()
    found: Counter[str] = Counter()
    found["items on the table"] = len(page.board.table_scene.items())
    for thing in _everything():
        name = thing.metaObject().className()
        if name not in _QTS_OWN and name != _ONE_A_DRAWING:
            found[name] += 1
        if _acts(thing):
            found[f"active {name}"] += 1
    found["threads"] = threading.active_count()
    found["processes"] = len(_children())
    return found


def leftovers(watcher: QObject) -> list[str]:
    """Windows, active objects, threads and processes that are there although every window was closed.

    What is a part of ``watcher`` does not count.
    """
    QApplication.processEvents()
    _delete_what_is_to_be_deleted()
    windows: list[QWidget] = [
        widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() not in _QTS_OWN
    ]
    found = [f"window {type(widget).__name__}" for widget in windows if widget.parentWidget() is None]
    acting = [_owners(thing) for thing in _objects() if _acts(thing)]
    names = [
        " of ".join(type(each).__name__ for each in owners) for owners in acting if watcher not in owners
    ]
    found += [f"active {name}" for name in names]
    found += [f"thread {thread.name}" for thread in threading.enumerate()[1:]]
    found += [f"process {process}" for process in _children()]
    return found


def leaks(looks: list[Counter[str]]) -> list[str]:
    """What becomes more and more, where there were enough looks to tell."""
    third = len(looks) // 3
    if len(looks) < LOOKS:
        return []
    found = []
    for what in sorted(looks[-1]):
        counts = [look[what] for look in looks]
        # From each look on, the least there ever was again.
        least = [min(counts[place:]) for place in range(third, len(counts))]
        if len(set(least)) > _RISES and min(counts[-third:]) > max(counts[:third]):
            found.append(f"{what}: {counts}")
    return found


@cache
def _the_same_table() -> TableView:
    match = Match(Options(highest=6), (Seat("A", "person"), Seat("B", "casual")), 1)
    match.apply(match.round.legal_actions()[0])
    hand = OrderedHand()
    hand.follow(match.round.hands[0])
    return table_view(
        match, (0, 1), viewer=0, bottom=0, covered=False, hand=hand, since=(), number=1,
        can_take_back=False, can_redo=False,
    )  # fmt: skip


def _delete_what_is_to_be_deleted() -> None:
    for _ in range(3):
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _objects() -> Iterator[QObject]:
    for thing in gc.get_objects():
        if issubclass(type(thing), QObject) and shiboken6.isValid(thing):
            yield thing


def _acts(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return isinstance(thing, QProcess) and thing.state() != QProcess.ProcessState.NotRunning


def _everything() -> Iterator[QObject]:
    """Every object there is, also those that only Qt knows: what Python holds, and all its parts."""
    known: set[int] = set()
    roots = [thing for thing in _objects() if thing.parent() is None]
    for root in (*roots, *QApplication.topLevelWidgets()):
        for thing in (root, *root.findChildren(QObject)):
            address = shiboken6.getCppPointer(thing)[0]
            if address not in known:
                known.add(address)
                yield thing


def _owners(thing: QObject) -> list[QObject]:
    """It, and of what it is a part, from within."""
    owners: list[QObject] = []
    owner: QObject | None = thing
    while owner is not None:
        owners.append(owner)
        owner = owner.parent()
    return owners


def _children() -> list[str]:
    """The processes that this one has started and that are alive; none where there is no ``/proc``."""
    children: list[str] = []
    for listed in Path("/proc/self/task").glob("*/children"):
        children += listed.read_text(encoding="ascii").split()
    return children
