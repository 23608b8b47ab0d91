"""What there is of everything, to see whether it becomes more."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Final

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QProcess, QThread, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView

_LOOKS: Final = 3
"""What grows from the first census to the last, and never shrinks in between, is a leak."""

_QTS_OWN: Final = frozenset({"QTipLabel", "QDesktopScreenWidget", "QWhatsThat", "QComboBoxPrivateContainer"})
"""Widgets that Qt makes for itself when it likes."""


def census() -> Counter[str]:
    """How many there are of each kind of widget, scene item, active object, thread and process."""
    for _ in range(3):
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found: Counter[str] = Counter()
    for widget in QApplication.allWidgets():
        name = widget.metaObject().className()
        if name not in _QTS_OWN:
            found[f"widget {name}"] += 1
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            found["items in scenes"] += len(widget.scene().items())
    for thing in gc.get_objects():
        kind = type(thing)
        if issubclass(kind, QObject) and shiboken6.isValid(thing):
            found["objects"] += 1
            if _acts(thing):
                found[f"active {kind.__name__}"] += 1
    found["threads"] = threading.active_count()
    found["processes"] = len(_children())
    return found


def _acts(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return isinstance(thing, QProcess) and thing.state() != QProcess.ProcessState.NotRunning


def _children() -> list[str]:
    """The processes that this one has started and that are alive; none where there is no ``/proc``."""
    children: list[str] = []
    for listed in Path("/proc/self/task").glob("*/children"):
        children += listed.read_text(encoding="ascii").split()
    return children


def leaks(looks: list[Counter[str]]) -> list[str]:
    """What has become more at every look after the first, where there were enough."""
    later = looks[1:]
    if len(later) < _LOOKS:
        return []
    found = []
    for what in sorted(later[-1]):
        counts = [look[what] for look in later]
        if all(after > before for before, after in pairwise(counts)):
            found.append(f"{what}: {counts}")
    return found
