"""The names that nobody was given, in whatever language they were made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTranslator

from mextrain_qt.languages import LANGUAGES, translations_folder, translator
from mextrain_qt.views.new_game.player_text import PlayerText


class _ForeignPlayerText(PlayerText):
    """The words for players in a language that need not be the one in force."""

    def __init__(self, language: QTranslator | None) -> None:
        super().__init__()
        self._language = language

    def tr(self, text: str, *rest: object) -> str:
        """The text in that language."""
        said = self._language.translate("PlayerText", text) if self._language is not None else ""
        return said or text


def usual_names_everywhere(kinds: Sequence[str]) -> list[frozenset[str]]:
    """For every seat, given who plays it, the names it has in any language unless it is given one."""
    texts = [_ForeignPlayerText(translator(code, translations_folder())) for code in LANGUAGES]
    lists = [text.names([""] * len(kinds), kinds) for text in texts]
    return [frozenset(names) for names in zip(*lists, strict=True)]
