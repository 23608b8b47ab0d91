"""Who plays the matches: this process, several processes, or a cluster.

A crew is a function from a task and the places to play to the outcomes, in the order they come in. It
holds few tasks at a time ready, so that a contest of a million matches costs no memory and stops soon.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, TypeVar

Outcome = TypeVar("Outcome")

READY: Final = 2
"""Tasks a worker has waiting besides the one it is at."""


class CrewLost(RuntimeError):
    """Those who should play are not there, or no longer; the text says why in a sentence."""


def alone(task: Callable[[int], Outcome], places: Iterable[int]) -> Iterator[Outcome]:
    """Play in this process, one match after another."""
    return map(task, places)


def together(task: Callable[[int], Outcome], places: Iterable[int], jobs: int) -> Iterator[Outcome]:
    """Play in ``jobs`` processes, which end with this one or when the iterator is closed.

    ``task`` has to be picklable.
    """
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start_worker)
    try:
        yield from _as_they_come(lambda place: pool.submit(task, place), places, jobs * (1 + READY))
    except BrokenProcessPool as broken:
        raise CrewLost("a process that played matches has died") from broken
    except BaseException:
        # Nobody waits for the matches that are being played: some take minutes.
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _as_they_come(
    submit: Callable[[int], Future[Outcome]], places: Iterable[int], at_once: int
) -> Iterator[Outcome]:
    waiting = iter(places)
    running = {submit(place) for place in islice(waiting, at_once)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {submit(place) for place in islice(waiting, len(done))}
        for future in done:
            yield future.result()


def _start_worker() -> None:
    """Leave the interrupt key to the parent, and go when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def on_cluster(task: Callable[[int], Outcome], places: Iterable[int], address: str) -> Iterator[Outcome]:
    """Play on the Dask cluster whose scheduler is at ``address``.

    Its workers need this package installed. Raises :class:`CrewLost`.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as missing:
        raise CrewLost(
            "--scheduler needs Dask, which is not installed: pip install 'mextrain-qt[cluster]'"
        ) from missing
    addressing = importlib.import_module("distributed.comm.addressing")
    try:
        addressing.get_address_host_port(addressing.normalize_address(address), strict=True)
    except ValueError as error:
        raise CrewLost(f"--scheduler {address}: {error}; an address is like tcp://host:8786") from error
    try:
        client = distributed.Client(address, timeout="10s", set_as_default=False)
    except OSError as error:
        raise CrewLost(f"no scheduler answers at {address}") from error
    with contextlib.closing(client):
        at_once = max(1, sum(client.ncores().values())) * (1 + READY)
        waiting = iter(places)

        def submit(place: int) -> Any:
            # Every place is a task of its own, whatever else the cluster was asked before.
            return client.submit(task, place, pure=False)

        running = distributed.as_completed(map(submit, islice(waiting, at_once)), loop=client.loop)
        try:
            for future in running:
                running.update(map(submit, islice(waiting, 1)))
                yield future.result()
        except (distributed.KilledWorker, CancelledError, OSError) as error:
            raise CrewLost(f"the cluster at {address} has lost a match that it was to play") from error
