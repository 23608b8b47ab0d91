"""Compiles the translations that go into the wheel, for hatchling.

Where there is no ``lrelease`` to do it, the translators' own files go in instead of those that are missing or
old: the program reads them too.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = Path("mextrain_qt") / "resources" / "translations"


class TranslationsHook(BuildHookInterface):
    """Runs before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what has to be and can be."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        try:
            from translations import compile_stale, is_stale
        finally:
            sys.path.pop(0)
        folder = Path(self.root) / PLACE
        compile_stale(folder)
        for source in folder.glob("*.ts"):
            if is_stale(source):
                build_data["force_include"][str(source)] = (PLACE / source.name).as_posix()
