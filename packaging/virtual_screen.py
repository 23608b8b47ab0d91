"""Runs a command on a virtual screen (Xvfb), or off screen where there is none to be had.

Run with the environment's Python: ``virtual_screen.py COMMAND...``; the exit status is the command's.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import qt_libraries
import system_packages

SIZE = "1920x1080x24"


@contextmanager
def x_server() -> Iterator[str]:
    """A virtual X server as long as the block lasts; gives its display, such as ``:99``.

    Raises OSError if the server does not start.
    """
    read, write = os.pipe()
    # -displayfd: the server picks a free number, and says it once it can be talked to.
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        command,
        pass_fds=[write],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise OSError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def have_x_server() -> bool:
    """Whether Xvfb and what Qt needs to talk to it are here, now that what may be installed is."""
    if sys.platform != "linux" or qt_libraries.obtain(["xcb"]):
        return False
    return bool(shutil.which("Xvfb")) or (system_packages.install(["Xvfb"]) and bool(shutil.which("Xvfb")))


def run(command: list[str]) -> int:
    """Run a command on a virtual screen; gives its exit status."""
    environment = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    if not have_x_server():
        print("No virtual screen (Xvfb) is to be had here: drawing off screen instead.", flush=True)
        return subprocess.run(
            command, env=environment | {"QT_QPA_PLATFORM": "offscreen"}, check=False
        ).returncode
    with x_server() as display:
        on_screen = environment | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        return subprocess.run(command, env=on_screen, check=False).returncode


def main(argv: list[str]) -> int:
    """Run the command given; being told to stop still takes the server down."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    left = qt_libraries.obtain(["offscreen"])
    if left:
        print(qt_libraries.explain(left), file=sys.stderr)
        return 1
    try:
        return run(argv)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
