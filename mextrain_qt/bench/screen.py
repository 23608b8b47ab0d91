"""What a benchmark of windows needs: something to show them on."""

from __future__ import annotations

import sys

from mextrain_qt.commands.window import has_screen


def lacks_screen() -> bool:
    """Whether there is nothing to show a window on; says so then."""
    if has_screen():
        return False
    print("there is no screen here; set QT_QPA_PLATFORM=offscreen to measure without", file=sys.stderr)
    return True
