"""Measures how long a program takes until its window is on the screen.

Run with the environment's Python: ``virtual_screen.py PYTHON measure_start.py RUNS COMMAND...``, such as
``… measure_start.py 10 build/bundle/mextrain-qt/mextrain-qt``. Prints milliseconds: the first run, and the
least, the median and the greatest of the others, and the least time that the processor worked for it, which
what else runs on the machine changes little. Needs xwininfo (Debian: x11-utils).
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

TITLE = '"Mexican Train'
PATIENCE = 60.0


def is_viewable(window: str) -> bool:
    """Whether the window with this number is on the screen."""
    done = subprocess.run(["xwininfo", "-id", window], capture_output=True, text=True, check=False)
    return "IsViewable" in done.stdout


def has_window() -> bool:
    """Whether a window of the game is on the screen; Qt makes others of that name which never are."""
    # It fails where a window goes while it looks: then it is asked again.
    done = subprocess.run(["xwininfo", "-root", "-tree"], capture_output=True, text=True, check=False)
    return any(is_viewable(line.split()[0]) for line in done.stdout.splitlines() if TITLE in line)


def one_start(command: list[str]) -> tuple[float, float]:
    """Seconds from starting the command until its window is there, by the clock and of the processor's time.

    Raises SystemExit where it never is.
    """
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        begin = time.perf_counter()
        process = subprocess.Popen(command, env=os.environ | folders, stdin=subprocess.DEVNULL)
        while not has_window():
            if process.poll() is not None or time.perf_counter() - begin > PATIENCE:
                process.kill()
                process.wait()
                raise SystemExit(f"{command[0]} showed no window called {TITLE[1:]}")
        passed = time.perf_counter() - begin
        process.kill()
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = -signal.SIGKILL
        return passed, used.ru_utime + used.ru_stime


def main(argv: list[str]) -> int:
    """Measure as many starts as asked for."""
    if len(argv) < 2 or not argv[0].isdecimal() or int(argv[0]) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    starts = [one_start(argv[1:]) for _ in range(int(argv[0]))]
    first, *others = (passed * 1000 for passed, _ in starts)
    print(
        f"first {first:.0f} ms; others: least {min(others):.0f}, median {statistics.median(others):.0f}, "
        f"greatest {max(others):.0f} ms; processor: {min(used for _, used in starts) * 1000:.0f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
