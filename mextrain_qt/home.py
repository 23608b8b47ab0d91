"""The person's home folder, for all that takes it from the environment and fails where it is not there."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def settle_home() -> None:
    """See that ``HOME`` names a folder: the one the system knows for this person, else the root folder.

    Without it Qt keeps the settings in the root folder and Python's libraries keep the matches elsewhere, or
    nowhere for somebody the system does not know. Does nothing on Windows, where it means nothing.
    """
    if sys.platform == "win32" or Path(os.environ.get("HOME", "")).is_absolute():
        return
    # Not there on Windows.
    import pwd

    try:
        known = pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:
        known = ""
    os.environ["HOME"] = known if Path(known).is_absolute() else "/"
