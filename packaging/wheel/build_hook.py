"""Adds what is compiled, the translations and the master's rollouts, to the wheel, for hatchling.

Where there is no ``lrelease`` to compile translations, the translators' own files go in instead of those that
are missing or old: the program reads them too. Without a C compiler the wheel is one for every system.
"""

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TRANSLATIONS = Path("mextrain_qt") / "resources" / "translations"


class BuildHook(BuildHookInterface):
    """Runs before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what has to be and can be; a checkout that is installed as it lies finds it there."""
        root = Path(self.root)
        sys.path.insert(0, str(root / "packaging"))
        try:
            import extension
            import translations
        finally:
            sys.path.pop(0)
        compiled = self._compile_rollouts(extension, root)
        if version == "editable":
            return
        if compiled:
            system = sysconfig.get_platform().translate(str.maketrans("-.", "__"))
            build_data["pure_python"] = False
            build_data["tag"] = f"cp311-abi3-{system}"
            module = extension.built(root)
            build_data["force_include"][str(module)] = module.relative_to(root).as_posix()
        translations.compile_stale(root / TRANSLATIONS)
        for source in (root / TRANSLATIONS).glob("*.ts"):
            if translations.is_stale(source):
                build_data["force_include"][str(source)] = (TRANSLATIONS / source.name).as_posix()

    def _compile_rollouts(self, extension: Any, root: Path) -> bool:
        try:
            extension.compile_stale(root)
        except extension.Uncompiled as reason:
            self.app.display_warning(f"The master's search stays in Python: {reason}")
            return False
        return True
