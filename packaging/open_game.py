"""Opens the game; on a machine without a screen it has a whole match played on a virtual one.

Run with the environment's Python: ``open_game.py [OPTION...]``; options go to the game.
"""

import ctypes
import os
import socket
import subprocess
import sys
from pathlib import Path

import qt_libraries
import virtual_screen

DEMO = "build/demo"
GAME = str(Path(sys.executable).with_name("mextrain-qt"))


def wayland_opens() -> bool:
    """Whether there is a Wayland compositor to talk to."""
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name))
    except OSError:
        return False
    return True


def x_opens() -> bool:
    """Whether the X display that the surroundings name can be opened."""
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        # Without the library nobody can tell: Qt's libraries come first.
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not error


def screen() -> str:
    """The platform whose screen can be opened: xcb, wayland, one the person chose, or nothing."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if sys.platform != "linux" or chosen not in ("", "xcb", "wayland", "offscreen", "minimal"):
        return chosen or sys.platform
    if chosen != "xcb" and wayland_opens():
        return "wayland"
    return "xcb" if x_opens() else ""


def no_screen() -> str:
    """One line that says that there is no screen, and what happens instead."""
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    why = f"The screen {display} cannot be opened" if display else "There is no screen here"
    return f"{why}: four computer players play a whole match on a virtual one; pictures of it go to {DEMO}/."


def main(argv: list[str]) -> int:
    """Open the game, or have the demonstration match played."""
    platform = screen()
    if platform in ("xcb", "wayland"):
        left = qt_libraries.obtain([platform])
        if left:
            print(qt_libraries.explain(left), file=sys.stderr)
            return 1
        # The libraries may have come only now, and with them the answer.
        platform = screen()
    if not platform:
        print(no_screen(), flush=True)
        return virtual_screen.main([GAME, "--demo", DEMO, *argv])
    try:
        return subprocess.run([GAME, *argv], check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
