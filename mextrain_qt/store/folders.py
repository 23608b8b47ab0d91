"""Where this person's matches are kept, as the platform has it."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The folder for saved matches, records, the history and house rules; it need not exist yet."""
    return Path(platformdirs.user_data_dir("mextrain-qt", appauthor=False))
