"""What of Qt and of Python's threads is alive, to see what a test leaves behind."""

import gc
import threading
from collections.abc import Iterator
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QProcess,
    QThread,
    QThreadPool,
    QTimer,
)
from PySide6.QtWidgets import QApplication

# Windows that Qt makes for itself and keeps.
QTS_OWN = {"QTipLabel", "QDesktopScreenWidget", "QWhatsThat"}


@dataclass(frozen=True)
class Alive:
    """Windows without a parent, and whatever runs by itself, at one moment."""

    things: tuple[object, ...]

    @classmethod
    def now(cls) -> "Alive":
        """What is alive once all that was to be deleted has been."""
        for _ in range(2):
            gc.collect()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return cls((*windows(), *running(), *threads()))

    def since(self, before: "Alive") -> list[str]:
        """What was not there before, in words."""
        known = {id(thing) for thing in before.things}
        return [describe(thing) for thing in self.things if id(thing) not in known]


def windows() -> Iterator[QObject]:
    """The windows that no other window owns, shown or not."""
    for widget in QApplication.topLevelWidgets():
        if widget.parentWidget() is None and widget.metaObject().className() not in QTS_OWN:
            yield widget


def running() -> Iterator[object]:
    """Timers that tick, animations that play, threads and processes that run."""
    for thing in gc.get_objects():
        # Not isinstance: a stand-in may claim any class, and run code when it is asked.
        kind = type(thing)
        if issubclass(kind, QObject) and shiboken6.isValid(thing) and runs(thing):
            yield thing
    if QThreadPool.globalInstance().activeThreadCount() and not QThreadPool.globalInstance().waitForDone(
        1000
    ):
        yield QThreadPool.globalInstance()


def runs(thing: QObject) -> bool:
    """Whether this object acts by itself."""
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return isinstance(thing, QProcess) and thing.state() != QProcess.ProcessState.NotRunning


def threads() -> Iterator[threading.Thread]:
    """Python's own threads, but for those that may outlive everything."""
    for thread in threading.enumerate():
        if not thread.daemon:
            yield thread


def describe(thing: object) -> str:
    """A name a reader can look for."""
    if isinstance(thing, QObject):
        return f"{type(thing).__name__} {thing.objectName()!r}"
    return repr(thing)
