"""Reads the files in which translators work, in Qt Linguist's XML, without compiling them.

The format: https://doc.qt.io/qt-6/linguist-ts-file-format.html
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QObject, QTranslator

PLURAL_FORMS: Final[dict[str, Callable[[int], int]]] = {
    "en": lambda n: int(n != 1),
    "es": lambda n: int(n != 1),
    "fr": lambda n: int(n > 1),
    "ru": lambda n: 0 if n % 10 == 1 and n % 100 != 11 else 1 if _is_few(n) else 2,
}
"""For every language, which of its forms (from 0) goes with a number; the same as lrelease's."""

Key = tuple[str, str, str]


def _is_few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


class TranslatorsFile(QTranslator):
    """The finished texts of one file, as a translator that an application can install."""

    def __init__(self, path: Path, code: str, parent: QObject | None = None) -> None:
        """Read ``path``, a file in the language ``code`` of :data:`PLURAL_FORMS`.

        Raises ``OSError`` and ``xml.etree.ElementTree.ParseError``.
        """
        super().__init__(parent)
        self._form = PLURAL_FORMS[code]
        self._texts: dict[Key, tuple[str, ...]] = {}
        for context in ElementTree.parse(path).iter("context"):
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                self._add(name, message)

    def _add(self, context: str, message: ElementTree.Element) -> None:
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            return
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        key = (context, message.findtext("source") or "", message.findtext("comment") or "")
        self._texts[key] = tuple(forms)

    def isEmpty(self) -> bool:
        """Whether it holds no text; Qt asks before it installs it."""
        return not self._texts

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The text, in the form that goes with ``n``; ``None`` where this file has none."""
        forms = self._texts.get((context, source, disambiguation or ""))
        if forms is None:
            return None
        return forms[min(self._form(n), len(forms) - 1)] if n >= 0 else forms[0]
