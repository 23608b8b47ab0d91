"""Where this person's matches are kept, as the platform has it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_NAME = "mextrain-qt"


def data_folder() -> Path:
    """The folder for saved matches, records, the history and house rules; it need not exist yet."""
    if sys.platform == "linux":
        # The usual answer is known without the module that knows them all.
        kept, home = Path(os.environ.get("XDG_DATA_HOME", "")), Path(os.environ.get("HOME", ""))
        if kept.is_absolute():
            return kept / _NAME
        if home.is_absolute():
            return home / ".local" / "share" / _NAME
    import platformdirs

    return Path(platformdirs.user_data_dir(_NAME, appauthor=False))
